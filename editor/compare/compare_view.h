// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/compare/compared_model.h"

#include "core/facets/clip.h"
#include "core/scene/view/view_camera.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>

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
    /// How the second model differs by intention, as one made of the first does.
    struct Counterpart
    {
        double scale = 1;     ///< of its lengths
        int quarterTurns = 0; ///< about z, counter-clockwise from above, 0…3
        /// Its sequence for one of the first model; empty: the one with the same name.
        std::function<std::optional<Clip>(NodeId sequence)> clip;
    };
    /// To be called before setModels().
    void setCounterpart(Counterpart counterpart);
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
    ViewCamera mapped(ViewCamera camera, bool back) const;
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
    Counterpart m_counterpart;
    bool m_following = false;
};

} // namespace sinew
