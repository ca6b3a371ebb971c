#include "game/ui/frame_memory.h"

#include <algorithm>

namespace game {

void FrameMemory::start_again()
{
    block_ = 0;
    used_ = 0;
}

void* FrameMemory::do_allocate(std::size_t size, std::size_t alignment)
{
    constexpr std::size_t least = 1 << 14;
    for (; block_ < blocks_.size(); ++block_, used_ = 0) {
        const std::size_t start = (used_ + alignment - 1) / alignment * alignment;
        if (start + size > blocks_[block_].size)
            continue;
        used_ = start + size;
        return blocks_[block_].bytes.get() + start;
    }
    const std::size_t bytes = std::max(least, size);
    blocks_.push_back(Block{std::make_unique_for_overwrite<std::byte[]>(bytes), bytes});
    used_ = size;
    return blocks_.back().bytes.get();
}

} // namespace game
