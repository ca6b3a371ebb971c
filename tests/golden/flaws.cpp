#include "tests/golden/flaws.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>

namespace golden {
namespace {

using game::common_part;
using game::DrawCall;
using game::DrawnTarget;
using game::Rect;
using game::Size;
namespace drawn = game::drawn;

bool holds(Rect outer, Rect inner)
{
    return common_part(outer, inner) == inner;
}

struct SeenText {
    std::size_t call; // its index
    const drawn::Text* text;
    Rect letters;  // from the top of capitals to the base line, or to the end of descenders
    Rect capitals; // the same without descenders, and as far as it is visible
};

// A digit or a note: on an enlarged board it may be cut.
bool is_symbol(std::string_view text)
{
    return text.size() <= 2 && std::ranges::all_of(text, [](unsigned char letter) {
               return std::isalnum(letter) != 0;
           });
}

// Lines of the rules and of hints, which digits are written on, and digits struck out.
bool may_be_on(game::Tint tint)
{
    using enum game::Paint;
    return tint.paint == Extra || tint.paint == Effect || tint.paint == Cause ||
           tint.paint == Board; // the halo of a line of a hint
}

// Which calls are near a place.
class Map {
public:
    explicit Map(const std::vector<DrawCall>& calls)
    {
        for (std::size_t call = 0; call < calls.size(); ++call)
            for_tiles(calls[call].bounds, [&](std::int64_t tile) { tiles_[tile].push_back(call); });
    }

    // In the order of drawing.
    std::vector<std::size_t> near(Rect place) const
    {
        std::vector<std::size_t> calls;
        for_tiles(place, [&](std::int64_t tile) {
            if (const auto found = tiles_.find(tile); found != tiles_.end())
                calls.insert(calls.end(), found->second.begin(), found->second.end());
        });
        std::ranges::sort(calls);
        calls.erase(std::unique(calls.begin(), calls.end()), calls.end());
        return calls;
    }

private:
    template <typename Function>
    static void for_tiles(Rect area, Function function)
    {
        constexpr int side = 64;
        for (int row = area.y / side; row <= area.bottom() / side; ++row)
            for (int column = area.x / side; column <= area.right() / side; ++column)
                function(std::int64_t{row} * 1024 + column);
    }

    std::map<std::int64_t, std::vector<std::size_t>> tiles_;
};

// The light of a completed house, which falls on a part of a cell.
bool is_light(game::Tint tint)
{
    return tint.paint == game::Paint::Ok && tint.opacity < 100;
}

// A filled area and what it does to what lies below it.
struct PaintedArea {
    Rect area;     // as far as it is seen
    int thickness; // of all of it
    bool covers = false;
    bool is_light = false;
    bool strikes = false; // with what lies on it, which is out
};

int thickness_of(Rect area)
{
    return std::min(area.width, area.height);
}

std::optional<PaintedArea> paint_of(const DrawCall& call)
{
    if (const auto* fill = std::get_if<drawn::Fill>(&call.what))
        return PaintedArea{common_part(fill->area, call.clip), thickness_of(fill->area),
                           fill->tint.opacity == 100, is_light(fill->tint),
                           fill->tint.paint == game::Paint::Error};
    if (const auto* rounded = std::get_if<drawn::Rounded>(&call.what))
        return PaintedArea{common_part(rounded->area, call.clip), thickness_of(rounded->area),
                           rounded->tint.opacity == 100};
    return std::nullopt;
}

double distance(game::Spot from, game::Spot to, game::Spot spot)
{
    const double x = to.x - from.x;
    const double y = to.y - from.y;
    const double length = x * x + y * y;
    const double along =
        length == 0
            ? 0
            : std::clamp(((spot.x - from.x) * x + (spot.y - from.y) * y) / length, 0.0, 1.0);
    return std::hypot(from.x + along * x - spot.x, from.y + along * y - spot.y);
}

// Whether a line between two spots, `width` wide, meets the area.
bool meets(game::Spot from, game::Spot to, double width, Rect area)
{
    const double x = area.x + area.width / 2.0;
    const double y = area.y + area.height / 2.0;
    // Every point of a rectangle lies in one of the circles around points of its middle line.
    const double reach = std::min(area.width, area.height) / 2.0;
    const double aside = std::max(0.0, area.width / 2.0 - reach);
    const double below = std::max(0.0, area.height / 2.0 - reach);
    for (int step = -4; step <= 4; ++step) {
        const game::Spot spot{x + aside * step / 4, y + below * step / 4};
        if (distance(from, to, spot) < reach + width / 2)
            return true;
    }
    return false;
}

bool meets(const drawn::Outline& outline, Rect area)
{
    const Rect there = area.moved(-outline.at.x, -outline.at.y);
    for (const game::Contour& contour : outline.shape.contours) {
        const std::span spots = outline.shape.spots_of(contour);
        for (std::size_t spot = 0; spot + 1 < spots.size(); ++spot)
            if (meets(spots[spot], spots[spot + 1], contour.width, there))
                return true;
    }
    return false;
}

class Finder {
public:
    Finder(const game::DisplayList& list, const Demands& demands)
        : list_(list),
          demands_(demands),
          window_{0, 0, list.size().width, list.size().height},
          map_(list.calls())
    {
    }

    std::vector<Flaw> find()
    {
        read_texts();
        for (const SeenText& seen : texts_) {
            look_at_edges(seen);
            look_at_neighbours(seen);
            look_at_box(seen);
            look_at_letters(seen);
        }
        for (std::size_t target = 0; target < list_.targets().size(); ++target)
            look_at_target(target);
        return std::move(flaws_);
    }

private:
    const std::vector<DrawCall>& calls() const { return list_.calls(); }

    void add(const std::string& what, Rect where) { flaws_.push_back({what, where}); }
    static std::string quoted(const SeenText& seen)
    {
        return '"' + std::string(seen.text->text) + '"';
    }

    SeenText seen(std::size_t call, const drawn::Text& text) const
    {
        const int width = list_.width_of(text.text, text.font);
        const int left = text.align == game::Align::Left     ? text.at.x
                         : text.align == game::Align::Centre ? text.at.x - (width + 1) / 2
                                                             : text.at.x - width;
        const int half = text.font.size * 36 / 100;
        Rect letters{left, text.at.y - half, width, 2 * half};
        const Rect capitals = common_part(letters, calls()[call].clip);
        const bool descends = text.text.find_first_of("gjpqy,;()[]Q") != std::string::npos;
        letters.height += descends ? text.font.size * 20 / 100 : 0;
        return SeenText{call, &text, letters, capitals};
    }

    // Those that are not hidden by what is drawn later.
    void read_texts()
    {
        for (std::size_t call = 0; call < calls().size(); ++call) {
            const auto* text = std::get_if<drawn::Text>(&calls()[call].what);
            if (text == nullptr || text->tint.opacity < 10)
                continue;
            const SeenText read = seen(call, *text);
            if (!read.capitals.empty() && !is_covered(read.capitals, call))
                texts_.push_back(read);
        }
        for (std::size_t text = 0; text < texts_.size(); ++text)
            text_of_call_[texts_[text].call] = text;
    }

    bool is_covered(Rect area, std::size_t before) const
    {
        return std::ranges::any_of(map_.near(area), [&](std::size_t call) {
            const auto paint = call > before ? paint_of(calls()[call]) : std::nullopt;
            return paint && paint->covers && holds(paint->area, area);
        });
    }

    // A text may be cut at the top and bottom of an area that scrolls, but never at its sides.
    void look_at_edges(const SeenText& seen)
    {
        const Rect clip = calls()[seen.call].clip;
        const Rect letters = seen.letters;
        if (clip != window_ && is_symbol(seen.text->text))
            return;
        const bool leaves_sides = letters.x < window_.x || letters.right() > window_.right();
        const bool leaves_ends = letters.y < 0 || letters.bottom() > window_.bottom();
        if (leaves_sides || (clip == window_ && leaves_ends))
            add(quoted(seen) + " leaves the window", letters);
        else if (letters.x < clip.x || letters.right() > clip.right())
            add(quoted(seen) + " is cut at its side", letters);
    }

    // The map of an enlarged board lies on it.
    bool may_be_covered(const SeenText& seen) const
    {
        return is_symbol(seen.text->text) && calls()[seen.call].clip != window_;
    }

    void look_at_neighbours(const SeenText& seen)
    {
        const Rect area = seen.capitals.inset(1);
        for (const std::size_t call : map_.near(seen.capitals)) {
            if (call <= seen.call)
                continue;
            if (const auto found = text_of_call_.find(call); found != text_of_call_.end()) {
                const SeenText& other = texts_[found->second];
                if (touch(area, other.capitals.inset(1)))
                    add(quoted(seen) + " overlaps " + quoted(other), other.capitals);
            } else if (const auto paint = paint_of(calls()[call])) {
                if (paint->covers && touch(paint->area, area) && !may_be_covered(seen))
                    add(quoted(seen) + " is partly covered", paint->area);
            } else if (const auto* outline = std::get_if<drawn::Outline>(&calls()[call].what)) {
                if (!may_be_on(outline->tint) && touch(calls()[call].bounds, area) &&
                    meets(*outline, area))
                    add(quoted(seen) + " is crossed by a line", calls()[call].bounds);
            }
        }
    }

    // What is drawn before a text in its middle is its box; lines drawn before cross it.
    void look_at_box(const SeenText& seen)
    {
        const game::Point middle = seen.capitals.centre();
        const int line = std::max(3, static_cast<int>(4 * demands_.unit));
        std::optional<Rect> box;
        for (const std::size_t call : map_.near(seen.capitals)) {
            if (call >= seen.call)
                break;
            const auto paint = paint_of(calls()[call]);
            if (const auto* outline = std::get_if<drawn::Outline>(&calls()[call].what)) {
                // Its bounds are those of the part that is not clipped away.
                const Rect area = seen.capitals.inset(1);
                if (!may_be_on(outline->tint) && touch(calls()[call].bounds, area) &&
                    meets(*outline, area))
                    add(quoted(seen) + " is on a line", calls()[call].bounds);
            } else if (paint && paint->thickness > line) {
                if (!paint->is_light && paint->area.contains(middle))
                    box = paint->area;
            } else if (paint && !paint->strikes && touch(paint->area, seen.capitals.inset(1)) &&
                       !is_covered(common_part(paint->area, seen.capitals), call)) {
                add(quoted(seen) + " is on a line", paint->area);
            }
        }
        if (box && !holds(*box, seen.capitals))
            add(quoted(seen) + " leaves its box", *box);
    }

    void look_at_letters(const SeenText& seen)
    {
        const std::string_view text = seen.text->text;
        if (text.ends_with("…"))
            add(quoted(seen) + " is cut", seen.capitals);
        const double smallest = is_symbol(text) ? demands_.smallest_symbol
                                                : demands_.smallest * std::min(1.0, demands_.text);
        if (seen.text->font.size < std::floor(smallest * demands_.unit))
            add(quoted(seen) + " is too small: " + std::to_string(seen.text->font.size),
                seen.capitals);
    }

    void look_at_target(std::size_t index)
    {
        const DrawnTarget& target = list_.targets()[index];
        const Rect area = target.area;
        const Rect visible = common_part(area, target.clip);
        if (is_covered(visible, target.calls_before))
            return;
        if (!holds(window_, visible) || visible.width < area.width)
            add("a button is cut", area);
        const double fingertip = std::floor(demands_.fingertip * demands_.unit * 0.98);
        const bool is_row = area.width >= 4 * fingertip;
        const double height = is_row ? demands_.row * demands_.unit : fingertip;
        if (area.width < fingertip || area.height < height)
            add("a button is too small: " + std::to_string(area.width) + "x" +
                    std::to_string(area.height),
                area);
        for (const std::size_t call : map_.near(visible)) {
            const auto paint = call >= target.calls_before ? paint_of(calls()[call]) : std::nullopt;
            if (paint && paint->covers && touch(paint->area, visible.inset(1)))
                add("a button is partly covered", area);
        }
        for (std::size_t other = index + 1; other < list_.targets().size(); ++other) {
            const DrawnTarget& above = list_.targets()[other];
            if (touch(visible, common_part(above.area, above.clip)))
                add("buttons overlap", common_part(area, above.area));
        }
    }

    const game::DisplayList& list_;
    Demands demands_;
    Rect window_;
    Map map_;
    std::vector<SeenText> texts_;
    std::map<std::size_t, std::size_t> text_of_call_;
    std::vector<Flaw> flaws_;
};

} // namespace

std::vector<Flaw> flaws_of(const game::DisplayList& list, const Demands& demands)
{
    return Finder(list, demands).find();
}

} // namespace golden
