// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

namespace sinew {

/// Maps numbers to the screen: upwards, about the middle of the area, in logical pixels from its top.
class ValueAxis
{
public:
    double yOf(double number) const { return m_height / 2 - (number - m_centre) * m_pixelsPerUnit; }
    double valueAt(double y) const { return m_centre + (m_height / 2 - y) / m_pixelsPerUnit; }
    double pixelsPerUnit() const { return m_pixelsPerUnit; }
    double height() const { return m_height; }

    void setHeight(double height) { m_height = std::max(height, 1.0); }
    void setView(double centre, double pixelsPerUnit)
    {
        if (!std::isfinite(centre) || !std::isfinite(pixelsPerUnit))
            return;
        // Floats have seven digits; beyond that, neighbouring numbers are no longer pixels apart.
        m_pixelsPerUnit = std::clamp(pixelsPerUnit, 1e-9, 1e9);
        m_centre = std::clamp(centre, -1e12, 1e12);
    }
    void frame(double lowest, double highest)
    {
        const double margin = std::min(m_height * 0.12, 40.0), room = std::max(m_height - 2 * margin, 1.0);
        const double range = highest - lowest, least = std::max(std::abs(lowest), std::abs(highest)) * 1e-6;
        // A flat curve is shown with its surroundings, not as noise.
        setView((lowest + highest) / 2,
                range > least && range > 0 ? room / range : room / std::max(std::abs(highest), 1.0) / 2);
    }
    void zoom(double factor, double y)
    {
        const double fixed = valueAt(y);
        setView(m_centre, m_pixelsPerUnit * factor);
        setView(fixed - (m_height / 2 - y) / m_pixelsPerUnit, m_pixelsPerUnit);
    }
    void pan(double pixels) { setView(m_centre + pixels / m_pixelsPerUnit, m_pixelsPerUnit); }

private:
    double m_centre = 0, m_pixelsPerUnit = 20, m_height = 100;
};

} // namespace sinew
