// Gives a collection another name: typed, or chosen letter by letter with a gamepad, a pointer or
// fingers.

#include "game/scenes/screens.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/base/plain_text.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/waiting/pending.h"
#include "game/widgets/text_field.h"

namespace game {
namespace {

using engine::N_;

enum class NameButton { Field, Letter, Space, RubOut, Save };

constexpr std::string_view capital_keys = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-";
constexpr std::string_view small_letter_keys = "abcdefghijklmnopqrstuvwxyz0123456789.-";
constexpr std::size_t longest_collection_name = 48; // of up to two bytes they fit in the file
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
    Transition update(engine::MonotonicTime) override { return take_loaded(); }
    bool is_busy() const override { return loading_.is_waiting(); }

private:
    HelpTopic help_topic() const override { return HelpTopic::Collections; }
    std::string title() const override { return tr("Rename the collection"); }
    std::vector<KeyHint> hints() const override
    {
        return {{name_of(Key::Enter), tr("keep the name")}, {name_of(Key::Escape), tr("cancel")}};
    }
    Box screen() override;
    Box letters();
    Box letter(ButtonId id, std::string label, std::string typed);
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

Box CollectionNameScene::screen()
{
    using namespace box;
    const Button field{.id = NameButton::Field,
                       .style = ButtonStyle::Bare,
                       .spoken = tr("Name of the collection"),
                       .draw = [this](Canvas& canvas, const Button& button, ButtonState state) {
                           field_.draw(canvas, button.area, {.placeholder = button.spoken}, state,
                                       scale_);
                       }};
    const Box keep = box::button({.id = NameButton::Save,
                                  .style = ButtonStyle::Primary,
                                  .label = tr("Keep the name"),
                                  .key_hint = name_of(Key::Enter),
                                  .font_size = 18},
                                 [this] { go(save()); });
    return column({button(field).size(with_text(48)), letters(), keep.size(with_text(58))})
        .gaps(16)
        .at_most(620);
}

// As many in a row as fit, and below them what is no letter. Only words begin with a capital.
Box CollectionNameScene::letters()
{
    using namespace box;
    std::vector<Box> keys;
    for (const char symbol : types_capitals() ? capital_keys : small_letter_keys) {
        const std::string typed(1, symbol);
        keys.push_back(letter({NameButton::Letter, keys.size()}, typed, typed));
    }
    const Box rub_out = box::button(
        {.id = NameButton::RubOut, .label = tr("Delete a letter"), .group = NameButton::Letter},
        [this] { edit(KeyPressed{.key = Key::Backspace}); });
    return column(
               {
                   grid(keys, {.gap_across = letter_key_gap,
                               .gap_down = letter_key_gap,
                               .least_width = with_text(letter_key_size)}),
                   evenly({letter(NameButton::Space, tr("Space"), " "), rub_out}, letter_key_gap),
               })
        .gaps(letter_key_gap);
}

Box CollectionNameScene::letter(ButtonId id, std::string label, std::string typed)
{
    return box::button({.id = id, .label = std::move(label), .group = NameButton::Letter},
                       [this, typed = std::move(typed)] { edit(TextTyped{typed}); });
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
