#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/letters.h"
#include "engine/base/table.h"
#include "engine/practice/practice_book.h"
#include "engine/practice/practice_position.h"
#include "engine/practice/stock/practice_stock.h"
#include "engine/text/explain.h"
#include "game/scenes/hints/page_scene.h"
#include "game/scenes/waiting/own_data.h"
#include "game/ui/names.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;
using engine::Technique;

enum class CourseButton { Position, MostNeeded, Practise, Mixed, Lesson, Killers };

// In the order of engine::TechniqueFamily.
constexpr std::array families = {
    N_("Singles"),        N_("Sums"),
    N_("Direct steps"),   N_("Intersections"),
    N_("Subsets"),        N_("Uniqueness"),
    N_("Wings"),          N_("Single-digit patterns"),
    N_("Fish"),           N_("Colouring"),
    N_("Exclusion"),      N_("Sets"),
    N_("Chains"),         N_("Almost locked sets"),
    N_("Forcing chains"), N_("Nets"),
};
static_assert(families.size() == static_cast<std::size_t>(engine::TechniqueFamily::Nets) + 1);

std::string family_name(const engine::Translations& texts, engine::TechniqueFamily family)
{
    return texts.tr(families[engine::index_of(family)]);
}

using Techniques = std::vector<const Technique*>; // those of a course

std::size_t row_in(const Techniques& techniques, const Technique* technique)
{
    return std::ranges::find(techniques, technique) - techniques.begin();
}

// Where the name leads that is being typed: its beginning is enough, and it may be another name of
// the technique. Nothing if no technique is called so, or nothing is typed that names have.
std::optional<std::size_t> row_called(const engine::Translations& texts,
                                      const Techniques& techniques,
                                      const std::string& typed)
{
    const std::string wanted = engine::as_searched(typed);
    if (wanted.empty())
        return std::nullopt;
    const auto first_named = [&](const auto& fits) -> std::optional<std::size_t> {
        for (std::size_t row = 0; row < techniques.size(); ++row) {
            if (fits(engine::as_searched(texts.tr(techniques[row]->name))))
                return row;
        }
        return std::nullopt;
    };
    if (const auto row =
            first_named([&](const std::string& name) { return name.starts_with(wanted); }))
        return row;
    for (const Technique* technique : engine::techniques_known_as(typed)) {
        if (const std::size_t row = row_in(techniques, technique); row < techniques.size())
            return row;
    }
    return first_named([&](const std::string& name) { return name.find(wanted) != name.npos; });
}

// What a key adds to a name; nothing for keys that type nothing.
std::optional<char> typed_by(const KeyPressed& key)
{
    if (key.held.control || key.held.alt)
        return std::nullopt;
    switch (key.key) {
    case Key::Letter:
    case Key::Digit:
    case Key::Sign:
        return key.symbol;
    case Key::Space:
        return ' ';
    case Key::Plus:
        return '+';
    case Key::Minus:
        return '-';
    default:
        return std::nullopt;
    }
}

// The techniques of a course, and how far the player is with each.
class CourseRows : public PageContent {
public:
    CourseRows(const Services& services, Techniques techniques, std::shared_ptr<const int> position)
        : services_(services), techniques_(std::move(techniques)), position_(std::move(position))
    {
    }

    std::size_t count() const override { return techniques_.size(); }
    Row row(std::size_t index) const override
    {
        const engine::Practised done = services_.settings.practice.of(technique_at(index));
        const int solved = std::min(done.solved, engine::positions_to_solve);
        const std::string detail =
            std::to_string(solved) + "/" + std::to_string(engine::positions_to_solve);
        return {services_.texts.tr(technique_at(index).name), done.all() > 0 ? detail : "",
                begins_level(index) ? level_name(services_.texts, level_at(index)) : ""};
    }
    std::optional<StepShow> show(std::size_t index) const override
    {
        auto position = practice_position(technique_at(index), *position_);
        if (!position)
            return std::nullopt;
        return StepShow{std::move(position->chart), std::move(position->candidates),
                        std::move(position->steps.front())};
    }
    std::string title(std::size_t index) const override
    {
        return services_.texts.tr(technique_at(index).name);
    }
    std::string subtitle(std::size_t index) const override
    {
        const Technique& technique = technique_at(index);
        return level_line(services_.texts, technique) + " · " +
               family_name(services_.texts, technique.standing.family);
    }
    std::string about(std::size_t index) const override
    {
        const Technique& technique = technique_at(index);
        std::string text = engine::about(services_.texts, technique);
        if (has_easier_beside(technique))
            text += " " + services_.texts.tr("In the positions to practise it on, easier steps are "
                                             "possible, too.");
        return text + also_called(technique);
    }

private:
    std::string also_called(const Technique& technique) const
    {
        std::string names;
        for (const char* name : technique.known_as)
            names += (names.empty() ? "" : ", ") + std::string(name);
        if (names.empty())
            return "";
        return " " + services_.texts.tr(
                         Message{N_("Also called {names}."), {{"names", std::move(names)}}});
    }
    const Technique& technique_at(std::size_t row) const { return *techniques_[row]; }
    engine::Level level_at(std::size_t row) const { return technique_at(row).standing.level; }
    bool begins_level(std::size_t row) const
    {
        return row == 0 || level_at(row) != level_at(row - 1);
    }

    const Services& services_;
    Techniques techniques_;
    std::shared_ptr<const int> position_; // which one is worked through
};

class LearnScene : public PageScene {
public:
    LearnScene(Services& services, engine::Course course, std::shared_ptr<int> position)
        : PageScene(services,
                    std::make_unique<CourseRows>(services, techniques_of(course), position)),
          course_(course),
          techniques_(techniques_of(course)),
          position_(std::move(position))
    {
        page_.reserve_foot({.usual = 2 * row_height + gap + above,
                            .wide = row_height + above,
                            .narrow = 3 * row_height + 2 * gap});
        page_.show(most_needed());
        panel_.focus(page_.chosen_id());
    }

private:
    static constexpr double row_height = 44;
    static constexpr double gap = 8;
    static constexpr double above = 10;

    HelpTopic help_topic() const override { return HelpTopic::Learn; }
    std::string title() const override { return is_whole() ? tr("Learn") : tr("Learn killers"); }
    bool is_whole() const { return course_ == engine::Course::All; }
    std::size_t most_needed() const
    {
        return row_in(techniques_, &services_.settings.practice.most_needed(techniques_));
    }
    std::vector<KeyHint> hints() const override
    {
        std::vector<KeyHint> hints = PageScene::hints();
        hints.insert(hints.begin() + 1, {name_of(Key::Enter), tr("practise")});
        hints.insert(hints.begin() + 2, {name_of(Key::Space), tr("next position")});
        hints.insert(hints.begin() + 3, {"F", tr("search")});
        return hints;
    }
    // What is being searched for.
    std::string remark() const override
    {
        if (!search_)
            return "";
        const bool leads_on =
            engine::as_searched(*search_).empty() || row_called(texts(), techniques_, *search_);
        return texts().tr(
            Message{leads_on ? N_("Search: {name}") : N_("No technique is called {name}"),
                    {{"name", *search_}}});
    }

    // Mixed tasks and, of the whole course, that of killers and the lesson of the first minute,
    // which can be had again. With the labels below the icons, or without, if there is no room.
    Box header() override
    {
        const Button killers = header_button(CourseButton::Killers, tr("Killers"), Icon::Sum);
        const Button mixed = header_button(CourseButton::Mixed, tr("Which technique?"), Icon::Help);
        const Button lesson =
            header_button(CourseButton::Lesson, tr("The first minute"), Icon::Play);
        const auto all = [this](const Button& one, const Button& other, const Button& last) {
            return box::row({box::button(one), box::button(other).when(is_whole()),
                             box::button(last).when(is_whole())})
                .gaps(8);
        };
        const Box stacked =
            all(stacked_button(mixed), stacked_button(killers), stacked_button(lesson));
        for (const Box& labelled : {all(mixed, killers, lesson), stacked}) {
            if (fits_in_header(labelled))
                return labelled;
        }
        return all(icon_alone(mixed, Icon::Help), icon_alone(killers, Icon::Sum),
                   icon_alone(lesson, Icon::Play));
    }

    Button header_button(CourseButton id, std::string label, Icon icon)
    {
        Button button{
            .id = id, .style = ButtonStyle::Quiet, .label = std::move(label), .icon = icon};
        button.press = [this, id] {
            go(id == CourseButton::Mixed     ? mix()
               : id == CourseButton::Killers ? go_to(make_killer_course_scene, services_)
                                             : go_to(make_lesson_scene, services_));
        };
        return button;
    }

    static Button stacked_button(Button button)
    {
        button.style = ButtonStyle::Stacked;
        return button;
    }

    // In one row if there is room, otherwise in two; in a column if there is only room for that.
    Box foot(double height) override
    {
        using namespace box;
        const bool is_low = height < 2 * row_height;
        const bool is_column = height >= 3 * row_height;
        const Message number{N_("Position {n}/{all}"),
                             {{"n", std::to_string(*position_ + 1)},
                              {"all", std::to_string(engine::positions_shown)}}};
        const Box position = foot_button(CourseButton::Position, texts().tr(number),
                                         [this] { show_next_position(); });
        const Box choose = foot_button(CourseButton::MostNeeded, tr("Choose for me"),
                                       [this] { show_most_needed(); });
        Button start{.id = CourseButton::Practise,
                     .style = ButtonStyle::Primary,
                     .label = tr("Practise"),
                     .key_hint = is_low || is_column ? "" : services_.hint_of({.key = Key::Enter}),
                     .font_size = 15};
        start.press = [this] {
            go(practise());
        };
        const Box practise = button(std::move(start)).size(with_text(row_height));
        if (is_column)
            return column({position, choose, practise}).gaps(with_text(gap));
        if (is_low)
            return column(
                {space().grow(),
                 evenly({position, choose, practise}, with_text(gap)).size(with_text(row_height))});
        return column({space().grow(),
                       evenly({position, choose}, with_text(gap))
                           .size(with_text(row_height))
                           .then(with_text(gap)),
                       practise});
    }

    Box foot_button(CourseButton id, std::string label, std::function<void()> press)
    {
        Button button{
            .id = id, .style = ButtonStyle::Quiet, .label = std::move(label), .font_size = 13};
        button.press = std::move(press);
        return box::button(std::move(button)).size(box::with_text(row_height));
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (is_for_search(key)) {
            place_again();
            return Transition{};
        }
        if (key.held == Modifiers{} && !key.repeated) {
            const auto focused = panel_.focused();
            const bool is_on_row = !focused || *focused == page_.chosen_id();
            if (key.key == Key::Enter && is_on_row)
                return practise();
            if (key.key == Key::Space && is_on_row) {
                show_next_position();
                return Transition{};
            }
        }
        return PageScene::take_key(key);
    }

    void show_next_position()
    {
        if (is_refused(services_, engine::read_practice_stock()))
            return;
        *position_ = (*position_ + 1) % engine::positions_shown;
        page_.show_again();
        place_again();
    }

    void show_most_needed() { show_row(most_needed()); }

    Transition practise()
    {
        if (is_refused(services_, engine::read_practice_stock()))
            return {};
        return push([this, &technique = *techniques_[page_.chosen()]] {
            return make_practice_task_scene(services_, technique);
        });
    }

    // Of all techniques up to the level of the one that is shown.
    Transition mix()
    {
        if (is_refused(services_, engine::read_practice_stock()))
            return {};
        return push([this, hardest = techniques_[page_.chosen()]->standing.level] {
            return make_mixed_practice_scene(services_, hardest, course_);
        });
    }

    // F begins a search, and typing leads to the technique of that name. Returns whether the key
    // was for it.
    bool is_for_search(const KeyPressed& key)
    {
        constexpr std::size_t longest = 40;
        if (!search_) {
            const bool begins =
                key.key == Key::Letter && key.symbol == 'F' && key.held == Modifiers{};
            if (begins)
                search_.emplace();
            return begins;
        }
        if (const auto typed = typed_by(key)) {
            if (search_->size() < longest)
                *search_ += engine::small_letter(*typed);
        } else if (key.key == Key::Backspace) {
            if (!search_->empty())
                search_->pop_back();
        } else {
            search_.reset();
            return key.key == Key::Escape;
        }
        if (const auto row = row_called(texts(), techniques_, *search_))
            show_row(*row);
        return true;
    }

    engine::Course course_;
    Techniques techniques_;
    std::shared_ptr<int> position_;
    std::optional<std::string> search_; // the name that is being typed
};
} // namespace

std::unique_ptr<Scene> make_learn_scene(Services& services)
{
    return std::make_unique<LearnScene>(services, engine::Course::All, std::make_shared<int>(0));
}

std::unique_ptr<Scene> make_killer_course_scene(Services& services)
{
    return std::make_unique<LearnScene>(services, engine::Course::Killers,
                                        std::make_shared<int>(0));
}

} // namespace game
