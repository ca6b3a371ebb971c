// Checks the source tree itself: floors, sizes, and words that may be used only in some places. The
// floors come from the table in docs/ARCHITECTURE.md, so table and code cannot differ.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/source_root.h"

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_line = 100;
constexpr std::size_t longest_file = 600;
constexpr std::size_t longest_function = 60;

const fs::path root = source_root();

using Lines = std::vector<std::string>;

Lines lines_of(const fs::path& path)
{
    std::ifstream file(path);
    Lines lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

std::map<std::string, int> read_floors()
{
    const std::regex row(R"(\|\s*(\d+)\s*\|\s*`([\w/]+)`.*)");
    std::map<std::string, int> floors;
    std::smatch match;
    for (const std::string& line : lines_of(root / "docs/ARCHITECTURE.md")) {
        if (std::regex_match(line, match, row))
            floors[match[2]] = std::stoi(match[1]);
    }
    return floors;
}

struct Source {
    std::string name; // from the root, such as "engine/grid/board.h"
    Lines lines;

    bool is_under(const std::string& folder) const { return name.starts_with(folder + "/"); }
    bool is_header() const { return name.ends_with(".h"); }
};

std::vector<Source> sources_in(const std::vector<const char*>& folders)
{
    std::vector<Source> sources;
    for (const char* top : folders) {
        for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
            const auto kind = entry.path().extension();
            if (kind == ".h" || kind == ".cpp")
                sources.push_back(
                    {fs::relative(entry.path(), root).generic_string(), lines_of(entry.path())});
        }
    }
    return sources;
}

// Everything that a person reads in this repository, code and documents.
std::vector<Source> all_texts()
{
    std::vector<Source> texts;
    for (auto entry = fs::recursive_directory_iterator(root);
         entry != fs::recursive_directory_iterator(); ++entry) {
        const std::string name = fs::relative(entry->path(), root).generic_string();
        if (name == ".git" || name == "build" || name == "saves")
            entry.disable_recursion_pending();
        else if (entry->is_regular_file() && entry->path().extension() != ".png" && name != ".git")
            texts.push_back({name, lines_of(entry->path())});
    }
    return texts;
}

// Returns "engine/grid" for engine/grid/board.h.
std::string folder_of(const std::string& name)
{
    return fs::path(name).parent_path().generic_string();
}

// The length of a text for its reader: in characters, not in bytes of UTF-8.
std::size_t columns(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) >> 6) != 2;
    }));
}

class Tidy : public testing::Test {
protected:
    static void complain(const Source& source, std::size_t line, const std::string& what)
    {
        ADD_FAILURE_AT(source.name.c_str(), static_cast<int>(line + 1)) << what;
    }

    template <typename Check>
    static void for_each_line(const std::vector<Source>& sources, Check check)
    {
        for (const Source& source : sources) {
            for (std::size_t line = 0; line < source.lines.size(); ++line)
                check(source, line, source.lines[line]);
        }
    }

    // Says where an include or a name may be used; everywhere else it is a failure.
    void only_in(const std::string& home, const std::string& pattern, const std::string& why)
    {
        const std::regex word(pattern);
        for_each_line(sources,
                      [&](const Source& source, std::size_t line, const std::string& text) {
                          if (!source.is_under(home) && std::regex_search(text, word))
                              complain(source, line, why);
                      });
    }

    void never_in(const std::string& home, const std::string& pattern, const std::string& why)
    {
        const std::regex word(pattern);
        for_each_line(sources,
                      [&](const Source& source, std::size_t line, const std::string& text) {
                          if (source.is_under(home) && std::regex_search(text, word))
                              complain(source, line, why + text);
                      });
    }

    const std::vector<Source> sources = sources_in({"engine", "game"});
    const std::vector<Source> with_tests = sources_in({"engine", "game", "tests"});
};

TEST_F(Tidy, IncludesGoDownTheFloors)
{
    const auto floors = read_floors();
    ASSERT_FALSE(floors.empty());
    const std::regex include(R"re(#include "([\w/]+\.h)".*)re");
    std::smatch match;
    for_each_line(sources, [&](const Source& source, std::size_t line, const std::string& text) {
        const std::string from = folder_of(source.name);
        if (!std::regex_match(text, match, include))
            return;
        const std::string to = folder_of(match[1]);
        if (to != from && floors.contains(from) &&
            (!floors.contains(to) || floors.at(to) >= floors.at(from)))
            complain(source, line, from + " may not include " + match[1].str());
    });
}

TEST_F(Tidy, EveryFolderIsInTheTableOfFloors)
{
    const auto floors = read_floors();
    std::set<std::string> used;
    for (const Source& source : sources) {
        const std::string folder = folder_of(source.name);
        used.insert(folder);
        if (!floors.contains(folder))
            complain(source, 0, folder + " is missing from docs/ARCHITECTURE.md");
    }
    for (const auto& [folder, floor] : floors)
        EXPECT_TRUE(used.contains(folder)) << folder << " is in docs/ARCHITECTURE.md, but empty";
}

TEST_F(Tidy, EveryFolderHasAReadme)
{
    const auto floors = read_floors();
    ASSERT_FALSE(floors.empty());
    for (const auto& [folder, floor] : floors)
        EXPECT_TRUE(fs::is_regular_file(root / folder / "README.md"))
            << folder << " has no README.md";
}

// Names are relative to the folder of the page or to the root. Other pages also name files that
// only an example would have, without their folder.
TEST_F(Tidy, ReadmesAndDocsNameFilesThatAreThere)
{
    const std::regex in_readme(R"(`([\w./-]+\.(h|cpp|md))`)");
    const std::regex in_docs(R"(((engine|game|tests)/[\w/-]+\.(h|cpp|inc|sh|txt)))");
    for_each_line(
        all_texts(), [&](const Source& source, std::size_t line, const std::string& text) {
            const bool is_readme = fs::path(source.name).filename() == "README.md";
            if (!is_readme && folder_of(source.name) != "docs")
                return;
            const fs::path folder = root / folder_of(source.name);
            const std::regex& file_name = is_readme ? in_readme : in_docs;
            for (std::sregex_iterator match(text.begin(), text.end(), file_name), none;
                 match != none; ++match) {
                const std::string named = (*match)[1];
                if (!fs::is_regular_file(folder / named) && !fs::is_regular_file(root / named))
                    complain(source, line, "there is no file " + named);
            }
        });
}

TEST_F(Tidy, LibrariesStayInTheirPlace)
{
    only_in("game/platform", R"(#include [<"]SDL)", "SDL belongs to game/platform");
    only_in("game/platform", R"(#include [<"]png)", "libpng belongs to game/platform");
    only_in("game/platform", R"(#include [<"](dbus|xcb)/)", "the desktop belongs to game/platform");
    only_in("game/platform", R"(#include [<"]libspeechd)", "speech belongs to game/platform");
    only_in("game/print", R"(#include ([<"](cairo|ft2build)|FT_))", "cairo belongs to game/print");
    only_in("engine/store/documents", R"(#include [<"](cereal|rapidjson))",
            "cereal belongs to engine/store/documents");
    never_in("engine", R"(\b(SDL|TTF)_\w)", "the engine knows no SDL: ");
    never_in("engine", R"(#include "game/)", "the engine knows no game: ");
}

// Tests with failing disks prove something only if all calls go through this one place.
TEST_F(Tidy, TheStoreHasOneDoorToTheSystem)
{
    for (const Source& source : sources) {
        if (!source.is_under("engine/store") || source.name.ends_with("/system_calls.cpp"))
            continue;
        const std::regex beside(
            R"(#include <(unistd|dirent|fstream|cstdio)|std::[io]?fstream|)"
            R"(\bfs::(remove|rename|exists|copy|create|is_|directory|status|file))");
        for (std::size_t line = 0; line < source.lines.size(); ++line) {
            if (std::regex_search(source.lines[line], beside))
                complain(source, line, "the store asks the system in system_calls.h only");
        }
    }
}

TEST_F(Tidy, TheEngineReadsNoClockAndRollsNoForeignDice)
{
    for (const char* pattern : {R"(\w_clock\b)", R"(\b(rand|srand|time|clock|gettimeofday)\()",
                                "random_device", R"(\bmt19937)", R"(\w_distribution\b)",
                                R"(std::(ranges::)?shuffle\b)", R"(\bunordered_(map|set)\b)"})
        never_in("engine", pattern, "the same seed needs the same answer everywhere: ");
}

TEST_F(Tidy, TheEngineStartsNoThreads)
{
    never_in("engine", R"(std::(jthread|thread|async)\b)", "threads live above the engine: ");
}

TEST_F(Tidy, NothingGrowsTooLong)
{
    for (const Source& source : with_tests) {
        if (source.lines.size() > longest_file)
            complain(source, longest_file, "file is longer than 600 lines");
    }
    for_each_line(with_tests, [](const Source& source, std::size_t line, const std::string& text) {
        if (columns(text) > longest_line)
            complain(source, line, "line is longer than 100 columns");
    });
}

// In formatted code a function begins with a line "{" and ends with a line "}", both in column 0.
TEST_F(Tidy, FunctionsFitOnAScreen)
{
    for (const Source& source : with_tests) {
        std::size_t start = 0;
        for (std::size_t line = 0; line < source.lines.size(); ++line) {
            if (source.lines[line] == "{")
                start = line;
            if (source.lines[line] == "}" && start != 0 && line - start - 1 > longest_function)
                complain(source, start, "function is longer than 60 lines");
            if (source.lines[line] == "}")
                start = 0;
        }
    }
}

// A screen says its boxes; these few place something that is really geometry, or place the boxes.
TEST_F(Tidy, ScreensComputeNoPositions)
{
    const std::set<std::string> geometry = {
        "game/scenes/menu_scene.h",         "game/scenes/menu_scene.cpp",
        "game/scenes/hints/hint_panel.cpp", "game/scenes/hints/technique_page.cpp",
        "game/scenes/play/rail_panel.cpp",  "game/scenes/play/run_panel.cpp",
        "game/scenes/win/win_layout.cpp",
    };
    const std::regex position(
        R"(\b(px|tall)\(|\b(right|bottom)\(\) [-+]|[-+] [\w.]+\.(right|bottom)\(\))"
        R"(|Rect\{[^}]*\w [-+*/] )");
    for_each_line(with_tests, [&](const Source& source, std::size_t line, const std::string& text) {
        if (source.is_under("game/scenes") && !geometry.contains(source.name) &&
            std::regex_search(text, position))
            complain(source, line, "positions are for boxes: see game/widgets/boxes/box.h");
    });
}

TEST_F(Tidy, EveryHeaderSaysWhatItIsFor)
{
    for (const Source& source : with_tests) {
        if (!source.is_header())
            continue;
        if (source.lines.empty() || source.lines[0] != "#pragma once")
            complain(source, 0, "a header starts with #pragma once");
        else if (source.lines.size() < 2 || !source.lines[1].starts_with("// "))
            complain(source, 1, "then a sentence: what is this header for?");
    }
}

// Written in parts, so that this file does not find itself.
TEST_F(Tidy, NoReminderIsLeftBehind)
{
    const std::regex word(std::string("\\b(FIX") + "ME|TO" + "DO|XX" + "X|HA" + "CK)\\b");
    for_each_line(with_tests, [&](const Source& source, std::size_t line, const std::string& text) {
        if (std::regex_search(text, word))
            complain(source, line, "finish it, or open an issue");
    });
}

TEST_F(Tidy, NoPathOfSomeonesMachineIsLeftBehind)
{
    const std::regex path(std::string("(^|[^\\w.])/(wo") + "rk|ro" + "ot)/\\w|\\.\\./sha" +
                          "red\\b");
    for_each_line(all_texts(), [&](const Source& text, std::size_t line, const std::string& words) {
        if (std::regex_search(words, path))
            complain(text, line, "this path exists only on one machine: " + words);
    });
}

} // namespace
