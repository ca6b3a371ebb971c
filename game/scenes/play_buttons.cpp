#include "game/scenes/play_buttons.h"

#include "game/scenes/play_scene.h"

namespace game {
namespace {

using engine::N_;

struct ModeButton {
    Command command;
    Icon icon;
    const char* name;
};

constexpr std::array mode_buttons = {
    ModeButton{Command::ModeDigit, Icon::ModeDigit, N_("Digit")},
    ModeButton{Command::ModeCorner, Icon::ModeCorner, N_("Corner")},
    ModeButton{Command::ModeCentre, Icon::ModeCentre, N_("Centre")},
    ModeButton{Command::ModeColour, Icon::ModeColour, N_("Colour")},
};

enum class KeyLabel { Shown, Hidden };

// Makes buttons in the player's words.
class Buttons {
public:
    Buttons(const engine::Catalogue& words, const engine::Grid& grid) : words_(words), grid_(grid)
    {
    }

    void add_mode(std::size_t index, Rect area, ButtonFace face, bool wide, bool chosen)
    {
        const ModeButton& mode = mode_buttons[index];
        Button button{.id = button_of(mode.command), .area = area, .style = ButtonStyle::Mode};
        button.icon = mode.icon;
        button.chosen = chosen;
        if (face == ButtonFace::Row) {
            button.label = words_.tr(mode_name(mode));
            button.detail = wide ? mode_key(index) : "";
        }
        all.push_back(button);
    }

    void add_key(int id, Rect area)
    {
        all.push_back(Button{.id = id, .area = area, .style = ButtonStyle::Keycap});
    }

    void add_tool(Command command,
                  Icon icon,
                  const char* name,
                  Rect area,
                  ButtonFace face,
                  ButtonStyle style,
                  bool enabled)
    {
        if (area.empty())
            return;
        Button button{.id = button_of(command), .area = area, .style = style};
        button.enabled = enabled;
        button.icon = icon;
        if (face == ButtonFace::IconOnly && style == ButtonStyle::Quiet)
            button.style = ButtonStyle::Square;
        if (face == ButtonFace::Row ||
            (face == ButtonFace::Stacked && style == ButtonStyle::Keycap))
            button.label = words_.tr(name);
        if (face == ButtonFace::Stacked && style == ButtonStyle::Quiet)
            button.icon.reset(); // drawn by the scene: icon above word
        all.push_back(button);
    }

    void add_door(Command command,
                  Icon icon,
                  const char* name,
                  Rect area,
                  ButtonFace face,
                  KeyLabel hint = KeyLabel::Shown)
    {
        add_tool(command, icon, name, area, face, ButtonStyle::Quiet, true);
        if (!area.empty() && face == ButtonFace::Row && hint == KeyLabel::Shown)
            all.back().key_hint = key_of(command);
    }

    std::vector<Button> all;

private:
    const char* mode_name(const ModeButton& mode) const
    {
        const bool writes_letters = mode.command == Command::ModeDigit && is_in_letters(grid_);
        return writes_letters ? N_("Letter") : mode.name;
    }

    std::string key_of(Command command) const { return key_shown(command, grid_, words_); }

    // Where the modes' letters are written, other keys lead to them.
    std::string mode_key(std::size_t mode) const
    {
        if (!is_in_letters(grid_))
            return key_of(mode_buttons[mode].command);
        const std::array<std::string, 4> keys = {key_of(Command::NextMode), words_.tr("Shift"),
                                                 words_.tr("Ctrl"),
                                                 words_.tr("Ctrl") + " " + words_.tr("Shift")};
        return keys[mode];
    }

    const engine::Catalogue& words_;
    const engine::Grid& grid_;
};

} // namespace

void PlayScene::refresh_buttons()
{
    refresh_question();
    refresh_hint();
    panel_.set(all_buttons());
}

std::vector<Button> PlayScene::all_buttons() const
{
    Buttons buttons(services_.words, session().grid());
    const bool two_lines = layout_.form == PlayForm::Cockpit || layout_.form == PlayForm::Console;
    for (std::size_t mode = 0; mode < layout_.modes.size(); ++mode)
        buttons.add_mode(mode, layout_.modes[mode], layout_.mode_face, two_lines,
                         static_cast<int>(hand_.mode()) == static_cast<int>(mode));
    for (std::size_t key = 0; key < layout_.keys.size(); ++key)
        buttons.add_key(first_key_id + static_cast<int>(key), layout_.keys[key]);

    const ButtonStyle tool = layout_.tools_are_quiet ? ButtonStyle::Quiet : ButtonStyle::Keycap;
    const ButtonFace face = layout_.tool_face;
    buttons.add_tool(Command::Undo, Icon::Undo, N_("Undo"), layout_.undo, face, tool,
                     session().can_undo());
    buttons.add_tool(Command::Redo, Icon::Redo, N_("Redo"), layout_.redo, face, tool,
                     session().can_redo());
    // Upright it is one of the keys.
    const bool key_like = layout_.form == PlayForm::Stack;
    buttons.add_tool(Command::Erase, Icon::Erase, N_("Erase"), layout_.erase,
                     key_like ? ButtonFace::IconOnly : face, key_like ? ButtonStyle::Keycap : tool,
                     true);

    const ButtonFace hint_face = layout_.tools_are_quiet ? face : layout_.door_face;
    buttons.add_door(Command::Hint, Icon::Hint, N_("Hint"), layout_.hint, hint_face,
                     key_like ? KeyLabel::Hidden : KeyLabel::Shown);
    buttons.add_door(Command::Check, Icon::Check, N_("Check"), layout_.check, ButtonFace::Row);
    buttons.add_door(Command::Pause, Icon::Pause, N_("Pause"), layout_.pause, layout_.door_face);
    buttons.add_door(Command::Back, Icon::Menu, N_("Menu"), layout_.menu, layout_.door_face);
    buttons.add_door(Command::FillNotes, Icon::Pencil, N_("Fill notes"), layout_.fill_notes,
                     ButtonFace::Row);
    buttons.add_door(Command::Settings, Icon::Settings, N_("Settings"), layout_.settings,
                     ButtonFace::Row);
    if (!heading_area().empty())
        buttons.all.push_back(Button{
            .id = button_of(Command::Rules), .area = heading_area(), .style = ButtonStyle::Bare});
    if (card_stands()) {
        std::erase_if(buttons.all,
                      [this](const Button& each) { return touch(each.area, layout_.hint_card); });
        const std::vector<Button>& own = hint_ ? hint_->buttons() : question_->buttons();
        buttons.all.insert(buttons.all.end(), own.begin(), own.end());
    }
    return buttons.all;
}

} // namespace game
