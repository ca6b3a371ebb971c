#include "game/scenes/screens.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/practice/practice_position.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/explain.h"
#include "game/motion/span.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/scenes/hints/technique_page.h"
#include "game/scenes/replays/replay_player.h"
#include "game/scenes/runs/known_play.h"
#include "game/scenes/waiting/pending.h"
#include "game/ui/names.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/cards/mode_picture.h"
#include "game/widgets/hint/hint_card.h"
#include "game/widgets/screen_frame.h"
#include "game/widgets/track.h"

namespace game {
namespace {

using engine::N_;

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
    const auto others = services.records.best_of_pages();
    return others.empty() ? nullptr : &services.records.runs()[others.front().run];
}

// Returns a technique that is found on puzzles up to Hard.
const engine::Technique& technique_to_show(std::uint64_t dice)
{
    std::vector<const engine::Technique*> all;
    for (const engine::Technique* technique : engine::all_techniques()) {
        if (technique->standing.level <= engine::Level::Hard)
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
        for (const engine::ArcadeMode& mode : engine::arcade_modes())
            pictures_.push_back(std::make_unique<ModePicture>(mode));
        take_answers();
        if (auto position = practice_position(technique_, 0))
            show_position(*std::move(position));
        begin_page(page_after(page_), services.host.now());
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
        place();
        return {};
    }

    std::optional<PlayTime> next_change() const override
    {
        if (is_away_)
            return std::nullopt;
        const PlayTime left = std::max(PlayTime{1}, ends_ - now_);
        if (page_ == AttractPage::Modes)
            return std::min(left, next_frame);
        if (!player_ || page_ != AttractPage::Ghost || !player_->is_playing())
            return left;
        return std::min(left, std::clamp(player_->until_next(), next_frame, PlayTime{100}));
    }

    bool takes_every_key() const override { return true; }
    bool reads_gamepad() const override { return true; }
    bool opens_puzzles() const override { return true; }
    bool opens_help() const override { return true; } // any key ends it
    bool is_busy() const override { return reading_.is_waiting() || opening_.is_waiting(); }

    void draw(Canvas& canvas) const override
    {
        canvas.fill(Rect{0, 0, window_.width, window_.height}, Paint::Background);
        draw_leaves(canvas, placement_);
    }

private:
    std::string tr(std::string_view text) const { return services_.texts.tr(text); }

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
        board_ = {}; // to be placed
    }

    void show_position(engine::PracticePosition position)
    {
        position_ = std::move(position);
        position_board_ = board_of(position_->candidates);
        for (engine::Cell cell : position_->candidates.open_cells())
            position_board_->write_centre_notes(cell, position_->candidates.of(cell));
        proof_ = proof_of(position_->candidates, position_->steps.front());
        sentences_ = explain(services_.texts, position_->chart->grid(), position_->steps.front());
        position_view_.emplace(*position_->chart->puzzle_grid());
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
            if (!std::exchange(is_noted_, true))
                remember_solution(services_, attempt_of(services_, replay_->game));
            player_->go_to(0);
            player_->play(now);
        }
    }

    Unit unit() const { return unit_of(scale_, *measure_); }

    void place()
    {
        if (measure_ == nullptr)
            return;
        const Rect before = std::exchange(board_, {});
        game::place(page(), Rect{0, 0, window_.width, window_.height}, unit(), placement_);
        if (board_.empty() || board_ == before)
            return;
        for (auto* view : {&ghost_view_, &position_view_}) {
            if (view->has_value())
                (*view)->place(board_, scale_, 0);
        }
    }

    Box page()
    {
        switch (page_) {
        case AttractPage::Ghost:
            return ghost();
        case AttractPage::Technique:
            return technique();
        case AttractPage::Tables:
            return tables();
        case AttractPage::Modes:
            return modes();
        }
        return box::space();
    }

    Box framed(const Box& content) const
    {
        using namespace box;
        return column({space(32), content.grow().then(12),
                       text(tr("Press any key"),
                            {.size = 15, .weight = Weight::SemiBold, .align = Align::Centre})
                           .size(with_text(32))
                           .then(with_text(12))})
            .padding(32, 0);
    }

    // The texts are beside the board, or below it in an upright window.
    Box beside_board(const DrawIn& draw_board, std::vector<Box> texts)
    {
        using namespace box;
        const double wide = window_.width / scale_.unit - 2 * 32;
        const double high = window_.height / scale_.unit - 32 - 12 - scale_.grown(44);
        const bool is_beside = window_.width >= window_.height;
        const double side = is_beside ? std::min(high, 0.58 * wide) : std::min(wide, 0.58 * high);
        const Box board = picture(draw_board).into(board_).size(side);
        const Box told = column(std::move(texts)).gaps(8).size(0).grow();
        if (is_beside)
            return framed(row({board.across(side, Side::Start).then(32), told}));
        return framed(column({board.across(side).then(16), told}));
    }

    // As many of the parts as there is room for.
    Box page_of(const char* title, std::vector<Box> parts, int columns) const
    {
        using namespace box;
        const auto page = [&] {
            const GridLook look{.columns = columns, .gap_across = 20, .gap_down = 20};
            return framed(column({text(tr(title), attract_title_look).then(8), grid(parts, look)}));
        };
        const auto needed = [&] {
            return page().preferred_height(unit(), window_.width);
        };
        while (!parts.empty() && needed() > window_.height)
            parts.pop_back();
        return page();
    }

    Box ghost()
    {
        using namespace box;
        const auto draw_board = [this](Canvas& canvas, Rect, Scale) {
            BoardLook look;
            look.marks = false;
            look.selection = player_->cells_written();
            ghost_view_->draw(canvas, player_->session().board(), look);
        };
        const auto bar = [share = player_->share()](Canvas& canvas, Rect area, Scale) {
            draw_bar(canvas, area, share, Paint::Accent);
        };
        const engine::Record& run = replay_->run;
        return beside_board(draw_board,
                            {text(tr("The best run"), attract_title_look),
                             text(category_name(services_.texts, run.category), attract_text_look),
                             text(run.initials, attract_name_look),
                             number(clock_text(run.time), attract_time_look), picture(bar).size(6),
                             number(short_clock_text(player_->time()), attract_name_look)});
    }

    Box technique()
    {
        using namespace box;
        const auto draw_board = [this](Canvas& canvas, Rect, Scale) {
            BoardLook look;
            look.marks = false;
            look.notes_in_places = true;
            look.hint = &proof_;
            position_view_->draw(canvas, *position_board_, look);
        };
        const auto sentences = [this](Canvas& canvas, Rect area, Scale scale) {
            HintCardText text;
            text.places_digit = !position_->steps.front().placements.empty();
            draw_hint_sentences(canvas, text, area, flow_sentences(canvas, sentences_, area, scale),
                                scale);
        };
        return beside_board(draw_board,
                            {text(tr(technique_.name), attract_title_look),
                             text(level_line(services_.texts, technique_), attract_text_look),
                             picture(sentences).grow()});
    }

    Box tables() const
    {
        using namespace box;
        std::vector<Box> cards;
        for (const engine::ArcadeMode& mode : engine::arcade_modes()) {
            auto results = tables_.table(engine::table_id(mode));
            if (results.empty())
                continue;
            results.resize(std::min(results.size(), most_rows));
            cards.push_back(card({text(tr(mode.name), attract_name_look).then(8),
                                  arcade_table(services_.texts, mode, results), space().grow()})
                                .padding(12, 12));
        }
        const double wide = window_.width / scale_.unit - 2 * 32;
        return page_of(N_("The best of the arcade"), cards, wide >= scale_.grown(640) ? 2 : 1);
    }

    // In one row or two; the pictures are as large as the window lets them be.
    Box modes()
    {
        using namespace box;
        const double wide = window_.width / scale_.unit - 2 * 32;
        const int columns = wide >= scale_.grown(1080) ? 4 : 2;
        const int rows = engine::count_of(pictures_) / columns;
        const double of_texts = scale_.grown(112);
        const double high = window_.height / scale_.unit - scale_.grown(88) - 44 - 16 * (rows + 2);
        const double picture = std::clamp(high / rows - of_texts, 0.0, 204.0);
        std::vector<Box> cards;
        for (std::size_t index = 0; index < pictures_.size(); ++index)
            cards.push_back(column({card_of_mode(index, picture).size(picture + of_texts)}));
        const GridLook look{.columns = columns, .gap_across = 20, .gap_down = 16};
        return framed(
            column({text(tr("Arcade"), attract_title_look).size(with_text(44)),
                    space().size(0).grow(), grid(std::move(cards), look), space().size(0).grow(2)})
                .gaps(16));
    }

    Box card_of_mode(std::size_t index, double picture)
    {
        using namespace box;
        const engine::ArcadeMode& mode = engine::arcade_modes()[index];
        const Box texts = column({text(tr(mode.name), attract_name_look).then(6),
                                  paragraph(tr(mode.summary), attract_text_look)});
        return card({picture_of_mode(index).size(picture), texts.padding(18, 14).size(0).grow()});
    }

    // Their lights begin one after another.
    Box picture_of_mode(std::size_t index)
    {
        ModePicture& shown = *pictures_[index];
        const auto place_picture = [&shown](Rect area, Scale scale) {
            shown.place(area, scale, TextsOfMode::Below);
        };
        const auto draw = [this, index, &shown](Canvas& canvas, Rect, Scale) {
            constexpr PlayTime later{600};
            const PlayTime since = ends_ - now_ + later * static_cast<PlayTime::rep>(index);
            shown.draw(canvas, ModePicture::repeats - since % ModePicture::repeats);
        };
        return box::picture(place_picture, draw);
    }

    Services& services_;
    const engine::Technique& technique_;
    Pending<engine::ArcadeBook> reading_;
    Pending<engine::Result<engine::Replay>> opening_;
    engine::ArcadeBook tables_;
    std::vector<std::unique_ptr<ModePicture>> pictures_;
    std::optional<engine::Replay> replay_;
    bool is_noted_ = false; // that it was shown
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
    Rect board_;
    Placement placement_;
};

} // namespace

std::unique_ptr<Scene> make_attract_scene(Services& services)
{
    return std::make_unique<AttractScene>(services);
}

} // namespace game
