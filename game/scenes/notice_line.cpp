#include "game/scenes/notice_line.h"

#include "game/widgets/mark.h"
#include "game/widgets/words.h"

namespace game {

bool NoticeLine::covers(const TextSpot& spot) const
{
    const Rect line = layout_.ticker;
    return play_.notice() != nullptr && spot.at.y >= line.y && spot.at.y < line.bottom() &&
           spot.at.x >= line.x && spot.at.x <= line.right();
}

bool NoticeLine::covers(Rect area) const
{
    return play_.notice() != nullptr && touch(area, layout_.ticker);
}

void NoticeLine::draw(Canvas& canvas) const
{
    const PlayNotice* notice = play_.notice();
    if (notice == nullptr)
        return;
    const Scale scale = layout_.scale;
    const Rect line = layout_.ticker;
    int x = line.x;
    if (notice->icon == Icon::Validate) {
        draw_mark(canvas, Mark{engine::HouseState::Complete, 1},
                  Spot{static_cast<float>(x + scale.px(9)), static_cast<float>(line.centre().y)},
                  8 * scale.unit, scale.unit);
        x += scale.px(28);
    } else if (notice->icon) {
        draw_icon(canvas, *notice->icon, Point{x + scale.px(10), line.centre().y}, scale.px(20),
                  notice->paint);
        x += scale.px(28);
    }
    // The rail is narrow: a long sentence gets smaller before it is cut.
    put_text(canvas, notice->text, Rect{x, line.y, line.right() - x, line.height},
             TextLook{.weight = Weight::SemiBold, .tint = notice->paint}, scale);
}

} // namespace game
