#include "game/scenes/arcade/arcade_scene.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/make/puzzle_spec.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/scenes/entry/initials.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/screens.h"
#include "game/scenes/work/pending.h"
#include "game/sound/sounds.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/initial_cap.h"

namespace game {
namespace {

using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;

enum class ArcadeEndButton { Again, Modes, Title };

constexpr PlayTime end_deaf_for{600}; // so that the last digit is not taken as an initial
constexpr std::size_t caps = 3;
constexpr double end_beside_width = 720; // of the content, in units, for two columns
constexpr double end_padding = 20;
constexpr double cap_side = 72;
constexpr TextLook end_heading_look{
    .size = 22, .weight = Weight::Bold, .tint = Paint::Ok, .face = Face::Numerals};
constexpr TextLook end_score_look{
    .size = 44, .weight = Weight::Bold, .tint = Paint::Gold, .face = Face::Numerals};
constexpr TextLook end_place_look{.size = 16, .weight = Weight::SemiBold};
constexpr TextLook end_text_look{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};

class ArcadeEndScene : public MenuScene {
public:
    ArcadeEndScene(Services& services, const ArcadeEnd& end)
        : MenuScene(services),
          end_(end),
          result_(result_of(services, end)),
          initials_(services.settings.initials),
          opened_(services.host.now()),
          reading_(services.saves.ask(&SavedData::arcade_tables))
    {
        panel_.focus(ArcadeEndButton::Again);
        take_tables();
    }

    ~ArcadeEndScene() override
    {
        if (entering_)
            services_.host.enable_text_input(false);
    }

    Transition handle(const Input& input) override
    {
        const bool is_deaf = services_.host.now() - opened_ < end_deaf_for;
        if (is_deaf &&
            (std::holds_alternative<KeyPressed>(input) || std::holds_alternative<TextTyped>(input)))
            return {};
        if (const auto* typed = std::get_if<TextTyped>(&input); typed != nullptr && entering_) {
            refused_ = !repeated_ && !initials_.type(typed->text);
            place_again();
            return {};
        }
        if (const auto* pressed = std::get_if<PointerPressed>(&input); pressed && point(*pressed))
            return {};
        if (std::holds_alternative<CloseRequested>(input))
            save(initials_.text());
        return MenuScene::handle(input);
    }

    Transition update(MonotonicTime) override
    {
        if (take_tables())
            place_again();
        return {};
    }
    bool is_busy() const override { return reading_.is_waiting(); }
    std::optional<PlayTime> next_change() const override
    {
        return reading_.is_waiting() ? std::optional(PlayTime{30}) : std::nullopt;
    }
    bool opens_puzzles() const override { return !entering_; }

private:
    static engine::ArcadeResult result_of(Services& services, const ArcadeEnd& end)
    {
        return {.id = std::to_string(services.host.date()) + "-" +
                      engine::seed_code(services.host.random_seed()),
                .initials = services.settings.initials,
                .score = end.score,
                .time = end.time,
                .date = services.host.date()};
    }

    const engine::ArcadeMode& mode() const { return *end_.mode; }
    std::string title() const override { return tr(mode().name); }
    std::vector<KeyHint> hints() const override
    {
        if (entering_)
            return {{name_of(Key::Enter), texts().trc("key", "saves")}};
        return {{name_of(Key::Space), tr("again")}, {name_of(Key::Escape), tr("back")}};
    }

    // The result is saved at once, with the initials that were entered last.
    bool take_tables()
    {
        auto tables = reading_.take();
        if (!tables)
            return false;
        engine::ArcadeBook book = *std::move(tables);
        const std::string table = engine::table_id(mode());
        book.add(table, result_);
        table_ = book.table(table);
        place_in_table_ = book.place_of(table, result_.id);
        services_.sound.play(sounds::win(place_in_table_ == 0U));
        if (!place_in_table_)
            return true;
        save_result();
        entering_ = true;
        services_.host.enable_text_input(true);
        return true;
    }

    void save_result() { services_.saves.write(saving(engine::table_id(mode()), result_)); }

    void save(const std::string& initials)
    {
        if (!std::exchange(entering_, false))
            return;
        services_.host.enable_text_input(false);
        result_.initials = initials;
        table_[*place_in_table_].initials = initials;
        save_result();
        if (initials != no_initials) {
            services_.settings.initials = initials;
            services_.saves.write(saving(services_.settings));
        }
        panel_.focus(ArcadeEndButton::Again);
        place_again();
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (entering_) {
            enter(key);
            place_again();
            return Transition{};
        }
        if (key.key == Key::Space && key.held == Modifiers{}) {
            if (!key.repeated)
                return again();
            return Transition{};
        }
        return std::nullopt;
    }

    void enter(const KeyPressed& key)
    {
        refused_ = false;
        repeated_ = key.repeated;
        switch (key.key) {
        case Key::Enter:
            return save(initials_.text());
        case Key::Escape:
            return save(no_initials);
        case Key::Up:
            return initials_.spin(1);
        case Key::Down:
            return initials_.spin(-1);
        case Key::Left:
            return initials_.go(-1);
        case Key::Right:
            return initials_.go(1);
        case Key::Backspace:
            return initials_.rub_out();
        default:
            return; // characters arrive as TextTyped
        }
    }

    bool point(const PointerPressed& pressed)
    {
        if (!entering_ || pressed.button != PointerButton::Left || !content().contains(pressed.at))
            return false;
        for (std::size_t cap = 0; cap < caps; ++cap) {
            const bool up = arrow_above(caps_[cap], scale_).contains(pressed.at);
            const bool down = arrow_below(caps_[cap], scale_).contains(pressed.at);
            if (!up && !down && !caps_[cap].contains(pressed.at))
                continue;
            initials_.go_to(cap);
            if (up || down)
                initials_.spin(up ? 1 : -1);
            place_again();
            return true;
        }
        return false;
    }

    Transition again()
    {
        save(initials_.text());
        return {Transition::Kind::Replace, [&services = services_, &mode = mode()] {
                    return make_arcade_run_scene(services, mode);
                }};
    }

    Transition go_back() override
    {
        save(initials_.text());
        return {Transition::Kind::Pop, {}};
    }

    std::string place_text() const
    {
        if (reading_.is_waiting())
            return tr("The table is being read …");
        if (place_in_table_)
            return texts().tr(Message{N_("Place {n} in the table"),
                                      {{"n", std::to_string(*place_in_table_ + 1)}}});
        if (end_.score == 0)
            return tr("Nothing scored this time.");
        const std::string tenth = score_text(texts(), mode(), table_.back().score);
        return texts().tr(
            Message{N_("Not in the table yet. Tenth place: {score}"), {{"score", tenth}}});
    }

    std::string how_to_enter() const
    {
        if (refused_)
            return tr("Only Latin letters, digits, a dash or a space.");
        const auto save_error = services_.saves.save_error();
        if (!entering_)
            return save_error ? texts().tr(*save_error) : tr("Saved in the table.");
        return tr("Type them, or spin with ↑ ↓ and move with ← →.");
    }

    int place(Rect content) override
    {
        const bool is_beside = content.width >= tall(end_beside_width);
        const int gap = px(24);
        const int width = is_beside ? (content.width - gap) * 52 / 100 : content.width;
        const int left = place_left(Rect{content.x, content.y, width, 0});
        const int height = arcade_table_height(table_.size(), scale_) + 2 * px(10);
        table_card_ = is_beside ? Rect{content.x + width + gap, content.y,
                                       content.width - width - gap, height}
                                : Rect{content.x, left + px(16), content.width, height};
        return std::max(left, table_card_.bottom());
    }

    // What was reached, the initials, the buttons; returns where they end.
    int place_left(Rect column)
    {
        const int pad = px(end_padding);
        const int inner = column.width - 2 * pad;
        int y = column.y + pad;
        const auto line = [&](const TextLook& look) {
            const Rect area{column.x + pad, y, inner, line_height(look, scale_)};
            y = area.bottom() + px(4);
            return area;
        };
        heading_ = line(end_heading_look);
        score_ = line(end_score_look);
        place_ = Rect{column.x + pad, y, inner,
                      paragraph_height(measure(), place_text(), inner, end_place_look, scale_)};
        y = place_.bottom() + px(8);
        how_ = {};
        if (place_in_table_) {
            const int side = tall(cap_side);
            y += px(28);
            for (std::size_t cap = 0; cap < caps; ++cap)
                caps_[cap] =
                    Rect{column.x + pad + static_cast<int>(cap) * (side + px(14)), y, side, side};
            y += side + px(34);
            how_ = Rect{column.x + pad, y, inner,
                        paragraph_height(measure(), how_to_enter(), inner, end_text_look, scale_)};
            y = how_.bottom();
        }
        card_ = Rect{column.x, column.y, column.width, y + pad - column.y};
        return place_buttons(Rect{column.x, card_.bottom() + px(16), column.width, 0});
    }

    int place_buttons(Rect row)
    {
        const int gap = px(10);
        const int half = (row.width - gap) / 2;
        Button first{.id = ArcadeEndButton::Again,
                     .area = {row.x, row.y, row.width, tall(56)},
                     .style = ButtonStyle::Primary,
                     .label = tr("Play again"),
                     .key_hint = entering_ ? "" : name_of(Key::Space),
                     .font_size = 18,
                     .group = ArcadeEndButton::Again};
        first.press = [this] {
            go(again());
        };
        const int y = first.area.bottom() + gap;
        Button modes{.id = ArcadeEndButton::Modes,
                     .area = {row.x, y, half, tall(48)},
                     .style = ButtonStyle::Keycap,
                     .label = tr("How to play"),
                     .group = ArcadeEndButton::Again};
        modes.press = [this] {
            go(go_back());
        };
        Button menu{.id = ArcadeEndButton::Title,
                    .area = {row.right() - half, y, half, tall(48)},
                    .style = ButtonStyle::Keycap,
                    .label = tr("Main menu"),
                    .group = ArcadeEndButton::Again};
        menu.press = [this] {
            save(initials_.text());
            go(go_to(make_title_scene, services_, Transition::Kind::ReplaceAll));
        };
        const int bottom = modes.area.bottom();
        add(std::move(first));
        add(std::move(modes));
        add(std::move(menu));
        return bottom + px(4);
    }

    void draw_content(Canvas& canvas) const override
    {
        draw_card(canvas, card_, scale_);
        draw_text(canvas, ending_text(texts(), end_.ending), heading_, end_heading_look, scale_);
        draw_text(canvas, score_text(texts(), mode(), end_.score), score_, end_score_look, scale_);
        draw_paragraph(canvas, place_text(), place_, end_place_look, scale_);
        if (place_in_table_) {
            for (std::size_t cap = 0; cap < caps; ++cap)
                draw_initial_cap(canvas, caps_[cap], initials_.letter(cap),
                                 entering_ && initials_.place() == cap, scale_);
            TextLook look = end_text_look;
            look.tint = refused_ ? Paint::Error : Paint::Ink2;
            draw_paragraph(canvas, how_to_enter(), how_, look, scale_);
        }
        draw_card(canvas, table_card_, scale_);
        draw_arcade_table(canvas, texts(),
                          {.mode = &mode(),
                           .results = &table_,
                           .own = result_.id,
                           .initials = entering_ ? initials_.text() : ""},
                          table_card_.inset(px(10)), scale_);
    }

    ArcadeEnd end_;
    engine::ArcadeResult result_;
    Initials initials_;
    bool entering_ = false;
    bool refused_ = false;  // the character typed last is not allowed
    bool repeated_ = false; // a key is held down
    MonotonicTime opened_;
    Pending<engine::ArcadeBook> reading_;
    std::vector<engine::ArcadeResult> table_;
    std::optional<std::size_t> place_in_table_; // from 0

    Rect card_;
    Rect heading_;
    Rect score_;
    Rect place_;
    Rect how_;
    std::array<Rect, caps> caps_;
    Rect table_card_;
};

} // namespace

std::unique_ptr<Scene> make_arcade_end_scene(Services& services, const ArcadeEnd& end)
{
    return std::make_unique<ArcadeEndScene>(services, end);
}

} // namespace game
