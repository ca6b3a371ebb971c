#include "game/scenes/hint_answer.h"

namespace game {

HintAnswer answer(const HintQuestion& question)
{
    HintAnswer answer{question.chart};
    if (!answer.chart)
        answer.chart = std::make_shared<const engine::Chart>(question.position.puzzle.grid);
    if (question.asks_for_trouble) {
        answer.trouble = find_wrong_digit(question.position);
        if (!answer.trouble)
            answer.trouble = find_missing_note(question.position);
        if (answer.trouble)
            return answer;
    }
    answer.candidates = candidates_for_hint(*answer.chart, question.position);
    answer.steps = steps_for_hint(*answer.candidates, question.wish);
    return answer;
}

} // namespace game
