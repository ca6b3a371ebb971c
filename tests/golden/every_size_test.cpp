// Every screen in every window, text size and language: nothing overlaps, is cut, leaves its box or
// the window, and everything that can be pressed is large enough. With CRONODOKU_LONG all of it,
// otherwise a sample.

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "game/ui/scale.h"
#include "tests/engine/long_run.h"
#include "tests/golden/flaws.h"
#include "tests/golden/golden_files.h"
#include "tests/golden/screens.h"
#include "tests/golden/unpainted.h"
#include "tests/sanitized.h"
#include "tests/shipped_translations.h"

namespace golden {
namespace {

using game::Size;

constexpr std::array windows = {
    Size{480, 640},  Size{640, 480},  Size{700, 700},  Size{800, 600},   Size{900, 900},
    Size{600, 1000}, Size{1024, 768}, Size{1280, 800}, Size{1920, 1080}, Size{3840, 2160},
};

// The number of a countdown stands over the lines of a board that has no digits yet.
constexpr std::string_view count_over_lines = "\"2\" ";

// Low windows have no room for keys that are as large as elsewhere.
constexpr double low_key = 26;

// What is above the play in a lesson or in an arcade mode, or the notice above a screen, takes some
// of its height.
Size room_of(const std::string& screen, Size window)
{
    const bool is_lower =
        screen.starts_with("lesson") || screen.starts_with("arcade-") || screen == "notice";
    return is_lower ? Size{window.width, window.height * 3 / 4} : window;
}

bool is_long()
{
    return engine::longer(1) > 1;
}

// The languages share the screens. English has the shortest texts: a screen that has room for the
// others has room for them.
std::size_t one_screen_in(const std::string& language)
{
    if (is_sanitized)
        return 8;
    if (is_long())
        return 1;
    return language == "en" ? 4 : 2;
}

// Neighbours among the languages look at different screens.
std::size_t first_screen_of(const std::string& language)
{
    const std::vector<std::string> codes = engine::shipped_codes();
    return std::ranges::find(codes, language) - codes.begin();
}

class EverySize : public testing::TestWithParam<std::string> {
protected:
    void look_at(const Screen& screen, std::size_t number)
    {
        const auto app = folder_.open(screen, ScreenLook{GetParam(), "paper", {1280, 800}});
        ASSERT_NE(app, nullptr);
        play(*app, screen.name, screen.script);
        for (const int text_size : game::text_sizes) {
            const std::string keys = text_size == 90    ? "key Ctrl+0\nkey Ctrl+Minus\n"
                                     : text_size == 100 ? "key Ctrl+0\n"
                                                        : "key Ctrl+Plus\n";
            play(*app, screen.name, keys);
            for (const Size window : windows) {
                if (is_long() || number++ % 8 == 0)
                    look_at(*app, window, screen.name, text_size);
            }
        }
    }

    void report()
    {
        for (const auto& [flaw, seen] : flaws_)
            ADD_FAILURE() << flaw << "\n  " << seen.count << " times, first in " << seen.first;
    }

private:
    void look_at(game::App& app, Size window, const std::string& name, int text_size)
    {
        play(app, name,
             "resize " + std::to_string(window.width) + ' ' + std::to_string(window.height) + '\n');
        if (name.starts_with("new-game"))
            wait_for_example(app);
        // Below a screen that covers only a part, everything may be covered.
        const game::Scene& top = app.scenes().top();
        game::DisplayList alone(app.shown().size(), app.shown());
        if (top.is_overlay())
            top.draw(alone);
        const game::Scale scale = game::scale_for(room_of(name, window), text_size / 100.0);
        const bool low = room_of(name, window).height < 640 * scale.grown(scale.unit);
        const Demands demands{.unit = scale.unit,
                              .text = scale.text,
                              .fingertip = low ? low_key : Demands().fingertip};
        for (const Flaw& flaw : flaws_of(top.is_overlay() ? alone : app.shown(), demands)) {
            if (name == "arcade-count" && flaw.what.starts_with(count_over_lines))
                continue;
            Seen& seen = flaws_[name + ": " + flaw.what];
            if (seen.count++ == 0)
                seen.first = std::to_string(window.width) + 'x' + std::to_string(window.height) +
                             " at " + std::to_string(text_size) + " % in " + GetParam() + ": " +
                             std::to_string(flaw.where.x) + ',' + std::to_string(flaw.where.y) +
                             ' ' + std::to_string(flaw.where.width) + 'x' +
                             std::to_string(flaw.where.height);
        }
    }

    struct Seen {
        int count = 0;
        std::string first;
    };
    ScreenFolder folder_;
    // Under the sanitizers what paints is looked at, too.
    Unpainted unpainted_{!is_sanitized};
    std::map<std::string, Seen> flaws_;
};

TEST_P(EverySize, IsLaidOutWell)
{
    const char* only = std::getenv("GOLDEN_SCREEN");
    const std::size_t first = first_screen_of(GetParam());
    std::size_t number = 0;
    for (const Screen& screen : read_screens("screens.txt")) {
        if (only != nullptr && screen.name != only)
            continue;
        if ((number + first) % one_screen_in(GetParam()) == 0)
            look_at(screen, number);
        ++number;
    }
    report();
}

INSTANTIATE_TEST_SUITE_P(Golden,
                         EverySize,
                         testing::ValuesIn(engine::shipped_codes()),
                         [](const auto& language) { return language.param; });

} // namespace
} // namespace golden
