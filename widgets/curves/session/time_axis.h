// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace sinew {

/// Maps times to the screen; shared by the graph, the dope sheet and their rulers, so that they zoom and pan together.
/// x is in logical pixels from the left edge of the drawing area, which is equally wide in all of them.
class TimeAxis : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    double timeAt(double x) const { return m_start + x / m_pixelsPerUnit; }
    double xOf(double time) const { return (time - m_start) * m_pixelsPerUnit; }
    double pixelsPerUnit() const { return m_pixelsPerUnit; }
    double start() const { return m_start; }

    /// The time at the left edge, and the scale (1e-7…1e3 pixels per time unit).
    void setView(double start, double pixelsPerUnit);
    /// Shows first…last with a margin in `width` pixels.
    void frame(double first, double last, double width);
    /// Scales about the time at x.
    void zoom(double factor, double x)
    {
        setView(timeAt(x) - x / (m_pixelsPerUnit * factor), m_pixelsPerUnit * factor);
    }
    void pan(double pixels) { setView(m_start - pixels / m_pixelsPerUnit, m_pixelsPerUnit); }

Q_SIGNALS:
    void changed();

private:
    double m_start = 0, m_pixelsPerUnit = 0.2;
};

} // namespace sinew
