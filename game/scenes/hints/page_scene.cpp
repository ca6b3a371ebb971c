#include "game/scenes/hints/page_scene.h"

#include <utility>

namespace game {

PageScene::PageScene(Services& services, std::unique_ptr<PageContent> content)
    : MenuScene(services), page_(services.texts, std::move(content))
{
    panel_.focus(page_.chosen_id());
}

std::vector<KeyHint> PageScene::hints() const
{
    std::vector<KeyHint> hints = {{"↑ ↓", tr("choose")}};
    if (page_.has_more_text())
        hints.push_back({name_of(Key::PageUp) + " " + name_of(Key::PageDown), tr("scroll")});
    hints.push_back({name_of(Key::Escape), tr("back")});
    return hints;
}

Box PageScene::screen()
{
    return page_.screen(
        {width(), height()}, scale_, [this] { show_chosen(); },
        [this](double height) { return foot(height); });
}

// The wheel scrolls the text under the pointer, otherwise the list.
Transition PageScene::handle(const Input& input)
{
    const auto* wheel = std::get_if<WheelTurned>(&input);
    if (wheel != nullptr && page_.has_text_at(wheel->at) &&
        scroll_text(-wheel->steps * scroll_step()))
        return {};
    return MenuScene::handle(input);
}

bool PageScene::scroll_text(int pixels)
{
    if (!page_.scroll_text(pixels))
        return false;
    place_again();
    return true;
}

std::optional<Transition> PageScene::take_key(const KeyPressed& key)
{
    if (key.held != Modifiers{})
        return std::nullopt;
    const bool turns = key.key == Key::PageUp || key.key == Key::PageDown;
    if (turns && scroll_text(key.key == Key::PageDown ? 2 * scroll_step() : -2 * scroll_step()))
        return Transition{};
    if ((key.key == Key::Home || key.key == Key::End) && page_.rows() > 0) {
        show_row(key.key == Key::Home ? 0 : page_.rows() - 1);
        return Transition{};
    }
    if (key.key != Key::Up && key.key != Key::Down)
        return std::nullopt;
    page_.choose(key.key == Key::Down ? 1 : -1);
    panel_.focus(page_.chosen_id());
    show_chosen();
    return Transition{};
}

void PageScene::show_row(std::size_t index)
{
    page_.show(index);
    panel_.focus(page_.chosen_id());
    show_chosen();
}

void PageScene::show_chosen()
{
    if (page_.is_over_list())
        scroll_to_top();
    place_again();
    if (!page_.is_over_list())
        reveal_focus();
}

} // namespace game
