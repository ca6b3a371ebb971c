#include "game/scenes/editor/look_time.h"

#include "game/scenes/runs/known_play.h"

namespace game {

void LookTime::show(engine::MonotonicTime now)
{
    const bool is_first = now_ == engine::MonotonicTime{0};
    now_ = now;
    if (is_first)
        remembered_until_ = now;
}

void LookTime::remember()
{
    constexpr engine::PlayTime least{1000};
    const engine::PlayTime looked = now_ - remembered_until_;
    if (looked < least)
        return;
    remembered_until_ = now_;
    if (!study_.is_proper())
        return;
    const engine::SharedPuzzle& puzzle = study_.puzzle();
    engine::PlayTime& time =
        work_.looks[engine::fingerprint_of(*puzzle.grid, puzzle.givens, {}).form];
    remember_look(services_, puzzle, time += looked);
}

} // namespace game
