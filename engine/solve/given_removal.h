#pragma once
// Removes givens while the solution stays unique.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/solve/general_search.h"

namespace engine {

// What shows that a given is not needed. The second needs no search, so it depends on nothing but
// the rules: it also keeps some givens that are not needed. The classic grid always uses the first.
enum class Proof {
    NoOtherSolution,     // a search finds no other solution
    SinglesRefuteOthers, // placing any other digit in its cell and taking all naked and hidden
                         // singles leads to a contradiction
};

struct RemovalLimits {
    int givens = 0;                     // leave at least this many
    std::uint64_t guesses = UINT64_MAX; // for each given; if they are used up, the given stays;
                                        // the classic grid, where few suffice, has no limit
    Proof proof = Proof::NoOtherSolution;
    std::function<void()> after_each = {}; // called after each entry; may be empty; not called for
                                           // the classic grid, which is fast
};

struct Removal {
    Digits givens;           // what is left
    std::uint64_t steps = 0; // guesses of all searches; on the classic grid, where these depend on
                             // the processor, how often it was asked whether givens can go
    int undecided = 0;       // givens that stay because the limit of guesses was reached
};

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

// Does what GivenRemoval::run() does, which calls it, for the classic grid, without a limit of
// guesses: every search decides, and which solutions it meets on its way, or how many guesses it
// takes, depends on the processor.
std::optional<Removal> remove_classic(const Digits& solution,
                                      const Digits& givens,
                                      const std::vector<Cells>& order,
                                      RemovalLimits limits,
                                      const Cancel& stop);

} // namespace engine
