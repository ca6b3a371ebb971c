#include "game/app/puzzle_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace game {

using engine::Failure;
using engine::N_;

namespace {

constexpr std::size_t most_megabytes = 64;
constexpr std::size_t longest_file = most_megabytes << 20;

} // namespace

engine::Result<std::string> read_puzzle_file(const std::string& path)
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
    std::string text(error ? 0 : size, '\0');
    stream.read(text.data(), text.size());
    if (!stream.eof() && !stream)
        error = std::error_code(errno, std::generic_category());
    if (error)
        return Failure{
            {N_("{file} can't be read: {reason}"), {{"file", name}, {"reason", error.message()}}}};
    text.resize(stream.gcount());
    return text;
}

} // namespace game
