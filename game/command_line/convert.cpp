#include "game/command_line/convert.h"

#include <map>
#include <mutex>

#include "engine/formats/frames.h"
#include "engine/text/notation.h"
#include "engine/text/puzzle_line.h"
#include "game/command_line/output.h"

namespace game {

namespace {

using engine::Format;
using engine::JsonObject;
using engine::JsonValue;
using engine::Several;
using engine::SharedPuzzle;
using engine::Translations;

// How many puzzles had something that the format can't tell; shared by all threads.
class LeftOutCount {
public:
    void add(const engine::LeftOut& out)
    {
        if (out == engine::LeftOut{})
            return;
        const std::lock_guard lock(mutex_);
        for (engine::Detail detail : out.details)
            ++counts_[engine::name_of(detail)];
        if (out.solution)
            ++counts_[engine::N_("solution")];
        if (out.which_are_given)
            ++counts_[engine::N_("which digits are givens")];
    }

    void report(const Format& format, Streams streams, const Translations& texts) const
    {
        for (const auto& [name, count] : counts_)
            complain(streams.err, texts,
                     {engine::N_("{format} has no place for this, so it was left out: {what} "
                                 "(puzzles: {n})"),
                      {{"format", std::string(format.id)},
                       {"what", texts.tr(name)},
                       {"n", std::to_string(count)}}});
    }

private:
    std::mutex mutex_;
    std::map<std::string, std::size_t> counts_;
};

JsonValue sets_as_json(const engine::DigitSets& sets)
{
    return json_list(sets, [](engine::DigitSet set) { return set.empty() ? "" : to_text(set); });
}

// Writes puzzles in one format, or as JSON if there is none.
class Converter {
public:
    Converter(const ConvertArguments& asked,
              const Format* format,
              const Translations& texts,
              LeftOutCount& left_out)
        : asked_(asked), format_(format), texts_(texts), left_out_(left_out)
    {
    }

    void operator()(const PuzzleInput& puzzle, Answer& answer)
    {
        if (asked_.only_givens &&
            (is_position(puzzle.puzzle) || !puzzle.puzzle.corner_notes.empty()))
            convert(puzzle, engine::only_givens(puzzle.puzzle), answer);
        else
            convert(puzzle, puzzle.puzzle, answer);
    }

private:
    void convert(const PuzzleInput& input, const SharedPuzzle& puzzle, Answer& answer)
    {
        if (format_) {
            if (const engine::Attempt may = can_write(*format_, puzzle); !may)
                return refuse(input.place, may.why(), asked_.common.json, texts_, answer);
            left_out_.add(left_out(*format_, puzzle));
        }
        if (asked_.common.json) {
            answer.out += as_json(input, puzzle);
            return;
        }
        if (has_written_ && format_->several == Several::Blocks)
            answer.out += '\n';
        answer.out += engine::write(*format_, puzzle);
        has_written_ = true;
    }

    std::string as_json(const PuzzleInput& input, const SharedPuzzle& puzzle) const
    {
        JsonObject object = json_of(input.place);
        object.add("format", input.format->id).add("layout", puzzle.layout->id);
        object.add("puzzle", to_line(*puzzle.layout, *puzzle.grid, puzzle.givens));
        if (!puzzle.placed.empty())
            object.add("placed", engine::to_text(puzzle.placed));
        if (!puzzle.candidates.empty())
            object.add("candidates", sets_as_json(puzzle.candidates));
        if (!puzzle.corner_notes.empty())
            object.add("corner_notes", sets_as_json(puzzle.corner_notes));
        if (!puzzle.solution.empty())
            object.add("solution", engine::to_text(puzzle.solution));
        for (const auto& [detail, text] : puzzle.details)
            object.add(engine::id_of(detail), text);
        if (format_)
            object.add("text", engine::write(*format_, puzzle));
        return object.text() + "\n";
    }

    const ConvertArguments& asked_;
    const Format* format_;
    const Translations& texts_;
    LeftOutCount& left_out_;
    bool has_written_ = false;
};

} // namespace

Choices<const Format*> written_formats()
{
    Choices<const Format*> formats;
    for (const Format* format : engine::all_formats()) {
        if (format->write)
            formats.push_back({std::string(format->id), format});
    }
    return formats;
}

int convert(const ConvertArguments& asked, Streams streams, const Translations& texts)
{
    const Format* chosen = asked.to;
    if (!chosen && !asked.common.json)
        return fail(
            wrong_use,
            engine::listing({engine::N_("--to must say which format to write: {known} or {last}")},
                            names_of(written_formats())),
            streams, texts);
    const bool is_plain_text = chosen && !asked.common.json;
    LeftOutCount left_out;
    const auto make = [&]() -> Answering {
        return {Converter(asked, chosen, texts, left_out)};
    };
    // Puzzles that are not on lines of their own depend on whether one was written before.
    AnswerOptions options{.at_once = 256};
    if (is_plain_text) {
        options.in_one_thread = chosen->several != Several::Lines;
        options.head = chosen->head;
        options.foot = chosen->foot;
    }
    const int status = answer_all(asked.common, options, make, streams, texts);
    if (chosen)
        left_out.report(*chosen, streams, texts);
    return status;
}

} // namespace game
