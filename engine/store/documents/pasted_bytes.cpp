#include "engine/store/documents/pasted_bytes.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>
#include <zlib.h>

#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/store/disk/crc.h"

namespace engine {

namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t bytes_in_line = 45;
constexpr std::size_t check_length = 4;
constexpr std::size_t line_length = bytes_in_line / 3 * 4 + check_length;

const Bytef* bytes_of(std::string_view text)
{
    return reinterpret_cast<const Bytef*>(text.data());
}

// Four characters for 24 bits, the highest ones first.
std::string four_characters(std::uint32_t bits)
{
    std::string text;
    for (int shift = 18; shift >= 0; shift -= 6)
        text += alphabet[bits >> shift & 63U];
    return text;
}

std::string check_of(std::size_t line, std::string_view payload)
{
    const std::string checked = std::to_string(line) + ":" + std::string(payload);
    return four_characters(crc_of(checked) >> 8U);
}

// Without padding: two characters for a last byte, three for the last two.
std::string encoded(std::string_view bytes)
{
    std::string text;
    for (; !bytes.empty(); bytes.remove_prefix(std::min<std::size_t>(3, bytes.size()))) {
        const std::size_t count = std::min<std::size_t>(3, bytes.size());
        std::uint32_t bits = 0;
        for (std::size_t index = 0; index < 3; ++index) {
            const auto byte = index < count ? byte_of(bytes[index]) : 0U;
            bits = bits << 8U | byte;
        }
        text += four_characters(bits).substr(0, count + 1);
    }
    return text;
}

// Appends what the characters of the alphabet stand for. Bits that make no byte are dropped.
void decode(std::string_view text, std::string& bytes)
{
    std::uint32_t bits = 0;
    int known = 0;
    for (char letter : text) {
        bits = bits << 6U | static_cast<std::uint32_t>(alphabet.find(letter));
        known += 6;
        if (known < 8)
            continue;
        known -= 8;
        bytes += static_cast<char>(bits >> known & 255U);
    }
}

Failure damaged_in(std::size_t line)
{
    return {{N_("The replay is damaged or incomplete in line {line} of its code."),
             {{"line", std::to_string(line)}}}};
}

} // namespace

std::string to_lines(std::string_view bytes)
{
    std::string lines;
    for (std::size_t line = 1; !bytes.empty(); ++line) {
        const std::string payload = encoded(bytes.substr(0, bytes_in_line));
        bytes.remove_prefix(std::min(bytes_in_line, bytes.size()));
        lines += payload + check_of(line, payload) + '\n';
    }
    return lines;
}

Result<std::string> bytes_from(std::string_view lines)
{
    std::string code;
    for (char letter : lines) {
        if (std::string_view(" \t\r\n>").find(letter) == std::string_view::npos)
            code += letter;
    }
    std::string bytes;
    std::string_view rest = code;
    for (std::size_t line = 1; !rest.empty(); ++line) {
        const std::string_view whole = rest.substr(0, line_length);
        rest.remove_prefix(whole.size());
        if (whole.size() <= check_length)
            return damaged_in(line);
        const std::string_view payload = whole.substr(0, whole.size() - check_length);
        if (payload.find_first_not_of(alphabet) != std::string_view::npos ||
            whole.substr(payload.size()) != check_of(line, payload))
            return damaged_in(line);
        decode(payload, bytes);
    }
    return bytes;
}

std::string compressed(std::string_view bytes)
{
    uLongf size = compressBound(bytes.size());
    std::string stream(size, '\0');
    const int result = compress2(reinterpret_cast<Bytef*>(stream.data()), &size, bytes_of(bytes),
                                 bytes.size(), Z_BEST_COMPRESSION);
    ENSURE(result == Z_OK);
    stream.resize(size);
    return stream;
}

Result<std::string> expanded(std::string_view stream, std::size_t most)
{
    const Failure broken{{N_("The replay is not valid: its code can't be unpacked.")}};
    z_stream reader = {};
    if (inflateInit(&reader) != Z_OK)
        return broken;
    reader.next_in = const_cast<Bytef*>(bytes_of(stream));
    reader.avail_in = static_cast<uInt>(stream.size());
    std::string bytes;
    std::vector<char> part(std::size_t{64} << 10U);
    int result = Z_OK;
    while (result == Z_OK && bytes.size() <= most) {
        reader.next_out = reinterpret_cast<Bytef*>(part.data());
        reader.avail_out = static_cast<uInt>(part.size());
        result = inflate(&reader, Z_NO_FLUSH);
        bytes.append(part.data(), part.size() - reader.avail_out);
    }
    inflateEnd(&reader);
    if (bytes.size() > most)
        return Failure{{N_("The replay is not valid: it is too long.")}};
    if (result == Z_BUF_ERROR)
        return Failure{{N_("The replay is incomplete: the end of its code is missing.")}};
    if (result != Z_STREAM_END || reader.avail_in > 0)
        return broken;
    return bytes;
}

} // namespace engine
