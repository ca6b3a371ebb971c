#include "engine/store/folder/records_digest.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fcntl.h>
#include <limits>
#include <utility>
#include <vector>

#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/store/disk/atomic_file.h"
#include "engine/store/disk/crc.h"
#include "engine/store/disk/open_file.h"
#include "engine/store/documents/checks.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

// Change it when anything below writes otherwise.
constexpr std::string_view digest_form = "dig2";
constexpr std::size_t longest_digest = std::size_t{1} << 30;
constexpr std::size_t most_times_of_run = 1000;

class ByteWriter {
public:
    template <typename Value>
    void fixed(Value value)
    {
        std::array<char, sizeof(Value)> bytes;
        std::memcpy(bytes.data(), &value, sizeof(Value));
        bytes_.append(bytes.data(), bytes.size());
    }
    // Seven bits a byte, the lowest first. Negative numbers become large ones.
    void number(std::uint64_t value)
    {
        constexpr std::uint64_t seven_bits = 127;
        for (; value > seven_bits; value >>= 7)
            bytes_ += static_cast<char>(value | (seven_bits + 1));
        bytes_ += static_cast<char>(value);
    }
    void text(std::string_view value)
    {
        number(value.size());
        bytes_ += value;
    }
    std::string bytes() && { return std::move(bytes_); }

private:
    std::string bytes_;
};

// Reading past the end returns zeros, and the reader has then failed.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

    template <typename Value>
    Value fixed()
    {
        Value value{};
        const std::string_view bytes = take(sizeof(Value));
        if (!bytes.empty())
            std::memcpy(&value, bytes.data(), sizeof(Value));
        return value;
    }
    std::uint64_t number()
    {
        std::uint64_t value = 0;
        constexpr unsigned most_shift = 63;
        for (unsigned shift = 0; shift <= most_shift && !rest_.empty(); shift += 7) {
            const auto byte = byte_of(rest_.front());
            rest_.remove_prefix(1);
            value |= std::uint64_t{byte & 127u} << shift;
            if (byte < 128)
                return value;
        }
        has_failed_ = true;
        return 0;
    }
    std::string_view text() { return take(number()); }
    // Those bytes; none, and it has failed, if there are fewer.
    std::string_view take(std::uint64_t count)
    {
        if (count > rest_.size()) {
            has_failed_ = true;
            rest_ = {};
            return {};
        }
        const std::string_view taken = rest_.substr(0, count);
        rest_.remove_prefix(count);
        return taken;
    }
    bool has_failed() const { return has_failed_; }
    bool is_at_end() const { return rest_.empty(); }

private:
    std::string_view rest_;
    bool has_failed_ = false;
};

// The bytes of each gap between the times of two cells.
template <typename Gap>
void write_gaps(ByteWriter& bytes, const std::vector<PlayTime>& times)
{
    PlayTime before{0};
    for (const PlayTime time : times)
        bytes.fixed(static_cast<Gap>((time - std::exchange(before, time)).count()));
}

void write_fill_times(ByteWriter& bytes, const std::vector<PlayTime>& times)
{
    PlayTime before{0};
    PlayTime longest{0};
    for (const PlayTime time : times)
        longest = std::max(longest, time - std::exchange(before, time));
    const bool is_short = longest.count() <= std::numeric_limits<std::uint16_t>::max();
    bytes.number(2 * times.size() + (is_short ? 0 : 1));
    if (is_short)
        write_gaps<std::uint16_t>(bytes, times);
    else
        write_gaps<std::uint64_t>(bytes, times);
}

template <typename Gap>
void read_gaps(std::string_view bytes, std::vector<PlayTime>& times)
{
    const char* at = bytes.data();
    std::uint64_t now = 0;
    for (PlayTime& time : times) {
        Gap gap = 0;
        std::memcpy(&gap, at, sizeof(Gap));
        at += sizeof(Gap);
        now += gap;
        time = PlayTime(now);
    }
}

std::vector<PlayTime> read_fill_times(ByteReader& bytes)
{
    const std::uint64_t form = bytes.number();
    const std::size_t count = form / 2;
    const bool is_short = form % 2 == 0;
    const std::size_t gap = is_short ? sizeof(std::uint16_t) : sizeof(std::uint64_t);
    const std::string_view gaps = bytes.take(
        count > most_times_of_run ? std::numeric_limits<std::uint64_t>::max() : count * gap);
    std::vector<PlayTime> times(gaps.size() / gap);
    if (is_short)
        read_gaps<std::uint16_t>(gaps, times);
    else
        read_gaps<std::uint64_t>(gaps, times);
    return times;
}

// Each value of a run after the other.
struct ValueWriter {
    ByteWriter& bytes;

    void operator()(const Member&, const std::string& text) const { bytes.text(text); }
    void operator()(const Member&, std::integral auto number) const { bytes.number(number); }
    void operator()(const Member&, PlayTime time) const { bytes.number(time.count()); }
    void operator()(const Member&, const std::vector<PlayTime>& times) const
    {
        write_fill_times(bytes, times);
    }
};

struct ValueReader {
    ByteReader& bytes;

    void operator()(const Member&, std::string& text) const { text = bytes.text(); }
    template <std::integral Number>
    void operator()(const Member&, Number& number) const
    {
        number = static_cast<Number>(bytes.number());
    }
    void operator()(const Member&, PlayTime& time) const { time = PlayTime(bytes.number()); }
    void operator()(const Member&, std::vector<PlayTime>& times) const
    {
        times = read_fill_times(bytes);
    }
};

// What the volume was checked for when it was read, as far as a wrong value could do harm.
bool is_harmless(const Record& run)
{
    bool all = true;
    for_each_value(run, [&all](const Member& member, const auto& value) {
        if constexpr (std::is_same_v<decltype(value), const std::string&>)
            all = all && value.size() <= member.longest;
        else
            all = all && is_possible(member, value);
    });
    return all;
}

// The form, and the checksum of the names of all values of a run: if these are others, a digest is
// not read.
const std::string& digest_magic()
{
    static const std::string magic = [] {
        std::string names;
        const Record run;
        for_each_value(run, [&names](const Member& member, const auto&) {
            names += std::string(member.name) + ' ';
        });
        ByteWriter checksum;
        checksum.fixed(crc_of(names));
        return std::string(digest_form) + std::move(checksum).bytes();
    }();
    return magic;
}

void write(ByteWriter& bytes, const FileMark& mark)
{
    std::apply([&bytes](auto... parts) { (bytes.fixed(parts), ...); }, mark);
}

FileMark read_mark(ByteReader& bytes)
{
    FileMark mark;
    std::apply(
        [&bytes](auto&... parts) {
            ((parts = bytes.fixed<std::remove_reference_t<decltype(parts)>>()), ...);
        },
        mark);
    return mark;
}

// Nothing if it is damaged.
std::optional<RunPages> read_runs(ByteReader& bytes)
{
    RunPages runs;
    std::vector<Record> page;
    const std::uint64_t count = bytes.number();
    for (std::uint64_t run = 0; run < count; ++run) {
        if (page.empty())
            page.reserve(std::min<std::uint64_t>(RunPage::most_runs, count - run));
        for_each_value(page.emplace_back(), ValueReader{bytes});
        if (bytes.has_failed() || !is_harmless(page.back()))
            return std::nullopt;
        if (page.size() == RunPage::most_runs || run + 1 == count)
            runs.add_page(std::make_shared<const RunPage>(std::exchange(page, {})));
    }
    return bytes.is_at_end() ? std::optional(std::move(runs)) : std::nullopt;
}

} // namespace

ContentSum sum_of(std::string_view content)
{
    return {content.size(), crc_of(content)};
}

std::string to_bytes(const DigestEntry& entry)
{
    ByteWriter content;
    content.number(entry.volume);
    write(content, entry.mark);
    content.fixed(entry.content.bytes);
    content.fixed(entry.content.checksum);
    content.number(entry.runs.size());
    for (const Record& run : entry.runs)
        for_each_value(run, ValueWriter{content});
    const std::string all = std::move(content).bytes();
    ByteWriter bytes;
    bytes.fixed(std::uint64_t{all.size()});
    bytes.fixed(crc_of(all));
    return digest_magic() + std::move(bytes).bytes() + all;
}

DigestReader::DigestReader(std::string bytes) : bytes_(std::move(bytes))
{
    const std::string_view all = bytes_;
    for (std::size_t at = 0; at < all.size();) {
        ByteReader head(all.substr(at));
        is_whole_ = head.take(digest_magic().size()) == digest_magic();
        const auto length = head.fixed<std::uint64_t>();
        const auto checksum = head.fixed<std::uint32_t>();
        const std::string_view content = head.take(length);
        is_whole_ = is_whole_ && !head.has_failed() && crc_of(content) == checksum;
        if (!is_whole_)
            return;
        ByteReader reader(content);
        const auto volume = static_cast<int>(reader.number());
        const FileMark mark = read_mark(reader);
        const std::size_t begin = content.data() - all.data();
        const Place place{mark, begin, begin + content.size()};
        if (const auto known = places_.find(volume); known != places_.end())
            used_ -= known->second.end - known->second.begin;
        places_[volume] = place;
        used_ += content.size();
        at = place.end;
    }
}

std::optional<DigestEntry> DigestReader::entry(int volume, const FileMark& mark) const
{
    const auto found = places_.find(volume);
    if (found == places_.end() || found->second.mark != mark)
        return std::nullopt;
    const auto [_, begin, end] = found->second;
    ByteReader reader(std::string_view(bytes_).substr(begin, end - begin));
    DigestEntry entry;
    entry.volume = static_cast<int>(reader.number());
    entry.mark = read_mark(reader);
    entry.content.bytes = reader.fixed<std::uint64_t>();
    entry.content.checksum = reader.fixed<std::uint32_t>();
    auto runs = read_runs(reader);
    if (!runs)
        return std::nullopt;
    entry.runs = *std::move(runs);
    return entry;
}

DigestReader read_digest(SystemCalls& system, const fs::path& folder)
{
    FileContent file = read_file(system, folder / digest_name, longest_digest);
    const bool is_none_of_ours =
        file.state == ReadState::TooLong || file.state == ReadState::NotAFile;
    return DigestReader(is_none_of_ours ? std::string(1, '?') : std::move(file.bytes));
}

std::error_code
append_to_digest(SystemCalls& system, const fs::path& folder, std::span<const DigestEntry> entries)
{
    std::string bytes;
    for (const DigestEntry& entry : entries)
        bytes += to_bytes(entry);
    OpenFile file(system, folder / digest_name, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW);
    std::error_code error = file.error();
    if (!error)
        error = file.write_all(bytes);
    const std::error_code closing = file.close();
    return error ? error : closing;
}

std::error_code remove_digest(SystemCalls& system, const fs::path& folder)
{
    return remove_file(system, folder / digest_name);
}

} // namespace engine
