#include "game/app/too_little_memory.h"

#include <cstdlib>
#include <exception>
#include <new>
#include <system_error>
#include <utility>

#include <unistd.h>

namespace game {

namespace {

// Never given back: another thread may just be ending with it.
const std::string* last_words = nullptr;

[[noreturn]] void end()
{
    constexpr int failed = 1; // as game::improper
    // No stream and no lock: those may need memory, or be held by this very thread.
    const ssize_t told = ::write(STDERR_FILENO, last_words->data(), last_words->size());
    std::_Exit(told < 0 ? failed + 1 : failed);
}

std::terminate_handler usual_end = nullptr;

// What somebody threw for want of memory, or of a thread, and nobody caught.
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
    if (usual_end != nullptr)
        usual_end();
    std::abort();
}

} // namespace

void end_with_when_memory_runs_out(std::string sentence)
{
    last_words = new std::string("cronodoku: " + std::move(sentence) + "\n");
    std::set_new_handler(end);
    const std::terminate_handler before = std::set_terminate(end_of_exception);
    if (before != end_of_exception)
        usual_end = before;
}

} // namespace game
