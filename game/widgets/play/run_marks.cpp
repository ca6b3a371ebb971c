#include "game/widgets/play/run_marks.h"

#include <algorithm>
#include <array>

#include "game/ui/icons.h"
#include "game/ui/rounding.h"
#include "game/ui/shape.h"
#include "game/widgets/board/mark.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

constexpr std::array<std::string_view, 5> rank_letters = {"D", "C", "B", "A", "S"};
constexpr int most_combo_bars = 5;
constexpr int most_second_bars = 10;

// On the grid of 24 units that icons have, moved so that its middle is (0, 0).
Spots heart_outline(double unit, std::pmr::memory_resource& memory)
{
    Spots spots(&memory);
    const auto at = [unit](double x, double y) {
        return Spot::at((x - 12) * unit, (y - 12) * unit);
    };
    constexpr double radius = 5.3;
    constexpr double sweep = 149; // from its side to the notch
    spots.push_back(at(12, 20.5));
    add_curve(spots, at(4, 14.6), at(2.2, 11.4), at(2.2, 8.3));
    add_arc_spots(spots, at(7.5, 8.3), radius * unit, 270, sweep);
    add_arc_spots(spots, at(16.5, 8.3), radius * unit, 360 + 90 - sweep, sweep);
    add_curve(spots, at(21.8, 11.4), at(20, 14.6), at(12, 20.5));
    return spots;
}

// From the top down, as far as it has come.
void draw_crack(Canvas& canvas, Point centre, double unit, const HeartLook& look)
{
    constexpr std::array crack = {Spot{0, -6.2}, Spot{-2.6, -2}, Spot{2, 1.5}, Spot{-1, 8}};
    Spots way(&canvas.memory());
    way.push_back(Spot::at(crack[0].x * unit, crack[0].y * unit));
    const double reached = look.crack / 100.0 * (crack.size() - 1);
    for (std::size_t corner = 1; corner < crack.size(); ++corner) {
        const double share = std::min(1.0, reached - static_cast<double>(corner) + 1);
        if (share <= 0)
            break;
        const Spot from = crack[corner - 1];
        way.push_back(Spot::at((from.x + (crack[corner].x - from.x) * share) * unit,
                               (from.y + (crack[corner].y - from.y) * share) * unit));
    }
    if (way.size() < 2)
        return;
    Shape shape(canvas.memory());
    add_line(shape, way, (look.is_filled ? 2.2 : 1.8) * unit);
    canvas.shape(shape, centre, look.is_filled ? Paint::Background : Paint::Ink3);
}

void draw_small_board(Canvas& canvas, Rect board, Scale scale)
{
    const int line = std::max(1, scale.px(board.width >= scale.px(32) ? 2 : 1));
    const int side = board.width;
    canvas.rounded(board, side / 9, Paint::OkSoft);
    canvas.rounded_border(board, side / 9, line, Paint::Thick);
    canvas.fill(Rect{board.centre().x - line / 2, board.y, line, side}, Paint::Thick);
    canvas.fill(Rect{board.x, board.centre().y - line / 2, side, line}, Paint::Thick);
    draw_mark(canvas, Mark{.state = engine::HouseState::Complete, .filled = 1},
              Spot::at(board.right(), board.y + scale.px(1)), side / 6.6, scale.unit);
}

} // namespace

Rect place_in_row(Rect area, int index, int count, int gap)
{
    const int from = area.x + (area.width + gap) * index / count;
    const int to = area.x + (area.width + gap) * (index + 1) / count - gap;
    return Rect{from, area.y, to - from, area.height};
}

void draw_way(Canvas& canvas, Rect place, double share, Scale scale)
{
    const Rect way{place.x + scale.px(4), place.bottom() - scale.px(6), place.width - scale.px(8),
                   scale.px(3)};
    canvas.rounded(way, scale.px(1.5), Paint::Line);
    const int done = std::max(scale.px(3), rounded(way.width * share));
    canvas.rounded(Rect{way.x, way.y, done, way.height}, scale.px(1.5), Paint::Accent);
}

void draw_heart(Canvas& canvas, Rect area, const HeartLook& look)
{
    const double unit = std::min(area.width, area.height) / 24.0;
    const Spots outline = heart_outline(unit, canvas.memory());
    Shape shape(canvas.memory());
    if (look.is_filled)
        add_polygon(shape, outline, unit);
    else
        add_line(shape, outline, 1.8 * unit);
    canvas.shape(shape, area.centre(), look.is_filled ? Paint::Error : Paint::Ink3);
    if (look.crack > 0)
        draw_crack(canvas, area.centre(), unit, look);
}

void draw_rank_boxes(Canvas& canvas, Rect area, const RankBoxesLook& look, Scale scale)
{
    const int radius = scale.px(7);
    const int count = static_cast<int>(rank_letters.size());
    for (int rank = 0; rank < count; ++rank) {
        const Rect place = place_in_row(area, rank, count, scale.px(4));
        const bool is_now = rank == look.reached;
        if (rank < look.reached)
            canvas.rounded(place, radius, Paint::Hover);
        if (is_now)
            canvas.rounded(place, radius, Paint::Raised);
        if (rank >= look.reached)
            canvas.rounded_border(place, radius, (is_now ? 2 : 1.25) * scale.unit,
                                  is_now ? Paint::Ink : Paint::Line);
        if (rank == look.reached + 1 && look.share > 0)
            draw_way(canvas, place, look.share, scale);
        const Font font{Face::Numerals, is_now ? Weight::Bold : Weight::SemiBold, scale.px(16)};
        canvas.text(rank_letters[rank], place.centre(), Align::Centre, font,
                    is_now ? Paint::Ink : Paint::Ink2);
    }
}

void draw_combo_bars(Canvas& canvas, Rect area, int combo, Scale scale)
{
    const int height = scale.px(11);
    const int apart = (area.height - height) / (most_combo_bars - 1);
    const bool is_row = area.width > area.height;
    for (int bar = 0; bar < most_combo_bars; ++bar) {
        const Rect place =
            is_row ? place_in_row(area, bar, most_combo_bars, scale.px(4))
                   : Rect{area.x, area.bottom() - height - bar * apart, area.width, height};
        const bool is_full = bar < combo;
        if (is_full)
            canvas.rounded(place, scale.px(3), Paint::GoldFill);
        canvas.rounded_border(place, scale.px(3), (is_full ? 1.25 : 1.5) * scale.unit,
                              is_full ? Paint::Gold : Paint::Line);
    }
}

void draw_last_seconds(Canvas& canvas, Rect area, int left, Scale scale)
{
    const Rect bars{area.x, area.y + scale.px(2), area.width, scale.px(8)};
    for (int bar = 0; bar < most_second_bars; ++bar) {
        const Rect place = place_in_row(bars, bar, most_second_bars, scale.px(4));
        if (bar < left)
            canvas.rounded(place, scale.px(2), Paint::Error);
        else
            canvas.rounded_border(place, scale.px(2), 1.25 * scale.unit, Paint::Line);
    }
}

void draw_event_chip(Canvas& canvas, Rect area, const EventChipLook& look, Scale scale)
{
    const Font font{Face::Numerals, Weight::SemiBold, scale.font(15)};
    const int width = canvas.width_of(look.text, font) + scale.px(46);
    const Tint ink = Tint(look.is_loss ? Paint::Error : Paint::Ok).faded(look.opacity);
    const Tint ground = Tint(look.is_loss ? Paint::ErrorSoft : Paint::OkSoft).faded(look.opacity);
    const Rect chip{area.x, area.y, std::min(width, area.width), area.height};
    canvas.rounded(chip, scale.px(9), ground);
    const int middle = chip.centre().y;
    draw_icon(canvas, Icon::Clock, Point{chip.x + scale.px(20), middle}, scale.px(15), ink);
    canvas.text(look.text, Point{chip.x + scale.px(34), middle}, Align::Left, font, ink);
}

void draw_hearts(Canvas& canvas, Rect area, const HeartsLook& look, Scale scale)
{
    const int side = area.height;
    const int apart = rounded(side * 62 / 48.0);
    for (int heart = 0; heart < look.all; ++heart) {
        // The rightmost one is lost first.
        const bool is_left = heart < look.left;
        const bool is_last = heart == look.left;
        const Rect place{area.x + heart * apart, area.y + (is_last ? scale.px(look.down) : 0), side,
                         side};
        const bool breaks = is_last && (look.crack < 100 || look.shows_last);
        draw_heart(canvas, place,
                   {.is_filled = is_left || breaks,
                    .crack = is_left   ? 0
                             : is_last ? look.crack
                                       : 100});
    }
}

void draw_small_solved_boards(Canvas& canvas, Rect area, int count, Scale scale)
{
    const int across = count <= 4 ? 2 : count <= 9 ? 3 : 4;
    const int cell = std::min(area.width, area.height) / across;
    const int shown = std::min(count, across * across);
    for (int board = 0; board < shown; ++board)
        draw_small_board(canvas,
                         Rect{area.x + board % across * cell, area.y + board / across * cell,
                              cell * 46 / 60, cell * 46 / 60},
                         scale);
}

void draw_rank_line(Canvas& canvas, Rect area, const RankBoxesLook& look, Scale scale)
{
    const int count = static_cast<int>(rank_letters.size());
    for (int rank = 0; rank < count; ++rank) {
        const Rect place = place_in_row(area, rank, count, scale.px(3));
        const bool is_reached = rank <= look.reached;
        canvas.rounded(place, place.height / 2, is_reached ? Paint::Ink2 : Paint::Track);
        const double share = rank == look.reached + 1 ? std::clamp(look.share, 0.0, 1.0) : 0;
        if (share > 0)
            canvas.rounded(Rect{place.x, place.y,
                                std::max(place.height, rounded(place.width * share)), place.height},
                           place.height / 2, Paint::Accent);
    }
}

void draw_board_marks(Canvas& canvas, Rect area, const BoardMarksLook& look, Scale scale)
{
    const int side = std::min(area.height, area.width / look.all);
    const double radius = side * 0.4;
    for (int board = 0; board < look.all; ++board) {
        const Spot at = Spot::at(area.x + board * side + side / 2, area.centre().y);
        const bool is_now = board == look.solved;
        if (is_now) { // it has a frame, as in the list
            const Rect place{area.x + board * side, area.centre().y - side / 2, side, side};
            canvas.rounded(place, side / 3, Paint::Raised);
            canvas.rounded_border(place, side / 3, 1.25 * scale.unit, Paint::Ink2);
        }
        draw_mark(canvas,
                  Mark{.state = board < look.solved ? engine::HouseState::Complete
                                                    : engine::HouseState::Incomplete,
                       .filled = is_now ? look.filled : 0},
                  at, is_now ? radius * 0.75 : radius, scale.unit);
    }
}

void draw_last_words_card(Canvas& canvas, Rect area, Scale scale)
{
    const int radius = scale.px(12);
    canvas.rounded(area, radius, Paint::Raised);
    canvas.rounded_border(area, radius, 2 * scale.unit, Paint::Ink);
}

void draw_run_board(Canvas& canvas, Rect area, const RunBoardLook& look, Scale scale)
{
    using State = RunBoardLook::State;
    const bool is_now = look.state == State::Now;
    const bool is_ahead = look.state == State::Ahead;
    if (is_now) {
        const Rect card = area.inset(scale.px(1));
        const Rect wide{card.x - scale.px(11), card.y, card.width + scale.px(22), card.height};
        canvas.rounded(wide, scale.px(8), Paint::Raised);
        canvas.rounded_border(wide, scale.px(8), 1.25 * scale.unit, Paint::Line);
    }
    const Spot mark = Spot::at(area.x + scale.px(9), area.centre().y);
    draw_mark(canvas,
              Mark{.state = look.state == State::Solved ? engine::HouseState::Complete
                                                        : engine::HouseState::Incomplete,
                   .filled = look.filled},
              mark, 7 * scale.unit, scale.unit);
    const TextLook name{.size = 14,
                        .weight = is_now ? Weight::SemiBold : Weight::Medium,
                        .tint = is_ahead ? Paint::Ink2 : Paint::Ink};
    const int before = scale.px(28);
    draw_text(canvas, look.name, Rect{area.x + before, area.y, area.width - before, area.height},
              name, scale);
    draw_text(
        canvas, look.time, area,
        {.size = 14, .weight = Weight::SemiBold, .align = Align::Right, .face = Face::Numerals},
        scale);
}

} // namespace game
