#include "game/scenes/waiting/file_reading.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <thread>
#include <utility>

namespace game {

using engine::Failure;
using engine::N_;

namespace {

constexpr std::size_t most_megabytes = 64;
constexpr std::size_t longest_file = most_megabytes << 20;
constexpr std::size_t piece_of_file = 64 << 10; // bytes that are read between two looks at Cancel

// Fewer bytes than `size` if the file has become shorter meanwhile, or if that was cancelled.
std::string read_pieces(std::ifstream& stream, std::size_t size, const engine::Cancel& cancel)
{
    cancel.tell(0, size >> 10);
    std::string text(size, '\0');
    std::size_t read = 0;
    while (read < size && stream && !cancel.is_asked()) {
        stream.read(text.data() + read,
                    static_cast<std::streamsize>(std::min(piece_of_file, size - read)));
        read += static_cast<std::size_t>(stream.gcount());
        cancel.tell(read >> 10, size >> 10);
    }
    text.resize(read);
    return text;
}

} // namespace

engine::Result<std::string> read_puzzle_file(const std::string& path, const engine::Cancel& cancel)
{
    std::error_code error;
    const std::string name = std::filesystem::path(path).filename().string();
    const bool is_file = std::filesystem::is_regular_file(path, error);
    if (!is_file && !error)
        return Failure{{N_("{file} is not a file"), {{"file", name}}}};
    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    const auto size = error ? 0 : std::filesystem::file_size(path, error);
    if (size > longest_file)
        return Failure{{N_("{file} is larger than {n} MB: divide it into smaller files"),
                        {{"file", name}, {"n", std::to_string(most_megabytes)}}}};
    std::string text = read_pieces(stream, error ? 0 : size, cancel);
    if (!stream.eof() && !stream)
        error = std::error_code(errno, std::generic_category());
    if (error)
        return Failure{
            {N_("{file} can't be read: {reason}"), {{"file", name}, {"reason", error.message()}}}};
    return text;
}

FileReading::FileReading(const std::string& path)
    : name_(std::filesystem::path(path).filename().string())
{
    work_.ask([path](const engine::Cancel& cancel) { return read_puzzle_file(path, cancel); });
}

// What is left of the reading uses nothing of this object, so its end is waited for elsewhere.
FileReading::~FileReading()
{
    work_.cancel();
    if (!work_.is_at_rest())
        std::thread([work = std::move(work_)] {}).detach();
}

} // namespace game
