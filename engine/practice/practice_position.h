#pragma once
// Positions for practice: in each of them a given technique finds a step. They are made from the
// example of the technique and its positions in the stock (practice_stock.h) by renaming digits
// and, on grids of rows, columns and boxes only, by moving lines; so they are exact, and there are
// as many as one likes of every technique.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/steps/step.h"

namespace engine {

struct PracticePosition {
    std::shared_ptr<const Chart> chart; // must outlive the candidates
    Candidates candidates;
    std::vector<Step> steps; // all of the technique, or one forcing chain or net; never empty
    bool has_easier = false; // an easier technique finds a step, too
};

// How many positions of the technique are from different puzzles: the example and the stock.
std::size_t different_positions(const Technique& technique);

// `number` counts the positions of a technique from 0, which is the example itself; the next ones
// are from the stock, and then the same begin again in another form. The same number always gives
// the same position. Nothing if the search was cancelled, or for any but the example if the stock
// can't be used.
std::optional<PracticePosition>
practice_position(const Technique& technique, std::uint64_t number, const Cancel& cancel = {});

// What a player who practises may write or strike as an answer.
enum class PracticeAnswer {
    Right,       // a step of the technique does so
    NotPossible, // the digit is no candidate of the cell
    Otherwise,   // no step of the technique does so
};
// `places`: the digit is written into the cell; otherwise it is removed from its candidates.
PracticeAnswer judge(const PracticePosition& position, Candidate claimed, bool places);

// The first step that does so; null if there is none.
const Step* step_with(const PracticePosition& position, Candidate claimed, bool places);

} // namespace engine
