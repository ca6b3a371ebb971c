#include "game/scenes/arcade/arcade_loss.h"

#include "engine/base/message.h"
#include "game/motion/curves.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/play/run_marks.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

constexpr PlayTime loss_stays{800};
constexpr PlayTime not_skipped_for{300};
constexpr PlayTime words_come{160};
constexpr double loss_largest = 84; // of a short word
constexpr double loss_usual = 34;   // of a sentence
constexpr double loss_smallest = 22;
constexpr double loss_step = 4;
constexpr double banner_largest = 52;
constexpr double banner_usual = 40;
constexpr double banner_smallest = 20;

constexpr double highest_banner = 210; // units

} // namespace

bool is_deed(const Input& input)
{
    const auto* key = std::get_if<KeyPressed>(&input);
    const auto* pad = std::get_if<PadPressed>(&input);
    return (key != nullptr && !key->repeated) || (pad != nullptr && !pad->repeated) ||
           std::holds_alternative<PointerPressed>(input);
}

ArcadeLoss::ArcadeLoss(Services& services, const ArcadeEnd& end, MonotonicTime now)
    : texts_(services.texts),
      headline_(last_words(texts_, end.ending)),
      sentence_(last_sentence(texts_, end)),
      mistake_(end.last_mistake()),
      is_large_(end.ending == engine::ArcadeEnding::TimeUp),
      now_(now),
      stays_{now, loss_stays},
      words_{now, services.motion() == MotionAmount::Off ? PlayTime{0} : words_come}
{
    if (end.ending != engine::ArcadeEnding::AllBoards) // which alone sounds like a win
        services.sound.play(sounds::run_lost());
    services.host.speak({.text = headline_ + ". " + sentence_, .cuts_in = true});
}

void ArcadeLoss::take(const Input& input, MonotonicTime now)
{
    if (is_deed(input) && now - stays_.start >= not_skipped_for)
        is_skipped_ = true;
}

PlayTime ArcadeLoss::left() const
{
    return is_over() ? PlayTime{0} : stays_.end() - now_;
}

Tint ArcadeLoss::coming(Paint paint) const
{
    return Tint(paint).faded(percent(ease_out(words_.share(now_))));
}

std::vector<Box>
ArcadeLoss::headlines(double of_word, double of_sentence, double smallest, Align align) const
{
    std::vector<Box> sizes;
    for (double size = is_large_ ? of_word : of_sentence; size >= smallest; size -= loss_step)
        sizes.push_back(box::text(headline_, loss_look(size, align)));
    return sizes;
}

TextLook ArcadeLoss::loss_look(double size, Align align) const
{
    return {.size = size,
            .weight = Weight::Bold,
            .tint = coming(Paint::Ink),
            .align = align,
            .face = Face::Numerals};
}

Box ArcadeLoss::words() const
{
    using namespace box;
    const TextLook small{.size = 14, .weight = Weight::Regular, .tint = coming(Paint::Ink2)};
    return column(
        {first_that_fits(headlines(loss_largest, loss_usual, loss_smallest, Align::Left)).then(12),
         paragraph(sentence_, small)});
}

Box ArcadeLoss::banner() const
{
    using namespace box;
    const TextLook small{
        .size = 14, .weight = Weight::Regular, .tint = coming(Paint::Ink2), .align = Align::Centre};
    std::vector<Box> sizes =
        headlines(banner_largest, banner_usual, banner_smallest, Align::Centre);
    sizes.push_back(
        paragraph(headline_, loss_look(banner_smallest, Align::Centre))); // on two lines
    const Box card = column({space().grow(), first_that_fits(std::move(sizes)),
                             paragraph(sentence_, small), space().grow()})
                         .padding(14, 2)
                         .showing({.draw = draw_last_words_card});
    // As high as a strip below the board, in the middle of a rail beside it.
    return column({space().grow(), card.between(60, with_text(highest_banner)), space().grow()});
}

} // namespace game
