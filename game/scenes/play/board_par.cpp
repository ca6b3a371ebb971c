#include "game/scenes/play/board_par.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "engine/recipe/recipe.h"

namespace game {

using engine::Message;
using engine::N_;
using engine::ParTime;
using engine::PlayTime;

namespace {

// More would not make it better, and each puzzle has to be made and rated again.
constexpr std::size_t most_measured = 24;
constexpr std::size_t most_alike = 100;

// Whether the page has runs of the player in a category that begins so. Runs of earlier versions
// may have no initials; then only a look at each run tells.
bool has_runs_of(const engine::RunPage& page, const std::string& board, const std::string& initials)
{
    return std::ranges::any_of(page.categories(), [&](const engine::CategorySum& sum) {
        return sum.category.starts_with(board) &&
               (initials.empty() ||
                std::ranges::count(sum.players, initials, &engine::CategorySum::initials) > 0);
    });
}

// Calls look(run) for the player's runs on the board, the latest first, until it returns false.
template <typename Look>
void for_each_latest(const engine::RecordBook& book,
                     const std::string& board,
                     const std::string& initials,
                     Look look)
{
    const auto walk = [&](const engine::RunPage& page) {
        if (!has_runs_of(page, board, initials))
            return true;
        return std::ranges::all_of(std::views::reverse(page.runs()), [&](const auto& run) {
            const bool counts = run.counts() && !run.stats.given_up && run.time > PlayTime{0} &&
                                run.initials == initials && run.category.starts_with(board);
            return !counts || look(run);
        });
    };
    if (!walk(book.runs().last_page()))
        return;
    for (const engine::RunPages::Page& page : std::views::reverse(book.runs().shared_pages())) {
        if (!walk(*page))
            return;
    }
}

struct RunToMeasure {
    std::string recipe; // empty: it is only known that its puzzle is alike
    engine::RunBefore run;
};

// The latest first.
std::vector<RunToMeasure> runs_before(const engine::RecordBook& book,
                                      const engine::SavedGame& game,
                                      const std::string& initials)
{
    const std::string category = engine::category_of(game.spec);
    std::vector<RunToMeasure> runs;
    std::size_t measured = 0;
    std::size_t alike = 0;
    for_each_latest(book, game.spec.layout + " ", initials, [&](const engine::Record& run) {
        const bool is_its_own = !game.id.empty() && run.game == game.id;
        if (run.date >= game.started || is_its_own)
            return true;
        const bool is_alike = run.category == category && alike < most_alike;
        const bool is_measured = !run.recipe.empty() && measured < most_measured;
        if (is_alike || is_measured)
            runs.push_back({is_measured ? run.recipe : "", {run.time, 0, is_alike}});
        alike += is_alike ? 1 : 0;
        measured += is_measured ? 1 : 0;
        return alike < most_alike || measured < most_measured;
    });
    return runs;
}

int effort_of_recipe(const std::string& text, const engine::Cancel& cancel)
{
    const auto recipe = engine::parse_recipe(text);
    if (!recipe)
        return 0;
    const auto puzzle = engine::remake(*recipe);
    return puzzle ? engine::effort_of(*puzzle, cancel) : 0;
}

std::optional<ParTime> measured_par(const engine::Puzzle& puzzle,
                                    std::vector<RunToMeasure> runs,
                                    const engine::Cancel& cancel)
{
    const int effort = engine::effort_of(puzzle, cancel);
    std::vector<engine::RunBefore> measured;
    for (RunToMeasure& run : runs) {
        if (cancel.is_asked())
            return std::nullopt;
        if (effort > 0 && !run.recipe.empty())
            run.run.effort = effort_of_recipe(run.recipe, cancel);
        measured.push_back(run.run);
    }
    return engine::par_time(effort, measured);
}

// "6 to 9" minutes, rounded outwards to steps of so many units.
std::string range_text(const engine::Translations& texts,
                       const char* english,
                       const ParTime& par,
                       PlayTime step)
{
    const auto unit =
        step % std::chrono::minutes(1) == PlayTime{0} ? PlayTime{60'000} : PlayTime{1000};
    const PlayTime least = std::max(step, par.least / step * step);
    const PlayTime most = std::max(least + step, (par.most + step - PlayTime{1}) / step * step);
    return texts.tr(Message{
        english, {{"least", std::to_string(least / unit)}, {"most", std::to_string(most / unit)}}});
}

} // namespace

void BoardPar::ask(const engine::RecordBook& book,
                   const engine::SavedGame& game,
                   const std::string& initials)
{
    std::vector<RunToMeasure> runs = runs_before(book, game, initials);
    if (runs.empty())
        return;
    worker_.ask([puzzle = game.session.puzzle(), runs = std::move(runs)](
                    const engine::Cancel& cancel) { return measured_par(puzzle, runs, cancel); });
}

bool BoardPar::update()
{
    auto answer = worker_.take();
    if (!answer)
        return false;
    time_ = *answer;
    return true;
}

std::optional<ParTime> par_of_category(const engine::RecordBook& book,
                                       const std::string& category,
                                       const std::string& initials)
{
    std::vector<engine::RunBefore> runs;
    for_each_latest(book, category, initials, [&](const engine::Record& run) {
        if (run.category == category)
            runs.push_back({.time = run.time, .is_alike = true});
        return runs.size() < most_alike;
    });
    return engine::par_time(0, runs);
}

std::string par_text(const engine::Translations& texts, const ParTime& par)
{
    using std::chrono::minutes;
    if (par.most < minutes(3))
        return range_text(texts, N_("Par time: about {least} to {most} seconds"), par,
                          std::chrono::seconds(5));
    return range_text(texts, N_("Par time: about {least} to {most} minutes"), par,
                      par.most < minutes(60) ? minutes(1) : minutes(5));
}

} // namespace game
