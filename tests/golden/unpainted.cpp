// Replaces DisplayList::replay() where frames are painted. Linked with --wrap=NAME: see
// tests/CMakeLists.txt.

#include "tests/golden/unpainted.h"

#include "game/ui/display_list.h"

namespace {

int unpainted = 0;

} // namespace

extern "C" {

void __real__ZNK4game11DisplayList6replayERNS_6CanvasENS_4RectE(const game::DisplayList* list,
                                                                game::Canvas& canvas,
                                                                game::Rect only_inside);

void __wrap__ZNK4game11DisplayList6replayERNS_6CanvasENS_4RectE(const game::DisplayList* list,
                                                                game::Canvas& canvas,
                                                                game::Rect only_inside)
{
    if (unpainted == 0)
        __real__ZNK4game11DisplayList6replayERNS_6CanvasENS_4RectE(list, canvas, only_inside);
}

} // extern "C"

namespace golden {

Unpainted::Unpainted(bool is_on) : is_on_(is_on)
{
    unpainted += is_on_ ? 1 : 0;
}

Unpainted::~Unpainted()
{
    unpainted -= is_on_ ? 1 : 0;
}

} // namespace golden
