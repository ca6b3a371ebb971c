#pragma once
// The services of a scene, in memory: a test can read what was saved, and time passes only on
// command.

#include <map>
#include <string>
#include <vector>

#include "game/scenes/services.h"
#include "tests/game/answered.h"
#include "tests/game/data_in_memory.h"

namespace game {

class SavesInMemory : public DataInMemory {
public:
    void save(const engine::SavedGame& game) override
    {
        saved.insert_or_assign(game.id, game);
        calls.push_back("game");
    }
    void save(const engine::RecordBook& records) override
    {
        book = records;
        calls.push_back("records");
    }
    void save(const Settings& settings) override
    {
        taste = settings;
        calls.push_back("settings");
    }
    void delete_game(const std::string& id) override
    {
        saved.erase(id);
        calls.push_back("forget");
    }
    void wait_for_last_save() override { ++waits; }
    std::future<std::vector<engine::GameSummary>> games() override
    {
        return answered(std::vector<engine::GameSummary>{});
    }
    std::future<engine::Result<engine::SavedGame>> load_game(const std::string& id) override
    {
        const auto found = saved.find(id);
        using Found = engine::Result<engine::SavedGame>;
        if (found == saved.end())
            return answered(Found(engine::Failure{engine::Message{"No such game"}}));
        return answered(Found(found->second));
    }
    std::vector<engine::StoreNotice> take_notices() override { return {}; }
    std::optional<engine::Message> save_error() const override { return save_error_now; }
    bool is_still_saving() const override { return still_saving; }

    std::map<std::string, engine::SavedGame> saved;
    engine::RecordBook book;
    Settings taste;
    std::vector<std::string> calls;
    int waits = 0;
    std::optional<engine::Message> save_error_now;
    bool still_saving = false;
};

class HostInMemory : public Host {
public:
    engine::MonotonicTime now() const override { return time; }
    std::int64_t date() const override { return 1700000000; }
    std::string local_date(std::int64_t) const override { return "2023-11-14"; }
    std::string local_time(std::int64_t) const override { return "22:13"; }
    std::uint64_t random_seed() override { return ++seed; }
    std::string picture_path() override { return "picture.png"; }
    void toggle_full_screen() override {}
    void settings_changed() override {}
    void show_notice(engine::StoreNotice notice) override { shown.push_back(std::move(notice)); }
    void enable_text_input(bool on) override { takes_text = on; }
    std::string clipboard() const override { return copied; }
    bool copy(const std::string& text) override
    {
        copied = text;
        return true;
    }
    Hands hands() const override { return in_use; }
    void rumble(Rumble rumble) override { felt.push_back(rumble); }
    void speak(const Utterance& utterance) override { spoken.push_back(utterance.text); }
    KeyLabels key_labels() const override { return keyboard; }

    Hands in_use;
    std::vector<Rumble> felt;
    std::vector<std::string> spoken;
    KeyLabels keyboard;
    engine::MonotonicTime time{5000};
    std::uint64_t seed = 1;
    bool takes_text = false;
    std::string copied;
    std::vector<engine::StoreNotice> shown;
};

// Screens are at rest; tests of motion choose another amount.
inline Settings settings_of_tests()
{
    Settings settings;
    settings.motion = MotionChoice::Off;
    return settings;
}

struct Desk {
    engine::Translations texts;
    Settings settings = settings_of_tests();
    engine::RecordBook records;
    SavesInMemory saves;
    HostInMemory host;
    Theme theme;
    std::vector<Theme> themes;
    std::vector<engine::Language> languages;
    Mixer mixer;
    SoundPlayer sound{mixer};
    Services services{texts, settings, records, saves,     host,
                      sound, theme,    themes,  languages, "/data"};
};

} // namespace game
