#include "game/scenes/waiting/work_progress.h"

#include <algorithm>

#include "game/widgets/boxes/leaves.h"
#include "game/widgets/track.h"

namespace game {

using engine::Message;
using engine::N_;
using engine::Translations;

namespace {

constexpr engine::PlayTime second{1000};

std::string counted(const Translations& texts,
                    const char* form,
                    const std::string& text,
                    const WorkProgress& progress)
{
    if (progress.all == 0)
        return text;
    return texts.tr(Message{form,
                            {{"what", text},
                             {"done", std::to_string(progress.done)},
                             {"all", std::to_string(progress.all)}}});
}

} // namespace

double share_done(const WorkProgress& progress)
{
    if (progress.all == 0)
        return 0;
    return std::min(1.0, static_cast<double>(progress.done) / static_cast<double>(progress.all));
}

std::optional<long> seconds_left(const WorkProgress& progress)
{
    const double share = share_done(progress);
    if (progress.passed < second || share <= 0)
        return std::nullopt;
    const auto passed = static_cast<double>(progress.passed.count());
    return static_cast<long>(passed * (1 - share) / share / 1000) + 1;
}

std::string with_time(const Translations& texts, std::string text, const WorkProgress& progress)
{
    if (const auto left = seconds_left(progress))
        return text + " · " +
               texts.tr(Message{N_("{seconds} s left"), {{"seconds", std::to_string(*left)}}});
    if (progress.all > 0 || progress.passed < second)
        return text;
    const std::string passed = std::to_string(progress.passed / second);
    return text + " · " + texts.tr(Message{N_("{seconds} s so far"), {{"seconds", passed}}});
}

std::string
with_count(const Translations& texts, const std::string& text, const WorkProgress& progress)
{
    return with_time(texts, counted(texts, N_("{what}: {done} of {all}"), text, progress),
                     progress);
}

std::string
with_cells(const Translations& texts, const std::string& text, const WorkProgress& progress)
{
    return with_time(texts, counted(texts, N_("{what}: {done} of {all} cells"), text, progress),
                     progress);
}

std::string techniques_tried(const Translations& texts, const WorkProgress& progress)
{
    return with_time(texts,
                     texts.tr(Message{N_("{done} of {all} techniques tried"),
                                      {{"done", std::to_string(progress.done)},
                                       {"all", std::to_string(progress.all)}}}),
                     {.passed = progress.passed});
}

Box bar_of(const WorkProgress& progress)
{
    const double share = share_done(progress);
    return box::picture([share](Canvas& canvas, Rect area, Scale) {
               draw_bar(canvas, area, share, Paint::Accent);
           })
        .size(8);
}

void WaitClock::follow(bool is_waiting, engine::MonotonicTime now)
{
    now_ = now;
    if (!is_waiting)
        since_.reset();
    else if (!since_)
        since_ = now;
}

} // namespace game
