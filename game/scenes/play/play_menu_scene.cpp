#include "game/scenes/play/play_menu_scene.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/scenes/everywhere.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/play/play_commands.h"
#include "game/scenes/screens.h"
#include "game/ui/names.h"

namespace game {
namespace {

using engine::N_;

// The other buttons have the ids of their commands.
enum class PlayMenuButton { Resume, Leave };

constexpr int max_columns = 4;
constexpr double gap = 8;
constexpr TextLook menu_group_look{.size = 14, .weight = Weight::SemiBold, .tint = Paint::Ink2};

struct GroupTitle {
    MenuGroup group;
    const char* text; // marked with N_
};

constexpr std::array titles = {
    GroupTitle{MenuGroup::Solving, N_("Solving")},
    GroupTitle{MenuGroup::Writing, N_("Writing")},
    GroupTitle{MenuGroup::Game, N_("Game")},
    GroupTitle{MenuGroup::Look, N_("Look")},
};

bool is_among(const std::vector<Command>& commands, Command command)
{
    return std::ranges::find(commands, command) != commands.end();
}

class PlayMenuScene : public MenuScene {
public:
    PlayMenuScene(Services& services, PlayMenu menu) : MenuScene(services), menu_(std::move(menu))
    {
        panel_.focus(PlayMenuButton::Resume);
    }

private:
    HelpTopic help_topic() const override { return HelpTopic::Play; }
    std::string title() const override { return tr("Menu"); }

    std::vector<KeyHint> hints() const override
    {
        return {{"← → ↑ ↓", tr("move")},
                {name_of(Key::Enter), tr("choose")},
                {name_of(Key::Escape), tr("back to the board")}};
    }

    Box screen() override
    {
        using namespace box;
        std::vector<Box> all{ways_out()};
        for (const GroupTitle& title : titles) {
            all.push_back(space(10));
            all.push_back(text(tr(title.text), menu_group_look).size(with_text(28)));
            all.push_back(group_of(title.group));
        }
        return column(all);
    }

    // Side by side if there is room.
    Box ways_out()
    {
        using namespace box;
        const std::string stopped = texts().tr(engine::Message{
            N_("The clock is stopped at {time}"), {{"time", clock_text(menu_.elapsed)}}});
        const Button resume{.id = PlayMenuButton::Resume,
                            .style = ButtonStyle::Headline,
                            .label = tr("Resume"),
                            .detail = stopped,
                            .key_hint = services_.hint_of(Command::Back),
                            .font_size = 20,
                            .group = PlayMenuButton::Resume,
                            .press = [this] {
                                go(go_back());
                            }};
        const Button leave{.id = PlayMenuButton::Leave,
                           .style = ButtonStyle::Quiet,
                           .label = menu_.is_untouched ? tr("Leave") : tr("Save and leave"),
                           .key_hint = services_.hint_of({.key = Key::Letter, .symbol = 'Q'}),
                           .icon = Icon::Exit,
                           .group = PlayMenuButton::Resume,
                           .press = [this] {
                               go(this->leave());
                           }};
        const double usual = scale_.grown(380);
        return for_width([=, this](double width) {
            const double rest = width - usual - gap;
            if (rest < natural_width(button(leave)))
                return column({button(resume).size(with_text(64)), button(leave)}).gaps(gap);
            return row({button(resume).size(usual),
                        button(leave).size(std::min(rest, scale_.grown(240)))})
                .gaps(gap)
                .size(with_text(64));
        });
    }

    Box group_of(MenuGroup group)
    {
        // The columns of all groups are aligned, unless there would be only one.
        const std::vector<Box> buttons = buttons_of(group);
        int columns = max_columns;
        for (const GroupTitle& title : titles)
            columns = std::min(columns, columns_for(buttons_of(title.group)));
        return box::grid(buttons, {.columns = std::max(columns, std::min(2, columns_for(buttons))),
                                   .gap_across = gap,
                                   .gap_down = gap});
    }

    // The keys of commands work as in play.
    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (key.key == Key::Letter && key.symbol == 'Q' && key.held == Modifiers{})
            return leave();
        const std::optional<Command> command = services_.settings.keys.command_for(key);
        if (!command || key.repeated || letter_of(key, *menu_.grid))
            return std::nullopt;
        const Button* button = panel_.find(*command);
        if (button == nullptr)
            return std::nullopt;
        return button->enabled ? choose(*command) : Transition{};
    }

    Transition go_back() override
    {
        menu_.resume();
        return {Transition::Kind::Pop, {}};
    }

    std::vector<Box> buttons_of(MenuGroup group)
    {
        std::vector<Box> buttons;
        for (const PlayCommand& each : play_commands()) {
            if (each.group == group)
                buttons.push_back(box::button(button_of(each)));
        }
        return buttons;
    }

    Button button_of(const PlayCommand& row)
    {
        const bool writes_letters = row.command == Command::ModeDigit && is_in_letters(*menu_.grid);
        Button button{.id = row.command, .style = ButtonStyle::Quiet};
        button.label = writes_letters ? tr("Letters") : tr(row.label);
        button.key_hint = key_shown(row.command, *menu_.grid, services_);
        button.icon = row.icon;
        button.press = [this, command = row.command] {
            go(choose(command));
        };
        button.enabled = !is_among(menu_.idle, row.command);
        button.chosen = is_among(menu_.on, row.command);
        button.group = row.group;
        return button;
    }

    // As many as show every label completely, with its key.
    int columns_for(const std::vector<Box>& buttons) const
    {
        double widest = 1;
        for (const Box& button : buttons)
            widest = std::max(widest, natural_width(button));
        return std::clamp(rounded_down((width() + gap) / (widest + gap)), 1, max_columns);
    }

    Transition choose(Command command)
    {
        // Commands that change the look of every screen keep the Menu open: the change is visible
        // here.
        if (command != Command::Picture && obey_everywhere(command, services_))
            return {};
        menu_.obey(command);
        return {Transition::Kind::Pop, {}};
    }

    Transition leave() { return leave_play(services_, menu_.collection, menu_.recipe); }

    PlayMenu menu_;
};
} // namespace

std::unique_ptr<Scene> make_play_menu_scene(Services& services, PlayMenu menu)
{
    return std::make_unique<PlayMenuScene>(services, std::move(menu));
}

} // namespace game
