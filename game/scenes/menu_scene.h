#pragma once
// What the menu screens have in common: buttons one can walk through, content that scrolls when the
// window is too small for it, Esc to go back.

#include <optional>
#include <string>
#include <vector>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"
#include "game/ui/commands.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/screen_frame.h"

namespace game {

class MenuScene : public Scene {
public:
    explicit MenuScene(Services& services) : services_(services) {}

    void lay_out(Size window, const TextMeasure& measure) override;
    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    void draw(Canvas& canvas) const override;

protected:
    // The arrow in the header.
    static ButtonId back_id();

    virtual std::string title() const = 0;
    virtual std::vector<KeyHint> hints() const = 0;
    // A few quiet words at the right end of the header.
    virtual std::string remark() const { return {}; }
    // Adds the buttons and remembers where things are drawn. The content starts at the top of the
    // place and may be higher than it: returns where it ends.
    virtual int place(Rect content) = 0;
    // What lies under the buttons.
    virtual void draw_content(Canvas& canvas) const = 0;
    // By Esc or the arrow in the header.
    virtual Transition go_back() { return {Transition::Kind::Pop, {}}; }
    // The command that leads to this very screen: it does nothing here.
    virtual std::optional<Command> own_command() const { return std::nullopt; }
    // A key before the buttons see it; nothing if it is theirs.
    virtual std::optional<Transition> take_key(const KeyPressed& key);
    void add(Button button) { placed_.push_back(std::move(button)); }
    // Segments in one track; the chosen one is filled. Their ids count on from `first`.
    struct Segments {
        ButtonId first;
        Rect track;
        std::vector<std::string> labels;
        std::optional<std::size_t> chosen;             // its index as in its id
        std::function<void(std::size_t index)> choose; // likewise
        Scrolls scrolls = Scrolls::WithContent;
    };
    void add_segments(const Segments& segments);
    // Where the input that is handled leads.
    void go(Transition transition) { next_ = std::move(transition); }
    void place_again();
    void reveal_focus(); // scrolls to it
    void scroll_by(int pixels);
    void scroll_to_top() { scroll_ = 0; }
    // Where the content goes; less than the frame's when something stands under it for good.
    Rect content() const;
    const TextMeasure& measure() const { return *measure_; }
    const engine::Catalogue& words() const { return services_.words; }
    std::string tr(std::string_view text) const { return services_.words.tr(text); }
    std::string name_of(Key key) const { return key_name(key, words()); }
    int px(double units) const { return scale_.px(units); }
    int tall(double units) const { return scale_.tall(units); }

    Services& services_;
    Scale scale_;
    ScreenFrame frame_;
    ButtonPanel panel_;
    int reserved_below_ = 0; // pixels under the content that do not scroll

private:
    std::optional<Transition> obey(const KeyPressed& key);
    Input masked(const Input& input) const;

    void draw_part(Canvas& canvas, Scrolls which) const;
    void draw_remark(Canvas& canvas) const;
    void draw_scroll_bar(Canvas& canvas) const;
    Rect viewport() const;

    const TextMeasure* measure_ = nullptr;
    std::vector<Button> placed_;
    std::vector<Segments> segments_;
    Transition next_;
    int scroll_ = 0;
    int overflow_ = 0; // how far the content reaches below its place
};

} // namespace game
