#pragma once
// The base of cards over another screen, such as the two pauses: buttons that can be navigated with
// keys, in the middle of what the card covers.

#include <string>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"

namespace game {

class DialogScene : public Scene {
public:
    explicit DialogScene(Services& services);

    void lay_out(Size window, const TextMeasure& measure) override;
    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    bool is_overlay() const override { return true; }
    std::string in_words() const override { return panel_.focus_in_words(); }
    void draw(Canvas& canvas) const override;

protected:
    // What the card shows, inside its edges, and how wide it is, if the window is.
    virtual Box card() = 0;
    virtual Length card_width() const = 0;
    // The card is in the middle of this area if it fits in it, else in that of the window.
    virtual Rect covered() const { return {}; }
    // Receives keys before the buttons; returns whether it used the key.
    virtual bool take_key(const KeyPressed&) { return false; }
    // The scale of this window; menus limit the text size in low ones.
    virtual Scale scale_of(Size window) const;

    void place_again();
    // Whether the card, as it was placed last, lies inside what it covers; never if that is the
    // window.
    bool lies_inside() const { return lies_inside_; }
    // Whether what it covers, or else the window, is high enough for a card of this content.
    bool has_room_for(const Box& card) const;
    // The width in which nothing of it is shortened, in units.
    double natural_width(const Box& box) const { return box.natural_width(unit()) / unit().across; }
    void go(Transition transition) { next_ = std::move(transition); }
    std::string tr(std::string_view text) const { return services_.texts.tr(text); }

    Services& services_;
    Size window_;
    Scale scale_;
    ButtonPanel panel_;
    Transition next_; // what handle() and update() return

private:
    int pixel_width() const;
    Unit unit() const { return unit_of(scale_, *measure_); }

    bool lies_inside_ = false;
    const TextMeasure* measure_ = nullptr;
    Placement placement_;
};

} // namespace game
