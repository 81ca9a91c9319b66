// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/clip.h"
#include "core/facets/sequence_facet.h"

#include <QWidget>

#include <memory>
#include <set>
#include <vector>

namespace sinew {

class CurveSession;

/// The sequences as blocks over the time axis. Dragging a block moves the sequence with its keys, dragging an edge
/// stretches it (Alt: the keys stay where they are); each is one undo step, shown live. A click chooses the sequence.
class SequenceLane : public QWidget
{
    Q_OBJECT

public:
    explicit SequenceLane(CurveSession &session, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// The sequence under the pointer, NoNode if there is none.
    void contextMenuRequested(sinew::NodeId sequence, const QPoint &globalPosition);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool event(QEvent *event) override;

private:
    enum class Part { None, Block, Start, End };
    struct Hit
    {
        int clip = -1;
        Part part = Part::None;
    };
    /// A drag: everything is computed from the original model, so that going back and forth leaves no trace.
    struct Drag
    {
        Hit hit;
        Clip clip;
        double pressedTime = 0;
        std::unique_ptr<Model> before;
        std::set<Address> touched; ///< fields set by any state of the drag
        std::uint64_t key = 0;
    };

    QRectF blockOf(const Clip &clip) const;
    Hit hitAt(const QPointF &position) const;
    bool canEdit() const;
    void choose(int clip);
    void apply(std::int32_t start, std::int32_t end, KeyPolicy policy);
    void cancel();

    CurveSession &m_session;
    std::unique_ptr<Drag> m_drag;
};

} // namespace sinew
