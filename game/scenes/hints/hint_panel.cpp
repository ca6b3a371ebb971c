#include "game/scenes/hints/hint_panel.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/base/count.h"
#include "engine/play/action.h"
#include "game/widgets/segments.h"

namespace game {

using engine::N_;

namespace {

enum class HintButton { Primary, Back, Close, More, Row, Name, Fold };
constexpr int more_size = 13;     // units, of the letters of further actions
constexpr double least_more = 34; // units, of the height of a row of them

} // namespace

void HintPanel::refresh(const HintPlace& place)
{
    scale_ = place.scale;
    const engine::Step* step = guide_.step();
    fills_notes_ = step != nullptr && step->placements.empty() && !place.keeps_notes;
    text_ = hint_card_text(place.texts, *grid_, guide_);
    if (place.kind != PlayKind::Run)
        text_.remark.clear();
    places_ = lay_out_hint_card(place.card, place.wide, place.scale);
    place_more(place);
    show(guide_.picture(place.board, text_.sentences), place);
    flow_ = flow_sentences(place.measure, text_, places_.body, place.scale);
    scroll_to_sentence();
    buttons_.clear();
    add_bottom(place);
    if (guide_.stage() == HintStage::List) {
        add_rows(place);
    } else {
        add_more(place);
        add_names();
    }
    panel_.set(std::exchange(buttons_, {}));
}

// Another picture draws itself.
void HintPanel::show(HintPicture picture, const HintPlace& place)
{
    if (picture == picture_)
        return;
    before_ = std::exchange(picture_, std::move(picture));
    motion_.begin(picture_before() == nullptr ? HintBefore::Nothing : HintBefore::AnotherPicture,
                  place.motion, place.now);
}

// Scrolls until the selected sentence is visible and, if there is room, its neighbours.
void HintPanel::scroll_to_sentence()
{
    const int most = std::max(0, flow_.height - places_.body.height);
    if (text_.lit != lit_before_) {
        lit_before_ = text_.lit;
        scroll_ = 0;
        for (const HintPiece& piece : flow_.pieces) {
            if (piece.sentence == text_.lit)
                scroll_ = piece.area.bottom() - places_.body.y - places_.body.height * 2 / 3;
        }
    }
    scroll_ = std::clamp(scroll_, 0, most);
    for (HintPiece& piece : flow_.pieces)
        piece.area = piece.area.moved(0, -scroll_);
}

void HintPanel::scroll(int steps)
{
    if (guide_.stage() == HintStage::List)
        return move_in_list(-steps);
    scroll_ -= steps * scale_.font(25);
}

void HintPanel::add_bottom(const HintPlace& place)
{
    const engine::Translations& texts = place.texts;
    const bool is_list = guide_.stage() == HintStage::List;
    const bool is_open = guide_.stage() == HintStage::Open;
    buttons_.push_back(
        Button{.id = HintButton::Primary,
               .area = places_.primary,
               .style = ButtonStyle::Primary,
               .label = primary_label(texts, *grid_, guide_, fills_notes_),
               .key_hint = key_hint({.key = is_list ? Key::Tab : Key::Enter}, place.hands, texts),
               .enabled = guide_.stage() != HintStage::Searching || guide_.searches_long(),
               .press = [this] {
                   action_ = press_primary();
               }});
    if (guide_.stage() == HintStage::Nothing)
        return; // that button closes the card
    Button back{
        .id = HintButton::Back, .area = places_.back, .label = texts.tr("Back"), .font_size = 13};
    back.enabled = is_list || (is_open && (guide_.level() > 1 || guide_.sentence() >= 0));
    back.press = [this] {
        go_back();
    };
    Button close{.id = HintButton::Close,
                 .area = places_.close,
                 .label = texts.tr("Close"),
                 .font_size = 13};
    close.press = asking_for(HintAction::Close);
    if (places_.low) {
        back = icon_alone(std::move(back), Icon::Back);
        close = icon_alone(std::move(close), Icon::Cross);
    }
    if (!places_.wide) {
        back.key_hint = key_hint({.key = Key::Left}, place.hands, texts);
        close.key_hint = key_hint({.key = Key::Escape}, place.hands, texts);
    }
    buttons_.push_back(std::move(back));
    buttons_.push_back(std::move(close));
}

std::function<void()> HintPanel::asking_for(HintAction action)
{
    return [this, action] {
        action_ = action;
    };
}

// The further actions that the hint offers at this stage, in order.
std::vector<HintPanel::Offer> HintPanel::offers(const HintPlace& place)
{
    const engine::Translations& texts = place.texts;
    std::vector<Offer> all;
    const auto& board_error = guide_.board_error();
    const bool begins = guide_.level() == 1;
    const bool is_unchecked = guide_.stage() == HintStage::Nothing && !guide_.has_checked_board();
    if (place.offers_check && place.kind != PlayKind::Lesson && (begins || is_unchecked))
        all.push_back({texts.tr("Check"), asking_for(HintAction::Check)});
    if (guide_.stage() == HintStage::Open && board_error) {
        const bool is_wrong = board_error->kind == engine::BoardError::Kind::WrongDigit;
        if (is_wrong && guide_.level() < engine::hint_levels)
            all.push_back({texts.tr("Undo the mistake"), asking_for(HintAction::GoBack)});
        if (!is_wrong)
            all.push_back({texts.tr("Ignore my notes"), [this] {
                               guide_.ignore_board_error();
                           }});
    }
    if (place.kind != PlayKind::Lesson)
        add_other_hints(place, all);
    return all;
}

// Other steps than the one that is shown. Across a window, four in a row are enough to read.
void HintPanel::add_other_hints(const HintPlace& place, std::vector<Offer>& all)
{
    const engine::Translations& texts = place.texts;
    const bool has_room = !has_little_room();
    const bool is_narrow = places_.wide || !has_room;
    const auto label = [is_narrow](std::string narrow, std::string usual) {
        return is_narrow ? narrow : usual;
    };
    if (guide_.stage() == HintStage::Nothing && guide_.cell())
        all.push_back({label(texts.trc("narrow key", "Elsewhere"), texts.tr("Hint elsewhere")),
                       asking_for(HintAction::AskForAny)});
    if (guide_.stage() != HintStage::Open || guide_.board_error())
        return;
    const bool begins = guide_.level() == 1;
    const bool offers_for_cell = place.offers_for_cell && !guide_.cell();
    all.push_back(
        {texts.tr("Another"), [this] { guide_.show_other(1); }, guide_.steps_alike().size() > 1});
    if (!is_narrow || !begins || !offers_for_cell)
        all.push_back({label(texts.trc("narrow key", "Harder"), texts.tr("Harder")),
                       [this] { guide_.show_harder(1); }, guide_.has_harder()});
    if (has_room || !begins)
        all.push_back({texts.trc("steps", "All"), [this] {
                           guide_.open_list();
                       }});
    if (offers_for_cell && (!is_narrow || begins))
        all.push_back({label(texts.trc("narrow key", "This cell"), texts.tr("For this cell")),
                       asking_for(HintAction::AskForCell)});
}

bool HintPanel::has_little_room() const
{
    return places_.low || places_.card.height / scale_.unit < scale_.grown(430);
}

// In two rows where they do not fit in one: a tall card has the height.
void HintPanel::place_more(const HintPlace& place)
{
    if (guide_.stage() == HintStage::List || places_.wide || has_little_room())
        return;
    const std::vector<std::string> labels = labels_of(offers(place));
    if (share_track(place.measure, places_.more, labels, scale_, more_size).fit)
        return;
    const int row = places_.more.height;
    places_.more.y -= row;
    places_.more.height += row;
    places_.body.height -= row;
}

std::vector<std::string> HintPanel::labels_of(const std::vector<Offer>& offers)
{
    std::vector<std::string> labels;
    for (const Offer& offer : offers)
        labels.push_back(offer.label);
    return labels;
}

void HintPanel::add_more(const HintPlace& place)
{
    std::vector<Offer> all = offers(place);
    if (all.empty() || places_.more.empty())
        return;
    const bool has_two_rows = places_.more.height / scale_.unit >= 2 * scale_.grown(least_more);
    const std::size_t in_row = has_two_rows ? (all.size() + 1) / 2 : all.size();
    const std::vector<std::string> labels = labels_of(all);
    const std::span<const std::string> first = std::span(labels).first(in_row);
    const std::span<const std::string> rest = std::span(labels).subspan(in_row);
    Rect row = places_.more;
    row.height /= has_two_rows ? 2 : 1;
    SegmentPlaces upper = share_track(place.measure, row, first, scale_, more_size);
    const SegmentPlaces lower =
        share_track(place.measure, row.moved(0, row.height), rest, scale_, upper.font_size);
    upper.areas.insert(upper.areas.end(), lower.areas.begin(), lower.areas.end());
    for (std::size_t index = 0; index < all.size(); ++index)
        buttons_.push_back(Button{.id = ButtonId(HintButton::More, index),
                                  .area = upper.areas[index],
                                  .style = ButtonStyle::Segment,
                                  .label = std::move(all[index].label),
                                  .font_size = lower.font_size,
                                  .enabled = all[index].enabled,
                                  .press = std::move(all[index].press)});
}

// Makes the visible names of cells in the sentences pressable, and what opens folded ones.
void HintPanel::add_names()
{
    for (std::size_t index = 0; index < flow_.pieces.size(); ++index) {
        const HintPiece& piece = flow_.pieces[index];
        if (piece.fold.can_open && places_.body.contains(piece.area.centre()))
            buttons_.push_back(Button{.id = {HintButton::Fold, index},
                                      .area = piece.area,
                                      .style = ButtonStyle::Bare,
                                      .in_text = true,
                                      .press = [this, number = piece.fold.number] {
                                          guide_.fold_or_unfold(number);
                                      }});
        if (!piece.cells.empty() && places_.body.contains(piece.area.centre()))
            buttons_.push_back(Button{.id = {HintButton::Name, index},
                                      .area = piece.area,
                                      .style = ButtonStyle::Bare,
                                      .in_text = true,
                                      .press = [this, cells = piece.cells] {
                                          guide_.point_at(cells);
                                      }});
    }
}

std::vector<HintPanel::Row> HintPanel::rows() const
{
    std::vector<Row> rows;
    for (std::size_t group = 0; group < guide_.groups().size(); ++group) {
        rows.push_back({group, std::nullopt});
        for (std::size_t step = 0; group == open_group_ && step < guide_.groups()[group].size();
             ++step)
            rows.push_back({group, step});
    }
    return rows;
}

// On a low card it starts directly below the title, otherwise it ends where other buttons would.
Rect HintPanel::list_area() const
{
    Rect area = places_.body;
    if (places_.low)
        area.y = places_.title.bottom();
    area.height = (places_.low ? places_.body : places_.more).bottom() - area.y;
    return area;
}

std::size_t HintPanel::rows_seen() const
{
    return std::max(1, list_area().height / row_height());
}

void HintPanel::add_rows(const HintPlace& place)
{
    const std::vector<Row> all = rows();
    row_ = std::min(row_, all.size() - 1);
    if (row_ < first_row_)
        first_row_ = row_;
    if (row_ >= first_row_ + rows_seen())
        first_row_ = row_ - rows_seen() + 1;
    Rect area = list_area();
    if (rows_seen() > 1)
        area.height = row_height();
    for (std::size_t row = first_row_; row < all.size() && row < first_row_ + rows_seen(); ++row) {
        const std::vector<engine::Step>& group = guide_.groups()[all[row].group];
        Button button{
            .id = {HintButton::Row, row - first_row_}, .area = area, .style = ButtonStyle::Row};
        button.press = [this, row] {
            open_row(row);
        };
        button.chosen = row == row_;
        button.font_size = 13;
        if (all[row].step) {
            button.label = "   " + step_label(place.texts, *grid_, group[*all[row].step]);
        } else {
            button.label = technique_name(place.texts, group.front());
            button.detail = std::to_string(group.size());
        }
        buttons_.push_back(std::move(button));
        area = area.moved(0, row_height());
    }
}

void HintPanel::move_in_list(int by)
{
    const auto last = engine::count_of(rows()) - 1;
    row_ = std::clamp(static_cast<int>(row_) + by, 0, last);
}

// Opens the steps of a technique or, if they are open, goes to the first; or shows a step.
void HintPanel::open_row(std::size_t row)
{
    const std::vector<Row> all = rows();
    if (row >= all.size())
        return;
    row_ = row;
    if (all[row].step)
        return guide_.choose(all[row].group, *all[row].step);
    if (all[row].group == open_group_)
        return move_in_list(1);
    open_group_ = all[row].group;
    for (std::size_t place = 0; place < row; ++place)
        row_ -= all[place].step && all[place].group < open_group_ ? 1 : 0;
}

HintAction HintPanel::press_primary()
{
    switch (guide_.stage()) {
    case HintStage::Searching:
        // At once, the key may have been meant for the hint that is looked for.
        return !guide_.searches_long() || guide_.stop_looking() ? HintAction::Nothing
                                                                : HintAction::Close;
    case HintStage::Nothing:
        return HintAction::Close;
    case HintStage::List:
        guide_.go_step_by_step();
        return HintAction::Nothing;
    case HintStage::Open:
        break;
    }
    if (guide_.level() < engine::hint_levels) {
        guide_.open_next_level();
        return HintAction::Nothing;
    }
    if (guide_.board_error())
        return guide_.board_error()->kind == engine::BoardError::Kind::WrongDigit
                   ? HintAction::GoBack
                   : HintAction::AddNote;
    return fills_notes_ ? HintAction::FillNotes : HintAction::ApplyStep;
}

void HintPanel::go_back()
{
    if (guide_.stage() == HintStage::List)
        guide_.close_list();
    else
        guide_.walk(-1, engine::count_of(text_.sentences));
}

// To the next sentence. A folded one opens first, so that the arrows lead through all of them.
void HintPanel::go_on()
{
    int length = engine::count_of(text_.sentences);
    if (text_.lit >= 0 && text_.lit < engine::count_of(text_.folds)) {
        const HintFold& fold = text_.folds[static_cast<std::size_t>(text_.lit)];
        if (fold.can_open && !fold.is_open) {
            guide_.unfold(fold.number);
            ++length;
        }
    }
    guide_.walk(1, length);
}

std::optional<HintAction> HintPanel::handle(const Input& input)
{
    if (const auto* key = std::get_if<KeyPressed>(&input))
        return press(*key);
    if (panel_.handle(input))
        return std::exchange(action_, std::nullopt).value_or(HintAction::Nothing);
    if (const auto* wheel = std::get_if<WheelTurned>(&input)) {
        if (!places_.card.contains(wheel->at))
            return std::nullopt;
        scroll(wheel->steps);
        return HintAction::Nothing;
    }
    const auto* press = std::get_if<PointerPressed>(&input);
    const bool is_ours =
        press != nullptr && places_.card.contains(press->at) &&
        (press->button != PointerButton::Left || panel_.button_at(press->at) != nullptr);
    return is_ours ? std::optional(HintAction::Nothing) : std::nullopt;
}

// Where nothing can be shown in a cell, there may be something elsewhere.
HintAction HintPanel::press_hint()
{
    if (guide_.stage() == HintStage::Nothing && guide_.cell())
        return HintAction::AskForAny;
    guide_.open_next_level();
    return HintAction::Nothing;
}

HintAction HintPanel::press_in_list(const KeyPressed& key)
{
    const auto page = static_cast<int>(rows_seen()) - 1;
    if (key.key == Key::Up || key.key == Key::Down)
        move_in_list(key.key == Key::Down ? 1 : -1);
    else if (key.key == Key::PageUp || key.key == Key::PageDown)
        move_in_list(key.key == Key::PageDown ? page : -page);
    else if (key.key == Key::Enter || key.key == Key::Right || key.key == Key::Space) {
        if (!key.repeated) // held, it would open one after another
            open_row(row_);
    } else if (key.key == Key::Tab)
        guide_.go_step_by_step();
    else
        guide_.close_list(); // Esc, Left, H
    return HintAction::Nothing;
}

// Other keys are for the play.
std::optional<HintAction> HintPanel::press(const KeyPressed& key)
{
    const auto command = keys_.command_for(key);
    const bool plain = !key.held.control && !key.held.alt && !key.held.shift;
    const bool list = guide_.stage() == HintStage::List;
    const bool moves = key.key == Key::Left || key.key == Key::Right || key.key == Key::Up ||
                       key.key == Key::Down || key.key == Key::PageUp || key.key == Key::PageDown ||
                       key.key == Key::Tab;
    const bool acts =
        command == Command::Hint || command == Command::Confirm || command == Command::Back;
    if (!plain || (!moves && !acts && !(list && key.key == Key::Space)))
        return std::nullopt;
    if (list)
        return press_in_list(key);
    if (command == Command::Back)
        return HintAction::Close;
    if (key.repeated && (command == Command::Confirm || command == Command::Hint))
        return HintAction::Nothing;
    if (command == Command::Confirm)
        return press_primary();
    if (command == Command::Hint)
        return press_hint();
    if (key.key == Key::Right)
        go_on();
    else if (key.key == Key::Left)
        guide_.walk(-1, engine::count_of(text_.sentences));
    else if (key.key == Key::Up || key.key == Key::Down)
        guide_.show_other(key.key == Key::Down ? 1 : -1);
    else if (key.key == Key::PageUp || key.key == Key::PageDown)
        guide_.show_harder(key.key == Key::PageDown ? 1 : -1);
    else
        guide_.open_list();
    return HintAction::Nothing;
}

std::string HintPanel::in_words() const
{
    std::string words = text_.title;
    for (std::size_t index = 0; index < text_.sentences.size(); ++index) {
        if (text_.lit < 0 || text_.lit == static_cast<int>(index))
            words += ". " + engine::plain(text_.sentences[index]);
    }
    for (const Button& button : panel_.buttons()) {
        if (button.id.is(HintButton::Row) && button.chosen)
            words += ". " + button.label;
        if (button.id.is(HintButton::Primary))
            words += ". " + button.key_hint + ": " + button.label;
    }
    return words;
}

void HintPanel::draw(Canvas& canvas) const
{
    draw_hint_card(canvas, text_, places_, flow_, scale_);
    const auto is_small = [](const Button& button) {
        return button.style == ButtonStyle::Segment;
    };
    if (std::ranges::any_of(panel_.buttons(), is_small))
        draw_segment_track(canvas, places_.more, scale_);
    panel_.draw(canvas, scale_);
}

} // namespace game
