#include "game/scenes/title/lesson_win_scene.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/entry/initials_entry.h"
#include "game/scenes/runs/day_standing.h"
#include "game/scenes/runs/days.h"
#include "game/scenes/win/win_layout.h"
#include "game/scenes/win/won_board.h"
#include "game/sound/sounds.h"
#include "game/ui/names.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/board/mark.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/play/clock_view.h"
#include "game/widgets/screen_frame.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;

enum class LessonWinButton { Offer, Title, Save };

// What can be played now, in this order.
struct LessonOffer {
    const char* layout; // at the level Beginner; null: the day's board
    const char* remark;
    KeyPressed key;
};
constexpr std::array lesson_offers = {
    LessonOffer{"6x6", N_("36 cells, two or three minutes"),
                KeyPressed{.key = Key::Digit, .symbol = '1'}},
    LessonOffer{"9x9", N_("the classic size"), KeyPressed{.key = Key::Digit, .symbol = '2'}},
    LessonOffer{nullptr, N_("one puzzle for everybody, new each day"),
                KeyPressed{.key = Key::Letter, .symbol = 'D'}},
};

struct LearntThing {
    const char* name;
    const char* remark;
};
constexpr std::array learnt_things = {
    LearntThing{N_("Write"), N_("a digit, and its light")},
    LearntThing{N_("Note"), N_("what may be")},
    LearntThing{N_("Undo"), N_("every step")},
    LearntThing{N_("Hint"), N_("where, which, why")},
};

constexpr double lesson_board_side = 18; // units, within its card
constexpr double lesson_board_marks = 34;

class LessonWinScene : public Scene {
public:
    LessonWinScene(Services& services, engine::SavedGame game, WinStart start)
        : services_(services),
          game_(std::move(game)),
          time_(game_.session.log().back().at),
          initials_(services, [this](const std::string&) { saved(); }),
          board_(services, game_.session, std::move(start))
    {
        panel_.when_pressed(sound_of_button(services_));
        services_.sound.play(sounds::win(true));
        initials_.open();
    }

    HelpTopic help_topic() const override { return HelpTopic::Win; }
    bool appears_by_itself() const override { return board_.start().has_value(); }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        measure_ = &measure;
        scale_ = menu_scale(window, services_.settings);
        scale_.text = std::min(scale_.text, win_text_at_most(window));
        const bool is_first = std::exchange(window_, window) == Size{};
        place();
        if (is_first)
            celebrate();
    }

    Transition handle(const Input& input) override
    {
        if (board_.is_too_early(input))
            return {};
        if (board_.is_deliberate(input))
            board_.skip();
        if (std::holds_alternative<CloseRequested>(input))
            initials_.end();
        if (initials_.handle(input)) {
            place();
            return {};
        }
        if (const auto* key = std::get_if<KeyPressed>(&input))
            take_key(*key);
        else
            panel_.handle(input);
        return std::exchange(next_, {});
    }

    Transition update(MonotonicTime now) override
    {
        move(now);
        return {};
    }

    void move(MonotonicTime now) override { board_.advance(now); }

    bool is_moving() const override { return board_.is_moving(); }
    std::optional<PlayTime> next_change() const override
    {
        return is_moving() ? std::optional(next_frame) : std::nullopt;
    }

    std::string in_words() const override
    {
        if (!initials_.is_open())
            return panel_.focus_in_words();
        return tr("Your first board") + ", " + clock_text(time_) + ". " +
               tr("Put your name to it") + ": " + initials_.initials().text();
    }

    void draw(Canvas& canvas) const override
    {
        board_.draw_behind(canvas, kept_free_);
        draw_texts(canvas, board_.moment());
        board_.draw(canvas);
        board_.draw_curtain(canvas);
    }

private:
    void draw_texts(Canvas& canvas, const WinMoment& moment) const
    {
        if (moment.texts == 0)
            return;
        ShiftedCanvas faded(canvas, canvas.size(), 0, moment.texts);
        draw_leaves(faded, placement_);
        panel_.draw(faded, scale_);
        const std::string time = clock_text(time_);
        const double size = std::min(92.0, time_place_.height / scale_.unit * 0.92);
        draw_won_time(faded, time, {.place = time_place_, .size = size}, scale_);
        if (moment.badge == 0)
            return;
        ShiftedCanvas badge(canvas, canvas.size(), 0, moment.badge);
        draw_best_badge(badge, badge_,
                        {.text = services_.texts.shown("First win"),
                         .align = is_upright() ? Align::Left : Align::Right,
                         .size = moment.badge_scale},
                        scale_);
    }

    // The confetti falls in the margins and between the columns.
    void celebrate()
    {
        const double unit = scale_.unit;
        std::vector<ConfettiStrip> strips;
        double free_from = 0;
        for (const Rect& kept : kept_free_) {
            if (kept.empty())
                continue;
            strips.push_back({free_from, kept.x / unit});
            free_from = kept.right() / unit;
        }
        strips.push_back({free_from, width()});
        board_.begin({.gutters = strips, .height = height()});
    }

    void place()
    {
        game::place(screen(), {0, 0, window_.width, window_.height}, unit_of(scale_, *measure_),
                    placement_);
        panel_.set(buttons_of(placement_));
        board_.place(window_, board_square_, scale_);
    }

    bool is_upright() const { return window_.width < window_.height; }
    double width() const { return window_.width / scale_.unit; }
    double height() const { return window_.height / scale_.unit; }

    Box screen()
    {
        using namespace box;
        if (is_upright())
            return upright_screen();
        const double margin = std::clamp(width() / 26, 12.0, 48.0);
        const double beside = margin * 2 / 3;
        const double least_above = std::min(margin, 40.0);
        const double things = scale_.grown(std::clamp(height() * 0.17, 84.0, 136.0));
        const double share = width() < 1000 && height() >= 760 ? 0.455 : 0.431;
        const double side = std::min(width() * share, height() - 2 * least_above - things - 20);
        const double right_width = width() - 2 * margin - beside - side;
        const double high =
            std::max(side + 20 + things, right().preferred_height(unit_of(scale_, *measure_),
                                                                  right_width * scale_.unit) /
                                             scale_.unit);
        // In a high window in the middle.
        const double above = std::max(least_above, (height() - high) / 2);
        const Box left =
            column({board_card().size(side).then(20), learnt(2).size(things), space().grow()})
                .into(kept_free_[0]);
        return row({left.size(side).then(beside), right().into(kept_free_[1]).size(0).grow()})
            .padding(margin, above);
    }

    Box upright_screen()
    {
        using namespace box;
        const double margin = std::max(8.0, (width() - 560) / 2);
        const double side = std::min(height() >= 760 ? 224.0 : 204.0, width() * 0.467);
        const Box head =
            row({board_card().size(side).then(16),
                 column({heading(), time(), badge().size(44), space().grow()}).size(0).grow()})
                .size(side);
        return column({column({head.then(8), learnt(4).size(with_text(50)).then(8),
                               name_card().between(96, 112).then(10), offers(60).then(6),
                               space().grow(), title_button().between(44, 48)})
                           .into(kept_free_[0])
                           .grow()})
            .padding(margin, std::min(margin, 16.0));
    }

    Box right()
    {
        using namespace box;
        const Box sentence = paragraph(
            tr("Seven cells, four rows, four columns, four boxes: all yours."), {.size = 16});
        const bool is_low = height() < 760;
        const Box first = row({time().size(0).grow(), badge().size(188).across(is_low ? 44 : 56)});
        return column({heading(), first.between(48, 118).then(8),
                       sentence.then(is_low ? 12 : 21).when(height() >= 660),
                       name_card().between(100, 132).then(is_low ? 12 : 24),
                       text(tr("And now?"), {.size = 15, .weight = Weight::Bold})
                           .size(with_text(24))
                           .then(is_low ? 4 : 12)
                           .when(height() >= 660),
                       offers(72).then(is_low ? 12 : 24), title_button().between(40, 48),
                       space().grow()});
    }

    Box heading() const
    {
        return box::text(tr("Your first board"), {.size = is_upright() ? 20.0 : 28.0,
                                                  .weight = Weight::Bold,
                                                  .tint = Paint::Ok,
                                                  .face = Face::Numerals})
            .size(box::with_text(36));
    }

    Box time() { return box::part(time_place_, 72); }
    Box badge() { return box::part(badge_, 56); }

    Box board_card()
    {
        using namespace box;
        const double free = is_upright() ? 12 : lesson_board_side;
        const double marks = is_upright() ? 30 : lesson_board_marks;
        return card({space(free),
                     row({space(free), part(board_square_).grow(), space(marks)}).size(0).grow(),
                     space(marks)});
    }

    // The four things that were learnt, each with a tick.
    Box learnt(int columns) const
    {
        using namespace box;
        std::vector<Box> whole;
        std::vector<Box> names;
        for (const LearntThing& thing : learnt_things) {
            const auto tick = [](Canvas& canvas, Rect area, Scale scale) {
                draw_mark(canvas, Mark{.state = engine::HouseState::Complete, .filled = 1},
                          spot_of(area.centre()), 8 * scale.unit, scale.unit);
            };
            const Box name =
                text(tr(thing.name), {.size = 16, .weight = Weight::Bold, .face = Face::Numerals});
            whole.push_back(row({picture(tick).size(16).then(12), name.then(8),
                                 text(tr(thing.remark),
                                      {.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2})
                                     .grow()}));
            names.push_back(row({picture(tick).size(16).then(columns > 2 ? 8 : 12), name}));
        }
        if (columns == engine::count_of(names)) { // each as wide as its name
            std::vector<Box> spread;
            for (const Box& each : names) {
                if (!spread.empty())
                    spread.push_back(space().grow());
                spread.push_back(each);
            }
            return card({row(std::move(spread)).size(0).grow()}).padding(16, 8);
        }
        // What they are about, if there is room for all.
        const GridLook look{columns, with_text(height() < 560 ? 32 : 44)};
        const auto made = [=](double width, const Unit& unit) {
            const bool fits = std::ranges::all_of(whole, [&](const Box& each) {
                return each.natural_width(unit) <= width / columns - unit.pixels(8, Axis::Across);
            });
            return grid(fits ? whole : names, look);
        };
        return card({space().grow(), Box::made_by(made), space().grow()})
            .padding(width() < 1000 ? 12 : 24, 8);
    }

    Box name_card()
    {
        using namespace box;
        const bool is_small = is_upright() || width() < 1000;
        const double cap = is_small ? 46 : 60;
        const TextLook quiet{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
        const auto key = [&](const std::string& name, const std::string& does) {
            return box::row({key_hint(name).then(8), text(does, quiet)});
        };
        const Box keys =
            row({key("A–Z", services_.texts.trc("key", "type")).then(24),
                 key(services_.hint_of({.key = Key::Enter}), services_.texts.trc("key", "save"))
                     .grow()})
                .size(with_text(24));
        // Nothing of the lesson goes into a table: that they are saved is said otherwise.
        const std::string sentence = !initials_.is_open() ? tr("It will stand beside your times.")
                                     : initials_.is_refused() ? initials_.in_words()
                                     : is_small               ? tr("Three letters.")
                                                : tr("Three letters, as on an old arcade machine.");
        const bool has_keys = !is_small && initials_.is_open();
        // In an upright window there is a key to press instead of what a keyboard does.
        const bool has_save_key = is_upright() && initials_.is_open() && !initials_.is_refused();
        const Box saving = box::button({.id = LessonWinButton::Save,
                                        .style = ButtonStyle::Quiet,
                                        .label = tr("Save"),
                                        .icon = Icon::Check,
                                        .press =
                                            [this] {
                                                initials_.end();
                                            }})
                               .at_most(140)
                               .size(44);
        const TextLook title_look{
            .size = is_small ? 18.0 : 20.0, .weight = Weight::Bold, .face = Face::Numerals};
        const std::string title = tr("Put your name to it");
        // On two lines where there is little room, and then alone.
        const auto texts = [=](double room, const Unit& unit) {
            const bool fits =
                unit.measure->width_of(title, font_of(title_look, unit.scale)) <= room;
            return column({space().grow(), paragraph(title, title_look).then(6),
                           paragraph(sentence, quiet).when(fits && !has_save_key).then(8),
                           saving.when(has_save_key), keys.when(has_keys), space().grow()});
        };
        return card({row({Box::made_by(texts).size(0).grow().then(12),
                          initials_.caps(cap, cap * 1.2, is_small ? 8 : 10).across(cap * 1.2)})
                         .size(0)
                         .grow()})
            .padding(is_small ? 16 : 24, 0);
    }

    Box offers(double high)
    {
        using namespace box;
        std::vector<Box> all;
        for (std::size_t which = 0; which < lesson_offers.size(); ++which)
            all.push_back(offer(which).between(with_text(52), with_text(high)));
        return column(std::move(all)).gaps(high > 60 ? 12 : 8);
    }

    Box offer(std::size_t which)
    {
        using namespace box;
        const LessonOffer& offer = lesson_offers[which];
        const std::string name =
            offer.layout != nullptr
                ? category_name(services_.texts,
                                engine::category_of(
                                    {.layout = offer.layout, .level = engine::Level::Beginner}))
                : tr("Today's board");
        const bool is_first = which == 0;
        const Tint ink = is_first ? Paint::OnAccent : Paint::Ink;
        const Tint quiet = is_first ? Tint(Paint::OnAccent) : Tint(Paint::Ink2);
        const Button button{.id = {LessonWinButton::Offer, which},
                            .style = is_first ? ButtonStyle::Primary : ButtonStyle::Keycap,
                            .spoken = name + ", " + tr(offer.remark),
                            .group = ButtonId(LessonWinButton::Offer),
                            .press = [this, which] {
                                play(which);
                            }};
        const TextLook remark{.size = 14, .weight = Weight::Regular, .tint = quiet};
        const Box lines = column(
            {space().grow(),
             text(name, {.size = 18, .weight = Weight::Bold, .tint = ink, .face = Face::Numerals}),
             text(tr(offer.remark), remark), space().grow()});
        return box::button(
            button, row({space(20), lines.size(0).grow(),
                         icon(is_first ? Icon::Play : Icon::ChevronRight, 22, ink), space(20)}));
    }

    Box title_button()
    {
        return box::button(
            {.id = LessonWinButton::Title,
             .style = ButtonStyle::Quiet,
             .label = tr("Main menu"),
             .key_hint = initials_.is_open() ? "" : services_.hint_of({.key = Key::Escape}),
             .icon = Icon::Back,
             .group = ButtonId(LessonWinButton::Offer),
             .press = [this] {
                 leave(go_to(make_title_scene, services_, Transition::Kind::ReplaceAll));
             }});
    }

    void play(std::size_t which)
    {
        const char* layout = lesson_offers[which].layout;
        leave(layout != nullptr
                  ? start_new_play(services_, {.layout = layout, .level = engine::Level::Beginner})
                  : play_days_board(services_, today(services_)));
    }

    // What was entered so far is kept.
    void leave(Transition next)
    {
        initials_.end();
        next_ = std::move(next);
        if (next_.kind == Transition::Kind::Push)
            next_.kind = Transition::Kind::Replace;
    }

    void take_key(const KeyPressed& pressed)
    {
        if (pressed.key == Key::Escape)
            return panel_.press(LessonWinButton::Title);
        const auto found = std::ranges::find(lesson_offers, pressed, &LessonOffer::key);
        if (found != lesson_offers.end())
            panel_.press(
                {LessonWinButton::Offer, static_cast<std::size_t>(found - lesson_offers.begin())});
        else
            panel_.handle(pressed);
    }

    void saved()
    {
        panel_.focus({LessonWinButton::Offer, 0});
        place();
    }

    std::string tr(std::string_view text) const { return services_.texts.tr(text); }

    Services& services_;
    engine::SavedGame game_;
    PlayTime time_;
    InitialsEntry initials_;
    WonBoard board_;
    Size window_;
    Scale scale_;
    Rect board_square_;
    Rect time_place_;
    Rect badge_;
    std::array<Rect, 2> kept_free_; // by the confetti
    const TextMeasure* measure_ = nullptr;
    Placement placement_;
    ButtonPanel panel_;
    Transition next_;
};

} // namespace

std::unique_ptr<Scene>
make_lesson_win_scene(Services& services, engine::SavedGame finished, WinStart start)
{
    return std::make_unique<LessonWinScene>(services, std::move(finished), std::move(start));
}

} // namespace game
