#include "game/scenes/hints/technique_page.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "game/scenes/hints/hint_texts.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {

using engine::N_;

namespace {

constexpr TextLook page_title_look{.size = 24, .weight = Weight::Bold, .face = Face::Numerals};
constexpr double smallest_title = 13;
constexpr TextLook level_look{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook list_heading_look{.size = 13, .weight = Weight::SemiBold, .tint = Paint::Ink2};
constexpr double page_padding = 20;
constexpr double list_width = 270;
constexpr double narrow_list_width = 250; // in a narrow page
constexpr double narrowest_names = 130;   // beside a board
constexpr double lowest_names = 92;
constexpr double lowest_text_above_foot = 118;
constexpr double smallest_board_above = 170; // of such a text
constexpr double lowest_page = 500;          // with the list above its entry
constexpr double list_share = 0.285;         // of its height
constexpr double board_share = 0.56; // of a narrow page's height: its names are in sight, too
constexpr double lowest_text = 142;  // below a board with names beside it
enum class TechniqueButton { Row, Name };

bool words_fit(const TextMeasure& measure, const std::string& text, const Font& font, int width)
{
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (measure.width_of(word, font) > width)
            return false;
    }
    return true;
}

} // namespace

std::string level_line(const engine::Translations& texts, const engine::Technique& technique)
{
    return texts.tr(engine::Message{N_("Level: {level}"),
                                    {{"level", level_name(texts, technique.standing.level)}}});
}

engine::Board board_of(const engine::Candidates& candidates)
{
    engine::Board board(candidates.givens());
    for (engine::Cell cell : candidates.chart().grid().cells()) {
        if (!board[cell].given)
            board.write_digit(cell, candidates.digit(cell));
    }
    return board;
}

TechniquePage::TechniquePage(const engine::Translations& texts,
                             std::unique_ptr<PageContent> content)
    : texts_(texts), content_(std::move(content))
{
    show(0);
}

void TechniquePage::show(std::size_t index)
{
    chosen_ = index;
    scroll_ = 0;
    view_.reset(); // it refers to the grid of what was shown
    show_ = index < content_->count() ? content_->show(index) : std::nullopt;
    if (!show_)
        return;
    board_ = board_of(show_->candidates);
    view_ = std::make_unique<BoardView>(*show_->chart->puzzle_grid());
    picture_ = proof_of(show_->candidates, show_->step);
}

Box TechniquePage::screen(Room place, Scale scale, std::function<void()> pressed, MakeFoot foot)
{
    using namespace box;
    scale_ = scale;
    const bool is_beside = place.width >= 700;
    const bool is_above = !is_beside && place.height >= scale.grown(lowest_page);
    is_list_apart_ = is_beside || is_above;
    high_ = place.height;
    std::vector<Box> rows;
    for (std::size_t index = 0; index < content_->count(); ++index) {
        const std::string heading = content_->row(index).heading;
        if (!heading.empty())
            rows.push_back(text(heading, list_heading_look).size(with_text(36)));
        rows.push_back(row(index, pressed).size(with_text(36)));
    }
    if (!is_list_apart_) {
        const Box all =
            column({entry(std::move(pressed), {}).then(16), column(rows)}).scrolling().grow();
        const double high = foot_heights_.wide;
        return high > 0 && foot ? column({all.then(8), foot(high).size(with_text(high))}) : all;
    }
    const Box shown = entry(std::move(pressed), std::move(foot));
    if (is_above)
        return column(
            {column(rows).scrolling().size(place.height * list_share).then(12), shown.grow()});
    const double narrow = std::max(scale.grown(narrow_list_width), place.width * 0.336);
    const Box list = column(rows).scrolling().size(std::min(list_width, narrow));
    return box::row({list.then(20), shown.grow()});
}

Box TechniquePage::row(std::size_t index, std::function<void()> pressed)
{
    const PageContent::Row shown = content_->row(index);
    return box::button({.id = {TechniqueButton::Row, index},
                        .style = ButtonStyle::Row,
                        .label = shown.label,
                        .detail = shown.detail,
                        .font_size = 13,
                        .chosen = index == chosen_,
                        .press = [this, index, pressed = std::move(pressed)] {
                            show(index);
                            pressed();
                        }});
}

Box TechniquePage::entry(std::function<void()> pressed, MakeFoot foot)
{
    const auto place = [this, pressed = std::move(pressed), foot = std::move(foot)](
                           const Area& area, const Unit& unit, Placement& placement) {
        place_entry(area.rounded(), *unit.measure, unit.scale);
        for (Button& name : names()) {
            const Rect there = name.area;
            name.press = [press = std::move(name.press), pressed] {
                press();
                pressed();
            };
            placement.leaves.push_back(
                {there, std::make_shared<const Leaf>(Leaf{.button = name}), placement.scrolls});
        }
        if (foot)
            foot(foot_.height / unit.scale.grown(unit.scale.unit)).lay_out(foot_, unit, placement);
    };
    const auto height = [this](const Unit& unit, double width) {
        if (is_list_apart_)
            return 0.0;
        place_entry(Rect{0, 0, rounded(width), 0}, *unit.measure, unit.scale);
        return card_.height * 1.0;
    };
    const auto draw_entry = [this](Canvas& canvas, Rect, Scale) {
        draw(canvas);
    };
    return Box(Axis::Down, {}, place).showing({.height = height, .draw = draw_entry});
}

void TechniquePage::place_entry(Rect place, const TextMeasure& measure, Scale scale)
{
    scale_ = scale;
    card_ = place;
    divide_entry(measure);
    scroll_ = std::min(scroll_, max_scroll());
    for (HintPiece& piece : flow_.pieces)
        piece.area = piece.area.moved(0, -scroll_);
}

// The board and its text are side by side if there is room. Where there is little height, only the
// names are beside the board, if it becomes larger so.
void TechniquePage::divide_entry(const TextMeasure& measure)
{
    sentences_.clear();
    const std::string about = chosen_ < content_->count() ? content_->about(chosen_) : "";
    if (show_)
        sentences_ = explain(texts_, show_->chart->grid(), show_->step);
    if (!about.empty())
        sentences_.insert(sentences_.begin(), plain_sentence(about));
    const int pad = scale_.px(page_padding);
    const Rect inner = card_.inset(pad);
    const bool side_by_side = is_list_apart_ && inner.width >= scale_.px(620);
    const int text_width =
        side_by_side ? std::max(scale_.px(250), inner.width - inner.height - pad) : inner.width;
    const bool is_foot_low = text_width >= scale_.tall(low_foot_width);
    const int foot =
        is_list_apart_ ? scale_.tall(is_foot_low ? foot_heights_.wide : foot_heights_.usual) : 0;
    const int above = foot > 0 ? (inner.height - foot) / 2 : inner.height * 3 / 5;
    const int side = side_by_side     ? std::min(inner.width - text_width - pad, inner.height)
                     : is_list_apart_ ? std::min(inner.width, above)
                                      : std::min(inner.width, scale_.px(board_share * high_));
    names_are_beside_board_ = is_list_apart_ && !side_by_side && show_ &&
                              place_names_beside_board(card_.inset(scale_.px(16)), side, measure);
    if (names_are_beside_board_)
        return;
    place_board(inner, side);
    const Rect board = view_ ? view_->area() : Rect{inner.x, inner.y, 0, 0};
    const int x = side_by_side ? inner.x + side + pad : inner.x;
    const int y = side_by_side ? inner.y : board.bottom() + pad;
    title_ = Rect{x, y, text_width, scale_.font(30)};
    level_ = Rect{x, title_.bottom(), text_width, scale_.font(24)};
    const int top = level_.bottom() + scale_.px(10);
    place_text(Rect{x, top, text_width, inner.bottom() - foot - top}, measure);
    if (!is_list_apart_)
        text_.height = flow_.height;
    foot_ = Rect{x, text_.bottom(), text_width, foot};
    if (!is_list_apart_)
        card_.height = foot_.bottom() + pad - card_.y;
}

void TechniquePage::place_board(Rect inner, int side)
{
    if (view_)
        view_->place_with_numbers(Rect{inner.x, inner.y, side, side}, scale_);
}

// The foot ends with the board, or is below the text if it would leave no room for the names; the
// text has the whole width. Returns false if there is no room for that or if the board would not be
// larger than with that other side.
bool TechniquePage::place_names_beside_board(Rect inner, int other_side, const TextMeasure& measure)
{
    const int gap = scale_.px(12);
    const int above_text = scale_.px(14);
    const int widest = inner.width - gap - scale_.tall(narrowest_names);
    const int for_text = std::max(scale_.tall(lowest_text), inner.height / 3);
    const int names = scale_.tall(lowest_names);
    int side = std::min(widest, inner.height - above_text - for_text);
    int foot = scale_.tall(foot_heights_.narrow); // beside the board
    int foot_below = 0;
    if (foot > 0 && side < foot + names) {
        foot_below = scale_.tall(foot_heights_.wide);
        foot = 0;
        // More of the text where the board stays large enough.
        const int room = inner.height - above_text - foot_below;
        const int roomy = room - scale_.tall(lowest_text_above_foot);
        side = std::min(widest, roomy >= scale_.tall(smallest_board_above) ? roomy : room - names);
    }
    if (side <= other_side || side < foot + names)
        return false;
    const int x = inner.x + side + gap;
    const int width = inner.right() - x;
    place_board(inner, side);
    place_names(Rect{x, inner.y, width, side - foot - scale_.px(8)}, measure);
    const int top = inner.y + side + above_text;
    place_text(Rect{inner.x, top, inner.width, inner.bottom() - foot_below - top}, measure);
    foot_ = foot_below > 0 ? Rect{inner.x, text_.bottom(), inner.width, foot_below}
                           : Rect{x, inner.y + side - foot, width, foot};
    return true;
}

// The title is as large as fits on two lines and leaves room for the level.
void TechniquePage::place_names(Rect place, const TextMeasure& measure)
{
    const int gap = scale_.px(4);
    const auto height_of = [&](const std::string& text, const TextLook& look) {
        return paragraph_height(measure, text, place.width, look, scale_);
    };
    const int level = height_of(subtitle(), level_look);
    const auto fits = [&] {
        const int height = height_of(title(), broken_title_);
        return words_fit(measure, title(), font_of(broken_title_, scale_), place.width) &&
               height <= 2 * line_height(broken_title_, scale_) &&
               height + gap + level <= place.height;
    };
    broken_title_ = page_title_look;
    while (broken_title_.size > smallest_title && !fits())
        broken_title_.size -= 1;
    title_ = Rect{place.x, place.y, place.width, height_of(title(), broken_title_)};
    const int top = title_.bottom() + gap;
    level_ = Rect{place.x, top, place.width, std::min(level, place.bottom() - top)};
}

void TechniquePage::place_text(Rect place, const TextMeasure& measure)
{
    text_ = place;
    flow_ = flow_sentences(measure, sentences_, text_, scale_);
}

std::vector<Button> TechniquePage::names()
{
    std::vector<Button> found;
    for (std::size_t index = 0; index < flow_.pieces.size(); ++index) {
        const Rect area = flow_.pieces[index].area;
        const bool is_seen = area.y >= text_.y && area.bottom() <= text_.bottom();
        if (is_seen && !flow_.pieces[index].cells.empty())
            found.push_back(Button{.id = {TechniqueButton::Name, index},
                                   .area = area,
                                   .style = ButtonStyle::Bare,
                                   .in_text = true,
                                   .press = [this, cells = flow_.pieces[index].cells] {
                                       point_at(cells);
                                   }});
    }
    return found;
}

void TechniquePage::draw(Canvas& canvas) const
{
    draw_card(canvas, card_, scale_);
    if (!show_)
        return;
    BoardLook look;
    look.hint = &picture_;
    look.marks = false;
    look.numbers = true;
    look.shadow = false;
    view_->draw(canvas, *board_, look);
    draw_title(canvas);
    if (names_are_beside_board_)
        draw_paragraph(canvas, subtitle(), level_, level_look, scale_);
    else
        draw_text(canvas, subtitle(), level_, level_look, scale_);
    HintCardText text;
    text.places_digit = !show_->step.placements.empty();
    draw_hint_sentences(canvas, text, text_, flow_, scale_);
}

// As large as fits.
void TechniquePage::draw_title(Canvas& canvas) const
{
    if (names_are_beside_board_)
        return draw_paragraph(canvas, title(), title_, broken_title_, scale_);
    TextLook look = page_title_look;
    while (look.size > smallest_title &&
           canvas.width_of(title(), font_of(look, scale_)) > title_.width)
        look.size -= 1;
    draw_text(canvas, title(), title_, look, scale_);
}

bool TechniquePage::scroll_text(int pixels)
{
    const int wanted = std::clamp(scroll_ + pixels, 0, max_scroll());
    return std::exchange(scroll_, wanted) != wanted;
}

void TechniquePage::choose(int by)
{
    const int last = std::max(0, static_cast<int>(content_->count()) - 1);
    show(std::clamp(static_cast<int>(chosen_) + by, 0, last));
}

ButtonId TechniquePage::chosen_id() const
{
    return {TechniqueButton::Row, chosen_};
}

void TechniquePage::point_at(const engine::Cells& cells)
{
    picture_.pointed_at = picture_.pointed_at == cells ? engine::Cells{} : cells;
}

} // namespace game
