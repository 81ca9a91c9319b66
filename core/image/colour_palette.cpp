// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/colour_palette.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace sinew {

namespace {

/// Above this many different colours the lowest bit of each channel is ignored, then the next.
constexpr std::size_t maxColours = 1 << 15;
constexpr int rounds = 4;

struct Weighted
{
    std::array<float, 3> colour;
    float count;
};

/// The bits of the three channels interleaved: sorted by it, colours that differ only in the lowest bits of their
/// channels are adjacent.
std::uint32_t interleaved(const std::uint8_t *rgb)
{
    static const std::array<std::uint32_t, 256> spread = [] {
        std::array<std::uint32_t, 256> all{};
        for (std::uint32_t value = 0; value < all.size(); ++value)
            for (unsigned bit = 0; bit < 8; ++bit)
                all[value] |= (value >> bit & 1) << 3 * bit;
        return all;
    }();
    return spread[rgb[0]] | spread[rgb[1]] << 1 | spread[rgb[2]] << 2;
}

double channelOf(std::uint32_t colour, unsigned channel)
{
    unsigned value = 0;
    for (unsigned bit = 0; bit < 8; ++bit)
        value |= (colour >> (3 * bit + channel) & 1) << bit;
    return value;
}

/// All colours with the number of their texels; similar ones are merged if there are too many.
std::vector<Weighted> countColours(const std::vector<ImageLevel> &levels)
{
    std::vector<std::uint32_t> texels;
    for (const ImageLevel &level : levels) {
        const auto *rgba = reinterpret_cast<const std::uint8_t *>(level.bytes.constData());
        for (qsizetype i = 0; i < level.bytes.size(); i += 4)
            texels.push_back(interleaved(rgba + i));
    }
    std::sort(texels.begin(), texels.end());

    unsigned ignored = 0; // lowest bits
    const auto startsColour = [&](std::size_t i) { return i == 0 || texels[i] >> ignored != texels[i - 1] >> ignored; };
    const auto colours = [&] {
        std::size_t count = 0;
        for (std::size_t i = 0; i < texels.size(); ++i)
            count += startsColour(i);
        return count;
    };
    while (colours() > maxColours)
        ignored += 3;

    std::vector<Weighted> result;
    for (std::size_t begin = 0, end = 0; begin < texels.size(); begin = end) {
        std::array<double, 3> sum{};
        do {
            for (unsigned c = 0; c < 3; ++c)
                sum[c] += channelOf(texels[end], c);
            ++end;
        } while (end < texels.size() && !startsColour(end));
        const double count = double(end - begin);
        result.push_back({{float(sum[0] / count), float(sum[1] / count), float(sum[2] / count)}, float(count)});
    }
    std::sort(result.begin(), result.end(), [](const Weighted &a, const Weighted &b) { return a.colour < b.colour; });
    return result;
}

/// A range of colours to be represented by one entry.
struct Box
{
    std::size_t begin, end;
    double error = 0; ///< sum of the squared distances from the mean
    int axis = 0;     ///< along which they differ most
    std::array<float, 3> mean{};
};

Box measured(const std::vector<Weighted> &colours, std::size_t begin, std::size_t end)
{
    Box box{begin, end};
    std::array<double, 3> sum{}, squares{};
    double count = 0;
    for (std::size_t i = begin; i < end; ++i) {
        count += double(colours[i].count);
        for (std::size_t c = 0; c < 3; ++c) {
            sum[c] += double(colours[i].colour[c]) * double(colours[i].count);
            squares[c] += double(colours[i].colour[c]) * double(colours[i].colour[c]) * double(colours[i].count);
        }
    }
    double largest = -1;
    for (std::size_t c = 0; c < 3; ++c) {
        const double error = squares[c] - sum[c] * sum[c] / count;
        box.mean[c] = float(sum[c] / count);
        box.error += error;
        if (error > largest) {
            largest = error;
            box.axis = int(c);
        }
    }
    return box;
}

std::vector<std::array<float, 3>> split(std::vector<Weighted> &colours, int count)
{
    std::vector<Box> boxes{measured(colours, 0, colours.size())};
    while (int(boxes.size()) < count) {
        const auto worst =
            std::max_element(boxes.begin(), boxes.end(), [](const Box &a, const Box &b) { return a.error < b.error; });
        const Box box = *worst;
        const auto axis = std::size_t(box.axis);
        const auto first = colours.begin() + std::ptrdiff_t(box.begin),
                   last = colours.begin() + std::ptrdiff_t(box.end);
        const auto middle =
            std::partition(first, last, [&](const Weighted &entry) { return entry.colour[axis] <= box.mean[axis]; });
        if (box.error < 1e-3 || middle == first || middle == last)
            break;
        const auto cut = std::size_t(middle - colours.begin());
        *worst = measured(colours, box.begin, cut);
        boxes.push_back(measured(colours, cut, box.end));
    }
    std::vector<std::array<float, 3>> means;
    for (const Box &box : boxes)
        means.push_back(box.mean);
    return means;
}

/// Finds the nearest of a few colours: those with about the same sum of channels come first, and the search ends where
/// the sums alone are too far apart.
class Nearest
{
public:
    explicit Nearest(const std::vector<std::array<float, 3>> &colours)
    {
        for (std::size_t i = 0; i < colours.size(); ++i)
            m_entries.push_back({colours[i], colours[i][0] + colours[i][1] + colours[i][2], i});
        std::sort(m_entries.begin(), m_entries.end(), [](const Entry &a, const Entry &b) { return a.sum < b.sum; });
    }
    std::size_t operator()(const std::array<float, 3> &colour) const
    {
        const float sum = colour[0] + colour[1] + colour[2];
        const auto middle = std::lower_bound(m_entries.begin(), m_entries.end(), sum,
                                             [](const Entry &entry, float value) { return entry.sum < value; });
        float best = std::numeric_limits<float>::max();
        std::size_t row = 0;
        const auto tryOne = [&](const Entry &entry) {
            // (a+b+c)² ≤ 3 (a²+b²+c²)
            const float apart = entry.sum - sum;
            if (apart * apart >= 3 * best)
                return false;
            const float red = entry.colour[0] - colour[0], green = entry.colour[1] - colour[1],
                        blue = entry.colour[2] - colour[2];
            const float distance = red * red + green * green + blue * blue;
            if (distance < best) {
                best = distance;
                row = entry.row;
            }
            return true;
        };
        auto up = middle;
        auto down = middle;
        for (bool more = true; more;) {
            more = up != m_entries.end() && tryOne(*up);
            up += more;
            const bool lower = down != m_entries.begin() && tryOne(*std::prev(down));
            down -= lower;
            more = more || lower;
        }
        return row;
    }

private:
    struct Entry
    {
        std::array<float, 3> colour;
        float sum;
        std::size_t row;
    };
    std::vector<Entry> m_entries;
};

/// Moves every palette colour to the mean of the colours nearest to it.
void refine(const std::vector<Weighted> &colours, std::vector<std::array<float, 3>> &means)
{
    for (int round = 0; round < rounds; ++round) {
        const Nearest nearest(means);
        std::vector<std::array<double, 4>> sums(means.size());
        for (const Weighted &entry : colours) {
            auto &sum = sums[nearest(entry.colour)];
            for (std::size_t c = 0; c < 3; ++c)
                sum[c] += double(entry.colour[c]) * double(entry.count);
            sum[3] += double(entry.count);
        }
        for (std::size_t i = 0; i < means.size(); ++i)
            for (std::size_t c = 0; c < 3 && sums[i][3] > 0; ++c)
                means[i][c] = float(sums[i][c] / sums[i][3]);
    }
}

} // namespace

std::vector<Colour8> bestPalette(const std::vector<ImageLevel> &levels, int count)
{
    const auto rounded = [](const std::array<float, 3> &mean) {
        return Colour8{std::uint8_t(std::lround(mean[0])), std::uint8_t(std::lround(mean[1])),
                       std::uint8_t(std::lround(mean[2]))};
    };
    std::vector<Colour8> palette;
    if (const auto first = countColours({levels.begin(), levels.begin() + 1}); first.size() <= std::size_t(count))
        for (const Weighted &entry : first)
            palette.push_back(rounded(entry.colour));
    const int left = count - int(palette.size());
    std::vector<Weighted> colours = countColours({levels.begin() + (palette.empty() ? 0 : 1), levels.end()});
    std::erase_if(colours, [&](const Weighted &entry) {
        return std::find(palette.begin(), palette.end(), rounded(entry.colour)) != palette.end();
    });
    if (colours.size() <= std::size_t(left)) {
        for (const Weighted &entry : colours)
            palette.push_back(rounded(entry.colour));
    } else if (left > 0) {
        std::vector<std::array<float, 3>> means = split(colours, left);
        refine(colours, means);
        for (const auto &mean : means)
            palette.push_back(rounded(mean));
    }
    std::sort(palette.begin(), palette.end());
    palette.erase(std::unique(palette.begin(), palette.end()), palette.end());
    return palette;
}

QByteArray paletteIndices(const ImageLevel &level, const std::vector<Colour8> &palette, bool dither)
{
    std::vector<std::array<float, 3>> colours;
    for (const Colour8 &entry : palette)
        colours.push_back({float(entry[0]), float(entry[1]), float(entry[2])});
    const Nearest nearest(colours);
    const auto key = [](const std::uint8_t *rgb) { return rgb[0] | rgb[1] << 8 | rgb[2] << 16; };
    std::unordered_map<int, std::size_t> rows;
    for (std::size_t i = 0; i < palette.size(); ++i)
        rows.emplace(key(palette[i].data()), i);
    QByteArray indices(qsizetype(level.width) * level.height, Qt::Uninitialized);
    const auto *rgba = reinterpret_cast<const std::uint8_t *>(level.bytes.constData());
    // Errors carried to this line and to the next, with one texel of margin on each side.
    std::vector<std::array<float, 3>> now(std::size_t(level.width) + 2), next(now.size());
    for (int y = 0; y < level.height; ++y) {
        const bool back = y % 2;
        for (int i = 0; i < level.width; ++i) {
            const int x = back ? level.width - 1 - i : i;
            const std::size_t at = std::size_t(y) * std::size_t(level.width) + std::size_t(x),
                              slot = std::size_t(x) + 1;
            const std::array<float, 3> own{float(rgba[at * 4]), float(rgba[at * 4 + 1]), float(rgba[at * 4 + 2])};
            std::array<float, 3> wanted = own;
            for (std::size_t c = 0; c < 3 && dither; ++c)
                wanted[c] = std::clamp(own[c] + now[slot][c], 0.f, 255.f);
            std::size_t row = nearest(wanted);
            if (dither) {
                if (const auto exact = rows.find(key(rgba + at * 4)); exact != rows.end()) {
                    row = exact->second;
                    wanted = own; // errors from the neighbours end here
                }
                const std::size_t ahead = back ? slot - 1 : slot + 1, behind = back ? slot + 1 : slot - 1;
                for (std::size_t c = 0; c < 3; ++c) {
                    const float error = wanted[c] - colours[row][c];
                    now[ahead][c] += error * 7 / 16;
                    next[behind][c] += error * 3 / 16;
                    next[slot][c] += error * 5 / 16;
                    next[ahead][c] += error / 16;
                }
            }
            indices[qsizetype(at)] = char(row);
        }
        now.swap(next);
        std::fill(next.begin(), next.end(), std::array<float, 3>{});
    }
    return indices;
}

} // namespace sinew
