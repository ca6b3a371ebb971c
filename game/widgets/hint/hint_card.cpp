#include "game/widgets/hint/hint_card.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/base/letters.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/track.h"

namespace game {
namespace {

constexpr TextLook card_heading_look{.size = 13, .weight = Weight::Medium, .tint = Paint::Ink2};
constexpr TextLook card_title_look{.size = 26, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook card_remark_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

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
        TextLook right = card_heading_look;
        right.align = Align::Right;
        if (places_.wide) {
            const std::string between = text_.count.empty() ? "" : " · ";
            return draw_text(canvas_, text_.heading + between + text_.count, places_.heading, right,
                             scale_);
        }
        draw_text(canvas_, text_.heading, places_.heading, card_heading_look, scale_);
        draw_text(canvas_, text_.count, places_.heading, right, scale_);
    }

    // As large as fits on a line; else smaller, on two lines.
    void draw_title() const
    {
        TextLook look = card_title_look;
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
        if (piece.fold.can_open)
            return draw_fold(piece, opacity);
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

    // An arrow to the right, or down if what is inside is shown.
    void draw_fold(const HintPiece& piece, int opacity) const
    {
        const double size = scale_.px(5);
        Shape arrow(canvas_.memory());
        if (piece.fold.is_open)
            add_polygon(arrow, {{-size, -size / 2}, {size, -size / 2}, {0, size / 2}});
        else
            add_polygon(arrow, {{-size / 2, -size}, {size / 2, 0}, {-size / 2, size}});
        canvas_.shape(arrow, piece.area.centre(), Tint(Paint::Cause).faded(opacity));
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
                  card_remark_look, scale_);
    }

    Canvas& canvas_;
    const HintCardText& text_;
    const HintCardLayout& places_;
    Scale scale_;
};

Box tall_card(HintCardLayout& places, Scale scale)
{
    using namespace box;
    const bool low = places.card.height < scale.tall(430);
    const auto grown = [&](double usual, double in_low) {
        return scale.grown(low ? in_low : usual);
    };
    return column({
        space(grown(16, 8)),
        part(places.heading, grown(22, 22)).then(grown(6, 2)),
        part(places.bars, 5).then(grown(14, 2)),
        part(places.title, grown(36, 30)).then(grown(12, 2)),
        part(places.body).grow().then(low ? 4 : 8),
        part(places.more, grown(44, 36)).then(grown(4, 6)),
        part(places.remark, grown(26, 0)).then(grown(8, 0)),
        part(places.primary, grown(52, 42)).then(8),
        row({part(places.back).grow().then(8), part(places.close).grow()})
            .size(grown(44, 38))
            .then(grown(20, 8)),
    });
}

Box wide_card(HintCardLayout& places, Scale scale)
{
    using namespace box;
    const bool low = places.low;
    const bool has_remark = places.card.height >= scale.px(250);
    const double width = places.card.width / scale.unit - 28;
    const double title = scale.whole(width * 0.64);
    const double small = scale.whole(width * 0.24);
    // On a low card all buttons are in one row; Back and Close are squares.
    const double more = scale.whole((width - 2 * 44 - 3 * 8) * 0.64);
    return column({
        space(low ? 4 : 8),
        row({part(places.title, title).then(8), part(places.heading).grow()})
            .size(low ? 24 : 30)
            .then(low ? 0 : 3),
        part(places.bars, 4).then(low ? 2 : 6),
        part(places.body).grow().then(low ? 2 : 4),
        part(places.remark, 20).then(4).when(has_remark),
        part(places.more, 44).then(8).when(!low),
        row({
                part(places.back, low ? 44 : small).then(8),
                part(places.primary).grow().then(8),
                part(places.more, more).then(8).when(low),
                part(places.close, low ? 44 : small),
            })
            .size(44)
            .then(low ? 6 : 10),
    });
}

// Places words side by side until the line is full.
class Flow {
public:
    Flow(const TextMeasure& measure, Rect body, Scale scale)
        : measure_(measure), body_(body), scale_(scale), y_(body.y)
    {
        full_at_ = body.right() - measure.width_of(",", font(Weight::Regular));
    }

    void add(const engine::Sentence& sentence, int index, const HintFold& fold)
    {
        index_ = index;
        is_effect_ = sentence.role == engine::Role::Effect;
        indent_ = fold.depth * scale_.px(14);
        x_ = body_.x + indent_;
        line_starts_ = flow_.pieces.size();
        if (fold.can_open)
            add_arrow(fold);
        if (!sentence.badge.empty())
            add_badge(sentence.badge);
        for (const engine::Phrase& phrase : sentence.phrases)
            add_phrase(phrase);
        end_line();
        y_ += scale_.px(7);
    }

    HintFlow take()
    {
        flow_.height = std::max(0, y_ - scale_.px(7) - body_.y);
        return std::move(flow_);
    }

private:
    Font font(Weight weight) const { return Font{Face::Text, weight, scale_.font(hint_text_size)}; }
    int line_height() const { return scale_.font(25); }

    void add_arrow(const HintFold& fold)
    {
        const int side = line_height();
        flow_.pieces.push_back(
            {.text = "", .area = Rect{x_, y_, side, side}, .sentence = index_, .fold = fold});
        indent_ += side + scale_.px(4);
        x_ = body_.x + indent_;
    }

    void add_badge(const std::string& text)
    {
        const int side = scale_.font(22);
        flow_.pieces.push_back({.text = text,
                                .area = Rect{x_, y_ + (line_height() - side) / 2, side, side},
                                .sentence = index_,
                                .is_badge = true});
        indent_ += side + scale_.px(10);
        x_ = body_.x + indent_;
    }

    void add_phrase(const engine::Phrase& phrase)
    {
        if (!phrase.cells.empty() && !is_long(phrase))
            return add_name(phrase.text, phrase.cells);
        std::string_view rest = phrase.text;
        const bool strong = is_symbols(rest);
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            if (end > 0 && phrase.cells.empty())
                add_word(std::string(rest.substr(0, end)), strong);
            else if (end > 0)
                add_name(std::string(rest.substr(0, end)), phrase.cells);
            if (end < rest.size())
                space_ = true;
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }

    // Long names of houses are broken like other words.
    bool is_long(const engine::Phrase& phrase) const
    {
        return phrase.cells.size() > 1 &&
               2 * measure_.width_of(phrase.text, font(Weight::SemiBold)) > full_at_ - body_.x;
    }

    // Whether the phrase is only one or two symbols.
    static bool is_symbols(std::string_view text)
    {
        return text.size() <= 2 && std::ranges::all_of(text, [](char letter) {
                   return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z');
               });
    }

    void add_word(const std::string& word, bool strong)
    {
        const int width = measure_.width_of(word, font(strong ? Weight::Bold : Weight::Regular));
        put({.text = word, .area = {}, .sentence = index_, .is_strong = strong}, width);
    }

    void add_name(const std::string& name, const engine::Cells& cells)
    {
        const int inside = cells.size() == 1 ? scale_.px(12) : 0;
        put({.text = name, .area = {}, .sentence = index_, .cells = cells, .is_effect = is_effect_},
            measure_.width_of(name, font(Weight::SemiBold)) + inside);
    }

    // A comma stays with the preceding word: there is room for it at the end of each line. A wider
    // sign, as a French colon with its space, takes that word along to the next line.
    void put(HintPiece piece, int width)
    {
        const int space = space_ ? measure_.width_of(" ", font(Weight::Regular)) + scale_.px(1) : 0;
        const bool hangs = !space_ && piece.cells.empty() && engine::characters_in(piece.text) <= 2;
        space_ = false;
        if (hangs && x_ + width > body_.right())
            take_word_along();
        if (x_ + space + width > full_at_ && x_ > body_.x + indent_ && !hangs) {
            end_line();
            x_ = body_.x + indent_;
        } else if (x_ > body_.x + indent_) {
            x_ += space;
        }
        const bool is_chip = piece.cells.size() == 1;
        const int height = is_chip ? scale_.font(21) : line_height();
        piece.area = Rect{x_, y_ + (line_height() - height) / 2, width, height};
        x_ += width;
        flow_.pieces.push_back(std::move(piece));
    }

    // Moves the last word of the line to a line of its own, unless it is the only one.
    void take_word_along()
    {
        if (flow_.pieces.size() < line_starts_ + 2)
            return;
        HintPiece word = std::move(flow_.pieces.back());
        flow_.pieces.pop_back();
        end_line();
        x_ = body_.x + indent_;
        const int width = word.area.width;
        put(std::move(word), width);
    }

    void end_line()
    {
        if (flow_.pieces.size() == line_starts_)
            return;
        line_starts_ = flow_.pieces.size();
        y_ += line_height();
        space_ = false;
    }

    const TextMeasure& measure_;
    Rect body_;
    Scale scale_;
    HintFlow flow_;
    std::size_t line_starts_ = 0;
    int full_at_; // words end before this x
    int index_ = 0;
    int indent_ = 0;
    int x_ = 0;
    int y_;
    bool space_ = false;
    bool is_effect_ = false;
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

HintCardLayout lay_out_hint_card(Rect card, bool wide, Scale scale)
{
    HintCardLayout places{.card = card, .wide = wide, .low = wide && card.height < scale.px(290)};
    (wide ? wide_card(places, scale) : tall_card(places, scale))
        .padding(14, 0)
        .lay_out(card, Unit{scale.unit});
    return places;
}

// There is no back button and no level, so their areas are used by their neighbours.
HintCardLayout lay_out_question_card(Rect card, bool wide, Scale scale)
{
    HintCardLayout places = lay_out_hint_card(card, wide, scale);
    Rect& beside = wide ? places.primary : places.close;
    const Rect back = places.back;
    beside = Rect{back.x, beside.y, beside.right() - back.x, beside.height};
    places.back = {};
    const Rect body = places.body;
    if (wide) {
        // No heading beside the title, and no bars below it.
        places.title.width = places.bars.width;
        places.title.y += places.bars.height;
        const int top = places.title.bottom();
        places.body = Rect{body.x, top, body.width, body.bottom() - top};
    } else {
        places.more.y = places.primary.y - scale.px(8) - places.more.height;
    }
    return places;
}

HintFlow flow_sentences(const TextMeasure& measure,
                        const std::vector<engine::Sentence>& sentences,
                        Rect body,
                        Scale scale)
{
    Flow flow(measure, body, scale);
    int index = 0;
    for (const engine::Sentence& sentence : sentences)
        flow.add(sentence, index++, {});
    return flow.take();
}

HintFlow
flow_sentences(const TextMeasure& measure, const HintCardText& text, Rect body, Scale scale)
{
    Flow flow(measure, body, scale);
    for (std::size_t index = 0; index < text.sentences.size(); ++index)
        flow.add(text.sentences[index], static_cast<int>(index),
                 index < text.folds.size() ? text.folds[index] : HintFold());
    return flow.take();
}

} // namespace game
