#include "game/command_line/puzzle_order.h"

#include <algorithm>
#include <array>
#include <random>

#include "engine/make/reachable_levels.h"
#include "engine/make/wishes.h"
#include "engine/rules/layout.h"
#include "game/command_line/check_options.h"
#include "game/command_line/complain.h"

namespace game {

namespace {

using Names = std::vector<std::string>;

template <typename Choices>
Names names_of(const Choices& choices)
{
    Names names;
    for (const auto& choice : choices)
        names.emplace_back(id_of(choice));
    return names;
}

} // namespace

std::vector<std::string> technique_names()
{
    Names names;
    for (const engine::Technique* technique : engine::all_techniques()) {
        if (engine::may_be_needed(technique))
            names.emplace_back(technique->id);
    }
    return names;
}

std::vector<std::string> fill_names()
{
    using engine::FillMethod;
    return names_of(std::array{FillMethod::Backtracking, FillMethod::Transform});
}

std::vector<std::string> symmetry_names()
{
    using enum engine::Symmetry;
    return names_of(std::array{None, Rotation2, Rotation4, MirrorRows, MirrorColumns, Diagonal});
}

namespace {

// The level is that of the technique unless one was given.
engine::Attempt set_technique(Order& order, const OrderArguments& asked)
{
    if (asked.technique.empty())
        return engine::Done{};
    const engine::Technique* technique = engine::find_technique(asked.technique);
    if (!technique || !engine::may_be_needed(technique))
        return no_such("--technique", asked.technique, technique_names());
    if (prints_clues(*engine::find_layout(order.spec.layout)))
        return engine::Failure{{engine::N_("{option} is not available for layouts with cages"),
                                {{"option", "--technique"}}}};
    const engine::Level level = technique->level;
    if (asked.level.empty())
        order.spec.level = level;
    if (order.spec.level < level)
        return engine::Failure{
            {engine::N_("{technique} is for level {level}; ask for this level or a harder one"),
             {{"technique", asked.technique}, {"level", std::string(id_of(level))}}}};
    order.spec.technique = technique;
    return engine::Done{};
}

// Sets the choice if the option was given; an error lists the valid names.
template <typename Choice>
engine::Attempt choose(Choice& choice,
                       std::optional<Choice> (*find)(std::string_view),
                       const std::string& word,
                       const char* option,
                       const Names& choices)
{
    if (word.empty())
        return engine::Done{};
    const auto found = find(word);
    if (!found)
        return no_such(option, word, choices);
    choice = *found;
    return engine::Done{};
}

engine::Attempt set_layout(Order& order, const std::string& word)
{
    if (word.empty())
        return engine::Done{};
    const auto layout = engine::parse_layout(word);
    if (!layout)
        return engine::Failure{layout.why()};
    order.spec.layout = layout->id;
    return engine::Done{};
}

engine::Attempt set_givens(Order& order, const OrderArguments& asked)
{
    order.spec.is_minimal = asked.minimal;
    order.spec.digits_in_order = asked.in_order;
    const auto layout = engine::find_layout(order.spec.layout);
    const auto grid = engine::make_grid(*layout);
    const auto attempt =
        parse_number(order.spec.givens, asked.givens, "--givens", 1, grid->cell_count());
    if (!attempt)
        return attempt;
    for (const engine::Attempt& parsed :
         {parse_number(order.spec.givens_in_row, asked.givens_in_row, "--givens-in-row", 1,
                       layout->size),
          parse_number(order.spec.most_in_row, asked.most_in_row, "--most-in-row", 1,
                       layout->size)}) {
        if (!parsed)
            return parsed;
    }
    return engine::Done{};
}

engine::Attempt set_seed(Order& order, const std::string& word)
{
    if (word.empty()) {
        // 32 bits make a seed code of eight characters, which can still be copied by hand.
        order.spec.seed = std::random_device{}() & UINT32_MAX;
        order.seed_is_rolled = true;
        return engine::Done{};
    }
    const auto seed = engine::parse_seed(word);
    if (!seed)
        return engine::Failure{seed.why()};
    order.spec.seed = *seed;
    return engine::Done{};
}

// Easy is only a default: without a level option, the nearest level that exists is used.
void choose_nearest_level(Order& order, const OrderArguments& asked)
{
    if (!asked.level.empty() || !asked.technique.empty())
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
    return engine::Failure{
        listing({text, {{"layout", spec.layout}, {"level", std::string(id_of(spec.level))}}},
                names_of(levels))};
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
    return {engine::N_("seed {seed}: no puzzle that needs {technique} was found"),
            {{"seed", engine::seed_code(spec.seed)}, {"technique", spec.technique->id}}};
}

std::optional<engine::Message> rows_missed(const engine::PuzzleSpec& spec,
                                           const engine::MadePuzzle& made)
{
    const std::vector<int> rows = engine::givens_in_rows(made.puzzle);
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

bool says_something(const OrderArguments& asked)
{
    return asked.minimal || asked.in_order ||
           !(asked.layout + asked.level + asked.technique + asked.fill + asked.symmetry +
             asked.count + asked.seed + asked.givens + asked.givens_in_row + asked.most_in_row)
                .empty();
}

engine::Result<Order> understood(const OrderArguments& asked, int most)
{
    Order order;
    const std::array attempts = {
        set_layout(order, asked.layout),
        choose(order.spec.level, engine::find_level, asked.level, "--level", level_names()),
        choose(order.spec.fill, engine::find_fill_method, asked.fill, "--fill", fill_names()),
        choose(order.spec.symmetry, engine::find_symmetry, asked.symmetry, "--symmetry",
               symmetry_names()),
        parse_number(order.count, asked.count, "--count", 1, most),
        set_seed(order, asked.seed),
    };
    for (const engine::Attempt& attempt : attempts) {
        if (!attempt)
            return engine::Failure{attempt.why()};
    }
    for (const engine::Attempt& attempt : {set_givens(order, asked), set_technique(order, asked)}) {
        if (!attempt)
            return engine::Failure{attempt.why()};
    }
    choose_nearest_level(order, asked);
    if (const engine::Attempt attempt = reach_level(order.spec); !attempt)
        return engine::Failure{attempt.why()};
    if (const auto why = engine::why_impossible(order.spec))
        return engine::Failure{*why};
    return order;
}

std::optional<engine::Message> what_is_missed(const engine::PuzzleSpec& spec,
                                              const engine::MadePuzzle& made)
{
    if (made.level != spec.level)
        return level_missed(spec, made.level);
    if (spec.most_in_row != 0) {
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
