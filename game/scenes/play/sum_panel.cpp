#include "game/scenes/play/sum_panel.h"

#include <algorithm>

#include "engine/play/possible_digits.h"
#include "game/scenes/play/play_commands.h"
#include "game/ui/commands.h"
#include "game/widgets/button_background.h"
#include "game/widgets/play/combination_list.h"
#include "game/widgets/track.h"

namespace game {

using engine::Cage;
using engine::N_;

namespace {

enum class SumButton { Strike, Close };

constexpr TextLook sum_help_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

std::string sum_of(engine::DigitSet digits)
{
    std::string sum;
    for (engine::Digit digit : digits)
        sum += (sum.empty() ? "" : "+") + std::to_string(digit);
    return sum;
}

std::string heading_of(const engine::Translations& texts, const Cage& cage)
{
    return texts.tr(engine::Message{N_("Cage of {sum}"), {{"sum", std::to_string(cage.sum)}}});
}

std::string size_of(const engine::Translations& texts, const Cage& cage)
{
    return texts.trn("{n} cell", "{n} cells", static_cast<long>(cage.cells.size()));
}

std::vector<ShownCombination> combinations_shown(const Play& play, const Cage& cage)
{
    std::vector<ShownCombination> shown;
    const auto all = engine::combinations_of_cage(cage, play.grid(), play.board());
    if (!all)
        return shown;
    for (const engine::CageCombination& each : *all)
        shown.push_back({sum_of(each.digits), play.sums_are_struck() && !each.is_possible});
    return shown;
}

} // namespace

bool SumPanel::has_any() const
{
    return std::ranges::any_of(play_.grid().cages(), &Cage::has_sum);
}

bool SumPanel::stands() const
{
    return is_open_ && !play_.session().is_paused() && !play_.curtain();
}

void SumPanel::show_more()
{
    if (!has_any())
        return play_.say(play_.texts().tr("No cages with sums here"));
    if (is_open_ && play_.sums_are_struck())
        return close();
    if (is_open_)
        return strike_();
    is_open_ = true;
    placement_.scrolled = 0;
}

void SumPanel::close()
{
    is_open_ = false;
    play_.show_sums_alike();
}

std::vector<const Cage*> SumPanel::cages() const
{
    std::vector<const Cage*> cages;
    if (play_.input.empty())
        return cages;
    for (const Cage& cage : play_.grid().cages()) {
        if (cage.has_sum() &&
            std::ranges::find(cage.cells, play_.input.cursor()) != cage.cells.end())
            cages.push_back(&cage);
    }
    return cages;
}

std::string SumPanel::why_none() const
{
    return play_.texts().tr("Select a cell of a cage that has a sum.");
}

Box SumPanel::list_of(const Cage& cage) const
{
    using namespace box;
    const engine::Translations& texts = play_.texts();
    const std::vector<ShownCombination> shown = combinations_shown(play_, cage);
    const Box heading =
        row({text(heading_of(texts, cage), {.size = 16, .weight = Weight::Bold}).grow().then(8),
             text(size_of(texts, cage), sum_help_look)});
    const Box list = shown.empty()
                         ? paragraph(texts.tr("Too many combinations to list."), sum_help_look)
                         : combination_list(shown);
    return column({heading.size(with_text(26)), list});
}

std::vector<Box> SumPanel::lists() const
{
    std::vector<Box> lists;
    for (const Cage* cage : cages())
        lists.push_back(list_of(*cage).then(8));
    if (lists.empty())
        lists.push_back(box::paragraph(why_none(), sum_help_look));
    return lists;
}

Box SumPanel::card()
{
    using namespace box;
    const engine::Translations& texts = play_.texts();
    Button strike{.id = SumButton::Strike,
                  .style = ButtonStyle::Quiet,
                  .label = texts.tr("Strike"),
                  .spoken = texts.tr("Strike combinations that are out"),
                  .key_hint = key_shown(Command::Sums, play_.grid(), play_.services()),
                  .press = strike_};
    Button leave{.id = SumButton::Close,
                 .style = ButtonStyle::Quiet,
                 .label = texts.tr("Close"),
                 .key_hint = key_shown(Command::Back, play_.grid(), play_.services()),
                 .press = [this] {
                     close();
                 }};
    const bool has_both = !play_.sums_are_struck();
    const Box all = column(lists()).scrolling().grow();
    if (layout_.hint_card_is_wide)
        return row({all.then(14), column({space().grow(),
                                          button(std::move(strike)).size(44).then(8).when(has_both),
                                          button(std::move(leave)).size(44)})
                                      .size(with_text(130))})
            .padding(14, 10);
    return column({all.then(6), row({button(std::move(leave)).grow(),
                                     button(std::move(strike)).grow().when(has_both)})
                                    .gaps(8)
                                    .size(44)})
        .padding(14, 12);
}

void SumPanel::refresh(const TextMeasure& measure)
{
    if (!stands())
        return panel_.set({});
    place(card().showing({.draw = draw_card}), layout_.sum_card, unit_of(layout_.scale, measure),
          placement_);
    panel_.set(buttons_of(placement_));
}

bool SumPanel::handle(const Input& input)
{
    if (!stands())
        return false;
    if (const auto* key = std::get_if<KeyPressed>(&input)) {
        if (play_.services().settings.keys.command_for(*key) != Command::Back)
            return false;
        close();
        return true;
    }
    if (panel_.handle(input))
        return true;
    if (const auto* wheel = std::get_if<WheelTurned>(&input)) {
        if (!layout_.sum_card.contains(wheel->at))
            return false;
        placement_.scrolled = std::clamp(
            placement_.scrolled - wheel->steps * layout_.scale.font(44), 0, placement_.overflow);
        return true;
    }
    const auto* pressed = std::get_if<PointerPressed>(&input);
    return pressed != nullptr && layout_.sum_card.contains(pressed->at);
}

std::string SumPanel::in_words() const
{
    if (!stands())
        return {};
    const engine::Translations& texts = play_.texts();
    std::string words;
    for (const Cage* cage : cages()) {
        words += (words.empty() ? "" : " ") + heading_of(texts, *cage) + ", " +
                 size_of(texts, *cage) + ":";
        for (const ShownCombination& shown : combinations_shown(play_, *cage))
            words += " " +
                     (shown.is_struck ? texts.tr(engine::Message{N_("{combination} is out"),
                                                                 {{"combination", shown.text}}})
                                      : shown.text) +
                     ".";
    }
    return words.empty() ? why_none() : words;
}

void SumPanel::draw(Canvas& canvas) const
{
    if (!stands())
        return;
    draw_behind(canvas, placement_);
    draw_leaves(canvas, placement_, Scrolls::Never);
    if (placement_.scroll) {
        canvas.push_clip(*placement_.scroll);
        draw_leaves(canvas, placement_, Scrolls::WithContent);
        canvas.pop_clip();
        draw_scroll_bar(canvas, *placement_.scroll, placement_.scroll->height + placement_.overflow,
                        placement_.scrolled, layout_.scale);
    }
    panel_.draw(canvas, layout_.scale);
}

} // namespace game
