#pragma once
// What the two screens of the book of records share: the switch between them.

#include <optional>

#include "game/scenes/menu_scene.h"

namespace game {

enum class RecordsPageKind { BestTimes, Statistics };

class RecordsPage : public MenuScene {
public:
    RecordsPage(Services& services, RecordsPageKind kind) : MenuScene(services), kind_(kind) {}

protected:
    std::string title() const override { return tr("Records"); }
    std::string remark() const override;
    // Places the switch: in the header or, where there is no room, at the top of the content.
    // Returns what is left of the content.
    Rect place_pages(Rect content);
    // The key that goes to the other page.
    std::optional<Transition> take_key(const KeyPressed& key) override;
    KeyHint other_page() const;

private:
    Transition go_to_other() const;
    bool is_in_header(int width) const;

    RecordsPageKind kind_;
};

} // namespace game
