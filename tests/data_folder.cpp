// Where tests and benches find the game's own data; the program finds it itself.

#include "engine/recipe/data_file.h"
#include "tests/source_root.h"

namespace engine {

static const bool is_set = [] {
    set_data_folder(source_root() / "assets/data");
    return true;
}();

} // namespace engine
