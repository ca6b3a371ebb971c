// Every menu screen in every window, text size and language: nothing extends beyond the window.

#include <array>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

#include "game/scenes/records/records_page.h"
#include "game/scenes/screens.h"
#include "tests/game/menu_screen.h"
#include "tests/shipped_translations.h"

namespace game {
namespace {

struct Named {
    const char* name;
    MakeScene make;
    int pages; // reached with the Right or Tab key
};

std::unique_ptr<Scene> make_statistics(Services& services)
{
    return make_statistics_page(services, {});
}

constexpr std::array screens = {
    Named{"title", make_title_scene, 1},       Named{"new_game", make_new_game_scene, 1},
    Named{"open", make_open_scene, 1},         Named{"records", make_records_scene, 1},
    Named{"settings", make_settings_scene, 5}, Named{"help", make_help_scene, 4},
    Named{"editor", make_editor_scene, 1},     Named{"statistics", make_statistics, 1},
};

constexpr std::array windows = {Size{480, 640},  Size{480, 853},  Size{640, 480},
                                Size{1024, 768}, Size{1280, 800}, Size{3840, 2160}};

struct TextSpan {
    int left;
    int right;
};

TextSpan span_of(const drawn::Text& text, const TextMeasure& measure)
{
    const int width = measure.width_of(text.text, text.font);
    const int left = text.align == Align::Left     ? text.at.x
                     : text.align == Align::Centre ? text.at.x - width / 2
                                                   : text.at.x - width;
    return TextSpan{left, left + width};
}

void expect_inside(const MenuScreen& screen, Size window)
{
    const DisplayList picture = screen.picture();
    EXPECT_GT(picture.calls().size(), 10u);
    for (const DrawCall& call : picture.calls()) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        if (text == nullptr)
            continue;
        const bool seen = text->at.y >= call.clip.y && text->at.y < call.clip.bottom();
        const TextSpan span = span_of(*text, screen.measure());
        EXPECT_GE(span.left, 0) << text->text;
        EXPECT_LE(span.right, window.width) << text->text;
        if (seen) {
            EXPECT_GE(text->at.y, 0) << text->text;
            EXPECT_LT(text->at.y, window.height) << text->text;
        }
    }
}

using Case = std::tuple<std::size_t, std::size_t, std::pair<std::string, int>>;

class MenuSizes : public testing::TestWithParam<Case> {};

TEST_P(MenuSizes, EverythingStaysInTheWindow)
{
    const auto& [which, size, in_size] = GetParam();
    MenuWorld world;
    world.fill();
    world.texts = engine::shipped_translations(in_size.first);
    world.settings.text_size = in_size.second;
    const Size window = windows[size];
    MenuScreen screen(world, screens[which].make, window);
    for (int page = 0; page < screens[which].pages; ++page) {
        expect_inside(screen, window);
        screen.press(std::string(screens[which].name) == "help" ? Key::Right : Key::PageDown);
    }
}

std::string name_of(const testing::TestParamInfo<Case>& info)
{
    const auto& [which, size, in_size] = info.param;
    return std::string(screens[which].name) + "_" + std::to_string(windows[size].width) + "x" +
           std::to_string(windows[size].height) + "_" + in_size.first + "_" +
           std::to_string(in_size.second);
}

INSTANTIATE_TEST_SUITE_P(All,
                         MenuSizes,
                         testing::Combine(testing::Range<std::size_t>(0, screens.size()),
                                          testing::Range<std::size_t>(0, windows.size()),
                                          testing::ValuesIn(engine::codes_in_sizes({100, 150}))),
                         name_of);

} // namespace
} // namespace game
