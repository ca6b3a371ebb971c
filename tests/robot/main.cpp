// A robot that plays with the real screens, sensibly and at random, without a display: nothing may
// crash, leak or be lost. Promises 1, 4 and 9 of docs/PROMISE.md.

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/new_folder.h"
#include "tests/robot/robot.h"

namespace {

namespace fs = std::filesystem;

fs::path diary_of(const robot::Plan& plan)
{
    return plan.folder / "diary";
}

int play(const robot::Plan& plan)
{
    robot::Diary diary(diary_of(plan));
    robot::Robot robot(plan, diary);
    robot.play();
    std::cout << robot.report() << std::endl;
    return 0;
}

// Runs in a process of its own: this one can still report what was done if that one crashes.
int play_watched(const robot::Plan& plan)
{
    const pid_t child = ::fork();
    if (child == 0) {
        // With exit(), because the sanitizers then search for leaks.
        std::exit(play(plan));
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    if (status == 0)
        return 0;
    std::cout << robot::end_of_diary(diary_of(plan)) << "FAILED ";
    if (WIFSIGNALED(status))
        std::cout << "by signal " << WTERMSIG(status);
    std::cout << "\nagain: robot --seed " << plan.seed << " --events " << plan.events
              << (plan.stays ? " --stay" : "") << "\nwhat is left lies in " << plan.folder.string()
              << std::endl;
    return 1;
}

} // namespace

int main(int count, char** arguments)
{
    robot::Plan plan;
    std::string disk = fast_disk();
    CLI::App program("Plays through the real screens, sensibly and senselessly");
    program.add_option("--events", plan.events, "How many inputs")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    program.add_option("--seed", plan.seed)->capture_default_str();
    program.add_option("--minutes", plan.minutes, "Of real time, at most")->capture_default_str();
    program.add_option("--on", disk, "A folder on the disk that is played on")
        ->check(CLI::ExistingDirectory)
        ->capture_default_str();
    program.add_flag("--stay", plan.stays, "One long life in one window, to measure memory");
    bool keep = false;
    program.add_flag("--keep", keep, "Leave the diary there when all was well, too");
    CLI11_PARSE(program, count, arguments);

    try {
        plan.folder = new_folder("robot", disk);
    } catch (const std::runtime_error& none) {
        std::cerr << none.what() << "\n";
        return 2;
    }
    const int status = play_watched(plan);
    if (status == 0 && !keep)
        fs::remove_all(plan.folder);
    return status;
}
