#include "engine/make/easing.h"

namespace engine {

namespace {

// How many other orbits are tried if the first one that crosses the border made the puzzle too
// easy. For harder and larger puzzles it takes longer to see that they are too hard; so another
// grid soon becomes the better attempt.
std::size_t most_tries_at_border(Level level, std::size_t cells)
{
    if (level < Level::Extreme)
        return 11;
    return cells > most_cells_of_small_grid ? 0 : 2;
}

// Whether any number of givens put back will do.
bool is_content_with_any(Level level)
{
    return level >= Level::Extreme;
}

class Easing {
public:
    Easing(Goal& goal, const Puzzle& puzzle, std::vector<Cells> orbits)
        : goal_(goal), puzzle_(puzzle), orbits_(std::move(orbits))
    {
    }

    std::optional<Digits> run(const Cancel& stop);

private:
    Digits with_first(std::size_t orbits) const;
    void put_back(Digits& givens, const Cells& orbit) const;
    Goal::Standing standing_of(const Digits& givens)
    {
        return goal_.judge(puzzle_.grid, givens).standing;
    }
    std::optional<Digits> try_at_border(std::size_t last_above, const Cancel& stop);

    Goal& goal_;
    const Puzzle& puzzle_;
    std::vector<Cells> orbits_;
    std::optional<Digits> met_;
};

void Easing::put_back(Digits& givens, const Cells& orbit) const
{
    for (Cell cell : orbit)
        givens[cell.index] = puzzle_.solution[cell.index];
}

Digits Easing::with_first(std::size_t orbits) const
{
    Digits givens = puzzle_.givens;
    for (std::size_t i = 0; i < orbits; ++i)
        put_back(givens, orbits_[i]);
    return givens;
}

// Bisects between puzzles above the goal and others: more givens usually make a puzzle easier,
// though not always.
std::optional<Digits> Easing::run(const Cancel& stop)
{
    std::size_t above = 0;
    std::size_t below = orbits_.size();
    while (above + 1 < below) {
        if (stop.is_asked())
            return std::nullopt;
        const std::size_t middle = above + (below - above) / 2;
        Digits givens = with_first(middle);
        const Goal::Standing standing = standing_of(givens);
        if (standing == Goal::Standing::Met) {
            met_ = std::move(givens);
            if (is_content_with_any(goal_.level_asked()))
                break;
        }
        (standing == Goal::Standing::Above ? above : below) = middle;
    }
    return met_ ? std::move(met_) : try_at_border(above, stop);
}

std::optional<Digits> Easing::try_at_border(std::size_t last_above, const Cancel& stop)
{
    const std::size_t tries = most_tries_at_border(goal_.level_asked(), puzzle_.givens.size());
    const std::size_t end = std::min(orbits_.size(), last_above + 1 + tries);
    for (std::size_t other = last_above + 1; other < end; ++other) {
        if (stop.is_asked())
            break;
        Digits givens = with_first(last_above);
        put_back(givens, orbits_[other]);
        if (standing_of(givens) == Goal::Standing::Met)
            return givens;
    }
    return std::nullopt;
}

} // namespace

std::optional<Digits> ease(
    Goal& goal, const Puzzle& puzzle, std::vector<Cells> orbits, Random& random, const Cancel& stop)
{
    std::erase_if(
        orbits, [&](const Cells& orbit) { return puzzle.givens[orbit.front().index] != no_digit; });
    random.shuffle(orbits);
    return Easing(goal, puzzle, std::move(orbits)).run(stop);
}

} // namespace engine
