#pragma once
// The running game: window, scenes, services, and the main loop, which sleeps until something
// happens.

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "engine/base/random.h"
#include "game/app/clock.h"
#include "game/app/painter.h"
#include "game/command_line/game_options.h"
#include "game/input/input_reader.h"
#include "game/motion/screen_motion.h"
#include "game/platform/clipboard.h"
#include "game/platform/desktop_watch.h"
#include "game/platform/folders.h"
#include "game/platform/fonts.h"
#include "game/platform/speaker.h"
#include "game/platform/speech.h"
#include "game/platform/window.h"
#include "game/saves/save_service.h"
#include "game/scenes/notice_strip.h"
#include "game/scenes/scene_stack.h"
#include "game/scenes/waiting/file_reading.h"
#include "game/scenes/waiting/pending.h"

namespace game {

class App : public Host {
public:
    using MakeScene = std::function<std::unique_ptr<Scene>(Services& services)>;

    // Fails with a sentence if the window, a font, the game's files or the player's folder can't be
    // opened. Off-screen apps are scripted: their clock runs only on command, and their random
    // numbers depend only on the seed, if one was given.
    static engine::Result<std::unique_ptr<App>>
    open(const GameOptions& options, Visibility visibility, const MakeScene& first_scene);

    // Runs turns, with rests between them, until the last scene is closed.
    void run();

    // Runs one turn of the loop: handles the pending input, updates the scenes and draws. It never
    // waits, so scripts can call it, and so could a main loop other than run().
    void turn();
    // Milliseconds until the next turn is due; input may make it due sooner. Nothing: only input or
    // Window::wake() makes a turn due.
    std::optional<int> rest() const;
    // The time until something happens by itself: on the screen, or as something is held down.
    std::optional<engine::PlayTime> next_change() const;
    bool is_over() const { return scenes_->empty(); }
    // Reads the file meanwhile, then opens the puzzle or the code in it as if it were dropped here.
    void open_file(const std::string& path);
    bool is_reading_file() const { return dropped_file_ != nullptr; }
    const SceneStack& scenes() const { return *scenes_; }
    // Whether screens slide when they appear. Off-screen they don't at first, so that each picture
    // shows a whole screen.
    void let_screens_slide(bool on) { screens_slide_ = on; }
    // Whether the digits that come now are help, as a script takes them from the solution.
    void script_solves(bool on) { script_solves_ = on; }
    const DisplayList& shown() const { return painter_.shown(); } // the most recent frame
    void forget_frame() { painter_.forget_frame(); } // the next frame is drawn completely
    int frames_drawn() const { return painter_.frames_drawn(); }
    Clock& clock() { return clock_; }
    Window& window() { return window_; }
    const engine::Translations& texts() const { return texts_; }
    const std::filesystem::path& data_folder() const { return folders_.data; }
    // To be called last. Fails with the reason if something could not be saved.
    engine::Attempt finish();
    // After finish(): a sentence that names what is not on disk, and why.
    std::string unsaved_text() const { return game::unsaved_text(texts_, saves_.unsaved()); }

    engine::MonotonicTime now() const override { return now_; }
    std::int64_t date() const override { return clock_.date(); }
    std::string local_date(std::int64_t date) const override;
    std::string local_time(std::int64_t date) const override;
    std::uint64_t random_seed() override;
    std::string picture_path() override;
    engine::Result<std::string> save_drawing(Size size, const Drawing& draw) override;
    void toggle_full_screen() override { window_.toggle_full_screen(); }
    void settings_changed() override;
    void show_notice(engine::StoreNotice notice) override
    {
        notices_.show_notice(std::move(notice));
    }
    void enable_text_input(bool on) override { window_.enable_text_input(on); }
    std::string clipboard() const override { return copied_text(); }
    bool copy(const std::string& text) override { return copy_text(text); }
    HelpTopic help_topic() const override { return scenes_->top().help_topic(); }
    Hands hands() const override { return reader_.hands(); }
    KeyLabels key_labels() const override { return Window::key_labels(); }
    void rumble(Rumble rumble) override;
    void speak(const Utterance& utterance) override;
    bool is_speech_missing() const override { return speech_missing_; }
    bool is_card_missing() const override { return painter_.is_card_missing(); }
    Outside outside() const override { return {clock_.interruptions(), script_solves_}; }

private:
    struct Parts;
    App(Parts parts, const GameOptions& options);

    void take(const std::vector<DeviceEvent>& events);
    void receive(std::vector<Input> inputs);
    void handle(const Input& input);
    bool is_for_all(const KeyPressed& key) const; // not for the screen
    bool take_dropped(const Input& input);
    void receive_dropped();
    void receive_records();
    void receive_desktop();
    void fade_theme();
    void draw();
    void draw_in_time();
    void keep_place();
    void keep_drawing_answer();
    void play_sounds();
    void follow_speech();
    void speak_where_player_is();
    void report_errors();
    void write_pending_picture();
    std::filesystem::path path_of_picture(const char* name) const;
    const Theme& chosen_theme() const;
    Size room() const;
    Size room_for_scenes() const; // without the notices

    Clock clock_;
    bool holds_input_back_;
    Folders folders_;
    Fonts fonts_;
    std::vector<Theme> themes_;
    Theme theme_; // as shown: while it fades in, with other colours
    ThemeFade fade_;
    std::vector<engine::Language> languages_;
    engine::Translations texts_;
    Window window_;
    Mixer mixer_;
    SoundPlayer sound_{mixer_};
    std::optional<Speaker> speaker_; // not off-screen
    std::optional<Speech> speech_;   // once it was wanted, and not off-screen
    bool speech_missing_ = false;
    std::string spoken_place_;            // where the player was when it was last read aloud
    const Scene* spoken_scene_ = nullptr; // only compared
    bool keeps_place_ = false;            // of the window, for the next start
    Settings settings_;
    InputReader reader_;
    SaveService saves_;
    engine::RecordBook records_; // finished runs; those on disk are added when they have been read
    Pending<engine::RecordBook> pending_records_;
    Services services_;
    std::shared_ptr<FileReading> dropped_file_; // null while none is read here
    engine::MonotonicTime dropped_at_{0};
    NoticeStrip notices_;
    Painter painter_;
    std::optional<std::uint64_t> first_seed_;
    std::optional<engine::Random> scripted_dice_;
    engine::MonotonicTime now_{0};
    engine::PlayTime turn_took_{0};
    Size laid_out_for_;
    std::deque<Input> held_back_; // until the next turn, or until the last action is saved
    bool screens_slide_;
    bool script_solves_ = false;
    Hands hints_for_; // whose keys or buttons are shown
    bool everything_changed_ = true;
    std::string pending_picture_;
    std::unique_ptr<SceneStack> scenes_;  // late, as scenes use all of the above
    std::optional<DesktopWatch> desktop_; // not off-screen; last, as it wakes the loop
};

} // namespace game
