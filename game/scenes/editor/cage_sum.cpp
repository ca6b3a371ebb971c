#include "game/scenes/editor/cage_sum.h"

namespace game {

using engine::Message;
using engine::N_;

void CageSum::add(int numeral)
{
    refused_.reset();
    if (typed_->size() < most_numerals && (numeral > 0 || !typed_->empty()))
        *typed_ += std::to_string(numeral);
}

void CageSum::erase()
{
    refused_.reset();
    if (!typed_->empty())
        typed_->pop_back();
}

EditorStatus CageSum::status(const engine::Translations& texts) const
{
    const Message sum{N_("Sum of the cage: {sum}"), {{"sum", *typed_ + "_"}}};
    if (refused_)
        return {texts.tr(sum), texts.tr(*refused_), Icon::Cross, Paint::Error, Paint::ErrorSoft};
    return {texts.tr(sum), texts.tr("Type it, or none, and press Enter."), Icon::Plus, Paint::Ink,
            Paint::Hover};
}

} // namespace game
