// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/channels/channel_model.h"

#include <QTreeView>

namespace sinew {

/// The tree of channels: clicking a state toggles it, dragging gives all rows on the way the same state, Shift applies
/// it to all tracks of the object. The diamond sets or removes keys at the playhead.
class ChannelView : public QTreeView
{
    Q_OBJECT

public:
    explicit ChannelView(ChannelModel &model, QWidget *parent = nullptr);

Q_SIGNALS:
    void diamondClicked(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    void apply(QModelIndex index, Qt::KeyboardModifiers modifiers);

    ChannelModel &m_model;
    int m_dragged = -1; ///< column of the state that a drag sets
    bool m_on = false;
    QPersistentModelIndex m_last;
};

} // namespace sinew
