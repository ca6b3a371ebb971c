#include "game/ui/kept_keys.h"

namespace game {

bool is_kept_by_browser(const KeyPressed&)
{
    return false;
}

} // namespace game
