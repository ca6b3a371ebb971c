#include "game/scenes/screens.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "game/scenes/help/help_pages.h"
#include "game/scenes/menu_scene.h"
#include "game/widgets/button_background.h"

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
    // While the player chooses a key.
    struct Choice {
        Command command;
        std::optional<KeyPressed> instead_of;
        std::optional<KeyPressed> taken = {}; // by another command; pressed again, it is moved
        std::string answer = {};              // what is wrong with the key that was pressed
    };

    HelpTopic help_topic() const override { return HelpTopic::Keys; }
    std::string title() const override { return tr("Keys"); }
    std::vector<KeyHint> hints() const override;
    Box screen() override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    KeyBindings& bindings() const { return services_.settings.keys; }
    Box row_of(const CommandInfo& info);
    Box keys_of(Command command);
    Box key_of(Command command, std::size_t index);
    Box all_usual();

    void ask(Command command, std::optional<KeyPressed> instead_of)
    {
        choice_ = Choice{command, instead_of};
    }
    void answer(const KeyPressed& key);
    bool remove_focused();
    void changed();
    Box choice_card() const;

    std::optional<Choice> choice_;
};

std::vector<KeyHint> KeysScene::hints() const
{
    return {{name_of(Key::Enter), tr("change")},
            {name_of(Key::Delete), tr("remove")},
            {name_of(Key::Escape), tr("back")}};
}

Box KeysScene::screen()
{
    using namespace box;
    std::vector<Box> rows;
    std::optional<HelpGroup> group;
    for (const CommandInfo& info : all_commands()) {
        if (info.group != group)
            rows.push_back(text(tr(heading_of(info.group)), group_look).size(with_text(52)));
        group = info.group;
        rows.push_back(row_of(info));
    }
    rows.push_back(space(16));
    rows.push_back(all_usual().to(Side::Start).then(8));
    return column({card(rows).padding(24, 12)});
}

// The keys are at the right end or, if the name needs the width, below it.
Box KeysScene::row_of(const CommandInfo& info)
{
    using namespace box;
    const Box name = text(tr(info.name), name_look);
    const Box keys = keys_of(info.command);
    return first_that_fits({
        row({name.then(16), space().grow(), keys}).size(with_text(52)),
        column({name.size(with_text(44)), row({space().grow(), keys}).size(with_text(52))}),
    });
}

Box KeysScene::keys_of(Command command)
{
    using namespace box;
    const std::size_t place = position_of(command);
    std::vector<Box> all;
    const std::size_t count = bindings().keys_of(command).size();
    for (std::size_t index = 0; index < count; ++index)
        all.push_back(key_of(command, index));
    const auto add_key = [this, command] {
        ask(command, std::nullopt);
    };
    const auto restore = [this, command, place] {
        bindings().restore(command);
        panel_.focus({KeysButton::Key, 0, place}); // this button goes
        changed();
    };
    all.push_back(square({KeysButton::Add, 0, place}, KeysButton::Key, Icon::Plus, "", add_key)
                      .size(with_text(key_height))
                      .when(count < KeyBindings::most_keys));
    all.push_back(square({KeysButton::Usual, 0, place}, KeysButton::Key, Icon::Restart, "", restore)
                      .size(with_text(key_height))
                      .when(!bindings().is_usual(command)));
    return row(all).gaps(8).padding(0, with_text(4));
}

Box KeysScene::key_of(Command command, std::size_t index)
{
    using namespace box;
    const KeyPressed key = bindings().keys_of(command)[index];
    const std::string name = key_name(key, texts());
    const Box cap = box::button({.id = {KeysButton::Key, index, position_of(command)},
                                 .style = ButtonStyle::Keycap,
                                 .label = name,
                                 .font_size = 14,
                                 .enabled = !stays_with(command, key)},
                                [this, command, key] { ask(command, key); });
    const double label = natural_width(text(name, {.size = 14, .weight = Weight::SemiBold}));
    return cap.size(std::max(44.0, label + 24));
}

Box KeysScene::all_usual()
{
    return box::button({.id = KeysButton::AllUsual,
                        .label = tr("All keys as usual"),
                        .icon = Icon::Restart,
                        .enabled = !bindings().are_usual()},
                       [this] {
                           bindings() = KeyBindings();
                           changed();
                       });
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

void KeysScene::draw(Canvas& canvas) const
{
    if (!choice_)
        return MenuScene::draw(canvas);
    frame_.draw_background(canvas);
    const auto [width, height] = canvas.size();
    Placement placement;
    game::place(choice_card(), Rect{0, 0, width, height}, unit_of(scale_, canvas), placement);
    draw_leaves(canvas, placement);
}

Box KeysScene::choice_card() const
{
    using namespace box;
    const std::string question = engine::fill_places(
        tr("Press the key for \"{command}\""), {{"command", tr(info(choice_->command).name)}});
    const std::string answer =
        choice_->answer.empty() ? tr("Esc changes nothing") : choice_->answer;
    const Box card = column({paragraph(question, question_look), paragraph(answer, answer_look)})
                         .gaps(12)
                         .padding(24, 24)
                         .showing({.draw = draw_dialog});
    return column({space().grow(), card.at_most(480, Side::Middle), space().grow()}).padding(16, 0);
}

} // namespace

std::unique_ptr<Scene> make_keys_scene(Services& services)
{
    return std::make_unique<KeysScene>(services);
}

} // namespace game
