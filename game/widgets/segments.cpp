#include "game/widgets/segments.h"

#include <algorithm>
#include <numeric>

#include "engine/base/count.h"

namespace game {
namespace {

constexpr int smallest_segment_label = 12; // units
constexpr double beside_label = 8;         // units, at each side
constexpr double least_segment = 44;       // units: a finger

// In pixels, also while it is the chosen one, which is bolder.
std::vector<int> widths_needed(const TextMeasure& measure,
                               std::span<const std::string> labels,
                               int size,
                               Scale scale)
{
    const Font font{Face::Text, Weight::SemiBold, scale.font(size)};
    std::vector<int> widths;
    for (const std::string& label : labels)
        widths.push_back(std::max(measure.width_of(label, font) + 2 * scale.px(beside_label),
                                  scale.px(least_segment)));
    return widths;
}

// What is left of the track is shared equally.
std::vector<Rect> shared(Rect track, const std::vector<int>& needed, int sum)
{
    const int count = engine::count_of(needed);
    const int rest = track.width - sum;
    std::vector<Rect> areas;
    int before = 0;
    for (int place = 0; place < count; ++place) {
        const int left = track.x + before + rest * place / count;
        before += needed[place];
        const int right = track.x + before + rest * (place + 1) / count;
        areas.push_back({left, track.y, right - left, track.height});
    }
    return areas;
}

} // namespace

SegmentPlaces share_track(const TextMeasure& measure,
                          Rect track,
                          std::span<const std::string> labels,
                          Scale scale,
                          int usual)
{
    const int count = engine::count_of(labels);
    for (int size = usual; size >= smallest_segment_label; --size) {
        const std::vector<int> needed = widths_needed(measure, labels, size, scale);
        if (count == 0 || *std::ranges::max_element(needed) * count <= track.width)
            return {shared(track, std::vector<int>(count, 0), 0), size};
        const int sum = std::accumulate(needed.begin(), needed.end(), 0);
        if (sum <= track.width)
            return {shared(track, needed, sum), size};
    }
    return {shared(track, std::vector<int>(count, 0), 0), smallest_segment_label, false};
}

} // namespace game
