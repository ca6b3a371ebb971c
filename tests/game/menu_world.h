#pragma once
// The services of a menu scene, in memory: settings, saves, records, and a host that records the
// calls it gets.

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/rules/layout.h"
#include "game/scenes/services.h"
#include "tests/game/answered.h"
#include "tests/game/data_in_memory.h"
#include "tests/shipped_translations.h"

namespace game {

class MemorySaves : public DataInMemory {
public:
    void save(const engine::SavedGame& game) override { saved_games.push_back(game.id); }
    void save(const engine::RecordBook&) override { ++records_saved; }
    void save(const Settings& settings) override { saved_settings.push_back(settings); }
    void delete_game(const std::string& id) override
    {
        forgotten.push_back(id);
        std::erase_if(saved, [&](const engine::GameSummary& game) { return game.id == id; });
    }
    void wait_for_last_save() override {}
    std::future<std::vector<engine::GameSummary>> games() override
    {
        if (!disk_stands_still)
            return answered(saved);
        return asked_for_games.emplace_back().get_future();
    }
    std::future<engine::Result<engine::SavedGame>> load_game(const std::string& id) override
    {
        if (disk_stands_still)
            return asked_for_a_game.emplace_back().get_future();
        return answered(no_game(id));
    }
    std::vector<engine::StoreNotice> take_notices() override { return std::exchange(notices, {}); }
    std::optional<engine::Message> save_error() const override { return save_error_now; }
    bool is_still_saving() const override { return false; }

    using Found = engine::Result<engine::SavedGame>;
    static Found no_game(const std::string& id)
    {
        return engine::Failure{{"No game {id}", {{"id", id}}}};
    }

    // While true, answers arrive only when the test gives them.
    bool disk_stands_still = false;
    std::vector<std::promise<std::vector<engine::GameSummary>>> asked_for_games;
    std::vector<std::promise<Found>> asked_for_a_game;

    std::optional<engine::Message> save_error_now;
    std::vector<engine::GameSummary> saved;
    std::vector<engine::StoreNotice> notices;
    std::vector<std::string> saved_games;
    std::vector<Settings> saved_settings;
    std::vector<std::string> forgotten;
    int records_saved = 0;
};

class QuietHost : public Host {
public:
    Hands in_use;
    Hands hands() const override { return in_use; }
    engine::MonotonicTime now() const override { return time; }
    std::int64_t date() const override { return 1'763'700'000; }
    std::string local_date(std::int64_t date) const override
    {
        return "2026-11-" + std::to_string(21 + (date - 1'763'700'000) / 86'400);
    }
    std::string local_time(std::int64_t) const override { return "21:02"; }
    std::uint64_t random_seed() override { return 42; }
    std::string picture_path() override { return "picture.png"; }
    void toggle_full_screen() override {}
    void settings_changed() override { ++changes; }
    void show_notice(engine::StoreNotice notice) override { shown.push_back(std::move(notice)); }
    void enable_text_input(bool on) override { takes_text = on; }
    std::string clipboard() const override { return copied; }
    bool copy(const std::string& text) override
    {
        copied = text;
        return true;
    }

    engine::MonotonicTime time{0};
    int changes = 0;
    bool takes_text = false;
    std::string copied;
    std::vector<engine::StoreNotice> shown;
};

struct MenuWorld {
    engine::Translations texts;
    Settings settings;
    engine::RecordBook records;
    MemorySaves saves;
    QuietHost host;
    Mixer mixer;
    SoundPlayer sound{mixer};
    std::vector<Theme> themes = two_themes();
    std::vector<engine::Language> languages = engine::shipped_languages();
    std::string data_path = "/home/ana/saves";

    static std::vector<Theme> two_themes()
    {
        std::vector<Theme> themes(2);
        themes[0].id = "paper";
        themes[0].name = "Paper";
        themes[1].id = "ink";
        themes[1].name = "Ink";
        return themes;
    }

    Services services(const Theme& shown)
    {
        return Services{texts, settings, records, saves,     host,
                        sound, shown,    themes,  languages, data_path};
    }
    Services services() { return services(themes.front()); }

    // A few runs and two games in progress.
    void fill()
    {
        const std::vector<int> seconds = {754, 698, 710, 734, 760, 785, 813, 842, 861, 947, 970};
        for (std::size_t index = 0; index < seconds.size(); ++index)
            add_run("9x9 hard", seconds[index], static_cast<int>(index));
        add_run("9x9 easy", 192, 20);
        add_run("9x9 beginner", 131, 21);
        add_game("a-game", 41);
        add_game("b-game", 12);
    }

    void add_run(const std::string& category, int seconds, int number)
    {
        engine::Record run;
        run.category = category;
        run.initials = number % 3 == 1 ? "JUL" : "AKM";
        run.time = engine::PlayTime{seconds * 1000 + 437};
        run.date = 1'763'700'000 - number * 86'400;
        run.seed = std::to_string(number);
        run.stats.pauses = number % 3;
        run.stats.wrong_entries = number % 2;
        run.stats.checks = number % 4 == 3 ? 2 : 0;
        for (int cell = 1; cell <= 53; ++cell)
            run.fill_times.push_back(run.time * (cell * (60 + (cell * number) % 40)) /
                                     (53 * (60 + (53 * number) % 40)));
        records.add(run);
    }

    void add_game(const std::string& id, int filled)
    {
        engine::GameSummary game;
        game.id = id;
        game.category = "9x9 hard";
        game.seed = "4F2A-91C3";
        game.elapsed = engine::PlayTime{761'000};
        game.cells_to_fill = 53;
        game.cells_filled = filled;
        game.digits.assign(81, engine::no_digit);
        for (std::size_t cell = 0; cell < 81; ++cell)
            if (static_cast<int>(cell * 7 % 81) < 28 + filled)
                game.digits[cell] = static_cast<engine::Digit>(1 + cell * 4 % 9);
        game.saved = 1'763'700'000;
        saves.saved.push_back(game);
    }
};

} // namespace game
