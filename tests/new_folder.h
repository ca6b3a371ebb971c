#pragma once
// Folders that tests and simulated players write to. Whoever makes one removes it.

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>
#include <unistd.h>

// In memory, if the system has such a disk and it can be written: more can be played in the same
// time. A killed program loses nothing that was written, there or on any other disk.
inline std::filesystem::path fast_disk()
{
    constexpr const char* in_memory = "/dev/shm";
    return ::access(in_memory, W_OK | X_OK) == 0 ? in_memory
                                                 : std::filesystem::temp_directory_path();
}

// A new, empty folder on the disk. Throws std::runtime_error with a sentence if there can be none.
inline std::filesystem::path
new_folder(const std::string& purpose,
           const std::filesystem::path& disk = std::filesystem::temp_directory_path())
{
    std::string name = (disk / ("cronodoku-" + purpose + "-XXXXXX")).string();
    if (::mkdtemp(name.data()) == nullptr)
        throw std::runtime_error("No folder can be made in " + disk.string() + ": " +
                                 std::generic_category().message(errno) +
                                 ". Name another disk with --on, or in TMPDIR.");
    return name;
}
