#pragma once
// Answers of a command for each of its puzzles: worked out on several threads, written in the order
// of the puzzles.

#include <functional>
#include <string>
#include <vector>

#include "game/command_line/answer_writer.h"
#include "game/command_line/puzzle_input.h"

namespace game {

// One thread for each core of the machine.
unsigned usual_jobs();

// What all commands that work on puzzles are asked.
struct PuzzleArguments {
    std::vector<std::string> puzzles;
    unsigned jobs = usual_jobs(); // threads
    bool json = false;            // a line of JSON for each puzzle
};

// Adds why a puzzle has no answer: a complaint, or a line of JSON.
void refuse(const PuzzlePlace& place,
            const engine::Message& why,
            bool json,
            const engine::Translations& texts,
            Answer& answer);

// Works out the answer for a puzzle and adds it to `answer`.
using Answering = std::function<void(const PuzzleInput& puzzle, Answer& answer)>;

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
