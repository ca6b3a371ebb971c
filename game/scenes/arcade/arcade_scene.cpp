#include "game/scenes/arcade/arcade_scene.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/practice/stock/practice_stock.h"
#include "game/motion/span.h"
#include "game/scenes/arcade/arcade_rules.h"
#include "game/scenes/arcade/lobby_card.h"
#include "game/scenes/arcade/tables_scene.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/own_data.h"
#include "game/ui/key_names.h"

namespace game {
namespace {

using engine::ArcadeMode;
using engine::MonotonicTime;
using engine::PlayTime;

enum class LobbyButton { Mode, Tables, Practise };

const KeyPressed tables_key{.key = Key::Letter, .symbol = 'T'};
const KeyPressed tables_button{.key = Key::Space}; // the Y of a gamepad
const KeyPressed practise_key{.key = Key::Letter, .symbol = 'P'};
constexpr TextLook press_look{.size = 16, .weight = Weight::SemiBold, .tint = Paint::AccentText};
constexpr TextLook rules_of_look{.size = 14, .weight = Weight::Bold, .face = Face::Numerals};
// Units, of what lies between the header and the keys.
constexpr double upright_least_width = 1080;
constexpr double upright_least_height = 620;
constexpr double upright_height = 524;
constexpr double rules_height = 106;
constexpr double two_rows_of_rules = 176;
constexpr double four_rules_from = 1060;
constexpr double lobby_row_height = 126; // of a card beside its picture
constexpr double large_row_height = 140;
constexpr double low_row_height = 92; // with less in it
constexpr double wide_row = 560;      // that has room for all
constexpr double two_in_a_row_from = 880;

// The shortest mode, for those who have played none.
std::size_t shortest_mode()
{
    const auto length = [](const ArcadeMode& mode) {
        const bool is_small = mode.task == engine::ArcadeTask::Boards && mode.layout == "4x4";
        return std::pair(is_small ? 0 : 1, mode.countdown);
    };
    const auto modes = engine::arcade_modes();
    return static_cast<std::size_t>(std::ranges::min_element(modes, {}, length) - modes.begin());
}

std::size_t last_played(const engine::ArcadeBook& tables)
{
    std::size_t last = shortest_mode();
    std::int64_t date = 0;
    for (std::size_t index = 0; index < engine::arcade_modes().size(); ++index) {
        const auto run = tables.last(engine::table_id(engine::arcade_modes()[index]));
        if (run && run->date > std::exchange(date, std::max(date, run->date)))
            last = index;
    }
    return last;
}

// A card for each mode; the one with the focus is alive, and below are its rules.
class ArcadeScene : public TablesScene {
public:
    explicit ArcadeScene(Services& services) : TablesScene(services), now_(services.host.now())
    {
        for (const ArcadeMode& mode : engine::arcade_modes())
            pictures_.push_back(std::make_unique<ModePicture>(mode));
        panel_.when_pressed([this] {
            const auto focused = panel_.focused();
            const bool starts = focused && focused->is(LobbyButton::Mode);
            if (!starts) // it has a sound of its own
                services_.sound.play(sounds::button());
        });
        focus(shortest_mode());
    }

    void lay_out(Size window, const TextMeasure& measured) override
    {
        TablesScene::lay_out(window, measured);
        reveal_focus();
    }

    Transition handle(const Input& input) override
    {
        const std::size_t before = focus_;
        const auto* moved = std::get_if<PointerMoved>(&input);
        const Button* under = moved != nullptr ? panel_.button_at(moved->at) : nullptr;
        if (under != nullptr && under->id.is(LobbyButton::Mode))
            panel_.focus(under->id);
        Transition next = TablesScene::handle(input);
        const auto focused = panel_.focused();
        if (focused && focused->is(LobbyButton::Mode) && focused->index != before) {
            focus(focused->index);
            services_.sound.play(sounds::lobby_focus());
            place_again();
        }
        return next;
    }

    Transition update(MonotonicTime now) override
    {
        now_ = now;
        return TablesScene::update(now);
    }

    std::optional<PlayTime> next_change() const override
    {
        if (services_.motion() != MotionAmount::Full)
            return TablesScene::next_change();
        const PlayTime since = light();
        return since < ModePicture::light_lasts ? next_frame : ModePicture::repeats - since;
    }

private:
    std::string title() const override { return tr("Arcade"); }
    std::vector<KeyHint> hints() const override
    {
        std::vector<KeyHint> hints = {
            {"← →", tr("choose")},
            {name_of(Key::Enter), tr("play")},
            {services_.hint_of(is_pad() ? tables_button : tables_key), tr("tables")},
            {name_of(Key::Escape), tr("back")}};
        if (offers_practice())
            hints.insert(hints.end() - 1, {services_.hint_of(practise_key), tr("practise a rung")});
        return hints;
    }

    Box header() override
    {
        using namespace box;
        const Box tables = button({.id = LobbyButton::Tables,
                                   .style = ButtonStyle::Quiet,
                                   .label = tr("Tables"),
                                   .icon = Icon::Trophy,
                                   .scrolls = Scrolls::Never,
                                   .press = [this] {
                                       go(show_tables());
                                   }});
        const Box practise = button({.id = LobbyButton::Practise,
                                     .style = ButtonStyle::Quiet,
                                     .label = tr("Practise a rung"),
                                     .scrolls = Scrolls::Never,
                                     .press = [this] {
                                         go(practise_rung());
                                     }});
        const Box press = text(tr("Press 1 to 4"), press_look);
        const Box practice = row({practise.then(12).when(offers_practice()), tables});
        const Box all = row({practice.then(24), press});
        const bool has_keys = services_.host.hands().device == InputDevice::Keyboard ||
                              services_.host.hands().device == InputDevice::Mouse;
        if (has_keys && !frame_.is_narrow() && fits_in_header(all))
            return all;
        return fits_in_header(practice) ? practice : row({tables});
    }

    Box screen() override
    {
        using namespace box;
        const double high = height();
        const bool is_upright = width() >= scale_.grown(upright_least_width) &&
                                high >= scale_.grown(upright_least_height);
        if (is_upright)
            return column({space(8), cards(LobbyForm::Upright, 4).size(upright_height).then(22),
                           rules(4), space().grow()});
        const int columns = width() >= two_in_a_row_from ? 2 : 1;
        const int rows = engine::count_of(pictures_) / columns;
        const double gaps = 9.0 * (rows - 1);
        const bool is_wide = width() / columns >= scale_.grown(wide_row);
        const bool is_large = columns == 1 && scale_.text > 1.2; // sentences take three lines
        const double whole = scale_.grown(is_large ? large_row_height : lobby_row_height);
        const double least = is_wide ? scale_.grown(low_row_height) : whole;
        const int of_rules = width() >= scale_.grown(four_rules_from) ? 4 : 2;
        const double below = scale_.grown(of_rules == 4 ? rules_height : two_rows_of_rules);
        const bool has_rules = !frame_.is_narrow() && high >= rows * whole + gaps + below;
        is_low_ = (high - gaps - (has_rules ? below : 0)) / rows < whole;
        const Box all = cards(LobbyForm::Beside, columns).at_least(rows * least + gaps).grow();
        return column({all, rules(of_rules).padding(0, 6).when(has_rules)});
    }

    // Rows of cards, all of the same size.
    Box cards(LobbyForm form, int columns)
    {
        std::vector<Box> rows;
        for (std::size_t first = 0; first < pictures_.size();) {
            std::vector<Box> row;
            for (int column = 0; column < columns && first < pictures_.size(); ++column)
                row.push_back(mode_card(first++, form));
            rows.push_back(
                box::evenly(std::move(row), form == LobbyForm::Upright ? 24 : 12).size(0).grow());
        }
        return box::column(std::move(rows)).gaps(9);
    }

    Box mode_card(std::size_t index, LobbyForm form)
    {
        const ArcadeMode& mode = engine::arcade_modes()[index];
        LobbyCard card{.texts = texts(),
                       .mode = mode,
                       .standing = standing_of(services_, tables(), mode),
                       .form = form};
        card.key = frame_.is_narrow() ? "" : std::to_string(index + 1);
        card.enter = name_of(Key::Enter);
        card.picture = pictures_[index].get();
        card.is_focused = index == focus_;
        card.is_low = is_low_;
        card.appeared = [this] {
            return appeared();
        };
        card.light = [this, index]() -> std::optional<PlayTime> {
            const bool is_alive = index == focus_ && services_.motion() == MotionAmount::Full;
            return is_alive ? std::optional(light()) : std::nullopt;
        };
        return box::button({.id = {LobbyButton::Mode, index},
                            .style = ButtonStyle::Bare,
                            .spoken = spoken(card),
                            .press =
                                [this, &mode] {
                                    go(start(mode));
                                }},
                           lobby_card(std::move(card)));
    }

    bool is_pad() const { return services_.host.hands().device == InputDevice::Gamepad; }

    Box rules(int columns) const
    {
        using namespace box;
        const ArcadeMode& mode = engine::arcade_modes()[focus_];
        return column({text(tr(mode.name), rules_of_look).size(with_text(24)).then(10),
                       rule_boxes(arcade_rules(texts(), mode), columns)});
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (key == tables_key || (is_pad() && key == tables_button))
            return show_tables();
        if (key == practise_key)
            return practise_rung();
        if (key.key != Key::Digit || key.held != Modifiers{} || key.repeated)
            return std::nullopt;
        const std::size_t index = static_cast<std::size_t>(key.symbol - '1');
        if (index >= engine::arcade_modes().size())
            return std::nullopt;
        focus(index);
        place_again();
        return start(engine::arcade_modes()[index]);
    }

    Transition start(const ArcadeMode& mode)
    {
        if (mode.task == engine::ArcadeTask::Steps &&
            is_refused(services_, engine::read_practice_stock()))
            return {};
        services_.sound.play(sounds::start());
        return push([this, &mode] { return make_arcade_run_scene(services_, mode); });
    }

    // Fingers start a mode at once, so that none has the focus.
    bool offers_practice() const
    {
        return has_gems(engine::arcade_modes()[focus_]) ||
               services_.host.hands().device == InputDevice::Touch;
    }
    Transition practise_rung()
    {
        if (is_refused(services_, engine::read_practice_stock()))
            return {};
        return push([this] {
            const auto modes = engine::arcade_modes();
            return make_sprint_practice_scene(services_,
                                              *std::ranges::find_if(modes, engine::has_gems));
        });
    }

    Transition show_tables()
    {
        return push(
            [this] { return make_arcade_tables_scene(services_, engine::arcade_modes()[focus_]); });
    }

    void focus(std::size_t index)
    {
        focus_ = index;
        focused_at_ = services_.host.now();
        panel_.focus({LobbyButton::Mode, index});
    }

    // Once, unless the player was faster.
    void tables_are_there() override
    {
        if (std::exchange(knows_last_, true) || focus_ != shortest_mode())
            return;
        if (const std::size_t last = last_played(tables()); last != focus_)
            focus(last);
    }

    PlayTime light() const { return (now_ - focused_at_) % ModePicture::repeats; }
    // Percent, of what only the focused card has.
    int appeared() const
    {
        constexpr PlayTime fades{90};
        if (services_.motion() != MotionAmount::Full)
            return 100;
        return rounded_down(100 * Span{focused_at_, fades}.share(now_));
    }

    std::vector<std::unique_ptr<ModePicture>> pictures_;
    std::size_t focus_ = 0;
    MonotonicTime focused_at_{0};
    MonotonicTime now_;
    bool knows_last_ = false;
    bool is_low_ = false; // the rows of cards are
};

} // namespace

std::unique_ptr<Scene> make_arcade_scene(Services& services)
{
    return std::make_unique<ArcadeScene>(services);
}

} // namespace game
