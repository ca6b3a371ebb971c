#include "tests/robot/robot.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <numeric>
#include <thread>

#include <SDL.h>

#include "engine/base/count.h"
#include "engine/practice/stock/practice_stock.h"
#include "engine/recipe/board_of_the_day.h"
#include "engine/recipe/stock.h"
#include "game/platform/simulated_input.h"
#include "game/print/font_files.h"
#include "game/print/sheet_files.h"
#include "game/scenes/screens.h"
#include "tests/robot/watched_sdl.h"
#include "tests/sanitized.h"

namespace robot {

namespace {

using engine::PlayTime;

constexpr int lives_on_folder = 4;
constexpr int lives_to_warm_up = 2; // in the first folder: everything is created that is made once
                                    // and kept
constexpr int most_inputs_at_once = 8;
constexpr int between_close_looks = 150;
constexpr auto patience = std::chrono::milliseconds(1500); // waiting time for puzzles and hints
constexpr auto between_looks = std::chrono::milliseconds(8);
constexpr std::int64_t first_date = 1'800'000'000;

constexpr std::size_t megabyte = 1 << 20;
// The limit after a folder: nothing of the game may remain but what the system's libraries keep.
constexpr std::size_t growth_of_libraries = megabyte;
// The limit while the game runs, besides what grows with the window: texts, pictures and fonts are
// bounded.
constexpr std::size_t room_for_game = 40 * megabyte;
// The limit for the whole process in a window of the usual size, however long it plays.
constexpr std::size_t room_in_machine = 64 * megabyte;
constexpr std::size_t usual_pixels = 1280 * 800;
// Of a game that stays: in all, and how much more in its second half than from a third to a half.
constexpr std::size_t room_of_its_own = 96 * megabyte;
constexpr std::size_t growth_of_its_own = 3 * megabyte;
// Of such a game the robot remembers only the last ones: they are in the memory that is measured.
constexpr std::size_t remembered_while_measuring = 20;

std::string in_megabytes(std::size_t bytes)
{
    return std::to_string(bytes / (megabyte / 10) / 10) + "." +
           std::to_string(bytes / (megabyte / 10) % 10) + " MB";
}

std::vector<char> picture(const game::Window& window)
{
    const SDL_Surface* surface = SDL_GetWindowSurface(&window.handle());
    if (surface == nullptr)
        return {};
    const char* pixels = static_cast<const char*>(surface->pixels);
    return {pixels, pixels + static_cast<std::ptrdiff_t>(surface->h) * surface->pitch};
}

// Mostly short, so that starts and ends are frequent.
int length_of_life(Dice& dice)
{
    const int kind = dice.below(20);
    return 20 + dice.below(kind == 0 ? 6000 : kind < 6 ? 900 : 250);
}

} // namespace

Robot::Robot(const Plan& plan, Diary& diary) : plan_(plan), diary_(diary), dice_(plan.seed) {}

Witness Robot::new_witness() const
{
    return Witness(plan_.stays ? remembered_while_measuring
                               : std::numeric_limits<std::size_t>::max());
}

bool Robot::is_over() const
{
    const auto time = std::chrono::steady_clock::now() - start_;
    return diary_.inputs() >= plan_.events ||
           (plan_.minutes > 0 && time > std::chrono::minutes(plan_.minutes));
}

void Robot::play()
{
    while (!is_over())
        play_on_new_folder();
    if (own_.empty())
        return;
    const std::size_t before = mean_own(1.0 / 3, 1.0 / 2);
    const std::size_t at_last = mean_own(1.0 / 2, 1);
    std::cout << "The game's own memory: " << in_megabytes(own_.front()) << " at first, "
              << in_megabytes(before) << " from a third to a half, " << in_megabytes(at_last)
              << " in the second half, at most " << in_megabytes(std::ranges::max(own_))
              << std::endl; // complain() ends without flushing
    if (std::ranges::max(own_) > room_of_its_own || at_last > before + growth_of_its_own)
        diary_.complain("the game takes too much memory");
}

void Robot::play_on_new_folder()
{
    std::filesystem::remove_all(plan_.folder / "data");
    ++folders_;
    const int lives = folders_ == 1 ? lives_to_warm_up : lives_on_folder;
    for (int life = 0; life < lives && !is_over(); ++life)
        live();
    actions_ += witness_.actions();
    runs_ += witness_.runs();
    witness_ = new_witness();
    look_at_what_is_left();
}

// Whatever life asks first for the puzzles that were found in advance: they are kept.
void Robot::read_what_is_kept()
{
    for (const auto read :
         {engine::read_boards_of_the_day, engine::read_stock, engine::read_practice_stock}) {
        if (!read())
            diary_.complain("the puzzles that were found in advance can't be used");
    }
    print_a_page();
}

// Cairo keeps fonts and what it has drawn for the next page, also in the game.
void Robot::print_a_page()
{
    const auto fonts = game::PrintFonts::find(*game::trusted_font_folders({}));
    if (!fonts)
        diary_.complain("there are no fonts to print with");
    engine::Sheet sheet{{200, 200}};
    for (const auto weight : {engine::SheetWeight::Regular, engine::SheetWeight::Bold})
        sheet.parts.push_back(
            engine::SheetText{"1 2 3", {100, 100}, engine::SheetAlign::Left, 20, weight});
    for (const auto format : {game::SheetFormat::Pdf, game::SheetFormat::Png}) {
        if (!game::draw_files({&sheet, 1}, {.format = format}, *fonts))
            diary_.complain("a page can't be drawn");
    }
}

void Robot::look_at_what_is_left()
{
    read_what_is_kept();
    last_ = look_at_machine("between folders");
    if (!first_)
        first_ = last_;
    if (last_.allocated > first_->allocated + growth_of_libraries)
        diary_.complain("memory has grown by " + in_megabytes(last_.allocated - first_->allocated));
    if (last_.descriptors != first_->descriptors)
        diary_.complain("files were left open");
}

void Robot::live()
{
    ++lives_;
    open_game();
    // Otherwise what is read late, and kept, would look as if something grew.
    if (plan_.stays)
        read_what_is_kept();
    go_on_with_last_game();
    const int length = plan_.stays ? std::numeric_limits<int>::max() : length_of_life(dice_);
    for (int input = 0; input < length && !app_->is_over() && !is_over(); ++input)
        do_something();
    close_game();
}

void Robot::open_game()
{
    // The wall clock also advances, unless somebody sets it.
    const std::int64_t jump = dice_.below(10) == 0 ? dice_.below(200'000) - 100'000 : 0;
    const std::int64_t date = first_date + lived_.count() / 1000 + lives_ + jump;
    ::setenv("SOURCE_DATE_EPOCH", std::to_string(date).c_str(), 1);
    game::GameOptions options;
    options.data_dir = (plan_.folder / "data").string();
    options.seed = engine::seed_code(static_cast<std::uint64_t>(1 + dice_.below(1 << 30)));
    auto opened = game::App::open(options, game::Visibility::OffScreen, game::make_title_scene);
    if (!opened)
        diary_.complain("the game does not open: " + engine::in_english(opened.why()));
    app_ = *std::move(opened);
    app_->let_screens_slide(true);
    diary_.remark("the game is opened, life " + std::to_string(lives_));
    if (dice_.below(3) == 0)
        devices_.start();
    let_game_turn();
}

void Robot::go_on_with_last_game()
{
    if (!witness_.last_saved() || dice_.below(3) == 0) {
        if (dice_.below(3) != 0)
            begin_new_game();
        return;
    }
    diary_.note("go on with the last game");
    game::press_key({.key = game::Key::Letter, .symbol = 'C'});
    app_->turn();
    const auto game = app_->scenes().top().open_game();
    if (!game)
        diary_.complain("the last game does not go on");
    insist(witness_.wrong_with_return(*game));
    look();
}

void Robot::begin_new_game()
{
    diary_.note("begin a new game");
    game::press_key({.key = game::Key::Enter});
    let_game_turn();
}

void Robot::close_game()
{
    look_closely();
    if (!app_->is_over()) {
        diary_.note("close the window");
        ++since_turn_;
        game::ask_to_close();
        app_->turn();
        look();
        if (!app_->is_over())
            diary_.complain("the window does not close");
    }
    const engine::Attempt finished = app_->finish();
    if (!finished)
        diary_.complain("not all was saved: " + engine::in_english(finished.why()));
    devices_.stop();
    app_.reset();
    insist(witness_.search(plan_.folder / "data"));
    std::filesystem::remove_all(plan_.folder / "data" / "pictures");
}

void Robot::do_something()
{
    if (mood_lasts_-- <= 0)
        choose_mood();
    const auto game = game_on_screen();
    ++since_turn_;
    if (!plan_.stays && dice_.below(30) == 0)
        diary_.note(move_window(*app_, dice_));
    else if (dice_.below(30) == 0)
        diary_.note(devices_.change(dice_));
    else if (mood_ == Mood::Raving && dice_.below(3) != 0)
        diary_.note(rave(*app_, dice_));
    else
        diary_.note(sensible_thing(game));
    // On a busy machine several inputs arrive at once.
    if (!game || mood_ == Mood::Solving || dice_.below(4) != 0 ||
        since_turn_ >= most_inputs_at_once)
        let_game_turn();
}

std::string Robot::sensible_thing(const std::optional<engine::SavedGame>& game)
{
    if (!game || mood_ == Mood::Wandering || dice_.below(40) == 0)
        return wander(*app_, dice_);
    return mood_ == Mood::Solving ? solve(*game) : play_on(*app_, *game, dice_);
}

void Robot::choose_mood()
{
    mood_lasts_ = 10 + dice_.below(80);
    switch (dice_.below(10)) {
    case 0:
    case 1:
        mood_ = Mood::Raving;
        break;
    case 2:
    case 3:
        mood_ = Mood::Wandering;
        break;
    case 4:
        mood_ = Mood::Solving;
        mood_lasts_ = 400;
        break;
    default:
        mood_ = Mood::Playing;
    }
    diary_.remark("mood " + std::to_string(static_cast<int>(mood_)));
}

void Robot::let_game_turn()
{
    let_time_pass();
    app_->turn();
    wait_for_work();
    look();
}

// Mostly short, like between two keys; sometimes as long as a break, or a night.
void Robot::let_time_pass()
{
    PlayTime time{dice_.below(250)};
    if (dice_.below(50) == 0)
        time = PlayTime{dice_.below(20'000)};
    if (dice_.below(2000) == 0)
        time = PlayTime{dice_.below(40'000'000)};
    lived_ += time;
    app_->clock().pass(time);
}

// Puzzles and hints are made in the background, in real time. The robot does not wait long for
// them: its next input may cancel them.
void Robot::wait_for_work()
{
    const auto start = std::chrono::steady_clock::now();
    while (!app_->is_over() && app_->scenes().top().is_busy() &&
           std::chrono::steady_clock::now() - start < patience) {
        std::this_thread::sleep_for(between_looks);
        app_->turn();
    }
    if (!app_->is_over() && app_->scenes().top().is_busy())
        diary_.remark("did not wait for a puzzle or a hint");
}

std::optional<engine::SavedGame> Robot::game_on_screen() const
{
    auto game = app_->is_over() ? std::nullopt : app_->scenes().top().open_game();
    return game && game->id.empty() ? std::nullopt : game; // it is not saved
}

bool Robot::asks_to_forget() const
{
    return !app_->is_over() && app_->shown().shows(app_->texts().tr("Delete"));
}

void Robot::look()
{
    if (std::exchange(asked_to_forget_, asks_to_forget()))
        witness_.may_have_forgotten();
    insist(witness_.see(game_on_screen(), std::exchange(since_turn_, 0),
                        lived_ - std::exchange(seen_at_, lived_)));
    insist(take_sdl_failure());
    if (!app_->is_over() && app_->shown().calls().empty())
        diary_.complain("there is nothing on the screen");
    if (++since_close_look_ >= between_close_looks)
        look_closely();
}

void Robot::look_closely()
{
    since_close_look_ = 0;
    const game::Size size = app_->window().output();
    const std::size_t pixels = static_cast<std::size_t>(size.width * size.height);
    const Holdings held = look_at_machine("in the game");
    const bool too_much = held.allocated > room_for_game + 12 * pixels ||
                          (pixels <= usual_pixels && held.resident > room_in_machine);
    if (too_much && !is_sanitized && !plan_.stays)
        diary_.complain("the game takes too much memory");
    if (plan_.stays)
        own_.push_back(held.own);
    insist(witness_.examine());
    look_at_picture();
}

// A screen drawn in parts must look the same as when drawn at once.
void Robot::look_at_picture()
{
    if (app_->is_over() || app_->scenes().top().is_busy())
        return;
    const auto calls = app_->shown().calls();
    const std::vector<char> before = picture(app_->window());
    app_->forget_frame();
    app_->turn();
    if (app_->shown().calls() == calls && picture(app_->window()) != before)
        diary_.complain("parts of the screen are out of date");
}

Holdings Robot::look_at_machine(const std::string& when)
{
    const Holdings now = holdings();
    most_resident_ = std::max(most_resident_, now.resident);
    diary_.remark(when + ": " + in_megabytes(now.allocated) + " asked for, " +
                  in_megabytes(now.resident) + " in memory, " + std::to_string(now.descriptors) +
                  " files open");
    return now;
}

std::size_t Robot::mean_own(double from, double to) const
{
    const auto at = [this](double share) {
        return own_.begin() + static_cast<std::ptrdiff_t>(share * engine::count_of(own_));
    };
    return std::accumulate(at(from), at(to), std::size_t{0}) /
           static_cast<std::size_t>(std::max<std::ptrdiff_t>(1, at(to) - at(from)));
}

void Robot::insist(const std::string& wrong)
{
    if (!wrong.empty())
        diary_.complain(wrong);
}

std::string Robot::report() const
{
    const auto hours = std::chrono::duration_cast<std::chrono::minutes>(lived_).count() / 60;
    return std::to_string(diary_.inputs()) + " inputs in " + std::to_string(lives_) +
           " starts of the game, " + std::to_string(hours) +
           " hours of its time: " + std::to_string(actions_) + " actions, " +
           std::to_string(runs_) +
           " runs in books. Left between games: " + in_megabytes(first_->allocated) +
           " at first, " + in_megabytes(last_.allocated) + " at last; at most " +
           in_megabytes(most_resident_) + " in memory";
}

} // namespace robot
