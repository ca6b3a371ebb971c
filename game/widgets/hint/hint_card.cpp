#include "game/widgets/hint/hint_card.h"

#include <algorithm>
#include <utility>

#include "game/widgets/boxes/leaves.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/track.h"

namespace game {
namespace {

constexpr TextLook heading_look{.size = 13, .weight = Weight::Medium, .tint = Paint::Ink2};
constexpr TextLook title_look{.size = 26, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook remark_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

class CardDrawing {
public:
    CardDrawing(Canvas& canvas, const HintCardText& text, const HintCardLayout& places, Scale scale)
        : canvas_(canvas), text_(text), places_(places), scale_(scale)
    {
    }

    void draw(const HintFlow& flow) const
    {
        draw_card(canvas_, places_.card, scale_);
        draw_heading();
        if (!text_.count.empty())
            draw_bars();
        draw_title();
        draw_sentences(flow);
        draw_remark();
    }

    void draw_sentences(const HintFlow& flow) const
    {
        canvas_.push_clip(places_.body);
        for (const HintPiece& piece : flow.pieces)
            draw_piece(piece);
        if (!text_.cause.empty())
            draw_legend(flow);
        canvas_.pop_clip();
        draw_scroll(flow);
    }

private:
    // What it is at the left and how far it is at the right; beside the title of a wide card both
    // are at the right.
    void draw_heading() const
    {
        TextLook right = heading_look;
        right.align = Align::Right;
        if (places_.wide) {
            const std::string between = text_.count.empty() ? "" : " · ";
            return draw_text(canvas_, text_.heading + between + text_.count, places_.heading, right,
                             scale_);
        }
        draw_text(canvas_, text_.heading, places_.heading, heading_look, scale_);
        draw_text(canvas_, text_.count, places_.heading, right, scale_);
    }

    // As large as fits on a line; else smaller, on two lines.
    void draw_title() const
    {
        TextLook look = title_look;
        const Rect place = places_.title;
        const auto fits = [&] {
            return canvas_.width_of(text_.title, font_of(look, scale_)) <= place.width;
        };
        for (double size : {places_.wide ? 20.0 : 26.0, 22.0, 19.0}) {
            look.size = std::min(look.size, size);
            if (fits())
                return draw_text(canvas_, text_.title, place, look, scale_);
        }
        look.size = 15;
        const int height = line_height(look, scale_);
        if (fits() || 2 * height > place.height + scale_.px(10))
            return draw_text(canvas_, text_.title, place, look, scale_);
        draw_paragraph(canvas_, text_.title,
                       Rect{place.x, place.centre().y - height, place.width, 2 * height}, look,
                       scale_);
    }

    void draw_bars() const
    {
        constexpr int count = 3;
        const int gap = scale_.px(6);
        const int width = (places_.bars.width - (count - 1) * gap) / count;
        for (int bar = 0; bar < count; ++bar)
            canvas_.rounded(Rect{places_.bars.x + bar * (width + gap), places_.bars.y, width,
                                 places_.bars.height},
                            places_.bars.height / 2,
                            bar < text_.level ? Paint::Accent : Paint::Track);
    }

    void draw_piece(const HintPiece& piece) const
    {
        const bool faded = text_.lit >= 0 && piece.sentence != text_.lit;
        const int opacity = faded ? 45 : 100;
        const Point middle = piece.area.centre();
        Font font{Face::Text, piece.is_strong ? Weight::Bold : Weight::Regular,
                  scale_.font(hint_text_size)};
        if (piece.is_badge) {
            canvas_.rounded(piece.area, piece.area.width / 2, Tint(Paint::Ink).faded(opacity));
            font = Font{Face::Text, Weight::Bold, scale_.font(12)};
            return canvas_.text(piece.text, middle, Align::Centre, font, Paint::Surface);
        }
        if (piece.cells.empty())
            return canvas_.text(piece.text, Point{piece.area.x, middle.y}, Align::Left, font,
                                Tint(Paint::Ink).faded(opacity));
        const Tint tint = Tint(loses(piece) ? Paint::Effect : Paint::Cause).faded(opacity);
        font.weight = Weight::SemiBold;
        if (piece.cells.size() > 1)
            return canvas_.text(piece.text, Point{piece.area.x, middle.y}, Align::Left, font, tint);
        draw_chip_background(piece, opacity);
        font.size = scale_.font(13);
        canvas_.text(piece.text, middle, Align::Centre, font, tint);
    }

    // Cells in which a digit is placed are drawn in the colour of causes.
    bool loses(const HintPiece& piece) const { return piece.is_effect && !text_.places_digit; }

    void draw_chip_background(const HintPiece& piece, int opacity) const
    {
        const Paint soft = loses(piece) ? Paint::EffectSoft : Paint::CauseSoft;
        const Paint edge = loses(piece) ? Paint::Effect : Paint::Cause;
        const int radius = scale_.px(5);
        canvas_.rounded(piece.area, radius, Tint(soft).faded(opacity));
        canvas_.rounded_border(piece.area, radius, 1.25 * scale_.unit, Tint(edge).faded(opacity));
        if (piece.is_effect)
            break_border(piece.area, soft);
    }

    // Solid borders are causes, dashed ones effects.
    void break_border(Rect area, Paint soft) const
    {
        const int gap = std::max(2, scale_.px(2.5));
        const int step = 3 * gap;
        const int width = std::max(2, scale_.px(1.5));
        for (int x = area.x + 2 * step / 2; x < area.right() - step; x += step) {
            canvas_.fill(Rect{x, area.y, gap, width}, soft);
            canvas_.fill(Rect{x, area.bottom() - width, gap, width}, soft);
        }
        for (int y = area.y + step / 2 + gap; y < area.bottom() - step / 2; y += step) {
            canvas_.fill(Rect{area.x, y, width, gap}, soft);
            canvas_.fill(Rect{area.right() - width, y, width, gap}, soft);
        }
    }

    void draw_legend(const HintFlow& flow) const
    {
        const Rect body = places_.body;
        const int top = flow.pieces.empty() ? body.y : flow.pieces.back().area.bottom();
        const int line = top + scale_.px(22);
        if (line + scale_.font(72) > body.bottom())
            return;
        canvas_.fill(Rect{body.x, line, body.width, std::max(1, scale_.px(1))}, Paint::Line);
        const int row = scale_.font(30);
        draw_legend_row(Rect{body.x, line + scale_.px(8), body.width, row}, text_.cause,
                        text_.linked, false);
        draw_legend_row(Rect{body.x, line + scale_.px(8) + row, body.width, row}, text_.effect,
                        text_.removed, true);
    }

    void
    draw_legend_row(Rect row, const std::string& what, const std::string& line, bool effect) const
    {
        const bool red = effect && !text_.places_digit;
        const int side = scale_.px(17);
        const Rect box{row.x, row.centre().y - side / 2, side, side};
        const Paint paint = red ? Paint::Effect : Paint::Cause;
        const Paint soft = red ? Paint::EffectSoft : Paint::CauseSoft;
        canvas_.fill(box, soft);
        canvas_.rounded_border(box, scale_.px(2), 1.8 * scale_.unit, paint);
        if (effect)
            break_border(box, soft);
        const int middle = row.width / 2;
        const int word = (line.empty() ? row.width : middle) - scale_.px(34);
        draw_text(canvas_, what, Rect{row.x + scale_.px(28), row.y, word, row.height},
                  TextLook{.size = 13, .weight = Weight::SemiBold}, scale_);
        if (line.empty())
            return;
        const int from = row.x + middle - scale_.px(16);
        const int to = from + scale_.px(40);
        draw_sample(Rect{from, row.y, scale_.px(32), row.height}, effect);
        draw_text(canvas_, line, Rect{to, row.y, row.right() - to, row.height},
                  TextLook{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2}, scale_);
    }

    // Draws a sample link, or the dots and head of a sample arrow.
    void draw_sample(Rect place, bool arrow) const
    {
        const int thick = std::max(2, scale_.px(2.5));
        const int middle = place.centre().y;
        const int y = middle - thick / 2;
        if (!arrow)
            return canvas_.fill(Rect{place.x, y, place.width, thick}, Paint::Cause);
        const int head = scale_.px(9);
        for (int x = place.x; x < place.right() - head; x += 2 * thick)
            canvas_.fill(Rect{x, y, thick, thick}, Paint::Effect);
        const double size = scale_.px(4.5);
        Shape tip(canvas_.memory());
        add_polygon(tip, {{2 * size, 0}, {0, size}, {0, -size}});
        canvas_.shape(tip, Point{place.right() - head, middle}, Paint::Effect);
    }

    void draw_scroll(const HintFlow& flow) const
    {
        const Rect body = places_.body;
        if (!flow.pieces.empty())
            draw_scroll_bar(canvas_, body, flow.height, body.y - flow.pieces.front().area.y,
                            scale_);
    }

    void draw_remark() const
    {
        if (text_.remark.empty() || places_.remark.empty())
            return;
        const Rect place = places_.remark;
        draw_icon(canvas_, Icon::Clock, Point{place.x + scale_.px(9), place.centre().y},
                  scale_.px(16), Paint::Ink2);
        draw_text(canvas_, text_.remark,
                  Rect{place.x + scale_.px(26), place.y, place.width - scale_.px(26), place.height},
                  remark_look, scale_);
    }

    Canvas& canvas_;
    const HintCardText& text_;
    const HintCardLayout& places_;
    Scale scale_;
};

} // namespace

void draw_hint_card(Canvas& canvas,
                    const HintCardText& text,
                    const HintCardLayout& places,
                    const HintFlow& flow,
                    Scale scale)
{
    CardDrawing(canvas, text, places, scale).draw(flow);
}

void draw_hint_sentences(
    Canvas& canvas, const HintCardText& text, Rect place, const HintFlow& flow, Scale scale)
{
    HintCardLayout places;
    places.body = place;
    CardDrawing(canvas, text, places, scale).draw_sentences(flow);
}

Box hint_sentences(std::vector<engine::Sentence> sentences, HintEffect effect)
{
    HintCardText text;
    text.places_digit = effect == HintEffect::Places;
    const auto flow = [told = std::move(sentences)](const TextMeasure& measure, Rect area,
                                                    Scale scale) {
        return flow_sentences(measure, told, area, scale);
    };
    const auto height = [flow](const Unit& unit, double width) -> double {
        return flow(*unit.measure, {0, 0, rounded(width), 0}, unit.scale).height;
    };
    const auto draw = [flow, text](Canvas& canvas, Rect area, Scale scale) {
        draw_hint_sentences(canvas, text, area, flow(canvas, area, scale), scale);
    };
    return box::leaf({.height = height, .draw = draw});
}

} // namespace game
