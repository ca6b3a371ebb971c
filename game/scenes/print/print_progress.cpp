#include "game/scenes/print/print_progress.h"

#include <algorithm>

namespace game {

using engine::N_;

namespace {

const char* text_of(PrintWork::Stage stage)
{
    switch (stage) {
    case PrintWork::Stage::Making:
        return N_("Making puzzle {n} of {all}");
    case PrintWork::Stage::LayingOut:
        return N_("Laying out page {n} of {all}");
    case PrintWork::Stage::Writing:
        return N_("Drawing page {n} of {all}");
    case PrintWork::Stage::Nothing:
        break;
    }
    return "";
}

} // namespace

WorkProgress progress_of(const PrintWork& work, engine::PlayTime passed)
{
    return {.passed = passed, .done = work.done(), .all = work.of()};
}

std::string
text_of_progress(const engine::Translations& texts, const PrintWork& work, engine::PlayTime passed)
{
    const WorkProgress progress = progress_of(work, passed);
    if (progress.all == 0)
        return "";
    const std::size_t next = std::min(progress.done + 1, progress.all);
    const std::string text = texts.tr(
        engine::Message{text_of(work.stage()),
                        {{"n", std::to_string(next)}, {"all", std::to_string(progress.all)}}});
    return with_time(texts, text, progress);
}

} // namespace game
