#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/message.h"
#include "engine/make/puzzle_spec.h"
#include "game/scenes/arcade/arcade_end.h"
#include "game/scenes/arcade/arcade_loss.h"
#include "game/scenes/arcade/arcade_scene.h"
#include "game/scenes/arcade/rank_texts.h"
#include "game/scenes/arcade/result_head.h"
#include "game/scenes/arcade/result_table.h"
#include "game/scenes/arcade/tally_card.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/pending.h"
#include "game/widgets/board/end_board.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/confetti.h"

namespace game {
namespace {

using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;

enum class ArcadeEndButton { Save, Again, Tables, Arcade };

constexpr PlayTime end_deaf_for{600};   // so that the last digit is not taken as an initial
constexpr PlayTime place_is_heard{400}; // after the rank
constexpr PlayTime caret_blinks{500};
constexpr double two_columns = 700;   // units of width
constexpr double caps_high = 104;     // of the card with initials, whose arrows are in it
constexpr double four_buttons = 1100; // or three with their keys
constexpr double roomy_right = 600;   // for the largest form of the rank
constexpr double least_right = 420;
constexpr double largest_board = 488; // with its card
constexpr double smallest_board = 200;
constexpr int most_result_rows = 10; // usually there is room for six
constexpr int fewest_result_rows = 2;
const KeyPressed result_tables_key{.key = Key::Letter, .symbol = 'T'};

class ArcadeEndScene : public MenuScene {
public:
    ArcadeEndScene(Services& services, ArcadeEnd end)
        : MenuScene(services),
          end_(std::move(end)),
          tally_(
              services, end_, [this](const engine::Technique& technique) { practise(technique); }),
          initials_(services, [this](const std::string& entered) { save(entered); }),
          opened_(services.host.now()),
          now_(opened_),
          reading_(services.saves.ask(&SavedData::arcade_tables))
    {
        place_.end = &end_;
        place_.result = result_of(services, end_);
        save_result();
        if (end_.board)
            board_.emplace(EndedBoard{.grid = end_.grid,
                                      .board = *end_.board,
                                      .wrong = end_.wrong,
                                      .mistake = end_.last_mistake(),
                                      .is_solved = end_.ending == engine::ArcadeEnding::AllBoards,
                                      .is_position = mode().task == engine::ArcadeTask::Steps});
        if (end_.ending == engine::ArcadeEnding::Stopped)
            services_.sound.play(sounds::run_stopped());
        tally_.begin(opened_);
        if (board_)
            board_->begin(services_.motion(), opened_);
        take_tables();
        tell_place();
    }

    Transition handle(const Input& input) override
    {
        const bool is_key =
            std::holds_alternative<KeyPressed>(input) || std::holds_alternative<TextTyped>(input);
        if (is_key && services_.host.now() - opened_ < end_deaf_for)
            return {};
        if (std::exchange(skipped_by_key_, false) && std::holds_alternative<TextTyped>(input))
            return {};
        if (tally_.is_counting() && ends_tally(input))
            return {};
        if (std::holds_alternative<CloseRequested>(input))
            initials_.end();
        const auto* pressed = std::get_if<PointerPressed>(&input);
        const bool is_seen = pressed == nullptr || content().contains(pressed->at);
        if (is_seen && initials_.handle(input)) {
            place_again();
            return {};
        }
        return MenuScene::handle(input);
    }

    Transition update(MonotonicTime now) override
    {
        move(now);
        const bool is_read = take_tables();
        const bool is_told = tell_place();
        const bool has_news = place_.place && initials_.has_news();
        if (is_read || is_told || has_news)
            place_again();
        return {};
    }

    void move(MonotonicTime now) override
    {
        now_ = now;
        tally_.move(now);
        if (board_)
            board_->move(now);
    }

    bool is_moving() const override
    {
        return tally_.motion().is_moving(now_) || (board_ && board_->is_moving());
    }
    bool is_busy() const override { return reading_.is_waiting(); }
    std::optional<PlayTime> next_change() const override
    {
        if (is_moving())
            return next_frame;
        if (reading_.is_waiting())
            return PlayTime{30};
        if (initials_.is_open() && services_.motion() != MotionAmount::Off)
            return caret_blinks - now_ % caret_blinks;
        return std::nullopt;
    }
    bool opens_puzzles() const override { return is_told_ && !initials_.is_open(); }

    std::string in_words() const override
    {
        if (!is_told_)
            return title();
        if (!initials_.is_open())
            return panel_.focus_in_words();
        return texts().tr(Message{N_("Your initials: {initials}. Enter saves them."),
                                  {{"initials", initials_.initials().text()}}});
    }

    void draw(Canvas& canvas) const override
    {
        MenuScene::draw(canvas);
        const int away = -rounded(6 * scale_.unit);
        const std::array kept_free = {left_column_.inset(away), right_column_.inset(away)};
        draw_confetti(canvas, tally_.motion().confetti(), now_, kept_free, scale_);
    }

private:
    const engine::ArcadeMode& mode() const { return *end_.mode; }
    HelpTopic help_topic() const override { return HelpTopic::Arcade; }
    ScreenHead head() const override { return ScreenHead::Nothing; }
    std::string title() const override { return tr(mode().name); }
    std::vector<KeyHint> hints() const override { return {}; }

    bool take_tables()
    {
        auto tables = reading_.take();
        if (!tables)
            return false;
        engine::ArcadeBook book = *std::move(tables);
        const std::string table = engine::table_id(mode());
        if (end_.is_kept())
            book.played(table, place_.result);
        place_.table = book.table(table);
        place_.place = book.place_of(table, place_.result.id);
        return true;
    }

    // At once, with the initials that were entered last, also while the tables can't be read.
    void save_result()
    {
        if (end_.is_kept())
            services_.saves.write(saving(engine::table_id(mode()), place_.result));
    }

    // Once all is counted and the table is read: the rank is stamped, the place is told, and only
    // now something may be celebrated.
    bool tell_place()
    {
        if (is_told_ || tally_.is_counting() || reading_.is_waiting())
            return false;
        is_told_ = true;
        const int worth = engine::worth_of(end_.rank());
        const int without_chord = std::min(worth, 2);
        services_.sound.play(sounds::rank(place_.is_celebrated() ? worth : without_chord));
        services_.host.speak({.text = summary(), .cuts_in = true});
        if (is_gold())
            celebrate();
        else if (place_.is_celebrated())
            services_.sound.play(
                sounds::later(sounds::place_in_table(), milliseconds(place_is_heard)));
        if (place_.place)
            initials_.open();
        else
            panel_.focus(ArcadeEndButton::Again);
        return true;
    }

    // An empty table gives a place, but no confetti for a rank that everybody has.
    bool is_gold() const
    {
        return is_told_ && place_.is_celebrated() && place_.is_first() &&
               (place_.table.size() > 1 || end_.rank().steps > 0);
    }

    void celebrate()
    {
        const bool has_others = place_.table.size() > 1;
        services_.sound.play(
            sounds::later(has_others ? sounds::first_place() : sounds::place_in_table(),
                          milliseconds(place_is_heard)));
        services_.host.rumble({.percent = 50, .milliseconds = 250});
        if (frame_.window().width <= 0) // not laid out
            return;
        const double unit = scale_.unit;
        const double right = frame_.window().width / unit;
        const double beside = frame_.content().x / unit;
        const double middle = left_column_.right() / unit;
        const std::array strips = {ConfettiStrip{0, right}, ConfettiStrip{0, beside},
                                   ConfettiStrip{middle, right_column_.x / unit},
                                   ConfettiStrip{right - beside, right}};
        tally_.motion().celebrate(strips, window_height(), services_.pace.particles());
    }

    // "Rank B, 18,700 points, place 3".
    std::string summary() const
    {
        std::string all = rank_text(texts(), mode(), end_.rank()) + ", " +
                          result_text(texts(), mode(), place_.result);
        if (place_.place)
            all += ", " +
                   texts().tr(Message{N_("place {n}"), {{"n", std::to_string(*place_.place + 1)}}});
        return all;
    }

    void save(const std::string& initials)
    {
        place_.result.initials = initials;
        place_.table[*place_.place].initials = initials;
        save_result();
        panel_.focus(ArcadeEndButton::Again);
        place_again();
    }

    // Any key shows the end of the tally at once; that key does nothing else.
    bool ends_tally(const Input& input)
    {
        const bool is_key = std::holds_alternative<KeyPressed>(input);
        const bool acts = is_deed(input);
        if (acts) {
            skipped_by_key_ = is_key;
            tally_.skip();
            if (board_)
                board_->stop();
            tell_place();
            place_again();
        }
        return acts || is_key || std::holds_alternative<TextTyped>(input);
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (key == result_tables_key)
            return tables();
        if (key.key != Key::Space || key.held != Modifiers{})
            return std::nullopt;
        return key.repeated ? Transition{} : again();
    }

    Transition again()
    {
        initials_.end();
        return replace([&services = services_, &mode = mode(), practised = end_.practised] {
            return make_arcade_run_scene(services, mode, practised);
        });
    }

    Transition tables()
    {
        initials_.end();
        return push([&services = services_, &mode = mode()] {
            return make_arcade_tables_scene(services, mode);
        });
    }

    void practise(const engine::Technique& technique)
    {
        initials_.end();
        go(push([&services = services_, &technique] {
            return make_practice_task_scene(services, technique);
        }));
    }

    Transition go_back() override
    {
        initials_.end();
        return {Transition::Kind::Pop, {}};
    }

    Box screen() override { return is_narrow() ? one_column() : columns(); }
    bool is_narrow() const { return width() < two_columns * std::max(1.0, 0.9 * scale_.text); }

    ResultHead result_head() const { return {services_, end_, tally_, is_gold()}; }

    // What was done on the left, what it is worth on the right. The buttons stay in view.
    Box columns()
    {
        using namespace box;
        const double gap = column_gap();
        const double board = board_side();
        const double right_width = width() - board - gap;
        const Box left = left_column(board).into(left_column_);
        const Box right = right_column(right_width);
        const auto beside = [&](const Box& results) {
            return row({left.size(board).then(gap), results.into(right_column_).size(0).grow()});
        };
        const Box all = has_buttons_below()
                            ? column({beside(column({right.grow()})).grow().then(20), buttons()})
                            : beside(column({right.grow().then(20), buttons()}));
        if (high(all, width()) <= height() + 1)
            return all;
        return column(
            {row({left.size(board).then(gap), column({right}).into(right_column_).size(0).grow()})
                 .scrolling()
                 .grow()
                 .then(12),
             buttons()});
    }

    // Of both columns, which a nearly square window fills so.
    bool has_buttons_below() const { return width() < 1000 && height() > 0.85 * width(); }
    double columns_height() const
    {
        return height() - (has_buttons_below() ? 20 + scale_.grown(56) : 0);
    }

    double column_gap() const { return width() >= 1000 ? 40 : 24; }

    // So that the tally below it has room.
    double board_side() const
    {
        const double tally = 24 + scale_.grown(30) * tally_.lines(TallyCard::Form::Usual);
        const double widest = std::min(largest_board, width() - column_gap() - least_right);
        return std::clamp(columns_height() - 16 - tally, smallest_board, widest);
    }

    double high(const Box& box, double width) const
    {
        return box.min_height(unit_of(scale_, measure()), width * scale_.unit) / scale_.unit;
    }

    Box left_column(double side)
    {
        using namespace box;
        const bool is_large = side > 400;
        const double lines = tally_.lines(TallyCard::Form::Usual);
        const double least = 32 + scale_.grown(24) * lines;
        const double most = 32 + scale_.grown(64) * lines;
        const double tally = std::clamp(columns_height() - side - 16, least, std::max(least, most));
        return column({board_card(is_large ? 16 : 10, is_large ? 13 : 9).size(side).then(16),
                       tally_.card(TallyCard::Form::Usual).size(tally)});
    }

    Box board_card(double padding, double gutter)
    {
        return board_ ? board_->card(padding, gutter) : box::card({box::space()});
    }

    Box right_column(double right_width)
    {
        using namespace box;
        const bool is_roomy = right_width >= roomy_right;
        const Box rank =
            column({result_title(result_head()).then(6),
                    result_rank(result_head(), is_roomy ? ResultForm::Large : ResultForm::Medium)
                        .then(is_roomy ? 24 : 14)});
        const double place_high = scale_.grown(is_roomy ? 124 : 104);
        const double row_high = is_roomy ? 44 : 36;
        const double others =
            high(rank, right_width) + place_high + 16 + 16 + 20 + scale_.grown(56);
        const double room = height() - others;
        const int rows = rows_in(room, row_high);
        // Whole pixels, so that all rows together are no higher than the room.
        const double row = std::clamp(scale_.whole(room / rows) / scale_.grown(1), row_high, 44.0);
        return column({rank, told_place(place_high, {.is_small = !is_roomy}).then(16),
                       table(rows, row, false).grow()});
    }

    int rows_in(double room, double row) const
    {
        return std::clamp(rounded_down(room / scale_.grown(row) + 0.02), fewest_result_rows,
                          most_result_rows);
    }

    Box told_place(Length high, PlaceCardLook look)
    {
        look.is_gold = is_gold();
        if (is_told_)
            look.words = words_of(texts(), place_);
        else
            look.words.sentence = tr("Any key shows the end at once");
        return place_card(services_, initials_, look).at_least(high);
    }

    Box table(int rows, double row, bool is_small)
    {
        ResultTableLook look{.rows = rows, .row = row, .is_told = is_told_, .is_small = is_small};
        if (initials_.is_open())
            look.initials = [this] {
                return shown_initials();
            };
        return result_table(services_, place_, look);
    }

    // With a caret that blinks.
    std::string shown_initials() const
    {
        const bool is_lit = services_.motion() == MotionAmount::Off || now_ / caret_blinks % 2 == 0;
        std::string shown;
        for (std::size_t letter = 0; letter < 3; ++letter)
            shown += letter == initials_.initials().place() && !is_lit
                         ? "_"
                         : initials_.initials().letter(letter);
        return shown;
    }

    // One below the other; all but the buttons scrolls where there is no room.
    Box one_column()
    {
        using namespace box;
        constexpr double gap = 10;
        const double side = std::min({0.47 * width(), 0.36 * height(), 320.0});
        const double beside_width = width() - side - 16;
        const ResultForm form = beside_width > 360 ? ResultForm::Medium : ResultForm::Small;
        const Box beside = column({result_title(result_head()).at_least(with_text(24)).then(4),
                                   result_rank(result_head(), form)});
        const double top = std::max(side, high(beside, beside_width));
        const double tally = 16 + scale_.grown(24) * tally_.lines(TallyCard::Form::Small);
        const double place = scale_.grown(initials_.is_open() ? caps_high : 90);
        const double others = top + tally + place + 3 * gap + 16 + 14 + scale_.grown(56);
        const int rows = rows_in(height() - others, 34);
        const Box head =
            row({column({board_card(10, 0).size(side)}).size(side).then(16), beside.size(0).grow()})
                .size(top)
                .then(gap);
        const Box counted = tally_.card(TallyCard::Form::Small).size(tally).then(gap);
        const Box told = told_place(place, {.is_small = true, .names_keys = false}).then(gap);
        const Box results = table(rows, 34, true);
        const bool has_room = others + rows * scale_.grown(34) <= height();
        // The initials must be in view.
        const Box all = has_room || !initials_.is_open()
                            ? column({head, counted, told, results})
                            : column({head, told, results.then(gap), counted});
        left_column_ = frame_.content();
        right_column_ = frame_.content();
        return column({all.scrolling().grow().then(10), buttons()});
    }

    // While the initials are open, what is filled saves them; only then one goes elsewhere.
    Box buttons()
    {
        using namespace box;
        const bool is_open = initials_.is_open();
        const bool has_keys = is_told_ && !is_open && width() >= four_buttons;
        const auto key = [has_keys](std::string name) {
            return has_keys ? std::move(name) : std::string();
        };
        const Box save = button({.id = ArcadeEndButton::Save,
                                 .style = ButtonStyle::Primary,
                                 .label = tr("Save"),
                                 .font_size = 17,
                                 .press = [this] {
                                     initials_.end();
                                 }});
        const Box first = button({.id = ArcadeEndButton::Again,
                                  .style = is_open ? ButtonStyle::Keycap : ButtonStyle::Primary,
                                  .label = tr("Play again"),
                                  .key_hint = key(name_of(Key::Space)),
                                  .font_size = 17,
                                  .group = ArcadeEndButton::Again,
                                  .press = [this] {
                                      go(again());
                                  }});
        const Box tables =
            way(ArcadeEndButton::Tables, tr("Tables"), key(services_.hint_of(result_tables_key)),
                [this] { go(this->tables()); });
        const Box arcade = way(ArcadeEndButton::Arcade, tr("Arcade"), key(name_of(Key::Escape)),
                               [this] { go(go_back()); });
        if (is_open) {
            const bool has_room = width() >= four_buttons;
            return row({save.size(0).grow(150), first.size(0).grow(170), tables.size(0).grow(112),
                        arcade.size(0).grow(112).when(has_room)})
                .gaps(10)
                .size(with_text(56));
        }
        return row({first.size(0).grow(264), tables.size(0).grow(165), arcade.size(0).grow(165)})
            .gaps(16)
            .size(with_text(56));
    }

    Box way(ArcadeEndButton id, std::string label, std::string key, std::function<void()> press)
    {
        return box::button({.id = id,
                            .style = ButtonStyle::Keycap,
                            .label = std::move(label),
                            .key_hint = std::move(key),
                            .font_size = 17,
                            .group = ArcadeEndButton::Again,
                            .press = std::move(press)});
    }

    ArcadeEnd end_;
    ResultPlace place_;
    TallyCard tally_;
    std::optional<EndBoard> board_;
    InitialsEntry initials_;
    MonotonicTime opened_;
    MonotonicTime now_;
    Pending<engine::ArcadeBook> reading_;
    bool is_told_ = false; // the rank and the place
    bool skipped_by_key_ = false;
    Rect left_column_;
    Rect right_column_;
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
        const engine::Digit written = run.digits()[cell];
        if (puzzle.givens[cell] == engine::no_digit)
            end.board->write_digit(cell, written);
        if (written != engine::no_digit && written != puzzle.solution[cell])
            end.wrong.push_back(cell);
    }
    return end;
}

engine::ArcadeResult result_of(Services& services, const ArcadeEnd& end)
{
    return {.id = std::to_string(services.host.date()) + "-" +
                  engine::seed_code(services.host.random_seed()),
            .initials = services.settings.initials,
            .score = end.reached.score,
            .time = end.reached.time,
            .date = services.host.date(),
            .rungs = end.reached.rungs};
}

std::unique_ptr<Scene> make_arcade_end_scene(Services& services, ArcadeEnd end)
{
    return std::make_unique<ArcadeEndScene>(services, std::move(end));
}

} // namespace game
