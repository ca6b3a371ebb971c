#include "engine/store/folder/quarantine.h"

#include <algorithm>

#include "engine/make/puzzle_spec.h"
#include "engine/store/disk/atomic_file.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

std::int64_t beginning_of(const RecordBook& book)
{
    return book.runs().empty() ? 0 : book.runs().front().date;
}

} // namespace

// "one.game" for "one.game.damaged-2" and "one.game.bak.damaged-2".
std::string original_name(const std::string& name)
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

std::vector<QuarantinedFile> quarantined_files(SystemCalls& system, const fs::path& folder)
{
    std::vector<std::string> names;
    (void)list(system, folder, names);
    std::sort(names.begin(), names.end());
    std::vector<QuarantinedFile> files;
    for (const std::string& name : names) {
        const std::string before = original_name(name);
        if (before.empty())
            continue;
        // A link may lead to a file outside the folder, or to the good file itself.
        struct stat status = {};
        const bool is_file =
            system.status((folder / name).c_str(), status) == 0 && S_ISREG(status.st_mode);
        if (is_file)
            files.push_back({folder / name, before});
    }
    return files;
}

std::error_code retire_all_quarantined(SystemCalls& system, const fs::path& path)
{
    std::vector<std::string> names;
    std::error_code error = list(system, path.parent_path(), names);
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory)
        return {};
    for (const std::string& name : names) {
        if (!error && original_name(name) == path.filename())
            error = retire_file(system, path.parent_path() / name);
    }
    return error;
}

std::error_code remove_for_good(SystemCalls& system, const fs::path& path)
{
    std::error_code error = retire_all_quarantined(system, path);
    if (!error)
        error = remove_file(system, backup_of(path));
    if (!error)
        error = remove_file(system, path);
    return error;
}

RecordBook combined(const RecordBook& now, const RecordBook& aside)
{
    if (now.runs().empty())
        return aside;
    if (beginning_of(aside) <= beginning_of(now))
        return merged({}, now, aside);
    // nothing has changed since `aside`, so the initials are those of `now`
    return merged(aside, aside, now);
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

bool continues(const SavedGame& earlier, const SavedGame& later)
{
    const Session& one = earlier.session;
    const Session& other = later.session;
    return earlier.started == later.started && one.grid() == other.grid() &&
           one.puzzle().givens == other.puzzle().givens && !one.start() && !other.start() &&
           one.log().size() <= other.log().size() &&
           std::equal(one.log().begin(), one.log().end(), other.log().begin());
}

} // namespace engine
