#pragma once
// Bytes as lines of text that can be pasted into a message and copied out of it again: base64, with
// four characters at the end of each line that check it and its position. White space and the >
// of quoted messages may be added anywhere.

#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace engine {

// Each line ends with a newline.
std::string to_lines(std::string_view bytes);
// The failure names the first line that is not as it was written.
Result<std::string> bytes_from(std::string_view lines);

// Compressed by zlib.
std::string compressed(std::string_view bytes);
// Fails if the stream is cut off or damaged, or yields more than `most` bytes.
Result<std::string> expanded(std::string_view stream, std::size_t most);

} // namespace engine
