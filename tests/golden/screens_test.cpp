// Every screen, drawn by the whole game off-screen: what is drawn where, call by call, and how it
// looks. tests/data/golden/screens.txt says how a player reaches each.

#include <array>
#include <chrono>
#include <fstream>
#include <iomanip>
#include <set>
#include <thread>
#include <unistd.h>

#include "game/app/app.h"
#include "game/app/built_in_scripts.h"
#include "game/app/script_player.h"
#include "game/scenes/screens.h"
#include "tests/golden/golden_files.h"
#include "tests/golden/picture.h"
#include "tests/sanitized.h"

namespace golden {
namespace {

namespace fs = std::filesystem;

struct Screen {
    std::string name;
    std::string layout; // empty: the default
    std::string level;
    std::string damaged; // a file that exists and can't be understood
    std::string script;
};

// The variants in which each screen is drawn.
struct Look {
    std::string language;
    std::string theme;
    game::Size size;    // of the window, and of the recorded picture
    game::Size another; // the size that the window has then; only the list of calls is recorded
};

const std::array looks = {
    Look{"en", "paper", {1280, 800}, {900, 900}},
    Look{"es", "ink", {480, 640}, {1400, 600}},
    Look{"it", "paper", {800, 600}, {1920, 1080}},
};

std::vector<Screen> read_screens()
{
    std::vector<Screen> screens;
    std::ifstream file(kept_folder() / "screens.txt");
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("== ")) {
            std::istringstream texts(line.substr(3));
            Screen& screen = screens.emplace_back();
            texts >> screen.name >> screen.layout >> screen.level >> screen.damaged;
        } else if (!screens.empty()) {
            screens.back().script += line + '\n';
        }
    }
    return screens;
}

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

// The example of New Game is made in the background, in real time; afterwards nothing changes any
// more.
void wait_for_example(game::App& app)
{
    const auto start = std::chrono::steady_clock::now();
    while (app.scenes().next_change()) {
        ASSERT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60));
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        app.turn();
    }
}

// In percent of a picture's pixels. Another hinting of all fonts is below it, another accent colour
// is not.
// not.
constexpr double most_unlike = 0.006;

void expect_kept_picture(const std::string& name, game::Window& window)
{
    const fs::path file = kept_folder() / "pictures" / (name + ".png");
    const auto before = read_png(file);
    const Picture now = quarter(picture_of(*window.surface().picture()));
    const double unlike = before ? unlike_share(*before, now) : 1;
    const bool exactly = std::getenv("CRONODOKU_EXACT_GOLDEN") != nullptr;
    if (before && unlike <= most_unlike && (!exactly || *before == now))
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
                      << " % of its pixels are unlike those kept; " << 100 * most_unlike
                      << " % may be\nAs it is now: " << (folder / "whole.png").string();
    }
}

class Screens : public testing::TestWithParam<std::string> {
protected:
    Screens()
        : look_(*std::ranges::find(looks, GetParam(), &Look::language)),
          folder_(fs::path(testing::TempDir()) / ("golden_" + std::to_string(getpid())))
    {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        fs::current_path(folder_); // the game shows the name of its folder, so it must be short
    }
    ~Screens() override
    {
        fs::current_path("/");
        fs::remove_all(folder_);
    }

    // Its number among the variants.
    std::size_t number() const { return static_cast<std::size_t>(&look_ - looks.data()); }

    std::unique_ptr<game::App> open(const Screen& screen)
    {
        fs::remove_all("saves");
        if (!screen.damaged.empty())
            write(fs::path("saves") / screen.damaged, "damaged");
        game::GameOptions options;
        options.data_dir = "saves";
        options.seed = "4F2A-91C3";
        options.language = look_.language;
        options.theme = look_.theme;
        options.layout = screen.layout;
        options.level = screen.level;
        const game::Size size = look_.size;
        options.size = game::PictureSize{size.width, size.height};
        auto opened = game::App::open(options, game::Visibility::OffScreen, game::make_title_scene);
        EXPECT_TRUE(opened) << engine::in_english(opened.why());
        return opened ? *std::move(opened) : nullptr;
    }

    void play(game::App& app, const std::string& name, const std::string& text)
    {
        const auto script = game::parse_script(name, game::in_language(text, app.texts()));
        ASSERT_TRUE(script) << engine::in_english(script.why());
        const auto played = game::ScriptPlayer(app).play(*script);
        EXPECT_TRUE(played) << engine::in_english(played.why());
    }

    void take(const Screen& screen)
    {
        const auto app = open(screen);
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
    fs::path folder_;
};

// With the sanitizers each screen is drawn in only one of the languages.
TEST_P(Screens, AreDrawnAsKept)
{
    setenv("SOURCE_DATE_EPOCH", "1763700000", 1);
    setenv("TZ", "UTC", 1);
    const char* only = std::getenv("GOLDEN_SCREEN");
    std::size_t count = 0;
    for (const Screen& screen : read_screens()) {
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
    for (const Screen& screen : read_screens()) {
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
