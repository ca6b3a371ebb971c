#pragma once
// What is said about several kinds of chains on the pages of their techniques.

#include "engine/base/message.h"

namespace engine {

inline constexpr const char* chain_about =
    N_("A chain goes from candidate to candidate: if the first is false, the next is true, "
       "then the one after it is false, and so on. It ends so that one of its two ends is true "
       "in any case. What both ends rule out goes.");

inline constexpr const char* discontinuous_about =
    N_("A chain that comes back to the cell where it began and contradicts itself there. If a "
       "candidate, once true, turns out to be false, it goes; if it turns out to be true "
       "although it was taken as false, it is the digit of the cell. Start from a candidate "
       "you doubt and follow what it means.");

inline constexpr const char* continuous_about =
    N_("A chain that closes to a ring, so that true and false take turns all the way round. "
       "Whichever way round it is, of any two neighbours exactly one is true. So every link "
       "that was weak has its digit in one of its ends: what sees both, or shares their cell, "
       "goes.");

inline constexpr const char* grouped_about =
    N_("Here cells that two houses share may count as one place of a digit.");

inline constexpr const char* with_sets_about =
    N_("Here almost locked sets take part, too: cells of a house with one digit more than "
       "there are cells, which hold all the others if they lose one.");

} // namespace engine
