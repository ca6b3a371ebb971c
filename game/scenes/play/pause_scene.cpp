#include "game/scenes/play/pause_scene.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/motion/curves.h"
#include "game/motion/span.h"
#include "game/scenes/everywhere.h"
#include "game/scenes/play/play_commands.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/button_panel.h"

namespace game {
namespace {

using engine::N_;

enum class PauseButton { Resume, Restart, Settings, Help, NewGame, Leave, Menu };

// The buttons that keys of commands press here.
struct PauseKey {
    Command command;
    PauseButton button;
};

constexpr std::array keys = {
    PauseKey{Command::Pause, PauseButton::Resume},
    PauseKey{Command::Back, PauseButton::Resume},
    PauseKey{Command::NextMode, PauseButton::Resume}, // Space
    PauseKey{Command::Confirm, PauseButton::Resume},
    PauseKey{Command::Restart, PauseButton::Restart},
    PauseKey{Command::Settings, PauseButton::Settings},
    PauseKey{Command::Help, PauseButton::Help},
    PauseKey{Command::NewGame, PauseButton::NewGame},
};

constexpr double card_width = 420;
constexpr double card_height = 441;
constexpr double padding = 36;

constexpr int counts = 3;
constexpr engine::PlayTime count_lasts{600};

class PauseScene : public Scene {
public:
    PauseScene(Services& services, PauseCard card)
        : services_(services), card_(std::move(card)), asking_(card_.asks == PauseAsks::Restart)
    {
        panel_.when_pressed(sound_of_button(services_));
        panel_.focus(asking_ ? PauseButton::Restart : PauseButton::Resume);
    }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        scale_ = scale_for(window, services_.settings.text_size / 100.0);
        const int width = scale_.px(card_width);
        const std::size_t lines = std::max(lines_of(measure, sentence(false)).size(),
                                           lines_of(measure, sentence(true)).size());
        const std::size_t par_lines = lines_of(measure, card_.par).size();
        further_lines_ = (static_cast<int>(lines) - 1) * line_step();
        const int with_par = further_lines_ + static_cast<int>(par_lines) * line_step();
        shows_par_ = !card_.par.empty() && scale_.px(card_height) + with_par <= window.height;
        if (shows_par_)
            further_lines_ = with_par;
        const int height = scale_.px(card_height) + further_lines_;
        const Rect board = card_.board();
        const bool over_board = board.width >= width && board.height >= height;
        const Point middle =
            over_board ? board.centre() : Point{window.width / 2, window.height / 2};
        area_ = Rect{std::clamp(middle.x - width / 2, 0, std::max(0, window.width - width)),
                     std::clamp(middle.y - height / 2, 0, std::max(0, window.height - height)),
                     width, height};
        place_buttons();
    }

    Transition handle(const Input& input) override
    {
        if (counting_) {
            if (is_press(input))
                resume();
            return std::exchange(next_, {});
        }
        if (const auto* key = std::get_if<KeyPressed>(&input))
            press_key(*key);
        else
            panel_.handle(input);
        place_buttons();
        return std::exchange(next_, {});
    }

    Transition update(engine::MonotonicTime now) override
    {
        now_ = now;
        if (counting_ && counting_->is_over(now))
            resume();
        return std::exchange(next_, {});
    }

    std::optional<engine::PlayTime> next_change() const override
    {
        if (!counting_)
            return std::nullopt;
        return services_.motion() == MotionAmount::Full ? next_frame
                                                        : count_lasts - passed() % count_lasts;
    }

    bool is_overlay() const override { return true; }
    std::string in_words() const override { return panel_.focus_in_words(); }

    void draw(Canvas& canvas) const override
    {
        if (counting_)
            return draw_count(canvas);
        draw_dialog(canvas, area_, scale_);
        draw_heading(canvas);
        panel_.draw(canvas, scale_);
        draw_foot(canvas);
    }

private:
    static bool is_press(const Input& input)
    {
        return std::holds_alternative<KeyPressed>(input) ||
               std::holds_alternative<PointerPressed>(input);
    }

    // At once, or after a count.
    void begin_to_resume()
    {
        now_ = services_.host.now();
        if (!services_.settings.count_down)
            return resume();
        counting_ = Span{now_, counts * count_lasts};
    }

    void resume()
    {
        card_.resume();
        leave_for({Transition::Kind::Pop, {}});
    }

    engine::PlayTime passed() const { return now_ - counting_->start; }

    // 3, 2, 1 in the middle of the board; each appears large and settles.
    void draw_count(Canvas& canvas) const
    {
        const auto left = counts - passed() / count_lasts;
        const double since = milliseconds(passed() % count_lasts);
        const bool moves = services_.motion() == MotionAmount::Full;
        const double size = moves ? 1 + 0.25 * (1 - ease_out(std::min(1.0, since / 200))) : 1;
        const Rect board = card_.board();
        canvas.text(std::to_string(left), board.centre(), Align::Centre,
                    Font{Face::Numerals, Weight::Bold, scale_.px(140 * size)}, Paint::AccentText);
    }

    int left() const { return area_.x + scale_.px(padding); }
    int right() const { return area_.right() - scale_.px(padding); }

    // Below the sentence, which takes more lines in large text.
    Rect row(double from_top, double height) const
    {
        return Rect{left(), area_.y + scale_.px(from_top) + further_lines_, right() - left(),
                    scale_.px(height)};
    }

    std::string sentence(bool asking) const
    {
        return asking ? services_.texts.tr("Empty the board? The time so far still counts.")
                      : services_.texts.tr("The digits are hidden while the clock is stopped.");
    }

    Font sentence_font() const { return {Face::Text, Weight::Regular, scale_.font(14)}; }
    int line_step() const { return sentence_font().size * 9 / 7; }

    std::vector<std::string> lines_of(const TextMeasure& measure, const std::string& text) const
    {
        return wrapped(measure, text, sentence_font(), scale_.px(card_width - 2 * padding));
    }

    Button quiet(PauseButton id, Rect area, const char* label, Icon icon) const
    {
        return Button{.id = id,
                      .area = area,
                      .style = ButtonStyle::Quiet,
                      .label = services_.texts.tr(label),
                      .icon = icon};
    }

    // A button that opens another screen, as its command does.
    Button way(PauseButton id, Rect area, Command command)
    {
        const PlayCommand& row = play_command(command);
        Button button = quiet(id, area, row.label, *row.icon);
        button.key_hint = services_.hint_of(command);
        button.press = [this, command] {
            leave_for(go_to(screen_of(command), services_));
        };
        return button;
    }

    void place_buttons()
    {
        const int half = (right() - left() - scale_.px(8)) / 2;
        const auto pair = [&](double from_top, bool second) {
            Rect area = row(from_top, 48);
            area.width = half;
            return second ? area.moved(right() - left() - half, 0) : area;
        };
        Button resume{.id = PauseButton::Resume,
                      .area = row(122, 64),
                      .style = ButtonStyle::Primary,
                      .label = services_.texts.tr("Resume"),
                      .key_hint = services_.hint_of(Command::Pause),
                      .font_size = 20,
                      .press = [this] {
                          begin_to_resume();
                      }};
        Button restart = quiet(PauseButton::Restart, pair(206, false),
                               asking_ ? N_("Restart now") : N_("Restart"), Icon::Restart);
        restart.key_hint = asking_ ? "" : services_.hint_of(Command::Restart);
        restart.chosen = asking_;
        restart.press = [this] {
            ask_or_restart();
        };
        Button menu = quiet(PauseButton::Menu, pair(322, true), N_("Menu"), Icon::Menu);
        menu.press = [this] {
            leave_for({Transition::Kind::Replace, card_.menu});
        };
        Button leave = quiet(PauseButton::Leave, pair(322, false),
                             card_.is_untouched ? N_("Leave") : N_("Save and leave"), Icon::Exit);
        leave.key_hint = services_.hint_of({.key = Key::Letter, .symbol = 'Q'});
        leave.press = [this] {
            leave_for(leave_play(services_, card_.collection, card_.recipe));
        };
        std::vector<Button> buttons = {
            resume,
            restart,
            way(PauseButton::Settings, pair(206, true), Command::Settings),
            way(PauseButton::Help, pair(264, false), Command::Help),
            way(PauseButton::NewGame, pair(264, true), Command::NewGame),
            leave,
            menu};
        for (Button& button : buttons)
            button.group = PauseButton::Resume;
        panel_.set(std::move(buttons));
    }

    void draw_heading(Canvas& canvas) const
    {
        const int y = area_.y + scale_.px(50);
        draw_icon(canvas, Icon::Pause, Point{area_.x + scale_.px(48), y}, scale_.px(24),
                  Paint::Ink);
        canvas.text(services_.texts.tr("Paused"), Point{area_.x + scale_.px(74), y}, Align::Left,
                    Font{Face::Numerals, Weight::Bold, scale_.font(28)}, Paint::Ink);
        draw_numerals(canvas, clock_text(card_.elapsed), Point{right(), y}, Align::Right,
                      Font{Face::Numerals, Weight::SemiBold, scale_.font(24)}, Paint::Ink);
        int line = area_.y + scale_.px(94);
        std::vector<std::string> lines = lines_of(canvas, sentence(asking_));
        if (shows_par_) {
            for (std::string& part : lines_of(canvas, card_.par))
                lines.push_back(std::move(part));
        }
        for (const std::string& part : lines) {
            canvas.text(part, Point{left(), line}, Align::Left, sentence_font(), Paint::Ink2);
            line += line_step();
        }
    }

    // Says whether the play is saved, or what was copied.
    void draw_foot(Canvas& canvas) const
    {
        const engine::Translations& texts = services_.texts;
        const std::optional<engine::Message> save_error = services_.saves.save_error();
        const Point at{area_.x + scale_.px(58), area_.bottom() - scale_.px(padding + 6)};
        const Font font{Face::Text, Weight::Regular, scale_.font(13)};
        const bool is_saved = !save_error && !services_.saves.is_still_saving();
        const std::string text = copied_              ? texts.tr(*copied_)
                                 : card_.is_untouched ? texts.tr("Nothing entered yet")
                                 : save_error         ? texts.tr(*save_error)
                                 : is_saved           ? texts.tr("Saved a moment ago")
                                                      : texts.tr("Saving: the disk is slow …");
        draw_icon(canvas, is_saved ? Icon::Check : Icon::Warning,
                  Point{area_.x + scale_.px(45), at.y}, scale_.px(16),
                  is_saved     ? Paint::Ok
                  : save_error ? Paint::Error
                               : Paint::Ink2);
        canvas.text(shortened(canvas, text, font, area_.right() - scale_.px(12) - at.x), at,
                    Align::Left, font, save_error ? Paint::Error : Paint::Ink2);
    }

    void press_key(const KeyPressed& pressed)
    {
        if (pressed.key == Key::Letter && pressed.symbol == 'Q' && pressed.held == Modifiers{})
            return panel_.press(PauseButton::Leave);
        if (panel_.handle(pressed) || pressed.repeated)
            return;
        if (services_.settings.keys.command_for(pressed) == Command::CopyPuzzle)
            copied_ = card_.copy();
        const auto found = std::ranges::find(keys, services_.settings.keys.command_for(pressed),
                                             &PauseKey::command);
        if (found != keys.end())
            panel_.press(found->button);
    }

    void ask_or_restart()
    {
        if (asking_) {
            card_.restart();
            return leave_for({Transition::Kind::Pop, {}});
        }
        asking_ = true;
        panel_.focus(PauseButton::Restart);
    }

    void leave_for(Transition next)
    {
        asking_ = false;
        next_ = std::move(next);
    }

    Services& services_;
    PauseCard card_;
    engine::MonotonicTime now_{0};
    std::optional<Span> counting_;          // before the play goes on
    bool asking_;                           // whether to restart
    std::optional<engine::Message> copied_; // what to say of it
    Scale scale_;
    Rect area_;
    int further_lines_ = 0;  // height of the lines of text after the first
    bool shows_par_ = false; // there is room for it
    ButtonPanel panel_;
    Transition next_;
};

} // namespace

std::unique_ptr<Scene> make_pause_scene(Services& services, PauseCard card)
{
    return std::make_unique<PauseScene>(services, std::move(card));
}

} // namespace game
