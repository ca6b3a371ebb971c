#pragma once
// Removes givens while the solution stays unique.

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/solve/general_search.h"
#include "engine/solve/removal.h"

namespace engine {

class GivenRemoval {
public:
    explicit GivenRemoval(std::shared_ptr<const GridPlan> plan) : searcher_(std::move(plan)) {}
    explicit GivenRemoval(const Grid& grid) : searcher_(grid) {}

    // Goes through `order` once; the cells of an entry are removed or stay together, each cell at
    // most once. The result is the same as from one search for each entry, with all other givens
    // placed; but what entries have in common is computed only once. `solution` must be the only
    // solution of `givens`. Returns nothing if cancelled.
    std::optional<Removal> run(const Digits& solution,
                               Digits givens,
                               const std::vector<Cells>& order,
                               RemovalLimits limits,
                               const Cancel& stop = {});

private:
    void take_from(std::size_t first, std::size_t last);
    void take(const Cells& cells);
    bool leaves_enough(const Cells& cells) const;
    bool can_go(const Cells& cells);
    bool has_another(std::size_t cell);
    bool may_hold_another(std::size_t cell);
    void place(const Cells& cells);

    Searcher searcher_;
    const Digits* solution_ = nullptr;
    const std::vector<Cells>* order_ = nullptr;
    const Cancel* stop_ = nullptr;
    RemovalLimits limits_;
    Removal removal_;
    int count_ = 0; // givens left
};

} // namespace engine
