// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Pictures that are hard for encoders, each for a different reason.

#include "core/image/decoded_image.h"

#include <cmath>
#include <functional>
#include <random>
#include <utility>

namespace imagetest {

struct TestPicture
{
    const char *name;
    sinew::DecodedImage image;
};

/// `texel` returns R, G, B, A of a position.
inline sinew::DecodedImage pictureOf(int width, int height, bool hasAlpha,
                                     const std::function<std::array<int, 4>(int x, int y)> &texel)
{
    sinew::DecodedImage image;
    image.hasAlpha = hasAlpha;
    sinew::ImageLevel level{width, height, {}};
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            for (const int value : texel(x, y))
                level.bytes.append(char(value));
    image.levels.push_back(std::move(level));
    return image;
}

inline std::vector<TestPicture> testPictures()
{
    std::mt19937 random(7);
    const auto wave = [](int x, int y, double along, double across) {
        return int(std::lround(127.5 + 127.5 * std::sin(x * along + y * across)));
    };
    return {
        {"gradient", pictureOf(64, 64, false,
                               [](int x, int y) {
                                   return std::array{x * 4, y * 4, 255 - x * 2 - y * 2, 255};
                               })},
        {"soft", pictureOf(64, 32, true,
                           [&](int x, int y) {
                               return std::array{wave(x, y, 0.05, 0.02), wave(x, y, 0.02, -0.06),
                                                 wave(x, y, -0.03, 0.04), wave(x, y, 0.1, 0.1)};
                           })},
        {"noise",
         pictureOf(
             32, 32, true,
             [&](int, int) {
                 return std::array{int(random() & 255), int(random() & 255), int(random() & 255), int(random() & 255)};
             })},
        {"cut out", pictureOf(32, 64, true,
                              [](int x, int y) {
                                  const bool inside = (x - 16) * (x - 16) + (y - 32) * (y - 32) / 4 < 150;
                                  return std::array{40 + x * 3, 90 + y, 30, inside ? 255 : 0};
                              })},
        {"few colours", pictureOf(16, 16, false,
                                  [](int x, int y) {
                                      return std::array{x / 4 * 60, y / 4 * 70, (x ^ y) & 4 ? 200 : 10, 255};
                                  })},
        {"odd size", pictureOf(37, 19, true,
                               [](int x, int y) {
                                   return std::array{x * 6, y * 12, 100, 255 - x * 5};
                               })},
        {"one texel", pictureOf(1, 1, true,
                                [](int, int) {
                                    return std::array{200, 100, 50, 180};
                                })},
        {"line", pictureOf(128, 1, false,
                           [](int x, int) {
                               return std::array{x * 2, 255 - x * 2, 128, 255};
                           })},
    };
}

} // namespace imagetest
