#include "engine/practice/mixed_practice.h"

#include <vector>

#include "engine/base/random.h"
#include "engine/practice/stock/practice_stock.h"

namespace engine {

const Technique& mixed_technique(Level hardest, std::uint64_t dice)
{
    std::vector<const Technique*> fit;
    for (const Technique* technique : all_techniques()) {
        if (technique->standing.level <= hardest && !has_easier_beside(*technique))
            fit.push_back(technique);
    }
    if (fit.empty())
        return *all_techniques().front();
    return *fit[Random(dice).below(fit.size())];
}

} // namespace engine
