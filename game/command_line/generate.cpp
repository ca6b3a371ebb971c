#include "game/command_line/generate.h"

#include <array>
#include <charconv>
#include <random>

#include "engine/make/puzzle_maker.h"
#include "engine/rules/layout.h"
#include "engine/text/notation.h"
#include "engine/text/puzzle_line.h"
#include "game/command_line/complain.h"
#include "game/command_line/output.h"

namespace game {

namespace {

constexpr int most_puzzles = 1'000'000;

struct Order {
    engine::PuzzleSpec spec;
    int count = 1;
    bool seed_is_rolled = false;
};

engine::Failure no_such(const char* option, const std::string& word, const std::string& choices)
{
    return engine::Failure{{engine::N_("{option} can't be \"{word}\"; choose one of: {choices}"),
                            {{"option", option}, {"word", word}, {"choices", choices}}}};
}

std::string listed(std::initializer_list<std::string_view> ids)
{
    std::string list;
    for (std::string_view id : ids)
        list += (list.empty() ? "" : ", ") + std::string(id);
    return list;
}

std::string listed_levels()
{
    using engine::Level;
    return listed({id_of(Level::Beginner), id_of(Level::Easy), id_of(Level::Hard)});
}

std::string listed_fills()
{
    using engine::FillMethod;
    return listed({id_of(FillMethod::Backtracking), id_of(FillMethod::Transform)});
}

std::string listed_symmetries()
{
    using engine::Symmetry;
    return listed({id_of(Symmetry::None), id_of(Symmetry::Rotation2), id_of(Symmetry::Rotation4),
                   id_of(Symmetry::MirrorRows), id_of(Symmetry::MirrorColumns),
                   id_of(Symmetry::Diagonal)});
}

// Sets what was asked for, unless nothing was; says what could have been.
template <typename Choice>
engine::Attempt choose(Choice& choice,
                       std::optional<Choice> (*find)(std::string_view),
                       const std::string& word,
                       const char* option,
                       const std::string& choices)
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

engine::Attempt set_count(Order& order, const std::string& word)
{
    if (word.empty())
        return engine::Done{};
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, order.count);
    if (error == std::errc{} && stop == end && order.count >= 1 && order.count <= most_puzzles)
        return engine::Done{};
    return engine::Failure{
        {engine::N_("--count can't be \"{word}\"; give a number from 1 to {most}"),
         {{"word", word}, {"most", std::to_string(most_puzzles)}}}};
}

engine::Attempt set_seed(Order& order, const std::string& word)
{
    if (word.empty()) {
        // 32 bits make a code of eight figures, which can still be copied by hand.
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

engine::Result<Order> understood(const GenerateWords& asked)
{
    Order order;
    const std::array attempts = {
        set_layout(order, asked.layout),
        choose(order.spec.level, engine::find_level, asked.level, "--level", listed_levels()),
        choose(order.spec.fill, engine::find_fill_method, asked.fill, "--fill", listed_fills()),
        choose(order.spec.symmetry, engine::find_symmetry, asked.symmetry, "--symmetry",
               listed_symmetries()),
        set_count(order, asked.count),
        set_seed(order, asked.seed),
    };
    for (const engine::Attempt& attempt : attempts) {
        if (!attempt)
            return engine::Failure{attempt.why()};
    }
    return order;
}

void say_level_was_missed(const engine::PuzzleSpec& spec,
                          engine::Level reached,
                          std::ostream& err,
                          const engine::Catalogue& words)
{
    complain(
        err, words,
        {engine::N_("seed {seed}: no puzzle of level {level} was found; this one is {reached}"),
         {{"seed", engine::seed_code(spec.seed)},
          {"level", std::string(id_of(spec.level))},
          {"reached", std::string(id_of(reached))}}});
}

} // namespace

int generate(const GenerateWords& asked, Streams streams, const engine::Catalogue& words)
{
    const auto order = understood(asked);
    if (!order) {
        complain(streams.err, words, order.why());
        return wrong_use;
    }
    engine::PuzzleSpec spec = order->spec;
    if (order->seed_is_rolled)
        complain(
            streams.err, words,
            {engine::N_("the first seed is {seed}"), {{"seed", engine::seed_code(spec.seed)}}});
    const engine::Layout layout = *engine::find_layout(spec.layout);
    int status = all_good;
    for (int made = 0; made < order->count && streams.out.good(); ++made, ++spec.seed) {
        const auto puzzle = engine::make_puzzle(spec);
        if (!puzzle) {
            complain(streams.err, words,
                     {engine::N_("no digits obey all the rules of {layout}"),
                      {{"layout", spec.layout}}});
            status = improper;
            break;
        }
        streams.out << engine::to_line(layout, *puzzle->puzzle.grid, puzzle->puzzle.givens);
        if (asked.solutions)
            streams.out << ' ' << engine::to_text(puzzle->puzzle.solution);
        streams.out << '\n';
        if (puzzle->level == spec.level)
            continue;
        say_level_was_missed(spec, puzzle->level, streams.err, words);
        status = improper;
    }
    return finish_output(streams, words, status);
}

} // namespace game
