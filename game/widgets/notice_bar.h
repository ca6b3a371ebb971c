#pragma once
// A bar at the top that says what happened and what was done. It moves the content down instead of
// covering it. Warnings stay until they are answered, one at a time.

#include <deque>
#include <string>
#include <vector>

#include "engine/store/folder/save_folder.h"
#include "engine/text/translations.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/button.h"

namespace game {

class NoticeBar {
public:
    static constexpr std::size_t most_notices = 50; // the oldest go, but for the one that is shown

    // One that waits already is not added again.
    void add(std::vector<engine::StoreNotice> notices);
    void answer();                // removes the current notice
    void end(engine::Lasts kind); // removes the notices of this kind

    bool empty() const { return notices_.empty(); }
    std::size_t count() const { return notices_.size(); }
    // Breaks the text into lines and returns the height in pixels; 0 if there is no notice.
    int height(const TextMeasure& measure,
               const engine::Translations& texts,
               int width,
               Scale scale) const;
    void place(Rect area) { area_ = area; }
    Button ok_button(const engine::Translations& texts, Scale scale) const;
    void draw(Canvas& canvas, const engine::Translations& texts, Scale scale) const;

private:
    int text_width(int width, Scale scale) const;

    std::deque<engine::StoreNotice> notices_;
    Rect area_;
};

} // namespace game
