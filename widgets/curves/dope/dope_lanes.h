// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/dope/dope_lane.h"
#include "widgets/curves/session/key_gesture.h"
#include "widgets/curves/session/key_picks.h"

#include <QWidget>

#include <functional>
#include <memory>

class QRubberBand;

namespace sinew {

class CurveSession;

/// The key area of the dope sheet: lanes of keys over the session's time axis. Clicks, boxes and drags select keys and
/// move them in time; the lanes come from outside (the rows of a tree, or the single lane of the summary).
class DopeLanes : public QWidget
{
    Q_OBJECT

public:
    using LaneSource = std::function<std::vector<DopeLane>()>;

    DopeLanes(CurveSession &session, LaneSource lanes, QWidget *parent = nullptr);
    ~DopeLanes() override;

    QSize minimumSizeHint() const override { return {120, 20}; }
    /// Starts moving (or scaling, about the pivot of the options) the selected keys at the pointer; ended by a click or
    /// Enter.
    void startMove();
    /// The same with copies of the selected keys.
    void startDuplicate();
    void startScale();
    /// Whether keys follow the pointer without a button.
    bool isFollowingPointer() const { return m_gesture && m_drag == Drag::None; }

Q_SIGNALS:
    void contextMenuRequested(const QPoint &globalPosition);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// Starts with the selected keys, or says why not.
    void startGesture(KeyGesture::Kind kind, double anchorTime);
    enum class Drag { None, Press, Keys, Box, Pan };

    const DopeLane *laneAt(const std::vector<DopeLane> &lanes, int y) const;
    /// Selects the keys nearest to x in a lane; false if none is within reach.
    bool pickAt(const DopeLane &lane, double x, PickMode mode, bool onlyIfUnselected);
    void pickBox(const QRect &box, PickMode mode);
    QString keyText(const DopeLane &lane, double x) const;

    CurveSession &m_session;
    LaneSource m_lanes;
    Drag m_drag = Drag::None;
    QPoint m_pressed, m_last;
    PickMode m_boxMode = PickMode::Replace;
    QRubberBand *m_band;
    std::unique_ptr<KeyGesture> m_gesture;
};

} // namespace sinew
