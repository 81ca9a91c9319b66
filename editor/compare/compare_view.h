// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/compare/compared_model.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace sinew {

class TimelinePanel;
class ViewportWidget;

/// Two models with one camera and one timeline: side by side, the edges of one over the other, or alternating in the
/// same place.
class CompareView : public QWidget
{
    Q_OBJECT

public:
    explicit CompareView(QWidget *parent = nullptr);
    ~CompareView() override;

    /// Camera, sequence and time are kept. Both must outlive the next call.
    void setModels(ComparedModel *one, ComparedModel *other);
    void setNames(const QString &one, const QString &other);
    /// Selects an object in each; NoNode clears the selection.
    void select(NodeId one, NodeId other);
    void frameSelection();
    /// Stops both in this sequence of the first model, at this time on its timeline.
    void showMoment(NodeId sequence, double time);

    ViewportWidget *left() const { return m_left; }
    ViewportWidget *right() const { return m_right; }
    QToolButton *blinkButton() const { return m_blink; }
    QToolButton *overlayButton() const { return m_overlay; }
    TimelinePanel *timeline() const { return m_timeline; }

private:
    void followCamera(ViewportWidget *source);
    void followSequence();
    void followTime();
    void setBlinking(bool on);
    void setOverlaid(bool on);
    void blink();

    ComparedModel *m_one = nullptr, *m_other = nullptr;
    ViewportWidget *m_left, *m_right;
    QWidget *m_rightSide;
    QLabel *m_leftName, *m_rightName, *m_note;
    QString m_names[2];
    QToolButton *m_blink, *m_overlay;
    TimelinePanel *m_timeline;
    QTimer m_blinking;
    bool m_following = false;
};

} // namespace sinew
