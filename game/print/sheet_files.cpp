#include "game/print/sheet_files.h"

#include <algorithm>
#include <array>
#include <cerrno>

#include <unistd.h>

#include "engine/base/letters.h"
#include "engine/base/table.h"
#include "engine/store/disk/atomic_file.h"

namespace game {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::string_view, 3> format_ids = {"pdf", "svg", "png"};
engine::Failure not_written(const fs::path& file, const std::error_code& error)
{
    if (error == std::errc::no_space_on_device)
        return engine::Failure{{engine::N_("{file} could not be written: the disk is full"),
                                {{"file", file.string()}}}};
    return engine::Failure{{engine::N_("{file} could not be written: {reason}"),
                            {{"file", file.string()}, {"reason", error.message()}}}};
}

// A device or a folder must not be replaced by a file.
bool is_something_else(const fs::path& file)
{
    std::error_code ignored;
    return fs::exists(file, ignored) && !fs::is_regular_file(file, ignored);
}

} // namespace

std::string_view id_of(SheetFormat format)
{
    return format_ids[engine::index_of(format)];
}

std::vector<std::string> sheet_format_names()
{
    return {format_ids.begin(), format_ids.end()};
}

std::optional<SheetFormat> sheet_format_of(const fs::path& file)
{
    std::string ending = file.extension().string();
    std::ranges::transform(ending, ending.begin(), engine::small_letter);
    for (const SheetFormat format : {SheetFormat::Pdf, SheetFormat::Svg, SheetFormat::Png}) {
        if (ending == "." + std::string(id_of(format)))
            return format;
    }
    return std::nullopt;
}

std::vector<fs::path> names_of_files(const fs::path& file, std::size_t count)
{
    if (count == 1)
        return {file};
    const std::size_t width = std::to_string(count).size();
    std::vector<fs::path> names;
    for (std::size_t page = 1; page <= count; ++page) {
        std::string number = std::to_string(page);
        number.insert(0, width - number.size(), '0');
        fs::path name = file;
        name.replace_filename(file.stem().string() + "-" + number + file.extension().string());
        names.push_back(std::move(name));
    }
    return names;
}

engine::Attempt may_write_files(const fs::path& file)
{
    if (is_something_else(file))
        return engine::Failure{{engine::N_("{file} could not be written: it is not a file"),
                                {{"file", file.string()}}}};
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    if (access((folder / "").c_str(), W_OK | X_OK) != 0)
        return not_written(file, std::error_code(errno, std::generic_category()));
    return engine::Done{};
}

engine::Attempt write_files(const fs::path& file, std::span<const std::string> contents)
{
    if (const engine::Attempt may = may_write_files(file); !may)
        return may;
    const std::vector<fs::path> names = names_of_files(file, contents.size());
    for (std::size_t page = 0; page < contents.size(); ++page) {
        const fs::path& name = names[page];
        if (is_something_else(name))
            return engine::Failure{{engine::N_("{file} could not be written: it is not a file"),
                                    {{"file", name.string()}}}};
        if (const std::error_code error = engine::replace_file(
                engine::real_system(), name, contents[page], engine::OldContent::IsDropped))
            return not_written(name, error);
    }
    return engine::Done{};
}

} // namespace game
