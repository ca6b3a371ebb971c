#pragma once
// Writes the steps of nets.

#include "engine/inference/net_table.h"
#include "engine/steps/steps.h"

namespace engine {

// Without evidence. Removes the candidate if the literal is false; places it if true.
Step effect_of(const NetPlan& plan, Literal literal);
// The number of links in all branches.
int links_in(const Step& step);
// Write the evidence of an assumption, of alternatives that are all false, and of a net with a
// contradiction, which includes both. The last returns how many links that takes.
void write_assumption(Step& step, Candidate assumed);
void write_broken(Step& step, const Alternatives& broken);
int write_contradiction(Step& step, const NetPlan& plan, const Net& net, int assumption);

} // namespace engine
