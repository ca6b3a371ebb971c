#pragma once
// The files in assets/data: puzzles that were found in advance. Codes and seeds lead to what is in
// them, so a file is used only if it is, byte for byte, the one that this version was made with.
// Each is read when it is first asked for.
//
// A file is text: lines with "#" in front say what it is, "[head]" begins a part, and the lines of
// the part follow.

#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace engine {

// The folder with the files, to be set before anything in them is asked for.
void set_data_folder(std::filesystem::path folder);
// There is none, and this is why: what is asked for from now on fails with this sentence.
void set_no_data_folder(Message why);
std::filesystem::path data_folder();

std::uint64_t hash_of_data(std::string_view content); // FNV-1a
// Returns the content if its hash is this one. The failure says which file can't be used, and why.
Result<std::string> read_data(const std::filesystem::path& file, std::uint64_t hash);

struct DataPart {
    std::vector<std::string_view> head; // its words
    std::string_view lines;             // without the last newline
};
// A whole number in a head.
int number_from(std::string_view word);
std::vector<DataPart> parts_of_data(std::string_view content);

// The lines, or words, of a text.
std::vector<std::string_view> split(std::string_view text, char separator);

// Item: what a part is read as. For any thread.
template <typename Item>
class DataFile {
public:
    DataFile(const char* name, std::uint64_t hash, Item (*read_part)(const DataPart&))
        : name_(name), hash_(hash), read_(read_part)
    {
    }

    // What was read stays where it is while the program runs.
    Result<std::span<const Item>> items()
    {
        const std::lock_guard lock(mutex_);
        const std::filesystem::path file = data_folder() / name_;
        if (const auto known = known_.find(file); known != known_.end())
            return std::span<const Item>(known->second.items);
        auto content = read_data(file, hash_);
        if (!content)
            return Failure{content.why()};
        Known& now = known_[file];
        now.content = *std::move(content);
        for (const DataPart& part : parts_of_data(now.content))
            now.items.push_back(read_(part));
        return std::span<const Item>(now.items);
    }

    // Empty if the file can't be used.
    std::span<const Item> items_or_none()
    {
        const auto known = items();
        return known ? *known : std::span<const Item>();
    }

    Attempt read()
    {
        const auto known = items();
        return known ? Attempt(Done{}) : Attempt(Failure{known.why()});
    }

private:
    struct Known {
        std::string content;
        std::vector<Item> items; // refer to it
    };

    const char* name_;
    std::uint64_t hash_;
    Item (*read_)(const DataPart&);
    std::mutex mutex_;
    std::map<std::filesystem::path, Known> known_; // by file: tests use several folders
};

} // namespace engine
