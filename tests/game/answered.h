#pragma once
// Returns a future whose answer is available at once, as save services in memory do.

#include <future>
#include <utility>

namespace game {

template <typename Answer>
std::future<Answer> answered(Answer answer)
{
    std::promise<Answer> promise;
    promise.set_value(std::move(answer));
    return promise.get_future();
}

} // namespace game
