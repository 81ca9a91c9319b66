// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/linear_image.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

namespace {

/// The weight of a fully transparent texel relative to an opaque one: nothing beside others, everything among its like.
constexpr float minWeight = 1e-5f;

double lightOf(double srgb)
{
    return srgb <= 0.04045 ? srgb / 12.92 : std::pow((srgb + 0.055) / 1.055, 2.4);
}

/// Where the rounding of sRGB switches from i to i + 1.
const std::array<float, 255> &srgbSteps()
{
    static const auto steps = [] {
        std::array<float, 255> result;
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = float(lightOf((double(i) + 0.5) / 255));
        return result;
    }();
    return steps;
}

std::uint8_t byteFromUnit(float value)
{
    return std::uint8_t(std::lround(std::clamp(value, 0.f, 1.f) * 255));
}

float signedOf(std::uint8_t byte)
{
    return float(byte) / 255 * 2 - 1;
}

std::uint8_t byteOfSigned(float value)
{
    return byteFromUnit(value * 0.5f + 0.5f);
}

/// Length 1; straight up where there is no direction.
std::array<float, 3> unit(float x, float y, float z)
{
    const float length = std::sqrt(x * x + y * y + z * z);
    if (length < 1e-6f)
        return {0, 0, 1};
    return {x / length, y / length, z / length};
}

LinearTexel toLightTexel(const std::uint8_t *rgba, TextureUsage meaning)
{
    const float alpha = float(rgba[3]) / 255;
    switch (meaning) {
    case TextureUsage::Colour: {
        const float weight = alpha + minWeight;
        return {srgbToLinear(rgba[0]) * weight, srgbToLinear(rgba[1]) * weight, srgbToLinear(rgba[2]) * weight, weight,
                alpha};
    }
    case TextureUsage::Normal: {
        const auto normal = unit(signedOf(rgba[0]), signedOf(rgba[1]), signedOf(rgba[2]));
        return {normal[0], normal[1], normal[2], alpha};
    }
    case TextureUsage::NormalAlphaGreen: {
        const float x = signedOf(rgba[3]), y = signedOf(rgba[1]);
        const auto normal = unit(x, y, std::sqrt(std::max(0.f, 1 - x * x - y * y)));
        return {float(rgba[0]) / 255, normal[1], float(rgba[2]) / 255, normal[0], normal[2]};
    }
    case TextureUsage::Data:
        break;
    }
    return {float(rgba[0]) / 255, float(rgba[1]) / 255, float(rgba[2]) / 255, alpha};
}

void fromLightTexel(const LinearTexel &texel, TextureUsage meaning, std::uint8_t *rgba)
{
    switch (meaning) {
    case TextureUsage::Colour: {
        const float weight = std::max(texel[3], minWeight * 0.5f);
        for (std::size_t i = 0; i < 3; ++i)
            rgba[i] = linearToSrgb(texel[i] / weight);
        rgba[3] = byteFromUnit(texel[4]);
        return;
    }
    case TextureUsage::Normal: {
        const auto normal = unit(texel[0], texel[1], texel[2]);
        for (std::size_t i = 0; i < 3; ++i)
            rgba[i] = byteOfSigned(normal[i]);
        rgba[3] = byteFromUnit(texel[3]);
        return;
    }
    case TextureUsage::NormalAlphaGreen: {
        const auto normal = unit(texel[3], texel[1], texel[4]);
        rgba[0] = byteFromUnit(texel[0]);
        rgba[1] = byteOfSigned(normal[1]);
        rgba[2] = byteFromUnit(texel[2]);
        rgba[3] = byteOfSigned(normal[0]);
        return;
    }
    case TextureUsage::Data:
        for (std::size_t i = 0; i < 4; ++i)
            rgba[i] = byteFromUnit(texel[i]);
        return;
    }
}

/// Which texels contribute to one of the new picture, and with what weights.
struct Taps
{
    int first = 0;
    std::vector<float> weights; ///< sum 1
};

double besselI0(double x)
{
    double sum = 1, term = 1;
    for (int k = 1; term > sum * 1e-12; ++k) {
        term *= x * x / (4.0 * k * k);
        sum += term;
    }
    return sum;
}

/// Three texels of the smaller picture on each side, alpha 4.
double kaiser(double x)
{
    constexpr double radius = 3, alpha = 4;
    if (std::abs(x) >= radius)
        return 0;
    const double sinc = std::abs(x) < 1e-9 ? 1 : std::sin(std::numbers::pi * x) / (std::numbers::pi * x);
    return sinc * besselI0(alpha * std::sqrt(1 - x * x / (radius * radius))) / besselI0(alpha);
}

std::vector<Taps> tapsOf(int from, int to, MipFilter filter)
{
    const double step = double(from) / to;
    std::vector<Taps> result(std::size_t(to), Taps{});
    for (int i = 0; i < to; ++i) {
        const double scale = std::max(1.0, step), centre = (i + 0.5) * step;
        const double reach = filter == MipFilter::Box ? step / 2 : 3 * scale;
        const int first = int(std::floor(centre - reach + 1e-9)), last = int(std::ceil(centre + reach - 1e-9));
        Taps &taps = result[std::size_t(i)];
        taps.first = std::clamp(first, 0, from - 1);
        taps.weights.assign(std::size_t(std::clamp(last, taps.first + 1, from) - taps.first), 0.f);
        double sum = 0;
        std::vector<double> weights(taps.weights.size(), 0.0);
        for (int at = first; at < last; ++at) {
            const double weight = filter == MipFilter::Box
                                      ? std::min(at + 1.0, centre + reach) - std::max(double(at), centre - reach)
                                      : kaiser((at + 0.5 - centre) / scale);
            // Beyond the edge the last texel is repeated.
            const int inside = std::clamp(at - taps.first, 0, int(weights.size()) - 1);
            weights[std::size_t(inside)] += weight;
            sum += weight;
        }
        for (std::size_t k = 0; k < weights.size(); ++k)
            taps.weights[k] = float(weights[k] / sum);
    }
    return result;
}

void add(LinearTexel &sum, const LinearTexel &texel, float weight)
{
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += texel[i] * weight;
}

/// `lineAt(y)` points to the texels of a line until the next call.
template<class LineAt>
LinearImage scaledLines(int fromWidth, int fromHeight, const LineAt &lineAt, int width, int height, MipFilter filter)
{
    const std::vector<Taps> columns = tapsOf(fromWidth, width, filter), rows = tapsOf(fromHeight, height, filter);
    LinearImage result{width, height, {}};
    result.texels.resize(std::size_t(width) * std::size_t(height));
    std::vector<LinearTexel> narrow(columns.size());
    std::size_t open = 0; // the first row that is not complete
    for (int y = 0; y < fromHeight; ++y) {
        const LinearTexel *line = lineAt(y);
        for (std::size_t x = 0; x < columns.size(); ++x) {
            narrow[x] = {};
            for (std::size_t k = 0; k < columns[x].weights.size(); ++k)
                add(narrow[x], line[std::size_t(columns[x].first) + k], columns[x].weights[k]);
        }
        const auto endOf = [](const Taps &taps) { return taps.first + int(taps.weights.size()); };
        while (open < rows.size() && endOf(rows[open]) <= y)
            ++open;
        for (std::size_t row = open; row < rows.size() && rows[row].first <= y; ++row) {
            if (endOf(rows[row]) <= y)
                continue;
            const float weight = rows[row].weights[std::size_t(y - rows[row].first)];
            LinearTexel *out = result.texels.data() + row * narrow.size();
            for (std::size_t x = 0; x < narrow.size(); ++x)
                add(out[x], narrow[x], weight);
        }
    }
    return result;
}

} // namespace

float srgbToLinear(std::uint8_t value)
{
    static const auto table = [] {
        std::array<float, 256> result;
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = float(lightOf(double(i) / 255));
        return result;
    }();
    return table[value];
}

std::uint8_t linearToSrgb(float light)
{
    // Starts from a table close to the answer and never above it; the slope of sRGB leaves a step or two.
    constexpr std::size_t parts = 4096;
    const auto &steps = srgbSteps();
    static const auto starts = [&] {
        std::array<std::uint8_t, parts + 1> result;
        for (std::size_t i = 0; i <= parts; ++i)
            result[i] = std::uint8_t(std::upper_bound(steps.begin(), steps.end(), float(i) / parts) - steps.begin());
        return result;
    }();
    std::size_t value = starts[std::size_t(std::clamp(light, 0.f, 1.f) * parts)];
    while (value < steps.size() && steps[value] <= light)
        ++value;
    return std::uint8_t(value);
}

ImageLevel fromLinear(const LinearImage &image, TextureUsage meaning)
{
    ImageLevel result{image.width, image.height, QByteArray(qsizetype(image.texels.size()) * 4, Qt::Uninitialized)};
    auto *rgba = reinterpret_cast<std::uint8_t *>(result.bytes.data());
    for (const auto &texel : image.texels) {
        fromLightTexel(texel, meaning, rgba);
        rgba += 4;
    }
    return result;
}

LinearImage scaledLinear(const ImageLevel &level, TextureUsage meaning, int width, int height, MipFilter filter)
{
    const auto *rgba = reinterpret_cast<const std::uint8_t *>(level.bytes.constData());
    std::vector<LinearTexel> line(std::size_t(level.width));
    const auto lineAt = [&](int y) {
        const std::uint8_t *texel = rgba + std::size_t(y) * line.size() * 4;
        for (LinearTexel &out : line) {
            out = toLightTexel(texel, meaning);
            texel += 4;
        }
        return line.data();
    };
    return scaledLines(level.width, level.height, lineAt, width, height, filter);
}

LinearImage scaledLinear(const LinearImage &image, int width, int height, MipFilter filter)
{
    const auto lineAt = [&](int y) { return image.texels.data() + std::size_t(y) * std::size_t(image.width); };
    return scaledLines(image.width, image.height, lineAt, width, height, filter);
}

} // namespace sinew
