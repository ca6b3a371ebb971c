#include "game/scenes/screens.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game/seed_field.h"

namespace game {
namespace {

using engine::N_;

enum class CodeButton { Field, Start };

class CodeScene : public MenuScene {
public:
    explicit CodeScene(Services& services)
        : MenuScene(services), field_(N_("5KCF-CMDA-WW8R, or a seed"))
    {
        panel_.focus(CodeButton::Field);
        follow_focus();
    }
    ~CodeScene() override { services_.host.enable_text_input(false); }

    Transition handle(const Input& input) override
    {
        if (is_open() && field_.handle(input)) {
            place_again();
            return {};
        }
        Transition next = MenuScene::handle(input);
        follow_focus();
        return next;
    }

private:
    HelpTopic help_topic() const override { return HelpTopic::Code; }
    std::string title() const override { return tr("Play a code"); }
    std::vector<KeyHint> hints() const override
    {
        return {{name_of(Key::Enter), tr("start")}, {name_of(Key::Escape), tr("back")}};
    }
    Box screen() override;
    std::optional<Transition> take_key(const KeyPressed& key) override;
    Transition start();

    bool is_open() const { return panel_.focused() == ButtonId(CodeButton::Field); }
    // Only the open field gets characters; elsewhere letters are commands.
    void follow_focus() { services_.host.enable_text_input(is_open()); }
    bool is_complete() const { return field_.recipe() || field_.seed(); }

    SeedField field_;
};

Box CodeScene::screen()
{
    using namespace box;
    const Box start = button({.id = CodeButton::Start,
                              .style = ButtonStyle::Primary,
                              .label = tr("Start"),
                              .key_hint = name_of(Key::Enter),
                              .font_size = 20,
                              .enabled = is_complete()},
                             [this] { go(this->start()); });
    return column({paragraph(tr("Type the code of a puzzle. Capitals and dashes do not matter, and "
                                "O is read as 0. A seed gives a puzzle of the kind that was last "
                                "chosen in New Game."),
                             {.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2})
                       .then(14),
                   field_.field(CodeButton::Field, texts(), scale_).size(with_text(48)).then(8),
                   field_.why_wrong(texts()).at_least(with_text(60)).then(8),
                   start.size(with_text(58))})
        .at_most(520);
}

std::optional<Transition> CodeScene::take_key(const KeyPressed& key)
{
    if (key.key == Key::Enter && panel_.focused() != back_id())
        return start();
    if (!is_paste(key) || !is_open())
        return std::nullopt;
    field_.paste(services_.host.clipboard());
    place_again();
    return Transition{};
}

Transition CodeScene::start()
{
    if (auto recipe = field_.recipe())
        return start_play(services_, *std::move(recipe));
    const auto seed = field_.seed();
    if (!seed)
        return {};
    engine::PuzzleSpec spec = services_.settings.last_game;
    spec.seed = *seed;
    return start_play(services_, spec);
}

} // namespace

std::unique_ptr<Scene> make_code_scene(Services& services)
{
    return std::make_unique<CodeScene>(services);
}

} // namespace game
