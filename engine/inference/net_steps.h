#pragma once
// How finders of nets tell their steps.

#include "engine/inference/net_table.h"
#include "engine/steps/steps.h"

namespace engine {

// Without evidence: a literal as Net numbers them, removed if it is false, placed if it is true.
Step effect_of(const NetPlan& plan, int literal);
// Links of all branches.
int links_in(const Step& step);
// Evidence of an assumption, of what loses all its candidates, and of a broken net with both, which
// answers how many links that takes; see nets.cpp.
void tell_assumption(Step& step, Candidate assumed);
void tell_broken(Step& step, const Alternatives& broken);
int tell_contradiction(Step& step, const NetPlan& plan, const Net& net, int assumption);

} // namespace engine
