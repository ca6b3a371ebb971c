// A few real pixels: what the canvas draws, compared with what geometry predicts.

#include <fstream>
#include <iterator>
#include <malloc.h>
#include <sys/resource.h>

#include <gtest/gtest.h>

#include "game/app/move_offer.h"
#include "game/platform/folders.h"
#include "game/platform/memory_surface.h"
#include "game/platform/surface_canvas.h"
#include "game/platform/window.h"
#include "game/platform/window_icon.h"
#include "game/print/font_files.h"
#include "game/ui/display_list.h"
#include "game/ui/icons.h"
#include "tests/new_folder.h"
#include "tests/sanitized.h"
#include "tests/source_root.h"

namespace game {

namespace {

namespace fs = std::filesystem;

Theme paper()
{
    std::ifstream file(source_root() / "assets/themes/paper.theme");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    return *parse_theme("paper", text);
}

class Pixels : public testing::Test {
protected:
    Pixels()
        : fonts_(*Fonts::find(find_folders("x")->fonts)),
          theme_(paper()),
          pixels_(SDL_CreateRGBSurfaceWithFormat(0, 200, 100, 32, SDL_PIXELFORMAT_XRGB8888)),
          surface_(*pixels_),
          canvas(surface_, fonts_, theme_, themes_)
    {
        canvas.fill(Rect{0, 0, 200, 100}, Paint::White);
    }

    // How dark a pixel is, 0 to 255.
    int ink_at(int x, int y)
    {
        const auto* bytes = static_cast<const Uint8*>(pixels_->pixels);
        const auto* pixel = bytes + y * pixels_->pitch + 4 * x;
        return 255 - pixel[1];
    }

    std::vector<int> all_ink()
    {
        std::vector<int> ink;
        for (int y = 0; y < 100; ++y) {
            for (int x = 0; x < 200; ++x)
                ink.push_back(ink_at(x, y));
        }
        return ink;
    }

    // The rows and columns that contain any ink.
    Rect ink_bounds()
    {
        Rect bounds;
        for (int y = 0; y < 100; ++y) {
            for (int x = 0; x < 200; ++x) {
                if (ink_at(x, y) > 96)
                    bounds = around(bounds, Rect{x, y, 1, 1});
            }
        }
        return bounds;
    }

    const Fonts fonts_;

private:
    Theme theme_;
    std::vector<Theme> themes_;
    SurfaceHandle pixels_;
    MemorySurface surface_;

protected:
    SurfaceCanvas canvas;
};

} // namespace

TEST_F(Pixels, FillsWholePixels)
{
    canvas.fill(Rect{10, 20, 30, 40}, Paint::Black);

    EXPECT_EQ(ink_bounds(), (Rect{10, 20, 30, 40}));
    EXPECT_EQ(ink_at(10, 20), 255);
    EXPECT_EQ(ink_at(9, 20), 0);
}

TEST_F(Pixels, SeeThroughPaintsBlend)
{
    canvas.fill(Rect{10, 20, 30, 40}, Tint(Paint::Black).faded(50));

    EXPECT_NEAR(ink_at(20, 30), 128, 2);
}

TEST_F(Pixels, RoundedCornersAreSmoothAndAllAlike)
{
    canvas.rounded(Rect{10, 10, 60, 40}, 12, Paint::Black);

    EXPECT_EQ(ink_at(10, 10), 0);
    EXPECT_EQ(ink_at(40, 10), 255);
    EXPECT_EQ(ink_at(10, 30), 255);
    EXPECT_EQ(ink_at(40, 30), 255);
    int half_covered = 0;
    for (int y = 0; y < 12; ++y) {
        for (int x = 0; x < 12; ++x) {
            const int ink = ink_at(10 + x, 10 + y);
            half_covered += ink > 20 && ink < 235 ? 1 : 0;
            EXPECT_NEAR(ink, ink_at(69 - x, 10 + y), 1);
            EXPECT_NEAR(ink, ink_at(10 + x, 49 - y), 1);
            EXPECT_NEAR(ink, ink_at(69 - x, 49 - y), 1);
        }
    }
    EXPECT_GT(half_covered, 6);
}

TEST_F(Pixels, BordersLieInsideTheirArea)
{
    canvas.rounded_border(Rect{10, 10, 60, 40}, 10, 2.5F, Paint::Black);

    EXPECT_EQ(ink_at(40, 9), 0);
    EXPECT_EQ(ink_at(40, 10), 255);
    EXPECT_EQ(ink_at(40, 11), 255);
    EXPECT_NEAR(ink_at(40, 12), 128, 2);
    EXPECT_EQ(ink_at(40, 13), 0);
    EXPECT_EQ(ink_at(69, 30), 255);
    EXPECT_EQ(ink_at(40, 49), 255);
}

TEST_F(Pixels, CapitalsStandAroundTheirMiddle)
{
    canvas.text("H", Point{100, 50}, Align::Centre, Font{Face::Text, Weight::Bold, 40},
                Paint::Black);

    const Rect ink = ink_bounds();
    EXPECT_NEAR(ink.y + ink.height / 2.0, 50, 1);
    EXPECT_NEAR(ink.x + ink.width / 2.0, 100, 1.5);
    EXPECT_NEAR(ink.height, 40 * 0.727, 1.5);
}

TEST_F(Pixels, TextAlignsAtItsEnds)
{
    const Font font{Face::Text, Weight::Medium, 20};
    canvas.text("HH", Point{180, 50}, Align::Right, font, Paint::Black);

    EXPECT_NEAR(ink_bounds().right(), 180, 3);
}

TEST_F(Pixels, ClipsHoldTogether)
{
    canvas.push_clip(Rect{10, 10, 50, 50});
    canvas.push_clip(Rect{30, 30, 100, 100});
    canvas.fill(Rect{0, 0, 200, 100}, Paint::Black);
    canvas.pop_clip();
    canvas.pop_clip();

    EXPECT_EQ(ink_bounds(), (Rect{30, 30, 30, 30}));
}

TEST_F(Pixels, ShadowsFadeOutAndLeaveTheMiddleAlone)
{
    canvas.shadow(Rect{60, 30, 80, 20}, 4, ShadowKind::Board);

    EXPECT_GT(ink_at(100, 55), 3);
    EXPECT_GT(ink_at(100, 55), ink_at(100, 75));
    EXPECT_EQ(ink_at(100, 40), 0);
}

TEST_F(Pixels, LightIsAddedAroundLinesAndDigits)
{
    canvas.fill(Rect{0, 0, 200, 100}, Paint::Black);
    canvas.glow(Rect{20, 48, 60, 4}, 4, Tint(Paint::White).faded(80));
    canvas.glow_text("8", Point{150, 50}, Align::Centre, Font{Face::Numerals, Weight::Bold, 40}, 4,
                     Paint::White);

    for (const int x : {50, 150}) {
        EXPECT_LT(ink_at(x, 50), 240) << "lit";
        EXPECT_EQ(ink_at(x, 98), 255) << "far away";
    }
    EXPECT_LT(ink_at(50, 50), ink_at(50, 56));
    const int once = ink_at(50, 50);
    canvas.glow(Rect{20, 48, 60, 4}, 4, Tint(Paint::White).faded(80));
    EXPECT_NEAR(255 - ink_at(50, 50), 2 * (255 - once), 3) << "light adds up";
}

TEST_F(Pixels, IconsAreDrawnInTheirSquare)
{
    draw_icon(canvas, Icon::Plus, Point{100, 50}, 24, Paint::Black);

    EXPECT_EQ(ink_at(100, 50), 255);
    EXPECT_EQ(ink_at(94, 50), 255);
    EXPECT_EQ(ink_at(94, 44), 0);
    const Rect ink = ink_bounds();
    EXPECT_NEAR(ink.width, 16, 1);
    EXPECT_NEAR(ink.height, 16, 1);
}

TEST_F(Pixels, DrawingOnlyAPartGivesTheSamePixels)
{
    DisplayList list(Size{200, 100}, canvas);
    list.fill(Rect{0, 0, 200, 100}, Paint::White);
    list.shadow(Rect{20, 20, 100, 50}, 10, ShadowKind::Dialog);
    list.rounded(Rect{20, 20, 100, 50}, 10, Tint(Paint::Black).faded(40));
    list.text("Rg8", Point{70, 45}, Align::Centre, Font{Face::Text, Weight::Bold, 30},
              Paint::Black);
    list.glow(Rect{40, 30, 50, 3}, 4, Tint(Paint::White).faded(60));
    list.glow_text("7", Point{100, 60}, Align::Centre, Font{Face::Numerals, Weight::Bold, 30}, 3,
                   Tint(Paint::White).faded(60));
    list.replay(canvas, Rect{0, 0, 200, 100});
    const std::vector<int> whole = all_ink();

    list.replay(canvas, Rect{50, 30, 31, 33});
    list.replay(canvas, Rect{0, 50, 25, 50});
    list.replay(canvas, Rect{100, 66, 70, 13});

    EXPECT_EQ(all_ink(), whole);
}

TEST(Fonts, AreDrawnInManySizes)
{
    const Fonts fonts = *Fonts::find(find_folders("x")->fonts);
    const auto width_at = [&fonts](int size) {
        return fonts.width_of("Samurai", Font{.size = size});
    };
    const int width = width_at(14);
    for (int size = 15; size < 90; ++size)
        EXPECT_GT(width_at(size), width);
    EXPECT_EQ(width_at(14), width);
    const int height = fonts.draw("H", Font{.size = 40}).size.height;
    fonts.draw("H", Font{.size = 80});
    EXPECT_EQ(fonts.draw("H", Font{.size = 40}).size.height, height);
    EXPECT_FALSE(fonts.draw("Samurai", Font{.size = 14}).coverage.empty());
}

namespace {

// A folder with the fonts of this machine, which can be removed while they are in use.
class FontFolder {
public:
    // Of its own, as tests run beside each other.
    FontFolder()
        : folder_(fs::path(testing::TempDir()) /
                  ("fonts_" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name())))
    {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        const Fonts usual = *Fonts::find(find_folders("x")->fonts);
        for (const fs::path& file : usual.files())
            fs::copy_file(file, folder_ / file.filename(), fs::copy_options::overwrite_existing);
    }
    ~FontFolder() { remove(); }
    FontFolder(const FontFolder&) = delete;
    FontFolder& operator=(const FontFolder&) = delete;

    const fs::path& path() const { return folder_; }
    void remove() { fs::remove_all(folder_); }

private:
    fs::path folder_;
};

// While it exists no file can be opened.
class NoMoreFiles {
public:
    NoMoreFiles()
    {
        ::getrlimit(RLIMIT_NOFILE, &usual_);
        rlimit none = usual_;
        none.rlim_cur = 0;
        ::setrlimit(RLIMIT_NOFILE, &none);
    }
    ~NoMoreFiles() { ::setrlimit(RLIMIT_NOFILE, &usual_); }
    NoMoreFiles(const NoMoreFiles&) = delete;
    NoMoreFiles& operator=(const NoMoreFiles&) = delete;

private:
    rlimit usual_{};
};

constexpr Font words_font{Face::Text, Weight::Regular, 20};
constexpr Font figures_font{Face::Numerals, Weight::Bold, 31};

} // namespace

TEST(Fonts, AnotherTakesThePlaceOfOneThatCannotBeOpened)
{
    FontFolder folder;
    const Fonts fonts = *Fonts::find({folder.path()});
    EXPECT_GT(fonts.width_of("Samurai", words_font), 0);
    EXPECT_FALSE(fonts.take_error());
    folder.remove();
    EXPECT_EQ(fonts.width_of("Samurai", figures_font),
              fonts.width_of("Samurai", Font{Face::Text, Weight::Regular, figures_font.size}));
    EXPECT_FALSE(fonts.draw("Samurai", figures_font).coverage.empty());
    const auto trouble = fonts.take_error();
    ASSERT_TRUE(trouble);
    EXPECT_NE(engine::in_english(*trouble).find("fonts-inter"), std::string::npos);
    EXPECT_FALSE(fonts.take_error()) << "it is said once";
}

TEST(Fonts, BoxesStandForTextWhenThereIsNoFontAtAll)
{
    FontFolder folder;
    const Fonts fonts = *Fonts::find({folder.path()});
    folder.remove();
    EXPECT_EQ(fonts.width_of("Añil", words_font), 4 * 12);
    const Mask boxes = fonts.draw("Añil", words_font);
    EXPECT_EQ(boxes.size.width, 4 * 12);
    EXPECT_EQ(boxes.origin, (Point{0, -words_font.size}));
    EXPECT_TRUE(fonts.take_error());
}

TEST(Fonts, TooManyOpenFilesEndNothing)
{
    const Fonts fonts = *Fonts::find(find_folders("x")->fonts);
    EXPECT_GT(fonts.width_of("Samurai", words_font), 0);
    const NoMoreFiles none;
    for (int size = 8; size < 100; ++size) {
        for (Weight weight : {Weight::Regular, Weight::Medium, Weight::SemiBold, Weight::Bold})
            EXPECT_GT(fonts.width_of("Samurai", Font{Face::Numerals, weight, size}), 0);
    }
    EXPECT_TRUE(fonts.take_error());
}

TEST_F(Pixels, WhatIsKeptHasABound)
{
    const std::size_t before = ::mallinfo2().uordblks + ::mallinfo2().hblkhd;
    const int most = is_sanitized ? 5'000 : 40'000;
    for (int number = 0; number < most; ++number) {
        const Font font{Face::Text, static_cast<Weight>(number % 4), 10 + number / 500 % 60};
        canvas.text("text " + std::to_string(number), Point{10, 50}, Align::Left, font, Paint::Ink);
        if (number % 50 == 0)
            canvas.rounded(Rect{0, 0, 180, 90}, 1 + number / 50 % 45, Paint::Ink);
        if (number % 500 == 0)
            canvas.shadow(Rect{10, 10, 10 + number / 500 % 180, 60}, 4, ShadowKind::Dialog);
        ASSERT_LE(canvas.bytes_kept(), max_bytes_of_sprites(canvas.size()));
    }
    EXPECT_GT(canvas.bytes_kept(), max_bytes_of_sprites(canvas.size()) / 2) << "it is used";
    EXPECT_LE(fonts_.bytes_of_widths(), Fonts::max_bytes_of_widths);
    const std::size_t after = ::mallinfo2().uordblks + ::mallinfo2().hblkhd;
    EXPECT_TRUE(is_sanitized || after < before + (24U << 20)) << after - before;
}

TEST(RecentlyUsed, KeepsWhatWasUsedLast)
{
    RecentlyUsed<int> numbers(3000);
    for (int number = 0; number < 1000; ++number) {
        numbers.keep(std::to_string(number), number, 100);
        ASSERT_LE(numbers.bytes(), 3000U);
        ASSERT_NE(numbers.find("0"), nullptr) << "it is used all the time";
    }
    EXPECT_EQ(*numbers.find("0"), 0);
    EXPECT_EQ(*numbers.find("999"), 999);
    EXPECT_EQ(numbers.find("500"), nullptr);
    numbers.set_max_bytes(0);
    EXPECT_EQ(numbers.count(), 1U);
}

TEST(Fonts, SaysWhatToInstallWhenThereAreNone)
{
    const auto fonts = Fonts::find({"/nowhere"});

    ASSERT_FALSE(fonts);
    EXPECT_NE(engine::in_english(fonts.why()).find("fonts-inter"), std::string::npos);
}

TEST(Fonts, ADamagedFontCountsAsNone)
{
    const fs::path folder = fs::path(testing::TempDir()) / "damaged_fonts";
    fs::create_directories(folder);
    for (const char* name : {"DejaVuSans.ttf", "DejaVuSans-Bold.ttf"})
        std::ofstream(folder / name) << "no font";
    EXPECT_FALSE(Fonts::find({folder}));
    fs::remove_all(folder);
}

// Changes a variable of the environment until the end of the test.
class Variable {
public:
    Variable(const char* name, const std::string& value)
        : name_(name), before_(std::getenv(name) == nullptr ? "" : std::getenv(name))
    {
        setenv(name, value.c_str(), 1);
    }
    ~Variable() { before_.empty() ? unsetenv(name_) : setenv(name_, before_.c_str(), 1); }

private:
    const char* name_;
    std::string before_;
};

// Or the records would be in whatever folder the game was started from.
TEST(Folders, OnlyAbsolutePathsAreThePlayersFolder)
{
    const fs::path home = fs::path(testing::TempDir()) / "home_of_folders_test";
    fs::create_directories(home / "assets/themes");
    const Variable assets("CRONODOKU_ASSETS", (home / "assets").string());
    {
        const Variable at_home("HOME", home.string());
        for (const char* nowhere : {"relative", "./x", ""}) {
            const Variable data("XDG_DATA_HOME", nowhere);
            const auto folders = find_folders("");
            ASSERT_TRUE(folders);
            EXPECT_EQ(fs::path(folders->data).parent_path().lexically_normal().string() + "/",
                      (home / ".local/share/cronodoku/").string());
        }
        const Variable data("XDG_DATA_HOME", (home / "data").string());
        EXPECT_TRUE(find_folders("")->data.string().starts_with((home / "data").string()));
    }
    {
        const Variable data("XDG_DATA_HOME", "/proc/self/nowhere");
        EXPECT_EQ(find_folders("")->data, "/proc/self/nowhere/cronodoku") << "it can't be made";
        const Variable at_home("HOME", "/proc/self");
        unsetenv("XDG_DATA_HOME");
        EXPECT_EQ(find_folders("")->data, "/proc/self/.local/share/cronodoku");
    }
    const Variable data("XDG_DATA_HOME", "relative");
    const Variable at_home("HOME", "here");
    EXPECT_FALSE(find_folders("")) << "a sentence asks for --data-dir";
    fs::remove_all(home);
}

TEST(WindowIcon, IsReadWithItsTransparentCorners)
{
    const SurfaceHandle icon = read_icon(find_folders("x")->assets / "icon.png");
    ASSERT_TRUE(icon);
    EXPECT_EQ((Size{icon->w, icon->h}), (Size{128, 128}));
    const auto alpha_at = [&icon](int x, int y) {
        return static_cast<const Uint8*>(icon->pixels)[y * icon->pitch + x * 4 + 3];
    };
    EXPECT_EQ(alpha_at(0, 0), 0);
    EXPECT_EQ(alpha_at(64, 64), 255);
    EXPECT_FALSE(read_icon(find_folders("x")->assets / "themes/paper.theme"));
    EXPECT_FALSE(read_icon("/nowhere.png"));
}

TEST(Folders, KeepsSavesBesideTheAssetsOfASourceTree)
{
    const auto folders = find_folders("");
    ASSERT_TRUE(folders);
    EXPECT_EQ(folders->data, folders->assets.parent_path() / "saves");
    EXPECT_EQ(find_folders("/elsewhere")->data, "/elsewhere");
    EXPECT_EQ(find_folders("/elsewhere")->installed_data, "");
}

TEST(Folders, ASourceTreeKnowsTheFolderThatAnInstalledCopyHasMade)
{
    const fs::path home = new_folder("home");
    const Variable data("XDG_DATA_HOME", home.string());
    EXPECT_EQ(find_folders("")->installed_data, "") << "there is none";
    fs::create_directories(home / "cronodoku/games");
    EXPECT_EQ(find_folders("")->installed_data, home / "cronodoku");
    fs::remove_all(home);
}

TEST(MoveOffer, IsMadeWhileThereIsSomethingToTakeToAnInstalledGame)
{
    const fs::path home = new_folder("home");
    Folders folders{.assets = {}, .data = home / "saves", .fonts = {}, .installed_data = {}};
    fs::create_directories(folders.data / "games");
    fs::create_directories(home / "installed/games");
    EXPECT_FALSE(move_offer(folders)) << "none is installed";
    folders.installed_data = home / "installed";
    EXPECT_FALSE(move_offer(folders)) << "nobody has played here";
    std::ofstream(folders.data / "records.book") << "a run";
    ASSERT_TRUE(move_offer(folders)) << "records are worth it";
    fs::rename(folders.data / "records.book", folders.data / "games/a.game");
    ASSERT_TRUE(move_offer(folders)) << "games are, too";
    fs::create_directories(home / "installed/exports");
    EXPECT_TRUE(move_offer(folders));
    std::ofstream(home / "installed/exports/all.cronodoku") << "an export";
    EXPECT_FALSE(move_offer(folders)) << "it was done";
    fs::remove_all(home);
}

// A program with its files as they are installed, in a folder of its own.
class InstalledProgram : public testing::Test {
protected:
    ~InstalledProgram() override { fs::remove_all(prefix); }

    fs::path prefix = new_folder("installed");
    fs::path program = made(prefix / "bin");
    fs::path assets = prefix / "share/cronodoku/assets";
    fs::path themes = made(assets / "themes");

    static fs::path made(const fs::path& folder)
    {
        fs::create_directories(folder);
        return folder;
    }
};

TEST_F(InstalledProgram, LooksWhereItWasInstalledAndNowhereElse)
{
    for (const char* beside : {"bin/assets/themes", "assets/themes", "share/assets/themes"})
        made(prefix / beside);
    EXPECT_EQ(*find_assets(program), assets);
    fs::remove_all(prefix / "share/cronodoku");
    EXPECT_FALSE(find_assets(program));
}

TEST_F(InstalledProgram, ReadsNothingFromAFolderThatEverybodyCanWriteTo)
{
    for (const char* part : {"", "themes", "text", "data", "fonts"}) {
        const fs::path folder = *part == '\0' ? assets : made(assets / part);
        fs::permissions(folder, fs::perms::all);
        const auto refused = find_assets(program);
        ASSERT_FALSE(refused) << folder;
        EXPECT_EQ(engine::in_english(refused.why()).substr(0, folder.string().size() + 12),
                  folder.string() + " is not used");
        setenv("CRONODOKU_ASSETS", assets.c_str(), 1);
        EXPECT_EQ(*find_assets(program), assets) << "the user's own word";
        unsetenv("CRONODOKU_ASSETS");
        fs::permissions(folder, fs::perms::owner_all);
    }
    EXPECT_TRUE(find_assets(program));
}

TEST(Fonts, AreNotReadFromAFolderThatEverybodyCanWriteTo)
{
    const fs::path theirs = new_folder("fonts");
    const fs::path own = new_folder("fonts");
    for (const fs::path& folder : {theirs, own}) {
        for (const char* name : {"DejaVuSans.ttf", "DejaVuSans-Bold.ttf"})
            std::ofstream(folder / name) << "a font";
    }
    EXPECT_EQ(*trusted_font_folders({}, {theirs, own}), (std::vector{theirs, own}));
    fs::permissions(theirs, fs::perms::all);
    EXPECT_EQ(*trusted_font_folders({}, {theirs, own}), std::vector{own});
    EXPECT_EQ(*trusted_font_folders({theirs}, {own}), (std::vector{theirs, own}));
    EXPECT_FALSE(trusted_font_folders({}, {theirs}));
    fs::remove_all(theirs);
    fs::remove_all(own);
}

} // namespace game
