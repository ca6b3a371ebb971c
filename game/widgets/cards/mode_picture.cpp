#include "game/widgets/cards/mode_picture.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/rules/layout.h"
#include "engine/text/notation.h"
#include "game/motion/curves.h"
#include "game/ui/rounding.h"
#include "game/widgets/board/mark.h"
#include "game/widgets/board/thumbnail.h"
#include "game/widgets/button_background.h"
#include "game/widgets/gem.h"
#include "game/widgets/hint/hint_picture.h"
#include "game/widgets/play/combo_line.h"
#include "game/widgets/play/run_marks.h"

namespace game {
namespace {

using engine::Cell;
using engine::Digits;
using engine::PlayTime;

constexpr double picture_width = 278;
constexpr double picture_height = 204;

// Boards as lines: the givens, and what is filled by now.
struct Position {
    std::string_view givens;
    std::string_view filled;
};
constexpr Position of_houses{
    ".1..8.2....9.638...5..7...9...3.1.........5...728.619.8..4.97...2.5...6...1....2.",
    "317.8524..491638.7.5.27431998.3.167.136792584.728461938.54.973..23517.68..1..842."};
constexpr auto last_box = std::to_array<std::uint16_t>({60, 61, 62, 69, 70, 71, 78, 79, 80});
constexpr auto pair = std::to_array<std::uint16_t>({60, 69});
constexpr auto removed = std::to_array<std::uint16_t>({33, 42});
// A pair of eights in the last box, which removes two above them.
constexpr Position of_steps{
    "...82...6......348.6.3.5..1..259...79...7....87.2.......1..4.2.....1.....2....5..",
    "...8297562..167348768345291..259...79...7...287.231.6...175482.5...1287..27.8.51."};
constexpr Position of_stack{"..1..3.442....42", "2413132442.1..42"};

// A board of the stairs, at its place in the design.
struct Stair {
    double x;
    double y;
    double side;
    std::string_view filled;
};
constexpr double low_stair = 46;
constexpr std::size_t stair_in_hand = 2;
constexpr std::array stairs = {
    Stair{64, 146, low_stair,
          "317985246249163857658274319984351672136792584572846193865429731423517968791638425"},
    Stair{104, 106, low_stair,
          "413829756295167348768345291132596487956478132874231965381754629549612873627983514"},
    Stair{142, 70, 66,
          "4.3.82.5967.9.432828957.64189..57..25..2418.7.2786943.342.98576..1..62...68425913"},
    Stair{206, 64, low_stair, of_steps.givens},
    Stair{224, 12, low_stair, of_houses.givens},
};

engine::Board board_with(const Position& position)
{
    engine::Board board(*engine::digits_written(position.givens));
    const Digits filled = *engine::digits_written(position.filled);
    for (std::uint16_t cell = 0; cell < filled.size(); ++cell) {
        if (filled[cell] != engine::no_digit && !board[Cell{cell}].given)
            board.write_digit(Cell{cell}, filled[cell]);
    }
    return board;
}

// What the step rests on; what it removes is drawn over it.
HintPicture picture_of_pair()
{
    HintPicture picture;
    for (const std::uint16_t cell : last_box)
        picture.cells.insert({Cell{cell}, HintCell::House});
    for (const std::uint16_t cell : pair)
        picture.cells.insert_or_assign(Cell{cell}, HintCell::Cause);
    return picture;
}

// How far the light of a row has come: it fades where it was, and begins again.
LineLight light_of_row(const engine::Grid& grid, int row, int column, std::optional<PlayTime> since)
{
    constexpr double fades = 140;
    const int columns = grid.columns();
    const double to_next_cell = 400.0 / columns;
    LineLight light{.from = *grid.cell_at({row, column}), .runs = false};
    for (const engine::PlaceOfCell& place : grid.houses_of(light.from)) {
        if (grid.house(place.house).kind == engine::HouseKind::Row)
            light.house = place.house;
    }
    light.back = column + 0.5;
    light.ahead = columns - column - 0.5;
    if (!since)
        return light;
    const double passed = milliseconds(*since);
    if (passed < fades) {
        light.trail = light.edges = percent(1 - passed / fades);
        return light;
    }
    // It steps from cell to cell.
    const double reach = rounded_down((passed - fades) / to_next_cell) + 0.5;
    light.runs = reach < std::max(light.back, light.ahead);
    light.back = std::min(light.back, reach);
    light.ahead = std::min(light.ahead, reach);
    return light;
}

// The same light, cell by cell.
std::vector<CellMotion> lit_cells(const engine::Grid& grid, const LineLight& light)
{
    std::vector<CellMotion> cells(grid.cells().size());
    const int from = grid.place_of(light.from).column;
    for (const Cell cell : grid.house(light.house).cells) {
        const int away = grid.place_of(cell).column - from;
        const bool is_lit = away < 0 ? -away < light.back + 0.5 : away < light.ahead + 0.5;
        cells[cell.index].light = is_lit ? light.trail : 0;
    }
    return cells;
}

} // namespace

ModePicture::Kind ModePicture::kind_of(const engine::ArcadeMode& mode)
{
    if (mode.task == engine::ArcadeTask::Steps)
        return Kind::Steps;
    if (mode.ends_with_levels)
        return Kind::Stairs;
    return mode.points_for_digit > 0 ? Kind::Stack : Kind::Houses;
}

ModePicture::ModePicture(const engine::ArcadeMode& mode)
    : kind_(kind_of(mode)),
      grid_(engine::make_grid(*engine::find_layout(kind_ == Kind::Stack ? "4x4" : "9x9"))),
      board_(board_with(kind_ == Kind::Stack   ? of_stack
                        : kind_ == Kind::Steps ? of_steps
                                               : of_houses)),
      empty_(Digits(grid_->cells().size(), engine::no_digit)),
      view_(*grid_)
{
}

int ModePicture::px(double units) const
{
    return rounded(units * unit_);
}

Spot ModePicture::spot(double x, double y) const
{
    return {left_ + x * unit_, top_ + y * unit_};
}

Rect ModePicture::square(double x, double y, double side) const
{
    const Spot corner = spot(x, y);
    return {rounded(corner.x), rounded(corner.y), px(side), px(side)};
}

// Inside the edge of its card.
void ModePicture::place(Rect card, Scale scale, TextsOfMode texts)
{
    const Rect area = card.inset(scale.px(1));
    area_ = area;
    readable_ = scale.px(15);
    texts_ = texts;
    unit_ = std::min(area.width / picture_width, area.height / picture_height);
    left_ = area.x + (area.width - picture_width * unit_) / 2;
    top_ = area.y + (area.height - picture_height * unit_) / 2;
    const Rect board = kind_ == Kind::Stack ? square(94, 46, 136) : square(94, 20, 164);
    view_.place(board, Scale{.unit = std::min(scale.unit, unit_), .text = 1}, 0);
}

void ModePicture::draw(Canvas& canvas, std::optional<PlayTime> since) const
{
    if (area_.empty())
        return;
    if (since && *since >= light_lasts)
        since.reset();
    draw_ground(canvas);
    switch (kind_) {
    case Kind::Houses:
        return draw_houses(canvas, since);
    case Kind::Stairs:
        return draw_stairs(canvas, since);
    case Kind::Steps:
        return draw_steps(canvas, since);
    case Kind::Stack:
        return draw_stack(canvas, since);
    }
}

void ModePicture::draw_ground(Canvas& canvas) const
{
    const Tint ground(Paint::Background, Paint::Ink, 5);
    const int radius = std::min(px(15), area_.height / 4);
    canvas.rounded(area_, radius, ground);
    if (texts_ == TextsOfMode::Below) {
        canvas.fill({area_.x, area_.bottom() - radius, area_.width, radius}, ground);
        canvas.fill({area_.x, area_.bottom(), area_.width, 1}, Paint::Line);
    } else {
        canvas.fill({area_.right() - radius, area_.y, radius, area_.height}, ground);
        canvas.fill({area_.right(), area_.y, 1, area_.height}, Paint::Line);
    }
}

void ModePicture::write(
    Canvas& canvas, std::string_view text, Spot at, double size, Paint paint) const
{
    canvas.text(text, {rounded(at.x), rounded(at.y)}, Align::Left,
                Font{Face::Numerals, Weight::Bold, px(size)}, paint);
}

void ModePicture::draw_in_row(Canvas& canvas, std::optional<PlayTime> since) const
{
    const bool is_stack = kind_ == Kind::Stack;
    const LineLight light =
        is_stack ? light_of_row(*grid_, 1, 1, since) : light_of_row(*grid_, 4, 7, since);
    BoardMoment moment;
    if (is_stack && view_.cell_side() <= 2 * readable_)
        moment.cells = lit_cells(*grid_, light); // the tail of a line would be finer than digits
    else
        moment.lines = {light};
    BoardLook look;
    if (is_stack)
        look.selection = {Cell{10}};
    look.moment = &moment;
    look.marks = false;
    look.shadow = false;
    look.tint_peers = false;
    draw_board(canvas, look);
}

// With dots for digits where these would be too small to be read.
void ModePicture::draw_board(Canvas& canvas, const BoardLook& look) const
{
    const int side = view_.cell_side();
    const bool is_readable = side >= readable_;
    view_.draw(canvas, is_readable ? board_ : empty_, look);
    if (is_readable)
        return;
    for (const Cell cell : grid_->cells()) {
        const Paint paint = board_[cell].given ? Paint::Given : Paint::Entry;
        if (board_[cell].digit != engine::no_digit)
            canvas.rounded(view_.area_of(cell).inset(rounded(0.3 * side)), 1, paint);
    }
}

void ModePicture::draw_houses(Canvas& canvas, std::optional<PlayTime> since) const
{
    draw_in_row(canvas, since);
    draw_combo_line(canvas, view_.area(), {.left = 0.66}, Scale{.unit = 0.7 * unit_, .text = 1});
    write(canvas, "×3", spot(12, 170), 38, Paint::Gold);
}

void ModePicture::draw_stairs(Canvas& canvas, std::optional<PlayTime> since) const
{
    constexpr int hearts = 3;
    for (int heart = 0; heart < hearts; ++heart) {
        const bool is_lost = heart == 0;
        draw_heart(canvas, square(22, 162 - 30 * heart, 24),
                   {.is_filled = !is_lost, .crack = is_lost ? 100 : 0});
    }
    for (const int stair : {0, 1, 3, 4, 2})
        draw_stair(canvas, stair);
    const Stair& here = stairs[stair_in_hand];
    const double light =
        since ? 1 - there_and_back(milliseconds(*since) / milliseconds(light_lasts)) : 1;
    canvas.rounded_border(square(here.x - 4, here.y - 4, here.side + 8), px(5), 2.5 * unit_,
                          Tint(Paint::SelectionEdge).faded(std::max(15, percent(light))));
}

void ModePicture::draw_stair(Canvas& canvas, int stair) const
{
    const std::size_t index = static_cast<std::size_t>(stair);
    const Stair& here = stairs[index];
    const Rect place = square(here.x, here.y, here.side);
    const bool is_solved = index < stair_in_hand;
    ThumbnailTints tints;
    if (is_solved)
        tints.background = Paint::OkSoft;
    if (index > stair_in_hand)
        tints = {.background = Tint(Paint::Board, Paint::Background, 50),
                 .thin = Tint(Paint::Thin, Paint::Background, 50),
                 .thick = Tint(Paint::Thick, Paint::Background, 50),
                 .dot = Tint(Paint::Given, Paint::Background, 50)};
    draw_thumbnail(canvas, place, *grid_, *engine::digits_written(here.filled), tints);
    if (is_solved)
        draw_mark(canvas, {.state = engine::HouseState::Complete}, spot(here.x + 1, here.y + 1),
                  8 * unit_, unit_);
}

void ModePicture::draw_steps(Canvas& canvas, std::optional<PlayTime> since) const
{
    const HintPicture pair_shown = picture_of_pair();
    BoardLook look;
    look.marks = false;
    look.shadow = false;
    look.hint = &pair_shown;
    draw_board(canvas, look);
    const int strength =
        since ? percent(ease_out(milliseconds(*since) / milliseconds(light_lasts))) : 100;
    Shape cross(canvas.memory());
    const double half = 0.26 * view_.cell_side();
    add_line(cross, {Spot{-half, -half}, Spot{half, half}}, 2 * unit_);
    add_line(cross, {Spot{half, -half}, Spot{-half, half}}, 2 * unit_);
    for (const std::uint16_t cell : removed) {
        const Rect area = view_.area_of(Cell{cell});
        canvas.fill(area, Tint(Paint::EffectSoft).faded(strength));
        canvas.shape(cross, area.centre(), Tint(Paint::Effect).faded(strength));
    }
    draw_ladder(canvas);
}

// Two rungs are finished, the third is being played.
void ModePicture::draw_ladder(Canvas& canvas) const
{
    for (const engine::SprintRung rung : engine::all_sprint_rungs) {
        const int number = engine::number_of(rung);
        const Spot centre = spot(34, 209 - 25 * number);
        const Point at{rounded(centre.x), rounded(centre.y)};
        const GemState state = number < 3    ? GemState::Done
                               : number == 3 ? GemState::Current
                                             : GemState::Open;
        draw_gem(canvas, {.rung = rung, .state = state}, at, 8 * unit_);
        if (state != GemState::Current)
            continue;
        Shape ring(canvas.memory());
        add_arc(ring, {}, 13 * unit_, 0, 360, 2 * unit_);
        canvas.shape(ring, at, Paint::SelectionEdge);
    }
}

void ModePicture::draw_stack(Canvas& canvas, std::optional<PlayTime> since) const
{
    for (const double behind : {24.0, 12.0}) {
        const Rect board = square(94 + behind, 46 - behind, 136);
        canvas.rounded(board, px(5), Paint::Thick);
        canvas.rounded(board.inset(px(2)), px(3), Paint::OkSoft);
        draw_mark(canvas, {.state = engine::HouseState::Complete},
                  spot(94 + 136 + behind - 9, 46 - behind + 9), 6 * unit_, unit_);
    }
    draw_in_row(canvas, since);
    write(canvas, "0:37", spot(14, 170), 24, Paint::Ink);
}

void ModePicture::draw_key(Canvas& canvas, std::string_view key, bool is_focused) const
{
    const Spot corner = spot(14, 16);
    const Rect cap{rounded(corner.x), rounded(corner.y), px(40), px(42)};
    const Scale scale{.unit = unit_, .text = 1};
    const Button button{.area = cap,
                        .style = is_focused ? ButtonStyle::Primary : ButtonStyle::Keycap};
    draw_keycap(canvas, button, {}, scale);
    canvas.text(key, face_of(button, {}, scale).centre(), Align::Centre,
                Font{Face::Numerals, Weight::Bold, px(20)},
                is_focused ? Paint::OnAccent : Paint::Ink);
}

} // namespace game
