#include "game/app/app.h"

#include <algorithm>
#include <filesystem>
#include <random>

#include "engine/recipe/data_file.h"
#include "engine/rules/layout.h"
#include "game/app/assets.h"
#include "game/app/check_names.h"
#include "game/app/move_offer.h"
#include "game/app/too_little_memory.h"
#include "game/platform/drawing_file.h"
#include "game/scenes/everywhere.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/work_progress.h"
#include "game/ui/scale.h"
#include "game/ui/shifted_canvas.h"

namespace game {

namespace {

constexpr Size default_size{1280, 800};
// The smallest window of the design; a smaller one shows only a part.
constexpr int short_side = 480;
constexpr int long_side = 640;

// A script's clock stops while it waits, so the game itself waits for the disk instead of trying
// later.
SaveTiming timing_of(Clock::Kind clock)
{
    SaveTiming patience;
    if (clock == Clock::Kind::Scripted)
        patience.wait_in_frame = patience.wait_for_last;
    return patience;
}

// What was asked for comes first, then where the window was left; pictures do not depend on that.
WindowPlace
wanted_place(const GameOptions& options, Visibility visibility, const Settings& settings)
{
    if (options.size)
        return {Size{options.size->width, options.size->height}};
    const bool is_known = settings.window.size != Size{};
    if (visibility == Visibility::OffScreen || !is_known)
        return {default_size};
    return settings.window;
}

} // namespace

// What has to be loaded before an App can be made.
struct App::Parts {
    Folders folders;
    Fonts fonts;
    std::vector<Theme> themes;
    engine::SaveFolder saves;
    Settings settings;
    Window window;
    Clock::Kind clock;

    static engine::Result<Parts> gather(const GameOptions& options, Visibility visibility);
};

engine::Result<App::Parts> App::Parts::gather(const GameOptions& options, Visibility visibility)
{
    auto folders = find_folders(options.data_dir);
    if (!folders)
        return engine::Failure{folders.why()};
    engine::set_data_folder(folders->assets / "data");
    auto fonts = Fonts::find(folders->fonts);
    if (!fonts)
        return engine::Failure{fonts.why()};
    auto themes = load_themes(folders->assets);
    if (!themes)
        return engine::Failure{themes.why()};
    if (const auto theme = check_theme(*themes, options.theme); !theme)
        return engine::Failure{theme.why()};
    auto opened = engine::SaveFolder::open(folders->data);
    if (!opened)
        return engine::Failure{opened.why()};
    engine::SaveFolder saves = *std::move(opened);
    Settings settings = parse_settings(saves.load_settings());
    saves.set_default_settings(to_text(Settings{}));
    if (const auto possible = check_level(options, settings); !possible)
        return engine::Failure{possible.why()};
    if (const auto drawing = find_drawing(options.drawing))
        settings.drawing = *drawing;
    const DrawnBy way = settings.drawing == DrawingChoice::GraphicsCard ? DrawnBy::GraphicsCard
                                                                        : DrawnBy::Processor;
    auto window =
        Window::open(visibility, wanted_place(options, visibility, settings), "Cronodoku", way);
    if (!window)
        return engine::Failure{window.why()};
    const bool scripted = visibility == Visibility::OffScreen;
    return Parts{*std::move(folders),
                 *std::move(fonts),
                 *std::move(themes),
                 std::move(saves),
                 std::move(settings),
                 *std::move(window),
                 scripted ? Clock::Kind::Scripted : Clock::Kind::Real};
}

App::App(Parts parts, const GameOptions& options)
    : clock_(parts.clock),
      holds_input_back_(parts.clock == Clock::Kind::Real),
      folders_(std::move(parts.folders)),
      fonts_(std::move(parts.fonts)),
      themes_(std::move(parts.themes)),
      languages_(load_languages(folders_.assets)),
      window_(std::move(parts.window)),
      settings_(std::move(parts.settings)),
      saves_(
          std::move(parts.saves), [] { Window::wake(); }, timing_of(parts.clock)),
      pending_records_(saves_.load_records()),
      services_{texts_,           settings_, records_, saves_,     *this,
                sound_,           theme_,    themes_,  languages_, folders_.data.string(),
                CRONODOKU_VERSION},
      notices_(services_),
      painter_(window_, fonts_, theme_, themes_),
      screens_slide_(parts.clock == Clock::Kind::Real)
{
    keeps_place_ = parts.clock == Clock::Kind::Real && !options.size;
    if (parts.clock == Clock::Kind::Real)
        window_.show_icon(folders_.assets / "icon.png");
    if (!options.theme.empty())
        settings_.theme = options.theme;
    if (!options.language.empty())
        settings_.language = options.language;
    if (const auto layout = engine::find_layout(options.layout))
        settings_.last_game.layout = layout->id;
    if (const auto level = engine::find_level(options.level))
        settings_.last_game.level = *level;
    if (!options.own_symbols.empty()) {
        settings_.symbols = engine::SymbolSet::Own;
        settings_.own_symbols = options.own_symbols;
    }
    if (const auto seed = engine::parse_seed(options.seed); !options.seed.empty() && seed)
        first_seed_ = *seed;
    if (first_seed_ && parts.clock == Clock::Kind::Scripted)
        scripted_dice_.emplace(*first_seed_);
    if (parts.clock == Clock::Kind::Real)
        speaker_.emplace(mixer_);
    now_ = clock_.now();
    services_.font_folders = folders_.fonts;
    services_.installed_data = folders_.installed_data.string();
    services_.records_are_read = false;
    receive_records();
    settings_changed();
    painter_.remember(settings_.drawing_answer);
    if (auto offer = move_offer(folders_))
        show_notice(*std::move(offer));
    if (parts.clock == Clock::Kind::Real)
        desktop_.emplace([] { Window::wake(); });
}

engine::Result<std::unique_ptr<App>>
App::open(const GameOptions& options, Visibility visibility, const MakeScene& first_scene)
{
    return_freed_memory();
    auto parts = Parts::gather(options, visibility);
    if (!parts)
        return engine::Failure{parts.why()};
    if (const auto texts = load_translations(parts->folders.assets, options.language); !texts)
        return engine::Failure{texts.why()};
    std::unique_ptr<App> app(new App(*std::move(parts), options));
    app->scenes_ =
        std::make_unique<SceneStack>(first_scene(app->services_), app->room(), app->fonts_);
    app->scenes_->set_motion(
        [&app = *app] { return app.screens_slide_ ? app.services_.motion() : MotionAmount::Off; });
    return app;
}

// Gamepads are looked for once the first picture is shown, as that takes a moment.
void App::run()
{
    turn();
    window_.gamepads().look_for_them();
    for (turn(); !is_over(); turn()) {
        painter_.choose();
        keep_drawing_answer();
        take(window_.wait_for_events(rest()));
    }
}

// The disk may be slow: the window is hidden first, so that nobody looks at a frozen one.
engine::Attempt App::finish()
{
    keep_place();
    window_.hide();
    return saves_.finish();
}

// Only that: the options of this start are not saved, and another copy may have changed the rest.
void App::keep_place()
{
    const WindowPlace place = window_.place();
    if (!keeps_place_ || place == settings_.window)
        return;
    Settings moved = settings_;
    moved.window = place;
    saves_.write(saving_change(settings_, moved));
}

void App::keep_drawing_answer()
{
    auto answer = painter_.take_answer();
    if (!answer)
        return;
    Settings told = settings_;
    told.drawing_answer = *std::move(answer);
    saves_.write(saving_change(settings_, told));
    settings_.drawing_answer = told.drawing_answer;
}

void App::take(const std::vector<DeviceEvent>& events)
{
    for (const DeviceEvent& event : events)
        receive(reader_.take(event, clock_.now()));
}

void App::receive(std::vector<Input> inputs)
{
    for (Input& input : inputs) {
        if (std::holds_alternative<Resized>(input))
            everything_changed_ = true;
        held_back_.push_back(std::move(input));
    }
}

void App::turn()
{
    take(window_.waiting_events());
    now_ = clock_.now();
    receive(reader_.wait(now_));
    if (window_.take_new_keyboard())
        settings_changed();
    receive_records();
    receive_desktop();
    receive_dropped();
    while (!held_back_.empty() && !(holds_input_back_ && saves_.is_behind())) {
        handle(held_back_.front());
        held_back_.pop_front();
    }
    scenes_->update(now_);
    if (is_over())
        return;
    fade_theme();
    const bool moved = notices_.lay_out(room(), fonts_);
    // A window that moves to another display may get more pixels without being told.
    const bool resized = std::exchange(laid_out_for_, room()) != room();
    const bool other_hints = !share_hints(std::exchange(hints_for_, hands()), hands());
    if (std::exchange(everything_changed_, false) || moved || resized || other_hints) {
        reader_.follow(settings_.controls, scale_for(room(), 1).unit);
        painter_.fit_window();
        scenes_->lay_out(room_for_scenes());
        forget_frame();
    }
    draw_in_time();
    play_sounds();
    follow_speech();
    turn_took_ = clock_.now() - now_;
    // An unlimited sleep is safe: no clock of a play is running then.
    clock_.expect_sleep(engine::PlayTime{rest().value_or(0)});
}

// Every frame of a fade is drawn completely, and the one after it.
void App::fade_theme()
{
    if (!fade_.is_running())
        return;
    fade_.advance(now_);
    theme_ = fade_.shown(chosen_theme(), now_);
    painter_.forget_frame();
}

const Theme& App::chosen_theme() const
{
    return themes_[find_theme(themes_, settings_.theme)];
}

void App::handle(const Input& input)
{
    if (std::holds_alternative<FocusLost>(input) || std::holds_alternative<FocusGained>(input))
        sound_.window_is_in_front(std::holds_alternative<FocusGained>(input));
    const auto* key = std::get_if<KeyPressed>(&input);
    if (key != nullptr && is_for_all(*key) && obey_everywhere(*key, services_))
        return;
    if (key != nullptr && is_for_all(*key) && !scenes_->top().opens_help() &&
        settings_.keys.command_for(*key) == Command::Help)
        return scenes_->open([this] { return make_help_scene(services_); });
    if (take_dropped(input))
        return;
    if (const auto left = notices_.handle(input))
        scenes_->handle(*left);
}

bool App::is_for_all(const KeyPressed& key) const
{
    const Scene& top = scenes_->top();
    const bool is_picture = settings_.keys.command_for(key) == Command::Picture;
    return !top.takes_every_key() && !(is_picture && top.takes_pictures_itself());
}

// A text goes to the screen if it opens puzzles. Of several files the first is read.
bool App::take_dropped(const Input& input)
{
    if (const auto* file = std::get_if<FileDropped>(&input)) {
        if (!is_reading_file())
            open_file(file->path);
        return true;
    }
    if (!std::holds_alternative<TextDropped>(input) || scenes_->top().opens_puzzles())
        return false;
    show_notice(
        {{engine::N_("Nothing was opened")},
         {engine::N_("A puzzle can be opened on the title screen and while a board is played")}});
    return true;
}

void App::open_file(const std::string& path)
{
    dropped_file_ = std::make_shared<FileReading>(path);
    dropped_at_ = now_;
}

// A file that takes long is handed to a screen that shows how far it is.
void App::receive_dropped()
{
    if (!dropped_file_)
        return;
    if (auto read = dropped_file_->take()) {
        const std::string name = std::exchange(dropped_file_, nullptr)->name();
        if (*read)
            receive({TextDropped{**std::move(read), name}});
        else
            show_notice({{engine::N_("Nothing was opened")}, read->why()});
    } else if (now_ - dropped_at_ >= work_shows && scenes_->top().opens_puzzles()) {
        const std::string name = dropped_file_->name();
        receive({TextDropped{"", name, std::exchange(dropped_file_, nullptr)}});
    }
}

void App::play_sounds()
{
    if (!speaker_)
        return;
    sound_.set_device_missing(speaker_->state() == SpeakerState::Missing);
    if (mixer_.is_busy())
        speaker_->wake();
}

// Another program may start or end at any time, so the settings are laid out again to say so.
void App::follow_speech()
{
    if (!speech_ || !settings_.sound.speech)
        return;
    speak_where_player_is();
    const bool is_missing = speech_->state() == SpeechState::Missing;
    if (std::exchange(speech_missing_, is_missing) != is_missing)
        everything_changed_ = true;
}

void App::speak_where_player_is()
{
    const Scene* scene = &scenes_->top();
    std::string place = scene->in_words();
    const bool is_same_scene = std::exchange(spoken_scene_, scene) == scene;
    if (place == spoken_place_)
        return;
    spoken_place_ = std::move(place);
    if (!spoken_place_.empty())
        speak({.text = spoken_place_, .cuts_in = is_same_scene});
}

void App::speak(const Utterance& utterance)
{
    if (speech_ && settings_.sound.speech)
        speech_->say(utterance, texts_.language().code);
}

// Runs that were finished before the book was read are added to it.
void App::receive_records()
{
    const auto on_disk = pending_records_.take();
    if (!on_disk)
        return;
    records_ = records_.runs().empty() ? *on_disk : engine::merged({}, records_, *on_disk);
    services_.records_are_read = true;
    if (scenes_)
        // before they handle input, as records that are shown have changed
        scenes_->lay_out(room_for_scenes());
    everything_changed_ = true;
}

// Pictures of scripts do not depend on the desktop, so only games on a screen follow it.
void App::receive_desktop()
{
    const auto news = desktop_ ? desktop_->take() : std::nullopt;
    if (!news)
        return;
    services_.desktop = *news;
    settings_changed();
}

// While something moves, slow frames are noticed.
void App::draw_in_time()
{
    if (!scenes_->is_moving() || clock_.kind() == Clock::Kind::Scripted)
        return draw();
    const engine::MonotonicTime start = clock_.now();
    draw();
    services_.pace.frame_took(clock_.now() - start);
}

void App::draw()
{
    DisplayList& frame = painter_.begin_frame(room());
    ShiftedCanvas below(frame, room_for_scenes(), notices_.height());
    scenes_->draw(below);
    notices_.draw(frame);
    painter_.finish_frame();
    report_errors();
    write_pending_picture();
}

// What went wrong while a frame was drawn is shown in the next one.
void App::report_errors()
{
    if (const auto error = fonts_.take_error()) {
        show_notice({{engine::N_("Text looks different")}, *error});
        Window::wake();
    }
    if (painter_.take_failure()) {
        show_notice(
            {{engine::N_("The graphics card stopped drawing")},
             {engine::N_("The processor draws now, and nothing is lost. You can choose what "
                         "draws in the settings, on the page Look")}});
        Window::wake();
    }
}

void App::write_pending_picture()
{
    if (pending_picture_.empty() || scenes_->is_secret())
        return;
    // Failing to write a picture must not stop a game.
    const engine::Attempt written = window_.write_picture(std::exchange(pending_picture_, {}));
    if (!written)
        show_notice({{engine::N_("The picture could not be saved")}, written.why()});
}

std::optional<int> App::rest() const
{
    constexpr int until_next_look = 20; // usually the disk is ready sooner and wakes the loop
    if (!held_back_.empty() || is_reading_file())
        return until_next_look;
    const auto change = next_change();
    if (!change)
        return std::nullopt;
    // Frames follow each other as quickly as asked for, however long one takes.
    const engine::PlayTime left = *change - turn_took_;
    return static_cast<int>(std::clamp(left, engine::PlayTime{0}, clock_.longest_wait()).count());
}

std::optional<engine::PlayTime> App::next_change() const
{
    std::optional<engine::PlayTime> soonest = scenes_->next_change();
    const auto may_be_sooner = [&soonest](engine::PlayTime time) {
        soonest = soonest ? std::min(*soonest, time) : time;
    };
    if (const std::optional<engine::MonotonicTime> due = reader_.due())
        may_be_sooner(std::max(engine::PlayTime{0}, *due - now_));
    if (fade_.is_running())
        may_be_sooner(next_frame);
    return soonest;
}

Size App::room() const
{
    Size size = window_.output();
    size.width = std::max(size.width, short_side);
    size.height = std::max(size.height, short_side);
    if (std::max(size.width, size.height) < long_side)
        size.height = long_side;
    return size;
}

Size App::room_for_scenes() const
{
    return Size{room().width, room().height - notices_.height()};
}

std::string App::local_date(std::int64_t date) const
{
    return local_time_text(date, "%Y-%m-%d");
}

std::string App::local_time(std::int64_t date) const
{
    return local_time_text(date, "%H:%M");
}

std::uint64_t App::random_seed()
{
    if (first_seed_)
        return *std::exchange(first_seed_, std::nullopt);
    // Seeds of 32 bits: their codes have eight characters, short enough to tell a friend.
    if (scripted_dice_)
        return scripted_dice_->next() & UINT32_MAX;
    std::random_device dice;
    return dice();
}

// In the player's folder of pictures; the name has the time in it.
std::filesystem::path App::path_of_picture(const char* name) const
{
    const std::filesystem::path folder = folders_.data / "pictures";
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    return folder / local_time_text(clock_.date(), name);
}

std::string App::picture_path()
{
    pending_picture_ = path_of_picture("cronodoku-%Y-%m-%d-%H%M%S.png").string();
    return pending_picture_;
}

engine::Result<std::string> App::save_drawing(Size size, const Drawing& draw)
{
    const DrawingFile file{.size = size,
                           .fonts = fonts_,
                           .theme = theme_,
                           .themes = themes_,
                           .path = path_of_picture("cronodoku-win-%Y-%m-%d-%H%M%S.png")};
    const engine::Attempt written = write_drawing(file, draw);
    if (!written)
        return engine::Failure{written.why()};
    return file.path.string();
}

// Only who holds the gamepad feels it.
void App::rumble(Rumble rumble)
{
    if (rumble.milliseconds > 0 && settings_.controls.rumble &&
        hands().device == InputDevice::Gamepad)
        window_.gamepads().rumble(rumble.percent, rumble.milliseconds);
}

void App::settings_changed()
{
    const bool is_another = scenes_ && chosen_theme().id != theme_.id;
    if (is_another)
        fade_.start(theme_, now_, services_.motion());
    theme_ = fade_.shown(chosen_theme(), now_);
    auto texts = load_translations(folders_.assets, settings_.language);
    // If the file of the chosen language has been removed, English is always there.
    texts_ = texts ? *std::move(texts) : engine::Translations();
    settings_.keys.follow(Window::key_labels());
    sound_.follow(settings_.sound);
    const bool speaks = settings_.sound.speech && clock_.kind() == Clock::Kind::Real;
    if (speaks && !speech_)
        speech_.emplace([] { Window::wake(); });
    if (!speaks && speech_)
        speech_->rest();
    if (!speaks) {
        speech_missing_ = false;
        spoken_place_.clear();
    }
    painter_.follow(settings_.drawing);
    everything_changed_ = true;
}

} // namespace game
