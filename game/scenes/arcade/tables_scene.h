#pragma once
// A screen with the tables of the arcade modes, which it reads again whenever it is laid out.

#include <optional>

#include "engine/arcade/arcade_book.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/waiting/pending.h"

namespace game {

class TablesScene : public MenuScene {
public:
    using MenuScene::MenuScene;

    HelpTopic help_topic() const override { return HelpTopic::Arcade; }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        reading_ = Pending(services_.saves.ask(&SavedData::arcade_tables));
        take_tables();
        MenuScene::lay_out(window, measure);
    }

    Transition update(engine::MonotonicTime) override
    {
        if (take_tables())
            place_again();
        return {};
    }
    bool is_busy() const override { return reading_.is_waiting(); }
    std::optional<engine::PlayTime> next_change() const override
    {
        return reading_.is_waiting() ? std::optional(engine::PlayTime{30}) : std::nullopt;
    }

protected:
    const engine::ArcadeBook& tables() const { return tables_; }
    virtual void tables_are_there() {} // before they are shown

private:
    bool take_tables()
    {
        auto tables = reading_.take();
        if (!tables)
            return false;
        tables_ = *std::move(tables);
        tables_are_there();
        return true;
    }

    engine::ArcadeBook tables_;
    Pending<engine::ArcadeBook> reading_;
};

} // namespace game
