#include "engine/store/documents/collection.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/letters.h"
#include "engine/base/plain_text.h"
#include "engine/base/whole_number.h"
#include "engine/store/documents/checks.h"

namespace engine {

namespace {

constexpr std::size_t longest_fault = 300; // bytes
constexpr std::size_t longest_place = 32;  // the name of a placeholder
constexpr std::size_t longest_value = 160;
constexpr std::size_t most_places = 8;

std::vector<std::string_view> fields_of(std::string_view line)
{
    std::vector<std::string_view> fields;
    while (!line.empty())
        fields.push_back(take_until(line, '\t'));
    return fields;
}

bool is_line(std::string_view text)
{
    return text.size() <= longest_collected_line &&
           std::ranges::all_of(text, [](char each) { return each > ' ' && each <= '~'; });
}

// `fields` are those of the fault alone; the first one is its text.
std::optional<Message> fault_from(std::vector<std::string_view> fields)
{
    const std::size_t places = (fields.size() - 1) / 2;
    const bool is_whole = fields.size() == 1 + 2 * places && places <= most_places;
    if (!is_whole || fields[0].empty() || !is_plain_text(fields[0], longest_fault))
        return std::nullopt;
    Message fault{std::string(fields[0])};
    for (std::size_t place = 0; place < places; ++place) {
        const std::string_view name = fields[1 + 2 * place];
        const std::string_view value = fields[2 + 2 * place];
        if (value.empty() || !is_plain_text(name, longest_place) ||
            !is_plain_text(value, longest_value))
            return std::nullopt;
        fault.places.emplace_back(name, value);
    }
    return fault;
}

std::optional<CollectedPuzzle> puzzle_from(std::string_view line)
{
    constexpr std::size_t before_fault = 3;
    const std::vector<std::string_view> fields = fields_of(line);
    const auto field = [&](std::size_t index) {
        return index < fields.size() ? fields[index] : std::string_view();
    };
    CollectedPuzzle puzzle{.line = std::string(field(0)), .name = std::string(field(2))};
    if (!is_line(puzzle.line) || !is_plain_text(puzzle.name, longest_collected_name))
        return std::nullopt;
    puzzle.level = find_level(field(1));
    if (!puzzle.level && !field(1).empty())
        return std::nullopt;
    if (fields.size() > before_fault) {
        puzzle.fault = fault_from({fields.begin() + before_fault, fields.end()});
        if (!puzzle.fault)
            return std::nullopt;
    }
    const bool says_something = !puzzle.line.empty() || puzzle.fault;
    return says_something ? std::optional(std::move(puzzle)) : std::nullopt;
}

void append(std::string& text, const CollectedPuzzle& puzzle)
{
    std::string line = puzzle.line + '\t' + std::string(puzzle.level ? id_of(*puzzle.level) : "") +
                       '\t' + puzzle.name;
    if (puzzle.fault) {
        line += '\t' + puzzle.fault->text;
        for (const auto& [name, value] : puzzle.fault->places)
            line += '\t' + name + '\t' + value;
    } else {
        while (line.ends_with('\t'))
            line.pop_back();
    }
    text += line + '\n';
}

} // namespace

CollectionSummary summary_of(const Collection& collection)
{
    return {collection.id, collection.name, collection.added, collection.puzzles.size()};
}

std::string collected_name(std::string_view text)
{
    return first_bytes(visible_text(first_bytes(std::string(text), 4 * longest_collected_name)),
                       longest_collected_name);
}

Message collected_fault(Message why)
{
    why.text = first_bytes(visible_text(why.text), longest_fault);
    if (why.text.empty())
        why.text = N_("It can't be read.");
    if (why.places.size() > most_places)
        why.places.resize(most_places);
    for (auto& [name, value] : why.places) {
        name = first_bytes(visible_text(name), longest_place);
        value = first_bytes(visible_text(value), longest_value);
        if (value.empty())
            value = " "; // an empty field would be lost at the end of a line
    }
    return why;
}

// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
std::string id_of_puzzles(const std::vector<CollectedPuzzle>& puzzles)
{
    std::uint64_t hash = 14695981039346656037u;
    const auto add = [&hash](std::string_view text) {
        for (const char letter : text)
            hash = (hash ^ byte_of(letter)) * 1099511628211u;
        hash = (hash ^ byte_of('\n')) * 1099511628211u;
    };
    for (const CollectedPuzzle& puzzle : puzzles) {
        add(puzzle.line);
        add(puzzle.name);
    }
    return "c-" + hexadecimal(hash, 16);
}

bool add_ratings(Collection& collection, const std::vector<PuzzleRating>& ratings)
{
    bool is_changed = false;
    for (const PuzzleRating& rating : ratings) {
        if (rating.index >= collection.puzzles.size())
            continue;
        CollectedPuzzle& puzzle = collection.puzzles[rating.index];
        if (!puzzle.is_unknown() || puzzle.line != rating.line)
            continue;
        puzzle.level = rating.level;
        puzzle.fault = rating.fault;
        is_changed = is_changed || !puzzle.is_unknown();
    }
    return is_changed;
}

void take_ratings(Collection& collection, const Collection& known)
{
    const std::size_t both = std::min(collection.puzzles.size(), known.puzzles.size());
    for (std::size_t index = 0; index < both; ++index) {
        CollectedPuzzle& mine = collection.puzzles[index];
        const CollectedPuzzle& theirs = known.puzzles[index];
        if (mine.is_unknown() && mine.line == theirs.line) {
            mine.level = theirs.level;
            mine.fault = theirs.fault;
        }
    }
}

std::string to_text(const Collection& collection)
{
    std::string text = std::to_string(collection.added) + '\t' +
                       std::to_string(collection.puzzles.size()) + '\t' + collection.name + '\n';
    for (const CollectedPuzzle& puzzle : collection.puzzles)
        append(text, puzzle);
    return text;
}

std::optional<CollectionSummary> collection_summary_from(std::string_view content,
                                                         const std::string& id)
{
    std::string_view line = content.substr(0, content.find('\n'));
    const auto added = whole_number<std::int64_t>(take_until(line, '\t'), 0, latest_date);
    const auto puzzles = whole_number<std::int64_t>(take_until(line, '\t'), 0, most_collected);
    if (!added || !puzzles || *puzzles == 0 || !is_plain_text(line, longest_collected_name))
        return std::nullopt;
    return CollectionSummary{id, std::string(line), *added, static_cast<std::size_t>(*puzzles)};
}

std::optional<Collection> collection_from(std::string_view content, const std::string& id)
{
    const auto summary = collection_summary_from(content, id);
    if (!summary)
        return std::nullopt;
    take_until(content, '\n');
    const std::size_t lines = std::ranges::count(content, '\n');
    if (lines != summary->puzzles || !content.ends_with('\n'))
        return std::nullopt;
    Collection collection{.id = id, .name = summary->name, .added = summary->added};
    collection.puzzles.reserve(lines);
    while (!content.empty()) {
        auto puzzle = puzzle_from(take_until(content, '\n'));
        if (!puzzle)
            return std::nullopt;
        collection.puzzles.push_back(*std::move(puzzle));
    }
    return collection;
}

} // namespace engine
