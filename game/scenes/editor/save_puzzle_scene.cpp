#include "game/scenes/editor/save_puzzle_scene.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/formats/formats.h"
#include "game/scenes/editor/new_file.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/work/background.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

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

constexpr TextLook format_look{.size = 14, .weight = Weight::Medium};
constexpr TextLook said_look{.size = 14, .weight = Weight::Medium};
constexpr double format_height = 48; // units
constexpr double format_width = 380;
constexpr double foot_height = 58 + 12 + 44;

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

    int place(Rect content) override;
    void draw_content(Canvas& canvas) const override;
    void draw_fixed(Canvas& canvas) const override;
    int card_height(int width) const;
    void draw_format(Canvas& canvas, Rect face, const Button& card) const;
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
    Rect heading_;
    std::vector<Rect> places_;
    Rect said_;
};

int SavePuzzleScene::place(Rect content)
{
    using namespace box;
    reserved_below_ = tall(foot_height) + px(12);
    places_.resize(formats_.size());
    const int columns = std::max(1, (content.width + px(8)) / (tall(format_width) + px(8)));
    const int width = (content.width - (columns - 1) * px(8)) / columns;
    const Box all = column({
        part(heading_, scale_.grown(22)).then(8),
        grid(places_, {columns, card_height(width) / scale_.unit, 8, 8}),
    });
    const int bottom = all.lay_out(content, Unit{scale_.unit});
    for (std::size_t index = 0; index < formats_.size(); ++index)
        add(Button{.id = {SaveButton::Format, index},
                   .area = places_[index],
                   .style = ButtonStyle::Card,
                   .spoken = tr(formats_[index]->name),
                   .chosen = index == chosen_,
                   .press =
                       [this, index] {
                           chosen_ = index;
                           written_.reset();
                           place_again();
                       },
                   .draw =
                       [this](Canvas& canvas, const Button& card, ButtonState state) {
                           draw_format(canvas, face_of(card, state, scale_), card);
                       }});
    const Rect frame = frame_.content();
    Rect save;
    const int save_width = frame_.is_narrow() ? frame.width : std::min(frame.width, px(404));
    column({space().grow(), part(said_, scale_.grown(44)).then(12),
            part(save, scale_.grown(58)).across(save_width / scale_.unit, Side::End)})
        .lay_out(frame, Unit{scale_.unit});
    add(Button{.id = SaveButton::Save,
               .area = save,
               .style = ButtonStyle::Primary,
               .label = tr("Save"),
               .key_hint = name_of(Key::Enter),
               .font_size = 20,
               .enabled = !writing_.is_busy(),
               .scrolls = Scrolls::Never,
               .press = [this] {
                   this->save();
               }});
    return bottom;
}

// All cards are as high as the longest name needs.
int SavePuzzleScene::card_height(int width) const
{
    int height = tall(format_height);
    for (const Format* format : formats_)
        height = std::max(height, paragraph_height(measure(), tr(format->name), width - 2 * px(14),
                                                   format_look, scale_) +
                                      px(16));
    return height;
}

void SavePuzzleScene::draw_format(Canvas& canvas, Rect face, const Button& card) const
{
    const std::string name = tr(formats_[card.id.index]->name);
    TextLook look = format_look;
    look.tint = card.chosen ? Paint::AccentText : Paint::Ink;
    Rect text{face.x + px(14), face.y, face.width - 2 * px(14), 0};
    text.height = paragraph_height(canvas, name, text.width, look, scale_);
    text.y += (face.height - text.height) / 2;
    draw_paragraph(canvas, name, text, look, scale_);
}

void SavePuzzleScene::save()
{
    if (writing_.is_busy())
        return;
    std::string name = "cronodoku-" + services_.host.local_date(services_.host.date()) + "-" +
                       services_.host.local_time(services_.host.date());
    std::erase(name, ':');
    const Format& format = *formats_[chosen_];
    const std::string text =
        std::string(format.head) + engine::write(format, puzzle_) + std::string(format.foot);
    written_.reset();
    writing_.ask([folder = folder(), name, ending = ending_of(format), text](
                     const engine::Cancel&) { return write_new_file(folder, name, ending, text); });
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

void SavePuzzleScene::draw_content(Canvas& canvas) const
{
    draw_text(canvas, tr("Formats that can hold this puzzle"), heading_,
              TextLook{.size = 15, .weight = Weight::SemiBold}, scale_);
}

void SavePuzzleScene::draw_fixed(Canvas& canvas) const
{
    TextLook look = said_look;
    look.tint = written_ ? *written_ ? Paint::Ok : Paint::Error : Paint::Ink2;
    draw_paragraph(canvas, what_is_said(), said_, look, scale_);
}

} // namespace

std::unique_ptr<Scene> make_save_puzzle_scene(Services& services, engine::SharedPuzzle puzzle)
{
    return std::make_unique<SavePuzzleScene>(services, std::move(puzzle));
}

} // namespace game
