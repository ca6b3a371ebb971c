#include "game/scenes/arcade/arcade_rules.h"

#include "engine/base/message.h"
#include "game/scenes/arcade/rank_texts.h"
#include "game/ui/names.h"
#include "game/widgets/board/mark.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/button_background.h"

namespace game {
namespace {

using engine::ArcadeMode;
using engine::Message;
using engine::N_;
using engine::PlayTime;

class RuleWriter {
public:
    RuleWriter(const engine::Translations& texts, const ArcadeMode& mode)
        : texts_(texts), mode_(mode)
    {
    }

    std::vector<ArcadeRule> rules() const
    {
        std::vector<ArcadeRule> rules = {clock()};
        if (mode_.hearts > 0)
            rules.push_back(hearts());
        if (mode_.points_for_digit > 0)
            rules.push_back({Icon::Check, amount_text(texts_, mode_, mode_.points_for_digit),
                             tr("right digit")});
        if (is_step())
            rules.push_back(step());
        else if (mode_.points_for_house > 0)
            rules.push_back(house());
        rules.push_back(is_step() ? rung() : board());
        rules.push_back(wrong());
        return rules;
    }

private:
    bool is_step() const { return mode_.task == engine::ArcadeTask::Steps; }
    std::string tr(const char* text) const { return texts_.tr(text); }
    std::string seconds(const char* text, PlayTime time) const
    {
        return texts_.tr(Message{text, {{"n", std::to_string(time.count() / 1000)}}});
    }
    // Before the points that are won with it.
    std::string won(PlayTime time) const
    {
        return time > PlayTime{0} ? seconds(N_("+{n} s"), time) + ", " : "";
    }
    std::string house_points(const char* text) const
    {
        return texts_.tr(Message{text, {{"points", std::to_string(mode_.points_for_house)}}});
    }

    ArcadeRule clock() const
    {
        if (mode_.countdown > PlayTime{0})
            return {Icon::Clock, short_clock_text(mode_.countdown), tr("on the clock")};
        return {Icon::Clock, tr("One clock"), tr("it stands between boards")};
    }

    ArcadeRule hearts() const
    {
        return {Icon::Heart, texts_.trn("{n} heart", "{n} hearts", mode_.hearts),
                tr("for all boards together")};
    }

    ArcadeRule house() const
    {
        return {Icon::House, won(mode_.for_house) + house_points(N_("{points} × combo")),
                tr("row, column, box")};
    }

    ArcadeRule step() const
    {
        return {Icon::Check, house_points(N_("{points} × rung × combo")), tr("step found")};
    }

    ArcadeRule rung() const
    {
        return {
            Icon::Trophy, seconds(N_("+{n} s"), mode_.for_rung),
            texts_.trn("rung finished: {n} step", "rung finished: {n} steps", mode_.steps_in_rung)};
    }

    ArcadeRule board() const
    {
        if (mode_.ends_with_levels)
            return {Icon::Grid, amount_text(texts_, mode_, engine::count_of(mode_.levels)),
                    texts_.tr(Message{N_("from {first} to {last}"),
                                      {{"first", level_name(texts_, mode_.levels.front())},
                                       {"last", level_name(texts_, mode_.levels.back())}}})};
        return {Icon::Grid,
                won(mode_.for_board) + amount_text(texts_, mode_, mode_.points_for_board),
                tr("board solved")};
    }

    ArcadeRule wrong() const
    {
        std::string value = mode_.hearts > 0 ? texts_.trn("−{n} heart", "−{n} hearts", 1)
                                             : seconds(N_("−{n} s"), mode_.for_wrong);
        if (mode_.combo_within > PlayTime{0})
            value += ", " + tr("combo ends");
        return {Icon::Cross, value,
                is_step()             ? tr("wrong cell, or skipped")
                : mode_.charges_again ? tr("wrong digit, each time")
                                      : tr("wrong digit")};
    }

    const engine::Translations& texts_;
    const ArcadeMode& mode_;
};

void draw_rule_ground(Canvas& canvas, Rect area, Scale scale)
{
    draw_panel(canvas, area, {}, scale);
}

Box sign_box(Icon sign)
{
    const auto draw_wrong = [](Canvas& canvas, Rect area, Scale scale) {
        draw_mark(canvas, {.state = engine::HouseState::Conflict}, spot_of(area.centre()),
                  8 * scale.unit, scale.unit);
    };
    if (sign == Icon::Cross)
        return box::picture(draw_wrong).size(24);
    return box::icon(sign, 24, sign == Icon::Heart ? Paint::Error : Paint::Ink);
}

Box rule_box(const ArcadeRule& rule)
{
    using namespace box;
    const TextLook value{.size = 16, .weight = Weight::SemiBold, .face = Face::Numerals};
    const TextLook words{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    const Box lines = column({space().grow(), text(rule.value, value).size(with_text(22)),
                              text(rule.words, words).size(with_text(20)), space().grow()});
    return row({space(18), sign_box(rule.sign).then(16), lines.size(0).grow(), space(10)})
        .showing({.draw = draw_rule_ground});
}

} // namespace

std::vector<ArcadeRule> arcade_rules(const engine::Translations& texts, const ArcadeMode& mode)
{
    return RuleWriter(texts, mode).rules();
}

Box rule_boxes(const std::vector<ArcadeRule>& rules, int columns)
{
    std::vector<Box> boxes;
    for (const ArcadeRule& rule : rules)
        boxes.push_back(rule_box(rule).size(box::with_text(60)));
    return box::grid(std::move(boxes), {.columns = columns,
                                        .row = box::with_text(60),
                                        .gap_across = columns > 2 ? 24 : 12,
                                        .gap_down = 10});
}

} // namespace game
