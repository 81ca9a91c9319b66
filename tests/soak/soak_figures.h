// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <algorithm>
#include <cstddef>
#include <vector>

class QWidget;

namespace sinew::test {

/// What must not grow while a window is used, counted where it stands now.
struct SoakFigures
{
    std::size_t heapBytes = 0;     ///< in use, as the C library says (mallinfo2): no pages that are kept for later
    std::size_t residentBytes = 0; ///< of the process, with what graphics drivers hold
    int objects = 0;               ///< QObjects in windows and below them
    int files = 0;                 ///< open descriptors

    static SoakFigures now();
    QString text() const;
};

/// What a figure grows by in each of the rounds, of which there are at least two. What is shown for the first time
/// (fonts, icons, docks) comes in leaps, and threads open files and close them: neither counts, what is lost in every
/// round does.
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
    // Leaps hardly change the one, what comes and goes the other.
    return std::min(median(steps), median(slopes));
}

/// Whether heapBytes says anything: the allocators of sanitizers do not tell.
bool heapIsMeasured();

} // namespace sinew::test
