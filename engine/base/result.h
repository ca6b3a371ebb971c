#pragma once
// Result<T>: a value, or one sentence that says why there is none. For failures that are expected.

#include <utility>
#include <variant>

#include "engine/base/ensure.h"
#include "engine/base/message.h"

namespace engine {

struct Failure {
    Message why;
};

template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : outcome_(std::move(value)) {}
    Result(Failure failure) : outcome_(std::move(failure)) {}

    explicit operator bool() const { return std::holds_alternative<T>(outcome_); }

    const T& operator*() const&
    {
        ENSURE(*this);
        return std::get<T>(outcome_);
    }
    T&& operator*() &&
    {
        ENSURE(*this);
        return std::get<T>(std::move(outcome_));
    }
    const T* operator->() const { return &**this; }

    const Message& why() const
    {
        ENSURE(!*this);
        return std::get<Failure>(outcome_).why;
    }

private:
    std::variant<T, Failure> outcome_;
};

struct Done {};
using Attempt = Result<Done>; // for functions that return no value

} // namespace engine
