#include "game/scenes/arcade/arcade_end.h"
#include "game/scenes/arcade/arcade_scene.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/make/puzzle_spec.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/scenes/entry/initials_entry.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/pending.h"
#include "game/sound/sounds.h"
#include "game/ui/names.h"

namespace game {
namespace {

using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;

enum class ArcadeEndButton { Again, Modes, Title };

constexpr PlayTime end_deaf_for{600};    // so that the last digit is not taken as an initial
constexpr double end_beside_width = 720; // of the content, in units, for two columns
constexpr TextLook end_heading_look{
    .size = 22, .weight = Weight::Bold, .tint = Paint::Ok, .face = Face::Numerals};
constexpr TextLook end_score_look{
    .size = 44, .weight = Weight::Bold, .tint = Paint::Gold, .face = Face::Numerals};
constexpr TextLook end_place_look{.size = 16, .weight = Weight::SemiBold};

class ArcadeEndScene : public MenuScene {
public:
    ArcadeEndScene(Services& services, ArcadeEnd end)
        : MenuScene(services),
          end_(std::move(end)),
          result_(result_of(services, end_)),
          initials_(services, [this](const std::string& entered) { save(entered); }),
          opened_(services.host.now()),
          reading_(services.saves.ask(&SavedData::arcade_tables))
    {
        panel_.focus(ArcadeEndButton::Again);
        take_tables();
    }

    Transition handle(const Input& input) override
    {
        const bool is_deaf = services_.host.now() - opened_ < end_deaf_for;
        if (is_deaf &&
            (std::holds_alternative<KeyPressed>(input) || std::holds_alternative<TextTyped>(input)))
            return {};
        const auto* pressed = std::get_if<PointerPressed>(&input);
        const bool is_seen = pressed == nullptr || content().contains(pressed->at);
        if (is_seen && initials_.handle(input)) {
            place_again();
            return {};
        }
        if (std::holds_alternative<CloseRequested>(input))
            initials_.end();
        return MenuScene::handle(input);
    }

    Transition update(MonotonicTime) override
    {
        if (take_tables() || (place_in_table_ && initials_.has_news()))
            place_again();
        return {};
    }
    bool is_busy() const override { return reading_.is_waiting(); }
    std::optional<PlayTime> next_change() const override
    {
        return reading_.is_waiting() ? std::optional(PlayTime{30}) : std::nullopt;
    }
    bool opens_puzzles() const override { return !initials_.is_open(); }

private:
    static engine::ArcadeResult result_of(Services& services, const ArcadeEnd& end)
    {
        return {.id = std::to_string(services.host.date()) + "-" +
                      engine::seed_code(services.host.random_seed()),
                .initials = services.settings.initials,
                .score = end.reached.score,
                .time = end.reached.time,
                .date = services.host.date(),
                .rungs = end.reached.rungs};
    }

    const engine::ArcadeMode& mode() const { return *end_.mode; }
    HelpTopic help_topic() const override { return HelpTopic::Arcade; }
    std::string title() const override { return tr(mode().name); }
    std::vector<KeyHint> hints() const override
    {
        if (initials_.is_open())
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
        initials_.open();
        return true;
    }

    void save_result() { services_.saves.write(saving(engine::table_id(mode()), result_)); }

    void save(const std::string& initials)
    {
        result_.initials = initials;
        table_[*place_in_table_].initials = initials;
        save_result();
        panel_.focus(ArcadeEndButton::Again);
        place_again();
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (key.key == Key::Space && key.held == Modifiers{}) {
            if (!key.repeated)
                return again();
            return Transition{};
        }
        return std::nullopt;
    }

    Transition again()
    {
        initials_.end();
        return replace([&services = services_, &mode = mode()] {
            return make_arcade_run_scene(services, mode);
        });
    }

    Transition go_back() override
    {
        initials_.end();
        return {Transition::Kind::Pop, {}};
    }

    std::string place_text() const
    {
        if (reading_.is_waiting())
            return tr("The table is being read …");
        if (place_in_table_)
            return texts().tr(Message{N_("Place {n} in the table"),
                                      {{"n", std::to_string(*place_in_table_ + 1)}}});
        if (end_.reached.score == 0)
            return tr("Nothing scored this time.");
        const std::string tenth = score_text(texts(), mode(), table_.back().score);
        return texts().tr(
            Message{N_("Not in the table yet. Tenth place: {score}"), {{"score", tenth}}});
    }

    Box screen() override
    {
        using namespace box;
        const Box left = column({reached().then(16), buttons()});
        const Box table = card({arcade_table(texts(), shown_table())}).padding(10, 10);
        if (width() < scale_.grown(end_beside_width))
            return column({left.then(16), table});
        return row({left.size(0).grow(52), column({table}).size(0).grow(48)}).gaps(24);
    }

    // What was reached, and the initials.
    Box reached()
    {
        using namespace box;
        const bool is_refused = initials_.is_refused();
        const TextLook how{
            .size = 14, .weight = Weight::Regular, .tint = is_refused ? Paint::Error : Paint::Ink2};
        const Box entry = column({space(28), initials_.caps(with_text(72), with_text(72), 14),
                                  space(34), paragraph(initials_.in_words(), how)});
        return card({text(last_words(texts(), end_.ending), end_heading_look).then(4),
                     text(score_text(texts(), mode(), end_.reached.score), end_score_look).then(4),
                     paragraph(place_text(), end_place_look).then(8),
                     entry.when(place_in_table_.has_value())})
            .padding(20, 20);
    }

    ArcadeTableLook shown_table() const
    {
        return {.mode = &mode(),
                .results = &table_,
                .own = result_.id,
                .initials = initials_.is_open() ? initials_.initials().text() : ""};
    }

    Box buttons()
    {
        using namespace box;
        Button first{.id = ArcadeEndButton::Again,
                     .style = ButtonStyle::Primary,
                     .label = tr("Play again"),
                     .key_hint = initials_.is_open() ? "" : name_of(Key::Space),
                     .font_size = 18,
                     .press = [this] {
                         go(again());
                     }};
        const Box modes = way(ArcadeEndButton::Modes, tr("How to play"), [this] { go(go_back()); });
        const Box menu = way(ArcadeEndButton::Title, tr("Main menu"), [this] {
            initials_.end();
            go(go_to(make_title_scene, services_, Transition::Kind::ReplaceAll));
        });
        return column({button(std::move(first)).size(with_text(56)).then(10),
                       evenly({modes, menu}, 10).size(with_text(48)).then(4)});
    }

    Box way(ArcadeEndButton id, std::string label, std::function<void()> press)
    {
        return box::button({.id = id,
                            .style = ButtonStyle::Keycap,
                            .label = std::move(label),
                            .group = ArcadeEndButton::Again,
                            .press = std::move(press)});
    }

    ArcadeEnd end_;
    engine::ArcadeResult result_;
    InitialsEntry initials_;
    MonotonicTime opened_;
    Pending<engine::ArcadeBook> reading_;
    std::vector<engine::ArcadeResult> table_;
    std::optional<std::size_t> place_in_table_; // from 0
};

} // namespace

ArcadeEnd end_of(const engine::ArcadeRun& run)
{
    ArcadeEnd end{.mode = &run.mode(),
                  .ending = run.ending().value_or(engine::ArcadeEnding::Stopped),
                  .reached = run.reached(),
                  .tally = run.tally(),
                  .lasted = run.lasted(),
                  .hearts = run.hearts()};
    if (!run.puzzle())
        return end;
    const engine::Puzzle& puzzle = *run.puzzle();
    end.grid = puzzle.grid;
    end.board.emplace(puzzle.givens);
    for (engine::Cell cell : end.grid->cells()) {
        if (puzzle.givens[cell] == engine::no_digit)
            end.board->write_digit(cell, run.digits()[cell]);
    }
    return end;
}

std::unique_ptr<Scene> make_arcade_end_scene(Services& services, ArcadeEnd end)
{
    return std::make_unique<ArcadeEndScene>(services, std::move(end));
}

} // namespace game
