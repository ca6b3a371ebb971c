#include "game/widgets/notice_bar.h"

#include <algorithm>
#include <utility>

#include "game/ui/commands.h"
#include "game/ui/icons.h"
#include "game/ui/key_names.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

constexpr TextLook headline_look{.size = 16, .weight = Weight::SemiBold};
constexpr TextLook notice_detail_look{.size = 14};
constexpr double text_left = 66; // units, from the bar's left end
constexpr double button_width = 104;
constexpr double button_height = 46;
constexpr double bar_side = 20;
constexpr double bar_padding = 12;

} // namespace

void NoticeBar::add(std::vector<engine::StoreNotice> notices)
{
    for (engine::StoreNotice& notice : notices) {
        if (std::ranges::find(notices_, notice) != notices_.end())
            continue;
        notices_.push_back(std::move(notice));
        if (notices_.size() > most_notices)
            notices_.erase(notices_.begin() + 1);
    }
}

void NoticeBar::answer()
{
    if (!notices_.empty())
        notices_.pop_front();
}

void NoticeBar::end(engine::Lasts kind)
{
    std::erase_if(notices_, [kind](const auto& notice) { return notice.lasts == kind; });
}

int NoticeBar::text_width(int width, Scale scale) const
{
    return width - scale.px(text_left + button_width + 2 * bar_side);
}

int NoticeBar::height(const TextMeasure& measure,
                      const engine::Translations& texts,
                      int width,
                      Scale scale) const
{
    if (notices_.empty())
        return 0;
    const int across = text_width(width, scale);
    const engine::StoreNotice& notice = notices_.front();
    const int text =
        paragraph_height(measure, texts.tr(notice.headline), across, headline_look, scale) +
        paragraph_height(measure, texts.tr(notice.detail), across, notice_detail_look, scale);
    return std::max(scale.px(button_height), text) + scale.px(2 * bar_padding);
}

Button NoticeBar::ok_button(const engine::Translations& texts, Scale scale) const
{
    const int width = scale.px(button_width);
    const int height = scale.px(button_height);
    const Rect area{area_.right() - scale.px(bar_side) - width, area_.centre().y - height / 2,
                    width, height};
    return Button{.area = area,
                  .style = ButtonStyle::Primary,
                  .label = texts.tr("OK"),
                  .key_hint = key_name(Key::Escape, texts),
                  .font_size = 14};
}

void NoticeBar::draw(Canvas& canvas, const engine::Translations& texts, Scale scale) const
{
    if (notices_.empty())
        return;
    const engine::StoreNotice& notice = notices_.front();
    canvas.rounded(area_, scale.px(12), Paint::GoldSoft);
    canvas.rounded_border(area_, scale.px(12), scale.px(2), Paint::Gold);
    draw_icon(canvas, Icon::Warning, Point{area_.x + scale.px(34), area_.centre().y}, scale.px(24),
              Paint::Gold);

    const int across = text_width(area_.width, scale);
    const std::string headline = texts.tr(notice.headline);
    const int first = paragraph_height(canvas, headline, across, headline_look, scale);
    const int second =
        paragraph_height(canvas, texts.tr(notice.detail), across, notice_detail_look, scale);
    const int top = area_.centre().y - (first + second) / 2;
    const Rect upper{area_.x + scale.px(text_left), top, across, first};
    draw_paragraph(canvas, headline, upper, headline_look, scale);
    draw_paragraph(canvas, texts.tr(notice.detail), Rect{upper.x, upper.bottom(), across, second},
                   notice_detail_look, scale);
}

} // namespace game
