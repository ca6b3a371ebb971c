#include "game/scenes/win/won_board.h"

#include <utility>

#include "game/ui/rounding.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/confetti.h"

namespace game {
namespace {

constexpr engine::PlayTime early_for{600};

Rect window_of(const Canvas& canvas)
{
    return {0, 0, canvas.size().width, canvas.size().height};
}

bool is_key_or_text(const Input& input)
{
    return std::holds_alternative<KeyPressed>(input) || std::holds_alternative<TextTyped>(input);
}

} // namespace

WonBoard::WonBoard(Services& services,
                   const engine::Session& session,
                   std::optional<WinStart> start)
    : services_(services),
      session_(session),
      opened_(services.host.now()),
      now_(opened_),
      start_(std::move(start)),
      wave_(start_ ? start_->motion : BoardMotion(session.grid())),
      view_(session.grid())
{
    wave_.set_amount(services_.motion());
    wave_.solved(opened_);
}

void WonBoard::place(Size window, Rect square, Scale scale)
{
    if (start_ && start_->picture->size() != window)
        start_.reset();
    scale_ = scale;
    place_ = square;
    placed_ = {};
    place_on_its_way();
}

void WonBoard::begin(const Celebration& celebration)
{
    motion_.begin(services_.motion(), services_.pace.particles(), celebration, opened_);
    place_on_its_way();
}

void WonBoard::advance(engine::MonotonicTime now)
{
    now_ = now;
    motion_.advance(now);
    const auto wave = motion_.second_wave();
    if (wave && now >= *wave && !std::exchange(has_second_wave_, true))
        wave_.solved(now);
    wave_.advance(now);
    place_on_its_way();
}

void WonBoard::skip()
{
    motion_.skip(now_);
    wave_.stop();
    place_on_its_way();
}

void WonBoard::place_on_its_way()
{
    const Rect from = start_ ? start_->board_square : place_;
    const double way = moment().way;
    const auto between = [way](int one, int other) {
        return one + rounded(way * (other - one));
    };
    const int side = between(from.width, place_.width);
    const Rect square{between(from.x, place_.x), between(from.y, place_.y), side, side};
    if (std::exchange(placed_, square) != square)
        view_.place(square, scale_, start_ ? start_->gutter : 16);
}

bool WonBoard::is_early() const
{
    return services_.host.now() - opened_ < early_for;
}

bool WonBoard::is_too_early(const Input& input) const
{
    return is_key_or_text(input) && is_early();
}

bool WonBoard::is_deliberate(const Input& input) const
{
    return (is_key_or_text(input) || std::holds_alternative<PointerPressed>(input)) && !is_early();
}

void WonBoard::draw_behind(Canvas& canvas, std::span<const Rect> kept_free) const
{
    canvas.fill(window_of(canvas), Paint::Background);
    draw_confetti(canvas, motion_.confetti(), now_, kept_free, scale_);
    const int veil = moment().veil;
    if (!start_ || veil == 100)
        return;
    start_->picture->replay(canvas, window_of(canvas));
    canvas.fill(window_of(canvas), Tint(Paint::Background).faded(veil));
}

void WonBoard::draw(Canvas& canvas) const
{
    BoardLook look;
    look.moment = &wave_.moment(now_);
    look.marks_lean = false;
    look.is_solved = has_second_wave_ || !wave_.is_moving();
    view_.draw(canvas, session_.board(), look);
}

void WonBoard::draw_curtain(Canvas& canvas) const
{
    const int opacity = moment().curtain;
    if (opacity == 0)
        return;
    if (!start_)
        return canvas.fill(window_of(canvas), Tint(Paint::Background).faded(opacity));
    ShiftedCanvas fading(canvas, canvas.size(), 0, opacity);
    start_->picture->replay(fading, window_of(canvas));
}

} // namespace game
