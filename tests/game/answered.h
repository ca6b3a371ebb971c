#pragma once
// An answer that is there at once, as a keeper in memory gives it.

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
