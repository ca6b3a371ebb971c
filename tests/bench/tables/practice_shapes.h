#pragma once
// Positions made for one technique, where solving puzzles hardly ever leads to it. They are what a
// puzzle may come to: only candidates are removed that its solution does not need.

#include <cstdint>
#include <memory>
#include <optional>

#include "engine/base/random.h"
#include "engine/grid/puzzle.h"
#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace bench {

bool finds_step(const engine::Technique& technique, const engine::Candidates& candidates);

// Applies the steps of all techniques that are easier, one after another.
void apply_easier(const engine::Technique& technique, engine::Candidates& candidates);

// Removes candidates at random, either of one digit or of all, until the technique finds a step;
// then puts back as many of them as it does not need, so that little else is possible, and applies
// steps of easier techniques. Returns nothing if the technique does not find a step in the end.
std::optional<engine::Candidates> shaped(const engine::Candidates& candidates,
                                         const engine::Digits& solution,
                                         const engine::Technique& technique,
                                         engine::Random& random);

// As shaped(), but removes what is no candidate in `model`, a position with the same solution.
std::optional<engine::Candidates> shaped_like(const engine::Candidates& candidates,
                                              const engine::Candidates& model,
                                              const engine::Technique& technique,
                                              engine::Random& random);

// A puzzle with the same solution and, except for a few, the same givens. These must have one
// solution.
std::optional<engine::Puzzle> puzzle_near(const std::shared_ptr<const engine::Chart>& chart,
                                          const engine::Digits& givens,
                                          engine::Random& random);

// A classic puzzle with one solution whose givens a half turn or a reflection takes to each other,
// with digits exchanged.
std::optional<engine::Puzzle> symmetric_puzzle(const std::shared_ptr<const engine::Chart>& chart,
                                               engine::Random& random);

} // namespace bench
