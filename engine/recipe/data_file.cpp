#include "engine/recipe/data_file.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/base/letters.h"
#include "engine/store/disk/atomic_file.h"

namespace engine {

namespace {

constexpr std::size_t longest_data = 4u << 20; // bytes

struct DataPlace {
    std::mutex mutex;
    std::filesystem::path folder;
    std::optional<Message> why_none;
};

DataPlace& place()
{
    static DataPlace place;
    return place;
}

std::optional<Message> why_no_data_folder()
{
    const std::lock_guard lock(place().mutex);
    return place().why_none;
}

// Why the file can't be read; nothing is said of one that was never looked for.
Failure unread(const std::filesystem::path& file, const FileContent& content)
{
    if (content.state == ReadState::Missing)
        return Failure{{N_("{file} is not there. It belongs to the game: install Cronodoku again, "
                           "or set CRONODOKU_ASSETS to its folder assets"),
                        {{"file", file.string()}}}};
    if (content.state == ReadState::Unreadable)
        return Failure{{N_("{file} can't be read ({reason}). It belongs to the game: make it "
                           "readable, or install Cronodoku again"),
                        {{"file", file.string()}, {"reason", content.error.message()}}}};
    return Failure{{N_("{file} is not the file of this version, and would give other puzzles, so "
                       "it is not used: install Cronodoku again"),
                    {{"file", file.string()}}}};
}

} // namespace

void set_data_folder(std::filesystem::path folder)
{
    const std::lock_guard lock(place().mutex);
    place().folder = std::move(folder);
    place().why_none.reset();
}

void set_no_data_folder(Message why)
{
    const std::lock_guard lock(place().mutex);
    place().why_none = std::move(why);
}

std::filesystem::path data_folder()
{
    const std::lock_guard lock(place().mutex);
    return place().folder;
}

std::uint64_t hash_of_data(std::string_view content)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (char letter : content)
        hash = (hash ^ byte_of(letter)) * 0x100000001b3u;
    return hash;
}

Result<std::string> read_data(const std::filesystem::path& file, std::uint64_t hash)
{
    if (const auto why = why_no_data_folder())
        return Failure{*why};
    FileContent content = read_file(real_system(), file, longest_data);
    if (content.state != ReadState::Read || hash_of_data(content.bytes) != hash)
        return unread(file, content);
    content.bytes.shrink_to_fit(); // as it is kept
    return std::move(content.bytes);
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> pieces;
    while (!text.empty()) {
        pieces.push_back(text.substr(0, text.find(separator)));
        text.remove_prefix(std::min(text.size(), pieces.back().size() + 1));
    }
    return pieces;
}

int number_from(std::string_view word)
{
    int number = 0;
    for (char numeral : word)
        number = number * 10 + (numeral - '0');
    return number;
}

std::vector<DataPart> parts_of_data(std::string_view content)
{
    std::vector<DataPart> parts;
    for (std::size_t at = content.find('['); at != content.npos;) {
        const std::size_t head_end = content.find("]\n", at);
        const std::size_t next = content.find("\n[", head_end);
        const std::string_view head = content.substr(at + 1, head_end - at - 1);
        std::string_view lines = content.substr(head_end + 2, next - head_end - 2);
        if (lines.ends_with('\n'))
            lines.remove_suffix(1);
        parts.push_back({split(head, ' '), lines});
        at = next == content.npos ? next : next + 1;
    }
    return parts;
}

} // namespace engine
