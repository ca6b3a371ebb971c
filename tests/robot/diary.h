#pragma once
// A log of what the robot did, line by line in a file, so that it is there after a crash.

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

namespace robot {

class Diary {
public:
    explicit Diary(std::filesystem::path file);

    // Logs an input. If the game does not return from it for a long time, that is reported as a
    // hang.
    void note(const std::string& what);
    // Logs information that is not an input.
    void remark(const std::string& what);
    // Reports an error and ends the program.
    [[noreturn]] void complain(const std::string& wrong);

    std::int64_t inputs() const { return inputs_; }

private:
    void write(const std::string& line);

    std::filesystem::path file_;
    std::ofstream stream_;
    std::int64_t inputs_ = 0;
    std::size_t lines_ = 0;
};

// Returns the last lines of the file.
std::string end_of_diary(const std::filesystem::path& file);

} // namespace robot
