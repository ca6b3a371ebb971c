#include "game/scenes/screens.h"

#include <utility>

#include "engine/base/count.h"
#include "game/scenes/hints/hint_texts.h"
#include "game/scenes/runs/play_texts.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/hint/hint_card.h"
#include "game/widgets/play/clock_view.h"
#include "game/widgets/play/play_layout.h"

namespace game {
namespace {

using engine::Board;
using engine::Cell;
using engine::Message;
using engine::N_;

enum class SolutionButton { Next, Leave };

Board solved(const engine::Puzzle& puzzle)
{
    Board board(puzzle.givens);
    for (Cell cell : puzzle.grid->cells()) {
        if (!board[cell].given)
            board.write_digit(cell, puzzle.solution[cell]);
    }
    return board;
}

class SolutionScene : public Scene {
public:
    SolutionScene(Services& services, engine::SavedGame given_up)
        : services_(services),
          game_(std::move(given_up)),
          board_(solved(game_.session.puzzle())),
          view_(game_.session.grid())
    {
        look_.marks = false;
        for (Cell cell : game_.session.grid().cells()) {
            if (game_.session.board()[cell].digit != board_[cell].digit)
                look_.revealed.push_back(cell);
        }
        panel_.when_pressed(sound_of_button(services_));
        panel_.focus(SolutionButton::Next);
    }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        layout_ = lay_out_play(window, services_.settings.text_size / 100.0, game_.session.grid());
        view_.place(layout_.board_square, layout_.scale, layout_.gutter, layout_.free);
        places_ =
            lay_out_question_card(layout_.hint_card, layout_.hint_card_is_wide, layout_.scale);
        text_ = {};
        text_.title = services_.texts.tr("The solution");
        text_.sentences = sentences();
        flow_ = flow_sentences(measure, text_.sentences, places_.body, layout_.scale);
        place_buttons();
    }

    Transition handle(const Input& input) override
    {
        const auto* key = std::get_if<KeyPressed>(&input);
        if (key != nullptr && !key->repeated &&
            services_.settings.keys.command_for(*key) == Command::Back)
            panel_.press(SolutionButton::Leave);
        else
            panel_.handle(input);
        return std::exchange(next_, {});
    }

    Transition update(engine::MonotonicTime) override { return {}; }
    HelpTopic help_topic() const override { return HelpTopic::Solution; }
    std::optional<engine::SavedGame> open_game() const override { return game_; }

    std::string in_words() const override { return panel_.focus_in_words(); }
    void draw(Canvas& canvas) const override
    {
        const Size window = canvas.size();
        canvas.fill(Rect{0, 0, window.width, window.height}, Paint::Background);
        view_.draw(canvas, board_, look_);
        draw_spot(canvas, category_name(services_.texts, engine::category_of(game_.spec)),
                  layout_.category, Weight::Bold, Paint::Ink, layout_.scale);
        draw_clock(canvas, game_.elapsed, layout_.clock, layout_.scale);
        draw_hint_card(canvas, text_, places_, flow_, layout_.scale);
        panel_.draw(canvas, layout_.scale);
    }

private:
    // A low card has room for one line.
    std::vector<engine::Sentence> sentences() const
    {
        const engine::Translations& texts = services_.texts;
        const Message filled{
            N_("You had {filled} of {all} cells correct; the others are thin and grey."),
            {{"filled",
              std::to_string(game_.session.cells_to_fill() - engine::count_of(look_.revealed))},
             {"all", std::to_string(game_.session.cells_to_fill())}}};
        if (places_.low)
            return {plain_sentence(texts.tr("Given up: not in the records."))};
        return {plain_sentence(texts.tr("The run ended as given up; it is not in the records.")),
                plain_sentence(texts.tr(filled))};
    }

    void place_buttons()
    {
        Button next{.id = SolutionButton::Next,
                    .area = places_.primary,
                    .style = ButtonStyle::Primary,
                    .label = next_label(services_.texts, game_),
                    .key_hint = services_.hint_of({.key = Key::Enter}),
                    .press = [this] {
                        leave_for(play_next(services_, game_));
                    }};
        Button leave{.id = SolutionButton::Leave,
                     .area = places_.close,
                     .style = places_.low ? ButtonStyle::Square : ButtonStyle::Quiet,
                     .press = [this] {
                         leave_for(leave_play(services_, game_.collection, game_.recipe));
                     }};
        if (places_.low)
            leave.icon = Icon::Exit;
        else
            leave.label = leave_label(services_.texts, game_);
        panel_.set({next, leave});
    }

    void leave_for(Transition next)
    {
        services_.saves.write(deleting_game(game_.id));
        next_ = std::move(next);
    }

    Services& services_;
    engine::SavedGame game_;
    Board board_;
    BoardView view_;
    BoardLook look_;
    PlayLayout layout_;
    HintCardLayout places_;
    HintCardText text_;
    HintFlow flow_;
    ButtonPanel panel_;
    Transition next_;
};

} // namespace

std::unique_ptr<Scene> make_solution_scene(Services& services, engine::SavedGame given_up)
{
    return std::make_unique<SolutionScene>(services, std::move(given_up));
}

} // namespace game
