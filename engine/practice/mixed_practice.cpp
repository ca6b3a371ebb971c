#include "engine/practice/mixed_practice.h"

#include <algorithm>
#include <iterator>

#include "engine/base/random.h"
#include "engine/practice/stock/practice_stock.h"

namespace engine {

std::vector<const Technique*> techniques_of(Course course)
{
    std::vector<const Technique*> techniques;
    std::ranges::copy_if(
        all_techniques(), std::back_inserter(techniques), [course](const Technique* technique) {
            return course == Course::All || technique->standing.family == TechniqueFamily::Sums;
        });
    return techniques;
}

const Technique& mixed_technique(Course course, Level hardest, std::uint64_t dice)
{
    const std::vector<const Technique*> all = techniques_of(course);
    std::vector<const Technique*> fit;
    for (const Technique* technique : all) {
        if (technique->standing.level <= hardest && !has_easier_beside(*technique))
            fit.push_back(technique);
    }
    if (fit.empty())
        return *all.front();
    return *fit[Random(dice).below(fit.size())];
}

} // namespace engine
