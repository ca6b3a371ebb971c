#include "engine/formats/formats.h"
#include "engine/base/count.h"

#include <algorithm>
#include <array>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"
#include "engine/base/plain_text.h"
#include "engine/base/quoted.h"
#include "engine/formats/arrays.h"
#include "engine/formats/foreign_text.h"
#include "engine/formats/json_text.h"
#include "engine/formats/links.h"
#include "engine/formats/rows.h"
#include "engine/formats/tables.h"
#include "engine/formats/text_grid.h"
#include "engine/formats/xml_text.h"
#include "engine/recipe/recipe.h"

namespace engine {

extern const Format line_format, sdm_format, hodoku_format, sukaku_format, solo_format,
    sudoku_exchange_format, fpuzzles_format, sudokupad_format, gnome_code_format, opensudoku_format,
    ksudoku_format, fpuzzles_json_format, gnome_format, libresudoku_format, solo_save_format,
    sadman_format, sdk_format, sdx_format, simple_sudoku_format, candidates_format, grid_format,
    digits_link_format, ps_format, sumocue_format, short_killer_format, jigsaw_line_format;

namespace {

struct DetailName {
    std::string_view id;
    const char* name;
};
constexpr Table<Detail, DetailName, detail_count> detail_names = {{{
    {"title", N_("title")},
    {"author", N_("author")},
    {"comment", N_("comment")},
    {"rules", N_("rules in words")},
    {"source", N_("source")},
    {"date", N_("date")},
    {"level", N_("level")},
    {"link", N_("link")},
}}};

// Cells are at least these characters in any size.
bool is_symbol(char letter)
{
    return (letter >= '1' && letter <= '9') || is_blank_symbol(letter);
}

// The number of cells of the size that has about so many.
int nearest_count(int found)
{
    int nearest = 81;
    for (int size : {4, 6, 8, 9, 10, 12, 15, 16, 20, 25}) {
        if (std::abs(size * size - found) < std::abs(nearest - found))
            nearest = size * size;
    }
    return nearest;
}

Failure wrong_count(int found)
{
    return {{N_("found {found} cells, needed {needed}"),
             {{"found", std::to_string(found)}, {"needed", std::to_string(nearest_count(found))}}}};
}

// What a word needs to be a line of cells: the first character that is none, or their number.
Failure explain_word(std::string_view word)
{
    constexpr int mostly = 2; // one of so many characters is a cell
    const auto symbols = std::ranges::count_if(word, is_symbol);
    int place = 0;
    for (std::size_t at = 0; at < word.size(); at = end_of_character(word, at)) {
        ++place;
        const std::size_t bytes = end_of_character(word, at) - at;
        if (bytes > 1 && symbols > 0)
            return {
                {N_("character {place}: \"{symbol}\" ({code}) is not a digit; use 1 to 9, and a "
                    "dot for an empty cell"),
                 {{"place", std::to_string(place)},
                  {"symbol", visible_text(word.substr(at, bytes))},
                  {"code", code_of_character(word.substr(at, bytes))}}}};
        if (symbols * mostly >= std::ssize(word) && !is_symbol(word[at]))
            return {{N_("character {place}: \"{symbol}\" is not a digit; use 1 to 9, and a dot "
                        "for an empty cell"),
                     {{"place", std::to_string(place)}, {"symbol", quoted(word.substr(at, 1))}}}};
    }
    if (symbols * mostly >= std::ssize(word))
        return wrong_count(count_of(word));
    return {{N_("\"{text}\" is no puzzle in any format that is known"), {{"text", quoted(word)}}}};
}

// A code of this game stands where a puzzle is needed.
bool is_own_code(std::string_view text)
{
    return bool(parse_recipe(without_blanks(take_line(text))));
}

Failure explain_own_code(std::string_view text)
{
    return {
        {N_("this is a code of Cronodoku; make its puzzle with: cronodoku generate --code {code}"),
         {{"code", std::string(without_blanks(take_line(text)))}}}};
}

// What stands between "https://" and the next slash in the first link; empty if there is none.
std::string site_in(std::string_view text)
{
    for (const std::string& link : links_in(text)) {
        const std::size_t begin = link.find("://");
        if (begin != std::string::npos)
            return link.substr(begin + 3, link.find_first_of("/?#", begin + 3) - begin - 3);
    }
    return {};
}

Failure explain_document(std::string_view text)
{
    if (text.starts_with('{')) {
        const auto json = Json::parse(text);
        if (!json)
            return Failure{json.why()};
        return {{N_("this JSON is not from a program that is known: it needs the members \"size\" "
                    "and \"grid\", \"cells\", or \"boards\"")}};
    }
    const auto xml = parse_xml(text);
    if (!xml)
        return Failure{xml.why()};
    return {{N_("this XML is not from a program that is known: it needs an element "
                "\"opensudoku\" or \"ksudoku\"")}};
}

// Why a text that no format recognises can't be read: what was found, what is needed.
Failure explain_unknown(std::string_view text)
{
    const std::string_view trimmed = without_blanks(text);
    if (is_own_code(trimmed))
        return explain_own_code(trimmed);
    if (!is_utf8(trimmed))
        return {{N_("this text is in an old encoding such as Windows-1252 or Latin-1, not in "
                    "UTF-8: save it as UTF-8, or use 1 to 9, and a dot for an empty cell")}};
    if (const std::string site = site_in(trimmed); !site.empty())
        return {{N_("links to {site} are not read; paste the puzzle itself"),
                 {{"site", engine::quoted(site)}}}};
    if (trimmed.starts_with('{') || trimmed.starts_with('<'))
        return explain_document(trimmed);
    if (trimmed.find('\n') != std::string_view::npos) {
        const auto grids = grids_in(trimmed);
        if (!grids)
            return Failure{grids.why()};
    }
    return explain_word(trimmed.substr(0, trimmed.find_first_of(" \t\r\n,;#")));
}

void leave_out_what_is_not_told(const Format& format, SharedPuzzle& puzzle)
{
    std::erase_if(puzzle.details,
                  [&](const auto& detail) { return !format.tells.details.has(detail.first); });
    if (!format.tells.solution)
        puzzle.solution.clear();
}

ReadPuzzles read_as(const Format& format, std::string_view text, LastGrid& last_grid)
{
    return format.read ? only(format.read(text, last_grid)) : format.read_several(text, last_grid);
}

bool is_failure(const ReadPuzzles& puzzles)
{
    return puzzles.size() == 1 && !puzzles.front().puzzle;
}

// Its end may be punctuation.
std::optional<ReadPuzzles> read_link(std::string_view link, LastGrid& last_grid)
{
    constexpr int most_marks = 8; // of punctuation behind it
    std::optional<ReadPuzzles> first_failure;
    for (int left_out = 0; left_out <= most_marks && !link.empty(); ++left_out) {
        for (const Format* format : all_formats()) {
            if (!format->is_link || !format->recognises(link))
                continue;
            ReadPuzzles puzzles = read_as(*format, link, last_grid);
            puzzles.front().format = format;
            if (!is_failure(puzzles))
                return puzzles;
            if (!first_failure)
                first_failure = std::move(puzzles);
        }
        if (std::string_view(".,;:!?*_~").find(link.back()) == std::string_view::npos)
            break;
        link.remove_suffix(1);
    }
    return first_failure;
}

// The puzzles of the links that a text mentions: those that can be read or, if there are none, why
// the first can't be. Nothing if no link is one to a puzzle.
ReadPuzzles read_links(std::string_view text, LastGrid& last_grid)
{
    ReadPuzzles puzzles, failures;
    for (const std::string& link : links_in(text)) {
        auto read = read_link(link, last_grid);
        if (!read)
            continue;
        ReadPuzzles& fitting = is_failure(*read) ? failures : puzzles;
        std::ranges::move(*read, std::back_inserter(fitting));
    }
    if (puzzles.empty() && !failures.empty())
        puzzles.push_back(std::move(failures.front()));
    return puzzles;
}

// A text that is no puzzle by itself, or a link that something follows.
bool may_mention_links(const PuzzleText& text, const Format* format, const ReadPuzzles& puzzles)
{
    if (text.text.find('/') == std::string_view::npos)
        return false;
    if (!format)
        return true;
    return format->is_link && (is_failure(puzzles) || links_in(text.text).size() > 1);
}

// Whether the same digits are givens when what is written is read again.
bool keeps_givens(const Format& format, const SharedPuzzle& puzzle)
{
    LastGrid last_grid;
    const ReadPuzzles again = read_as(format, format.write(puzzle), last_grid);
    return again.size() == 1 && again.front().puzzle &&
           again.front().puzzle->givens == puzzle.givens;
}

Failure not_told(const Format& format, const char* what)
{
    return {{what, {{"format", std::string(format.id)}}}};
}

} // namespace

std::span<const Format* const> all_formats()
{
    static constexpr std::array formats = {
        &line_format,         &jigsaw_line_format,
        &short_killer_format, &ps_format,
        &sumocue_format,      &sdm_format,
        &hodoku_format,       &sukaku_format,
        &solo_format,         &sudoku_exchange_format,
        &fpuzzles_format,     &sudokupad_format,
        &gnome_code_format,   &digits_link_format,
        &sadman_format,       &sdk_format,
        &sdx_format,          &simple_sudoku_format,
        &candidates_format,   &grid_format,
        &opensudoku_format,   &ksudoku_format,
        &solo_save_format,    &fpuzzles_json_format,
        &gnome_format,        &libresudoku_format,
        &array_format,        &table_format,
    };
    return formats;
}

const Format* recognise(std::string_view text, Shape shape)
{
    for (const Format* format : all_formats()) {
        if (format->shape == shape && format->recognises(text))
            return format;
    }
    return nullptr;
}

ReadPuzzles read(const PuzzleText& text, LastGrid& last_grid)
{
    if (text.is_too_long)
        return only(Failure{{N_("this is too long for a puzzle: more than {bytes} characters"),
                             {{"bytes", std::to_string(text.shape == Shape::Document
                                                           ? PuzzleTexts::longest_document
                                                           : PuzzleTexts::longest_part)}}}});
    if (text.failure)
        return only(Failure{*text.failure});
    const Format* format = text.format ? text.format : recognise(text.text, text.shape);
    ReadPuzzles puzzles =
        format ? read_as(*format, text.text, last_grid) : only(explain_unknown(text.text));
    for (ReadPuzzle& puzzle : puzzles)
        puzzle.format = format;
    if (may_mention_links(text, format, puzzles)) {
        if (ReadPuzzles linked = read_links(text.text, last_grid); !linked.empty())
            puzzles = std::move(linked);
    }
    int number = 0;
    for (ReadPuzzle& puzzle : puzzles) {
        ++number;
        if (text.number > 0)
            puzzle.number = text.number;
        else if (puzzles.size() > 1)
            puzzle.number = number;
    }
    if (is_failure(puzzles) && is_own_code(text.text))
        puzzles.front().puzzle = explain_own_code(text.text);
    return puzzles;
}

bool holds_link(std::string_view text)
{
    LastGrid last_grid;
    return text.find('/') != std::string_view::npos && !read_links(text, last_grid).empty();
}

ReadPuzzles read_all(std::string_view text)
{
    ReadPuzzles puzzles;
    LastGrid last_grid;
    PuzzleTexts parts;
    parts.add(text);
    parts.end();
    while (const auto part = parts.next()) {
        for (ReadPuzzle& puzzle : read(*part, last_grid))
            puzzles.push_back(std::move(puzzle));
    }
    return puzzles;
}

LeftOut left_out(const Format& format, const SharedPuzzle& puzzle)
{
    LeftOut out;
    for (const auto& [detail, text] : puzzle.details) {
        if (!format.tells.details.has(detail))
            out.details.push_back(detail);
    }
    out.solution = !puzzle.solution.empty() && !format.tells.solution;
    out.which_are_given =
        format.tells.is_alike && is_position(puzzle) && !keeps_givens(format, puzzle);
    return out;
}

const char* name_of(Detail detail)
{
    return detail_names[detail].name;
}

std::string_view id_of(Detail detail)
{
    return detail_names[detail].id;
}

Attempt can_write(const Format& format, const SharedPuzzle& puzzle)
{
    if (!format.write)
        return not_told(format, N_("the format {format} is only read"));
    if (!format.takes(puzzle))
        return Failure{{N_("the format {format} has no {layout}"),
                        {{"format", std::string(format.id)}, {"layout", puzzle.layout->id}}}};
    if (!puzzle.placed.empty() && !format.tells.placed)
        return not_told(format, N_("the format {format} has no digits that a player placed"));
    if (!puzzle.candidates.empty() && !format.tells.candidates)
        return not_told(format, N_("the format {format} has no candidates"));
    if (!puzzle.corner_notes.empty() && !format.tells.corner_notes)
        return not_told(format, N_("the format {format} has no corner notes"));
    if (!format.may_write)
        return Done{};
    return format.may_write(puzzle);
}

std::string write(const Format& format, const SharedPuzzle& puzzle)
{
    const LeftOut out = left_out(format, puzzle);
    if (out == LeftOut{})
        return format.write(puzzle);
    SharedPuzzle told = puzzle;
    leave_out_what_is_not_told(format, told);
    return format.write(told);
}

SharedPuzzle only_givens(SharedPuzzle puzzle)
{
    puzzle.placed.clear();
    puzzle.candidates.clear();
    puzzle.corner_notes.clear();
    return puzzle;
}

} // namespace engine
