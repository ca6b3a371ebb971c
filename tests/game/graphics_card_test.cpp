// What the graphics card draws, here OpenGL in software, beside what the processor draws.

#include <algorithm>
#include <cstdlib>
#include <vector>

#include <SDL.h>

#include "tests/game/drawn_app.h"

namespace {

bool card_fails = false;

} // namespace

// Linked with --wrap=SDL_RenderFlush: see tests/CMakeLists.txt.
extern "C" {

int __real_SDL_RenderFlush(SDL_Renderer* renderer);
int __wrap_SDL_RenderFlush(SDL_Renderer* renderer)
{
    return card_fails ? SDL_SetError("the card was pulled out") : __real_SDL_RenderFlush(renderer);
}

// The memory that a driver keeps for ever is reported as lost when the driver is no longer loaded.
int dlclose(void*)
{
    return 0;
}

} // extern "C"

namespace game {

namespace {

// Whether SDL can use OpenGL without a display here.
bool has_opengl()
{
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE);
    bool has = false;
    if (SDL_Init(SDL_INIT_VIDEO) == 0) {
        const WindowHandle window(SDL_CreateWindow("", 0, 0, 64, 64, SDL_WINDOW_OPENGL));
        SDL_GLContext context = window ? SDL_GL_CreateContext(window.get()) : nullptr;
        has = context != nullptr;
        if (has)
            SDL_GL_DeleteContext(context);
    }
    SDL_Quit();
    return has;
}

int largest_difference(const Pixels& one, const Pixels& other)
{
    if (one.size() != other.size())
        return 255;
    int largest = 0;
    for (std::size_t index = 0; index < one.size(); ++index) {
        if (one[index] == other[index])
            continue;
        for (int shift : {0, 8, 16}) {
            const auto channel = [shift](Uint32 pixel) {
                return static_cast<int>(pixel >> shift & 0xFFU);
            };
            largest = std::max(largest, std::abs(channel(one[index]) - channel(other[index])));
        }
    }
    return largest;
}

// Each layer that is seen through may be rounded otherwise.
constexpr int tolerance = 3; // of 255

class GraphicsCard : public DrawnApp {
protected:
    void SetUp() override
    {
        app.reset();
        if (!has_opengl())
            GTEST_SKIP() << "no OpenGL here: install libegl1, libgl1 and libgl1-mesa-dri";
        reopen("graphics-card");
        ASSERT_EQ(app->window().drawn_by(), DrawnBy::GraphicsCard);
    }
    void TearDown() override { card_fails = false; }

    Pixels whole_frame()
    {
        app->forget_frame();
        app->turn();
        return pixels();
    }
};

TEST_F(GraphicsCard, DrawsWhatTheProcessorDraws)
{
    std::vector<Pixels> by_card;
    for (const char* step : walk) {
        play(step);
        by_card.push_back(pixels());
    }
    reopen("processor");
    ASSERT_EQ(app->window().drawn_by(), DrawnBy::Processor);
    std::size_t index = 0;
    for (const char* step : walk) {
        play(step);
        EXPECT_LE(largest_difference(by_card[index++], pixels()), tolerance) << step;
    }
}

TEST_F(GraphicsCard, DrawsPartsAsItDrawsTheWhole)
{
    for (const char* step : walk) {
        play(step);
        const Pixels in_parts = pixels();
        EXPECT_EQ(largest_difference(in_parts, whole_frame()), 0) << step;
    }
}

TEST_F(GraphicsCard, DrawsAgainWhatTheCardForgot)
{
    play("key Enter\nwait 300");
    const Pixels before = pixels();
    for (const SDL_EventType what : {SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET}) {
        SDL_Event event{};
        event.type = what;
        SDL_PushEvent(&event);
        const int drawn = app->frames_drawn();
        app->turn();
        EXPECT_EQ(app->frames_drawn(), drawn + 1);
        EXPECT_EQ(app->window().drawn_by(), DrawnBy::GraphicsCard);
        EXPECT_EQ(largest_difference(before, pixels()), 0);
    }
}

TEST_F(GraphicsCard, LeavesDrawingToTheProcessorWhenItFails)
{
    play("key Enter\nwait 300");
    card_fails = true;
    play("key Right");
    EXPECT_EQ(app->window().drawn_by(), DrawnBy::Processor);
    app->turn();
    EXPECT_TRUE(app->shown().shows("The graphics card stopped drawing"));
    EXPECT_TRUE(app->is_card_missing());
    play("key Enter\nkey Right\nkey 5");
    const Pixels in_parts = pixels();
    EXPECT_EQ(largest_difference(in_parts, whole_frame()), 0);
}

TEST_F(GraphicsCard, IsAskedForItsNameWithoutDrawing)
{
    const Pixels before = whole_frame();
    EXPECT_NE(Window::name_of_card(), "");
    EXPECT_EQ(largest_difference(before, whole_frame()), 0);
    EXPECT_EQ(app->window().drawn_by(), DrawnBy::GraphicsCard);
    reopen("processor");
    EXPECT_EQ(Window::name_of_card(), "") << "the driver of such a window has no OpenGL";
    EXPECT_EQ(app->window().drawn_by(), DrawnBy::Processor);
}

TEST_F(GraphicsCard, IsChosenAndLeftWhileTheGameRuns)
{
    play("key F10\npress Look\nwheel 240 400 -20\npress Show\nwheel 240 400 -20");
    play("press Processor");
    EXPECT_EQ(app->window().drawn_by(), DrawnBy::Processor);
    const Pixels by_processor = pixels();
    EXPECT_EQ(largest_difference(by_processor, whole_frame()), 0);
    play("press Automatic");
    EXPECT_EQ(app->window().drawn_by(), DrawnBy::Processor) << "nothing is measured in scripts";
    play("press Graphics card\nmove 5 5");
    EXPECT_EQ(app->window().drawn_by(), DrawnBy::GraphicsCard);
    const Pixels by_card = pixels();
    EXPECT_EQ(largest_difference(by_card, whole_frame()), 0);
}

} // namespace

} // namespace game
