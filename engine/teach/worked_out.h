#pragma once
// What several finders want to know of one position, worked out by the first that asks. It belongs
// to its candidates, is forgotten when they change, and is not copied with them.

#include <memory>
#include <utility>
#include <vector>

namespace engine {

class WorkedOut {
public:
    WorkedOut() = default;
    WorkedOut(const WorkedOut&) {}
    WorkedOut(WorkedOut&& other) noexcept { other.forget(); }
    WorkedOut& operator=(const WorkedOut&)
    {
        forget();
        return *this;
    }
    WorkedOut& operator=(WorkedOut&& other) noexcept
    {
        forget();
        other.forget();
        return *this;
    }
    ~WorkedOut() = default;

    // The fact of this type; made from `subject` if it is not there yet.
    template <class Fact, class Subject>
    const Fact& about(const Subject& subject)
    {
        for (const auto& [kind, fact] : facts_) {
            if (kind == &kind_of<Fact>)
                return *static_cast<const Fact*>(fact.get());
        }
        auto made = std::make_shared<const Fact>(subject);
        facts_.emplace_back(&kind_of<Fact>, made);
        return *made;
    }
    void forget()
    {
        if (!facts_.empty())
            facts_.clear();
    }

private:
    template <class Fact>
    static inline const char kind_of = 0; // its address tells types apart

    std::vector<std::pair<const char*, std::shared_ptr<const void>>> facts_;
};

} // namespace engine
