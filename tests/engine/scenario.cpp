#include "tests/engine/scenario.h"

#include <chrono>

namespace engine {

Puzzle puzzle_of(int size,
                 std::vector<std::string_view> rules,
                 std::string_view givens,
                 std::string_view solution)
{
    const Layout layout{.id = "test", .name = "test", .size = size, .rules = std::move(rules)};
    const auto grid = make_grid(layout);
    return Puzzle{grid, *parse_digits(givens, *grid), *parse_digits(solution, *grid)};
}

Puzzle puzzle_4x4()
{
    return puzzle_of(4, {"rows-and-columns", "boxes"}, "1.3.3.1..1.34.2.", "1234341221434321");
}

Puzzle puzzle_4x4_x()
{
    return puzzle_of(4, {"rows-and-columns", "boxes", "diagonals"}, "1...........3...",
                     "1234432121433412");
}

Puzzle puzzle_6x6()
{
    return puzzle_of(6, {"rows-and-columns", "boxes"}, "1..4..45.1..2.45..5..2..3..61.6..3.5",
                     "123456456123234561561234345612612345");
}

Puzzle puzzle_9x9()
{
    return puzzle_of(
        9, {"rows-and-columns", "boxes"},
        "1..4..78.4..7.91..7..1..4..23.5..8.15..8..2..8..23.5..3.56..9..6..9..34.9..3.56..",
        "123456789456789123789123456234567891567891234891234567345678912678912345912345678");
}

Scenario::Scenario(Puzzle puzzle, PlayOptions options) : session(std::move(puzzle), options) {}

Outcome Scenario::play(std::string_view actions)
{
    Outcome last;
    while (!actions.empty()) {
        const auto end = std::min(actions.find(' '), actions.size());
        const auto action = parse_action(session.grid(), actions.substr(0, end));
        EXPECT_TRUE(action) << actions;
        now += std::chrono::seconds(1);
        last = session.act(*action, now);
        actions.remove_prefix(std::min(end + 1, actions.size()));
    }
    return last;
}

std::string Scenario::board() const
{
    return to_text(session.board().digits());
}

Cell Scenario::cell(int row, int column) const
{
    return *session.grid().cell_at(Place{row - 1, column - 1});
}

std::string text_of(DigitSet set)
{
    std::string text;
    for (Digit digit : set)
        text += std::to_string(digit);
    return text;
}

} // namespace engine
