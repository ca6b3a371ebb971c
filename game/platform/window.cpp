#include "game/platform/window.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <vector>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/base/table.h"
#include "engine/store/disk/atomic_file.h"
#include "engine/store/disk/crc.h"
#include "game/platform/card_surface.h"
#include "game/platform/memory_surface.h"
#include "game/platform/png_bytes.h"
#include "game/platform/window_icon.h"
#include "game/ui/window_place.h"

namespace game {

namespace {

#ifdef __EMSCRIPTEN__
constexpr int smallest_side = 1; // a page can't be larger than its browser
#else
constexpr int smallest_side = 480;
#endif
// The desktop has framed and placed a new window by then.
constexpr Uint32 opening_time = 3000; // milliseconds

void set_hints(Visibility visibility, DrawnBy way)
{
    // The window's surface is shown directly, so OpenGL is not started for it.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
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
    // Of the drivers that show nothing, one can use OpenGL.
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER,
                            way == DrawnBy::GraphicsCard ? "offscreen" : "dummy",
                            SDL_HINT_OVERRIDE);
    // Such a window never has the focus, without which SDL drops what gamepads report.
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
}

Uint32 flags_of(WindowForm form)
{
    switch (form) {
    case WindowForm::Usual:
        return 0;
    case WindowForm::Maximised:
        return SDL_WINDOW_MAXIMIZED;
    case WindowForm::FullScreen:
        return SDL_WINDOW_FULLSCREEN_DESKTOP;
    }
    return 0;
}

// Without the desktop's own bars.
std::vector<Rect> rooms_of_displays()
{
    std::vector<Rect> rooms;
    for (int display = 0; display < SDL_GetNumVideoDisplays(); ++display) {
        SDL_Rect room;
        if (SDL_GetDisplayUsableBounds(display, &room) == 0)
            rooms.push_back({room.x, room.y, room.w, room.h});
    }
    return rooms;
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

} // namespace

void close_window(SDL_Window* window)
{
    constexpr Uint32 settling_time = 20; // milliseconds
    if (const char* driver = SDL_GetCurrentVideoDriver();
        driver != nullptr && std::string_view(driver) == "x11") {
        SDL_HideWindow(window);
        SDL_Delay(settling_time);
    }
    SDL_DestroyWindow(window);
}

engine::Message no_display()
{
    return {engine::N_("No display found: start the game from a desktop, or set DISPLAY or "
                       "WAYLAND_DISPLAY")};
}

Window::Video::~Video()
{
    SDL_Quit();
}

engine::Result<Window>
Window::open(Visibility visibility, const WindowPlace& place, const std::string& title, DrawnBy way)
{
    set_hints(visibility, way);
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return engine::Failure{no_display()};

    Window opened;
    opened.video_ = std::make_unique<Video>();
    if (!has_display())
        return engine::Failure{no_display()};
    SDL_StopTextInput();
    const WindowPlace fitted =
        visibility == Visibility::OnScreen ? fitted_to(place, rooms_of_displays()) : place;
    const Point undefined{SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED};
    const Point at = fitted.at.value_or(undefined);
    opened.window_.reset(SDL_CreateWindow(title.c_str(), at.x, at.y, fitted.size.width,
                                          fitted.size.height,
                                          SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI |
                                              SDL_WINDOW_HIDDEN | flags_of(fitted.form)));
    if (!opened.window_)
        return engine::Failure{no_display()};
    opened.begin_at(fitted);
    SDL_SetWindowMinimumSize(opened.window_.get(), smallest_side, smallest_side);
    opened.draw_by(way);
    SDL_ShowWindow(opened.window_.get());
    if (way == DrawnBy::Processor && SDL_GetWindowSurface(opened.window_.get()) == nullptr)
        return engine::Failure{no_display()};
    return opened;
}

void Window::begin_at(const WindowPlace& place)
{
    latest_ = {place.size, place.at};
    settled_ = latest_;
    latest_since_ = SDL_GetTicks();
    wanted_at_ = place.at;
    opened_at_ = latest_since_;
}

// Its frame is placed where it was, so the corner is that of the frame. Under Wayland windows do
// not know where they are.
WindowPlace Window::usual_place()
{
    WindowPlace place;
    SDL_GetWindowSize(window_.get(), &place.size.width, &place.size.height);
    if (driver() == "wayland")
        return place;
    Point at;
    int top = 0;
    int left = 0;
    SDL_GetWindowPosition(window_.get(), &at.x, &at.y);
    SDL_GetWindowBordersSize(window_.get(), &top, &left, nullptr, nullptr);
    if (top == 0 && left == 0) {
        learn_frame(at);
        left = inside_frame_.x;
        top = inside_frame_.y;
    }
    place.at = Point{at.x - left, at.y - top};
    return place;
}

// Some desktops do not say how wide the frame is. There it is seen when the window opens: the frame
// is where it was to be, and the window is inside of it. Otherwise the window would move by the
// frame at each start.
void Window::learn_frame(Point at)
{
    if (wanted_at_ && is_opening())
        inside_frame_ = inside_of_frame(*wanted_at_, at).value_or(inside_frame_);
}

WindowForm Window::form() const
{
    const Uint32 flags = SDL_GetWindowFlags(window_.get());
    if ((flags & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0)
        return WindowForm::FullScreen;
    return (flags & SDL_WINDOW_MAXIMIZED) != 0 ? WindowForm::Maximised : WindowForm::Usual;
}

// A window that was fitted onto its display is larger by its frame, which is known only now.
void Window::fit_frame()
{
    WindowFrame frame;
    SDL_GetWindowBordersSize(window_.get(), &frame.top, &frame.left, &frame.bottom, &frame.right);
    if (has_fitted_frame_ || !is_opening() || frame.top == 0)
        return;
    has_fitted_frame_ = true;
    WindowPlace now;
    now.at = Point{};
    SDL_GetWindowSize(window_.get(), &now.size.width, &now.size.height);
    SDL_GetWindowPosition(window_.get(), &now.at->x, &now.at->y);
    const WindowPlace fitted = fitted_with_frame(now, frame, rooms_of_displays());
    if (fitted == now)
        return;
    SDL_SetWindowSize(window_.get(), fitted.size.width, fitted.size.height);
    SDL_SetWindowPosition(window_.get(), fitted.at->x, fitted.at->y);
}

bool Window::is_opening() const
{
    return !SDL_TICKS_PASSED(SDL_GetTicks(), opened_at_ + opening_time);
}

void Window::remember_place()
{
    constexpr Uint32 settling_time = 500; // milliseconds
    const Uint32 now = SDL_GetTicks();
    const bool is_settled = SDL_TICKS_PASSED(now, latest_since_ + settling_time);
    if (is_settled)
        settled_ = latest_;
    const Uint32 flags = SDL_GetWindowFlags(window_.get());
    if ((flags & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0)
        return;
    if (form() != WindowForm::Usual) {
        latest_ = settled_; // what came last may be the maximised size
        return;
    }
    fit_frame();
    const WindowPlace seen = usual_place();
    if (seen == latest_)
        return;
    latest_ = seen;
    latest_since_ = now;
}

WindowPlace Window::place() const
{
    WindowPlace place = latest_;
    place.form = form();
    return place;
}

KeyLabels Window::key_labels()
{
    KeyLabels labels;
    for (int letter = 0; letter < engine::count_of(labels.printed); ++letter) {
        const auto scancode = engine::enumerator_after(SDL_SCANCODE_A, letter);
        const SDL_Keycode code = SDL_GetKeyFromScancode(scancode);
        if (code >= SDLK_a && code <= SDLK_z)
            labels.printed[letter] = engine::letter_after('A', code - SDLK_a);
        else if (code > ' ' && code < 0x7F)
            labels.printed[letter] = static_cast<char>(code);
    }
    return labels;
}

bool Window::draw_by(DrawnBy way)
{
    constexpr Uint32 settling_time = 1000; // milliseconds
    if (surface_)
        keeps_focus_until_ = SDL_GetTicks() + settling_time;
    surface_.reset();
    card_ = nullptr;
#if SDL_VERSION_ATLEAST(2, 28, 0)
    // While the window has pixels of its own, this version lets no graphics card draw in it.
    SDL_DestroyWindowSurface(window_.get());
#endif
    if (way == DrawnBy::GraphicsCard) {
        std::unique_ptr<CardSurface> card = CardSurface::open(*window_);
        card_ = card.get();
        surface_ = std::move(card);
    }
    if (!surface_)
        surface_ = std::make_unique<WindowSurface>(*window_);
    damaged_ = true;
    return drawn_by() == way;
}

std::string Window::driver()
{
    const char* driver = SDL_GetCurrentVideoDriver();
    return driver == nullptr ? "" : driver;
}

std::string Window::name_of_card()
{
    constexpr unsigned renderer = 0x1F01; // of OpenGL's names
    using NameOf = const unsigned char* (*)(unsigned);
    const WindowHandle window(SDL_CreateWindow("", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                                               1, 1, SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN));
    const SDL_GLContext context = window ? SDL_GL_CreateContext(window.get()) : nullptr;
    if (context == nullptr)
        return "";
    const auto name_of = reinterpret_cast<NameOf>(SDL_GL_GetProcAddress("glGetString"));
    const unsigned char* name = name_of == nullptr ? nullptr : name_of(renderer);
    std::string text = name == nullptr ? "" : reinterpret_cast<const char*>(name);
    SDL_GL_DeleteContext(context);
    return text;
}

Size Window::pixels() const
{
    Size size;
#if SDL_VERSION_ATLEAST(2, 26, 0)
    SDL_GetWindowSizeInPixels(window_.get(), &size.width, &size.height);
#else
    SDL_GetWindowSize(window_.get(), &size.width, &size.height);
#endif
    return size;
}

void Window::show_icon(const std::filesystem::path& file)
{
    if (const SurfaceHandle icon = read_icon(file))
        SDL_SetWindowIcon(window_.get(), icon.get());
}

void Window::resize(Size size)
{
    SDL_SetWindowSize(window_.get(), size.width, size.height);
}

void Window::toggle_full_screen()
{
    if (form() != WindowForm::FullScreen) {
        was_maximised_ = form() == WindowForm::Maximised;
        SDL_SetWindowFullscreen(window_.get(), SDL_WINDOW_FULLSCREEN_DESKTOP);
        return;
    }
    SDL_SetWindowFullscreen(window_.get(), 0);
    // SDL forgets it.
    if (was_maximised_)
        SDL_MaximizeWindow(window_.get());
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

namespace {

engine::Failure not_written(const std::filesystem::path& file, const std::string& why)
{
    return engine::Failure{{engine::N_("The picture could not be written to {file}: {why}"),
                            {{"file", file.string()}, {"why", why}}}};
}

std::string in_four_bytes(std::uint32_t number)
{
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> shift & 0xFFu);
    return bytes;
}

// The text that stands in pictures of scripts, behind their first chunk.
const std::string& mark_of_script()
{
    constexpr std::string_view said("tEXtSoftware\0Cronodoku script", 29);
    constexpr std::size_t type = 4;
    static const std::string chunk =
        in_four_bytes(said.size() - type) + std::string(said) + in_four_bytes(engine::crc_of(said));
    return chunk;
}
constexpr std::size_t place_of_mark = 33;

// A link is not followed: it is no picture, wherever it leads.
bool may_be_replaced_by_script(const std::filesystem::path& file)
{
    struct stat status = {};
    engine::SystemCalls& system = engine::real_system();
    if (system.status(file.c_str(), status) != 0)
        return true;
    const std::string& mark = mark_of_script();
    const std::string bytes = engine::read_start(system, file, place_of_mark + mark.size()).bytes;
    return S_ISREG(status.st_mode) && bytes.size() > place_of_mark &&
           bytes.compare(place_of_mark, std::string::npos, mark) == 0;
}

} // namespace

engine::Attempt write_png(SDL_Surface& picture, const std::filesystem::path& file, PictureOf whose)
{
    if (whose == PictureOf::Script && !may_be_replaced_by_script(file))
        return engine::Failure{{engine::N_("{file} is there and is no picture of a script, so it "
                                           "is not replaced"),
                                {{"file", file.string()}}}};
    auto encoded = png_bytes(picture);
    if (!encoded)
        return not_written(file, encoded.why().text);
    std::string bytes = *std::move(encoded);
    if (whose == PictureOf::Script)
        bytes.insert(place_of_mark, mark_of_script());
    if (const std::error_code error =
            engine::replace_file(engine::real_system(), file, bytes, engine::OldContent::IsDropped))
        return not_written(file, error.message());
    return engine::Done{};
}

engine::Attempt Window::write_picture(const std::filesystem::path& file, PictureOf whose)
{
    const SurfaceHandle picture = surface_->picture();
    return picture ? write_png(*picture, file, whose) : not_written(file, SDL_GetError());
}

void Window::take(const SDL_Event& event, std::vector<DeviceEvent>& events)
{
    take_what_is_lost(event);
    if (event.type == SDL_WINDOWEVENT)
        remember_place();
    has_new_keyboard_ = has_new_keyboard_ || event.type == SDL_KEYMAPCHANGED;
    if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_LOST &&
        !SDL_TICKS_PASSED(SDL_GetTicks(), keeps_focus_until_))
        return;
    if (const auto plugged = gamepads_.take(event))
        events.push_back(*plugged);
    PointerScale scale{{}, output()};
    SDL_GetWindowSize(window_.get(), &scale.window.width, &scale.window.height);
    if (auto read = to_device_event(event, scale))
        events.push_back(*std::move(read));
    if (event.type == SDL_DROPFILE || event.type == SDL_DROPTEXT)
        SDL_free(event.drop.file);
}

void Window::take_what_is_lost(const SDL_Event& event)
{
    if (event.type == SDL_WINDOWEVENT && (event.window.event == SDL_WINDOWEVENT_EXPOSED ||
                                          event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED ||
                                          event.window.event == SDL_WINDOWEVENT_DISPLAY_CHANGED))
        damaged_ = true;
    if (event.type == SDL_RENDER_TARGETS_RESET && card_ != nullptr)
        card_->lose_content();
    if (event.type == SDL_RENDER_DEVICE_RESET && card_ != nullptr)
        card_is_lost_ = true;
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

void Window::wake()
{
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    SDL_PushEvent(&event);
}

} // namespace game
