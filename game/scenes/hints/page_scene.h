#pragma once
// The base of screens that are one page with a list: see technique_page.h. Arrows, Home and End
// choose, and long texts scroll.

#include <memory>

#include "game/scenes/hints/technique_page.h"
#include "game/scenes/menu_scene.h"

namespace game {

class PageScene : public MenuScene {
public:
    Transition handle(const Input& input) override;

protected:
    PageScene(Services& services, std::unique_ptr<PageContent> content);

    // What is below the text, in the room that was reserved for it; its height is in units that
    // grow with the text.
    virtual Box foot(double /*height*/) { return box::space(); }

    std::vector<KeyHint> hints() const override;
    Box screen() override;
    std::optional<Transition> take_key(const KeyPressed& key) override;
    void show_row(std::size_t index);
    void show_chosen(); // scrolls to its row or, if it is above the list, to what it shows

    TechniquePage page_;

private:
    bool scroll_text(int pixels);
};

} // namespace game
