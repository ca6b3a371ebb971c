#include "engine/store/set_aside.h"

#include <algorithm>

#include "engine/make/puzzle_spec.h"
#include "engine/store/safe_file.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

// "one.game" of "one.game.damaged-2" and of "one.game.bak.damaged-2"; empty of any other name.
std::string name_before(const std::string& name)
{
    constexpr std::string_view backup = ".bak";
    const std::size_t at = name.rfind(damaged_ending);
    if (at == std::string::npos)
        return {};
    const std::string_view number =
        std::string_view(name).substr(at + std::string_view(damaged_ending).size());
    const bool is_number = !number.empty() && number.find_first_not_of("0123456789") == number.npos;
    std::string before = is_number ? name.substr(0, at) : "";
    if (before.ends_with(backup))
        before.resize(before.size() - backup.size());
    return before;
}

std::int64_t beginning_of(const RecordBook& book)
{
    return book.runs().empty() ? 0 : book.runs().front().date;
}

} // namespace

std::vector<SetAside> files_set_aside(SystemCalls& system, const fs::path& folder)
{
    std::vector<std::string> names;
    (void)list(system, folder, names);
    std::sort(names.begin(), names.end());
    std::vector<SetAside> files;
    for (const std::string& name : names) {
        const std::string before = name_before(name);
        if (before.empty())
            continue;
        // A link leads to what somebody else has, perhaps to the good file itself.
        struct stat about = {};
        const bool is_file =
            system.about((folder / name).c_str(), about) == 0 && S_ISREG(about.st_mode);
        if (is_file)
            files.push_back({folder / name, before});
    }
    return files;
}

std::error_code put_all_out_of_sight(SystemCalls& system, const fs::path& path)
{
    std::vector<std::string> names;
    std::error_code error = list(system, path.parent_path(), names);
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory)
        return {};
    for (const std::string& name : names) {
        if (!error && name_before(name) == path.filename())
            error = put_out_of_sight(system, path.parent_path() / name);
    }
    return error;
}

RecordBook united(const RecordBook& now, const RecordBook& aside)
{
    if (now.runs().empty())
        return aside;
    if (beginning_of(aside) <= beginning_of(now))
        return merged({}, now, aside);
    return merged(aside, aside, now); // as nothing was changed since, the initials are those of now
}

bool is_finished_in(const RecordBook& book, const SavedGame& game)
{
    if (book.run_of(game.id))
        return true;
    const std::string category = category_of(game.spec);
    const std::string seed = seed_code(game.spec.seed);
    return std::any_of(book.runs().begin(), book.runs().end(), [&](const Record& run) {
        return run.category == category && run.seed == seed && run.date >= game.started;
    });
}

bool goes_on_from(const SavedGame& earlier, const SavedGame& later)
{
    const Session& one = earlier.session;
    const Session& other = later.session;
    return earlier.started == later.started && one.grid() == other.grid() &&
           one.puzzle().givens == other.puzzle().givens && !one.start() && !other.start() &&
           one.log().size() <= other.log().size() &&
           std::equal(one.log().begin(), one.log().end(), other.log().begin());
}

} // namespace engine
