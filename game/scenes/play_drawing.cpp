// How the play screen looks: board, rails, the line of events.

#include <algorithm>

#include "engine/rules/layout.h"
#include "game/scenes/play_buttons.h"
#include "game/scenes/play_scene.h"
#include "game/ui/names.h"
#include "game/widgets/clock_view.h"
#include "game/widgets/mark.h"
#include "game/widgets/race_view.h"
#include "game/widgets/words.h"

namespace game {

using engine::Cells;
using engine::Digit;

void PlayScene::lay_out(Size window, const TextMeasure& measure)
{
    measure_ = &measure;
    const double text = services_.settings.text_size / 100.0;
    layout_ = lay_out_play(window, text, session().grid());
    view_.place(layout_.board_square, layout_.scale, layout_.gutter, layout_.free);
    notes_pad_.reset();
    refresh_buttons();
}

void PlayScene::draw(Canvas& canvas) const
{
    const Size window = canvas.size();
    canvas.fill(Rect{0, 0, window.width, window.height}, Paint::Background);
    view_.draw(canvas, board(), board_look());
    draw_blink(canvas);
    draw_waiting_figure(canvas);
    const Race standing = race();
    draw_words(canvas, standing);
    draw_race(canvas, standing);
    if (question_)
        question_->draw(canvas);
    if (hint_)
        hint_->draw(canvas);
    panel_.draw(canvas, layout_.scale);
    draw_stacked_faces(canvas);
    const KeypadLook keys{hand_.mode(), digits_left(session().grid(), board()), highlighted(),
                          hand_.locked(), layout_.counts_under_digits};
    draw_keypad(canvas, session().grid(), keys, panel_, first_key_id, layout_.scale);
    draw_notice(canvas);
    if (notes_pad_) {
        const engine::Square& square = board()[notes_pad_->cell];
        draw_notes_pad(canvas, *notes_pad_, session().grid(),
                       notes_pad_->mode == Mode::Centre ? square.centre_notes : square.corner_notes,
                       layout_.scale);
    }
    if (session().is_paused())
        fade_keys(canvas);
}

Race PlayScene::race() const
{
    return race_of(session().fill_times(), session().cells_to_fill(), play_time(),
                   Field{services_.records, engine::category_of(game_.spec)});
}

BoardLook PlayScene::board_look() const
{
    const Settings& settings = services_.settings;
    BoardLook look;
    look.selection = hand_.selection();
    look.hovered = hovered_;
    look.highlighted = highlighted();
    look.wrong = wrong_cells();
    look.tint_peers = settings.tint_peers;
    look.covered = session().is_paused();
    if (hint_ && !hint_->picture().cells.empty())
        look.hint = &hint_->picture();
    look.numbers = hint_ && hint_->names_lines();
    look.marks_only_when_full = settings.lamps == LampTime::WhenFull;
    look.marks = settings.lamps == LampTime::AtOnce || settings.lamps == LampTime::WhenFull ||
                 (settings.lamps == LampTime::OnRequest && checked_);
    return look;
}

Digit PlayScene::highlighted() const
{
    if (!services_.settings.tint_same || session().is_paused())
        return engine::no_digit;
    if (hand_.locked() != engine::no_digit)
        return hand_.locked();
    const auto cell = hand_.single();
    return cell ? board()[*cell].digit : engine::no_digit;
}

Cells PlayScene::wrong_cells() const
{
    Cells wrong = checked_wrong_;
    Cells more;
    switch (services_.settings.mistakes) {
    case MistakeCheck::Off:
        break;
    case MistakeCheck::Clashes:
        more = clashing_cells(session().grid(), board());
        break;
    case MistakeCheck::AnyError:
        more = session().mistakes();
        break;
    }
    wrong.insert(wrong.end(), more.begin(), more.end());
    return wrong;
}

bool PlayScene::notice_shows() const
{
    return notice_ && now_ < notice_->until;
}

bool PlayScene::covered_by_notice(const TextSpot& spot) const
{
    const Rect line = layout_.ticker;
    return notice_shows() && spot.at.y >= line.y && spot.at.y < line.bottom() &&
           spot.at.x >= line.x && spot.at.x <= line.right();
}

// A long code leaves no room for what kind of puzzle it is.
std::string PlayScene::seed_text(const TextMeasure& measure) const
{
    const std::vector<std::pair<std::string, std::string>> seed = {
        {"seed", engine::seed_code(game_.spec.seed)}};
    const Font font{Face::Words, Weight::Regular, layout_.scale.font(layout_.seed.size)};
    const auto layout = engine::find_layout(game_.spec.layout);
    const bool classic = layout && engine::family_of(*layout) == engine::LayoutFamily::Classic;
    const std::string whole =
        services_.words.tr(engine::Message{engine::N_("Classic · seed {seed}"), seed});
    if (classic && measure.width_of(whole, font) <= layout_.left_rail.width)
        return whole;
    return services_.words.tr(engine::Message{engine::N_("seed {seed}"), seed});
}

void PlayScene::draw_words(Canvas& canvas, const Race& standing) const
{
    const engine::Catalogue& words = services_.words;
    const Scale scale = layout_.scale;
    const auto put = [&](const std::string& text, TextSpot spot, Weight weight, Paint paint) {
        if (!covered_by_notice(spot))
            draw_spot(canvas, text, spot, weight, paint, scale);
    };
    draw_heading(canvas);
    put(seed_text(canvas), layout_.seed, Weight::Regular, Paint::Ink2);
    const std::vector<std::pair<std::string, std::string>> filled = {
        {"filled", std::to_string(session().cells_filled())},
        {"all", std::to_string(session().cells_to_fill())}};
    if (layout_.count_in_words)
        put(words.tr(engine::Message{engine::N_("{filled} of {all}"), filled}), layout_.count,
            Weight::Regular, Paint::Ink2);
    else
        put(engine::fill_places(layout_.count_is_tight ? "{filled}/{all}" : "{filled} / {all}",
                                filled),
            layout_.count, Weight::SemiBold,
            layout_.form == PlayForm::Cockpit ? Paint::Ink : Paint::Ink2);
    if (!services_.settings.show_clock)
        return;
    draw_clock(canvas, play_time(), layout_.clock, scale);
    if (standing.best_time)
        put(words.tr(engine::Message{engine::N_("best {time}"),
                                     {{"time", clock_text(*standing.best_time)}}}),
            layout_.best, Weight::Regular, Paint::Ink2);
}

void PlayScene::draw_race(Canvas& canvas, const Race& standing) const
{
    const engine::Catalogue& words = services_.words;
    const Scale scale = layout_.scale;
    const bool chip_covered = notice_shows() && touch(layout_.chip, layout_.ticker);
    // With a best run and nothing filled yet one is neither ahead nor behind: no chip.
    const bool comparing = !standing.best_time || standing.delta;
    if (services_.settings.show_clock && comparing && !chip_covered)
        draw_delta_chip(
            canvas,
            ChipLook{standing.delta, services_.records_are_read ? words.tr("no best yet") : "…"},
            layout_.chip, layout_.chip_align, scale);
    if (layout_.progress_title.size > 0)
        draw_spot(canvas, words.tr("Progress"), layout_.progress_title, Weight::Medium, Paint::Ink2,
                  scale);
    if (!layout_.bar.empty()) {
        const double share =
            static_cast<double>(session().cells_filled()) / std::max(1, session().cells_to_fill());
        draw_progress(canvas,
                      ProgressLook{share, standing.best_share,
                                   layout_.bar_notch_named ? words.tr("your best") : ""},
                      layout_.bar, scale);
    }
    if (!layout_.splits.empty() && services_.settings.show_clock)
        draw_splits(canvas, standing, SplitWords{words.tr("Splits"), words.tr("vs best run")},
                    layout_.splits, scale);
}

void PlayScene::draw_notice(Canvas& canvas) const
{
    if (!notice_shows())
        return;
    const Scale scale = layout_.scale;
    const Rect line = layout_.ticker;
    int x = line.x;
    if (notice_->icon == Icon::Validate) {
        draw_mark(canvas, Mark{engine::HouseState::Complete, 1},
                  Spot{static_cast<float>(x + scale.px(9)), static_cast<float>(line.centre().y)},
                  8 * scale.unit, scale.unit);
        x += scale.px(28);
    } else if (notice_->icon) {
        draw_icon(canvas, *notice_->icon, Point{x + scale.px(10), line.centre().y}, scale.px(20),
                  notice_->paint);
        x += scale.px(28);
    }
    // The rail is narrow: a long sentence gets smaller before it is cut.
    put_text(canvas, notice_->text, Rect{x, line.y, line.right() - x, line.height},
             TextLook{.weight = Weight::SemiBold, .tint = notice_->paint}, scale);
}

// A given that was to be changed: its edge lights up for a moment.
void PlayScene::draw_blink(Canvas& canvas) const
{
    if (now_ >= blinks_until_ || session().is_paused())
        return;
    for (engine::Cell cell : blinking_) {
        if (board()[cell].given)
            canvas.rounded_border(view_.area_of(cell), 0,
                                  static_cast<float>(std::max(3, view_.cell_side() / 20)),
                                  Paint::Error);
    }
}

// The first figure of a number, until it is known which: in each cell it will be written in.
void PlayScene::draw_waiting_figure(Canvas& canvas) const
{
    if (!figures_.waiting())
        return;
    const std::string figure = std::to_string(figures_.waiting()->digit) + "_";
    for (engine::Cell cell : hand_.selection()) {
        if (board()[cell].given)
            continue;
        const Rect area = view_.area_of(cell).inset(std::max(2, view_.cell_side() / 24));
        const Font font{Face::Figures, Weight::Medium, view_.cell_side() / 2};
        canvas.fill(area, Paint::Selection);
        canvas.text(figure, area.centre(), Align::Centre, font, Paint::Entry);
    }
}

// Icon above word, for the bordered buttons at the foot of a single rail.
void PlayScene::draw_stacked_faces(Canvas& canvas) const
{
    if (layout_.door_face != ButtonFace::Stacked)
        return;
    struct Door {
        Icon icon;
        std::string word;
        Rect area;
    };
    const engine::Catalogue& words = services_.words;
    const Scale scale = layout_.scale;
    for (const Door& door : {Door{Icon::Hint, words.trc("narrow key", "Hint"), layout_.hint},
                             Door{Icon::Pause, words.tr("Pause"), layout_.pause},
                             Door{Icon::Menu, words.tr("Menu"), layout_.menu}}) {
        if (card_stands() && touch(door.area, layout_.hint_card))
            continue;
        const Point middle = door.area.centre();
        const int apart = door.area.height * 19 / 96;
        draw_icon(canvas, door.icon, Point{middle.x, middle.y - apart + scale.px(2)}, scale.px(18),
                  Paint::Ink);
        Font font{Face::Words, Weight::Medium, scale.font(13)};
        if (canvas.width_of(door.word, font) > door.area.width - scale.px(4))
            font.size = scale.px(12);
        canvas.text(shortened(canvas, door.word, font, door.area.width - scale.px(4)),
                    Point{middle.x, middle.y + apart + scale.px(2)}, Align::Centre, font,
                    Paint::Ink2);
    }
}

// Under the pause card nothing can be pressed.
void PlayScene::fade_keys(Canvas& canvas) const
{
    int top = layout_.modes[0].y;
    for (Rect key : layout_.keys)
        top = std::min(top, key.y);
    const Rect rail = layout_.right_rail;
    const int out = layout_.scale.px(8);
    canvas.fill(
        Rect{rail.x - out, top - out, rail.width + 2 * out, canvas.size().height - top + out},
        Tint(Paint::Background).faded(62));
}

} // namespace game
