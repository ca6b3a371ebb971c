#include "game/scenes/play_words.h"

#include <utility>

#include "engine/rules/layout.h"
#include "engine/text/house_name.h"
#include "engine/text/layout_name.h"
#include "game/ui/names.h"

namespace game {
namespace {

using engine::Catalogue;
using engine::Facts;
using engine::Message;
using engine::N_;

// Before this check nothing had helped.
bool is_first_help(Facts facts)
{
    const bool one_check = std::exchange(facts.checks, 0) == 1;
    return one_check && facts.clean();
}

} // namespace

// Who has just filled it sees where it is, and the line is short.
std::string house_complete_text(const Catalogue& words, const engine::Grid& grid, int house)
{
    const std::string name = house_name_within_square(words, grid, house);
    return engine::begun_large(words.tr(Message{N_("{house} complete"), {{"house", name}}}));
}

std::string check_text(const Catalogue& words, std::size_t wrong, const Facts& facts)
{
    const long count = static_cast<long>(wrong);
    if (is_first_help(facts))
        return wrong == 0 ? words.tr("No mistakes: assisted run")
                          : words.trn("{n} wrong digit: an assisted run",
                                      "{n} wrong digits: an assisted run", count);
    if (wrong == 0)
        return words.tr("No mistakes so far");
    return words.trn("{n} digit is wrong", "{n} digits are wrong", count);
}

std::string heading_text(const Catalogue& words,
                         const engine::PuzzleSpec& spec,
                         const std::function<bool(const std::string&)>& fits)
{
    std::string heading = category_name(words, engine::category_of(spec));
    const auto layout = engine::find_layout(spec.layout);
    if (!layout || fits(heading))
        return heading;
    const std::vector<std::string> rules = engine::rule_names(words, *layout);
    const std::string level = ", " + level_name(words, spec.level);
    for (std::size_t named = rules.size(); named-- > 1;) {
        heading = words.tr(layout->name);
        for (std::size_t rule = 0; rule < named; ++rule)
            heading += " " + rules[rule];
        heading +=
            " " +
            words.trn("and {n} more", "and {n} more", static_cast<long>(rules.size() - named)) +
            level;
        if (fits(heading))
            return heading;
    }
    return words.tr(layout->name) + ", " +
           words.trn("{n} rule", "{n} rules", static_cast<long>(rules.size())) + level;
}

std::string facts_text(const Catalogue& words, const Facts& facts)
{
    const std::string list = facts_list(words, facts);
    if (!facts.clean())
        return list;
    const std::string clean = words.tr("no help");
    return list.empty() ? clean : clean + ", " + list;
}

} // namespace game
