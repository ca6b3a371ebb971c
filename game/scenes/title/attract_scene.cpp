#include "game/scenes/title/attract_scene.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/practice/practice_position.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/explain.h"
#include "game/motion/span.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/scenes/hints/technique_page.h"
#include "game/scenes/replays/replay_player.h"
#include "game/scenes/screens.h"
#include "game/scenes/work/pending.h"
#include "game/ui/names.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/button_background.h"
#include "game/widgets/cards/game_card.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/hint/hint_card.h"
#include "game/widgets/screen_frame.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

enum class AttractPage { Ghost, Technique, Tables, Modes };

constexpr PlayTime page_lasts{10'000};
constexpr PlayTime ghost_lasts{25'000}; // at most
constexpr PlayTime ghost_rests{3'000};  // at its end
constexpr std::size_t fastest_speed = replay_speeds.size() - 1;
constexpr std::size_t most_rows = 5; // of a table
constexpr int hand_shakes = 8;       // pixels that the pointer may move by itself
constexpr TextLook attract_title_look{.size = 28, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook attract_name_look{.size = 18, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook attract_text_look{.size = 15, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook attract_time_look{
    .size = 40, .weight = Weight::Bold, .tint = Paint::Gold, .face = Face::Numerals};

// Returns the fastest clean run of the kind that was played last or, if there is none, of another.
const engine::Record* run_to_show(const Services& services)
{
    if (const auto* best = services.records.best(engine::category_of(services.settings.last_game)))
        return best;
    for (const std::string& category : services.records.categories()) {
        if (const auto* best = services.records.best(category))
            return best;
    }
    return nullptr;
}

// Returns a technique that is found on puzzles up to Hard.
const engine::Technique& technique_to_show(std::uint64_t dice)
{
    std::vector<const engine::Technique*> all;
    for (const engine::Technique* technique : engine::all_techniques()) {
        if (technique->level <= engine::Level::Hard)
            all.push_back(technique);
    }
    return *all[dice % all.size()];
}

class AttractScene : public Scene {
public:
    explicit AttractScene(Services& services)
        : services_(services),
          technique_(technique_to_show(services.host.random_seed())),
          reading_(services.saves.ask(&SavedData::arcade_tables))
    {
        if (const engine::Record* best = run_to_show(services))
            opening_ = Pending(services.saves.ask(&SavedData::load_replay, best->game));
        take_answers();
        if (auto position = practice_position(technique_, 0))
            show_position(*std::move(position));
        begin_page(first_page(), services.host.now());
    }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        window_ = window;
        measure_ = &measure;
        scale_ = menu_scale(window, services_.settings);
        place();
    }

    Transition handle(const Input& input) override
    {
        if (const auto* dropped = std::get_if<TextDropped>(&input))
            return start_dropped(services_, *dropped);
        is_away_ = is_away_ || std::holds_alternative<FocusLost>(input);
        const bool ends = std::holds_alternative<KeyPressed>(input) ||
                          std::holds_alternative<PointerPressed>(input) ||
                          std::holds_alternative<PadPressed>(input) ||
                          std::holds_alternative<StickTilted>(input) ||
                          std::holds_alternative<WheelTurned>(input) ||
                          std::holds_alternative<FocusGained>(input) || is_pointer_taken(input);
        return ends ? Transition{Transition::Kind::Pop, {}} : Transition{};
    }

    Transition update(MonotonicTime now) override
    {
        now_ = now;
        take_answers();
        if (services_.motion() != MotionAmount::Full)
            return {Transition::Kind::Pop, {}};
        if (is_away_)
            return {};
        if (player_ && page_ == AttractPage::Ghost) {
            player_->advance(now);
            if (player_->is_at_end())
                ends_ = std::min(ends_, now + ghost_rests);
        }
        if (now >= ends_)
            begin_page(page_after(page_), now);
        return {};
    }

    std::optional<PlayTime> next_change() const override
    {
        if (is_away_)
            return std::nullopt;
        const PlayTime left = std::max(PlayTime{1}, ends_ - now_);
        if (!player_ || page_ != AttractPage::Ghost || !player_->is_playing())
            return left;
        return std::min(left, std::clamp(player_->until_next(), next_frame, PlayTime{100}));
    }

    bool takes_every_key() const override { return true; }
    bool reads_gamepad() const override { return true; }
    bool opens_puzzles() const override { return true; }
    bool is_busy() const override { return reading_.is_waiting() || opening_.is_waiting(); }

    void draw(Canvas& canvas) const override
    {
        canvas.fill(Rect{0, 0, window_.width, window_.height}, Paint::Background);
        switch (page_) {
        case AttractPage::Ghost:
            draw_ghost(canvas);
            break;
        case AttractPage::Technique:
            draw_technique(canvas);
            break;
        case AttractPage::Tables:
            draw_tables(canvas);
            break;
        case AttractPage::Modes:
            draw_modes(canvas);
            break;
        }
        draw_text(canvas, tr("Press any key"), foot_,
                  TextLook{.size = 15, .weight = Weight::SemiBold, .align = Align::Centre}, scale_);
    }

private:
    std::string tr(std::string_view text) const { return services_.texts.tr(text); }
    int px(double units) const { return scale_.px(units); }

    bool is_pointer_taken(const Input& input)
    {
        const auto* moved = std::get_if<PointerMoved>(&input);
        if (moved == nullptr)
            return false;
        if (!pointer_)
            pointer_ = moved->at;
        return std::abs(moved->at.x - pointer_->x) + std::abs(moved->at.y - pointer_->y) >
               hand_shakes;
    }

    void take_answers()
    {
        if (auto tables = reading_.take())
            tables_ = *std::move(tables);
        auto replay = opening_.take();
        if (!replay || !*replay || !engine::has_replay((*replay)->game))
            return;
        replay_ = **replay;
        player_.emplace(*replay_);
        player_->set_speed(fastest_speed);
        ghost_view_.emplace(replay_->game.session.grid());
        if (measure_ != nullptr)
            place();
    }

    void show_position(engine::PracticePosition position)
    {
        position_ = std::move(position);
        const engine::Grid& grid = position_->chart->grid();
        position_board_ = board_of(position_->candidates);
        for (engine::Cell cell : position_->candidates.open_cells())
            position_board_->write_centre_notes(cell, position_->candidates.of(cell));
        proof_ = proof_of(position_->candidates, position_->steps.front());
        sentences_ = explain(services_.texts, grid, position_->steps.front());
        position_view_.emplace(grid);
    }

    bool has(AttractPage page) const
    {
        switch (page) {
        case AttractPage::Ghost:
            return player_.has_value();
        case AttractPage::Technique:
            return position_.has_value();
        case AttractPage::Tables:
            return std::ranges::any_of(engine::arcade_modes(), [this](const auto& mode) {
                return !tables_.table(engine::table_id(mode)).empty();
            });
        case AttractPage::Modes:
            return true;
        }
        return false;
    }

    AttractPage first_page() const
    {
        return has(AttractPage::Ghost) ? AttractPage::Ghost : page_after(AttractPage::Ghost);
    }

    AttractPage page_after(AttractPage page) const
    {
        constexpr int pages = 4;
        for (int step = 1; step <= pages; ++step) {
            const auto next = static_cast<AttractPage>((static_cast<int>(page) + step) % pages);
            if (has(next))
                return next;
        }
        return AttractPage::Modes;
    }

    void begin_page(AttractPage page, MonotonicTime now)
    {
        page_ = page;
        now_ = now;
        ends_ = now + (page == AttractPage::Ghost ? ghost_lasts : page_lasts);
        if (player_ && page == AttractPage::Ghost) {
            player_->go_to(0);
            player_->play(now);
        }
    }

    // A square for a board, and the rest for texts: beside it, or below it in an upright window.
    void place()
    {
        const int margin = px(32);
        foot_ = Rect{margin, window_.height - scale_.tall(44), window_.width - 2 * margin,
                     scale_.tall(32)};
        whole_ = Rect{margin, margin, window_.width - 2 * margin, foot_.y - margin - px(12)};
        const bool is_beside = window_.width >= window_.height;
        const int side = is_beside ? std::min(whole_.height, whole_.width * 58 / 100)
                                   : std::min(whole_.width, whole_.height * 58 / 100);
        const Rect square{is_beside ? whole_.x : whole_.x + (whole_.width - side) / 2, whole_.y,
                          side, side};
        const int gap = px(32);
        beside_ = is_beside ? Rect{square.right() + gap, whole_.y,
                                   whole_.right() - square.right() - gap, whole_.height}
                            : Rect{whole_.x, square.bottom() + gap / 2, whole_.width,
                                   whole_.bottom() - square.bottom() - gap / 2};
        if (ghost_view_)
            ghost_view_->place(square, scale_, 0);
        if (position_view_)
            position_view_->place(square, scale_, 0);
    }

    // Draws lines from the top of a place down.
    class Column {
    public:
        Column(Canvas& canvas, Rect place, Scale scale)
            : canvas_(canvas), rest_(place), scale_(scale)
        {
        }
        void line(const std::string& text, const TextLook& look)
        {
            draw_text(canvas_, text, take(line_height(look, scale_)), look, scale_);
        }
        void number(const std::string& text, const TextLook& look)
        {
            draw_number(canvas_, text, take(line_height(look, scale_)), look, scale_);
        }
        void paragraph(const std::string& text, const TextLook& look)
        {
            const int height = paragraph_height(canvas_, text, rest_.width, look, scale_);
            if (height <= rest_.height)
                draw_paragraph(canvas_, text, take(height), look, scale_);
        }
        Rect take(int height)
        {
            const Rect taken{rest_.x, rest_.y, rest_.width, height};
            const int step = height + scale_.px(8);
            rest_ = Rect{rest_.x, rest_.y + step, rest_.width, std::max(0, rest_.height - step)};
            return taken;
        }
        const Rect& rest() const { return rest_; }

    private:
        Canvas& canvas_;
        Rect rest_;
        Scale scale_;
    };

    void draw_ghost(Canvas& canvas) const
    {
        BoardLook look;
        look.marks = false;
        look.selection = player_->cells_written();
        ghost_view_->draw(canvas, player_->session().board(), look);
        Column column(canvas, beside_, scale_);
        column.line(tr("The best run"), attract_title_look);
        column.line(category_name(services_.texts, replay_->run.category), attract_text_look);
        column.line(replay_->run.initials, attract_name_look);
        column.number(clock_text(replay_->run.time), attract_time_look);
        draw_bar(canvas, column.take(px(6)), player_->share(), Paint::Accent);
        column.number(short_clock_text(player_->time()), attract_name_look);
    }

    void draw_technique(Canvas& canvas) const
    {
        BoardLook look;
        look.marks = false;
        look.notes_in_places = true;
        look.hint = &proof_;
        position_view_->draw(canvas, *position_board_, look);
        Column column(canvas, beside_, scale_);
        column.line(tr(technique_.name), attract_title_look);
        column.line(level_line(services_.texts, technique_), attract_text_look);
        HintCardText text;
        text.places_digit = !position_->steps.front().placements.empty();
        const Rect rest = column.rest();
        draw_hint_sentences(canvas, text, rest, flow_sentences(canvas, sentences_, rest, scale_),
                            scale_);
    }

    // Beside each other, as many as there is room for.
    void draw_tables(Canvas& canvas) const
    {
        Column column(canvas, whole_, scale_);
        column.line(tr("The best of the arcade"), attract_title_look);
        const Rect all = column.rest();
        const int gap = px(20);
        const int across = all.width >= scale_.tall(640) ? 2 : 1;
        const int width = (all.width - (across - 1) * gap) / across;
        Rect place{all.x, all.y, width, 0};
        int in_row = 0;
        for (const engine::ArcadeMode& mode : engine::arcade_modes()) {
            std::vector<engine::ArcadeResult> results = tables_.table(engine::table_id(mode));
            if (results.empty())
                continue;
            results.resize(std::min(results.size(), most_rows));
            place.height = line_height(attract_name_look, scale_) + px(8) +
                           arcade_table_height(most_rows, scale_) + px(24);
            if (place.bottom() > all.bottom())
                return;
            draw_table(canvas, mode, results, place);
            place.x += width + gap;
            if (++in_row % across == 0)
                place = Rect{all.x, place.bottom() + gap, width, 0};
        }
    }

    void draw_table(Canvas& canvas,
                    const engine::ArcadeMode& mode,
                    const std::vector<engine::ArcadeResult>& results,
                    Rect place) const
    {
        draw_card(canvas, place, scale_);
        Column column(canvas, place.inset(px(12)), scale_);
        column.line(tr(mode.name), attract_name_look);
        draw_arcade_table(canvas, services_.texts, {.mode = &mode, .results = &results},
                          column.rest(), scale_);
    }

    void draw_modes(Canvas& canvas) const
    {
        Column column(canvas, whole_, scale_);
        column.line(tr("Arcade"), attract_title_look);
        for (const engine::ArcadeMode& mode : engine::arcade_modes()) {
            (void)column.take(px(4));
            if (column.rest().height < scale_.tall(60))
                return;
            column.line(tr(mode.name), attract_name_look);
            column.paragraph(tr(mode.summary), attract_text_look);
        }
    }

    Services& services_;
    const engine::Technique& technique_;
    Pending<engine::ArcadeBook> reading_;
    Pending<engine::Result<engine::Replay>> opening_;
    engine::ArcadeBook tables_;
    std::optional<engine::Replay> replay_;
    std::optional<ReplayPlayer> player_;
    std::optional<BoardView> ghost_view_;
    std::optional<engine::PracticePosition> position_;
    std::optional<engine::Board> position_board_;
    std::optional<BoardView> position_view_;
    HintPicture proof_;
    std::vector<engine::Sentence> sentences_;

    AttractPage page_ = AttractPage::Modes;
    MonotonicTime now_{0};
    MonotonicTime ends_{0};        // of the page
    bool is_away_ = false;         // the window is not in front: everything stands until it is
    std::optional<Point> pointer_; // where it was first

    Size window_;
    const TextMeasure* measure_ = nullptr;
    Scale scale_;
    Rect whole_;
    Rect beside_; // of a board
    Rect foot_;
};

} // namespace

std::unique_ptr<Scene> make_attract_scene(Services& services)
{
    return std::make_unique<AttractScene>(services);
}

} // namespace game
