// What every screen draws where, call by call, and how it looks.

#include <array>
#include <iomanip>
#include <set>

#include "tests/golden/golden_files.h"
#include "tests/golden/picture.h"
#include "tests/golden/screens.h"
#include "tests/golden/text_widths.h"
#include "tests/sanitized.h"

namespace golden {
namespace {

namespace fs = std::filesystem;

// The variants in which each screen is drawn.
struct Look : ScreenLook {
    game::Size another; // the size that the window has then; only the list of calls is recorded
};

const std::array looks = {
    Look{{"en", "paper", {1280, 800}}, {900, 900}},
    Look{{"es", "ink", {480, 640}}, {1400, 600}},
    Look{{"it", "paper", {800, 600}}, {1920, 1080}},
};

// A hash of all points of a shape.
std::uint64_t print_of(const game::Shape& shape)
{
    std::ostringstream points;
    points << std::fixed << std::setprecision(1);
    for (const game::Contour& contour : shape.contours) {
        points << contour.width << (contour.filled ? " filled" : " line");
        for (const game::Spot spot : shape.spots_of(contour))
            points << ' ' << spot.x << ',' << spot.y;
    }
    return fingerprint(points.str());
}

// Everything that is drawn, one line for each call.
std::string list_of(const game::DisplayList& shown)
{
    std::istringstream lines(shown.to_text());
    std::ostringstream list;
    const game::Rect window{0, 0, shown.size().width, shown.size().height};
    game::Rect clip = window;
    for (const game::DrawCall& call : shown.calls()) {
        if (call.clip != clip)
            list << "inside " << call.clip.x << ',' << call.clip.y << ' ' << call.clip.width << 'x'
                 << call.clip.height << '\n';
        clip = call.clip;
        std::string line;
        std::getline(lines, line);
        list << line;
        if (const auto* outline = std::get_if<game::drawn::Outline>(&call.what))
            list << ' ' << std::hex << (print_of(outline->shape) & 0xFFFFFFFFU) << std::dec;
        list << '\n';
    }
    return list.str();
}

// A share of a picture's pixels. Other versions of FreeType stay below it, another accent colour
// does not; another colour of thin lines does. Inter 4 differs by up to 0.0075 from Inter 3, with
// which the pictures were drawn.
double most_unlike()
{
    return has_fonts_of_pictures() ? 0.006 : 0.009;
}

void expect_kept_picture(const std::string& name, game::Window& window)
{
    const fs::path file = kept_folder() / "pictures" / (name + ".png");
    const auto before = read_png(file);
    const Picture now = quarter(picture_of(*window.surface().picture()));
    const double unlike = before ? unlike_share(*before, now) : 1;
    const bool exactly = std::getenv("CRONODOKU_EXACT_GOLDEN") != nullptr;
    if (before && unlike <= most_unlike() && (!exactly || *before == now))
        return;
    const fs::path folder = difference_folder(name + ".png");
    if (before) {
        write_png(*before, folder / "old.png");
        if (before->width == now.width && before->height == now.height)
            write_png(difference(*before, now), folder / "difference.png");
    }
    write_png(now, folder / "new.png");
    EXPECT_TRUE(window.write_picture(folder / "whole.png"));
    if (is_renewing()) {
        fs::create_directories(file.parent_path());
        write_png(now, file);
    } else {
        ADD_FAILURE() << file.filename().string() << ": " << std::setprecision(3) << 100 * unlike
                      << " % of its pixels are unlike those kept; " << 100 * most_unlike()
                      << " % may be\nAs it is now: " << (folder / "whole.png").string();
    }
}

class Screens : public testing::TestWithParam<std::string> {
protected:
    Screens() : look_(*std::ranges::find(looks, GetParam(), &Look::language)) {}

    // Its number among the variants.
    std::size_t number() const { return static_cast<std::size_t>(&look_ - looks.data()); }

    void take(const Screen& screen)
    {
        const auto app = folder_.open(screen, look_);
        ASSERT_NE(app, nullptr);
        play(*app, screen.name, screen.script);
        if (screen.name.starts_with("new-game"))
            wait_for_example(*app);
        const std::string name = screen.name + '-' + look_.language;
        std::string lists = "# " + name + '\n' + list_of(app->shown());
        expect_kept_picture(name, app->window());
        const auto [width, height] = look_.another;
        play(*app, screen.name,
             "resize " + std::to_string(width) + ' ' + std::to_string(height) + '\n');
        lists += "# " + name + " in another size\n" + list_of(app->shown());
        expect_kept("lists/" + name + ".txt.gz", lists);
    }

private:
    const Look& look_;
    ScreenFolder folder_;
};

// With the sanitizers each screen is drawn in only one of the languages.
TEST_P(Screens, AreDrawnAsKept)
{
    const char* only = std::getenv("GOLDEN_SCREEN");
    std::size_t count = 0;
    for (const Screen& screen : read_screens("screens.txt")) {
        const bool is_its_turn = !is_sanitized || count % looks.size() == number();
        ++count;
        if (is_its_turn && (only == nullptr || screen.name == only))
            take(screen);
    }
    EXPECT_GT(count, 0U);
}

// Recorded files of a screen that no longer exists have to be deleted by hand.
TEST(Golden, NothingIsKeptOfScreensThatAreGone)
{
    std::set<std::string> names;
    for (const Screen& screen : read_screens("screens.txt")) {
        for (const Look& look : looks) {
            names.insert(screen.name + '-' + look.language + ".png");
            names.insert(screen.name + '-' + look.language + ".txt.gz");
        }
    }
    for (const char* folder : {"pictures", "lists"}) {
        for (const auto& entry : fs::directory_iterator(kept_folder() / folder))
            EXPECT_TRUE(names.contains(entry.path().filename().string())) << entry.path();
    }
}

INSTANTIATE_TEST_SUITE_P(Golden,
                         Screens,
                         testing::Values("en", "es", "it"),
                         [](const auto& language) { return language.param; });

} // namespace
} // namespace golden
