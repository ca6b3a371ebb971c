#include "engine/text/edge_code.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/base/letters.h"

namespace engine {

namespace {

constexpr int longest_run = 25;

using Edge = std::pair<std::size_t, std::size_t>; // the two cells it separates

// All edges in the order in which they are written.
std::vector<Edge> edges_of(int size)
{
    const auto at = [size](int row, int column) {
        return row * size + column;
    };
    std::vector<Edge> edges;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column + 1 < size; ++column)
            edges.emplace_back(at(row, column), at(row, column + 1));
    }
    for (int column = 0; column < size; ++column) {
        for (int row = 0; row + 1 < size; ++row)
            edges.emplace_back(at(row, column), at(row + 1, column));
    }
    return edges;
}

std::string run_code(int absent)
{
    std::string code;
    for (; absent > longest_run; absent -= longest_run)
        code += 'z';
    code += absent == 0 ? '_' : letter_after('a', absent - 1);
    return code;
}

// Returns which edges are present; the last is always present. `run_of_z` is the number of absent
// edges that a z means.
std::optional<std::vector<bool>>
edges_from(std::string_view code, std::size_t edge_count, int run_of_z)
{
    std::vector<bool> there;
    for (char letter : code) {
        const bool known = letter == '_' || (letter >= 'a' && letter <= 'z');
        if (!known || there.size() > edge_count)
            return std::nullopt;
        const int absent = letter == '_' ? 0 : letter == 'z' ? run_of_z : letter - 'a' + 1;
        there.insert(there.end(), absent, false);
        if (letter != 'z')
            there.push_back(true);
    }
    if (there.size() != edge_count + 1)
        return std::nullopt;
    return there;
}

// Groups of connected cells (union-find).
class Pieces {
public:
    explicit Pieces(std::size_t cells) : parents_(cells)
    {
        std::iota(parents_.begin(), parents_.end(), std::size_t{0});
    }

    void join(Edge edge) { parents_[root_of(edge.first)] = root_of(edge.second); }

    std::vector<int> numbered()
    {
        std::vector<int> number_of_root(parents_.size(), -1);
        std::vector<int> numbers;
        int next = 0;
        for (std::size_t cell = 0; cell < parents_.size(); ++cell) {
            int& number = number_of_root[root_of(cell)];
            if (number < 0)
                number = next++;
            numbers.push_back(number);
        }
        return numbers;
    }

private:
    std::size_t root_of(std::size_t cell) const
    {
        while (parents_[cell] != cell)
            cell = parents_[cell];
        return cell;
    }

    std::vector<std::size_t> parents_;
};

} // namespace

std::string to_edge_code(const std::vector<int>& piece_of, int size)
{
    std::string code;
    int absent = 0;
    for (const auto& [one, other] : edges_of(size)) {
        if (piece_of[one] == piece_of[other]) {
            ++absent;
            continue;
        }
        code += run_code(absent);
        absent = 0;
    }
    return code + run_code(absent);
}

std::optional<std::vector<int>> parse_edge_code(std::string_view code, int size)
{
    const std::vector<Edge> edges = edges_of(size);
    auto there = edges_from(code, edges.size(), longest_run);
    if (!there) // Solo reads a z as 26 although it writes 25
        there = edges_from(code, edges.size(), longest_run + 1);
    if (!there)
        return std::nullopt;
    Pieces pieces(size * size);
    for (std::size_t edge = 0; edge < edges.size(); ++edge) {
        if (!(*there)[edge])
            pieces.join(edges[edge]);
    }
    return pieces.numbered();
}

} // namespace engine
