#include "game/platform/clipboard.h"

#include <SDL.h>

namespace game {

std::string copied_text()
{
    char* text = SDL_GetClipboardText();
    std::string copied = text == nullptr ? "" : text;
    SDL_free(text);
    return copied;
}

bool copy_text(const std::string& text)
{
    return SDL_SetClipboardText(text.c_str()) == 0;
}

} // namespace game
