// Plays of any actions in any order: what must hold whatever a player does.

#include <array>

#include "engine/play/notice.h"
#include "engine/rules/layout.h"
#include "engine/store/game_document.h"
#include "engine/text/notation.h"
#include "tests/engine/random_actions.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace engine;

// Dice whose rolls are the bytes.
class Bytes {
public:
    Bytes(const std::uint8_t* bytes, std::size_t count) : bytes_(bytes), count_(count) {}

    bool is_at_end() const { return at_ >= count_; }
    int below(int limit) { return is_at_end() ? 0 : bytes_[at_++] % limit; }

private:
    const std::uint8_t* bytes_;
    std::size_t count_;
    std::size_t at_ = 0;
};

Puzzle puzzle_of(const char* layout, std::string_view givens, std::string_view solution)
{
    const auto grid = make_grid(*find_layout(layout));
    return Puzzle{grid, *parse_digits(givens, *grid), *parse_digits(solution, *grid)};
}

const std::array<Puzzle, 2>& puzzles()
{
    static const std::array all = {
        puzzle_of("4x4", "1.3.3.1..1.34.2.", "1234341221434321"),
        puzzle_of(
            "9x9",
            "1..4..78.4..7.91..7..1..4..23.5..8.15..8..2..8..23.5..3.56..9..6..9..34.9..3.56..",
            "123456789456789123789123456234567891567891234891234567345678912678912345912345678")};
    return all;
}

void insist_on_givens(const Session& session)
{
    const Digits& givens = session.puzzle().givens;
    for (Cell cell : session.grid().cells()) {
        const Digit given = givens[cell.index];
        insist(session.board()[cell].given == (given != no_digit));
        insist(given == no_digit || session.board()[cell].digit == given);
    }
}

void insist_on_log(const Session& session)
{
    Session again(session.puzzle(), session.options());
    for (const LogEntry& entry : session.log())
        insist(again.act(entry.action, entry.at).verdict == Verdict::Accepted);
    insist(again.board() == session.board() && again.facts() == session.facts());
    insist(again.fill_times() == session.fill_times() && again.log() == session.log());
    insist(again.is_paused() == session.is_paused() && again.is_solved() == session.is_solved());
    insist(static_cast<std::size_t>(session.cells_filled()) == session.fill_times().size());
}

void insist_on_save(const Session& session)
{
    const SavedGame game{.id = "one",
                         .spec = {},
                         .session = session,
                         .elapsed = session.last_action_at(),
                         .hand = {}};
    const auto same = from_document(to_document(game, LogKept::Whole), "one");
    insist(same && !same->rebuilt && same->session.board() == session.board());
    const auto end = from_document(to_document(game, LogKept::OnlyItsEnd), "one");
    insist(end && end->session.board() == session.board());
    insist(end->session.fill_times() == session.fill_times());
}

void insist_on_undo(Session session)
{
    if (session.is_solved())
        return;
    session.act(Resume{}, session.last_action_at());
    const Board end = session.board();
    while (session.can_undo())
        insist(session.act(Undo{}, session.last_action_at()).verdict == Verdict::Accepted);
    insist(session.board() == Board(session.puzzle().givens));
    insist(session.fill_times().empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    Bytes dice(bytes, count);
    const Puzzle& puzzle = puzzles()[static_cast<std::size_t>(dice.below(2))];
    Session session(puzzle, PlayOptions{.clear_peer_notes = dice.below(2) == 0});
    PlayTime at{0};
    constexpr std::size_t most_actions = 250; // more say nothing new and take long
    while (!dice.is_at_end() && session.log().size() < most_actions) {
        at += PlayTime{dice.below(200) - 20};
        const std::size_t before = session.log().size();
        const Outcome outcome = session.act(random_action(session, dice), at);
        insist(session.log().size() == before + (outcome.verdict == Verdict::Accepted ? 1 : 0));
    }
    insist_on_givens(session);
    insist_on_log(session);
    insist_on_save(session);
    insist_on_undo(session);
    return 0;
}
