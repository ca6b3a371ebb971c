#pragma once
// The living picture of an arcade mode: what is played in it, drawn with the widgets that play it.
// It is still; where it has the focus, its light comes again and again.

#include <memory>
#include <optional>
#include <string_view>

#include "engine/arcade/arcade_mode.h"
#include "engine/base/play_time.h"
#include "engine/grid/board.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/board/board_view.h"

namespace game {

// Where the texts of its card are, beside the picture: there its ground has no round corners.
enum class TextsOfMode { Below, Right };

class ModePicture {
public:
    explicit ModePicture(const engine::ArcadeMode& mode);

    void place(Rect area, Scale scale, TextsOfMode texts);
    // At rest, or so long after its light has begun, which comes again after `repeats`.
    void draw(Canvas& canvas, std::optional<engine::PlayTime> since = {}) const;
    // The key that starts the mode, in a corner of the picture.
    void draw_key(Canvas& canvas, std::string_view key, bool is_focused) const;

    static constexpr engine::PlayTime repeats{2400};
    static constexpr engine::PlayTime light_lasts{700};

private:
    enum class Kind {
        Houses, // a lit row, a combo
        Stairs, // boards that become harder, hearts
        Steps,  // a step on a position, rungs
        Stack,  // small boards
    };
    static Kind kind_of(const engine::ArcadeMode& mode);

    void draw_ground(Canvas& canvas) const;
    void draw_houses(Canvas& canvas, std::optional<engine::PlayTime> since) const;
    void draw_stairs(Canvas& canvas, std::optional<engine::PlayTime> since) const;
    void draw_stair(Canvas& canvas, int stair) const;
    void draw_steps(Canvas& canvas, std::optional<engine::PlayTime> since) const;
    void draw_ladder(Canvas& canvas) const;
    void draw_board(Canvas& canvas, const BoardLook& look) const;
    void draw_stack(Canvas& canvas, std::optional<engine::PlayTime> since) const;
    void draw_in_row(Canvas& canvas, std::optional<engine::PlayTime> since) const;
    void write(Canvas& canvas, std::string_view text, Spot at, double size, Paint paint) const;

    // The picture was designed 278 units wide and 204 high.
    int px(double units) const;
    Spot spot(double x, double y) const;
    Rect square(double x, double y, double side) const;

    Kind kind_;
    std::shared_ptr<const engine::Grid> grid_;
    engine::Board board_;
    engine::Board empty_; // where digits can't be read
    BoardView view_;
    Rect area_;
    TextsOfMode texts_ = TextsOfMode::Below;
    int readable_ = 0; // pixels, the least side of a cell
    double unit_ = 1;  // pixels in a unit of the picture's design
    double left_ = 0;  // of the design, in pixels
    double top_ = 0;
};

} // namespace game
