#include "game/scenes/title/demo.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "engine/techniques/human_solver.h"
#include "game/ui/rounding.h"

namespace game {

using engine::Candidate;
using engine::Cell;
using engine::Step;

Demo::Demo(std::shared_ptr<const engine::Grid> grid, engine::Digits givens)
    : chart_(std::make_shared<const engine::Chart>(std::move(grid))),
      givens_(std::move(givens)),
      candidates_(*chart_, givens_),
      board_(givens_),
      to_fill_(engine::count_of(givens_, engine::no_digit))
{
}

void Demo::start()
{
    candidates_.start(givens_, givens_);
    board_ = engine::Board(givens_);
    changed_.clear();
    technique_ = nullptr;
}

void Demo::step()
{
    if (is_full())
        return start();
    const engine::Steps found = engine::find_easiest(candidates_);
    if (!found.empty())
        take(found.found().front());
}

void Demo::take(const Step& step)
{
    apply(step, candidates_);
    technique_ = step.technique;
    changed_.clear();
    for (const Candidate& digit : step.placements)
        place(digit);
    for (const Candidate& removed : step.removals) {
        board_.write_centre_notes(removed.cell, candidates_.of(removed.cell));
        changed_.push_back(removed.cell);
    }
    std::ranges::sort(changed_);
    changed_.erase(std::unique(changed_.begin(), changed_.end()), changed_.end());
}

// The digit leaves the notes of its peers, as in play.
void Demo::place(Candidate digit)
{
    board_.write_digit(digit.cell, digit.digit);
    changed_.push_back(digit.cell);
    for (const Cell peer : grid().peers_of(digit.cell)) {
        const engine::DigitSet notes = board_[peer].centre_notes;
        if (notes.has(digit.digit))
            board_.write_centre_notes(peer, notes.without(digit.digit));
    }
}

double Demo::share() const
{
    const int left = static_cast<int>(candidates_.open_cells().count());
    return to_fill_ == 0 ? 1.0 : ratio(to_fill_ - left, to_fill_);
}

} // namespace game
