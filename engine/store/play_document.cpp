#include "engine/store/play_document.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/store/checks.h"
#include "engine/store/envelope.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

constexpr std::size_t longest_entry = 12'000; // an action on every cell of the largest grid
constexpr Number most_of_a_fact = 1'000'000'000;

std::string text_of(DigitSet set)
{
    Digits digits;
    for (Digit digit : set)
        digits.push_back(digit);
    return to_text(digits);
}

std::optional<DigitSet> set_from(std::string_view text, int most)
{
    static const std::string symbols = text_of(DigitSet::up_to(max_size));
    DigitSet set;
    for (char symbol : text) {
        const auto digit = symbols.substr(0, static_cast<std::size_t>(most)).find(symbol);
        if (digit == std::string::npos)
            return std::nullopt;
        set = set.with(static_cast<Digit>(digit + 1));
    }
    return set;
}

bool has_pencil(const Square& square)
{
    return !square.corner_notes.empty() || !square.centre_notes.empty() || !square.colours.empty();
}

bool put_pencil(const PencilDocument& document, const Grid& grid, Board& board)
{
    const auto cells = cells_from({document.cell}, grid.cell_count());
    const auto corner = set_from(document.corner, grid.size());
    const auto centre = set_from(document.centre, grid.size());
    const auto colours = set_from(document.colours, colour_count);
    if (!cells || !corner || !centre || !colours)
        return false;
    const Cell cell = cells->front();
    board.paint(cell, *colours);
    if (board[cell].given)
        return corner->empty() && centre->empty();
    board.write_corner_notes(cell, *corner);
    board.write_centre_notes(cell, *centre);
    return true;
}

Numbers numbers_from(const std::vector<PlayTime>& times)
{
    Numbers numbers;
    for (PlayTime time : times)
        numbers.push_back(time.count());
    return numbers;
}

StartDocument to_document(const StartingPoint& start, const Grid& grid)
{
    return {to_document(start.board, grid), to_document(start.facts),
            numbers_from(start.fills.cells()), numbers_from(start.fills.times()), start.at.count()};
}

StartingPoint end_of(const Session& session)
{
    return {session.board(), session.facts(), session.fills(), session.last_action_at()};
}

// Every filled cell of the board, and no other, with times that never run backwards.
std::optional<FillTimes> fills_from(const StartDocument& document, const Board& board)
{
    const auto cells = cells_from(document.filled_cells, static_cast<int>(board.digits().size()));
    const Numbers& times = document.fill_times;
    if (!cells || cells->size() != times.size() || !all_between(times, 0, document.at) ||
        !std::is_sorted(times.begin(), times.end()))
        return std::nullopt;
    Board seen = board;
    FillTimes fills;
    for (std::size_t filled = 0; filled < times.size(); ++filled) {
        const Square& square = board[(*cells)[filled]];
        if (square.given || square.digit == no_digit)
            return std::nullopt;
        fills.add((*cells)[filled], PlayTime{times[filled]});
        seen.write_digit((*cells)[filled], no_digit);
    }
    for (std::size_t index = 0; index < board.digits().size(); ++index) {
        const Square& square = seen[Cell{static_cast<std::uint16_t>(index)}];
        if (!square.given && square.digit != no_digit)
            return std::nullopt;
    }
    return fills;
}

std::optional<StartingPoint> from_document(const StartDocument& document, const Puzzle& puzzle)
{
    const auto board = from_document(document.board, puzzle);
    const auto facts = from_document(document.facts);
    if (!board || !facts || !is_between(document.at, 0, longest_play))
        return std::nullopt;
    const auto fills = fills_from(document, *board);
    if (!fills)
        return std::nullopt;
    return StartingPoint{*board, *facts, *fills, PlayTime{document.at}};
}

std::optional<Session> fresh_session(const GameDocument& document, const Puzzle& puzzle)
{
    const PlayOptions options{.clear_peer_notes = document.clear_peer_notes};
    if (document.start.empty())
        return Session(puzzle, options);
    const auto start = from_document(document.start.front(), puzzle);
    if (document.start.size() != 1 || !start)
        return std::nullopt;
    return Session(puzzle, options, *start);
}

bool act_again(const std::string& entry, Session& session)
{
    Number at = 0;
    const char* end = entry.data() + entry.size();
    const auto [stop, error] = std::from_chars(entry.data(), end, at);
    if (error != std::errc{} || stop == end || *stop != ' ' || !is_between(at, 0, longest_play) ||
        entry.size() > longest_entry)
        return false;
    const auto text = static_cast<std::size_t>(stop + 1 - entry.data());
    const auto action = parse_action(session.grid(), std::string_view(entry).substr(text));
    return action && session.act(*action, PlayTime{at}).verdict == Verdict::Accepted;
}

// A play that stands where the documents say, told as well as the log could tell it.
Session rebuilt(const Session& replayed, const Board& board, const Facts& facts)
{
    FillTimes fills = replayed.fills();
    fills.follow(replayed.board(), board, replayed.last_action_at());
    return Session(replayed.puzzle(), replayed.options(),
                   StartingPoint{board, facts, fills, replayed.last_action_at()});
}

} // namespace

BoardDocument to_document(const Board& board, const Grid& grid)
{
    BoardDocument document{to_text(board.digits()), {}};
    for (Cell cell : grid.cells()) {
        const Square& square = board[cell];
        if (has_pencil(square))
            document.pencil.push_back({cell.index, text_of(square.corner_notes),
                                       text_of(square.centre_notes), text_of(square.colours)});
    }
    return document;
}

std::optional<Board> from_document(const BoardDocument& document, const Puzzle& puzzle)
{
    const auto digits = parse_digits(document.digits, *puzzle.grid);
    if (!digits)
        return std::nullopt;
    Board board(puzzle.givens);
    for (Cell cell : puzzle.grid->cells()) {
        const Digit digit = (*digits)[cell.index];
        if (board[cell].given && board[cell].digit != digit)
            return std::nullopt;
        if (!board[cell].given)
            board.write_digit(cell, digit);
    }
    for (const PencilDocument& pencil : document.pencil) {
        if (!put_pencil(pencil, *puzzle.grid, board))
            return std::nullopt;
    }
    return board;
}

FactsDocument to_document(const Facts& facts)
{
    return {facts.wrong_entries, facts.checks,         facts.note_fills,
            facts.pauses,        facts.hints,          facts.mistakes_revealed,
            facts.hints_named,   facts.hints_explained};
}

std::optional<Facts> from_document(const FactsDocument& document)
{
    const Numbers counts = {document.wrong_entries,  document.checks, document.note_fills,
                            document.pauses,         document.hints,  document.hints_named,
                            document.hints_explained};
    if (!all_between(counts, 0, most_of_a_fact))
        return std::nullopt;
    return Facts{.wrong_entries = static_cast<int>(document.wrong_entries),
                 .checks = static_cast<int>(document.checks),
                 .note_fills = static_cast<int>(document.note_fills),
                 .pauses = static_cast<int>(document.pauses),
                 .hints = static_cast<int>(document.hints),
                 .hints_named = static_cast<int>(document.hints_named),
                 .hints_explained = static_cast<int>(document.hints_explained),
                 .mistakes_revealed = document.mistakes_revealed};
}

void put_play(const Session& session, LogKept kept, GameDocument& document)
{
    const Grid& grid = session.grid();
    document.clear_peer_notes = session.options().clear_peer_notes;
    document.board = to_document(session.board(), grid);
    document.facts = to_document(session.facts());
    document.start.clear();
    document.log.clear();
    if (kept == LogKept::OnlyItsEnd) {
        document.start.push_back(to_document(end_of(session), grid));
        return;
    }
    if (session.start())
        document.start.push_back(to_document(*session.start(), grid));
    for (const LogEntry& entry : session.log())
        document.log.push_back(std::to_string(entry.at.count()) + " " +
                               to_text(grid, entry.action));
}

int version_needed(const Session& session, LogKept kept)
{
    const auto is_of_version_2 = [](const LogEntry& entry) {
        return std::holds_alternative<OpenHint>(entry.action) ||
               std::holds_alternative<TakeStep>(entry.action) ||
               std::holds_alternative<GoBackToRight>(entry.action);
    };
    const std::vector<LogEntry>& log = session.log();
    const bool needed =
        kept == LogKept::Whole && std::any_of(log.begin(), log.end(), is_of_version_2);
    return needed ? 2 : first_version;
}

std::optional<PlayRead> read_play(const GameDocument& document, const Puzzle& puzzle)
{
    const auto board = from_document(document.board, puzzle);
    const auto facts = from_document(document.facts);
    auto session = fresh_session(document, puzzle);
    if (!board || !facts || !session || document.log.size() > longest_log)
        return std::nullopt;
    for (const std::string& entry : document.log) {
        if (!act_again(entry, *session))
            return std::nullopt;
    }
    if (session->board() == *board && session->facts() == *facts)
        return PlayRead{*std::move(session), false};
    return PlayRead{rebuilt(*session, *board, *facts), true};
}

} // namespace engine
