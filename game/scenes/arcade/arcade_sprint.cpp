#include "game/scenes/arcade/arcade_sprint.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/practice/sprint_position.h"
#include "game/scenes/arcade/arcade_stage.h"
#include "game/scenes/editor/editor_board.h"
#include "game/scenes/hints/technique_page.h"
#include "game/scenes/waiting/background.h"
#include "game/ui/commands.h"
#include "game/widgets/boxes/box.h"

namespace game {
namespace {

using engine::ArcadeMode;
using engine::Cell;
using engine::Message;
using engine::N_;
using engine::PlayTime;

class ArcadeSprint : public ArcadeStage {
public:
    ArcadeSprint(Services& services, const ArcadeMode& mode) : ArcadeStage(services, mode)
    {
        ask_for_position();
    }

private:
    using Made = std::optional<engine::SprintPosition>;

    // The next position is made while the player looks at this one.
    void ask_for_position()
    {
        const std::uint64_t dice = services_.host.random_seed() + asked_++;
        worker_.ask([rung = run().rung(), dice](const engine::Cancel& cancel) {
            return sprint_position(rung, dice, nullptr, cancel);
        });
    }

    void advance() override
    {
        if (!prepared_) {
            if (auto made = worker_.take())
                prepared_ = *std::move(made);
        }
        if (prepared_ && !current_)
            begin_position();
    }

    void begin_position()
    {
        current_ = std::exchange(prepared_, std::nullopt);
        const engine::PracticePosition& position = current_->position;
        shown_ = board_of(position.candidates);
        for (Cell cell : position.candidates.open_cells())
            shown_->write_centre_notes(cell, position.candidates.of(cell));
        board_ = std::make_unique<EditorBoard>(
            std::shared_ptr<const engine::Grid>(position.chart, &position.chart->grid()),
            [](engine::Digit) {});
        place_below(size_);
        ask_for_position();
    }

    void take(const Input& input) override
    {
        if (!is_ready())
            return;
        const auto* pressed = std::get_if<PointerPressed>(&input);
        if (pressed != nullptr && pressed->button == PointerButton::Left) {
            if (board_->point(*pressed) && board_->single())
                answer(*board_->single());
            return;
        }
        const auto* key = std::get_if<KeyPressed>(&input);
        if (key == nullptr)
            return;
        const bool chooses = key->key == Key::Enter || key->key == Key::Space;
        if (chooses && !key->repeated && board_->single())
            return answer(*board_->single());
        if (const auto command = services_.settings.keys.command_for(*key))
            (void)board_->move(*command);
    }

    void answer(Cell cell)
    {
        if (!current_->position.candidates.open_cells().has(cell))
            return;
        const bool is_correct = is_answer(current_->position, cell);
        const auto answer = is_correct ? engine::ArcadeAnswer::Found : engine::ArcadeAnswer::Missed;
        show(run().answer(*current_->technique, answer, time()));
        if (!is_correct)
            return services_.sound.play(sounds::clash());
        current_.reset();
        advance();
    }

    bool places() const { return !current_->position.steps.front().placements.empty(); }
    bool is_ready() const override { return current_.has_value(); }
    void cover() override {}
    void uncover() override {}
    bool shows_digits() const override { return board_ && !is_paused(); }

    std::string task() const override { return task_of(*current_->technique, places()); }

    std::string task_of(const engine::Technique& technique, bool places) const
    {
        const char* text = places ? N_("{technique}: choose a cell where it places a digit")
                                  : N_("{technique}: choose a cell where it removes a candidate");
        return services_.texts.tr(
            Message{text, {{"technique", services_.texts.tr(technique.name)}}});
    }

    void place_below(Size size) override
    {
        size_ = size;
        if (!board_)
            return;
        using namespace box;
        const double side = std::min(size.width, size.height) / scale().unit - 32;
        Rect square;
        column({space(16), part(square, side).across(side)})
            .lay_out(Rect{0, 0, size.width, size.height}, Unit{scale().unit});
        board_->place(square, scale());
    }

    void draw_below(Canvas& canvas) const override
    {
        if (!board_ || !shown_)
            return;
        BoardLook look;
        look.marks = false;
        look.keeps_corners = false;
        look.notes_in_places = true;
        look.covered = is_paused();
        board_->draw(canvas, *shown_, std::move(look));
    }

    Rect board() const override
    {
        return board_ ? board_->area() : Rect{0, 0, size_.width, size_.height};
    }

    void add_position(ArcadeEnd& end) const override
    {
        if (!current_)
            return;
        const auto& chart = current_->position.chart;
        end.grid = std::shared_ptr<const engine::Grid>(chart, &chart->grid());
        end.board = shown_;
    }

    std::optional<PlayTime> next_change_below() const override { return std::nullopt; }

    Background<Made> worker_;
    std::uint64_t asked_ = 0;
    Made prepared_;
    Made current_;
    std::optional<engine::Board> shown_;
    std::unique_ptr<EditorBoard> board_; // stays while the next position is made
    Size size_;
};

} // namespace

std::unique_ptr<Scene> make_arcade_sprint_scene(Services& services, const ArcadeMode& mode)
{
    return std::make_unique<ArcadeSprint>(services, mode);
}

} // namespace game
