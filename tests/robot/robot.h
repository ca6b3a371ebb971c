#pragma once
// Plays the real game for a long time, sensibly and at random, and checks it all the while. Its
// games, screens and inputs depend only on one seed.

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "game/app/app.h"
#include "tests/robot/devices.h"
#include "tests/robot/diary.h"
#include "tests/robot/hands.h"
#include "tests/robot/upkeep.h"
#include "tests/robot/witness.h"

namespace robot {

struct Plan {
    std::int64_t events = 10'000;
    std::uint64_t seed = 1;
    int minutes = 0; // limit of real time; 0: none
    // One life in one window of the usual size, to see how much memory it needs.
    bool stays = false;
    std::filesystem::path folder;
};

class Robot {
public:
    Robot(const Plan& plan, Diary& diary);

    // Returns only if no error was found.
    void play();
    // A summary of what was played, in a few lines.
    std::string report() const;

private:
    enum class Mood { Playing, Solving, Wandering, Raving };

    Witness new_witness() const;
    bool is_over() const;
    // Starts the game several times in one folder, then in a new one, so that old games do not pile
    // up.
    void play_on_new_folder();
    // From the start of the program to its end.
    void live();
    void open_game();
    void go_on_with_last_game();
    void begin_new_game();
    void close_game();
    void do_something();
    std::string sensible_thing(const std::optional<engine::SavedGame>& game);
    void choose_mood();
    void let_game_turn();
    void let_time_pass();
    void wait_for_work();
    bool asks_to_forget() const;
    void look();
    void look_closely();
    void read_what_is_kept();
    void print_a_page();
    void look_at_what_is_left();
    void look_at_picture();
    // The mean of what the game itself needed, from one share of its life to another.
    std::size_t mean_own(double from, double to) const;
    Holdings look_at_machine(const std::string& when);
    void insist(const std::string& wrong);
    std::optional<engine::SavedGame> game_on_screen() const;

    Plan plan_;
    Diary& diary_;
    Dice dice_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    Witness witness_ = new_witness();
    Devices devices_;
    std::unique_ptr<game::App> app_;
    Mood mood_ = Mood::Wandering;
    int mood_lasts_ = 0;
    int since_turn_ = 0; // inputs
    int since_close_look_ = 0;
    bool asked_to_forget_ = false;
    engine::PlayTime lived_{0};     // of the game's own time
    engine::PlayTime seen_at_{0};   // the play on the screen
    std::optional<Holdings> first_; // after the first folder
    Holdings last_;
    std::size_t most_resident_ = 0;
    std::vector<std::size_t> own_; // bytes, at each close look, of a game that stays
    int lives_ = 0;
    int folders_ = 0;
    std::size_t runs_ = 0;
    std::size_t actions_ = 0;
};

} // namespace robot
