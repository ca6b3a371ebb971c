#include "engine/grid/fingerprint.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/base/hash.h"

namespace engine {

namespace {

// Any grid: as it stands, turned and reflected.

struct GridTurn {
    bool upside_down = false;
    bool left_to_right = false;
    bool transposed = false; // after the others
};

class TurnedGrid {
public:
    TurnedGrid(const Grid& grid, GridTurn turn) : grid_(grid)
    {
        for (Cell cell : grid.cells())
            places_.push_back(turned(grid.place_of(cell), turn));
        order_ = grid.cells();
        std::ranges::sort(order_, {}, [this](Cell cell) { return places_[cell]; });
        numbers_.resize(order_.size());
        for (std::size_t number = 0; number < order_.size(); ++number)
            numbers_[order_[number]] = number;
    }

    enum class Names { AsTheyAre, InOrderOfAppearance };
    std::uint64_t hash(const Digits& givens, Names names) const
    {
        Hash hash = hash_of_digits(givens, names);
        Lists houses;
        for (const House& house : grid_.houses())
            houses.push_back(numbers_of(house.cells));
        add(std::move(houses), hash);
        Lists cages;
        for (const Cage& cage : grid_.cages()) {
            cages.push_back(numbers_of(cage.cells));
            cages.back().push_back(cage.sum);
        }
        add(std::move(cages), hash);
        Lists pairs;
        for (const auto& [one, other] : grid_.pairs())
            pairs.push_back(numbers_of({one, other}));
        add(std::move(pairs), hash);
        return hash.value();
    }

    // Whatever the houses, cages and pairs are.
    Hash hash_of_digits(const Digits& digits, Names names) const
    {
        Hash hash;
        hash.add(grid_.size());
        hash.add(order_.size());
        for (Cell cell : order_)
            hash.add(static_cast<std::uint64_t>(places_[cell].row) << 32U | places_[cell].column);
        add_digits(digits, names, hash);
        return hash;
    }

private:
    using List = std::vector<std::uint64_t>;
    using Lists = std::vector<List>;

    Place turned(Place place, GridTurn turn) const
    {
        if (turn.upside_down)
            place.row = grid_.rows() - 1 - place.row;
        if (turn.left_to_right)
            place.column = grid_.columns() - 1 - place.column;
        if (turn.transposed)
            std::swap(place.row, place.column);
        return place;
    }

    List numbers_of(const Cells& cells) const
    {
        List numbers;
        for (Cell cell : cells)
            numbers.push_back(numbers_[cell]);
        std::ranges::sort(numbers);
        return numbers;
    }

    // The order in which a grid names them says nothing.
    static void add(Lists lists, Hash& hash)
    {
        std::ranges::sort(lists);
        hash.add(lists.size());
        for (const List& list : lists) {
            hash.add(list.size());
            for (const std::uint64_t number : list)
                hash.add(number);
        }
    }

    void add_digits(const Digits& givens, Names names, Hash& hash) const
    {
        std::array<std::uint64_t, 256> name{};
        std::uint64_t named = 0;
        for (Cell cell : order_) {
            const Digit digit = givens[cell];
            if (digit != no_digit && name[digit] == 0)
                name[digit] = names == Names::AsTheyAre ? digit : ++named;
            hash.add(name[digit]);
        }
    }

    const Grid& grid_;
    By<Cell, Place> places_;
    Cells order_; // as read after the turn
    By<Cell, std::uint64_t> numbers_;
};

// The least of all turns.
std::uint64_t form_of_any(const Grid& grid, const Digits& givens)
{
    using enum TurnedGrid::Names;
    const bool has_sums = std::ranges::any_of(grid.cages(), &Cage::has_sum);
    std::uint64_t least = ~std::uint64_t{0};
    for (const bool upside_down : {false, true}) {
        for (const bool left_to_right : {false, true}) {
            for (const bool transposed : {false, true}) {
                const TurnedGrid turned(grid, {upside_down, left_to_right, transposed});
                least = std::min(least,
                                 turned.hash(givens, has_sums ? AsTheyAre : InOrderOfAppearance));
            }
        }
    }
    return least;
}

// The classic 9x9. Its least form is the one whose rows, read one after the other, are the least
// when the digits are named in the order in which they appear and an empty cell comes after all of
// them. It is found row by row: of all orders of columns and rows those stay which give the least
// rows so far. Which ones stay, and how many, is the same for each dress of a puzzle.

constexpr int line_count = 9;
constexpr int lines_of_band = 3;
constexpr unsigned bits_of_cell = 4;
constexpr std::uint64_t mask_of_cell = 15;
constexpr std::uint64_t empty_cell = 10;
// Full grids need some 80,000, other puzzles with one solution less; only boards with hardly any
// given need more.
constexpr std::size_t most_rows_tried = 120'000;

using LineDigits = std::array<std::uint8_t, line_count>;

// Where each line comes from, in every order that keeps bands together.
std::vector<LineDigits> all_line_orders()
{
    constexpr std::array<std::array<int, 3>, 6> of_three = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    std::vector<LineDigits> all;
    for (const auto& bands : of_three) {
        for (int order = 0; order < 6 * 6 * 6; ++order) {
            const std::array<int, 3> inside = {order % 6, order / 6 % 6, order / 36};
            LineDigits from{};
            for (int line = 0; line < line_count; ++line) {
                const int band = bands[line / lines_of_band];
                const int place = of_three[inside[band]][line % lines_of_band];
                from[line] = static_cast<std::uint8_t>(band * lines_of_band + place);
            }
            all.push_back(from);
        }
    }
    return all;
}

// The first rows of an arrangement.
struct Begun {
    std::uint64_t names = 0; // of digits, bits_of_cell each; 0 if it has none yet
    std::uint16_t order = 0; // of the columns, in all_line_orders()
    std::uint16_t taken = 0; // a bit for each row
    std::uint8_t last = 0;   // row taken
    std::uint8_t named = 0;  // digits
    bool transposed = false;
};

class LeastForm {
public:
    explicit LeastForm(const Digits& givens)
    {
        for (std::size_t cell = 0; cell < givens.size(); ++cell) {
            boards_[0][cell / line_count][cell % line_count] = givens[cell];
            boards_[1][cell % line_count][cell / line_count] = givens[cell];
        }
    }

    // The rows of the least form, or the first of them if too many arrangements share them.
    std::vector<std::uint64_t> rows()
    {
        begin();
        for (std::size_t tried = rows_to_try(); rows_.size() < line_count; tried += rows_to_try()) {
            if (tried > most_rows_tried)
                break;
            add_row();
        }
        return rows_;
    }

private:
    // For the next row: at most so many.
    std::size_t rows_to_try() const
    {
        const std::size_t in_band = rows_.size() % lines_of_band;
        return begun_.size() * (in_band == 0 ? line_count - rows_.size() : lines_of_band - in_band);
    }

    void begin()
    {
        for (const bool transposed : {false, true}) {
            for (std::size_t order = 0; order < orders().size(); ++order)
                begun_.push_back(
                    {.order = static_cast<std::uint16_t>(order), .transposed = transposed});
        }
    }

    static const std::vector<LineDigits>& orders()
    {
        static const std::vector<LineDigits> all = all_line_orders();
        return all;
    }

    void add_row()
    {
        const bool begins_band = rows_.size() % lines_of_band == 0;
        least_ = ~std::uint64_t{0};
        longer_.clear();
        for (const Begun& begun : begun_) {
            for (int row = 0; row < line_count; ++row) {
                if (may_follow(begun, row, begins_band))
                    try_row(begun, row);
            }
        }
        rows_.push_back(least_);
        std::swap(begun_, longer_);
    }

    static bool may_follow(const Begun& begun, int row, bool begins_band)
    {
        constexpr unsigned band_bits = 7;
        const int band = row / lines_of_band * lines_of_band;
        if (begins_band)
            return (begun.taken >> band & band_bits) == 0;
        return (begun.taken >> row & 1U) == 0 && begun.last / lines_of_band == row / lines_of_band;
    }

    void try_row(Begun begun, int row)
    {
        const LineDigits& digits = boards_[begun.transposed ? 1 : 0][row];
        std::uint64_t written = 0;
        for (const std::uint8_t column : orders()[begun.order]) {
            std::uint64_t name = empty_cell;
            if (const unsigned place = digits[column] * bits_of_cell; place != 0) {
                name = begun.names >> place & mask_of_cell;
                if (name == 0) {
                    name = ++begun.named;
                    begun.names |= name << place;
                }
            }
            written = written << bits_of_cell | name;
        }
        if (written > least_)
            return;
        if (written < least_)
            longer_.clear();
        least_ = written;
        begun.taken |= static_cast<std::uint16_t>(1U << row);
        begun.last = static_cast<std::uint8_t>(row);
        longer_.push_back(begun);
    }

    std::array<std::array<LineDigits, line_count>, 2> boards_{};
    std::vector<std::uint64_t> rows_; // of the least form so far
    std::vector<Begun> begun_;        // all that begin with these
    std::vector<Begun> longer_;
    std::uint64_t least_ = 0;
};

std::uint64_t form_of_classic(const Digits& givens)
{
    Hash hash;
    for (const std::uint64_t row : LeastForm(givens).rows())
        hash.add(row);
    // For boards of which not all rows are found.
    std::array<int, line_count + 1> of_digit{};
    for (const Digit digit : givens)
        ++of_digit[digit];
    std::ranges::sort(of_digit);
    for (const int count : of_digit)
        hash.add(count);
    return hash.value();
}

// There are 288 of 4x4, 28 million of 6x6. With more rules there are fewer, but each may have its
// digits renamed: 40,000 times on 8x8.
bool has_many_fillings(const Grid& grid)
{
    constexpr int least_size = 6;
    constexpr int least_size_with_more_rules = 8;
    const bool has_more_rules = !grid.pairs().empty() || count_of(grid.houses()) > 3 * grid.size();
    return grid.size() >= (has_more_rules ? least_size_with_more_rules : least_size);
}

} // namespace

Fingerprint fingerprint_of(const Grid& grid, const Digits& givens, const Digits& solution)
{
    const TurnedGrid as_it_stands(grid, {});
    const bool has_solution = !solution.empty() && has_many_fillings(grid);
    return {.board = as_it_stands.hash(givens, TurnedGrid::Names::AsTheyAre),
            .form = grid.is_classic() ? form_of_classic(givens) : form_of_any(grid, givens),
            .solution =
                has_solution
                    ? as_it_stands.hash_of_digits(solution, TurnedGrid::Names::AsTheyAre).value()
                    : 0};
}

} // namespace engine
