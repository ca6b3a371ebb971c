#pragma once
// What the robot did, line by line, in a file: it is still there when the program has crashed.

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

namespace robot {

class Diary {
public:
    explicit Diary(std::filesystem::path file);

    // One more input, and what it is. Gives it a good while to come back before it is a hang.
    void note(const std::string& what);
    // Something one wants to know when reading what happened; no input.
    void remark(const std::string& what);
    // The end: says what is wrong.
    [[noreturn]] void complain(const std::string& wrong);

    std::int64_t inputs() const { return inputs_; }

private:
    void write(const std::string& line);

    std::filesystem::path file_;
    std::ofstream stream_;
    std::int64_t inputs_ = 0;
    std::size_t lines_ = 0;
};

// The last lines that were written to the file.
std::string end_of_diary(const std::filesystem::path& file);

} // namespace robot
