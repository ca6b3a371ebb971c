#pragma once
// The services of a scene, in memory: a test can read what was saved, and time passes only on
// command.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "game/scenes/services.h"
#include "tests/game/data_in_memory.h"

namespace game {

class SavesInMemory : public DataInMemory {
public:
    SavesInMemory();
    ~SavesInMemory() override;

    void save(const engine::SavedGame& game) override;
    void save(const engine::RecordBook& records) override;
    void save(const Settings& settings) override;
    void delete_game(const std::string& id) override;
    void wait_for_last_save() override { ++waits; }
    std::future<std::vector<engine::GameSummary>> games() override;
    std::future<engine::Result<engine::SavedGame>> load_game(const std::string& id) override;
    std::vector<engine::StoreNotice> take_notices() override;
    std::optional<engine::Message> save_error() const override;
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
    HostInMemory();
    ~HostInMemory() override;

    engine::MonotonicTime now() const override { return time; }
    std::int64_t date() const override { return 1700000000; }
    std::string local_date(std::int64_t date) const override;
    std::string local_time(std::int64_t date) const override;
    std::uint64_t random_seed() override { return ++seed; }
    std::string picture_path() override;
    void toggle_full_screen() override {}
    void settings_changed() override {}
    void show_notice(engine::StoreNotice notice) override;
    void enable_text_input(bool on) override { takes_text = on; }
    std::string clipboard() const override;
    bool copy(const std::string& text) override;
    Hands hands() const override { return in_use; }
    void rumble(Rumble rumble) override;
    void speak(const Utterance& utterance) override;
    KeyLabels key_labels() const override;

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
Settings settings_of_tests();

struct Desk {
    Desk();
    ~Desk();

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
