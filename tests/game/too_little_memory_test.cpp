// No memory is left: the program prints a sentence and ends at once, without damage to any file.
// Promise 14 of docs/PROMISE.md.

#include "game/app/too_little_memory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>
#include <system_error>
#include <thread>

namespace game {
namespace {

// Uses the system's limit of memory, which does not work with the sanitizers.
[[noreturn]] void run_out_of_memory()
{
    if (const std::new_handler handler = std::get_new_handler())
        handler();
    std::abort(); // the function returned
}

void run_out_in_a_thread()
{
    std::thread(run_out_of_memory).join();
}

void find_no_thread()
{
    throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
}

void throw_in_a_thread()
{
    std::thread([] { throw std::bad_alloc(); }).join();
}

TEST(TooLittleMemoryDeathTest, EndsWithASentenceInWhateverThread)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto die = [](void (*deed)()) {
        end_with_when_memory_runs_out("No memory.");
        deed();
    };
    EXPECT_EXIT(die(run_out_of_memory), testing::ExitedWithCode(1), "^cronodoku: No memory.\n$");
    EXPECT_EXIT(die(run_out_in_a_thread), testing::ExitedWithCode(1), "cronodoku: No memory.\n");
    EXPECT_EXIT(die(throw_in_a_thread), testing::ExitedWithCode(1), "cronodoku: No memory.\n");
    const auto uncaught = [&die]() noexcept {
        die(find_no_thread);
    };
    EXPECT_EXIT(uncaught(), testing::ExitedWithCode(1), "cronodoku: No memory.\n");
}

} // namespace
} // namespace game
