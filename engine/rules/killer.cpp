#include "engine/rules/rule.h"

namespace engine {

// The paper stays as it is: cages are drawn around a solution, see engine/construct/cages.h.
extern const Rule killer = {
    .id = "killer",
    .name = N_("Killer"),
    .summary = N_("cages add up to their number"),
    .meaning = N_("The digits of a dashed cage differ and add up to the number in its corner, if "
                  "it has one."),
    .demand = N_("Killer needs a size from 4 to 12; {size} is not possible"),
    .fits = [](int size) { return size >= 4 && size <= 12; },
    .prints_clues = true,
    .add_to = [](GridBuilder&, Random&) {},
};

} // namespace engine
