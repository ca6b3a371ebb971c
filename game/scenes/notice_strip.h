#pragma once
// The strip above every scene in which notices appear: what went wrong with files, and what was
// done. The scenes lie below it and go on; each notice stays until it is answered.

#include <optional>

#include "game/scenes/services.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/notice_bar.h"

namespace game {

class NoticeStrip {
public:
    explicit NoticeStrip(Services& services) : services_(services) {}

    void tell(engine::StoreNotice notice);
    // Takes what the keeper has to tell, and finds its place. True when its height has changed.
    bool lay_out(Size window, const TextMeasure& measure);
    int height() const { return height_; } // 0 when there is nothing to say

    // What is left of the input for the scenes, told in their own pixels: nothing if it was meant
    // for the strip. Escape answers a notice before it means anything else.
    std::optional<Input> handle(const Input& input);
    void draw(Canvas& canvas) const;

private:
    Services& services_;
    NoticeBar bar_;
    ButtonPanel panel_{FocusKeys::None};
    Scale scale_;
    int width_ = 0;
    int height_ = 0;
};

} // namespace game
