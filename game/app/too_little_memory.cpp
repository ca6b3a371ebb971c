#include "game/app/too_little_memory.h"

#include <cstdlib>
#include <exception>
#include <new>
#include <system_error>
#include <utility>

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
#include <unistd.h>

namespace game {

namespace {

// Never freed: another thread may be using it at the end.
const std::string* last_message = nullptr;

[[noreturn]] void end()
{
    constexpr int failed = 1; // as game::improper
    // No stream and no lock: they may need memory, or be held by this thread.
    const ssize_t written = ::write(STDERR_FILENO, last_message->data(), last_message->size());
    std::_Exit(written < 0 ? failed + 1 : failed);
}

std::terminate_handler preferred_end = nullptr;

// Handles an uncaught exception for lack of memory or threads.
[[noreturn]] void end_of_exception()
{
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        end();
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::resource_unavailable_try_again)
            end();
    } catch (...) {
    }
    if (preferred_end != nullptr)
        preferred_end();
    std::abort();
}

} // namespace

void end_with_when_memory_runs_out(std::string sentence)
{
    last_message = new std::string("cronodoku: " + std::move(sentence) + "\n");
    std::set_new_handler(end);
    const std::terminate_handler before = std::set_terminate(end_of_exception);
    if (before != end_of_exception)
        preferred_end = before;
}

void return_freed_memory()
{
#ifdef __GLIBC__
    constexpr int heaps = 2; // one for the main thread and one for all others
    constexpr int apart = 64 * 1024;
    constexpr int spare = 512 * 1024;
    ::mallopt(M_ARENA_MAX, heaps);
    ::mallopt(M_MMAP_THRESHOLD, apart);
    ::mallopt(M_TRIM_THRESHOLD, spare);
#endif
}

} // namespace game
