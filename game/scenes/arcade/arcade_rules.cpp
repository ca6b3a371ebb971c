#include "game/scenes/arcade/arcade_rules.h"

#include "engine/base/message.h"
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
            rules.push_back({RuleSign::Digit, points(mode_.points_for_digit), tr("right digit")});
        if (mode_.task == engine::ArcadeTask::Steps)
            rules.push_back(step());
        else if (mode_.points_for_house > 0)
            rules.push_back(house());
        if (mode_.steps_in_rung > 0)
            rules.push_back(rung());
        if (mode_.task == engine::ArcadeTask::Boards)
            rules.push_back(board());
        rules.push_back(wrong());
        return rules;
    }

private:
    std::string tr(const char* text) const { return texts_.tr(text); }
    std::string points(int number) const
    {
        return engine::fill_places(texts_.trn("{number} point", "{number} points", number),
                                   {{"number", number_text(texts_, number)}});
    }
    std::string seconds(const char* text, PlayTime time) const
    {
        return texts_.tr(Message{text, {{"n", std::to_string(time.count() / 1000)}}});
    }
    std::string won(PlayTime time) const { return seconds(N_("+{n} s"), time); }
    std::string times_combo(const std::string& amount) const
    {
        return texts_.tr(Message{N_("{points} × combo"), {{"points", amount}}});
    }

    ArcadeRule clock() const
    {
        if (mode_.countdown > PlayTime{0})
            return {RuleSign::Clock, short_clock_text(mode_.countdown), tr("on the clock")};
        return {RuleSign::Clock, tr("One clock"), tr("it stands between boards")};
    }

    ArcadeRule hearts() const
    {
        return {RuleSign::Heart, texts_.trn("{n} heart", "{n} hearts", mode_.hearts),
                tr("for all boards together")};
    }

    ArcadeRule house() const
    {
        std::string value = times_combo(std::to_string(mode_.points_for_house));
        if (mode_.for_house > PlayTime{0})
            value = won(mode_.for_house) + ", " + value;
        return {RuleSign::House, value, tr("row, column, box")};
    }

    ArcadeRule step() const
    {
        return {RuleSign::Step,
                texts_.tr(Message{N_("{points} × rung × combo"),
                                  {{"points", std::to_string(mode_.points_for_house)}}}),
                tr("step found")};
    }

    ArcadeRule rung() const
    {
        return {
            RuleSign::Rung, won(mode_.for_rung),
            texts_.trn("rung finished: {n} step", "rung finished: {n} steps", mode_.steps_in_rung)};
    }

    ArcadeRule board() const
    {
        const std::string words = tr("board solved");
        if (mode_.ends_with_levels)
            return {RuleSign::Board,
                    texts_.trn("{n} board", "{n} boards", engine::count_of(mode_.levels)),
                    texts_.tr(Message{N_("from {first} to {last}"),
                                      {{"first", level_name(texts_, mode_.levels.front())},
                                       {"last", level_name(texts_, mode_.levels.back())}}})};
        const std::string value = points(mode_.points_for_board);
        return {RuleSign::Board,
                mode_.for_board > PlayTime{0} ? won(mode_.for_board) + ", " + value : value, words};
    }

    ArcadeRule wrong() const
    {
        const bool is_step = mode_.task == engine::ArcadeTask::Steps;
        std::string value = mode_.hearts > 0 ? texts_.trn("−{n} heart", "−{n} hearts", 1)
                                             : seconds(N_("−{n} s"), mode_.for_wrong);
        if (mode_.combo_within > PlayTime{0})
            value += ", " + tr("combo ends");
        return {RuleSign::Wrong, value,
                is_step               ? tr("wrong cell, or skipped")
                : mode_.charges_again ? tr("wrong digit, each time")
                                      : tr("wrong digit")};
    }

    const engine::Translations& texts_;
    const ArcadeMode& mode_;
};

Icon icon_of(RuleSign sign)
{
    switch (sign) {
    case RuleSign::Clock:
        return Icon::Clock;
    case RuleSign::House:
        return Icon::House;
    case RuleSign::Board:
        return Icon::Grid;
    case RuleSign::Digit:
    case RuleSign::Step:
        return Icon::Check;
    case RuleSign::Rung:
        return Icon::Trophy;
    case RuleSign::Heart:
        return Icon::Heart;
    case RuleSign::Wrong:
        return Icon::Cross;
    }
    return Icon::Help;
}

void draw_rule_ground(Canvas& canvas, Rect area, Scale scale)
{
    draw_panel(canvas, area, {}, scale);
}

Box sign_box(RuleSign sign)
{
    const auto draw_wrong = [](Canvas& canvas, Rect area, Scale scale) {
        draw_mark(canvas, {.state = engine::HouseState::Conflict}, spot_of(area.centre()),
                  8 * scale.unit, scale.unit);
    };
    if (sign == RuleSign::Wrong)
        return box::picture(draw_wrong).size(24);
    return box::icon(icon_of(sign), 24, sign == RuleSign::Heart ? Paint::Error : Paint::Ink);
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
