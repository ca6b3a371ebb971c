#include "game/scenes/arcade/tally_card.h"

#include <utility>

#include "engine/base/count.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/play/run_result.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

enum class TallyButton { Practise };

constexpr PlayTime number_heard_every{50};
constexpr TextLook tally_value_look{
    .size = 17, .weight = Weight::SemiBold, .align = Align::Right, .face = Face::Numerals};
constexpr TextLook total_label_look{.size = 15, .weight = Weight::Bold};
constexpr TextLook tally_total_look{
    .size = 20, .weight = Weight::Bold, .align = Align::Right, .face = Face::Numerals};
constexpr TextLook tally_link_look{
    .size = 13, .weight = Weight::SemiBold, .tint = Paint::AccentText, .align = Align::Centre};

// The numbers count up in the room of the last one.
Box as_wide_as(std::string number, const TextLook& look, DrawIn draw)
{
    Leaf leaf{.draw = std::move(draw)};
    leaf.width = [number = std::move(number), look](const Unit& unit) {
        return numerals_width(*unit.measure, number, font_of(look, unit.scale)) + 1.0;
    };
    return box::leaf(std::move(leaf));
}

} // namespace

TallyCard::TallyCard(Services& services, const ArcadeEnd& end, Practise practise)
    : services_(services),
      lines_(tally_lines(services.texts, end)),
      total_(tally_total(services.texts, end)),
      practise_(std::move(practise))
{
}

void TallyCard::begin(MonotonicTime now)
{
    now_ = now;
    motion_.begin(services_.motion(), engine::count_of(lines_), now);
    move(now);
}

// Each line is heard when it comes, and its number while it counts.
void TallyCard::move(MonotonicTime now)
{
    now_ = now;
    motion_.advance(now);
    if (!is_counting())
        return;
    const int begun = motion_.lines_begun(now);
    if (begun > heard_lines_) {
        heard_lines_ = begun;
        heard_number_ = now;
        return services_.sound.play(sounds::tally_line(begun - 1));
    }
    const bool counts = begun > 0 && counted(static_cast<std::size_t>(begun) - 1) < 1;
    if (!counts || now - heard_number_ < number_heard_every)
        return;
    heard_number_ = now;
    services_.sound.play(sounds::tally_number());
}

double TallyCard::counted(std::size_t line) const
{
    return motion_.line(static_cast<int>(line), now_).counted;
}

int TallyCard::score() const
{
    double sum = 0;
    for (std::size_t line = 0; line < lines_.size(); ++line)
        sum += lines_[line].points * counted(line);
    return static_cast<int>(sum + 1e-6);
}

PlayTime TallyCard::time() const
{
    if (!is_counting())
        return total_.time;
    double sum = 0;
    for (std::size_t line = 0; line < lines_.size(); ++line)
        sum += milliseconds(lines_[line].time) * counted(line);
    return PlayTime{static_cast<PlayTime::rep>(sum)};
}

Box TallyCard::card(Form form)
{
    using namespace box;
    const bool is_small = form == Form::Small;
    std::vector<Box> rows;
    for (std::size_t index = 0; index < lines_.size(); ++index) {
        if (is_small && lines_[index].is_minor)
            continue;
        rows.push_back(line(index).size(0).grow());
        rows.push_back(rule().when(!is_small));
    }
    rows.push_back(total().size(0).grow());
    return box::card(std::move(rows)).padding(is_small ? 16 : 24, is_small ? 8 : 16);
}

int TallyCard::lines(Form form) const
{
    const int left_out = form == Form::Small ? engine::how_many(lines_, &TallyLine::is_minor) : 0;
    return engine::count_of(lines_) - left_out + 1;
}

Box TallyCard::line(std::size_t index)
{
    using namespace box;
    const Box words = picture([this, index](Canvas& canvas, Rect area, Scale scale) {
        draw_words(canvas, area, scale, index);
    });
    const Box value = as_wide_as(counted_text(services_.texts, lines_[index], 1), tally_value_look,
                                 [this, index](Canvas& canvas, Rect area, Scale scale) {
                                     draw_value(canvas, area, scale, index);
                                 });
    const engine::Technique* missed = lines_[index].missed;
    const Box link = missed != nullptr ? practise_link(*missed, index) : space();
    return row(
        {words.size(0).grow().then(8), link.when(missed != nullptr && !is_counting()), value});
}

Box TallyCard::practise_link(const engine::Technique& technique, std::size_t index)
{
    const std::string label = services_.texts.tr("Practise");
    Button button{.id = {TallyButton::Practise, index},
                  .style = ButtonStyle::Dot,
                  .spoken = label + ": " + services_.texts.tr(technique.name),
                  .in_text = true,
                  .press = [this, &technique] {
                      practise_(technique);
                  }};
    return box::small_button(std::move(button),
                             [label](Canvas& canvas, Rect area, Scale scale) {
                                 draw_text(canvas, label, area, tally_link_look, scale);
                             })
        .size(box::with_text(72));
}

void TallyCard::draw_words(Canvas& canvas, Rect area, Scale scale, std::size_t index) const
{
    const int opacity = motion_.line(static_cast<int>(index), now_).opacity;
    if (opacity > 0)
        draw_with_remark(
            canvas, area,
            {.label = lines_[index].label, .remark = lines_[index].remark, .opacity = opacity},
            scale);
}

void TallyCard::draw_value(Canvas& canvas, Rect area, Scale scale, std::size_t index) const
{
    const LineMoment moment = motion_.line(static_cast<int>(index), now_);
    if (moment.opacity == 0)
        return;
    const bool is_number = lines_[index].counts != TallyLine::Counts::Nothing;
    TextLook look = tally_value_look;
    look.tint = Tint(is_number ? Paint::Ink : Paint::Ink2).faded(moment.opacity);
    draw_fitted_number(canvas, counted_text(services_.texts, lines_[index], moment.counted), area,
                       look, scale);
}

Box TallyCard::total() const
{
    using namespace box;
    const auto draw = [this](Canvas& canvas, Rect area, Scale scale) {
        TallyLine shown = total_;
        shown.points = score();
        shown.time = time();
        draw_fitted_number(canvas, counted_text(services_.texts, shown, 1), area, tally_total_look,
                           scale);
    };
    const std::string at_last = counted_text(services_.texts, total_, 1);
    return row({text(total_.label, total_label_look).size(0).grow().then(8),
                as_wide_as(at_last, tally_total_look, draw)});
}

} // namespace game
