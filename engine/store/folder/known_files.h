#pragma once
// The list of puzzles that are known, in the save folder: `known/<two figures>.known`, 256 small
// files by the first byte of the form of a puzzle, so that what is added costs one of them, however
// long the list is. It holds some 260,000 entries, a puzzle and its full grid being two: those
// shown longest ago are forgotten first. One more file, `list.id`, says which list it is.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/play/known_puzzle.h"
#include "engine/store/disk/file_with_backup.h"
#include "engine/store/disk/system_calls.h"
#include "engine/store/folder/told_once.h"

namespace engine {

class KnownFiles {
public:
    // In one file; of that many files 100,000 puzzles fill none.
    static constexpr std::size_t most_in_file = 1024;

    KnownFiles(SystemCalls& system, std::filesystem::path folder)
        : system_(&system), folder_(std::move(folder))
    {
    }

    // Both take the lock, and give a notice about damage or an error only once.

    // Adds them to what is on disk, which another copy may have changed: see merged(). Nothing is
    // overwritten while it can't be read, or was written by a newer version; the others are added.
    Attempt add(const std::vector<KnownPuzzle>& known, const SharedFolder& shared);
    // By what the list is known again: the book and the settings say to which list they belong.
    // Empty if there is none, also if none has been begun; nothing if it can't be read at the
    // moment.
    std::optional<std::string> id(const SharedFolder& shared);
    // Gives it another id, which follows from the puzzle, or its first one; returns it.
    Result<std::string> begin(const KnownPuzzle& first, const SharedFolder& shared);
    // All puzzles of that form; none if they can't be read at the moment.
    std::vector<KnownPuzzle> with_form(std::uint64_t form, const SharedFolder& shared);

private:
    std::filesystem::path path_of(std::uint64_t form) const;
    Found<std::vector<KnownPuzzle>> find(const std::filesystem::path& path,
                                         const SharedFolder& shared);
    Attempt prepare(const SharedFolder& shared);
    Attempt add_to_file(const std::vector<KnownPuzzle>& known, const SharedFolder& shared);

    SystemCalls* system_;
    std::filesystem::path folder_;
    ToldOnce told_;
};

} // namespace engine
