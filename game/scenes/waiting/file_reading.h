#pragma once
// A file with puzzles that was dropped on the window or named on the command line, as it is read in
// the background.

#include <optional>
#include <string>

#include "engine/base/cancel.h"
#include "engine/base/result.h"
#include "game/scenes/waiting/background.h"

namespace game {

// The text of a file. Fails with a sentence if it is no file, is larger than 64 MB, or can't be
// read. Tells `cancel` how many kilobytes are read; what is cancelled must not be used.
engine::Result<std::string> read_puzzle_file(const std::string& path,
                                             const engine::Cancel& cancel = {});

class FileReading {
public:
    explicit FileReading(const std::string& path);
    // Does not wait for a disk that stands still.
    ~FileReading();
    FileReading(const FileReading&) = delete;
    FileReading& operator=(const FileReading&) = delete;

    const std::string& name() const { return name_; } // of the file, without its folder
    void wait(engine::PlayTime at_most) const { work_.wait(at_most); }
    void cancel() { work_.cancel(); }
    // Once: the text.
    std::optional<engine::Result<std::string>> take() { return work_.take(); }

    // Kilobytes; of none until the length is known.
    std::size_t done() const { return work_.done(); }
    std::size_t all() const { return work_.all(); }

private:
    std::string name_;
    Background<engine::Result<std::string>> work_;
};

} // namespace game
