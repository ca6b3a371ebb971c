#include "game/scenes/editor/editor_card.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

constexpr TextLook headline_look{.size = 16, .weight = Weight::Bold};
constexpr TextLook detail_look{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook rating_look{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook work_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook use_look{.size = 14, .weight = Weight::Medium};
constexpr double status_padding = 12; // units
constexpr double status_icon = 18;

// The width of texts in the frame of the status.
int status_width(int width, Scale scale)
{
    return width - 2 * scale.px(status_padding) - scale.px(status_icon + 10);
}

// The width of the knob on the track of the steps, in pixels.
int track_knob(Scale scale)
{
    return scale.px(18);
}

} // namespace

int step_on_track(Rect track, Point at, int steps, Scale scale)
{
    const int knob = track_knob(scale);
    const int way = std::max(1, track.width - knob);
    const int along = at.x - track.x - knob / 2;
    return (steps * along + way / 2) / way;
}

void EditorCard::show(const engine::Translations& texts,
                      const EnteredPuzzle& entered,
                      const PuzzleStudy& study,
                      const WaitClock& waiting)
{
    digits_ = entered.grid().size();
    status_ = editor_status(texts, entered, study);
    rating_ = rating_headline(texts, study);
    rating_detail_ = rating_.empty() ? "" : rating_detail(texts, entered, study);
    work_ = study_text(texts, study, waiting);
    uses_.clear();
    if (study.rating() != nullptr) {
        for (const engine::TechniqueUses& each : study.rating()->uses)
            uses_.push_back({texts.tr(each.technique->name), each.uses});
    }
    has_steps_ = study.path() != nullptr && !study.path()->steps.empty();
}

EditorContents EditorCard::contents(const TextMeasure& measure, int width, Scale scale) const
{
    const auto height = [&](const std::string& text, int in, const TextLook& look) {
        return text.empty() ? 0 : paragraph_height(measure, text, in, look, scale);
    };
    EditorContents contents{.digits = digits_};
    const int inner = status_width(width, scale);
    contents.status_height = height(status_.headline, inner, headline_look) +
                             height(status_.detail, inner, detail_look) +
                             2 * scale.px(status_padding);
    contents.rating_height =
        height(rating_, width, rating_look) + height(rating_detail_, width, detail_look);
    contents.work_height = height(work_, width, work_look);
    contents.uses = engine::count_of(uses_);
    contents.has_steps = has_steps_;
    if (!reason_.sentences.empty())
        contents.sentences_height =
            flow_sentences(measure, reason_.sentences, Rect{0, 0, width, 0}, scale).height +
            scale.px(6);
    return contents;
}

void EditorCard::place(const TextMeasure& measure, const EditorLayout& layout, Scale scale)
{
    layout_ = layout;
    scale_ = scale;
    flow_ = flow_sentences(measure, reason_.sentences, layout.sentences, scale);
}

void EditorCard::draw(Canvas& canvas, const engine::Translations& texts, int step, int steps) const
{
    draw_card(canvas, layout_.card, scale_);
    draw_status(canvas);
    draw_rating(canvas);
    if (!work_.empty())
        draw_paragraph(canvas, work_, layout_.work, work_look, scale_);
    draw_uses(canvas);
    if (steps > 0)
        draw_steps(canvas, texts, step, steps);
    if (reason_.sentences.empty())
        return;
    HintCardText text;
    text.places_digit = reason_.places_digit;
    draw_hint_sentences(canvas, text, layout_.sentences, flow_, scale_);
}

void EditorCard::draw_status(Canvas& canvas) const
{
    const Rect frame = layout_.status;
    canvas.rounded(frame, scale_.px(8), status_.soft);
    const int pad = scale_.px(status_padding);
    const int icon = scale_.px(status_icon);
    const int x = frame.x + pad + icon + scale_.px(10);
    Rect line{x, frame.y + pad, frame.right() - pad - x, 0};
    TextLook headline = headline_look;
    headline.tint = status_.strong;
    line.height = paragraph_height(canvas, status_.headline, line.width, headline, scale_);
    draw_icon(canvas, status_.icon,
              Point{frame.x + pad + icon / 2, line.y + line_height(headline, scale_) / 2}, icon,
              status_.strong);
    draw_paragraph(canvas, status_.headline, line, headline, scale_);
    if (status_.detail.empty())
        return;
    line.y = line.bottom();
    line.height = frame.bottom() - pad - line.y;
    TextLook detail = detail_look;
    detail.tint = Paint::Ink;
    draw_paragraph(canvas, status_.detail, line, detail, scale_);
}

void EditorCard::draw_rating(Canvas& canvas) const
{
    if (rating_.empty())
        return;
    Rect line = layout_.rating;
    line.height = paragraph_height(canvas, rating_, line.width, rating_look, scale_);
    draw_paragraph(canvas, rating_, line, rating_look, scale_);
    if (rating_detail_.empty())
        return;
    line.y = line.bottom();
    line.height = layout_.rating.bottom() - line.y;
    draw_paragraph(canvas, rating_detail_, line, detail_look, scale_);
}

// The hardest ones, if not all of them fit.
void EditorCard::draw_uses(Canvas& canvas) const
{
    const int height = std::max(1, scale_.tall(use_height));
    const std::size_t fit = layout_.uses.height / height;
    const std::size_t first = uses_.size() - std::min(uses_.size(), fit);
    int most = 1;
    for (const Use& use : uses_)
        most = std::max(most, use.count);
    Rect line{layout_.uses.x, layout_.uses.y, layout_.uses.width, height};
    for (std::size_t index = first; index < uses_.size(); ++index) {
        const Use& use = uses_[index];
        const int bar = scale_.px(3);
        const Rect text{line.x, line.y, line.width, line.height - 2 * bar};
        const int number = canvas.width_of(std::to_string(use.count), font_of(use_look, scale_));
        draw_text(canvas, use.technique,
                  Rect{text.x, text.y, text.width - number - scale_.px(12), text.height}, use_look,
                  scale_);
        TextLook count = use_look;
        count.align = Align::Right;
        count.weight = Weight::SemiBold;
        draw_text(canvas, std::to_string(use.count), text, count, scale_);
        const Rect track{line.x, line.bottom() - 2 * bar, line.width, bar};
        canvas.rounded(track, bar / 2, Paint::Track);
        canvas.rounded(Rect{track.x, track.y, std::max(bar, track.width * use.count / most), bar},
                       bar / 2, Paint::Accent);
        line = line.moved(0, height);
    }
}

void EditorCard::draw_steps(Canvas& canvas,
                            const engine::Translations& texts,
                            int step,
                            int steps) const
{
    const TextLook look{.size = 15, .weight = Weight::SemiBold};
    TextLook count = look;
    count.align = Align::Right;
    const std::string number = std::to_string(step) + " / " + std::to_string(steps);
    draw_text(canvas, number, layout_.step, count, scale_);
    Rect name = layout_.step;
    name.width -= canvas.width_of(number, font_of(count, scale_)) + scale_.px(10);
    draw_text(canvas, reason_.technique.empty() ? texts.tr("Steps") : reason_.technique, name, look,
              scale_);
    const int height = scale_.px(8);
    const Rect track{layout_.track.x, layout_.track.centre().y - height / 2, layout_.track.width,
                     height};
    const int knob = track_knob(scale_);
    const int reach = (track.width - knob) * step / steps;
    canvas.rounded(track, height / 2, Paint::Track);
    canvas.rounded(Rect{track.x, track.y, reach + knob / 2, height}, height / 2, Paint::Accent);
    const Rect handle{track.x + reach, layout_.track.centre().y - knob / 2, knob, knob};
    canvas.rounded(handle, knob / 2, Paint::Raised);
    canvas.rounded_border(handle, knob / 2, 2.5 * scale_.unit, Paint::Accent);
}

} // namespace game
