#include "game/ui/drawing_trial.h"

#include <algorithm>
#include <array>

#include "engine/base/letters.h"
#include "engine/base/plain_text.h"
#include "engine/base/whole_number.h"

namespace game {

namespace {

// Half of the time of a frame at 60 in a second: the rest is for everything else.
constexpr std::chrono::microseconds half_a_frame{8000};

constexpr std::string_view card_draws = "card ";
constexpr std::string_view processor_draws = "processor ";
constexpr long most_pixels = 1L << 30;
constexpr std::size_t longest_driver = 40;

} // namespace

bool is_soon_enough(const FrameTime& by_processor)
{
    return by_processor.of_thread <= half_a_frame;
}

bool is_software(std::string_view renderer)
{
    constexpr std::array<std::string_view, 6> names = {
        "llvmpipe", "softpipe", "swrast", "SwiftShader", "Software Rasterizer", "Basic Render"};
    return std::ranges::any_of(names, [renderer](std::string_view name) {
        return renderer.find(name) != std::string_view::npos;
    });
}

std::optional<bool> DrawingAnswer::is_card_for(long other_pixels,
                                               std::string_view other_driver) const
{
    const bool tells = is_card ? other_pixels >= pixels : other_pixels <= pixels;
    if (pixels == 0 || other_driver != driver || !tells)
        return std::nullopt;
    return is_card;
}

std::string to_text(const DrawingAnswer& answer)
{
    if (answer.pixels == 0)
        return "";
    return std::string(answer.is_card ? card_draws : processor_draws) +
           std::to_string(answer.pixels) + " " + answer.driver;
}

std::optional<DrawingAnswer> parse_drawing_answer(std::string_view text)
{
    DrawingAnswer answer;
    if (text.empty())
        return answer;
    answer.is_card = text.starts_with(card_draws);
    if (!answer.is_card && !text.starts_with(processor_draws))
        return std::nullopt;
    text.remove_prefix(answer.is_card ? card_draws.size() : processor_draws.size());
    const auto pixels = engine::whole_number(engine::take_until(text, ' '), 1L, most_pixels);
    if (!pixels || text.empty() || !engine::is_plain_text(text, longest_driver))
        return std::nullopt;
    answer.pixels = *pixels;
    answer.driver = text;
    return answer;
}

} // namespace game
