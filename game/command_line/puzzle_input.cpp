#include "game/command_line/puzzle_input.h"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "engine/base/letters.h"
#include "engine/base/rounding.h"
#include "engine/text/notation.h"
#include "game/command_line/input_streams.h"
#include "game/command_line/interruption.h"

namespace game {

namespace {

constexpr std::string_view standard_input = "-";
constexpr std::size_t piece = 64 << 10;

engine::Message place_within(const PuzzlePlace& place)
{
    if (place.is_argument)
        return {engine::N_("puzzle {n}"), {{"n", std::to_string(place.line)}}};
    return {engine::N_("line {n}"), {{"n", std::to_string(place.line)}}};
}

// What is there without waiting for more; at least something, unless the input has ended.
std::size_t read_some(std::streambuf& in, std::string& room)
{
    if (in.sgetc() == std::streambuf::traits_type::eof())
        return 0;
    const auto ready = std::clamp<std::streamsize>(in.in_avail(), 1, piece);
    return in.sgetn(room.data(), ready);
}

// Adds the next part, which may be several lines, but no more than `most`. Returns how many puzzles
// it has, counting each text as one.
std::size_t take_part(engine::PuzzleTexts& texts, std::size_t most, Batch& batch)
{
    const std::size_t line = texts.line();
    const std::size_t begin = batch.classic.size();
    if (const std::size_t count = texts.next_classic(batch.classic, most)) {
        batch.parts.emplace_back(Batch::ClassicLines{begin, count, line});
        return count;
    }
    const auto part = texts.next();
    if (!part)
        return 0;
    engine::PuzzleText facts = *part;
    facts.text = {};
    batch.parts.emplace_back(Batch::Text{batch.texts.size(), part->text.size(), std::move(facts)});
    batch.texts += part->text;
    return 1;
}

// Whether what is neither a file nor a puzzle was meant as a file: "lists/a", "a.sdm".
bool is_name_of_file(const std::string& argument)
{
    if (argument.find_first_of(":\n") != std::string::npos ||
        engine::recognise(argument, engine::Shape::Line))
        return false;
    const std::string extension = std::filesystem::path(argument).extension().string();
    return argument.find('/') != std::string::npos ||
           (extension.size() > 1 && engine::is_letter(extension[1]));
}

} // namespace

std::string to_text(const PuzzlePlace& place, const engine::Translations& texts)
{
    std::string text = texts.tr(place_within(place));
    if (!place.file.empty())
        text = place.file + ", " + text;
    if (place.number > 0)
        text += ", " + texts.tr({engine::N_("number {n}"), {{"n", std::to_string(place.number)}}});
    return text;
}

engine::JsonObject json_of(const PuzzlePlace& place)
{
    engine::JsonObject object;
    if (!place.file.empty())
        object.add("file", place.file);
    object.add(place.is_argument ? "argument" : "line", place.line);
    if (place.number > 0)
        object.add("number", place.number);
    return object;
}

bool Batch::each_puzzle(engine::LastGrid& last_grid,
                        const Take& take,
                        const TakeClassic& take_classic) const
{
    return std::ranges::all_of(parts, [&](const auto& part) {
        if (const auto* lines = std::get_if<ClassicLines>(&part))
            return each_of(*lines, last_grid, take, take_classic);
        return each_of(std::get<Text>(part), last_grid, take);
    });
}

bool Batch::each_of(const Text& part, engine::LastGrid& last_grid, const Take& take) const
{
    engine::PuzzleText text = part.facts;
    text.text = std::string_view(texts).substr(part.begin, part.length);
    return read(text, last_grid, take);
}

bool Batch::each_of(const ClassicLines& lines,
                    engine::LastGrid& last_grid,
                    const Take& take,
                    const TakeClassic& take_classic) const
{
    for (std::size_t each = 0; each < lines.count; ++each) {
        const engine::ClassicDigits& givens = classic[lines.begin + each];
        if (take_classic && take_classic(givens))
            continue;
        const std::string text = engine::to_text(engine::Digits(givens.begin(), givens.end()));
        if (!read({text, lines.line + each, engine::Shape::Line}, last_grid, take))
            return false;
    }
    return true;
}

bool Batch::read(const engine::PuzzleText& text,
                 engine::LastGrid& last_grid,
                 const Take& take) const
{
    for (engine::ReadPuzzle& read : engine::read(text, last_grid)) {
        PuzzlePlace place = source;
        place.line = place.is_argument ? place.line : text.line;
        place.number = read.number;
        if (!take(std::move(place), std::move(read)))
            return false;
    }
    return true;
}

PuzzleSource::PuzzleSource(const std::vector<std::string>& arguments, Streams streams)
    : arguments_(arguments), streams_(streams)
{
}

void PuzzleSource::read_all(std::size_t most, const std::function<bool(Batch)>& take)
{
    most_ = most;
    take_ = &take;
    if (arguments_.empty())
        read(*streams_.in.rdbuf(), {}, streams_.input_size);
    std::size_t number = 0;
    for (const std::string& argument : arguments_) {
        ++number;
        bool goes_on = true;
        std::error_code no_file;
        if (argument == standard_input) {
            goes_on = read(*streams_.in.rdbuf(), {}, streams_.input_size);
        } else if (std::filesystem::exists(argument, no_file)) {
            goes_on = read_file(argument);
        } else if (is_name_of_file(argument)) {
            goes_on = report({engine::N_("there is no file {file}"), {{"file", argument}}});
        } else {
            engine::PuzzleTexts texts;
            texts.add(argument);
            texts.end();
            goes_on = take_parts(texts, {.file = {}, .is_argument = true, .line = number}, {});
        }
        if (!goes_on)
            break;
    }
}

bool PuzzleSource::read_file(const std::string& name)
{
    InputBuffer buffer(InputBuffer::open_file(name));
    const bool goes_on = !buffer.is_open() || read(buffer, {.file = name}, buffer.size());
    if (!goes_on || (buffer.is_open() && !buffer.has_failed()))
        return goes_on;
    return report({engine::N_("can't read the file {file}"), {{"file", name}}});
}

bool PuzzleSource::report(engine::Message failure)
{
    Batch batch;
    batch.failure = std::move(failure);
    return (*take_)(std::move(batch));
}

bool PuzzleSource::read(std::streambuf& in,
                        const PuzzlePlace& source,
                        std::optional<std::size_t> size)
{
    engine::PuzzleTexts texts;
    std::string room(piece, '\0');
    std::size_t read_so_far = 0;
    while (const std::size_t count = read_some(in, room)) {
        texts.add(std::string_view(room).substr(0, count));
        read_so_far += count;
        const auto share =
            size && *size > 0 ? std::optional(engine::ratio(read_so_far, *size)) : std::nullopt;
        if (Interruption::is_asked() || !take_parts(texts, source, share))
            return false;
    }
    texts.end();
    return take_parts(texts, source, {});
}

bool PuzzleSource::take_parts(engine::PuzzleTexts& texts,
                              const PuzzlePlace& source,
                              std::optional<double> share)
{
    Batch batch{.source = source, .share = share};
    std::size_t puzzles = 0;
    while (const std::size_t count = take_part(texts, most_ - puzzles, batch)) {
        puzzles += count;
        if (puzzles < most_ && batch.texts.size() < piece)
            continue;
        if (!(*take_)(std::move(batch)))
            return false;
        batch = Batch{.source = source, .share = share};
        puzzles = 0;
    }
    return batch.parts.empty() || (*take_)(std::move(batch));
}

} // namespace game
