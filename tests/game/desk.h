#pragma once
// All that a scene is handed, in memory: what was kept can be asked, time moves when told to.

#include <map>
#include <string>
#include <vector>

#include "game/scenes/services.h"
#include "tests/game/answered.h"

namespace game {

class KeeperInMemory : public Keeper {
public:
    void keep(const engine::SavedGame& game) override
    {
        kept.insert_or_assign(game.id, game);
        deeds.push_back("game");
    }
    void keep(const engine::RecordBook& records) override
    {
        book = records;
        deeds.push_back("records");
    }
    void keep(const Settings& settings) override
    {
        taste = settings;
        deeds.push_back("settings");
    }
    void forget_game(const std::string& id) override
    {
        kept.erase(id);
        deeds.push_back("forget");
    }
    void let_last_one_be_kept() override { ++waits; }
    std::future<std::vector<engine::GameSummary>> games() override
    {
        return answered(std::vector<engine::GameSummary>{});
    }
    std::future<engine::Result<engine::SavedGame>> load_game(const std::string& id) override
    {
        const auto found = kept.find(id);
        using Found = engine::Result<engine::SavedGame>;
        if (found == kept.end())
            return answered(Found(engine::Failure{engine::Message{"No such game"}}));
        return answered(Found(found->second));
    }
    std::vector<engine::StoreNotice> take_notices() override { return {}; }
    std::optional<engine::Message> trouble() const override { return trouble_now; }
    bool is_still_saving() const override { return still_saving; }

    std::map<std::string, engine::SavedGame> kept;
    engine::RecordBook book;
    Settings taste;
    std::vector<std::string> deeds;
    int waits = 0;
    std::optional<engine::Message> trouble_now;
    bool still_saving = false;
};

class OutsideInMemory : public Outside {
public:
    engine::MonotonicTime now() const override { return time; }
    std::int64_t date() const override { return 1700000000; }
    std::string local_date(std::int64_t) const override { return "2023-11-14"; }
    std::uint64_t random_seed() override { return ++seed; }
    std::string picture_path() override { return "picture.png"; }
    void toggle_full_screen() override {}
    void settings_changed() override {}
    void tell(engine::StoreNotice notice) override { told.push_back(std::move(notice)); }
    void take_text(bool on) override { takes_text = on; }
    std::string clipboard() const override { return copied; }

    engine::MonotonicTime time{5000};
    std::uint64_t seed = 1;
    bool takes_text = false;
    std::string copied;
    std::vector<engine::StoreNotice> told;
};

struct Desk {
    engine::Catalogue words;
    Settings settings;
    engine::RecordBook records;
    KeeperInMemory keeper;
    OutsideInMemory outside;
    Theme theme;
    std::vector<Theme> themes;
    std::vector<engine::Language> languages;
    Services services{words, settings, records, keeper, outside, theme, themes, languages, "/data"};
};

} // namespace game
