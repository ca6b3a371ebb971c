// The whole program but its scenes: real SDL events, real files, no display.

#include "engine/make/puzzle_maker.h"
#include "game/app/app.h"

#include <fstream>
#include <iterator>
#include <sys/resource.h>

#include <SDL.h>
#include <gtest/gtest.h>

#include "game/app/script_player.h"
#include "game/platform/simulated_input.h"

namespace game {

namespace {

namespace fs = std::filesystem;

// Shows what was pressed last; an arrow key moves a clock that runs.
class PressScene : public Scene {
public:
    explicit PressScene(Services& services) : services_(services)
    {
        services_.host.enable_text_input(true);
    }

    void lay_out(Size window, const TextMeasure&) override { window_ = window; }
    Transition handle(const Input& input) override
    {
        if (const auto* click = std::get_if<PointerPressed>(&input))
            shown_ = "click " + std::to_string(click->at.x) + "," + std::to_string(click->at.y);
        if (std::holds_alternative<FocusLost>(input))
            shown_ = "away";
        if (const auto* typed = std::get_if<TextTyped>(&input))
            shown_ = typed->text;
        if (const auto* dropped = std::get_if<TextDropped>(&input))
            shown_ = dropped->file + ": " + dropped->text;
        const auto* key = std::get_if<KeyPressed>(&input);
        return key == nullptr ? Transition{} : take_key(*key);
    }
    Transition update(engine::MonotonicTime now) override
    {
        if (running_)
            shown_ = std::to_string(now.count() / 100);
        return {};
    }
    void draw(Canvas& canvas) const override
    {
        canvas.fill(Rect{0, 0, window_.width, window_.height}, Paint::Background);
        canvas.text(shown_, Point{100, 100}, Align::Left, Font{.size = 30}, Paint::Ink);
        canvas.text("Settings", Point{300, 200}, Align::Centre, Font{.size = 20}, Paint::Ink);
    }
    bool opens_puzzles() const override { return shown_ != "-"; }
    std::optional<engine::PlayTime> next_change() const override
    {
        return running_ ? std::optional(engine::PlayTime(100)) : std::nullopt;
    }

private:
    Transition take_key(const KeyPressed& key)
    {
        if (key.key == Key::Escape)
            return {Transition::Kind::Quit};
        running_ = key.key == Key::Right;
        shown_ = key.symbol == 0 ? "key" : std::string(1, key.symbol);
        if (key.symbol == 'D') {
            services_.settings.theme = "ink";
            services_.host.settings_changed();
            services_.saves.write(saving(services_.settings));
        }
        return {};
    }

    Services& services_;
    Size window_;
    std::string shown_ = "ready";
    bool running_ = false;
};

std::string content_of(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

class AppTest : public testing::Test {
protected:
    AppTest()
        : folder_(fs::path(testing::TempDir()) /
                  ("app_test_" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name())))
    {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        open();
    }
    ~AppTest() override
    {
        app.reset();
        fs::remove_all(folder_);
    }

    void open()
    {
        app.reset();
        GameOptions options;
        options.data_dir = (folder_ / "data").string();
        auto opened = App::open(options, Visibility::OffScreen, [](Services& services) {
            return std::make_unique<PressScene>(services);
        });
        ASSERT_TRUE(opened) << engine::in_english(opened.why());
        app = *std::move(opened);
    }

    // The sentence of what went wrong; empty if nothing did.
    std::string play(const std::string& text)
    {
        const auto script = parse_script("test", text);
        if (!script)
            return engine::in_english(script.why());
        const auto attempt = ScriptPlayer(*app).play(*script);
        return attempt ? "" : engine::in_english(attempt.why());
    }

    fs::path folder_;
    std::unique_ptr<App> app;
};

void drop_text(const char* text)
{
    SDL_Event event{};
    event.type = SDL_DROPTEXT;
    event.drop.file = SDL_strdup(text);
    SDL_PushEvent(&event);
}

} // namespace

TEST_F(AppTest, KeysReachTheSceneThroughSdl)
{
    EXPECT_EQ(play("key 7\nexpect 7\nkey Ctrl+Z\nexpect Z\ntype ñ\nexpect ñ"), "");
}

TEST_F(AppTest, DroppedFilesAreReadForTheScene)
{
    const std::string file = (folder_ / "two words.sdm").string();
    std::ofstream(file) << "1..4.41..14.4..1";
    EXPECT_EQ(play("drop " + file + "\nexpect two words.sdm: 1..4.41..14.4..1"), "");
    drop_text("4..1");
    EXPECT_EQ(play("expect : 4..1"), "");
}

TEST_F(AppTest, WhatCannotBeDroppedIsSaid)
{
    EXPECT_EQ(play("drop " + folder_.string() + "\nexpect Nothing was opened"), "");
    EXPECT_EQ(play("key Esc\ndrop " + (folder_ / "none").string() +
                   "\nexpect none can't be read: No such file or directory"),
              "");
    EXPECT_EQ(play("key Esc\ntype -"), "");
    drop_text("4..1");
    EXPECT_EQ(play("expect A puzzle can be opened on the title screen and while a board is played"),
              "");
}

// Fonts are read when the first text needs them: here no file can be opened any more.
TEST_F(AppTest, WithoutFontsTheGameGoesOnAndSaysSo)
{
    rlimit usual{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &usual), 0);
    rlimit none = usual;
    none.rlim_cur = 0;
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &none), 0);
    app->turn();
    app->turn();
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &usual), 0);
    EXPECT_TRUE(app->shown().shows("Text looks different"));
    EXPECT_EQ(play("key 7\nexpect 7"), "");
}

TEST_F(AppTest, ThePointerReachesTheScene)
{
    EXPECT_EQ(play("click 30 40\nexpect click 30,40\npress Settings"), "");
    EXPECT_NE(app->shown().to_text().find(",200\" at"), std::string::npos);
}

TEST_F(AppTest, NothingIsDrawnWhileNothingChanges)
{
    play("wait 100");
    const int drawn = app->frames_drawn();
    play("move 10 10\nmove 20 20\nwait 60000\nfocus gained\n");
    EXPECT_EQ(app->frames_drawn(), drawn);
    play("key 5");
    EXPECT_EQ(app->frames_drawn(), drawn + 1);
}

TEST_F(AppTest, ARunningClockIsDrawnWhenItChanges)
{
    play("key Right");
    const int drawn = app->frames_drawn();
    play("wait 1000");
    EXPECT_EQ(app->frames_drawn(), drawn + 10);
    EXPECT_TRUE(app->shown().shows("10"));
}

TEST_F(AppTest, AnotherSizeLaysOutAnew)
{
    EXPECT_EQ(play("resize 1000 700"), "");
    EXPECT_EQ(app->shown().size(), (Size{1000, 700}));
    EXPECT_EQ(app->window().output(), (Size{1000, 700}));
}

TEST_F(AppTest, ATooSmallWindowIsCutOff)
{
    EXPECT_EQ(play("resize 480 480"), "");
    EXPECT_EQ(app->shown().size(), (Size{480, 640}));
}

TEST_F(AppTest, TheSamePartsGiveTheSamePicture)
{
    const std::string one = (folder_ / "one.png").string();
    const std::string two = (folder_ / "two.png").string();
    EXPECT_EQ(play("key 7\nkey 8\nscreenshot " + one), "");
    open();
    EXPECT_EQ(play("key 8\nscreenshot " + two), "");
    EXPECT_FALSE(content_of(one).empty());
    EXPECT_EQ(content_of(one), content_of(two));
}

// A script that somebody sent may name any file.
TEST_F(AppTest, AScriptReplacesNoFileButItsOwnPictures)
{
    const fs::path own = folder_ / "own.png";
    EXPECT_EQ(play("key 7\nscreenshot " + own.string()), "");
    const std::string seven = content_of(own.string());
    EXPECT_EQ(play("key 8\nscreenshot " + own.string()), "") << "it is one";
    EXPECT_NE(content_of(own.string()), seven);
    const fs::path photo = folder_ / "photo.png";
    ASSERT_TRUE(app->window().write_picture(photo)) << "as F12 does";
    const std::string before = content_of(photo.string());
    const fs::path link = folder_ / "link.png";
    const fs::path notes = folder_ / "notes.txt";
    const fs::path empty = folder_ / "empty.png";
    std::ofstream(notes) << "mine";
    std::ofstream(empty).close();
    fs::create_symlink(notes, link);
    const fs::path link_to_own = folder_ / "link-to-own.png";
    fs::create_symlink(own, link_to_own);
    for (const fs::path& file : {photo, link, link_to_own, empty}) {
        EXPECT_NE(play("screenshot " + file.string()).find("is not replaced"), std::string::npos)
            << file;
    }
    EXPECT_EQ(content_of(photo.string()), before);
    EXPECT_EQ(content_of(notes.string()), "mine");
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(fs::file_size(empty), 0u);
    EXPECT_EQ(play("film " + photo.string() + " 60 60"), "") << "photo-0000.png is new";
    EXPECT_TRUE(fs::exists(folder_ / "photo-0060.png"));
}

TEST_F(AppTest, SettingsAreSeenAtOnceAndKept)
{
    const std::string light = (folder_ / "light.png").string();
    const std::string dark = (folder_ / "dark.png").string();
    EXPECT_EQ(play("key D\nkey D\nwait 200\nscreenshot " + dark), "");
    EXPECT_NE(content_of(dark), content_of(light));
    open();
    const std::string again = (folder_ / "again.png").string();
    EXPECT_EQ(play("type D\nscreenshot " + again), "");
    EXPECT_EQ(content_of(dark), content_of(again));
}

TEST_F(AppTest, AnotherThemeFadesInAndIsThenStill)
{
    play("wait 100");
    int drawn = app->frames_drawn();
    EXPECT_EQ(play("key D\nwait 300"), "");
    EXPECT_GT(app->frames_drawn(), drawn + 8);
    drawn = app->frames_drawn();
    play("wait 60000");
    EXPECT_EQ(app->frames_drawn(), drawn);
}

TEST_F(AppTest, EndsWhenTheWindowIsClosed)
{
    EXPECT_EQ(play("quit\nkey 5"), "");
    EXPECT_TRUE(app->is_over());
}

TEST_F(AppTest, ScriptsSayWhatTheyCannotDo)
{
    EXPECT_EQ(play("key 5\njump 3"), "test:2: this is not a step of a script: jump 3");
    EXPECT_EQ(play("key Ctrl"), "test:1: this is not a step of a script: key Ctrl");
    EXPECT_EQ(play("resize 2000000000 480"),
              "test:1: this is not a step of a script: resize 2000000000 480");
    EXPECT_EQ(play("drag 0 0 2000000000 0"),
              "test:1: this is not a step of a script: drag 0 0 2000000000 0");
    EXPECT_EQ(play("screenshot notes.txt"),
              "test:1: this is not a step of a script: screenshot notes.txt");
    EXPECT_FALSE(read_script("/dev/zero")) << "it has no end";
    EXPECT_EQ(play("click 3"), "test:1: this is not a step of a script: click 3");
    EXPECT_EQ(play("press Nowhere"), "test:1: there is no \"Nowhere\" on the screen");
    EXPECT_EQ(play("solve"), "test:1: no puzzle is on the screen to be solved");
}

TEST_F(AppTest, SaysWhatIsMissing)
{
    GameOptions options;
    options.data_dir = (folder_ / "other").string();
    options.theme = "pink";
    const auto make = [](Services& services) {
        return std::make_unique<PressScene>(services);
    };
    const auto no_theme = App::open(options, Visibility::OffScreen, make);
    ASSERT_FALSE(no_theme);
    EXPECT_TRUE(engine::in_english(no_theme.why())
                    .starts_with("There is no theme pink; the choices are paper"));

    options.theme = "";
    options.language = "xx";
    const auto no_language = App::open(options, Visibility::OffScreen, make);
    ASSERT_FALSE(no_language);
    EXPECT_TRUE(engine::in_english(no_language.why())
                    .starts_with("There is no language xx; the choices are en, "));
    options.language = std::string(300, 'x');
    EXPECT_FALSE(App::open(options, Visibility::OffScreen, make)) << "longer than a file's name";
}

} // namespace game
