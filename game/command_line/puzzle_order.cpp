#include "game/command_line/puzzle_order.h"

#include <algorithm>
#include <array>
#include <random>

#include "engine/make/reachable_levels.h"
#include "engine/make/wishes.h"
#include "engine/rules/layout.h"
#include "game/command_line/interruption.h"
#include "game/command_line/option_values.h"
#include "game/command_line/output.h"

namespace game {

namespace {

// The level is that of the technique unless one was given.
engine::Attempt set_technique(Order& order, const OrderArguments& asked)
{
    const engine::Technique* technique = asked.technique;
    if (technique == nullptr)
        return engine::Done{};
    if (prints_clues(layout_of(asked)))
        return engine::Failure{{engine::N_("{option} is not available for layouts with cages"),
                                {{"option", "--technique"}}}};
    if (!asked.levels)
        order.spec.level = technique->standing.level;
    if (order.spec.level < technique->standing.level)
        return engine::Failure{
            {engine::N_("{technique} is for level {level}; ask for this level or a harder one"),
             {{"technique", technique->id},
              {"level", std::string(id_of(technique->standing.level))}}}};
    order.spec.technique = technique;
    return engine::Done{};
}

// Easy is only a default: without a level option, the nearest level that exists is used.
void choose_nearest_level(Order& order, const OrderArguments& asked)
{
    if (asked.levels || asked.technique)
        return;
    const engine::Level nearest =
        engine::nearest_reachable(*engine::find_layout(order.spec.layout), order.spec.level);
    order.level_is_nearest = nearest != order.spec.level;
    order.spec.level = nearest;
}

// Fails if the layout does not have the level, as no attempt could succeed.
engine::Attempt reach_level(const engine::PuzzleSpec& spec)
{
    const auto levels = engine::reachable_levels(*engine::find_layout(spec.layout));
    if (std::ranges::find(levels, spec.level) != levels.end())
        return engine::Done{};
    const char* text =
        levels.size() == 1
            ? engine::N_("{layout} has no puzzles of level {level}: there is only {last}")
            : engine::N_("{layout} has no puzzles of level {level}: there are {known} and {last}");
    Names names;
    for (const engine::Level level : levels)
        names.emplace_back(id_of(level));
    return engine::Failure{engine::listing(
        {text, {{"layout", spec.layout}, {"level", std::string(id_of(spec.level))}}}, names)};
}

engine::Message level_missed(const engine::PuzzleSpec& spec, engine::Level reached)
{
    return {engine::N_("seed {seed}: no puzzle of level {level} was found; this one is {reached}"),
            {{"seed", engine::seed_code(spec.seed)},
             {"level", std::string(id_of(spec.level))},
             {"reached", std::string(id_of(reached))}}};
}

engine::Message technique_missed(const engine::PuzzleSpec& spec)
{
    return {engine::is_never_next(*spec.technique)
                ? engine::N_("seed {seed}: no puzzle that needs {technique} was found: where it "
                             "finds a step, an easier one does, too")
                : engine::N_("seed {seed}: no puzzle that needs {technique} was found"),
            {{"seed", engine::seed_code(spec.seed)}, {"technique", spec.technique->id}}};
}

std::optional<engine::Message> rows_missed(const engine::PuzzleSpec& spec,
                                           const engine::MadePuzzle& made)
{
    std::vector<int> rows = engine::givens_in_rows(made.puzzle);
    if (!spec.givens_of_rows.empty()) {
        const std::string found = engine::to_text(rows);
        std::ranges::sort(rows, std::greater());
        if (rows == spec.givens_of_rows)
            return std::nullopt;
        return engine::Message{
            engine::N_("seed {seed}: no puzzle with the givens {asked} in its rows was found; this "
                       "one has {rows}"),
            {{"seed", engine::seed_code(spec.seed)},
             {"asked", engine::to_text(spec.givens_of_rows)},
             {"rows", found}}};
    }
    const auto most = std::ranges::max_element(rows);
    if (*most <= spec.most_in_row)
        return std::nullopt;
    return engine::Message{
        engine::N_("seed {seed}: no puzzle with at most {most} givens in each row was found; row "
                   "{row} of this one has {n}"),
        {{"seed", engine::seed_code(spec.seed)},
         {"most", std::to_string(spec.most_in_row)},
         {"row", std::to_string(most - rows.begin() + 1)},
         {"n", std::to_string(*most)}}};
}

std::optional<engine::Message> givens_missed(const engine::PuzzleSpec& spec,
                                             const engine::MadePuzzle& made)
{
    const int givens = engine::count_givens(made.puzzle.givens);
    if (spec.givens == 0 || givens <= spec.givens)
        return std::nullopt;
    return engine::Message{
        engine::N_("seed {seed}: no puzzle with {asked} givens was found; this one has {n}"),
        {{"seed", engine::seed_code(spec.seed)},
         {"asked", std::to_string(spec.givens)},
         {"n", std::to_string(givens)}}};
}

} // namespace

engine::Layout layout_of(const OrderArguments& asked)
{
    return *engine::find_layout(asked.layout.value_or(engine::PuzzleSpec{}.layout));
}

engine::Result<Order> order_of(const OrderArguments& asked)
{
    Order order{.spec = {}, .count = asked.count.value_or(1), .seed_is_rolled = !asked.seed};
    engine::PuzzleSpec& spec = order.spec;
    spec.layout = layout_of(asked).id;
    if (asked.levels)
        spec.level = asked.levels->easiest;
    spec.fill = asked.fill.value_or(spec.fill);
    spec.symmetry = asked.symmetry.value_or(spec.symmetry);
    // 32 bits make a seed code of eight characters, which can still be copied by hand.
    spec.seed = asked.seed ? *asked.seed : std::random_device{}() & UINT32_MAX;
    spec.givens = asked.givens.value_or(0);
    spec.givens_in_row = asked.givens_in_row.value_or(0);
    spec.most_in_row = asked.most_in_row.value_or(0);
    spec.givens_of_rows = asked.givens_of_rows;
    spec.is_minimal = asked.minimal;
    spec.digits_in_order = asked.in_order;
    if (const engine::Attempt attempt = set_technique(order, asked); !attempt)
        return engine::Failure{attempt.why()};
    choose_nearest_level(order, asked);
    if (const engine::Attempt attempt = reach_level(spec); !attempt)
        return engine::Failure{attempt.why()};
    if (const auto why = engine::why_impossible(spec))
        return engine::Failure{*why};
    return order;
}

engine::Attempt check_wish(const std::string& layout, const std::string& level)
{
    const auto known = engine::find_level(level);
    if (layout.empty() || !known)
        return engine::Done{};
    const auto order = order_of({.layout = layout, .levels = LevelRange{*known, *known}});
    return order ? engine::Attempt(engine::Done{}) : engine::Failure{order.why()};
}

std::optional<engine::MadePuzzle> make_unless_interrupted(engine::PuzzleMaker& maker,
                                                          std::uint64_t seed)
{
    const auto stop = engine::Cancel::possible();
    return maker.make(seed, stop, [&stop](const engine::Making&) {
        if (Interruption::is_asked())
            stop.ask();
    });
}

std::optional<engine::Message> what_is_missed(const engine::PuzzleSpec& spec,
                                              const engine::MadePuzzle& made)
{
    if (made.level != spec.level)
        return level_missed(spec, made.level);
    if (spec.most_in_row != 0 || !spec.givens_of_rows.empty()) {
        if (auto rows = rows_missed(spec, made))
            return rows;
    }
    if (auto givens = givens_missed(spec, made))
        return givens;
    if (spec.technique && !made.is_as_asked)
        return technique_missed(spec);
    return std::nullopt;
}

void say_what_was_chosen(const Order& order, std::ostream& err, const engine::Translations& texts)
{
    const engine::PuzzleSpec& spec = order.spec;
    if (order.seed_is_rolled)
        complain(err, texts,
                 {engine::N_("the first seed is {seed} (seed version {version})"),
                  {{"seed", engine::seed_code(spec.seed)},
                   {"version", std::to_string(engine::seed_version)}}});
    if (order.level_is_nearest)
        complain(err, texts,
                 {engine::N_("{layout} has no puzzles of level {level}; these are of level "
                             "{reached}"),
                  {{"layout", spec.layout},
                   {"level", std::string(id_of(engine::PuzzleSpec{}.level))},
                   {"reached", std::string(id_of(spec.level))}}});
}

} // namespace game
