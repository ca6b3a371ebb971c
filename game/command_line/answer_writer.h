#pragma once
// Writes what commands answer about puzzles, in order, with progress on a terminal.

#include <string>

#include "game/command_line/commands.h"
#include "game/command_line/progress.h"

namespace game {

// What is to be written about one puzzle, or about several.
struct Answer {
    std::string out = {};
    std::string err = {}; // whole lines, with the program's name
    int status = all_good;

    void complain(const std::string& sentence) { err += "cronodoku: " + sentence + "\n"; }
};

// May be called by any thread, but by one at a time.
class AnswerWriter {
public:
    AnswerWriter(Streams streams, const engine::Translations& texts);

    // Writes at once. `share` is how much of the work is done, if it is known. Returns false if the
    // output can't be written any more.
    bool write(const Answer& answer, std::size_t puzzles, std::optional<double> share);
    std::size_t puzzles() const { return puzzles_; }
    int status() const { return status_; } // the worst of all answers

    // Ends the output. Returns the exit status: the given one unless writing failed.
    int finish(int status);

private:
    Streams streams_;
    const engine::Translations& texts_;
    Progress progress_;
    std::size_t puzzles_ = 0;
    int status_ = all_good;
    int error_ = 0; // errno of the first failure
};

} // namespace game
