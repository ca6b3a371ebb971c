#include "game/command_line/generate.h"

#include <algorithm>

#include "engine/base/rounding.h"
#include "engine/formats/json_writer.h"
#include "engine/make/puzzle_maker.h"
#include "engine/recipe/board_of_the_day.h"
#include "engine/rules/layout.h"
#include "engine/text/notation.h"
#include "engine/text/puzzle_line.h"
#include "game/command_line/interruption.h"
#include "game/command_line/ordered_work.h"
#include "game/command_line/output.h"

namespace game {

namespace {

engine::Message steps_taken(const engine::PuzzleSpec& spec, const engine::MadePuzzle& made)
{
    return {engine::N_("seed {seed}: grids {attempts}, steps to fill {fill}, to search {search}"),
            {{"seed", engine::seed_code(spec.seed)},
             {"attempts", std::to_string(made.attempts)},
             {"fill", std::to_string(made.fill_steps)},
             {"search", std::to_string(made.search_steps)}}};
}

std::string
line_for(const engine::Puzzle& puzzle, const engine::Recipe& recipe, const GenerateArguments& asked)
{
    std::string line =
        engine::to_line(*engine::find_layout(recipe.layout), *puzzle.grid, puzzle.givens);
    if (asked.solutions)
        line += ' ' + engine::to_text(puzzle.solution);
    if (asked.codes)
        line += ' ' + engine::to_text(recipe);
    return line + '\n';
}

engine::JsonObject json_for(const engine::Puzzle& puzzle, const engine::Recipe& recipe)
{
    const engine::Layout layout = *engine::find_layout(recipe.layout);
    engine::JsonObject object;
    object.add("layout", recipe.layout)
        .add("puzzle", engine::to_line(layout, *puzzle.grid, puzzle.givens))
        .add("solution", engine::to_line(layout, *puzzle.grid, puzzle.solution))
        .add("code", engine::to_text(recipe));
    return object;
}

Answer answer_for(const engine::MadePuzzle& made,
                  const engine::PuzzleSpec& spec,
                  const GenerateArguments& asked,
                  const engine::Translations& texts)
{
    Answer answer;
    if (asked.json)
        answer.out = json_for(made.puzzle, made.recipe)
                         .add("seed", engine::seed_code(spec.seed))
                         .add("level", id_of(made.level))
                         .add("as_asked", made.is_as_asked)
                         .text() +
                     "\n";
    else
        answer.out = line_for(made.puzzle, made.recipe, asked);
    if (asked.steps)
        answer.complain(texts.tr(steps_taken(spec, made)));
    if (const auto missed = what_is_missed(spec, made)) {
        answer.status = improper;
        answer.complain(texts.tr(*missed));
    }
    return answer;
}

int make_one(const engine::Result<engine::Recipe>& recipe,
             const GenerateArguments& asked,
             Streams streams,
             const engine::Translations& texts)
{
    if (!recipe)
        return fail(wrong_use, recipe.why(), streams, texts);
    const auto puzzle = engine::remake_proper(*recipe);
    if (!puzzle)
        return fail(wrong_use, puzzle.why(), streams, texts);
    streams.out << (asked.json ? json_for(*puzzle, *recipe).text() + "\n"
                               : line_for(*puzzle, *recipe, asked));
    return finish_output(streams, texts, all_good);
}

bool is_to_come(engine::Day day, const GenerateArguments& asked)
{
    return !asked.spoil && asked.today && day > *asked.today;
}

engine::Failure refused_as_to_come(engine::Day day)
{
    return engine::Failure{
        {engine::N_("{day} is still to come; with --spoil its board is made all the same, and "
                    "whoever sees it can play no clean run of that day any more"),
         {{"day", engine::day_text(day)}}}};
}

engine::Result<engine::Recipe> recipe_asked_for(const GenerateArguments& asked)
{
    if (says_something(asked) || asked.steps || !asked.day.empty())
        return engine::Failure{
            {engine::N_("{option} can be combined only with --solutions and --codes"),
             {{"option", "--code"}}}};
    auto recipe = engine::parse_recipe(asked.code);
    const auto* of = recipe ? std::get_if<engine::OfDay>(&recipe->made_from) : nullptr;
    if (of != nullptr && is_to_come(of->day, asked))
        return refused_as_to_come(of->day);
    return recipe;
}

// Of a day, nothing but the layout and the level can be chosen.
engine::Result<Order> order_of_day(const GenerateArguments& asked)
{
    const OrderArguments kind{.layout = asked.layout, .levels = asked.levels};
    if (asked != kind || asked.steps)
        return engine::Failure{
            {engine::N_("{option} can be combined only with --layout, --level, --solutions and "
                        "--codes"),
             {{"option", "--day"}}}};
    auto order = order_of(kind);
    if (!order)
        return order;
    Order without_seed = *std::move(order);
    without_seed.seed_is_rolled = false;
    return without_seed;
}

engine::Result<engine::Recipe> board_asked_for(const Order& order, const GenerateArguments& asked)
{
    const auto day = engine::parse_day(asked.day);
    if (!day)
        return engine::Failure{{engine::N_("\"{text}\" is not a date; write one like 2026-11-26"),
                                {{"text", asked.day}}}};
    if (is_to_come(*day, asked))
        return refused_as_to_come(*day);
    auto recipe =
        engine::board_of_the_day(order.spec.layout, static_cast<int>(order.spec.level), *day);
    if (!recipe)
        return engine::Failure{
            {engine::N_("there is no board of the day for {layout} {level}: only for the layouts "
                        "that \"cronodoku layouts\" lists by name"),
             {{"layout", order.spec.layout}, {"level", std::string(id_of(order.spec.level))}}}};
    return *std::move(recipe);
}

int make_board_of_day(const GenerateArguments& asked,
                      Streams streams,
                      const engine::Translations& texts)
{
    const auto order = order_of_day(asked);
    if (!order)
        return fail(wrong_use, order.why(), streams, texts);
    if (const auto read = engine::read_boards_of_the_day(); !read)
        return fail(improper, read.why(), streams, texts);
    say_what_was_chosen(*order, streams.err, texts);
    return make_one(board_asked_for(*order, asked), asked, streams, texts);
}

int make_all(const Order& order,
             const GenerateArguments& asked,
             Streams streams,
             const engine::Translations& texts)
{
    const Interruption interruption;
    AnswerWriter writer(streams, texts);
    bool found_none = false;
    const auto deliver = [&](const std::optional<Answer>& answer) {
        found_none = !answer && !Interruption::is_asked();
        return answer && writer.write(*answer, 1, engine::ratio(writer.puzzles() + 1, order.count));
    };
    {
        using Work = OrderedWork<int, std::optional<Answer>>;
        const auto make_work = [&]() -> Work::Work {
            const auto maker = std::make_shared<engine::PuzzleMaker>(order.spec);
            return [&, maker](int number) -> std::optional<Answer> {
                engine::PuzzleSpec spec = order.spec;
                spec.seed += number;
                const auto made = make_unless_interrupted(*maker, spec.seed);
                return made ? std::optional(answer_for(*made, spec, asked, texts)) : std::nullopt;
            };
        };
        Work work(std::min<unsigned>(asked.jobs, order.count), make_work, deliver);
        for (int number = 0; number < order.count && work.add(number); ++number) {
        }
    }
    if (Interruption::is_asked())
        return writer.finish(Interruption::status());
    const int status = writer.finish(found_none ? improper : writer.status());
    if (found_none)
        complain(streams.err, texts,
                 {engine::N_("no grid that satisfies all the rules of {layout} was found"),
                  {{"layout", order.spec.layout}}});
    return status;
}

} // namespace

int generate(const GenerateArguments& asked, Streams streams, const engine::Translations& texts)
{
    if (!asked.code.empty())
        return make_one(recipe_asked_for(asked), asked, streams, texts);
    if (!asked.day.empty())
        return make_board_of_day(asked, streams, texts);
    const auto order = order_of(asked);
    if (!order)
        return fail(wrong_use, order.why(), streams, texts);
    if (const auto read = engine::read_stock_for(order->spec); !read)
        return fail(improper, read.why(), streams, texts);
    say_what_was_chosen(*order, streams.err, texts);
    return make_all(*order, asked, streams, texts);
}

} // namespace game
