#include "game/scenes/screens.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/formats/formats.h"
#include "game/scenes/editor/new_file.h"
#include "game/scenes/entry/choice_boxes.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/waiting/background.h"

namespace game {
namespace {

using engine::Format;
using engine::Message;
using engine::N_;

enum class SaveButton { Format, Save };

using Written = engine::Result<std::filesystem::path>;

// The usual endings of files in the formats; others are plain texts.
constexpr auto endings = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"sdm", "sdm"},
    {"sadman", "sdk"},
    {"sdk", "sdk"},
    {"sdx", "sdx"},
    {"simple-sudoku", "ss"},
    {"opensudoku", "opensudoku"},
    {"ksudoku", "ksudoku"},
    {"solo-save", "sav"},
    {"fpuzzles-json", "json"},
});

std::string_view ending_of(const Format& format)
{
    for (const auto& [id, ending] : endings) {
        if (id == format.id)
            return ending;
    }
    return "txt";
}

class SavePuzzleScene : public MenuScene {
public:
    SavePuzzleScene(Services& services, engine::SharedPuzzle puzzle)
        : MenuScene(services), puzzle_(std::move(puzzle))
    {
        for (const Format* format : engine::all_formats()) {
            if (format->write != nullptr && can_write(*format, puzzle_))
                formats_.push_back(format);
        }
        panel_.focus({SaveButton::Format, 0});
    }

    Transition update(engine::MonotonicTime) override
    {
        if (auto written = writing_.take()) {
            written_ = std::move(*written);
            place_again();
        }
        return {};
    }
    std::optional<engine::PlayTime> next_change() const override
    {
        return writing_.is_busy() ? std::optional(engine::PlayTime{30}) : std::nullopt;
    }
    bool is_busy() const override { return writing_.is_busy(); }

private:
    HelpTopic help_topic() const override { return HelpTopic::Editor; }
    std::string title() const override { return tr("Save to a file"); }
    std::vector<KeyHint> hints() const override
    {
        return {{"↑ ↓ ← →", tr("move")},
                {name_of(Key::Space), tr("choose")},
                {name_of(Key::Enter), tr("save")},
                {name_of(Key::Escape), tr("back")}};
    }
    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (key.key != Key::Enter || panel_.focused() == back_id())
            return std::nullopt;
        save();
        return Transition{};
    }

    Box screen() override;
    Box card_of(std::size_t index);
    Box save_button();
    void save();
    std::filesystem::path folder() const
    {
        return std::filesystem::path(services_.data_path) / "puzzles";
    }
    std::string what_is_said() const;
    std::string what_is_left_out() const;

    engine::SharedPuzzle puzzle_;
    std::vector<const Format*> formats_; // that can hold it; never empty, as lines hold everything
    std::size_t chosen_ = 0;
    std::optional<Written> written_;
    Background<Written> writing_;
};

Box SavePuzzleScene::screen()
{
    using namespace box;
    std::vector<Box> cards;
    for (std::size_t index = 0; index < formats_.size(); ++index)
        cards.push_back(card_of(index));
    const Box formats =
        grid(cards, {.gap_across = 8, .gap_down = 8, .least_width = with_text(380)});
    const Box save = save_button();
    const TextLook said{.size = 14,
                        .tint = !written_   ? Paint::Ink2
                                : *written_ ? Paint::Ok
                                            : Paint::Error};
    return column({column({choice_heading(tr("Formats that can hold this puzzle")), formats})
                       .scrolling()
                       .grow()
                       .then(12),
                   paragraph(what_is_said(), said).size(with_text(44)).then(12),
                   (frame_.is_narrow() ? save : save.at_most(404, Side::End)).size(with_text(58))});
}

Box SavePuzzleScene::card_of(std::size_t index)
{
    using namespace box;
    const std::string name = tr(formats_[index]->name);
    const TextLook look{.tint = index == chosen_ ? Paint::AccentText : Paint::Ink};
    const Box middle = column({space().grow(), paragraph(name, look), space().grow()});
    const auto choose = [this](std::size_t chosen) {
        chosen_ = chosen;
        written_.reset();
        place_again();
    };
    return choice_card({SaveButton::Format, index}, name, index == chosen_, choose,
                       column({middle.padding(14, 8).at_least(with_text(48)).grow()}));
}

Box SavePuzzleScene::save_button()
{
    return box::button({.id = SaveButton::Save,
                        .style = ButtonStyle::Primary,
                        .label = tr("Save"),
                        .key_hint = name_of(Key::Enter),
                        .font_size = 20,
                        .enabled = !writing_.is_busy()},
                       [this] { save(); });
}

void SavePuzzleScene::save()
{
    if (writing_.is_busy())
        return;
    const Format& format = *formats_[chosen_];
    const std::string text =
        std::string(format.head) + engine::write(format, puzzle_) + std::string(format.foot);
    written_.reset();
    writing_.ask(
        [folder = folder(), name = services_.name_of_file(), ending = ending_of(format),
         text](const engine::Cancel&) { return write_new_file(folder, name, ending, text); });
    place_again();
}

std::string SavePuzzleScene::what_is_said() const
{
    if (writing_.is_busy())
        return tr("Saving …");
    if (written_)
        return *written_
                   ? texts().tr(Message{N_("Saved: {file}"), {{"file", (*written_)->string()}}})
                   : texts().tr(written_->why());
    const std::string left_out = what_is_left_out();
    return left_out.empty() ? texts().tr(Message{N_("It will be a new file in {folder}"),
                                                 {{"folder", folder().string()}}})
                            : left_out;
}

std::string SavePuzzleScene::what_is_left_out() const
{
    const engine::LeftOut left_out = engine::left_out(*formats_[chosen_], puzzle_);
    std::string names;
    const auto add_name = [&](const char* name) {
        names += (names.empty() ? "" : ", ") + tr(name);
    };
    for (engine::Detail detail : left_out.details)
        add_name(engine::name_of(detail));
    if (left_out.solution)
        add_name(N_("solution"));
    if (left_out.which_are_given)
        add_name(N_("which digits are givens"));
    return names.empty()
               ? ""
               : texts().tr(Message{N_("This format has no place for: {what}"), {{"what", names}}});
}

} // namespace

std::unique_ptr<Scene> make_save_puzzle_scene(Services& services, engine::SharedPuzzle puzzle)
{
    return std::make_unique<SavePuzzleScene>(services, std::move(puzzle));
}

} // namespace game
