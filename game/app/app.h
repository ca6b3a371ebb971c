#pragma once
// The running game: window, scenes, services, and the loop that wakes only when something happens.

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "engine/base/random.h"
#include "game/app/clock.h"
#include "game/app/disk_keeper.h"
#include "game/command_line/game_options.h"
#include "game/platform/folders.h"
#include "game/platform/fonts.h"
#include "game/platform/sdl_canvas.h"
#include "game/platform/window.h"
#include "game/scenes/asked.h"
#include "game/scenes/notice_strip.h"
#include "game/scenes/scene_stack.h"
#include "game/ui/display_list.h"

namespace game {

class App : public Outside {
public:
    using MakeScene = std::function<std::unique_ptr<Scene>(Services& services)>;

    // Fails with a sentence when the window, a font, the game's files or the player's folder are
    // missing. Off-screen apps are scripted: their clock stands still, and all they roll comes of
    // the seed, if one was given.
    static engine::Result<std::unique_ptr<App>>
    open(const GameOptions& options, Visibility visibility, const MakeScene& first_scene);

    // Turn after turn, resting in between, until the last scene is closed.
    void run();

    // One turn of the loop: takes the input there is, brings the scenes up to date and draws. It
    // waits for nothing, so scripts call it, and another main loop than run() can.
    void turn();
    // Until the next turn is due, in milliseconds, but for input that comes sooner; nothing: only
    // input and Window::wake() make one necessary.
    std::optional<int> rest() const;
    bool is_over() const { return scenes_->empty(); }
    const SceneStack& scenes() const { return *scenes_; }
    const DisplayList& shown() const { return *shown_; } // the last frame
    void forget_frame() { shown_.reset(); }              // the next is drawn as a whole
    int frames_drawn() const { return frames_drawn_; }
    Clock& clock() { return clock_; }
    Window& window() { return window_; }
    const engine::Catalogue& words() const { return words_; }
    const std::filesystem::path& data_folder() const { return folders_.data; }
    // The last thing to do: fails with the reason when something is not on disk.
    engine::Attempt finish();

    engine::MonotonicTime now() const override { return now_; }
    std::int64_t date() const override { return clock_.date(); }
    std::string local_date(std::int64_t date) const override;
    std::uint64_t random_seed() override;
    std::string picture_path() override;
    void toggle_full_screen() override { window_.toggle_full_screen(); }
    void settings_changed() override;
    void tell(engine::StoreNotice notice) override { notices_.tell(std::move(notice)); }
    void take_text(bool on) override { window_.take_text(on); }
    std::string clipboard() const override { return Window::clipboard(); }

private:
    struct Parts;
    App(Parts parts, const GameOptions& options);

    void take(const std::vector<Input>& inputs);
    void handle(const Input& input);
    void take_records();
    void draw();
    void tell_of_fonts();
    void write_pending_picture();
    Size room() const;
    Size room_for_scenes() const; // what the notices leave

    Clock clock_;
    bool holds_input_back_;
    Folders folders_;
    Fonts fonts_;
    std::vector<Theme> themes_;
    Theme theme_;
    std::vector<engine::Language> languages_;
    engine::Catalogue words_;
    Window window_;
    Settings settings_;
    DiskKeeper keeper_;
    engine::RecordBook records_; // finished runs; those on disk come as soon as they are read
    Asked<engine::RecordBook> asked_records_;
    Services services_;
    NoticeStrip notices_;
    SdlCanvas canvas_;
    std::optional<std::uint64_t> first_seed_;
    std::optional<engine::Random> scripted_dice_;
    engine::MonotonicTime now_{0};
    std::deque<Input> held_back_; // until the next turn, or until the last action is on disk
    bool everything_changed_ = true;
    std::optional<DisplayList> shown_;
    std::string pending_picture_;
    int frames_drawn_ = 0;
    std::unique_ptr<SceneStack> scenes_; // last: scenes use all of the above
};

} // namespace game
