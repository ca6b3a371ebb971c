#include "game/scenes/editor/new_file.h"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

namespace game {

using engine::Failure;
using engine::N_;

namespace {

constexpr int most_names = 10'000;

Failure not_written(const std::filesystem::path& file, const std::error_code& error)
{
    return Failure{{N_("{file} can't be written: {reason}"),
                    {{"file", file.string()}, {"reason", error.message()}}}};
}

std::error_code last_error()
{
    return {errno, std::generic_category()};
}

// Nothing is left of a file that could not be written as a whole.
std::error_code write(std::FILE* file, const std::filesystem::path& path, std::string_view text)
{
    std::error_code error;
    if (std::fwrite(text.data(), 1, text.size(), file) != text.size())
        error = last_error();
    if (std::fclose(file) != 0 && !error)
        error = last_error();
    if (error) {
        std::error_code ignored;
        std::filesystem::remove(path, ignored);
    }
    return error;
}

} // namespace

engine::Result<std::filesystem::path> write_new_file(const std::filesystem::path& folder,
                                                     const std::string& name,
                                                     std::string_view ending,
                                                     std::string_view text)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return not_written(folder, error);
    for (int number = 1; number <= most_names; ++number) {
        const std::string suffix = number == 1 ? "" : "-" + std::to_string(number);
        const auto path = folder / (name + suffix + "." + std::string(ending));
        std::FILE* file = std::fopen(path.c_str(), "wbx"); // fails if it exists
        if (file == nullptr && errno == EEXIST)
            continue;
        error = file == nullptr ? last_error() : write(file, path, text);
        return error ? engine::Result<std::filesystem::path>(not_written(path, error))
                     : engine::Result<std::filesystem::path>(path);
    }
    return not_written(folder / name, std::make_error_code(std::errc::file_exists));
}

} // namespace game
