#pragma once
// What is remembered of the puzzles that are played and shown, so that nobody has a clean run of
// one that was seen before: see engine/play/known_puzzle.h.

#include <string>

#include "engine/formats/shared_puzzle.h"
#include "engine/play/known_puzzle.h"
#include "engine/store/documents/saved_game.h"
#include "game/scenes/services.h"

namespace game {

// By the player whose initials were entered last.
engine::AttemptAt
attempt_at(const Services& services, engine::Fingerprint puzzle, bool is_from_elsewhere);
engine::AttemptAt attempt_of(const Services& services, const engine::SavedGame& game);

// Remembers how far a play of the puzzle has come: its time, its help, and whether its solution was
// seen.
void remember(Services& services, const engine::AttemptAt& attempt, const engine::SavedGame& game);

// Remembers that digits of a puzzle that the game deals were shown where no clock runs, or steps
// towards the solution, or the solution, outside a play: of a puzzle from elsewhere, whatever was
// placed on it, or of a finished run.
enum class ShownOfPuzzle { Digits, Steps, Solution };
// With its solution, if that is known: other puzzles that have it are known then, too.
void remember_shown(Services& services,
                    const engine::SharedPuzzle& puzzle,
                    ShownOfPuzzle shown,
                    const engine::Digits& solution = {});
// Remembers how long a puzzle stood where no clock runs, in all.
void remember_look(Services& services, const engine::SharedPuzzle& puzzle, engine::PlayTime time);
void remember_solution(Services& services, const engine::AttemptAt& attempt);
// Remembers that the puzzle stands on a page, on paper or on the screen, where no clock runs.
void remember_page(Services& services, const engine::AttemptAt& attempt);

// When a puzzle is dealt that nobody can have seen: another list of known puzzles begins with it if
// the one of the folder is lost.
void begin_list_if_lost(Services& services, const engine::AttemptAt& attempt);

// Adds what the book has of the puzzle with this recipe, also of the time before there was a list
// of known puzzles.
void add_runs(const Services& services, const std::string& recipe, engine::Foreknowledge& known);

// The game as it begins, or goes on, with what is known of its puzzle: it is a rematch, which takes
// nothing else over, or its time is at least that, and the help is noted in its log. The play must
// not be paused or over.
void take_known(engine::SavedGame& game, const engine::Foreknowledge& known);

// What a player should know before the clock runs: a sentence for each part of it; none if there is
// nothing to say.
std::vector<std::string> sentences_about(const engine::Translations& texts,
                                         const engine::Foreknowledge& known);

} // namespace game
