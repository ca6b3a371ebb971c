#include "game/scenes/screens.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "engine/make/puzzle_spec.h"
#include "engine/text/house_name.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/play/action_text.h"
#include "game/scenes/play/new_play.h"
#include "game/scenes/play/possible_digits.h"
#include "game/scenes/replays/replay_player.h"
#include "game/scenes/runs/days.h"
#include "game/scenes/runs/known_play.h"
#include "game/scenes/runs/play_texts.h"
#include "game/ui/names.h"
#include "game/widgets/board/board_and_panel.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/play/clock_view.h"
#include "game/widgets/track.h"

namespace game {
namespace {

using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;

constexpr TextLook who_look{.size = 16, .weight = Weight::SemiBold};
constexpr TextLook done_look{.size = 17, .weight = Weight::SemiBold};
constexpr TextLook quiet_look{.size = 13, .tint = Paint::Ink2};

enum class ReplayButton { Back, Play, Forth, Speed, GoOn, Rematch, Race, Copy, Spent };

class ReplayScene : public MenuScene {
public:
    ReplayScene(Services& services, engine::Replay replay)
        : MenuScene(services),
          replay_(std::move(replay)),
          agrees_(engine::disagreements(replay_).empty()),
          player_(replay_),
          view_(replay_.game.session.grid())
    {
        const auto& log = replay_.game.session.log();
        for (std::size_t action = 1; action < log.size(); ++action) {
            if (log[action].at - log[action - 1].at > longest_wait)
                waits_.push_back(action);
        }
        panel_.focus(ReplayButton::Play);
        remember_solution(services_, attempt_of(services_, replay_.game));
    }

    Transition handle(const Input& input) override
    {
        if (scrub(input))
            return {};
        return MenuScene::handle(input);
    }

    Transition update(MonotonicTime now) override
    {
        now_ = now;
        if (player_.is_playing()) {
            player_.advance(now);
            place_again();
        }
        return {};
    }

    std::optional<PlayTime> next_change() const override
    {
        if (!player_.is_playing())
            return std::nullopt;
        constexpr PlayTime tenth{100}; // of the clock
        return std::clamp(player_.until_next(), next_frame,
                          tenth / replay_speeds[player_.speed()] + next_frame);
    }

private:
    HelpTopic help_topic() const override { return HelpTopic::Replay; }
    std::string title() const override { return tr("Replay"); }
    std::vector<KeyHint> hints() const override
    {
        return {{name_of(Key::Space), player_.is_playing() ? tr("stop") : tr("watch")},
                {"← →", tr("action")},
                {"↑ ↓", tr("speed")},
                {name_of(Key::Escape), tr("back")}};
    }
    std::string remark() const override
    {
        return agrees_ ? stats_text(texts(), replay_.game.session.stats())
                       : tr("What is claimed does not agree with the log");
    }

    // The pointer on the track, until it is released.
    bool scrub(const Input& input)
    {
        const auto go_to = [this](Point at) {
            player_.go_to_share(share_at(track_, at));
            copied_.reset();
            place_again();
        };
        if (const auto* pressed = std::get_if<PointerPressed>(&input)) {
            scrubs_ = track_.contains(pressed->at) && pressed->button == PointerButton::Left;
            if (scrubs_)
                go_to(pressed->at);
            return scrubs_;
        }
        if (std::holds_alternative<PointerReleased>(input) ||
            std::holds_alternative<PointerCancelled>(input))
            return std::exchange(scrubs_, false);
        const auto* moved = std::get_if<PointerMoved>(&input);
        if (moved != nullptr && scrubs_)
            go_to(moved->at);
        return scrubs_ && moved != nullptr;
    }

    Box screen() override
    {
        const double beside = std::clamp(width() * 0.34, 300.0, 420.0);
        const BoardRoom room = room_of_board(view_.grid(), width(), height(), beside);
        const Box board = box::picture([this](Rect area, Scale scale) { view_.place(area, scale); },
                                       [this](Canvas& canvas, Rect, Scale) { draw_board(canvas); });
        return board_and_panel(room, board, room.is_beside ? panel() : panel_below());
    }

    Box panel()
    {
        return box::card({what_happens().then(8), tools().then(20), ways_on()}).padding(20, 20);
    }

    // Below a board the buttons come first, so that they are in view in a small window.
    Box panel_below()
    {
        return box::card({tools().then(12), what_happens().then(12), ways_on()}).padding(20, 10);
    }

    Box what_happens()
    {
        using namespace box;
        const auto draw = [this](Canvas& canvas, Rect area, Scale scale) {
            draw_clock(canvas, player_.time(),
                       {.at = {area.x, area.centre().y}, .size = 44, .width = area.width}, scale);
        };
        return column({who().size(with_text(26)), picture(draw).size(64).then(4),
                       text(done_text(), done_look).size(with_text(28)),
                       paragraph(state_text(), quiet_look).size(with_text(44))});
    }

    // Who, what and when, as far as there is room.
    Box who() const
    {
        const engine::Record& run = replay_.run;
        const std::string what = category_name(texts(), engine::category_of(replay_.game.spec));
        const std::string without_date = run.initials + " · " + what;
        const std::string whole = without_date + " · " + short_day_text(services_, run.date);
        return box::first_that_fits({box::text(whole, who_look), box::text(without_date, who_look),
                                     box::text(run.initials, who_look)});
    }

    Box tools()
    {
        using namespace box;
        const auto draw = [this](Canvas& canvas, Rect area, Scale scale) {
            std::vector<double> waits;
            for (std::size_t action : waits_)
                waits.push_back(player_.share_of(action));
            draw_run_track(canvas, area, player_.share(), waits, scale);
        };
        std::vector<std::string> speeds;
        for (int speed : replay_speeds)
            speeds.push_back(std::to_string(speed) + "×");
        return column({
            picture(draw).into(track_).size(with_text(44)).then(8),
            row({step_button(ReplayButton::Back, Icon::Back, -1), play_button().size(0).grow(),
                 step_button(ReplayButton::Forth, Icon::Next, 1)})
                .gaps(8)
                .size(with_text(52))
                .then(12),
            segments({.first = ReplayButton::Speed,
                      .labels = speeds,
                      .chosen = player_.speed(),
                      .choose =
                          [this](std::size_t index) {
                              set_speed(index);
                          }}),
        });
    }

    Box step_button(ReplayButton id, Icon icon, int by)
    {
        return box::button(
                   {.id = id,
                    .style = ButtonStyle::Square,
                    .icon = icon,
                    .enabled = by < 0 ? player_.done() > 0 : player_.done() < player_.actions(),
                    .group = ReplayButton::Play,
                    .press =
                        [this, by] {
                            step(by);
                        }})
            .size(box::with_text(52));
    }

    // Without its label where there is no room.
    Box play_button()
    {
        const bool plays = player_.is_playing();
        const Button play{.id = ReplayButton::Play,
                          .style = ButtonStyle::Keycap,
                          .label = plays                 ? tr("Stop")
                                   : player_.is_at_end() ? tr("Again")
                                                         : tr("Watch"),
                          .key_hint = name_of(Key::Space),
                          .icon = plays ? Icon::Pause : Icon::Play,
                          .group = ReplayButton::Play,
                          .press = [this] {
                              play_or_stop();
                          }};
        return box::for_width([play, least = scale_.grown(170)](double width) {
            return box::button(width < least ? icon_alone(play, *play.icon) : play);
        });
    }

    // What leads away from the replay.
    Box ways_on()
    {
        using namespace box;
        const auto way = [](ReplayButton id, std::string label, std::string key,
                            std::function<void()> press, bool enabled = true) {
            return button({.id = id,
                           .style = ButtonStyle::Keycap,
                           .label = std::move(label),
                           .key_hint = std::move(key),
                           .enabled = enabled,
                           .press = std::move(press)});
        };
        const Box on = button({.id = ReplayButton::GoOn,
                               .style = ButtonStyle::Primary,
                               .label = tr("Play on from here"),
                               .font_size = 17,
                               .enabled = !player_.session().is_over(),
                               .press = [this] {
                                   go(go_on());
                               }});
        const Box rematch = way(
            ReplayButton::Rematch, tr("Race this board"), "R",
            [this] { go(start_rematch(services_, replay_)); }, can_be_raced(replay_));
        const Box race = way(
            ReplayButton::Race, tr("Race a new board"), "N",
            [this] { go(start_race_elsewhere(services_, replay_)); }, has_other_boards(replay_));
        return column({on.size(with_text(52)), evenly({rematch, race}, 8),
                       way(ReplayButton::Copy, tr("Copy as text"),
                           services_.hint_of(Command::CopyPuzzle), [this] { copy(); }),
                       way(ReplayButton::Spent, tr("Where the time went"), "T",
                           [this] { go(show_time_spent()); })})
            .gaps(8);
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (services_.settings.keys.command_for(key) == Command::CopyPuzzle) {
            copy();
            return Transition{};
        }
        if (key.key == Key::Letter && key.symbol == 'T' && key.held == Modifiers{})
            return show_time_spent();
        if (key.key == Key::Letter && !key.held.control && !key.repeated) {
            if (key.symbol == 'R' && can_be_raced(replay_))
                return start_rematch(services_, replay_);
            if (key.symbol == 'N' && has_other_boards(replay_))
                return start_race_elsewhere(services_, replay_);
        }
        switch (key.key) {
        case Key::Space:
            if (!key.repeated)
                play_or_stop();
            break;
        case Key::Left:
            step(-1);
            break;
        case Key::Right:
            step(1);
            break;
        case Key::Up:
            set_speed(std::min(player_.speed() + 1, replay_speeds.size() - 1));
            break;
        case Key::Down:
            set_speed(player_.speed() - std::min<std::size_t>(1, player_.speed()));
            break;
        case Key::Home:
            step(-static_cast<int>(player_.actions()));
            break;
        case Key::End:
            step(static_cast<int>(player_.actions()));
            break;
        default:
            return std::nullopt;
        }
        return Transition{};
    }

    void play_or_stop()
    {
        copied_.reset();
        if (player_.is_playing())
            player_.stop();
        else
            player_.play(services_.host.now());
        place_again();
    }

    void step(int by)
    {
        copied_.reset();
        player_.step(by);
        place_again();
    }

    void set_speed(std::size_t index)
    {
        player_.set_speed(index);
        place_again();
    }

    void copy()
    {
        copied_ = services_.host.copy(engine::to_text(replay_))
                      ? Message{N_("Copied: the replay as text, for a message")}
                      : Message{N_("Nothing was copied: the clipboard can't be used")};
        place_again();
    }

    // The play is another game from there, which nothing saves: it has no id.
    Transition go_on()
    {
        player_.stop();
        place_again();
        engine::SavedGame game = replay_.game;
        game.id.clear();
        game.session = player_.session();
        game.elapsed = player_.time();
        game.input = {.selection = player_.done() > 0 ? cells_of(last_action()) : engine::Cells()};
        return push([this, game] { return make_play_on_scene(services_, game); });
    }

    Transition show_time_spent()
    {
        player_.stop();
        place_again();
        return push([this] { return make_time_spent_scene(services_, replay_); });
    }

    void draw_board(Canvas& canvas) const
    {
        const engine::Session& session = player_.session();
        BoardLook look;
        if (player_.done() > 0) {
            look.selection = marked();
            look.highlighted = digit_of(last_action());
        }
        look.wrong = engine::clashing_cells(session.grid(), session.board());
        look.notes_in_places = services_.settings.notes_in_places;
        if (session.stats().notes_struck)
            look.struck = possible_.impossible_on(session.board(), session.grid());
        if (!session.stats().possible_shown)
            return view_.draw(canvas, session.board(), look);
        const engine::Board& board = possible_.added_to(session.board(), session.grid());
        look.possible = possible_.added();
        view_.draw(canvas, board, look);
    }

    const engine::Action& last_action() const // there must be one
    {
        return player_.session().log()[player_.done() - 1].action;
    }

    // The cells that the last action is about.
    engine::Cells marked() const
    {
        const bool fills = std::holds_alternative<engine::FillSingles>(last_action());
        return fills ? player_.cells_written() : cells_of(last_action());
    }

    std::string done_text() const
    {
        if (player_.done() == 0)
            return tr("Before the first action");
        return engine::begun_large(action_text(texts(), view_.grid(), last_action()));
    }

    std::string state_text() const
    {
        if (copied_)
            return texts().tr(*copied_);
        const engine::Session& session = player_.session();
        std::string text =
            texts().tr(Message{N_("Action {number} of {all}, {filled} of {cells} cells"),
                               {{"number", std::to_string(player_.done())},
                                {"all", std::to_string(player_.actions())},
                                {"filled", std::to_string(session.cells_filled())},
                                {"cells", std::to_string(session.cells_to_fill())}}});
        if (const auto wait = player_.shortened_wait())
            text += ". " + texts().tr(Message{N_("A wait of {time} is shortened."),
                                              {{"time", clock_text(*wait)}}});
        return text;
    }

    engine::Replay replay_;
    bool agrees_;
    ReplayPlayer player_;
    BoardView view_;
    mutable PossibleDigits possible_; // kept for its memory
    std::vector<std::size_t> waits_;  // the actions before which there is a shortened wait
    MonotonicTime now_{0};
    bool scrubs_ = false;
    std::optional<Message> copied_; // what to say of it
    Rect track_;                    // the whole area that can be pressed
};
} // namespace

std::unique_ptr<Scene> make_replay_scene(Services& services, engine::Replay replay)
{
    return std::make_unique<ReplayScene>(services, std::move(replay));
}

} // namespace game
