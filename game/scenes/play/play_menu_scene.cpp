#include "game/scenes/play/play_menu_scene.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/scenes/everywhere.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/play/play_commands.h"
#include "game/scenes/screens.h"
#include "game/ui/names.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::N_;

// The other buttons have the ids of their commands.
enum class PlayMenuButton { Resume, Leave };

constexpr int max_columns = 4;
constexpr double gap = 8;
constexpr TextLook title_look{.size = 14, .weight = Weight::SemiBold, .tint = Paint::Ink2};

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
    struct Title {
        std::string text;
        Rect place;
    };

    std::string title() const override { return tr("Menu"); }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    int place_ways_out(Rect content); // these return where they end
    int place_group(MenuGroup group, Rect top);
    void draw_content(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;
    Transition go_back() override;

    std::vector<Button> buttons_of(MenuGroup group);
    Button row(const PlayCommand& row);
    int columns_in(int width);
    int columns_in(int width, MenuGroup group);
    Transition choose(Command command);
    Transition leave();

    PlayMenu menu_;
    std::vector<Title> titles_;
};

std::vector<KeyHint> PlayMenuScene::hints() const
{
    return {{"← → ↑ ↓", tr("move")},
            {name_of(Key::Enter), tr("choose")},
            {name_of(Key::Escape), tr("back to the board")}};
}

int PlayMenuScene::place(Rect content)
{
    titles_.clear();
    int y = place_ways_out(content);
    for (const GroupTitle& title : titles) {
        titles_.push_back({tr(title.text), Rect{content.x, y + px(10), content.width, tall(28)}});
        y = place_group(title.group,
                        Rect{content.x, titles_.back().place.bottom(), content.width, 0});
    }
    return y + px(gap);
}

// Side by side if there is room.
int PlayMenuScene::place_ways_out(Rect content)
{
    Button resume{.id = PlayMenuButton::Resume, .area = {}, .style = ButtonStyle::Headline};
    resume.press = [this] {
        go(go_back());
    };
    resume.label = tr("Resume");
    resume.detail = texts().tr(engine::Message{N_("The clock is stopped at {time}"),
                                               {{"time", clock_text(menu_.elapsed)}}});
    resume.key_hint = services_.hint_of(Command::Back);
    resume.font_size = 20;
    resume.group = PlayMenuButton::Resume;
    Button leave{.id = PlayMenuButton::Leave, .area = {}, .style = ButtonStyle::Quiet};
    leave.press = [this] {
        go(this->leave());
    };
    leave.label = menu_.is_untouched ? tr("Leave") : tr("Save and leave");
    leave.key_hint = services_.hint_of({.key = Key::Letter, .symbol = 'Q'});
    leave.icon = Icon::Exit;
    leave.group = PlayMenuButton::Resume;

    const int usual = tall(380);
    const int rest = content.width - usual - px(gap);
    const bool beside = rest >= quiet_width(measure(), leave, scale_);
    resume.area = Rect{content.x, content.y, beside ? usual : content.width, tall(64)};
    leave.area =
        beside ? Rect{resume.area.right() + px(gap), content.y, std::min(rest, tall(240)), tall(64)}
               : Rect{content.x, resume.area.bottom() + px(gap), content.width, tall(44)};
    add(resume);
    add(leave);
    return leave.area.bottom();
}

int PlayMenuScene::place_group(MenuGroup group, Rect top)
{
    // The columns of all groups are aligned, unless there would be only one.
    const int columns = std::max(columns_in(top.width), std::min(2, columns_in(top.width, group)));
    const int step = (top.width + px(gap)) / columns;
    int column = 0;
    int y = top.y;
    for (Button& button : buttons_of(group)) {
        if (column == columns) {
            column = 0;
            y += tall(44) + px(gap);
        }
        button.area = Rect{top.x + column * step, y, step - px(gap), tall(44)};
        add(button);
        ++column;
    }
    return y + tall(44);
}

std::vector<Button> PlayMenuScene::buttons_of(MenuGroup group)
{
    std::vector<Button> buttons;
    for (const PlayCommand& each : play_commands()) {
        if (each.group == group)
            buttons.push_back(row(each));
    }
    return buttons;
}

Button PlayMenuScene::row(const PlayCommand& row)
{
    const bool writes_letters = row.command == Command::ModeDigit && is_in_letters(*menu_.grid);
    Button button{.id = row.command, .area = {}, .style = ButtonStyle::Quiet};
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
int PlayMenuScene::columns_in(int width)
{
    int columns = max_columns;
    for (const GroupTitle& title : titles)
        columns = std::min(columns, columns_in(width, title.group));
    return columns;
}

int PlayMenuScene::columns_in(int width, MenuGroup group)
{
    int widest = 1;
    for (const Button& button : buttons_of(group))
        widest = std::max(widest, quiet_width(measure(), button, scale_));
    return std::clamp((width + px(gap)) / (widest + px(gap)), 1, max_columns);
}

void PlayMenuScene::draw_content(Canvas& canvas) const
{
    for (const Title& title : titles_)
        draw_text(canvas, title.text, title.place, title_look, scale_);
}

// The keys of commands work as in play.
std::optional<Transition> PlayMenuScene::take_key(const KeyPressed& key)
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

Transition PlayMenuScene::choose(Command command)
{
    // Commands that change the look of every screen keep the Menu open: the change is visible here.
    if (command != Command::Picture && obey_everywhere(command, services_))
        return {};
    menu_.obey(command);
    return {Transition::Kind::Pop, {}};
}

Transition PlayMenuScene::go_back()
{
    menu_.resume();
    return {Transition::Kind::Pop, {}};
}

Transition PlayMenuScene::leave()
{
    return leave_play(services_, menu_.collection, menu_.recipe);
}

} // namespace

std::unique_ptr<Scene> make_play_menu_scene(Services& services, PlayMenu menu)
{
    return std::make_unique<PlayMenuScene>(services, std::move(menu));
}

} // namespace game
