#pragma once
// Counts the solutions of a classic 9x9 puzzle, given as 81 characters: plain backtracking with the
// digits used in rows, columns and boxes. It shares no code with the engine, so that it can check
// it.

#include <array>
#include <string>

class PlainCheck {
public:
    explicit PlainCheck(const std::string& puzzle) : text_(puzzle)
    {
        for (int cell = 0; cell < 81; ++cell) {
            const char figure = text_[static_cast<unsigned>(cell)];
            if (figure == '.')
                continue;
            if (!fits(cell, figure - '0'))
                return;
            write(cell, figure - '0');
        }
        fill();
    }

    int solutions() const { return count_; }                  // 0, 1 or 2, which means several
    const std::string& solution() const { return solution_; } // the first one found

private:
    static unsigned row(int cell) { return static_cast<unsigned>(cell / 9); }
    static unsigned column(int cell) { return static_cast<unsigned>(cell % 9); }
    static unsigned box(int cell) { return static_cast<unsigned>(cell / 27 * 3 + cell % 9 / 3); }

    bool fits(int cell, int digit) const
    {
        const unsigned used = rows_[row(cell)] | columns_[column(cell)] | boxes_[box(cell)];
        return (used >> digit & 1u) == 0;
    }

    int choices(int cell) const
    {
        int count = 0;
        for (int digit = 1; digit <= 9; ++digit)
            count += fits(cell, digit) ? 1 : 0;
        return count;
    }

    void write(int cell, int digit)
    {
        text_[static_cast<unsigned>(cell)] = static_cast<char>('0' + digit);
        flip(cell, digit);
    }

    void wipe(int cell, int digit)
    {
        text_[static_cast<unsigned>(cell)] = '.';
        flip(cell, digit);
    }

    void flip(int cell, int digit)
    {
        const unsigned bit = 1u << digit;
        rows_[row(cell)] ^= bit;
        columns_[column(cell)] ^= bit;
        boxes_[box(cell)] ^= bit;
    }

    int tightest_cell() const
    {
        int tightest = -1;
        int fewest = 10;
        for (int cell = 0; cell < 81 && fewest > 1; ++cell) {
            if (text_[static_cast<unsigned>(cell)] != '.')
                continue;
            const int here = choices(cell);
            if (here < fewest) {
                tightest = cell;
                fewest = here;
            }
        }
        return tightest;
    }

    void fill()
    {
        const int cell = tightest_cell();
        if (cell < 0) {
            if (count_++ == 0)
                solution_ = text_;
            return;
        }
        for (int digit = 1; digit <= 9 && count_ < 2; ++digit) {
            if (!fits(cell, digit))
                continue;
            write(cell, digit);
            fill();
            wipe(cell, digit);
        }
    }

    std::string text_;
    std::string solution_;
    int count_ = 0;
    std::array<unsigned, 9> rows_ = {};
    std::array<unsigned, 9> columns_ = {};
    std::array<unsigned, 9> boxes_ = {};
};
