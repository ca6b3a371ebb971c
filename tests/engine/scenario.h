#pragma once
// The language of the play tests: small puzzles, actions as text, boards as text.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/play/session.h"
#include "engine/rules/layout.h"
#include "engine/text/notation.h"

namespace engine {

Puzzle puzzle_of(int size,
                 std::vector<std::string_view> rules,
                 std::string_view givens,
                 std::string_view solution);

Puzzle puzzle_4x4();
Puzzle puzzle_4x4_x();
Puzzle puzzle_6x6();
Puzzle puzzle_9x9();

class Scenario {
public:
    explicit Scenario(Puzzle puzzle = puzzle_4x4(), PlayOptions options = {});

    // Actions separated by blanks, one each second; returns the outcome of the last one.
    Outcome play(std::string_view actions);

    std::string board() const;
    const Square& at(int row, int column) const { return session.board()[cell(row, column)]; }
    Cell cell(int row, int column) const;

    Session session;
    PlayTime now{0};
};

// The digits of a set, such as "134", for comparing.
std::string text_of(DigitSet set);

} // namespace engine
