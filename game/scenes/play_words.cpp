#include "game/scenes/play_words.h"

#include <vector>

namespace game {
namespace {

using engine::Catalogue;
using engine::Facts;
using engine::Message;
using engine::N_;

const char* complete_sentence(engine::HouseKind kind)
{
    switch (kind) {
    case engine::HouseKind::Row:
        return N_("Row {n} complete");
    case engine::HouseKind::Column:
        return N_("Column {n} complete");
    case engine::HouseKind::Region:
        return N_("Box {n} complete");
    case engine::HouseKind::Extra:
        return N_("Extra house {n} complete");
    }
    return "";
}

} // namespace

std::string house_complete_text(const Catalogue& words, const engine::Grid& grid, int house)
{
    const engine::HouseKind kind = grid.house(house).kind;
    int number = 0;
    for (int index = 0; index <= house; ++index)
        number += grid.house(index).kind == kind ? 1 : 0;
    return words.tr(Message{complete_sentence(kind), {{"n", std::to_string(number)}}});
}

std::string check_text(const Catalogue& words, std::size_t wrong)
{
    if (wrong == 0)
        return words.tr("All right so far");
    return words.trn("{n} digit is wrong", "{n} digits are wrong", static_cast<long>(wrong));
}

std::string facts_text(const Catalogue& words, const Facts& facts)
{
    std::vector<std::string> parts;
    if (facts.clean())
        parts.push_back(words.tr("no help"));
    if (facts.hints > 0)
        parts.push_back(words.trn("{n} hint", "{n} hints", facts.hints));
    if (facts.checks > 0)
        parts.push_back(words.trn("{n} check", "{n} checks", facts.checks));
    if (facts.note_fills > 0)
        parts.push_back(words.tr("filled notes"));
    if (facts.mistakes_revealed)
        parts.push_back(words.tr("mistakes shown"));
    if (facts.wrong_entries > 0)
        parts.push_back(words.trn("{n} slip", "{n} slips", facts.wrong_entries));
    std::string sentence;
    for (const std::string& part : parts)
        sentence += (sentence.empty() ? "" : ", ") + part;
    return sentence;
}

} // namespace game
