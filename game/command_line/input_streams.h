#pragma once
// Reads a file or the standard input as it comes, and the streams of a command in a terminal or a
// pipe.

#include <array>
#include <istream>
#include <optional>
#include <streambuf>
#include <string>

#include "game/command_line/commands.h"

namespace game {

// What is there is given at once, and waiting for more ends when the program is asked to end.
class InputBuffer : public std::streambuf {
public:
    explicit InputBuffer(int descriptor) : descriptor_(descriptor) {}
    ~InputBuffer() override;
    InputBuffer(const InputBuffer&) = delete;
    InputBuffer& operator=(const InputBuffer&) = delete;

    // Opens a file; is_open() is false if that fails.
    static int open_file(const std::string& name);
    bool is_open() const { return descriptor_ >= 0; }
    bool has_failed() const { return has_failed_; }
    // How many bytes the file has; nothing if it is not a plain file.
    std::optional<std::size_t> size() const;

protected:
    int_type underflow() override;

private:
    int descriptor_;
    bool has_failed_ = false;
    std::array<char, 64 << 10> bytes_;
};

class StandardStreams {
public:
    StandardStreams();

    // Progress is shown if the error stream is a terminal and the output is not.
    Streams streams();

private:
    InputBuffer input_;
    std::istream in_;
};

} // namespace game
