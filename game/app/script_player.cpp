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
    solving_is_help_ = script.solving_is_help;
    app_.turn();
    for (const ScriptStep& step : script.steps) {
        if (app_.is_over())
            return Done{};
        Attempt attempt = step.perform(*this);
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

Attempt ScriptPlayer::turn()
{
    app_.turn();
    return Done{};
}

void ScriptPlayer::press(Key key, char symbol)
{
    press_key(KeyPressed{.key = key, .symbol = symbol});
    app_.turn();
}

Attempt ScriptPlayer::key(const KeyPressed& key, int times)
{
    for (int time = 0; time < times && !app_.is_over(); ++time) {
        if (Attempt ready = wait_while_busy(); !ready) // a busy screen might take no key
            return ready;
        press_key(key);
        app_.turn();
    }
    return Done{};
}

Attempt ScriptPlayer::type(const std::string& text)
{
    type_text(text);
    return turn();
}

Attempt ScriptPlayer::drop(const std::string& file)
{
    drop_file(file);
    app_.turn();
    if (!wait_until(patience_for_puzzles, [this] { return !app_.is_reading_file(); }))
        return Failure{{N_("the file is not read")}};
    return Done{};
}

Attempt ScriptPlayer::click(Point at, PointerButton button, int clicks)
{
    move_pointer(at, false);
    for (int count = 1; count <= clicks; ++count) {
        press_pointer(at, button, count);
        release_pointer(at, button);
    }
    return turn();
}

Attempt ScriptPlayer::drag(Point from, Point to)
{
    constexpr int moves = 32;
    move_pointer(from, false);
    press_pointer(from, PointerButton::Left, 1);
    for (int move = 1; move <= moves; ++move)
        move_pointer(
            Point{from.x + (to.x - from.x) * move / moves, from.y + (to.y - from.y) * move / moves},
            true);
    release_pointer(to, PointerButton::Left);
    return turn();
}

Attempt ScriptPlayer::move(Point to)
{
    move_pointer(to, false);
    return turn();
}

Attempt ScriptPlayer::wheel(Point at, int steps)
{
    turn_wheel(at, steps);
    return turn();
}

Attempt ScriptPlayer::at_text(const std::string& text, const std::function<Attempt(Point)>& act)
{
    if (const auto at = middle_of(app_.shown(), text))
        return act(*at);
    return Failure{{N_("there is no \"{text}\" on the screen"), {{"text", text}}}};
}

Attempt ScriptPlayer::press_text(const std::string& text)
{
    return at_text(text, [this](Point at) { return click(at, PointerButton::Left, 1); });
}

Attempt ScriptPlayer::tap_text(const std::string& text)
{
    return at_text(text, [this](Point at) { return tap(at, 1, 1); });
}

void ScriptPlayer::move_finger(int finger, FingerChange change, Point at)
{
    game::move_finger(finger, change, at, app_.window().output());
}

Attempt ScriptPlayer::tap(Point at, int times, int fingers)
{
    for (int time = 0; time < times; ++time) {
        for (const FingerChange change : {FingerChange::Pressed, FingerChange::Released}) {
            for (int finger = 0; finger < fingers; ++finger)
                move_finger(finger, change, {at.x + finger * 60, at.y});
        }
    }
    return turn();
}

Attempt ScriptPlayer::hold(Point at, int time)
{
    move_finger(0, FingerChange::Pressed, at);
    app_.turn();
    pass(engine::PlayTime{time});
    move_finger(0, FingerChange::Released, at);
    return turn();
}

Attempt ScriptPlayer::swipe(Point from, Point to, FingersOfSwipe fingers)
{
    constexpr int moves = 16;
    const auto move_all = [&](int move, FingerChange change) {
        const Point middle{from.x + (to.x - from.x) * move / moves,
                           from.y + (to.y - from.y) * move / moves};
        const int apart = fingers.apart + (fingers.apart_at_last - fingers.apart) * move / moves;
        for (int finger = 0; finger < fingers.count; ++finger) {
            const int side = fingers.count == 1 ? 0 : (finger == 0 ? -apart : apart) / 2;
            move_finger(finger, change, {middle.x + side, middle.y});
        }
    };
    move_all(0, FingerChange::Pressed);
    for (int move = 1; move <= moves; ++move)
        move_all(move, FingerChange::Moved);
    move_all(moves, FingerChange::Released);
    return turn();
}

Attempt ScriptPlayer::plug_pad(std::optional<PadKind> kind)
{
    if (!kind)
        pad_.unplug();
    else if (!pad_.plug_in(*kind))
        return Failure{{N_("a gamepad can't be simulated here")}};
    return turn();
}

Attempt ScriptPlayer::press_pad(PadButton button, int times)
{
    for (int time = 0; time < times && !app_.is_over(); ++time) {
        if (Attempt ready = wait_while_busy(); !ready)
            return ready;
        pad_.set(button, true);
        pad_.set(button, false);
        app_.turn();
    }
    return Done{};
}

Attempt ScriptPlayer::hold_pad(PadButton button, int time)
{
    pad_.set(button, true);
    app_.turn();
    pass(engine::PlayTime{time});
    pad_.set(button, false);
    return turn();
}

Attempt ScriptPlayer::tilt(Stick stick, int right, int down)
{
    pad_.tilt(stick, right, down);
    return turn();
}

Attempt ScriptPlayer::expect(const std::string& text)
{
    if (!wait_until(patience_for_texts, [this, &text] { return app_.shown().shows(text); }))
        return Failure{{N_("\"{text}\" did not appear on the screen"), {{"text", text}}}};
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

Attempt ScriptPlayer::wait(int time)
{
    pass(engine::PlayTime{time});
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

Attempt ScriptPlayer::resize(Size size)
{
    app_.window().resize(size);
    return turn();
}

Attempt ScriptPlayer::focus(bool gained)
{
    change_focus(gained);
    return turn();
}

Attempt ScriptPlayer::screenshot(const std::string& file)
{
    return app_.window().write_picture(file, PictureOf::Script);
}

Attempt ScriptPlayer::film(const std::string& file, int time, int every)
{
    const std::string stem = file.substr(0, file.rfind('.'));
    for (int passed = 0; passed <= time && !app_.is_over(); passed += every) {
        if (passed > 0)
            pass(engine::PlayTime{every});
        std::string number = std::to_string(passed);
        number.insert(0, 4 - std::min<std::size_t>(number.size(), 4), '0');
        Attempt written =
            app_.window().write_picture(stem + "-" + number + ".png", PictureOf::Script);
        if (!written)
            return written;
    }
    return Done{};
}

Attempt ScriptPlayer::slide()
{
    app_.let_screens_slide(true);
    return Done{};
}

Attempt ScriptPlayer::quit()
{
    ask_to_close();
    return turn();
}

Attempt ScriptPlayer::solve(std::optional<int> most)
{
    app_.script_solves(solving_is_help_);
    Attempt written = write_solution(most);
    app_.script_solves(false);
    return written;
}

Attempt ScriptPlayer::write_solution(std::optional<int> most)
{
    if (app_.is_over())
        return Done{};
    const auto game = app_.scenes().top().open_game();
    if (!game)
        return Failure{{N_("no puzzle is on the screen to be solved")}};
    press(Key::Letter, 'Z');
    int filled = 0;
    for (const engine::Cell cell : game->session.grid().cells()) {
        if (!needs_digit(game->session, cell) || filled == most)
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
