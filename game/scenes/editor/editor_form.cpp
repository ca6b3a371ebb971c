#include "game/scenes/editor/editor_form.h"

#include <algorithm>

namespace game {
namespace {

constexpr double least_tools = 216; // units that grow with the text
constexpr double least_card = 264;

} // namespace

EditorForm form_in(const EditorRoom& room)
{
    if (room.window_width < 0.95 * room.window_height || room.width < 560)
        return EditorForm::Below;
    const double columns = room.scale.grown(least_tools + least_card) + 2 * beside_board;
    const bool has_room = room.width >= columns + 0.6 * room.window_height &&
                          room.window_height >= room.scale.grown(700);
    return has_room ? EditorForm::Wide : EditorForm::Beside;
}

double tools_width(EditorForm form, const EditorRoom& room)
{
    return form == EditorForm::Wide ? room.scale.grown(least_tools) : card_width(form, room);
}

double card_width(EditorForm form, const EditorRoom& room)
{
    return form == EditorForm::Below ? room.width
                                     : std::min(room.scale.grown(least_card), 0.55 * room.width);
}

} // namespace game
