#pragma once
// Memory for what is made while a frame is drawn. It is given back all at once and used again for
// the next frame, so that drawing a frame like the last one allocates nothing.

#include <cstddef>
#include <memory>
#include <memory_resource>
#include <vector>

namespace game {

class FrameMemory : public std::pmr::memory_resource {
public:
    // Everything that was allocated is gone.
    void start_again();

private:
    struct Block {
        std::unique_ptr<std::byte[]> bytes;
        std::size_t size;
    };

    void* do_allocate(std::size_t size, std::size_t alignment) override;
    void do_deallocate(void*, std::size_t, std::size_t) override {}
    bool do_is_equal(const memory_resource& other) const noexcept override
    {
        return this == &other;
    }

    std::vector<Block> blocks_;
    std::size_t block_ = 0; // the one in use
    std::size_t used_ = 0;  // of it
};

} // namespace game
