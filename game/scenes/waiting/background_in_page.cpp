#include "game/scenes/waiting/background.h"

#include <chrono>
#include <cstddef>
#include <memory>

// Of emscripten: the place in the stack, which grows down.
extern "C" void* emscripten_stack_get_current();
extern "C" void _emscripten_stack_restore(void* place); // NOLINT(bugprone-reserved-identifier)

// packaging/web/library.js
extern "C" int page_can_rest();                              // whether the next two work
extern "C" void page_begin(void (*work)(void*), void* task); // returns when it ends or first rests
extern "C" void page_rest();                                 // returns when the page had its turn

// A page has no threads. Work has a stack of its own, which the browser lays aside each time that
// it has held the page long enough and looks at its Cancel; the page takes its turn then. A browser
// that can't do that is held until the work is done.
namespace game {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds slice{8};
constexpr std::size_t room_for_stack = 4 << 20; // as the page's own: STACK_SIZE in page.cmake

struct PageTask {
    std::packaged_task<void(const engine::Cancel& cancel)> work;
    engine::Cancel cancel;
    std::unique_ptr<std::byte[]> stack;
};

bool is_at_work = false; // on the stack of a task
Clock::time_point slice_end;
void* page_stack = nullptr; // where the page's own stack goes on meanwhile

void begin_slice()
{
    is_at_work = true;
    slice_end = Clock::now() + slice;
}

// Between laying the stack aside and being back on it nothing on it may be touched.
void rest_if_due()
{
    if (!is_at_work || Clock::now() < slice_end)
        return;
    is_at_work = false;
    void* const own_stack = emscripten_stack_get_current();
    _emscripten_stack_restore(page_stack);
    page_rest();
    page_stack = emscripten_stack_get_current();
    _emscripten_stack_restore(own_stack);
    begin_slice();
}

[[gnu::noinline]] void do_task(PageTask& task)
{
    begin_slice();
    task.work(task.cancel);
    is_at_work = false;
}

[[gnu::noinline]] void end_task(PageTask* task)
{
    const std::unique_ptr<PageTask> owned(task);
}

// Has no place in any stack itself, as it changes them.
void do_on_own_stack(void* owned)
{
    auto* const task = static_cast<PageTask*>(owned);
    page_stack = emscripten_stack_get_current();
    _emscripten_stack_restore(task->stack.get() + room_for_stack);
    do_task(*task);
    _emscripten_stack_restore(page_stack);
    end_task(task);
}

} // namespace

// What is quick is done at once.
void BackgroundThread::start(std::function<void(const engine::Cancel& cancel)> work)
{
    cancel();
    cancel_ = engine::Cancel::possible(rest_if_due);
    std::packaged_task<void(const engine::Cancel&)> task(std::move(work));
    work_ = task.get_future();
    if (page_can_rest() == 0)
        return task(cancel_);
    auto stack = std::make_unique_for_overwrite<std::byte[]>(room_for_stack);
    page_begin(do_on_own_stack,
               std::make_unique<PageTask>(std::move(task), cancel_, std::move(stack)).release());
}

// It looks at its Cancel when it goes on, and ends.
void BackgroundThread::cancel()
{
    if (is_busy())
        cancel_.ask();
    work_ = {};
}

void BackgroundThread::wait(engine::PlayTime) const {}

// Work that goes on uses nothing of this.
bool BackgroundThread::is_at_rest() const
{
    return true;
}

bool BackgroundThread::has_ended()
{
    if (!is_busy() || work_.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        return false;
    work_.get();
    return true;
}

} // namespace game
