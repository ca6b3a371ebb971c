#include "game/scenes/collections/collecting.h"

#include "engine/base/quoted.h"
#include "engine/formats/formats.h"
#include "engine/text/puzzle_line.h"

namespace game {
namespace {

using engine::CollectedPuzzle;
using engine::Message;
using engine::N_;

constexpr std::size_t piece_size = 64 << 10; // bytes that are read between two looks at Cancel

class Collector {
public:
    // Returns whether there is room for more.
    bool add(const engine::PuzzleText& part)
    {
        for (engine::ReadPuzzle& puzzle : engine::read(part, last_grid_)) {
            if (found_.puzzles.size() == engine::most_collected ||
                bytes_ > engine::most_collected_bytes) {
                found_.is_cut = true;
                return false;
            }
            found_.puzzles.push_back(puzzle.puzzle ? readable(*std::move(puzzle.puzzle))
                                                   : unreadable(part.text, puzzle.puzzle.why()));
            bytes_ += found_.puzzles.back().line.size() + found_.puzzles.back().name.size();
        }
        return true;
    }
    std::size_t count() const { return found_.puzzles.size(); }
    CollectedText taken() { return std::move(found_); }

private:
    CollectedPuzzle readable(engine::SharedPuzzle puzzle)
    {
        std::string line = engine::to_line(*puzzle.layout, *puzzle.grid, puzzle.givens);
        std::string name = engine::collected_name(detail_of(puzzle, engine::Detail::Title));
        if (line.size() > engine::longest_collected_line)
            return {.name = std::move(name),
                    .fault = Message{N_("It is too long for a collection.")}};
        ++found_.readable;
        if (!found_.first)
            found_.first = std::move(puzzle);
        return {.line = std::move(line), .name = std::move(name)};
    }

    static CollectedPuzzle unreadable(std::string_view text, const Message& why)
    {
        return {.name = engine::quoted(text.substr(0, text.find_first_of("\r\n"))),
                .fault = engine::collected_fault(why)};
    }

    CollectedText found_;
    engine::LastGrid last_grid_;
    std::size_t bytes_ = 0;
};

} // namespace

void TextReading::begin(std::string text)
{
    of_ = text.size();
    const auto shared = std::make_shared<const std::string>(std::move(text));
    work_.ask([shared, counts = counts_](const engine::Cancel& cancel) {
        return read(*shared, *counts, cancel);
    });
}

CollectedText
TextReading::read(const std::string& text, Counts& counts, const engine::Cancel& cancel)
{
    Collector collector;
    engine::PuzzleTexts parts;
    for (std::size_t begin = 0;; begin += piece_size) {
        const bool is_last = begin + piece_size >= text.size();
        parts.add(std::string_view(text).substr(std::min(begin, text.size()), piece_size));
        if (is_last)
            parts.end();
        while (const auto part = parts.next()) {
            if (cancel.is_asked() || !collector.add(*part))
                return collector.taken();
            counts.found = collector.count();
        }
        counts.done = std::min(begin + piece_size, text.size());
        if (is_last)
            return collector.taken();
    }
}

void CollectionRating::begin(const engine::Collection& collection)
{
    Lines lines;
    for (std::size_t index = 0; index < collection.puzzles.size(); ++index) {
        if (collection.puzzles[index].is_unknown())
            lines.emplace_back(index, collection.puzzles[index].line);
    }
    done_ = 0;
    of_ = lines.size();
    results_ = std::make_shared<Results>();
    if (lines.empty())
        return;
    work_.ask([lines = std::move(lines), results = results_](const engine::Cancel& cancel) {
        return rate(lines, *results, cancel);
    });
}

bool CollectionRating::rate(const Lines& lines, Results& results, const engine::Cancel& cancel)
{
    engine::PuzzleJudge judge;
    engine::LastGrid last_grid;
    for (const auto& [index, line] : lines) {
        if (cancel.is_asked())
            return false;
        const auto puzzle = puzzle_in(line, last_grid);
        const auto level = puzzle ? judge.level_of(*puzzle, cancel)
                                  : engine::Result<engine::Level>(engine::Failure{puzzle.why()});
        if (cancel.is_asked())
            return false;
        engine::PuzzleRating rating{.index = index, .line = line};
        if (level)
            rating.level = *level;
        else
            rating.fault = engine::collected_fault(level.why());
        const std::lock_guard lock(results.mutex);
        results.waiting.push_back(std::move(rating));
    }
    return true;
}

std::vector<engine::PuzzleRating> CollectionRating::take_into(engine::Collection& collection)
{
    (void)work_.take(); // whether it is finished can be seen from is_running()
    std::vector<engine::PuzzleRating> all;
    {
        const std::lock_guard lock(results_->mutex);
        all.swap(results_->waiting);
    }
    (void)engine::add_ratings(collection, all);
    done_ += all.size();
    return all;
}

engine::Result<engine::SharedPuzzle> puzzle_in(const std::string& line, engine::LastGrid& last_grid)
{
    auto printed = engine::parse_puzzle_line(line, last_grid);
    if (!printed)
        return engine::Failure{printed.why()};
    return engine::SharedPuzzle{*printed, std::move(printed->givens)};
}

} // namespace game
