#include "game/scenes/screens.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/make/puzzle_spec.h"
#include "engine/text/house_name.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/play/action_text.h"
#include "game/scenes/play/possible_digits.h"
#include "game/scenes/play/race_start.h"
#include "game/scenes/replays/replay_layout.h"
#include "game/scenes/replays/replay_player.h"
#include "game/scenes/runs/play_texts.h"
#include "game/scenes/runs/when_text.h"
#include "game/ui/names.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/play/clock_view.h"

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
        find_waits();
        panel_.focus(ReplayButton::Play);
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
        const bool played = player_.is_playing();
        player_.advance(now);
        if (played != player_.is_playing())
            place_again();
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

    void find_waits();
    bool scrub(const Input& input);
    int place(Rect content) override;
    void place_buttons();
    void place_speeds();
    void place_ends();
    std::optional<Transition> take_key(const KeyPressed& key) override;
    void play_or_stop();
    void step(int by);
    void set_speed(std::size_t index);
    void copy();
    Transition go_on();
    Transition show_time_spent();
    void draw_content(Canvas& canvas) const override;
    void draw_board(Canvas& canvas) const;
    void draw_track(Canvas& canvas) const;
    const engine::Action& last_action() const // there must be one
    {
        return player_.session().log()[player_.done() - 1].action;
    }
    engine::Cells marked() const; // the cells that the last action is about
    std::string who(const TextMeasure& measured) const;
    std::string done_text() const;
    std::string state_text() const;

    engine::Replay replay_;
    bool agrees_;
    ReplayPlayer player_;
    BoardView view_;
    mutable PossibleDigits possible_; // kept for its memory
    std::vector<std::size_t> waits_;  // the actions before which there is a shortened wait
    MonotonicTime now_{0};
    bool scrubs_ = false;
    std::optional<Message> copied_; // what to say of it
    ReplayLayout layout_;
};

void ReplayScene::find_waits()
{
    const auto& log = replay_.game.session.log();
    for (std::size_t action = 1; action < log.size(); ++action) {
        if (log[action].at - log[action - 1].at > longest_wait)
            waits_.push_back(action);
    }
}

// The pointer on the track, until it is released.
bool ReplayScene::scrub(const Input& input)
{
    const auto go_to = [this](Point at) {
        const Rect track = layout_.track;
        player_.go_to_share(static_cast<double>(at.x - track.x) / std::max(1, track.width));
        copied_.reset();
        place_again();
    };
    if (const auto* pressed = std::get_if<PointerPressed>(&input)) {
        scrubs_ = layout_.track.contains(pressed->at) && pressed->button == PointerButton::Left;
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

int ReplayScene::place(Rect content)
{
    constexpr int sample = 1000;
    const Size board = measure_board(view_.grid(), sample).size;
    layout_ = lay_out_replay(content, static_cast<double>(board.height) / board.width, scale_);
    const Rect square = layout_.board_square;
    view_.place(Rect{square.x, square.y, square.width, square.width}, scale_);
    place_buttons();
    return layout_.bottom;
}

void ReplayScene::place_buttons()
{
    const bool plays = player_.is_playing();
    add(Button{.id = ReplayButton::Back,
               .area = layout_.back,
               .style = ButtonStyle::Square,
               .icon = Icon::Back,
               .enabled = player_.done() > 0,
               .group = ReplayButton::Play,
               .press = [this] {
                   step(-1);
               }});
    Button play{.id = ReplayButton::Play,
                .area = layout_.play,
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
    if (layout_.play.width < tall(170))
        play = icon_alone(std::move(play), plays ? Icon::Pause : Icon::Play);
    add(std::move(play));
    add(Button{.id = ReplayButton::Forth,
               .area = layout_.forth,
               .style = ButtonStyle::Square,
               .icon = Icon::Next,
               .enabled = player_.done() < player_.actions(),
               .group = ReplayButton::Play,
               .press = [this] {
                   step(1);
               }});
    place_speeds();
    place_ends();
}

void ReplayScene::place_speeds()
{
    std::vector<std::string> speeds;
    for (int speed : replay_speeds)
        speeds.push_back(std::to_string(speed) + "×");
    add_segments({.first = ReplayButton::Speed,
                  .labels = speeds,
                  .chosen = player_.speed(),
                  .choose =
                      [this](std::size_t index) {
                          set_speed(index);
                      }},
                 layout_.speeds);
}

// What leads away from the replay.
void ReplayScene::place_ends()
{
    add(Button{.id = ReplayButton::GoOn,
               .area = layout_.go_on,
               .style = ButtonStyle::Primary,
               .label = tr("Play on from here"),
               .font_size = 17,
               .enabled = !player_.session().is_over(),
               .press = [this] {
                   go(go_on());
               }});
    add(Button{.id = ReplayButton::Rematch,
               .area = layout_.rematch,
               .style = ButtonStyle::Keycap,
               .label = tr("Race this board"),
               .key_hint = "R",
               .enabled = can_be_raced(replay_),
               .press = [this] {
                   go(start_rematch(services_, replay_));
               }});
    add(Button{.id = ReplayButton::Race,
               .area = layout_.race,
               .style = ButtonStyle::Keycap,
               .label = tr("Race a new board"),
               .key_hint = "N",
               .enabled = has_other_boards(replay_),
               .press = [this] {
                   go(start_race_elsewhere(services_, replay_));
               }});
    add(Button{.id = ReplayButton::Copy,
               .area = layout_.copy,
               .style = ButtonStyle::Keycap,
               .label = tr("Copy as text"),
               .key_hint = services_.hint_of(Command::CopyPuzzle),
               .press = [this] {
                   copy();
               }});
    add(Button{.id = ReplayButton::Spent,
               .area = layout_.spent,
               .style = ButtonStyle::Keycap,
               .label = tr("Where the time went"),
               .key_hint = "T",
               .press = [this] {
                   go(show_time_spent());
               }});
}

Transition ReplayScene::show_time_spent()
{
    player_.stop();
    place_again();
    return Transition{Transition::Kind::Push, [this] {
                          return make_time_spent_scene(services_, replay_);
                      }};
}

std::optional<Transition> ReplayScene::take_key(const KeyPressed& key)
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

void ReplayScene::play_or_stop()
{
    copied_.reset();
    if (player_.is_playing())
        player_.stop();
    else
        player_.play(services_.host.now());
    place_again();
}

void ReplayScene::step(int by)
{
    copied_.reset();
    player_.step(by);
    place_again();
}

void ReplayScene::set_speed(std::size_t index)
{
    player_.set_speed(index);
    place_again();
}

void ReplayScene::copy()
{
    copied_ = services_.host.copy(engine::to_text(replay_))
                  ? Message{N_("Copied: the replay as text, for a message")}
                  : Message{N_("Nothing was copied: the clipboard can't be used")};
    place_again();
}

// The play is another game from there, which nothing saves.
Transition ReplayScene::go_on()
{
    player_.stop();
    place_again();
    engine::SavedGame game = replay_.game;
    game.id = "practice";
    game.session = player_.session();
    game.elapsed = player_.time();
    game.input = {.selection = player_.done() > 0 ? cells_of(last_action()) : engine::Cells()};
    return Transition{Transition::Kind::Push, [this, game] {
                          return make_play_on_scene(services_, game);
                      }};
}

std::string ReplayScene::done_text() const
{
    if (player_.done() == 0)
        return tr("Before the first action");
    return engine::begun_large(action_text(texts(), view_.grid(), last_action()));
}

std::string ReplayScene::state_text() const
{
    if (copied_)
        return texts().tr(*copied_);
    const engine::Session& session = player_.session();
    std::string text = texts().tr(Message{N_("Action {number} of {all}, {filled} of {cells} cells"),
                                          {{"number", std::to_string(player_.done())},
                                           {"all", std::to_string(player_.actions())},
                                           {"filled", std::to_string(session.cells_filled())},
                                           {"cells", std::to_string(session.cells_to_fill())}}});
    if (const auto wait = player_.shortened_wait())
        text += ". " + texts().tr(Message{N_("A wait of {time} is shortened."),
                                          {{"time", clock_text(*wait)}}});
    return text;
}

// Who, what and when, as far as there is room.
std::string ReplayScene::who(const TextMeasure& measured) const
{
    const engine::Record& run = replay_.run;
    const std::string what = category_name(texts(), engine::category_of(replay_.game.spec));
    const std::string without_date = run.initials + " · " + what;
    const std::string whole = without_date + " · " + short_day_text(services_, run.date);
    for (const std::string& text : {whole, without_date}) {
        if (measured.width_of(text, font_of(who_look, scale_)) <= layout_.who.width)
            return text;
    }
    return run.initials;
}

void ReplayScene::draw_content(Canvas& canvas) const
{
    draw_board(canvas);
    draw_card(canvas, layout_.panel, scale_);
    draw_text(canvas, who(canvas), layout_.who, who_look, scale_);
    draw_clock(canvas, player_.time(),
               TextSpot{.at = {layout_.clock.x, layout_.clock.centre().y},
                        .size = 44,
                        .width = layout_.clock.width},
               scale_);
    draw_text(canvas, done_text(), layout_.action, done_look, scale_);
    draw_paragraph(canvas, state_text(), layout_.remark, quiet_look, scale_);
    draw_track(canvas);
}

engine::Cells ReplayScene::marked() const
{
    const bool fills = std::holds_alternative<engine::FillSingles>(last_action());
    return fills ? player_.cells_written() : cells_of(last_action());
}

void ReplayScene::draw_board(Canvas& canvas) const
{
    const engine::Session& session = player_.session();
    BoardLook look;
    if (player_.done() > 0) {
        look.selection = marked();
        look.highlighted = digit_of(last_action());
    }
    look.wrong = engine::clashing_cells(session.grid(), session.board());
    look.notes_in_places = services_.settings.notes_in_places;
    look.strike_notes = session.stats().notes_struck;
    if (!session.stats().possible_shown)
        return view_.draw(canvas, session.board(), look);
    const engine::Board& board = possible_.added_to(session.board(), session.grid());
    look.possible = possible_.added();
    view_.draw(canvas, board, look);
}

// The way that is shown, with a line wherever a wait is shortened.
void ReplayScene::draw_track(Canvas& canvas) const
{
    const Rect all = layout_.track;
    const int height = px(8);
    const Rect bar{all.x, all.centre().y - height / 2, all.width, height};
    canvas.rounded(bar, height / 2, Paint::Track);
    const auto x_of = [&](double share) {
        return bar.x + rounded(share * bar.width);
    };
    const int knob = x_of(player_.share());
    if (knob > bar.x)
        canvas.rounded(Rect{bar.x, bar.y, std::max(height, knob - bar.x), height}, height / 2,
                       Paint::Accent);
    for (std::size_t action : waits_)
        canvas.fill(Rect{x_of(player_.share_of(action)), bar.bottom() + px(3), px(2), px(5)},
                    Paint::Ink3);
    const int side = px(20);
    const int left = std::clamp(knob - side / 2, bar.x, bar.right() - side);
    canvas.rounded(Rect{left, all.centre().y - side / 2, side, side}, side / 2, Paint::Accent);
}

} // namespace

std::unique_ptr<Scene> make_replay_scene(Services& services, engine::Replay replay)
{
    return std::make_unique<ReplayScene>(services, std::move(replay));
}

} // namespace game
