#include "game/app/too_little_memory.h"

#include <cstdlib>
#include <new>
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

} // namespace

void end_with_when_memory_runs_out(std::string sentence)
{
    last_words = new std::string("cronodoku: " + std::move(sentence) + "\n");
    std::set_new_handler(end);
}

} // namespace game
