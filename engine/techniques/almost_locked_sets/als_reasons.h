#pragma once
// What the reasons of almost locked sets say, as facts of a step, and the sentences for them.

#include "engine/patterns/almost_locked_sets.h"
#include "engine/steps/step.h"

namespace engine {

// The set has these digits, one more than cells.
void tell_set(Step& step, const AlmostLockedSets& sets, int set, int group);
// Only one of two sets, in these groups, can hold the digit of these parts.
void tell_apart(Step& step,
                const AlmostLockedSets& sets,
                std::array<int, 2> parts,
                std::array<int, 2> groups);
// If the candidate is true, the set in this group lacks the digit of the part and holds all others.
void tell_petal(Step& step, const AlmostLockedSets& sets, Candidate candidate, int part, int group);
// The digit of the parts is in one of both, or in the only one, and so not where all see it.
void tell_place(Step& step, const AlmostLockedSets& sets, int one, int other);
void tell_place(Step& step, const AlmostLockedSets& sets, int part);
// The same for any number of parts.
void tell_places(Step& step, const AlmostLockedSets& sets, const std::vector<int>& parts);

// The numbers of these facts; techniques number their own from `first_own`.
namespace als_fact {
enum : std::uint8_t { of_set, apart, petal, one_of_two, in_part, in_parts, first_own };
} // namespace als_fact

inline constexpr SentenceTemplate als_set_sentence{
    N_("For {cells} only {digits} are left: one digit more than cells."), Each::Fact,
    als_fact::of_set};
inline constexpr SentenceTemplate als_apart_sentence{
    N_("{digit} in {cells} of {set} and in {other_cells} of {other_set} see each other, so only "
       "one of these sets can hold {digit}."),
    Each::Fact, als_fact::apart};
inline constexpr SentenceTemplate als_petal_sentence{
    N_("With {digit} in {cells}, nothing but {other_digits} is left for {other_cells}: as many "
       "digits as cells."),
    Each::Fact, als_fact::petal};
inline constexpr SentenceTemplate als_one_of_two_sentence{
    N_("So {digit} is in {cells} or in {other_cells}, and either way seen from {third_cells}."),
    Each::Fact, als_fact::one_of_two};
inline constexpr SentenceTemplate als_in_part_sentence{
    N_("So {digit} is in {cells}, and seen from {other_cells}."), Each::Fact, als_fact::in_part};
inline constexpr SentenceTemplate als_in_parts_sentence{
    N_("Each time {digit} is in one of {cells}, and all of these are seen from {other_cells}."),
    Each::Fact, als_fact::in_parts};

} // namespace engine
