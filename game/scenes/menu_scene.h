#pragma once
// The base of the menu screens: buttons that can be navigated with keys, content that scrolls if
// the window is too small for it, Esc to go back. A screen says in screen() what it shows.

#include <optional>
#include <string>
#include <vector>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"
#include "game/ui/commands.h"
#include "game/ui/key_names.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/screen_frame.h"

namespace game {

class MenuScene : public Scene {
public:
    explicit MenuScene(Services& services);
    ~MenuScene() override;

    void lay_out(Size window, const TextMeasure& measure) override;
    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime) override { return {}; }
    void draw(Canvas& canvas) const override;
    bool opens_puzzles() const override { return true; }
    HelpTopic help_topic() const override = 0;
    bool opens_help() const override { return true; }
    std::string in_words() const override;

protected:
    // The arrow in the header.
    static ButtonId back_id();

    virtual ScreenHead head() const { return ScreenHead::Title; }
    virtual std::string title() const = 0;
    virtual std::vector<KeyHint> hints() const = 0;
    // A few words in small type at the right end of the header.
    virtual std::string remark() const { return {}; }
    // Everything between the header and the keys at the bottom. If no box of it scrolls, the whole
    // screen does where the window is too low for it.
    virtual Box screen() { return box::space(); }
    // What is at the right end of the header, as wide as it needs; a screen asks before whether
    // there is room for it beside the title.
    virtual Box header() { return box::space(); }
    bool fits_in_header(const Box& box) const;
    // The box, as high as the window but for this margin above and below it. For what stands beside
    // the title.
    Box beside_title(const Box& box, double margin) const;
    // Called for Esc and the arrow in the header.
    virtual Transition go_back() { return {Transition::Kind::Pop, {}}; }
    // The command that opens this screen; it does nothing here.
    virtual std::optional<Command> own_command() const { return std::nullopt; }
    // Receives keys before the buttons; returns nothing if the buttons should handle the key.
    virtual std::optional<Transition> take_key(const KeyPressed&) { return std::nullopt; }
    // Sets the transition that handle() returns.
    void go(Transition transition) { next_ = std::move(transition); }
    void place_again();
    void reveal_focus(); // scrolls until the focused button is visible
    void scroll_by(int pixels);
    void turn_pages(int by) { scroll_by(by * tall(120)); }
    int scroll_step() const { return tall(60); } // pixels, of an arrow or the wheel
    void scroll_to_top() { scroll_ = 0; }
    // The area of what scrolls.
    Rect content() const;
    // Of everything between the header and the keys, in units.
    double width() const { return frame_.content().width / scale_.unit; }
    double natural_width(const Box& box) const
    {
        return box.natural_width(unit_of(scale_, *measure_)) / scale_.unit;
    }
    double height() const { return frame_.content().height / scale_.unit; }
    double window_width() const { return frame_.window().width / scale_.unit; }
    double window_height() const { return frame_.window().height / scale_.unit; }
    const TextMeasure& measure() const { return *measure_; }
    const engine::Translations& texts() const { return services_.texts; }
    std::string tr(std::string_view text) const { return services_.texts.tr(text); }
    std::string name_of(Key key) const { return services_.hint_of({.key = key}); }
    int px(double units) const { return scale_.px(units); }
    int tall(double units) const { return scale_.tall(units); }

    Services& services_;
    Scale scale_;
    ScreenFrame frame_;
    ButtonPanel panel_;

private:
    void place();
    Button back_button();
    std::optional<Transition> obey(const KeyPressed& key);
    Input masked(const Input& input) const;

    // Not to who uses fingers.
    bool shows_hints() const { return services_.host.hands().device != InputDevice::Touch; }
    void draw_part(Canvas& canvas, Scrolls which) const;
    void draw_remark(Canvas& canvas) const;
    void draw_scroll(Canvas& canvas) const;
    Rect viewport() const;

    const TextMeasure* measure_ = nullptr;
    Placement placement_; // of screen()
    Transition next_;
    int scroll_ = 0;
};

} // namespace game
