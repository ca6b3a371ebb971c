#pragma once
// Golden files record what the game draws and explains, in tests/data/golden, so that every change
// is noticed. A new version that differs is written to build/golden; scripts/renew-golden makes a
// page of the differences and replaces the recorded files.

#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>
#include <zlib.h>

#include "tests/source_root.h"

namespace golden {

// Whether recorded files are to be replaced, as scripts/renew-golden demands.
inline bool is_renewing()
{
    return std::getenv("CRONODOKU_RENEW_GOLDEN") != nullptr;
}

inline std::filesystem::path kept_folder()
{
    return source_root() / "tests/data/golden";
}

// The folder for the differences from the recorded file of this name; made if necessary.
inline std::filesystem::path difference_folder(const std::string& name)
{
    const std::filesystem::path folder = source_root() / "build/golden" / name;
    std::filesystem::create_directories(folder);
    return folder;
}

// Files whose names end in .gz are compressed.
inline std::string content_of(const std::filesystem::path& file)
{
    std::string content;
    if (const gzFile stream = gzopen(file.c_str(), "rb")) {
        std::array<char, 4096> part{};
        for (int read = 0; (read = gzread(stream, part.data(), part.size())) > 0;)
            content.append(part.data(), static_cast<std::size_t>(read));
        gzclose(stream);
    }
    return content;
}

inline void write(const std::filesystem::path& file, const std::string& content)
{
    std::filesystem::create_directories(file.parent_path());
    if (const gzFile stream = gzopen(file.c_str(), file.extension() == ".gz" ? "wb9" : "wbT")) {
        gzwrite(stream, content.data(), static_cast<unsigned>(content.size()));
        gzclose(stream);
    }
}

// A hash of a text (FNV-1a).
inline std::uint64_t fingerprint(std::string_view text)
{
    std::uint64_t print = 0xCBF29CE484222325U;
    for (const char character : text)
        print = (print ^ static_cast<unsigned char>(character)) * 0x100000001B3U;
    return print;
}

// Returns the number of the first line that differs, and both versions of it.
inline std::string first_difference(const std::string& before, const std::string& now)
{
    std::istringstream old_lines(before);
    std::istringstream new_lines(now);
    std::string heading; // the last line before that starts a part
    for (int number = 1;; ++number) {
        std::string was;
        std::string is;
        const bool was_there = static_cast<bool>(std::getline(old_lines, was));
        const bool is_there = static_cast<bool>(std::getline(new_lines, is));
        if (was == is && was_there && is_there) {
            heading = is.starts_with("# ") ? is : heading;
            continue;
        }
        return "line " + std::to_string(number) + ", below " + heading + "\n  kept: " + was +
               "\n  now:  " + is;
    }
}

// Fails the test if the recorded file of this name, such as "steps.txt", has another content.
inline void expect_kept(const std::string& name, const std::string& now)
{
    const std::filesystem::path file = kept_folder() / name;
    const std::string before = content_of(file);
    if (before == now)
        return;
    const std::filesystem::path folder = difference_folder(name);
    write(folder / "old.txt", before);
    write(folder / "new.txt", now);
    if (is_renewing())
        write(file, now);
    else
        ADD_FAILURE() << name << " differs in " << first_difference(before, now)
                      << "\nAll of it: " << (folder / "new.txt").string()
                      << "\nscripts/renew-golden --show makes a page of all that differs.";
}

} // namespace golden
