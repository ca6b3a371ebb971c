#pragma once
// For unique pointers to objects of C libraries.

namespace engine {

template <auto give_back>
struct Deleter {
    template <typename Object>
    void operator()(Object* object) const
    {
        give_back(object);
    }
};

} // namespace engine
