// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace sinew {

class CurveSession;

/// The time scale above the graph and the dope sheet: bands with the names of sequences, labelled marks, the playhead,
/// and a violet one for every global sequence of the listed tracks. Dragging scrubs, the wheel zooms, the middle button
/// pans; left and right step by one frame, Home and End go to the ends of the sequence. Its left edge is aligned with
/// the area it belongs to.
class CurveRuler : public QWidget
{
    Q_OBJECT

public:
    explicit CurveRuler(CurveSession &session, QWidget *parent = nullptr);

    /// Whether the bands with names are shown; not needed where blocks of sequences lie below.
    void setShowsSequences(bool shows);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

Q_SIGNALS:
    /// A band was double-clicked: its sequence should be framed.
    void frameRequested(double first, double last);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    int bandHeight() const;
    void scrub(double x);
    void describe();

    CurveSession &m_session;
    double m_lastX = 0;
    bool m_showsSequences = true;
};

} // namespace sinew
