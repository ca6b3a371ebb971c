#pragma once
// A digest of the book of records: what its volumes hold, as it was when they were last read, in a
// form that is read twenty times as fast as their JSON. It holds only volumes that grow no more. It
// is no part of the book: a volume is taken from it only while the file of the volume looks from
// outside as it did then; what is missing or damaged of it is written again from the volumes.
//
// The file consists of entries that are appended, one for each volume; of several the last counts.
// An entry is valid only on this machine, so numbers are in its byte order. It begins with a magic
// word, which names the form and is changed with it, the length of what follows, and its CRC-32.

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>

#include "engine/play/run_pages.h"
#include "engine/store/disk/system_calls.h"

namespace engine {

inline constexpr const char* digest_name = "records.digest";

// How a file looks from outside: device, inode, size, and the times of the last change of content
// and file, in nanoseconds.
using FileMark = std::tuple<std::uint64_t, std::uint64_t, std::int64_t, std::int64_t, std::int64_t>;

// The length and the CRC-32 of some bytes.
struct ContentSum {
    std::uint64_t bytes = 0;
    std::uint32_t checksum = 0;

    friend bool operator==(const ContentSum&, const ContentSum&) = default;
};
ContentSum sum_of(std::string_view content);

struct DigestEntry {
    int volume = 0; // its number
    FileMark mark = {};
    ContentSum content = {}; // of the volume
    RunPages runs = {};
};

std::string to_bytes(const DigestEntry& entry);

// The entries of the bytes of a digest, up to the first damaged one.
class DigestReader {
public:
    explicit DigestReader(std::string bytes);

    // What the last entry of a volume says; nothing if there is none, if the file looks otherwise
    // now, or if a value is out of its range.
    std::optional<DigestEntry> entry(int volume, const FileMark& mark) const;

    bool is_whole() const { return is_whole_; }
    // Whether more than half of the bytes are entries that later ones have replaced.
    bool is_mostly_waste() const { return 2 * used_ < bytes_.size(); }

private:
    struct Place {
        FileMark mark;
        std::size_t begin;
        std::size_t end;
    };

    std::string bytes_;
    std::map<int, Place> places_;
    std::size_t used_ = 0; // bytes of the entries that count
    bool is_whole_ = true;
};

// The digest in this folder. It is not synced: whatever a power failure leaves of it is checked.
DigestReader read_digest(SystemCalls& system, const std::filesystem::path& folder);
std::error_code append_to_digest(SystemCalls& system,
                                 const std::filesystem::path& folder,
                                 std::span<const DigestEntry> entries);
std::error_code remove_digest(SystemCalls& system, const std::filesystem::path& folder);

} // namespace engine
