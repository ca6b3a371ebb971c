#pragma once
// What is true of a run besides its time: kept with the record, so that the table stays honest.

namespace engine {

struct Facts {
    int wrong_entries = 0; // digits placed that differ from the solution; undo does not forgive
    int checks = 0;
    int note_fills = 0;
    int pauses = 0;
    int hints = 0;                  // opened: told where to look
    int hints_named = 0;            // of those that went on, told the technique
    int hints_explained = 0;        // and those that told why
    bool mistakes_revealed = false; // the screen showed which digits were wrong

    // No help that knows more than the player: neither hints, checks, filled notes nor revealing.
    bool clean() const
    {
        return checks == 0 && note_fills == 0 && hints == 0 && hints_named == 0 &&
               hints_explained == 0 && !mistakes_revealed;
    }

    friend bool operator==(const Facts&, const Facts&) = default;
};

} // namespace engine
