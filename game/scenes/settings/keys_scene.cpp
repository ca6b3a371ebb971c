#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "game/scenes/help/help_pages.h"
#include "game/scenes/menu_scene.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::N_;

// A key has its index, and its command's place in the table as its row.
enum class KeysButton { Key, Add, Usual, AllUsual };

constexpr TextLook group_look{.size = 17, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook name_look{.size = 15};
constexpr TextLook question_look{.size = 18, .weight = Weight::SemiBold, .align = Align::Centre};
constexpr TextLook answer_look{
    .size = 14, .weight = Weight::Regular, .tint = Paint::Ink2, .align = Align::Centre};
constexpr double key_height = 44;
constexpr double key_gap = 8;
constexpr double padding = 24;

class KeysScene : public MenuScene {
public:
    explicit KeysScene(Services& services) : MenuScene(services)
    {
        panel_.focus({KeysButton::Key, 0, 0});
    }

    Transition handle(const Input& input) override;
    void draw(Canvas& canvas) const override;
    bool takes_every_key() const override { return choice_.has_value(); }

private:
    struct Line {
        Rect area;
        std::string text;
        TextLook look;
    };
    // While the player chooses a key.
    struct Choice {
        Command command;
        std::optional<KeyPressed> instead_of;
        std::optional<KeyPressed> taken = {}; // by another command; pressed again, it is moved
        std::string answer = {};              // what is wrong with the key that was pressed
    };

    std::string title() const override { return tr("Keys"); }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    void draw_content(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    KeyBindings& bindings() { return services_.settings.keys; }
    const KeyBindings& bindings() const { return services_.settings.keys; }
    int place_command(const CommandInfo& info, Rect free);
    std::vector<Button> buttons_of(const CommandInfo& info);
    Button icon_button(KeysButton kind, std::size_t row, Icon icon, std::function<void()> press);
    void place_all_usual(Rect row);

    void ask(Command command, std::optional<KeyPressed> instead_of);
    void answer(const KeyPressed& key);
    bool remove_focused();
    void changed();
    void draw_choice(Canvas& canvas) const;

    Rect card_;
    std::vector<Line> lines_;
    std::optional<Choice> choice_;
};

std::vector<KeyHint> KeysScene::hints() const
{
    return {{name_of(Key::Enter), tr("change")},
            {name_of(Key::Delete), tr("remove")},
            {name_of(Key::Escape), tr("back")}};
}

int KeysScene::place(Rect content)
{
    lines_.clear();
    const Rect inner{content.x + px(padding), content.y + px(12), content.width - 2 * px(padding),
                     0};
    int y = inner.y;
    std::optional<HelpGroup> group;
    for (const CommandInfo& info : all_commands()) {
        if (info.group != group) {
            group = info.group;
            lines_.push_back(
                {Rect{inner.x, y, inner.width, tall(52)}, tr(heading_of(info.group)), group_look});
            y += tall(52);
        }
        y = place_command(info, Rect{inner.x, y, inner.width, 0});
    }
    place_all_usual(Rect{inner.x, y + px(16), inner.width, tall(44)});
    y += px(16) + tall(44) + px(20);
    card_ = Rect{content.x, content.y, content.width, y - content.y};
    return y;
}

// The keys are at the right end or, if the name needs the width, below it.
int KeysScene::place_command(const CommandInfo& info, Rect free)
{
    std::vector<Button> buttons = buttons_of(info);
    int width = -px(key_gap);
    for (const Button& button : buttons)
        width += button.area.width + px(key_gap);
    const std::string name = tr(info.name);
    const bool beside =
        measure().width_of(name, font_of(name_look, scale_)) + px(16) + width <= free.width;
    const int height = tall(key_height + 8);
    lines_.push_back({Rect{free.x, free.y, free.width - (beside ? width + px(16) : 0), height},
                      name, name_look});
    const int top = beside ? free.y : free.y + height - tall(8);
    int x = free.right() - width;
    for (Button& button : buttons) {
        button.area.x = x;
        button.area.y = top + (height - button.area.height) / 2;
        x += button.area.width + px(key_gap);
        add(std::move(button));
    }
    return top + height;
}

// With their sizes; they have no place yet.
std::vector<Button> KeysScene::buttons_of(const CommandInfo& info)
{
    const Command command = info.command;
    const std::size_t row = position_of(command);
    std::vector<Button> buttons;
    const std::vector<KeyPressed>& keys = bindings().keys_of(command);
    for (std::size_t index = 0; index < keys.size(); ++index) {
        const KeyPressed key = keys[index];
        Button button{.id = {KeysButton::Key, index, row},
                      .area = {},
                      .style = ButtonStyle::Keycap,
                      .label = key_name(key, texts()),
                      .font_size = 14,
                      .enabled = !stays_with(command, key),
                      .press = [this, command, key] {
                          ask(command, key);
                      }};
        const Font font = font_of({.size = 14, .weight = Weight::SemiBold}, scale_);
        button.area = Rect{0, 0, std::max(px(44), measure().width_of(button.label, font) + px(24)),
                           tall(key_height)};
        buttons.push_back(std::move(button));
    }
    if (keys.size() < KeyBindings::most_keys)
        buttons.push_back(icon_button(KeysButton::Add, row, Icon::Plus,
                                      [this, command] { ask(command, std::nullopt); }));
    if (!bindings().is_usual(command))
        buttons.push_back(icon_button(KeysButton::Usual, row, Icon::Restart, [this, command] {
            bindings().restore(command);
            panel_.focus({KeysButton::Key, 0, position_of(command)}); // this button goes
            changed();
        }));
    return buttons;
}

Button
KeysScene::icon_button(KeysButton kind, std::size_t row, Icon icon, std::function<void()> press)
{
    return Button{.id = {kind, 0, row},
                  .area = Rect{0, 0, tall(key_height), tall(key_height)},
                  .style = ButtonStyle::Square,
                  .icon = icon,
                  .group = ButtonId(KeysButton::Key),
                  .press = std::move(press)};
}

void KeysScene::place_all_usual(Rect row)
{
    Button button{.id = KeysButton::AllUsual,
                  .area = row,
                  .label = tr("All keys as usual"),
                  .icon = Icon::Restart,
                  .enabled = !bindings().are_usual(),
                  .press = [this] {
                      bindings() = KeyBindings();
                      changed();
                  }};
    button.area.width = std::min(row.width, quiet_width(measure(), button, scale_) + px(8));
    add(std::move(button));
}

void KeysScene::ask(Command command, std::optional<KeyPressed> instead_of)
{
    choice_ = Choice{command, instead_of};
}

Transition KeysScene::handle(const Input& input)
{
    if (choice_ && std::holds_alternative<PointerPressed>(input)) {
        choice_.reset();
        return {};
    }
    return MenuScene::handle(input);
}

std::optional<Transition> KeysScene::take_key(const KeyPressed& key)
{
    if (choice_) {
        if (!key.repeated)
            answer(key);
        return Transition{};
    }
    if ((key.key == Key::Delete || key.key == Key::Backspace) && remove_focused())
        return Transition{};
    return std::nullopt;
}

// A key of another command has to be pressed twice.
void KeysScene::answer(const KeyPressed& key)
{
    if (key.key == Key::Escape) {
        choice_.reset();
        return;
    }
    const std::optional<Command> owner = bindings().command_for(key);
    if (const char* why = why_not_bindable(key)) {
        choice_->answer = tr(why);
        return;
    }
    if (owner && *owner != choice_->command && choice_->taken != key) {
        const std::vector<std::pair<std::string, std::string>> values = {
            {"key", key_name(key, texts())}, {"command", tr(info(*owner).name)}};
        const bool stays = stays_with(*owner, key);
        choice_->taken = stays ? std::nullopt : std::optional(key);
        choice_->answer = engine::fill_places(
            tr(stays ? N_("{key} always stays with \"{command}\"")
                     : N_("{key} gives \"{command}\". Press it again to move it here.")),
            values);
        return;
    }
    bindings().give(choice_->command, key, choice_->instead_of);
    choice_.reset();
    changed();
}

// Returns whether the focus is on a key.
bool KeysScene::remove_focused()
{
    const std::optional<ButtonId> id = panel_.focused();
    if (!id || !id->is(KeysButton::Key))
        return false;
    const Command command = all_commands()[id->row].command;
    const std::vector<KeyPressed>& keys = bindings().keys_of(command);
    if (id->index >= keys.size() || stays_with(command, keys[id->index]))
        return true;
    bindings().take(command, KeyPressed(keys[id->index]));
    const std::size_t left = bindings().keys_of(command).size();
    panel_.focus(left == 0 ? ButtonId(KeysButton::Add, 0, id->row)
                           : ButtonId(KeysButton::Key, std::min(id->index, left - 1), id->row));
    changed();
    return true;
}

void KeysScene::changed()
{
    services_.saves.write(saving(services_.settings));
    services_.host.settings_changed();
    place_again();
}

void KeysScene::draw_content(Canvas& canvas) const
{
    draw_card(canvas, card_, scale_);
    for (const Line& line : lines_)
        draw_text(canvas, line.text, line.area, line.look, scale_);
}

void KeysScene::draw(Canvas& canvas) const
{
    if (choice_)
        draw_choice(canvas);
    else
        MenuScene::draw(canvas);
}

void KeysScene::draw_choice(Canvas& canvas) const
{
    frame_.draw_background(canvas);
    const Size window = canvas.size();
    const std::string question = engine::fill_places(
        tr("Press the key for \"{command}\""), {{"command", tr(info(choice_->command).name)}});
    const std::string answer =
        choice_->answer.empty() ? tr("Esc changes nothing") : choice_->answer;
    const int width = std::min(px(480), window.width - px(32));
    const int inner = width - 2 * px(padding);
    const int first = paragraph_height(canvas, question, inner, question_look, scale_);
    const int second = paragraph_height(canvas, answer, inner, answer_look, scale_);
    const int height = first + second + px(12) + 2 * px(padding);
    const Rect card{(window.width - width) / 2, (window.height - height) / 2, width, height};
    draw_dialog(canvas, card, scale_);
    const Rect line{card.x + px(padding), card.y + px(padding), inner, first};
    draw_paragraph(canvas, question, line, question_look, scale_);
    draw_paragraph(canvas, answer, Rect{line.x, line.bottom() + px(12), inner, second}, answer_look,
                   scale_);
}

} // namespace

std::unique_ptr<Scene> make_keys_scene(Services& services)
{
    return std::make_unique<KeysScene>(services);
}

} // namespace game
