#include "game/command_line/input_streams.h"

#include <cerrno>
#include <iostream>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "game/command_line/interruption.h"

namespace game {

InputBuffer::~InputBuffer()
{
    if (descriptor_ > STDERR_FILENO)
        close(descriptor_);
}

int InputBuffer::open_file(const std::string& name)
{
    return open(name.c_str(), O_RDONLY | O_CLOEXEC);
}

std::optional<std::size_t> InputBuffer::size() const
{
    struct stat facts = {};
    if (fstat(descriptor_, &facts) != 0 || !S_ISREG(facts.st_mode))
        return std::nullopt;
    return facts.st_size;
}

InputBuffer::int_type InputBuffer::underflow()
{
    ssize_t count = -1;
    do {
        if (!Interruption::wait_for_input(descriptor_))
            return traits_type::eof();
        count = read(descriptor_, bytes_.data(), bytes_.size());
    } while (count < 0 && (errno == EINTR || errno == EAGAIN));
    has_failed_ = has_failed_ || count < 0;
    if (count <= 0)
        return traits_type::eof();
    setg(bytes_.data(), bytes_.data(), bytes_.data() + count);
    return traits_type::to_int_type(bytes_.front());
}

StandardStreams::StandardStreams() : input_(STDIN_FILENO), in_(&input_) {}

Streams StandardStreams::streams()
{
    const bool shows_progress = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0;
    return {in_, std::cout, std::cerr, shows_progress, input_.size()};
}

} // namespace game
