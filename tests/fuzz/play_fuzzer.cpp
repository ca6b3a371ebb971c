// Plays of any actions in any order: invariants that hold whatever a player does.

#include <array>

#include "engine/rules/layout.h"
#include "engine/text/notation.h"
#include "tests/engine/play_checks.h"
#include "tests/engine/random_actions.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace engine;

// A random generator whose numbers are the bytes.
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

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    Bytes dice(bytes, count);
    const Puzzle& puzzle = puzzles()[static_cast<std::size_t>(dice.below(2))];
    Session session(puzzle, PlayOptions{.clear_peer_notes = dice.below(2) == 0});
    PlayTime at{0};
    constexpr std::size_t most_actions = 250; // more don't find more and take long
    while (!dice.is_at_end() && session.log().size() < most_actions) {
        at += PlayTime{dice.below(200) - 20};
        const std::size_t before = session.log().size();
        const Outcome outcome = session.act(random_action(session, dice), at);
        insist(session.log().size() == before + (outcome.verdict == Verdict::Accepted ? 1 : 0));
    }
    const PlayTime elapsed = session.last_action_at();
    insist(wrong_with({.id = "one",
                       .spec = {},
                       .session = std::move(session),
                       .elapsed = elapsed,
                       .input = {}})
               .empty());
    return 0;
}
