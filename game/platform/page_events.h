#pragma once
// What the window of a browser's page needs beside SDL: only there.

namespace game {

// The page takes a turn soon.
void wake_page();
// The same from now on whenever an event comes in.
void wake_page_on_events();
// As if the player pressed Ctrl+V.
void press_paste();

} // namespace game
