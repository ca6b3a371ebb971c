#include "tests/robot/diary.h"

#include <csignal>
#include <cstdlib>
#include <deque>
#include <iostream>
#include <unistd.h>

namespace robot {

namespace {

constexpr unsigned half_of_longest_input = 120; // seconds; making puzzles takes long, and the
                                                // sanitizers are slow
constexpr std::size_t lines_in_file = 20'000;
constexpr std::size_t lines_shown = 60;

// If there is no input until the second alarm, the game hangs. At the first one it may only have
// been stopped.
volatile std::sig_atomic_t was_alarmed = 0;

void hear_alarm(int)
{
    if (was_alarmed != 0)
        std::abort();
    was_alarmed = 1;
    ::alarm(half_of_longest_input);
}

std::filesystem::path older(std::filesystem::path file)
{
    return file += ".older";
}

void read_lines(const std::filesystem::path& file, std::deque<std::string>& lines)
{
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
        if (lines.size() > lines_shown)
            lines.pop_front();
    }
}

} // namespace

Diary::Diary(std::filesystem::path file) : file_(std::move(file)), stream_(file_)
{
    std::signal(SIGALRM, hear_alarm);
}

void Diary::note(const std::string& what)
{
    was_alarmed = 0;
    ::alarm(half_of_longest_input);
    ++inputs_;
    write(std::to_string(inputs_) + " " + what);
}

void Diary::remark(const std::string& what)
{
    write("-- " + what);
}

void Diary::complain(const std::string& wrong)
{
    write("WRONG: " + wrong);
    // Does not call destructors: their state is unknown.
    ::_exit(1);
}

// Deletes old lines, so that a long run does not fill the disk.
void Diary::write(const std::string& line)
{
    if (++lines_ > lines_in_file) {
        lines_ = 0;
        stream_.close();
        std::filesystem::rename(file_, older(file_));
        stream_.open(file_);
    }
    stream_ << line << std::endl;
}

std::string end_of_diary(const std::filesystem::path& file)
{
    std::deque<std::string> lines;
    read_lines(older(file), lines);
    read_lines(file, lines);
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

} // namespace robot
