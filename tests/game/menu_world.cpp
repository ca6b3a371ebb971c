#include "tests/game/menu_world.h"

#include <chrono>
#include <utility>

#include "engine/base/day.h"
#include "tests/game/answered.h"
#include "tests/shipped_translations.h"

namespace game {

MemorySaves::MemorySaves() = default;
MemorySaves::~MemorySaves() = default;

void MemorySaves::save(const engine::SavedGame& game)
{
    saved_games.push_back(game.id);
}

void MemorySaves::save(const Settings& settings)
{
    saved_settings.push_back(settings);
}

void MemorySaves::delete_game(const std::string& id)
{
    forgotten.push_back(id);
    std::erase_if(saved, [&](const engine::GameSummary& game) { return game.id == id; });
}

std::future<std::vector<engine::GameSummary>> MemorySaves::games()
{
    if (!disk_stands_still)
        return answered(saved);
    return asked_for_games.emplace_back().get_future();
}

std::future<engine::Result<engine::SavedGame>> MemorySaves::load_game(const std::string& id)
{
    if (disk_stands_still)
        return asked_for_a_game.emplace_back().get_future();
    return answered(no_game(id));
}

std::vector<engine::StoreNotice> MemorySaves::take_notices()
{
    return std::exchange(notices, {});
}

std::optional<engine::Message> MemorySaves::save_error() const
{
    return save_error_now;
}

MemorySaves::Found MemorySaves::no_game(const std::string& id)
{
    return engine::Failure{{"No game {id}", {{"id", id}}}};
}

HostOfMenus::HostOfMenus()
{
    time = engine::MonotonicTime{0};
}

std::string HostOfMenus::local_date(std::int64_t date) const
{
    const std::chrono::seconds later{date - this->date()};
    const auto days = std::chrono::floor<std::chrono::days>(later);
    return engine::day_text(std::chrono::sys_days(std::chrono::year(2026) / 11 / 21) + days);
}

std::string HostOfMenus::local_time(std::int64_t) const
{
    return "21:02";
}

MenuWorld::MenuWorld() : themes(2), languages(engine::shipped_languages())
{
    themes[0].id = "paper";
    themes[0].name = "Paper";
    themes[1].id = "ink";
    themes[1].name = "Ink";
}

MenuWorld::~MenuWorld() = default;

Services MenuWorld::services(const Theme& shown)
{
    return Services{texts, settings, records, saves,     host,
                    sound, shown,    themes,  languages, data_path};
}

Services MenuWorld::services()
{
    return services(themes.front());
}

void MenuWorld::fill()
{
    const std::vector<int> seconds = {754, 698, 710, 734, 760, 785, 813, 842, 861, 947, 970};
    for (std::size_t index = 0; index < seconds.size(); ++index)
        add_run("9x9 hard", seconds[index], static_cast<int>(index));
    add_run("9x9 easy", 192, 20);
    add_run("9x9 beginner", 131, 21);
    add_game("a-game", 41);
    add_game("b-game", 12);
}

void MenuWorld::add_run(const std::string& category, int seconds, int number)
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

void MenuWorld::add_game(const std::string& id, int filled)
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

} // namespace game
