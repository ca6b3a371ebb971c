#include "game/scenes/play/commands_scene.h"

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
enum class CommandsButton { Resume };

constexpr int max_columns = 4;
constexpr double gap = 8;
constexpr TextLook command_group_look{.size = 14, .weight = Weight::SemiBold, .tint = Paint::Ink2};

struct GroupTitle {
    CommandGroup group;
    const char* text; // marked with N_
};

constexpr std::array titles = {
    GroupTitle{CommandGroup::Solving, N_("Solving")},
    GroupTitle{CommandGroup::Writing, N_("Writing")},
    GroupTitle{CommandGroup::Game, N_("Game")},
    GroupTitle{CommandGroup::Look, N_("Look")},
};

bool is_among(const std::vector<Command>& commands, Command command)
{
    return std::ranges::find(commands, command) != commands.end();
}

class CommandsScene : public MenuScene {
public:
    CommandsScene(Services& services, CommandsPage page)
        : MenuScene(services), page_(std::move(page))
    {
        panel_.focus(CommandsButton::Resume);
    }

private:
    HelpTopic help_topic() const override { return HelpTopic::Play; }
    std::string title() const override { return tr("All commands"); }

    std::vector<KeyHint> hints() const override
    {
        return {{"← → ↑ ↓", tr("move")},
                {name_of(Key::Enter), tr("choose")},
                {name_of(Key::Escape), tr("back")}};
    }

    Box screen() override
    {
        using namespace box;
        std::vector<Box> all{resume()};
        for (const GroupTitle& title : titles) {
            all.push_back(space(10));
            all.push_back(text(tr(title.text), command_group_look).size(with_text(28)));
            all.push_back(group_of(title.group));
        }
        return column(all);
    }

    Box resume()
    {
        const std::string stopped = texts().tr(engine::Message{
            N_("The clock is stopped at {time}"), {{"time", clock_text(page_.elapsed)}}});
        return box::button({.id = CommandsButton::Resume,
                            .style = ButtonStyle::Headline,
                            .label = tr("Resume"),
                            .detail = stopped,
                            .font_size = 20,
                            .press =
                                [this] {
                                    page_.resume();
                                    go({Transition::Kind::Pop, {}});
                                }})
            .size(box::with_text(64))
            .at_most(box::with_text(380));
    }

    Box group_of(CommandGroup group)
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
        const std::optional<Command> command = services_.settings.keys.command_for(key);
        if (!command || key.repeated || letter_of(key, *page_.grid))
            return std::nullopt;
        const Button* button = panel_.find(*command);
        if (button == nullptr)
            return std::nullopt;
        return button->enabled ? choose(*command) : Transition{};
    }

    std::vector<Box> buttons_of(CommandGroup group)
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
        const bool writes_letters = row.command == Command::ModeDigit && is_in_letters(*page_.grid);
        Button button{.id = row.command, .style = ButtonStyle::Quiet};
        button.label = writes_letters ? tr("Letters") : tr(row.label);
        button.key_hint = key_shown(row.command, *page_.grid, services_);
        button.icon = row.icon;
        button.press = [this, command = row.command] {
            go(choose(command));
        };
        button.enabled = !is_among(page_.idle, row.command);
        button.chosen = is_among(page_.on, row.command);
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
        // Commands that change the look of every screen keep the page open: the change is visible
        // here.
        if (command != Command::Picture && obey_everywhere(command, services_))
            return {};
        page_.obey(command);
        return {Transition::Kind::Pop, {}};
    }

    CommandsPage page_;
};

} // namespace

std::unique_ptr<Scene> make_commands_scene(Services& services, CommandsPage page)
{
    return std::make_unique<CommandsScene>(services, std::move(page));
}

} // namespace game
