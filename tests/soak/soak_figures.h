// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <algorithm>
#include <cstddef>
#include <vector>

class QWidget;

namespace sinew::test {

/// Figures that must not grow while a window is used, at the present moment.
struct SoakFigures
{
    std::size_t heapBytes = 0;     ///< in use according to the C library (mallinfo2): excludes pages kept for later
    std::size_t residentBytes = 0; ///< of the process, including the memory of graphics drivers
    int objects = 0;               ///< QObjects in windows and below them
    int files = 0;                 ///< open descriptors

    static SoakFigures now();
    QString text() const;
};

/// What a figure grows by per round; needs at least two rounds. Things shown for the first time (fonts, icons, docks)
/// cause leaps, and threads open and close files: neither counts, but anything lost in every round does.
template<typename T>
double growthPerRound(const std::vector<SoakFigures> &rounds, T SoakFigures::*figure)
{
    const auto median = [](std::vector<double> values) {
        const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        return *middle;
    };
    std::vector<double> steps, slopes;
    for (std::size_t i = 0; i < rounds.size(); ++i)
        for (std::size_t j = i + 1; j < rounds.size(); ++j) {
            slopes.push_back((double(rounds[j].*figure) - double(rounds[i].*figure)) / double(j - i));
            if (j == i + 1)
                steps.push_back(slopes.back());
        }
    // Leaps hardly change the former, transient changes the latter.
    return std::min(median(steps), median(slopes));
}

/// Whether heapBytes is meaningful: the allocators of sanitizers do not report it.
bool heapIsMeasured();

} // namespace sinew::test
