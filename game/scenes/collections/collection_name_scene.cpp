// Gives a collection another name: typed, or chosen letter by letter with a gamepad, a pointer or
// fingers.

#include "game/scenes/screens.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/base/plain_text.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/work/pending.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/text_field.h"

namespace game {
namespace {

using engine::N_;

enum class NameButton { Field, Letter, Space, RubOut, Save };

constexpr std::string_view capital_keys = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-";
constexpr std::string_view small_letter_keys = "abcdefghijklmnopqrstuvwxyz0123456789.-";
constexpr std::size_t longest_collection_name =
    48;                              // characters; of up to two bytes they fit in the file
constexpr double naming_width = 620; // units, of everything here
constexpr double letter_key_size = 44;
constexpr double letter_key_gap = 6;

class CollectionNameScene : public MenuScene {
public:
    CollectionNameScene(Services& services, const engine::CollectionSummary& collection)
        : MenuScene(services), id_(collection.id)
    {
        field_.set(collection.name);
        panel_.focus(NameButton::Field);
        services_.host.enable_text_input(true);
    }
    ~CollectionNameScene() override { services_.host.enable_text_input(false); }

    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    bool is_busy() const override { return loading_.is_waiting(); }

private:
    std::string title() const override { return tr("Rename the collection"); }
    std::vector<KeyHint> hints() const override
    {
        return {{name_of(Key::Enter), tr("keep the name")}, {name_of(Key::Escape), tr("cancel")}};
    }
    int place(Rect content) override;
    int place_letters(Rect content);
    void add_letter(ButtonId id, Rect area, const std::string& label, std::string typed);
    void draw_content(Canvas&) const override {}
    std::optional<Transition> take_key(const KeyPressed& key) override;
    bool is_open() const { return panel_.focused() == ButtonId(NameButton::Field); }

    void edit(const Input& input);
    Transition save();
    bool types_capitals() const { return field_.text().empty() || field_.text().ends_with(' '); }
    Transition take_loaded();

    std::string id_;
    TextField field_{[](std::string_view character) { return engine::is_plain_text(character, 4); },
                     longest_collection_name};
    Pending<LoadedCollection> loading_;
};

int CollectionNameScene::place(Rect content)
{
    const int width = std::min(content.width, px(naming_width));
    const Rect field{content.x, content.y, width, tall(48)};
    add(Button{.id = NameButton::Field,
               .area = field,
               .style = ButtonStyle::Bare,
               .spoken = tr("Name of the collection"),
               .draw = [this](Canvas& canvas, const Button& button, ButtonState state) {
                   field_.draw(canvas, button.area, {.placeholder = tr("Name of the collection")},
                               state, scale_);
               }});
    const int below =
        place_letters(Rect{content.x, field.bottom() + px(16), width, content.height});
    const Rect save{content.x, below + px(16), width, tall(58)};
    add(Button{.id = NameButton::Save,
               .area = save,
               .style = ButtonStyle::Primary,
               .label = tr("Keep the name"),
               .key_hint = name_of(Key::Enter),
               .font_size = 18,
               .press = [this] {
                   go(this->save());
               }});
    return save.bottom();
}

// As many in a row as fit, and below them what is no letter. Only words begin with a capital.
int CollectionNameScene::place_letters(Rect content)
{
    const int size = tall(letter_key_size);
    const int pitch = size + px(letter_key_gap);
    const int in_row = std::max(1, (content.width + px(letter_key_gap)) / pitch);
    int index = 0;
    for (const char letter : types_capitals() ? capital_keys : small_letter_keys) {
        const Rect area{content.x + index % in_row * pitch, content.y + index / in_row * pitch,
                        size, size};
        const std::string typed(1, letter);
        add_letter(ButtonId(NameButton::Letter, static_cast<std::size_t>(index)), area, typed,
                   typed);
        ++index;
    }
    const int rows = (index + in_row - 1) / in_row;
    const int half = (content.width - px(letter_key_gap)) / 2;
    const Rect space{content.x, content.y + rows * pitch, half, size};
    add_letter(NameButton::Space, space, tr("Space"), " ");
    add(Button{.id = NameButton::RubOut,
               .area = space.moved(half + px(letter_key_gap), 0),
               .style = ButtonStyle::Quiet,
               .label = tr("Delete a letter"),
               .group = NameButton::Letter,
               .press = [this] {
                   edit(KeyPressed{.key = Key::Backspace});
               }});
    return space.bottom();
}

void CollectionNameScene::add_letter(ButtonId id,
                                     Rect area,
                                     const std::string& label,
                                     std::string typed)
{
    add(Button{.id = id,
               .area = area,
               .style = ButtonStyle::Quiet,
               .label = label,
               .group = NameButton::Letter,
               .press = [this, typed = std::move(typed)] {
                   edit(TextTyped{typed});
               }});
}

void CollectionNameScene::edit(const Input& input)
{
    if (field_.handle(input))
        place_again();
}

// What is typed always goes to the name; arrows edit it only while it has the focus.
Transition CollectionNameScene::handle(const Input& input)
{
    const auto* key = std::get_if<KeyPressed>(&input);
    const bool is_typed =
        std::holds_alternative<TextTyped>(input) || (key != nullptr && key->key == Key::Backspace);
    const bool leads_away = key != nullptr && (key->key == Key::Up || key->key == Key::Down);
    if ((is_typed || (is_open() && !leads_away)) && field_.handle(input)) {
        place_again();
        return {};
    }
    return MenuScene::handle(input);
}

std::optional<Transition> CollectionNameScene::take_key(const KeyPressed& key)
{
    if (key.key == Key::Enter && (is_open() || panel_.focused() == ButtonId(NameButton::Save))) {
        return key.repeated ? Transition{} : save();
    }
    // Letters arrive as TextTyped.
    const bool is_letter = key.key == Key::Letter || key.key == Key::Digit ||
                           key.key == Key::Sign || key.key == Key::Space;
    if (is_letter && key.held == Modifiers{})
        return Transition{};
    return std::nullopt;
}

// It is read first, as the list has only its name.
Transition CollectionNameScene::save()
{
    if (!loading_.is_waiting())
        loading_ = Pending(services_.saves.ask(&SavedData::load_collection, id_));
    return take_loaded();
}

Transition CollectionNameScene::update(engine::MonotonicTime)
{
    return take_loaded();
}

Transition CollectionNameScene::take_loaded()
{
    const auto loaded = loading_.take();
    if (!loaded)
        return {};
    if (!*loaded) {
        services_.host.show_notice({{N_("This collection was not renamed")}, loaded->why()});
    } else {
        auto renamed = std::make_shared<engine::Collection>(***loaded);
        renamed->name = engine::collected_name(field_.text());
        services_.saves.write(renaming(std::move(renamed)));
    }
    return {Transition::Kind::Pop, {}};
}

} // namespace

std::unique_ptr<Scene> make_collection_name_scene(Services& services,
                                                  const engine::CollectionSummary& collection)
{
    return std::make_unique<CollectionNameScene>(services, collection);
}

} // namespace game
