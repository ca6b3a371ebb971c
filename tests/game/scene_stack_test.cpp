#include "game/scenes/scene_stack.h"

#include <gtest/gtest.h>

#include "game/ui/display_list.h"
#include "tests/game/fixed_measure.h"

namespace game {

namespace {

constexpr Size little_window{400, 300};
constexpr Font any_font{};

// Records what happens to it in a diary and does what its next key says.
class DiaryScene : public Scene {
public:
    DiaryScene(std::string name, std::string& diary, bool overlay = false)
        : name_(std::move(name)), diary_(diary), overlay_(overlay)
    {
    }
    ~DiaryScene() override { diary_ += " -" + name_; }

    void lay_out(Size, const TextMeasure&) override { diary_ += " " + name_ + ":place"; }
    Transition handle(const Input& input) override
    {
        if (std::holds_alternative<CloseRequested>(input))
            diary_ += " " + name_ + ":close";
        const auto* key = std::get_if<KeyPressed>(&input);
        return key == nullptr ? Transition{} : answer(key->symbol);
    }
    Transition update(engine::MonotonicTime) override
    {
        diary_ += " " + name_ + ":update";
        return {};
    }
    void draw(Canvas& canvas) const override
    {
        canvas.text(name_, Point{10, 10}, Align::Left, any_font, Paint::Ink);
    }
    bool is_overlay() const override { return overlay_; }

private:
    Transition answer(char symbol) const
    {
        using How = Transition::Kind;
        // As scenes do; only safe while this scene exists.
        const auto next = [this] {
            return std::make_unique<DiaryScene>(name_ + "2", diary_);
        };
        const auto over = [this] {
            return std::make_unique<DiaryScene>("over", diary_, true);
        };
        switch (symbol) {
        case 'P':
            return {How::Push, next};
        case 'O':
            return {How::Push, over};
        case 'R':
            return {How::Replace, next};
        case 'A':
            return {How::ReplaceAll, next};
        case 'B':
            return {How::Pop};
        case 'Q':
            return {How::Quit};
        default:
            return {};
        }
    }

    std::string name_;
    std::string& diary_;
    bool overlay_;
};

class SceneStackTest : public testing::Test {
protected:
    void press(char symbol) { stack.handle(KeyPressed{.key = Key::Letter, .symbol = symbol}); }
    std::string drawn() const
    {
        DisplayList list(little_window, measure);
        stack.draw(list);
        std::string names;
        for (const DrawCall& call : list.calls())
            names += std::get<drawn::Text>(call.what).text + " ";
        return names;
    }

    std::string list() const
    {
        DisplayList calls(little_window, measure);
        stack.draw(calls);
        return calls.to_text();
    }
    void slide(MotionAmount amount)
    {
        stack.set_motion([amount] { return amount; });
        stack.update(engine::MonotonicTime{1000});
    }

    std::string diary;
    SceneStack stack{std::make_unique<DiaryScene>("a", diary), little_window, measure};
};

} // namespace

TEST_F(SceneStackTest, PlacesASceneBeforeItIsUsed)
{
    press('P');
    EXPECT_EQ(diary, " a:place a2:place");
    EXPECT_EQ(drawn(), "a2 ");
}

TEST_F(SceneStackTest, PlacesASceneAgainWhenItComesBack)
{
    press('P');
    diary.clear();
    press('B');
    EXPECT_EQ(diary, " -a2 a:place");
}

TEST_F(SceneStackTest, PlacesOnlyWhatIsSeen)
{
    press('P');
    press('O');
    diary.clear();
    stack.lay_out(Size{640, 480});
    EXPECT_EQ(diary, " a2:place over:place");
    press('B');
    press('B');
    EXPECT_TRUE(diary.ends_with(" -a2 a:place"));
}

TEST_F(SceneStackTest, DrawsWhatAnOverlayLetsThrough)
{
    press('P');
    press('O');
    EXPECT_EQ(drawn(), "a2 over ");
}

TEST_F(SceneStackTest, OnlyTheTopSceneLetsTimePass)
{
    press('O');
    diary.clear();
    stack.update(engine::MonotonicTime(5));
    EXPECT_EQ(diary, " over:update");
}

TEST_F(SceneStackTest, ReplacesOneOrAll)
{
    press('R');
    EXPECT_EQ(diary, " a:place a2:place -a");
    press('P');
    press('A');
    EXPECT_EQ(drawn(), "a222 ");
    press('B');
    EXPECT_TRUE(stack.empty());
}

TEST_F(SceneStackTest, EverySceneHearsThatTheWindowCloses)
{
    press('P');
    diary.clear();
    stack.handle(CloseRequested{});
    EXPECT_EQ(diary, " a2:close -a2 a:close -a");
    EXPECT_TRUE(stack.empty());
}

// As by a player, or a robot, who opens the help from the settings, the settings from the help ...
TEST_F(SceneStackTest, HoldsOnlySoManyScenes)
{
    for (std::size_t time = 0; time < 3 * SceneStack::most_scenes; ++time)
        press('P');
    diary.clear();
    stack.handle(CloseRequested{});
    std::size_t closed = 0;
    for (std::size_t at = diary.find(":close"); at != diary.npos; at = diary.find(":close", at + 1))
        ++closed;
    EXPECT_EQ(closed, SceneStack::most_scenes);
}

TEST_F(SceneStackTest, QuittingIsClosing)
{
    press('Q');
    EXPECT_EQ(diary, " a:place a:close -a");
    press('P');
    EXPECT_TRUE(stack.empty());
}

TEST_F(SceneStackTest, ScreensSlideWhenTheyAppear)
{
    slide(MotionAmount::Full);
    EXPECT_FALSE(stack.is_moving()); // the first screen is there at once
    press('P');
    stack.update(engine::MonotonicTime{1000});
    EXPECT_TRUE(stack.is_moving());
    EXPECT_EQ(stack.next_change(), next_frame);
    EXPECT_EQ(list(), "fill 0,0 400x300 background\n"
                      "text \"a2\" at 10,26 left Words Medium 14 ink\n"
                      "fill 0,0 400x300 background\n");
    stack.update(engine::MonotonicTime{1070});
    EXPECT_EQ(list(), "fill 0,0 400x300 background\n"
                      "text \"a2\" at 10,12 left Words Medium 14 ink\n"
                      "fill 0,0 400x300 background at 13%\n");
    stack.update(engine::MonotonicTime{1140});
    EXPECT_FALSE(stack.is_moving());
    EXPECT_EQ(list(), "text \"a2\" at 10,10 left Words Medium 14 ink\n");
}

TEST_F(SceneStackTest, InputGoesToAScreenThatStillSlides)
{
    slide(MotionAmount::Full);
    press('P');
    press('R');
    EXPECT_NE(list().find("a22"), std::string::npos);
}

TEST_F(SceneStackTest, CardsRiseOverTheScreenBelow)
{
    slide(MotionAmount::Full);
    press('O');
    stack.update(engine::MonotonicTime{1000});
    stack.update(engine::MonotonicTime{1080});
    EXPECT_EQ(list(), "text \"a\" at 10,10 left Words Medium 14 ink\n"
                      "text \"over\" at 10,12 left Words Medium 14 ink at 87%\n");
    press('B'); // the screen below was there all the time
    EXPECT_FALSE(stack.is_moving());
}

TEST_F(SceneStackTest, ScreensFadeInCalmAndAppearAtOnceInOff)
{
    slide(MotionAmount::Calm);
    press('P');
    stack.update(engine::MonotonicTime{1000});
    stack.update(engine::MonotonicTime{1050});
    EXPECT_NE(list().find("text \"a2\" at 10,10"), std::string::npos);
    EXPECT_NE(list().find("background at"), std::string::npos);
    slide(MotionAmount::Off);
    press('P');
    stack.update(engine::MonotonicTime{2000});
    EXPECT_FALSE(stack.is_moving());
}

} // namespace game
