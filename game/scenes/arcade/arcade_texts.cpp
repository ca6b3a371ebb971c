#include "game/scenes/arcade/arcade_texts.h"

#include <algorithm>

#include "engine/base/message.h"
#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/widgets/draw_text.h"

namespace game {

using engine::ArcadeEnding;
using engine::ArcadeEvent;
using engine::Message;
using engine::N_;

namespace {

constexpr double arcade_row_height = 32;
constexpr double arcade_heads_height = 26;
constexpr TextLook arcade_heads_look{.size = 12, .tint = Paint::Ink2};

std::string in_seconds(engine::PlayTime time)
{
    return std::to_string(time.count() / 1000);
}

} // namespace

std::vector<std::string> arcade_explanation(const engine::Translations& texts,
                                            const engine::ArcadeMode& mode)
{
    const std::vector<std::pair<std::string, std::string>> numbers = {
        {"time", short_clock_text(mode.countdown)},
        {"house", in_seconds(mode.for_house)},
        {"less", in_seconds(mode.house_loses)},
        {"board", in_seconds(mode.for_board)},
        {"wrong", in_seconds(mode.for_wrong)},
        {"within", in_seconds(mode.combo_within)},
        {"combo", std::to_string(engine::highest_combo)},
        {"hearts", std::to_string(mode.hearts)},
        {"points", std::to_string(mode.points_for_house)},
        {"digit", std::to_string(mode.points_for_digit)},
        {"board_points", std::to_string(mode.points_for_board)}};
    std::vector<std::string> sentences;
    for (const char* rule : mode.rules)
        sentences.push_back(engine::fill_places(texts.tr(rule), numbers));
    return sentences;
}

std::string score_text(const engine::Translations& texts, const engine::ArcadeMode& mode, int score)
{
    const char* text =
        mode.unit == engine::ArcadeUnit::Boards ? N_("Boards: {n}") : N_("Points: {n}");
    return texts.tr(Message{text, {{"n", std::to_string(score)}}});
}

std::string event_text(const engine::Translations& texts, const ArcadeEvent& event)
{
    const std::string seconds = std::to_string(std::abs(event.time.count()) / 1000);
    std::string text;
    if (event.time > engine::PlayTime{0})
        text = texts.tr(Message{N_("+{n} s"), {{"n", seconds}}});
    else if (event.time < engine::PlayTime{0})
        text = texts.tr(Message{N_("−{n} s"), {{"n", seconds}}});
    const auto add = [&text](const std::string& more) {
        text += (text.empty() ? "" : " · ") + more;
    };
    switch (event.kind) {
    case ArcadeEvent::Kind::Wrong:
        return texts.tr("Wrong") + (text.empty() ? "" : " · " + text);
    case ArcadeEvent::Kind::Board:
        add(texts.tr("Board solved"));
        break;
    case ArcadeEvent::Kind::House:
    case ArcadeEvent::Kind::Step:
        break;
    }
    if (event.points > 0)
        add("+" + std::to_string(event.points));
    return text;
}

std::string ending_text(const engine::Translations& texts, ArcadeEnding ending)
{
    switch (ending) {
    case ArcadeEnding::TimeUp:
        return texts.tr("Time is up");
    case ArcadeEnding::NoHearts:
        return texts.tr("No hearts left");
    case ArcadeEnding::AllBoards:
        return texts.tr("All boards solved");
    case ArcadeEnding::Stopped:
        return texts.tr("Run ended");
    }
    return {};
}

int arcade_table_height(std::size_t results, Scale scale)
{
    const auto rows = static_cast<int>(std::max<std::size_t>(results, 1));
    return scale.tall(arcade_heads_height) + rows * scale.tall(arcade_row_height);
}

namespace {

// The columns of a row: the place, the initials, the score, the time.
struct ArcadeColumns {
    Rect place;
    Rect initials;
    Rect score;
    Rect time;
};

ArcadeColumns columns_of(Rect row, Scale scale)
{
    const int pad = scale.px(12);
    const Rect inner{row.x + pad, row.y, row.width - 2 * pad, row.height};
    const int place = scale.tall(30);
    const int score = inner.x + inner.width * 66 / 100;
    const int name = inner.x + place;
    const int middle = inner.x + inner.width * 40 / 100;
    return {{inner.x, row.y, place, row.height},
            {name, row.y, std::max(middle, name + scale.tall(46)) - name, row.height},
            {middle, row.y, score - middle, row.height},
            {score, row.y, inner.right() - score, row.height}};
}

void draw_arcade_row(
    Canvas& canvas, const ArcadeTableLook& look, std::size_t place, Rect row, Scale scale)
{
    const engine::ArcadeResult& result = (*look.results)[place];
    const bool is_own = !look.own.empty() && result.id == look.own;
    if (is_own) {
        canvas.rounded(row, scale.px(8), Paint::GoldSoft);
        canvas.rounded_border(row, scale.px(8), scale.px(2), Paint::Gold);
    }
    const ArcadeColumns columns = columns_of(row, scale);
    const Paint paint = is_own ? Paint::Gold : Paint::Ink;
    draw_number(canvas, std::to_string(place + 1), columns.place,
                TextLook{.size = 14, .tint = is_own ? Paint::Gold : Paint::Ink2}, scale);
    const bool is_typed = is_own && !look.initials.empty();
    draw_text(canvas, is_typed ? look.initials : result.initials, columns.initials,
              TextLook{.size = 15, .weight = Weight::SemiBold, .tint = paint}, scale);
    const TextLook number{.size = 16,
                          .weight = Weight::SemiBold,
                          .tint = paint,
                          .align = Align::Right,
                          .face = Face::Numerals};
    draw_number(canvas, std::to_string(result.score), columns.score, number, scale);
    TextLook quiet = number;
    quiet.size = 14;
    quiet.tint = is_own ? Paint::Gold : Paint::Ink2;
    draw_number(canvas, clock_text(result.time), columns.time, quiet, scale);
}

} // namespace

void draw_arcade_table(Canvas& canvas,
                       const engine::Translations& texts,
                       const ArcadeTableLook& look,
                       Rect area,
                       Scale scale)
{
    const ArcadeColumns heads =
        columns_of(Rect{area.x, area.y, area.width, scale.tall(arcade_heads_height)}, scale);
    TextLook right = arcade_heads_look;
    right.align = Align::Right;
    const bool is_in_boards = look.mode->unit == engine::ArcadeUnit::Boards;
    draw_text(canvas, texts.tr("Initials"), heads.initials, arcade_heads_look, scale);
    draw_text(canvas, is_in_boards ? texts.tr("Boards") : texts.tr("Points"), heads.score, right,
              scale);
    draw_text(canvas, texts.tr("Time"), heads.time, right, scale);
    Rect row{area.x, area.y + scale.tall(arcade_heads_height), area.width,
             scale.tall(arcade_row_height)};
    if (look.results->empty())
        draw_text(canvas, texts.tr("No result yet."), row.inset(scale.px(2)),
                  TextLook{.tint = Paint::Ink2, .align = Align::Centre}, scale);
    for (std::size_t place = 0; place < look.results->size(); ++place) {
        draw_arcade_row(canvas, look, place, row, scale);
        row = row.moved(0, row.height);
    }
}

} // namespace game
