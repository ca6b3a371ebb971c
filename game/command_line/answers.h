#pragma once
// Answers of a command for each of its puzzles: worked out on several threads, written in the order
// of the puzzles.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/command_line/progress.h"
#include "game/command_line/puzzle_input.h"

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

// One thread for each core of the machine.
unsigned usual_jobs();

// What all commands that work on puzzles are asked.
struct PuzzleArguments {
    std::vector<std::string> puzzles;
    unsigned jobs = usual_jobs(); // threads
    bool json = false;            // a line of JSON for each puzzle
    // Up to how many solutions `check` and `solve` count, at least 2; nothing: they only tell none,
    // one and several.
    std::optional<int> solutions = {};
};

// Adds why a puzzle has no answer: a complaint, or a line of JSON.
void refuse(const PuzzlePlace& place,
            const engine::Message& why,
            bool json,
            const engine::Translations& texts,
            Answer& answer);

// Works out the answer for a puzzle and adds it to `answer`.
struct Answering {
    std::function<void(const PuzzleInput& puzzle, Answer& answer)> about;
    // For the classic grids of large files, if it is much faster: adds the same answer and returns
    // true, or adds nothing and returns false. May be empty.
    std::function<bool(const engine::ClassicDigits& givens, Answer& answer)> at_once = {};
};

struct AnswerOptions {
    std::size_t at_once = 1; // how many puzzles one thread takes at a time
    bool in_one_thread = false;
    std::string_view head = {}; // around all answers
    std::string_view foot = {};
};

// Each thread has an Answering of its own. Puzzles that can't be read are reported. Returns the
// worst status.
int answer_all(const PuzzleArguments& asked,
               AnswerOptions options,
               const std::function<Answering()>& make_answering,
               Streams streams,
               const engine::Translations& texts);

} // namespace game
