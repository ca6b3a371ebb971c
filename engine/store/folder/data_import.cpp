// What an export adds to a folder: see data_export.h.

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/store/folder/data_export.h"
#include "engine/store/folder/quarantine.h"
#include "engine/store/folder/store_messages.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

// Where a game belongs in a folder with games of these ids: "one", else "one-2" and so on.
// Nothing if the folder has it already, or has gone on with it.
std::optional<std::string>
place_for(SaveFolder& folder, const SavedGame& game, const std::set<std::string>& there)
{
    for (int number = 1;; ++number) {
        const std::string id = number == 1 ? game.id : game.id + "-" + std::to_string(number);
        if (!there.contains(id))
            return id;
        const auto mine = folder.load_game(id);
        if (mine && continues(game, *mine))
            return std::nullopt;
        if (mine && continues(*mine, game))
            return id;
    }
}

void count_in(Added& all, const Attempt& attempt)
{
    if (attempt) {
        ++all.count;
        return;
    }
    ++all.not_added;
    if (!all.why)
        all.why = attempt.why();
}

// Saves each part in turn, until that is cancelled; `save` returns nothing for one that is there.
template <typename Part, typename Save>
Added add_each(const std::vector<Part>& parts, const Cancel& cancel, const Save& save)
{
    Added all;
    for (const Part& part : parts) {
        if (cancel.is_asked())
            break;
        cancel.count_one();
        if (const std::optional<Attempt> attempt = save(part))
            count_in(all, *attempt);
    }
    return all;
}

// Whether there is room for it among those with these ids, of which screens make a list.
Attempt takes_one_more(const std::set<std::string>& there, const std::string& id)
{
    if (there.size() < most_added || there.contains(id))
        return Done{};
    return Failure{{N_("At most {n} are kept here. Delete some, then import the rest."),
                    {{"n", std::to_string(most_added)}}}};
}

} // namespace

Added add_games(SaveFolder& folder, const std::vector<SavedGame>& games, const Cancel& cancel)
{
    std::set<std::string> there; // listed once: each list reads all of them
    for (const GameSummary& game : folder.games())
        there.insert(game.id);
    return add_each(games, cancel, [&](const SavedGame& game) -> std::optional<Attempt> {
        const auto id = place_for(folder, game, there);
        if (!id)
            return std::nullopt;
        if (Attempt taken = takes_one_more(there, *id); !taken)
            return taken;
        SavedGame copy = game;
        copy.id = *id;
        Attempt saved = folder.save(copy);
        if (saved)
            there.insert(*id);
        return saved;
    });
}

Added add_replays(SaveFolder& folder,
                  const std::vector<SealedReplay>& replays,
                  const Cancel& cancel)
{
    return add_each(replays, cancel, [&folder](const SealedReplay& replay) {
        return std::optional(folder.add(replay));
    });
}

Added add_collections(SaveFolder& folder,
                      const std::vector<Collection>& collections,
                      const Cancel& cancel)
{
    std::set<std::string> there;
    for (const CollectionSummary& collection : folder.collections().list().collections)
        there.insert(collection.id);
    return add_each(collections, cancel, [&](const Collection& collection) {
        Attempt saved = takes_one_more(there, collection.id);
        if (saved)
            saved = folder.collections().save(collection);
        if (saved)
            there.insert(collection.id);
        return std::optional(saved);
    });
}

Result<AddedData> add_all(SaveFolder& folder, const DataExport& data, const Cancel& cancel)
{
    cancel.tell(0, data.games.size() + data.replays.size() + data.collections.size());
    const FolderLock::OneWait one_wait = folder.one_wait();
    AddedData all{.records = data.records, .settings = data.settings};
    if (const Attempt tables = folder.save(data.arcade); !tables) {
        all.missing.push_back({N_("The arcade tables were not added.")});
        all.missing.push_back(tables.why());
    }
    if (const Attempt known = folder.save(data.known); !known) {
        all.missing.push_back({N_("The list of known puzzles was not added.")});
        all.missing.push_back(known.why());
    }
    const Added games = add_games(folder, data.games, cancel);
    all.games = games.count;
    const auto tell = [&all](const char* sentence, const Added& added) {
        if (added.not_added == 0)
            return;
        all.missing.push_back({sentence, {{"n", std::to_string(added.not_added)}}});
        all.missing.push_back(*added.why);
    };
    tell(N_("Games that were not added: {n}."), games);
    tell(N_("Replays that were not added: {n}."), add_replays(folder, data.replays, cancel));
    tell(N_("Collections that were not added: {n}."),
         add_collections(folder, data.collections, cancel));
    if (cancel.is_asked())
        return cancelled_import();
    if (data.lacks_settings)
        all.missing.push_back({N_("The export is damaged, so its settings were left out.")});
    if (data.settings_are_too_long)
        all.missing.push_back(
            {N_("The settings in the export are too long to be saved, so they were left out.")});
    for (const std::string& name : data.damaged)
        all.missing.push_back({N_("{part} is damaged in the export."), {{"part", name}}});
    if (data.more_damaged > 0)
        all.missing.push_back({N_("More parts that are damaged in it: {n}."),
                               {{"n", std::to_string(data.more_damaged)}}});
    return all;
}

Result<AddedData> add_export(SaveFolder& folder, const fs::path& file, const Cancel& cancel)
{
    const auto data = read_export(folder.system(), file, cancel);
    if (!data)
        return Failure{data.why()};
    return add_all(folder, *data, cancel);
}

} // namespace engine
