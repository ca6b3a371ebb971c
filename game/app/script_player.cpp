#include "game/app/script_player.h"

#include <algorithm>
#include <thread>

#include "engine/grid/symbols.h"
#include "game/platform/simulated_input.h"

namespace game {

namespace {

using engine::Attempt;
using engine::Done;
using engine::Failure;
using engine::N_;

// Background work takes real time, while the script's clock is stopped.
constexpr std::chrono::seconds patience_for_texts{10};
constexpr std::chrono::seconds patience_for_puzzles{60};
constexpr auto between_looks = std::chrono::milliseconds(2);
constexpr int max_steps_to_a_cell = 64;
constexpr int max_tabs_to_a_cell = 1000;

std::optional<Point> middle_of(const DisplayList& shown, std::string_view text)
{
    for (const DrawCall& call : shown.calls()) {
        const auto* drawn_text = std::get_if<drawn::Text>(&call.what);
        if (drawn_text != nullptr && drawn_text->text == text)
            return call.bounds.centre();
    }
    return std::nullopt;
}

bool needs_digit(const engine::Session& session, engine::Cell cell)
{
    return session.board()[cell].digit != session.puzzle().solution[cell];
}

} // namespace

Attempt ScriptPlayer::play(const Script& script)
{
    app_.turn();
    for (const ScriptStep& step : script.steps) {
        if (app_.is_over())
            return Done{};
        Attempt attempt = perform(step);
        if (attempt)
            attempt = wait_while_busy();
        if (!attempt)
            return Failure{{N_("{file}:{line}: {why}"),
                            {{"file", script.name},
                             {"line", std::to_string(step.line)},
                             {"why", app_.texts().tr(attempt.why())}}}};
    }
    return Done{};
}

Attempt ScriptPlayer::perform(const ScriptStep& step)
{
    return std::visit([this](const auto& what) { return perform(what); }, step.what);
}

void ScriptPlayer::press(Key key, char symbol)
{
    press_key(KeyPressed{.key = key, .symbol = symbol});
    app_.turn();
}

Attempt ScriptPlayer::perform(const step::PressKey& press)
{
    for (int time = 0; time < press.times && !app_.is_over(); ++time) {
        if (Attempt ready = wait_while_busy(); !ready) // a busy screen might take no key
            return ready;
        press_key(press.key);
        app_.turn();
    }
    return Done{};
}

Attempt ScriptPlayer::perform(const step::TypeText& type)
{
    type_text(type.text);
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::DropFile& drop)
{
    drop_file(drop.file);
    app_.turn();
    if (!wait_until(patience_for_puzzles, [this] { return !app_.is_reading_file(); }))
        return Failure{{N_("the file is not read")}};
    return Done{};
}

Attempt ScriptPlayer::perform(const step::Click& click)
{
    move_pointer(click.at, false);
    for (int count = 1; count <= click.clicks; ++count) {
        press_pointer(click.at, click.button, count);
        release_pointer(click.at, click.button);
    }
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::Drag& drag)
{
    constexpr int moves = 32;
    move_pointer(drag.from, false);
    press_pointer(drag.from, PointerButton::Left, 1);
    for (int move = 1; move <= moves; ++move)
        move_pointer(Point{drag.from.x + (drag.to.x - drag.from.x) * move / moves,
                           drag.from.y + (drag.to.y - drag.from.y) * move / moves},
                     true);
    release_pointer(drag.to, PointerButton::Left);
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::Move& move)
{
    move_pointer(move.to, false);
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::Wheel& wheel)
{
    turn_wheel(wheel.at, wheel.steps);
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::PressText& press)
{
    const auto at = middle_of(app_.shown(), press.text);
    if (!at)
        return Failure{{N_("there is no \"{text}\" on the screen"), {{"text", press.text}}}};
    return perform(step::Click{*at});
}

void ScriptPlayer::move_finger(int finger, FingerChange change, Point at)
{
    game::move_finger(finger, change, at, app_.window().output());
}

Attempt ScriptPlayer::perform(const step::Tap& tap)
{
    const int times = tap.taps == step::Taps::Twice ? 2 : 1;
    const int fingers = tap.taps == step::Taps::WithTwoFingers ? 2 : 1;
    for (int time = 0; time < times; ++time) {
        for (const FingerChange change : {FingerChange::Pressed, FingerChange::Released}) {
            for (int finger = 0; finger < fingers; ++finger)
                move_finger(finger, change, {tap.at.x + finger * 60, tap.at.y});
        }
    }
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::TapText& tap)
{
    const auto at = middle_of(app_.shown(), tap.text);
    if (!at)
        return Failure{{N_("there is no \"{text}\" on the screen"), {{"text", tap.text}}}};
    return perform(step::Tap{*at});
}

Attempt ScriptPlayer::perform(const step::HoldFinger& hold)
{
    move_finger(0, FingerChange::Pressed, hold.at);
    app_.turn();
    pass(engine::PlayTime{hold.milliseconds});
    move_finger(0, FingerChange::Released, hold.at);
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::Swipe& swipe)
{
    constexpr int moves = 16;
    const auto move_all = [&](int move, FingerChange change) {
        const Point middle{swipe.from.x + (swipe.to.x - swipe.from.x) * move / moves,
                           swipe.from.y + (swipe.to.y - swipe.from.y) * move / moves};
        const int apart = swipe.apart + (swipe.apart_at_last - swipe.apart) * move / moves;
        for (int finger = 0; finger < swipe.fingers; ++finger) {
            const int side = swipe.fingers == 1 ? 0 : (finger == 0 ? -apart : apart) / 2;
            move_finger(finger, change, {middle.x + side, middle.y});
        }
    };
    move_all(0, FingerChange::Pressed);
    for (int move = 1; move <= moves; ++move)
        move_all(move, FingerChange::Moved);
    move_all(moves, FingerChange::Released);
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::PlugPad& plug)
{
    if (!plug.kind)
        pad_.unplug();
    else if (!pad_.plug_in(*plug.kind))
        return Failure{{N_("a gamepad can't be simulated here")}};
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::PressPad& press)
{
    for (int time = 0; time < press.times && !app_.is_over(); ++time) {
        if (Attempt ready = wait_while_busy(); !ready)
            return ready;
        pad_.set(press.button, true);
        pad_.set(press.button, false);
        app_.turn();
    }
    return Done{};
}

Attempt ScriptPlayer::perform(const step::HoldPad& hold)
{
    pad_.set(hold.button, true);
    app_.turn();
    pass(engine::PlayTime{hold.milliseconds});
    pad_.set(hold.button, false);
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::TiltStick& tilt)
{
    pad_.tilt(tilt.stick, tilt.right, tilt.down);
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::Expect& expect)
{
    if (!wait_until(patience_for_texts,
                    [this, &expect] { return app_.shown().shows(expect.text); }))
        return Failure{{N_("\"{text}\" did not appear on the screen"), {{"text", expect.text}}}};
    return Done{};
}

Attempt ScriptPlayer::wait_while_busy()
{
    if (!wait_until(patience_for_puzzles, [this] { return !app_.scenes().top().is_busy(); }))
        return Failure{{N_("the puzzle is not ready")}};
    return Done{};
}

// Waits in real time, without advancing the script's clock.
bool ScriptPlayer::wait_until(std::chrono::seconds patience, const std::function<bool()>& happened)
{
    const auto start = std::chrono::steady_clock::now();
    while (!app_.is_over() && !happened()) {
        if (std::chrono::steady_clock::now() - start > patience)
            return false;
        std::this_thread::sleep_for(between_looks);
        app_.turn();
    }
    return true;
}

Attempt ScriptPlayer::perform(const step::Wait& wait)
{
    pass(engine::PlayTime{wait.milliseconds});
    return Done{};
}

void ScriptPlayer::pass(engine::PlayTime time)
{
    engine::PlayTime left = time;
    while (left.count() > 0 && !app_.is_over()) {
        const engine::PlayTime change = app_.next_change().value_or(left);
        const engine::PlayTime passing = std::clamp(change, engine::PlayTime(1), left);
        app_.clock().pass(passing);
        left -= passing;
        app_.turn();
    }
}

Attempt ScriptPlayer::perform(const step::Resize& resize)
{
    app_.window().resize(resize.size);
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::Focus& focus)
{
    change_focus(focus.gained);
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::Screenshot& screenshot)
{
    return app_.window().write_picture(screenshot.file);
}

Attempt ScriptPlayer::perform(const step::Film& film)
{
    const std::string stem = film.file.substr(0, film.file.rfind('.'));
    for (int time = 0; time <= film.milliseconds && !app_.is_over(); time += film.every) {
        if (time > 0)
            pass(engine::PlayTime{film.every});
        std::string number = std::to_string(time);
        number.insert(0, 4 - std::min<std::size_t>(number.size(), 4), '0');
        Attempt written = app_.window().write_picture(stem + "-" + number + ".png");
        if (!written)
            return written;
    }
    return Done{};
}

Attempt ScriptPlayer::perform(const step::Slide&)
{
    app_.let_screens_slide(true);
    return Done{};
}

Attempt ScriptPlayer::perform(const step::QuitGame&)
{
    ask_to_close();
    app_.turn();
    return Done{};
}

Attempt ScriptPlayer::perform(const step::Solve& solve)
{
    if (app_.is_over())
        return Done{};
    const auto game = app_.scenes().top().open_game();
    if (!game)
        return Failure{{N_("no puzzle is on the screen to be solved")}};
    press(Key::Letter, 'Z');
    int filled = 0;
    for (const engine::Cell cell : game->session.grid().cells()) {
        if (!needs_digit(game->session, cell) || (solve.cells > 0 && filled == solve.cells))
            continue;
        if (const Attempt attempt = fill(cell); !attempt)
            return attempt;
        ++filled;
    }
    return Done{};
}

Attempt ScriptPlayer::go_to(engine::Cell cell)
{
    for (int step = 0; step < max_steps_to_a_cell; ++step) {
        const auto game = app_.scenes().top().open_game();
        if (!game)
            break;
        const engine::Cells& selection = game->input.selection;
        if (selection == engine::Cells{cell})
            return Done{};
        if (selection.empty()) {
            press(Key::Right);
            continue;
        }
        const engine::Place here = game->session.grid().place_of(selection.back());
        const engine::Place there = game->session.grid().place_of(cell);
        if (here.row != there.row)
            press(here.row < there.row ? Key::Down : Key::Up);
        else
            press(here.column < there.column ? Key::Right : Key::Left);
    }
    // Where gaps in the board stop the arrow keys, Tab still reaches every empty cell.
    for (int step = 0; step < max_tabs_to_a_cell; ++step) {
        press(Key::Tab);
        const auto game = app_.scenes().top().open_game();
        if (game && game->input.selection == engine::Cells{cell})
            return Done{};
    }
    return Failure{{N_("the arrow keys did not lead to the next open cell")}};
}

Attempt ScriptPlayer::fill(engine::Cell cell)
{
    if (const Attempt attempt = go_to(cell); !attempt)
        return attempt;
    const auto game = app_.scenes().top().open_game();
    const engine::Grid& grid = game->session.grid();
    const engine::Digit digit = game->session.puzzle().solution[cell];
    // Pictures are written by their numerals.
    const std::string symbol =
        engine::are_pictures(symbol_set_of(grid)) ? std::to_string(digit) : grid.symbol(digit);
    const bool numeral = symbol.front() >= '0' && symbol.front() <= '9';
    for (const char character : symbol)
        press(numeral ? Key::Digit : Key::Letter, character);
    // A numeral that may be the first of two would wait for the second, so Enter ends it.
    if (numeral && symbol.size() == 1 && game->session.grid().size() > 9)
        press(Key::Enter);
    return Done{};
}

} // namespace game
