#include "engine/store/disk/envelope.h"

#include <array>

#include "engine/base/whole_number.h"
#include "engine/store/disk/crc.h"

namespace engine {

namespace {

constexpr std::string_view magic = "cronodoku";
constexpr std::size_t longest_line = 120;
// Of a content, so that sums stay right.
constexpr std::size_t longest_content = std::size_t{1} << (sizeof(std::size_t) > 4 ? 40U : 30U);

std::string checksum(std::string_view bytes)
{
    return hexadecimal(crc_of(bytes), 8);
}

struct Line {
    Envelope envelope;
    std::size_t length = 0;
    std::string_view content_sum;
    std::size_t bytes = 0; // of the line itself, including its newline
};

constexpr std::size_t field_count = 7;

std::optional<std::array<std::string_view, field_count>> split_fields(std::string_view line)
{
    std::array<std::string_view, field_count> fields;
    for (std::size_t field = 0; field < field_count; ++field) {
        const auto end = line.find(' ');
        if ((end == std::string_view::npos) != (field + 1 == field_count))
            return std::nullopt;
        fields[field] = line.substr(0, end);
        line.remove_prefix(field + 1 == field_count ? line.size() : end + 1);
    }
    return fields;
}

std::optional<Line> read_line(std::string_view file)
{
    const auto end = file.substr(0, longest_line).find('\n');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view line = file.substr(0, end);
    const auto fields = split_fields(line);
    if (!fields || (*fields)[0] != magic)
        return std::nullopt;
    const auto& [first, kind, version, entries, length, content_sum, line_sum] = *fields;
    if (checksum(line.substr(0, line.rfind(' '))) != line_sum)
        return std::nullopt;
    const auto version_number = whole_number<std::int64_t>(version, 0);
    const auto entry_count = whole_number<std::int64_t>(entries, 0);
    const auto byte_count = whole_number<std::int64_t>(length, 0);
    constexpr std::int64_t max_versions = 1'000'000;
    if (!version_number || !entry_count || !byte_count || *version_number > max_versions)
        return std::nullopt;
    return Line{
        Envelope{std::string(kind), static_cast<int>(*version_number), *entry_count},
        static_cast<std::size_t>(*byte_count),
        content_sum,
        end + 1,
    };
}

} // namespace

std::string seal(const Envelope& envelope, std::string_view content)
{
    std::string line(magic);
    line += ' ' + envelope.kind;
    line += ' ' + std::to_string(envelope.version);
    line += ' ' + std::to_string(envelope.entries);
    line += ' ' + std::to_string(content.size());
    line += ' ' + checksum(content);
    line += ' ' + checksum(line);
    line += '\n';
    return line.append(content);
}

std::optional<Envelope> read_envelope(std::string_view file)
{
    const auto line = read_line(file);
    return line ? std::optional(line->envelope) : std::nullopt;
}

std::optional<std::size_t> whole_size(std::string_view file)
{
    const auto line = read_line(file);
    if (!line || line->length > longest_content)
        return std::nullopt;
    return line->bytes + line->length;
}

std::optional<std::string_view> open_envelope(std::string_view file)
{
    const auto line = read_line(file);
    if (!line)
        return std::nullopt;
    const std::string_view content = file.substr(line->bytes);
    if (content.size() != line->length || checksum(content) != line->content_sum)
        return std::nullopt;
    return content;
}

} // namespace engine
