#include "game/widgets/play/rung_ladder.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/base/table.h"
#include "game/motion/curves.h"
#include "game/ui/icons.h"
#include "game/ui/rounding.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/gem.h"

namespace game {
namespace {

constexpr int ladder_rows = static_cast<int>(engine::sprint_rung_count);
constexpr double turn_of_gem = 72; // degrees
constexpr int gem_sparks = 8;
constexpr double spark_flight = 14; // units

class LadderDrawing {
public:
    LadderDrawing(Canvas& canvas, Rect area, const LadderLook& look, Scale scale)
        : canvas_(canvas), area_(area), look_(look), scale_(scale)
    {
    }

    void draw() const
    {
        draw_current();
        for (int rung = 0; rung < ladder_rows; ++rung) {
            draw_gem_of(rung);
            draw_name(rung);
            draw_found(rung);
            draw_line(rung);
        }
    }

private:
    // Counted from the lowest rung.
    Rect row(int rung) const
    {
        const int from = area_.height * (ladder_rows - 1 - rung) / ladder_rows;
        const int to = area_.height * (ladder_rows - rung) / ladder_rows;
        return {area_.x, area_.y + from, area_.width, to - from};
    }
    bool is_done(int rung) const
    {
        return rung < look_.rung || (rung == look_.rung && look_.is_done());
    }
    bool is_just_won(int rung) const
    {
        return look_.climb < 1 && rung == (look_.is_done() ? look_.rung : look_.rung - 1);
    }

    // The frame of the row that is played slides up from the one below it.
    void draw_current() const
    {
        Rect place = row(look_.rung);
        if (look_.moves && look_.rung > 0 && !look_.is_done()) {
            const double left = 1 - ease_out(look_.climb);
            place.y += rounded(left * (row(look_.rung - 1).y - place.y));
        }
        const int beside = scale_.px(12);
        const Rect frame{place.x - beside, place.y + scale_.px(1), place.width + 2 * beside,
                         place.height - scale_.px(2)};
        canvas_.rounded(frame, scale_.px(8), Paint::Raised);
        canvas_.rounded_border(frame, scale_.px(8), 1.25 * scale_.unit, Paint::Line);
    }

    void draw_gem_of(int rung) const
    {
        const Rect place = row(rung);
        const Point centre{place.x + scale_.px(12), place.centre().y};
        const bool just_won = is_just_won(rung);
        const double climb = just_won ? ease_out(look_.climb) : 1;
        GemLook gem{.rung = engine::enumerator_at<engine::SprintRung>(rung),
                    .state = is_done(rung)        ? GemState::Done
                             : rung == look_.rung ? GemState::Current
                                                  : GemState::Open};
        gem.filled = percent(climb);
        gem.turn = look_.moves && just_won ? turn_of_gem * (climb - 1) : 0;
        draw_gem(canvas_, gem, centre, scale_.grown(10) * scale_.unit);
        if (look_.moves && just_won)
            draw_sparks(centre, look_.climb);
    }

    void draw_sparks(Point centre, double flown) const
    {
        const int side = scale_.px(3);
        const double reach = (10 + spark_flight * ease_out(flown)) * scale_.unit;
        for (int spark = 0; spark < gem_sparks; ++spark) {
            const double angle = spark * 2 * std::numbers::pi / gem_sparks;
            const Point at{centre.x + rounded(reach * std::sin(angle)) - side / 2,
                           centre.y - rounded(reach * std::cos(angle)) - side / 2};
            canvas_.fill(Rect{at.x, at.y, side, side}, Tint(Paint::Gold).faded(percent(1 - flown)));
        }
    }

    void draw_name(int rung) const
    {
        const Rect place = row(rung);
        const int from = scale_.px(38);
        const int found = scale_.px(56);
        const bool is_now = rung == look_.rung;
        const TextLook name{.size = 15,
                            .weight = is_now ? Weight::Bold : Weight::Medium,
                            .tint = rung <= look_.rung ? Paint::Ink : Paint::Ink2};
        draw_text(canvas_, look_.names[static_cast<std::size_t>(rung)],
                  Rect{place.x + from, place.y, place.width - from - found, place.height}, name,
                  scale_);
    }

    void draw_found(int rung) const
    {
        const Rect place = row(rung);
        const int middle = place.centre().y;
        if (is_done(rung))
            return draw_icon(canvas_, Icon::Check, Point{place.right() - scale_.px(10), middle},
                             scale_.px(18), Paint::Ok);
        const bool is_now = rung == look_.rung;
        for (int step = 0; step < look_.steps; ++step) {
            const int x = place.right() - scale_.px(6 + 16 * (look_.steps - 1 - step));
            Shape dot(canvas_.memory());
            const bool is_found = is_now && step < look_.found;
            if (is_found)
                add_disc(dot, {}, 5 * scale_.unit);
            else
                add_arc(dot, {}, 5 * scale_.unit, 0, 360, 1.5 * scale_.unit);
            canvas_.shape(dot, Point{x, middle},
                          is_found ? Tint(Paint::Accent)
                          : is_now ? Tint(Paint::Ink3)
                                   : Tint(Paint::Ink3, Paint::Background, 50));
        }
    }

    // Between two rows, but not beside the frame of the one that is played.
    void draw_line(int rung) const
    {
        if (rung == 0 || rung == look_.rung || rung == look_.rung + 1)
            return;
        const Rect place = row(rung);
        canvas_.fill(Rect{place.x, place.bottom(), place.width, scale_.px(1)}, Paint::Line);
    }

    Canvas& canvas_;
    Rect area_;
    const LadderLook& look_;
    Scale scale_;
};

} // namespace

void draw_rung_ladder(Canvas& canvas, Rect area, const LadderLook& look, Scale scale)
{
    LadderDrawing(canvas, area, look, scale).draw();
}

} // namespace game
