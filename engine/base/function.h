#pragma once
// A function that is kept, like std::function, which takes three times as long to compile: for what
// is made of a function in hundreds of places.

#include <cstddef>
#include <functional>
#include <new>
#include <type_traits>
#include <utility>

#include "engine/base/ensure.h"

namespace engine {

template <typename Signature>
class Function;

template <typename Result, typename... Arguments>
class Function<Result(Arguments...)> {
public:
    // Holds nothing, and must not be called.
    Function() = default;
    Function(std::nullptr_t) {}
    // Holds a copy of what can be called; nothing if that holds nothing.
    template <typename Called>
        requires(!std::is_same_v<Called, Function> &&
                 requires(Called& called, Arguments... arguments) {
                     called(static_cast<Arguments&&>(arguments)...);
                 })
    Function(Called called)
    {
        if constexpr (std::is_same_v<Called, std::function<Result(Arguments...)>>) {
            if (!called)
                return;
        }
        if constexpr (sizeof(Called) <= sizeof(Place) && alignof(Called) <= alignof(Place) &&
                      std::is_trivially_copyable_v<Called>) {
            new (place_.bytes) Called(called);
            call_ = [](Place& place, Arguments... arguments) -> Result {
                return call(*std::launder(reinterpret_cast<Called*>(place.bytes)),
                            static_cast<Arguments&&>(arguments)...);
            };
        } else {
            place_.elsewhere = new Called(static_cast<Called&&>(called));
            call_ = [](Place& place, Arguments... arguments) -> Result {
                return call(*static_cast<Called*>(place.elsewhere),
                            static_cast<Arguments&&>(arguments)...);
            };
            copy_or_delete_ = [](void* held, bool copies) -> void* {
                if (copies)
                    return new Called(*static_cast<const Called*>(held));
                delete static_cast<Called*>(held);
                return nullptr;
            };
        }
    }
    Function(const Function& other)
        : place_(other.place_), call_(other.call_), copy_or_delete_(other.copy_or_delete_)
    {
        if (copy_or_delete_ != nullptr)
            place_.elsewhere = copy_or_delete_(place_.elsewhere, true);
    }
    Function(Function&& other) noexcept
        : place_(other.place_),
          call_(std::exchange(other.call_, nullptr)),
          copy_or_delete_(std::exchange(other.copy_or_delete_, nullptr))
    {
    }
    Function& operator=(Function other) noexcept
    {
        std::swap(place_, other.place_);
        std::swap(call_, other.call_);
        std::swap(copy_or_delete_, other.copy_or_delete_);
        return *this;
    }
    ~Function()
    {
        if (copy_or_delete_ != nullptr)
            copy_or_delete_(place_.elsewhere, false);
    }

    explicit operator bool() const { return call_ != nullptr; }
    Result operator()(Arguments... arguments) const
    {
        ENSURE(call_ != nullptr);
        return call_(place_, static_cast<Arguments&&>(arguments)...);
    }

private:
    template <typename Called>
    static Result call(Called& called, Arguments... arguments)
    {
        if constexpr (std::is_void_v<Result>)
            called(static_cast<Arguments&&>(arguments)...);
        else
            return called(static_cast<Arguments&&>(arguments)...);
    }

    // What is small and can be copied as bytes needs no memory of its own.
    union Place {
        void* elsewhere = nullptr;
        std::byte bytes[2 * sizeof(void*)];
    };
    mutable Place place_;
    Result (*call_)(Place& place, Arguments... arguments) = nullptr;
    void* (*copy_or_delete_)(void* held, bool copies) = nullptr;
};

} // namespace engine
