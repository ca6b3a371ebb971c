#pragma once
// A bar at the top that says what happened and what was done. It covers nothing: the content moves
// down. Warnings stay until answered, one after the other.

#include <deque>
#include <string>
#include <vector>

#include "engine/store/save_folder.h"
#include "engine/text/catalogue.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/button.h"

namespace game {

class NoticeBar {
public:
    void add(std::vector<engine::StoreNotice> notices);
    void answer();                // the one shown goes, the next one comes
    void end(engine::Lasts kind); // those of the kind go without an answer

    bool empty() const { return notices_.empty(); }
    // Breaks the text into lines; 0 when there is nothing to say.
    int height(const TextMeasure& measure,
               const engine::Catalogue& words,
               int width,
               Scale scale) const;
    void place(Rect area) { area_ = area; }
    Button ok_button(const engine::Catalogue& words, Scale scale) const;
    void draw(Canvas& canvas, const engine::Catalogue& words, Scale scale) const;

private:
    int text_width(int width, Scale scale) const;

    std::deque<engine::StoreNotice> notices_;
    Rect area_;
};

} // namespace game
