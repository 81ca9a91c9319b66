// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/timeline/event_times.h"
#include "core/facets/clip.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace sinew {

/// A time scale with ticks for keys and flags for events, a playhead that can be dragged, and below it, when the whole
/// timeline is shown, the sequences as named bands. Times are milliseconds on the file's own timeline and may be
/// negative. Left and right step by a pixel's worth of time, with Ctrl to the next labelled mark.
class TimeRuler : public QWidget
{
    Q_OBJECT

public:
    explicit TimeRuler(QWidget *parent = nullptr);

    void setRange(double start, double end);
    /// The time that is labelled 0.
    void setOrigin(double time);
    void setTime(double time);
    /// In ascending order.
    void setKeys(std::vector<int> times);
    /// In ascending order. `name` returns their names.
    void setEvents(std::vector<EventTime> events, std::function<QString(NodeId)> name);
    const std::vector<EventTime> &events() const { return m_events; }
    /// Sequences to show as bands; none: the ruler shows a single sequence.
    void setBands(std::vector<Clip> clips);
    const std::vector<Clip> &bands() const { return m_bands; }
    /// Where a band is drawn.
    QRectF bandRect(const Clip &clip) const;
    double start() const { return m_start; }
    double end() const { return m_end; }
    double time() const { return m_time; }
    const std::vector<int> &keys() const { return m_keys; }

    double xOf(double time) const;
    double timeAt(double x) const;
    /// The distance of labelled marks for a range over a number of pixels: 1, 2 or 5 times a power of ten.
    static double markStep(double range, double width, double minimumDistance);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void scrubbed(double time);
    void bandActivated(sinew::NodeId sequence); ///< double-clicked
    void eventActivated(sinew::NodeId event);   ///< double-clicked

protected:
    bool event(QEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void scrub(double time);
    double labelStep() const;
    int bandHeight() const;
    /// The shortest of the bands that overlap there.
    const Clip *bandAt(const QPointF &position) const;
    /// The flags under the pointer, nearest first by time.
    std::vector<EventTime> eventsAt(const QPointF &position) const;
    QString helpAt(const QPointF &position) const;
    void paintBands(QPainter &painter) const;
    void paintEvents(QPainter &painter) const;

    double m_start = 0, m_end = 0, m_time = 0, m_origin = 0;
    std::vector<int> m_keys;
    std::vector<EventTime> m_events;
    std::function<QString(NodeId)> m_eventName;
    std::vector<Clip> m_bands;
};

} // namespace sinew
