#include "engine/store/folder/replay_files.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <sys/stat.h>
#include <utility>

#include "engine/store/disk/atomic_file.h"
#include "engine/store/disk/envelope.h"
#include "engine/store/documents/checks.h"
#include "engine/store/folder/quarantine.h"
#include "engine/store/folder/save_files.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

enum class Importance { Unknown, Usual, InATable, Best };

// Of each run of the book, by its index. All tables in one pass: there may be very many categories.
std::vector<Importance> importance_of_runs(const RecordBook& book)
{
    struct Listed {
        const Record* run;
        std::size_t index;
    };
    std::map<std::string_view, std::vector<Listed>> categories;
    std::size_t index = 0;
    for (const Record& run : book.runs()) {
        if (run.counts())
            categories[run.category].push_back({&run, index});
        ++index;
    }
    std::vector<Importance> all(book.runs().size(), Importance::Usual);
    for (auto& [category, runs] : categories) {
        std::ranges::stable_sort(runs, {}, [](const Listed& each) { return each.run->time; });
        for (const bool only_clean : {false, true}) {
            int place = 0;
            for (const Listed& each : runs) {
                if (only_clean && !each.run->is_clean())
                    continue;
                const Importance in_table = place == 0 ? Importance::Best : Importance::InATable;
                all[each.index] = std::max(all[each.index], in_table);
                if (++place == table_length)
                    break;
            }
        }
    }
    return all;
}

// The index of the run of each replay of which the run is in the book.
std::map<std::string_view, std::size_t> runs_of(const std::vector<KeptReplay>& kept,
                                                const RecordBook& book)
{
    std::set<std::string_view> wanted;
    for (const KeptReplay& replay : kept)
        wanted.insert(replay.id);
    std::map<std::string_view, std::size_t> runs;
    std::size_t index = 0;
    for (const Record& run : book.runs()) {
        if (const auto found = wanted.find(run.game); found != wanted.end())
            runs.emplace(*found, index);
        ++index;
    }
    return runs;
}

struct Deletable {
    Importance importance = Importance::Unknown;
    std::size_t run = 0; // those of the same importance in the order in which they were added
    KeptReplay replay = {};
};

std::optional<std::string> id_of_replay(const std::string& name)
{
    if (!name.ends_with(replay_ending))
        return std::nullopt;
    std::string id = name.substr(0, name.size() - replay_ending.size());
    return is_id(id) ? std::optional(std::move(id)) : std::nullopt;
}

} // namespace

std::vector<std::string> replays_to_delete(const std::vector<KeptReplay>& kept,
                                           const RecordBook& book,
                                           ReplayLimit limit,
                                           const std::string& newest)
{
    std::vector<std::string> deleted;
    if (limit.most == 0)
        return deleted;
    std::uint64_t bytes = 0;
    for (const KeptReplay& replay : kept)
        bytes += replay.bytes;
    if (kept.size() <= limit.most && bytes <= limit.most * limit.bytes_each)
        return deleted;
    const std::vector<Importance> importance = importance_of_runs(book);
    const auto runs = runs_of(kept, book);
    std::vector<Deletable> candidates;
    for (const KeptReplay& replay : kept) {
        const auto run = runs.find(replay.id);
        if (run == runs.end())
            candidates.push_back({.replay = replay});
        else
            candidates.push_back({importance[run->second], run->second, replay});
    }
    std::ranges::stable_sort(
        candidates, {}, [](const Deletable& each) { return std::pair(each.importance, each.run); });
    std::size_t count = kept.size();
    for (const Deletable& each : candidates) {
        if (count <= limit.most && bytes <= limit.most * limit.bytes_each)
            break;
        if (each.importance == Importance::Best || each.replay.id == newest)
            continue;
        deleted.push_back(each.replay.id);
        --count;
        bytes -= each.replay.bytes;
    }
    return deleted;
}

fs::path ReplayFiles::path_of(const std::string& id) const
{
    return folder_ / (id + std::string(replay_ending));
}

FileWithBackup::Written ReplayFiles::write(const Replay& replay) const
{
    const fs::path path = path_of(replay.game.id);
    const FileWithBackup file = replay_file(*system_, path);
    const Copy kept = file.read_copy(path);
    if (kept.state == FileState::Good && !is_renamed(kept.content, replay))
        return {};
    const std::int64_t actions = replay.game.session.log().size();
    const auto code = readable_code_of(replay);
    if (!code)
        return {std::make_error_code(std::errc::file_too_large)};
    return file.write(*code, actions, version_needed(replay));
}

FileWithBackup::Written ReplayFiles::write(const SealedReplay& replay) const
{
    const fs::path path = path_of(replay.id);
    const FileWithBackup file = replay_file(*system_, path);
    const auto envelope = read_envelope(replay.file);
    const auto code = open_envelope(replay.file);
    const bool is_replay = code && envelope->kind == replay_kind;
    if (!is_replay || file.read_copy(path).state == FileState::Good)
        return {};
    return file.write(*code, envelope->entries, envelope->version);
}

ReplayFiles::FoundReplay ReplayFiles::read(const std::string& id) const
{
    FoundReplay found;
    const auto parse = [&](std::string_view content) -> std::optional<Replay> {
        auto replay = replay_from_code(content);
        if (replay && replay->game.id == id)
            return *std::move(replay);
        found.why = replay ? Message{N_("The replay is that of another run.")} : replay.why();
        return std::nullopt;
    };
    static_cast<Found<Replay>&>(found) = replay_file(*system_, path_of(id)).read<Replay>(parse);
    return found;
}

std::vector<KeptReplay> ReplayFiles::all() const
{
    std::vector<std::string> names;
    (void)list(*system_, folder_, names);
    std::ranges::sort(names);
    std::vector<KeptReplay> kept;
    for (const std::string& name : names) {
        const auto id = id_of_replay(name);
        struct stat status{};
        const bool is_file =
            id && system_->status((folder_ / name).c_str(), status) == 0 && S_ISREG(status.st_mode);
        if (!is_file)
            continue;
        KeptReplay replay{*id, static_cast<std::uint64_t>(status.st_size)};
        if (system_->status(backup_of(folder_ / name).c_str(), status) == 0)
            replay.bytes += status.st_size;
        kept.push_back(std::move(replay));
    }
    return kept;
}

std::set<std::string> ReplayFiles::all_ids() const
{
    std::set<std::string> ids;
    for (const KeptReplay& kept : all())
        ids.insert(kept.id);
    for (const QuarantinedFile& aside : quarantined_files(*system_, folder_)) {
        if (const auto id = id_of_replay(aside.name))
            ids.insert(*id);
    }
    return ids;
}

std::error_code ReplayFiles::remove(const std::string& id) const
{
    return remove_for_good(*system_, path_of(id));
}

} // namespace engine
