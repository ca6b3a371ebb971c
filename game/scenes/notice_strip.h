#pragma once
// The strip above every scene that shows notices: problems with files, and what was done about
// them. The scenes below it remain usable; each notice stays until it is answered.

#include <optional>

#include "game/scenes/services.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/notice_bar.h"

namespace game {

class NoticeStrip {
public:
    explicit NoticeStrip(Services& services) : services_(services) {}

    void show_notice(engine::StoreNotice notice);
    // Takes the notices of the save service and lays out the strip. Returns whether its height has
    // changed.
    bool lay_out(Size window, const TextMeasure& measure);
    int height() const { return height_; } // 0 if there is no notice

    // Returns the input for the scenes, in their own coordinates; nothing if the strip used it.
    // Escape answers a notice before it does anything else.
    std::optional<Input> handle(const Input& input);
    void draw(Canvas& canvas) const;

private:
    int place_bar(Size window, const TextMeasure& measure);
    void read_aloud(const engine::StoreNotice& notice);

    Services& services_;
    NoticeBar bar_;
    ButtonPanel panel_{FocusKeys::None};
    Scale scale_;
    int width_ = 0;
    int height_ = 0;
};

} // namespace game
