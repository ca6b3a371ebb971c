#include "game/scenes/hints/hint_answer.h"

namespace game {

HintAnswer answer(const HintQuestion& question)
{
    HintAnswer answer{question.chart};
    if (!answer.chart)
        answer.chart = std::make_shared<const engine::Chart>(question.position.puzzle.grid);
    if (question.check_board) {
        answer.board_error = find_wrong_digit(question.position);
        if (!answer.board_error)
            answer.board_error = find_missing_note(question.position);
        if (answer.board_error)
            return answer;
    }
    answer.candidates = candidates_for_hint(*answer.chart, question.position);
    answer.steps = steps_for_hint(*answer.candidates, question.options);
    return answer;
}

} // namespace game
