#pragma once
// Lines of cells that hold other characters than ASCII.

#include <string>
#include <string_view>

namespace engine {

bool has_other_than_ascii(std::string_view text);

// If the line that begins there has other characters than ASCII and is one of cells, or of what
// stands around cells, writes it as one types it: see typed_line(). It stays as long as it is, as
// it may end with several \r.
void type_cells(std::string& text, std::size_t begin, std::size_t length);

} // namespace engine
