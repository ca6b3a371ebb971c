#include "game/platform/clipboard.h"

#include <cstdlib>

// packaging/web/library.js
extern "C" {
void page_copy(const char* text);
char* page_copied(); // to be freed
}

namespace game {

// What was pasted last, as browsers do not let a page look at the clipboard.
std::string copied_text()
{
    char* text = page_copied();
    std::string copied = text == nullptr ? "" : text;
    std::free(text);
    return copied;
}

bool copy_text(const std::string& text)
{
    page_copy(text.c_str());
    return true;
}

} // namespace game
