#include "game/scenes/runs/known_play.h"

#include <algorithm>
#include <utility>

#include "game/scenes/entry/initials.h"
#include "game/scenes/runs/play_texts.h"
#include "game/ui/names.h"

namespace game {

using engine::Message;
using engine::N_;

namespace {

engine::KnownPuzzle known_by(const Services& services, const engine::AttemptAt& attempt)
{
    return {.puzzle = attempt.puzzle,
            .is_from_elsewhere = attempt.is_from_elsewhere,
            .initials = attempt.initials,
            .date = services.host.date()};
}

} // namespace

engine::AttemptAt
attempt_at(const Services& services, engine::Fingerprint puzzle, bool is_from_elsewhere)
{
    return {.puzzle = puzzle,
            .is_from_elsewhere = is_from_elsewhere,
            .initials = Initials(services.settings.initials).text()};
}

engine::AttemptAt attempt_of(const Services& services, const engine::SavedGame& game)
{
    return attempt_at(services, engine::fingerprint_of(game.session.puzzle()),
                      game.spec.is_from_elsewhere);
}

void remember(Services& services, const engine::AttemptAt& attempt, const engine::SavedGame& game)
{
    engine::KnownPuzzle known = known_by(services, attempt);
    known.time = game.elapsed;
    known.help = engine::help_of(game.session.stats());
    known.solution_seen = game.session.is_over();
    known.game = game.id;
    services.saves.write(saving(known, "game " + game.id));
}

void remember_shown(Services& services,
                    const engine::SharedPuzzle& puzzle,
                    ShownOfPuzzle shown,
                    const engine::Digits& solution)
{
    const engine::Fingerprint print = engine::fingerprint_of(*puzzle.grid, puzzle.givens, solution);
    engine::KnownPuzzle known = known_by(services, attempt_at(services, print, true));
    switch (shown) {
    case ShownOfPuzzle::Digits:
        known.help.copied_out = true;
        return services.saves.write(saving(known, "page"));
    case ShownOfPuzzle::Steps:
        known.help = {.hints = 1, .hints_named = 1, .hints_explained = 1};
        return services.saves.write(saving(known, "steps"));
    case ShownOfPuzzle::Solution:
        known.solution_seen = true;
        return services.saves.write(saving(known, "solution " + std::to_string(print.solution)));
    }
}

void remember_look(Services& services, const engine::SharedPuzzle& puzzle, engine::PlayTime time)
{
    const engine::Fingerprint print = engine::fingerprint_of(*puzzle.grid, puzzle.givens, {});
    engine::KnownPuzzle known = known_by(services, attempt_at(services, print, true));
    known.time = time;
    services.saves.write(saving(known, "look " + std::to_string(print.form)));
}

void remember_solution(Services& services, const engine::AttemptAt& attempt)
{
    engine::KnownPuzzle known = known_by(services, attempt);
    known.solution_seen = true;
    services.saves.write(saving(known, "solution"));
}

void remember_page(Services& services, const engine::AttemptAt& attempt)
{
    engine::KnownPuzzle known = known_by(services, attempt);
    known.help.copied_out = true;
    services.saves.write(saving(known, "page"));
}

void begin_list_if_lost(Services& services, const engine::AttemptAt& attempt)
{
    services.saves.write(beginning_known_list(known_by(services, attempt)));
}

void add_runs(const Services& services, const std::string& recipe, engine::Foreknowledge& known)
{
    const engine::RecordBook& records = services.records;
    const std::string initials = Initials(services.settings.initials).text();
    const auto first = [&](auto is_by) {
        return records.runs().first_with(
            engine::RunKey::Recipe, engine::key_of_text(recipe),
            [&](const engine::Record& run) { return run.recipe == recipe && is_by(run.initials); });
    };
    const auto is_own = [&](const std::string& player) {
        return player.empty() || player == initials;
    };
    const auto is_new = [&](const std::string& player) {
        return !is_own(player) && std::ranges::find(known.others, player) == known.others.end();
    };
    known.solution_seen = known.solution_seen || known.is_filled_in_order || first(is_own);
    while (known.others.size() < engine::most_others) {
        const auto run = first(is_new);
        if (!run)
            return;
        known.others.push_back(records.runs()[*run].initials);
    }
}

void take_known(engine::SavedGame& game, const engine::Foreknowledge& known)
{
    for (const std::string& player : known.others)
        engine::add_initials(game.others, player);
    game.list_lost =
        (game.list_lost || (known.is_list_lost && !game.repeated)) && !known.solution_seen;
    game.repeated = game.repeated || known.solution_seen || known.is_list_lost;
    if (game.repeated)
        return;
    game.elapsed = std::max(game.elapsed, known.time);
    engine::note_help(known.help, game.session, game.elapsed);
}

std::vector<std::string> sentences_about(const engine::Translations& texts,
                                         const engine::Foreknowledge& known)
{
    constexpr engine::PlayTime least_told{1000};
    if (known.is_filled_in_order)
        return {texts.tr("It is filled in the order 1, 2, 3, which everybody can know: a rematch, "
                         "not in the table.")};
    if (known.solution_seen)
        return {texts.tr("You have solved it, or seen its solution: a rematch, not in the table.")};
    if (known.is_list_lost)
        return {
            texts.tr("The list of known puzzles is missing, so nobody can tell whether you have "
                     "seen this one: a rematch, not in the table. A newly dealt puzzle begins "
                     "another list.")};
    std::vector<std::string> sentences;
    if (known.time >= least_told)
        sentences.push_back(
            texts.tr(Message{N_("You have spent {time} on it: the clock goes on from there."),
                             {{"time", short_clock_text(known.time)}}}));
    if (!known.help.clean())
        sentences.push_back(texts.tr(Message{N_("You had help with it: an assisted run ({facts})."),
                                             {{"facts", help_text(texts, known.help)}}}));
    return sentences;
}

} // namespace game
