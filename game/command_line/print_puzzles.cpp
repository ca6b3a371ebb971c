#include "game/command_line/print.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>

#include "engine/base/rounding.h"
#include "engine/grid/symbols.h"
#include "engine/make/puzzle_maker.h"
#include "game/command_line/interruption.h"
#include "game/command_line/kept_raters.h"
#include "game/command_line/ordered_work.h"
#include "game/command_line/output.h"

namespace game {

namespace {

using engine::PuzzleToPrint;
using engine::Translations;

// A puzzle ready to print, or why there is none.
struct Prepared {
    std::optional<PuzzleToPrint> puzzle = {};
    Answer answer = {};
};

// The candidates of the cells for which they are told, and the notes in the corners.
engine::DigitSets notes_of(const engine::SharedPuzzle& puzzle)
{
    if (puzzle.candidates.empty())
        return puzzle.corner_notes;
    engine::DigitSets notes = puzzle.candidates;
    if (!puzzle.corner_notes.empty()) {
        for (engine::Cell cell : puzzle.grid->cells())
            notes[cell] = notes[cell].with(puzzle.corner_notes[cell]);
    }
    return notes;
}

// Finds out what is printed beside a puzzle. For one thread.
class Preparation {
public:
    Preparation(const PrintArguments& asked, const Translations& texts)
        : asked_(asked), texts_(texts)
    {
    }

    Prepared prepare_given(const PuzzleInput& input)
    {
        Prepared prepared;
        const PuzzleInput givens{input.place, engine::only_givens(input.puzzle), input.format};
        engine::SearchResult found = kept_.judge().count(givens);
        if (!found.decided || found.count != 1) {
            kept_.judge().is_proper(givens, false, texts_, prepared.answer);
            return prepared;
        }
        PuzzleToPrint puzzle{.puzzle = {givens.puzzle.grid, givens.puzzle.givens,
                                        std::move(found.solutions.front())},
                             .layout = givens.puzzle.layout};
        if (asked_.position) {
            puzzle.placed = input.puzzle.placed;
            puzzle.notes = notes_of(input.puzzle);
        }
        rate(givens, puzzle);
        prepared.puzzle = std::move(puzzle);
        return prepared;
    }

    // Nothing if the program was asked to end, or if no digits satisfy the rules.
    Prepared prepare_new(const engine::PuzzleSpec& spec)
    {
        if (!maker_ || !is_same_but_seed(spec, made_for_)) {
            maker_ = std::make_unique<engine::PuzzleMaker>(spec);
            made_for_ = spec;
        }
        auto made = make_unless_interrupted(*maker_, spec.seed);
        Prepared prepared;
        if (!made)
            return prepared;
        if (const auto missed = what_is_missed(spec, *made)) {
            prepared.answer.status = improper;
            prepared.answer.complain(texts_.tr(*missed));
        }
        PuzzleToPrint puzzle{.puzzle = std::move(made->puzzle),
                             .layout = layout_of(spec.layout),
                             .level = made->level,
                             .code = has_code(made->recipe) ? to_text(made->recipe) : ""};
        if (asked_.choices.shows_ratings)
            add_effort(puzzle);
        prepared.puzzle = std::move(puzzle);
        return prepared;
    }

private:
    static bool is_same_but_seed(engine::PuzzleSpec one, const engine::PuzzleSpec& other)
    {
        one.seed = other.seed;
        return one == other;
    }

    const std::shared_ptr<const engine::Layout>& layout_of(const std::string& id)
    {
        if (!layout_ || layout_->id != id)
            layout_ = std::make_shared<const engine::Layout>(*engine::find_layout(id));
        return layout_;
    }

    void rate(const PuzzleInput& input, PuzzleToPrint& puzzle)
    {
        const engine::Rating& rating = kept_.rate(input, {});
        puzzle.level = rating.level;
        puzzle.effort = rating.effort;
    }

    void add_effort(PuzzleToPrint& puzzle)
    {
        PuzzleInput input{};
        input.puzzle.layout = puzzle.layout;
        input.puzzle.grid = puzzle.puzzle.grid;
        input.puzzle.givens = puzzle.puzzle.givens;
        puzzle.effort = kept_.rate(input, {}).effort;
    }

    const PrintArguments& asked_;
    const Translations& texts_;
    KeptRaters kept_;
    std::unique_ptr<engine::PuzzleMaker> maker_;
    engine::PuzzleSpec made_for_;
    std::shared_ptr<const engine::Layout> layout_;
};

// Works on all tasks, and collects the puzzles in order. Reports with progress.
template <typename Task, typename Prepare>
PuzzlesToPrint prepare_all(const std::vector<Task>& tasks,
                           const PrintArguments& asked,
                           Streams streams,
                           const Translations& texts,
                           Prepare prepare)
{
    PuzzlesToPrint all;
    AnswerWriter writer(streams, texts);
    const auto deliver = [&](Prepared prepared) {
        writer.write(prepared.answer, 1, engine::ratio(writer.puzzles() + 1, tasks.size()));
        if (prepared.puzzle)
            all.puzzles.push_back(*std::move(prepared.puzzle));
        return !Interruption::is_asked();
    };
    {
        using Work = OrderedWork<const Task*, Prepared>;
        const auto make_work = [&]() -> typename Work::Work {
            const auto preparation = std::make_shared<Preparation>(asked, texts);
            return [preparation, prepare](const Task* task) {
                return prepare(*preparation, *task);
            };
        };
        Work work(std::min(asked.given.jobs, static_cast<unsigned>(tasks.size())), make_work,
                  deliver);
        for (const Task& task : tasks) {
            if (!work.add(&task))
                break;
        }
    }
    all.status = writer.finish(Interruption::is_asked() ? Interruption::status() : writer.status());
    return all;
}

struct ReadPuzzles {
    std::vector<PuzzleInput> puzzles;
    int status = all_good;
};

// Reads one more puzzle than can be printed at most.
ReadPuzzles read_puzzles(const PrintArguments& asked, Streams streams, const Translations& texts)
{
    ReadPuzzles all;
    engine::LastGrid last_grid;
    PuzzleSource source(asked.given.puzzles, streams);
    source.read_all(1, [&](const Batch& batch) {
        if (batch.failure) {
            complain(streams.err, texts, *batch.failure);
            all.status = improper;
        }
        batch.each_puzzle(last_grid, [&](PuzzlePlace place, engine::ReadPuzzle read) {
            if (read.puzzle) {
                all.puzzles.push_back({std::move(place), *std::move(read.puzzle), read.format});
                return true;
            }
            complain(streams.err, to_text(place, texts) + ": " + texts.tr(read.puzzle.why()));
            all.status = improper;
            return true;
        });
        return all.puzzles.size() <= std::size_t{engine::most_printed} && !Interruption::is_asked();
    });
    return all;
}

// All puzzles in these symbols, or in figures where they don't fit. Figures leave them as they are.
void write_in(const engine::SymbolChoice& symbols,
              std::vector<PuzzleToPrint>& puzzles,
              std::ostream& err,
              const Translations& texts)
{
    if (symbols.set == engine::SymbolSet::Figures)
        return;
    bool has_cages = false;
    for (PuzzleToPrint& puzzle : puzzles) {
        std::shared_ptr<const engine::Grid>& grid = puzzle.puzzle.grid;
        has_cages |= !grid->cages().empty();
        grid = std::make_shared<const engine::Grid>(in_symbols(*grid, symbols));
    }
    if (has_cages)
        complain(err, texts, {engine::why_figures_with_cages});
}

} // namespace

PuzzlesToPrint given_puzzles(const PrintArguments& asked,
                             const engine::SymbolChoice& symbols,
                             Streams streams,
                             const Translations& texts)
{
    const ReadPuzzles read = read_puzzles(asked, streams, texts);
    if (Interruption::is_asked())
        return {.puzzles = {}, .status = Interruption::status()};
    if (read.puzzles.size() > std::size_t{engine::most_printed}) {
        complain(streams.err, texts,
                 {engine::N_("at most {most} puzzles can be printed at once; give fewer"),
                  {{"most", std::to_string(engine::most_printed)}}});
        return {.puzzles = {}, .status = improper};
    }
    PuzzlesToPrint all = prepare_all(read.puzzles, asked, streams, texts,
                                     [](Preparation& preparation, const PuzzleInput& input) {
                                         return preparation.prepare_given(input);
                                     });
    if (read.puzzles.empty() && read.status == all_good) {
        complain(streams.err, texts,
                 {engine::N_("no puzzle was given; name files or write puzzles as arguments, or "
                             "give them on standard input")});
        all.status = improper;
    }
    all.status = std::max(all.status, read.status);
    write_in(symbols, all.puzzles, streams.err, texts);
    return all;
}

PuzzlesToPrint made_puzzles(const PrintArguments& asked,
                            const PrintOrder& order,
                            const engine::SymbolChoice& symbols,
                            Streams streams,
                            const Translations& texts)
{
    for (const engine::PuzzleSpec& spec : order.specs) {
        if (const auto read = engine::read_stock_for(spec); !read) {
            complain(streams.err, texts, read.why());
            return {.puzzles = {}, .status = improper};
        }
    }
    PuzzlesToPrint all = prepare_all(order.specs, asked, streams, texts,
                                     [](Preparation& preparation, const engine::PuzzleSpec& spec) {
                                         return preparation.prepare_new(spec);
                                     });
    if (all.puzzles.size() < order.specs.size() && !Interruption::is_asked()) {
        complain(streams.err, texts,
                 {engine::N_("no grid that satisfies all the rules of {layout} was found"),
                  {{"layout", order.first.spec.layout}}});
        all.status = improper;
    }
    write_in(symbols, all.puzzles, streams.err, texts);
    return all;
}

} // namespace game
