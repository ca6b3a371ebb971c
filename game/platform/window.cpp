#include "game/platform/window.h"

#include <algorithm>

#include "game/platform/png_file.h"

namespace game {

namespace {

constexpr int smallest_side = 480;

void set_hints(Visibility visibility)
{
    // The window's surface is shown directly, so OpenGL is not started for it.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_APP_NAME, "Cronodoku");
#ifdef __linux__
    // Without a desktop only the bare console is left; trying the other drivers prints errors.
    if (SDL_getenv("DISPLAY") == nullptr && SDL_getenv("WAYLAND_DISPLAY") == nullptr)
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "kmsdrm", SDL_HINT_DEFAULT);
#endif
    // Fingers are read as such, not as a mouse.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    Gamepads::set_hints();
    if (visibility == Visibility::OnScreen)
        return;
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE);
    // Such a window never has the focus, without which SDL drops what gamepads report.
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
}

// SDL uses a driver without any output when it finds no other.
bool has_display()
{
    const char* wanted = SDL_GetHint(SDL_HINT_VIDEODRIVER);
    if (wanted != nullptr && *wanted != '\0')
        return true;
    const std::string driver = SDL_GetCurrentVideoDriver();
    return driver != "dummy" && driver != "offscreen";
}

SDL_Rect cut_to(Rect area, Size output)
{
    const SDL_Rect wanted{area.x, area.y, area.width, area.height};
    const SDL_Rect whole{0, 0, output.width, output.height};
    SDL_Rect cut{0, 0, 0, 0};
    SDL_IntersectRect(&wanted, &whole, &cut);
    return cut;
}

} // namespace

engine::Message no_display()
{
    return {engine::N_("No display found: start the game from a desktop, or set DISPLAY or "
                       "WAYLAND_DISPLAY")};
}

Window::Video::~Video()
{
    SDL_Quit();
}

engine::Result<Window> Window::open(Visibility visibility, Size size, const std::string& title)
{
    set_hints(visibility);
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return engine::Failure{no_display()};

    Window opened;
    opened.video_ = std::make_unique<Video>();
    if (!has_display())
        return engine::Failure{no_display()};
    SDL_StopTextInput();
    opened.window_.reset(SDL_CreateWindow(title.c_str(), SDL_WINDOWPOS_UNDEFINED,
                                          SDL_WINDOWPOS_UNDEFINED, size.width, size.height,
                                          SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
    if (!opened.window_)
        return engine::Failure{no_display()};
    SDL_SetWindowMinimumSize(opened.window_.get(), smallest_side, smallest_side);
    opened.renderer_.reset(SDL_CreateRenderer(opened.window_.get(), -1, SDL_RENDERER_SOFTWARE));
    if (!opened.renderer_)
        return engine::Failure{no_display()};
    return opened;
}

Size Window::output() const
{
    Size size;
    SDL_GetRendererOutputSize(renderer_.get(), &size.width, &size.height);
    return size;
}

void Window::resize(Size size)
{
    SDL_SetWindowSize(window_.get(), size.width, size.height);
}

void Window::toggle_full_screen()
{
    const bool full = (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
    SDL_SetWindowFullscreen(window_.get(), full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
}

void Window::hide()
{
    SDL_HideWindow(window_.get());
}

void Window::enable_text_input(bool on)
{
    if (on)
        SDL_StartTextInput();
    else
        SDL_StopTextInput();
}

std::string Window::clipboard()
{
    char* text = SDL_GetClipboardText();
    std::string copied = text == nullptr ? "" : text;
    SDL_free(text);
    return copied;
}

// Not SDL_RenderPresent(), which would send the whole window each time.
void Window::show(const std::vector<Rect>& areas)
{
    SDL_RenderFlush(renderer_.get());
    std::vector<SDL_Rect> rects;
    for (const Rect area : areas) {
        const SDL_Rect rect = cut_to(area, output());
        if (rect.w > 0 && rect.h > 0)
            rects.push_back(rect);
    }
    if (!rects.empty())
        SDL_UpdateWindowSurfaceRects(window_.get(), rects.data(), static_cast<int>(rects.size()));
}

engine::Attempt Window::write_picture(const std::filesystem::path& file)
{
    SDL_RenderFlush(renderer_.get());
    return write_png(*SDL_GetWindowSurface(window_.get()), file);
}

void Window::take(const SDL_Event& event, std::vector<DeviceEvent>& events)
{
    if (event.type == SDL_WINDOWEVENT && (event.window.event == SDL_WINDOWEVENT_EXPOSED ||
                                          event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED))
        damaged_ = true;
    // The game ignores dropped files and texts, but has to free their names.
    if (event.type == SDL_DROPFILE || event.type == SDL_DROPTEXT)
        SDL_free(event.drop.file);
    if (const auto plugged = gamepads_.take(event))
        events.push_back(*plugged);
    PointerScale scale{{}, output()};
    SDL_GetWindowSize(window_.get(), &scale.window.width, &scale.window.height);
    if (auto read = to_device_event(event, scale))
        events.push_back(*std::move(read));
}

// A gamepad that can't wake the loop is asked from time to time.
std::vector<DeviceEvent> Window::wait_for_events(std::optional<int> milliseconds)
{
    std::vector<DeviceEvent> events;
    SDL_Event event;
    const Uint64 start = SDL_GetTicks64();
    while (true) {
        gamepads_.update();
        std::optional<int> left;
        if (milliseconds)
            left = std::max(0, *milliseconds - static_cast<int>(SDL_GetTicks64() - start));
        const std::optional<int> patience = gamepads_.patience();
        const std::optional<int> wait = left && patience ? std::min(*left, *patience)
                                        : left           ? left
                                                         : patience;
        if ((wait ? SDL_WaitEventTimeout(&event, *wait) : SDL_WaitEvent(&event)) == 1)
            break;
        if (left == 0 || !wait)
            return events;
    }
    gamepads_.update();
    do
        take(event, events);
    while (SDL_PollEvent(&event) == 1);
    return events;
}

bool Window::take_damage()
{
    return std::exchange(damaged_, false);
}

void Window::wake()
{
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    SDL_PushEvent(&event);
}

} // namespace game
