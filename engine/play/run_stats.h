#pragma once
// Statistics of a run besides its time. They are saved with the record, so that the table can tell
// clean runs from assisted ones.

#include "engine/base/member.h"

namespace engine {

struct RunStats {
    int wrong_entries = 0; // digits placed that differ from the solution; undo does not forgive
    int checks = 0;
    int note_fills = 0;
    int pauses = 0;
    int hints = 0;                  // level 1 opened: where to look
    int hints_named = 0;            // of those, continued to level 2: the technique
    int hints_explained = 0;        // of those, continued to level 3: the reason
    bool mistakes_revealed = false; // the screen showed which digits were wrong
    bool notes_struck = false;      // the screen showed which notes were impossible
    bool given_up = false;          // the screen showed the solution
    int singles_fills = 0;          // how often all singles were written
    bool possible_shown = false;    // the screen showed which digits were possible
    bool copied_out = false;        // digits were printed, copied or saved as a picture
    bool interrupted = false;       // time was left out that may have been the machine's sleep
    bool script_solved = false;     // a script wrote digits that it took from the solution
    bool sums_struck = false;       // the screen showed which combinations were impossible

    // A run is clean without help that knows more than the player: no hints, checks, filled or
    // struck notes, struck sums, written singles, possible digits, revealed mistakes or solution,
    // and no script that knows the solution; and if its digits could be looked at only while its
    // clock ran.
    bool clean() const
    {
        return checks == 0 && note_fills == 0 && hints == 0 && hints_named == 0 &&
               hints_explained == 0 && !mistakes_revealed && !notes_struck && !given_up &&
               singles_fills == 0 && !possible_shown && !sums_struck && !copied_out &&
               !script_solved;
    }

    // Files have them all, each as said here; lists of runs have their columns in this order.
    static void for_each_member(auto& self, auto visit)
    {
        visit({"wrong_entries"}, self.wrong_entries);
        visit({"checks"}, self.checks);
        visit({"note_fills"}, self.note_fills);
        visit({"pauses"}, self.pauses);
        visit({"hints"}, self.hints);
        visit({.name = "hints_named", .is_later = true}, self.hints_named);
        visit({.name = "hints_explained", .is_later = true}, self.hints_explained);
        visit({"mistakes_revealed"}, self.mistakes_revealed);
        visit({.name = "notes_struck", .is_later = true, .needs = 3}, self.notes_struck);
        visit({.name = "given_up", .is_later = true, .needs = 3}, self.given_up);
        visit({.name = "singles_fills", .is_later = true, .needs = 4}, self.singles_fills);
        visit({.name = "possible_shown", .is_later = true, .needs = 4}, self.possible_shown);
        visit({.name = "copied_out", .is_later = true, .needs = 5}, self.copied_out);
        visit({.name = "interrupted", .is_later = true, .needs = 5}, self.interrupted);
        visit({.name = "script_solved", .is_later = true, .needs = 5}, self.script_solved);
        visit({.name = "sums_struck", .is_later = true, .needs = 6}, self.sums_struck);
    }

    friend bool operator==(const RunStats&, const RunStats&) = default;
};

} // namespace engine
