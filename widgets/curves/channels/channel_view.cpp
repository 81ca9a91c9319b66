// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/channels/channel_view.h"

#include "widgets/curves/channels/channel_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>

namespace sinew {

ChannelView::ChannelView(ChannelModel &model, QWidget *parent) : QTreeView(parent), m_model(model)
{
    setModel(&model);
    setItemDelegate(new ChannelDelegate(this));
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setExpandsOnDoubleClick(false);
    setMouseTracking(true);
    setIndentation(14);
    setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView *columns = header();
    columns->setStretchLastSection(false);
    columns->setMinimumSectionSize(20);
    columns->setSectionResizeMode(QHeaderView::Interactive);
    columns->setSectionsMovable(false);
    for (int column = 0; column < ChannelModel::ColumnCount; ++column)
        if (column == ChannelModel::Key || column == ChannelModel::InterpolationColumn ||
            ChannelModel::isState(column)) {
            columns->setSectionResizeMode(column, QHeaderView::Fixed);
            columns->resizeSection(column, 22);
        }
    columns->setSectionResizeMode(ChannelModel::Name, QHeaderView::Stretch);
    columns->resizeSection(ChannelModel::ValueColumn,
                           fontMetrics().horizontalAdvance(QStringLiteral("-00.00  -00.00  -00.0")) + 10);
    columns->resizeSection(ChannelModel::Keys, fontMetrics().horizontalAdvance(QStringLiteral("0000")) + 12);
}

void ChannelView::apply(QModelIndex index, Qt::KeyboardModifiers modifiers)
{
    if (!index.isValid() || QModelIndex(m_last) == index)
        return;
    m_last = index;
    QModelIndexList rows{index};
    if (modifiers & Qt::ShiftModifier)
        while (index.parent().isValid())
            rows[0] = index = index.parent().siblingAtColumn(index.column());
    m_model.setOn(rows, ChannelModel::Column(m_dragged), m_on);
    viewport()->update();
}

void ChannelView::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid()) {
        QTreeView::mousePressEvent(event);
        return;
    }
    if (index.column() == ChannelModel::Key) {
        Q_EMIT diamondClicked(event->modifiers() & Qt::ShiftModifier && index.parent().isValid() ? index.parent()
                                                                                                 : index);
    } else if (ChannelModel::isState(index.column()) && index.data(ChannelModel::OnRole).isValid()) {
        m_dragged = index.column();
        m_on = !m_model.isOn(index);
        m_last = QModelIndex();
        apply(index, event->modifiers());
    } else {
        QTreeView::mousePressEvent(event);
    }
}

void ChannelView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragged < 0) {
        QTreeView::mouseMoveEvent(event);
        return;
    }
    const QModelIndex index = indexAt(QPoint(columnViewportPosition(m_dragged) + 2, event->pos().y()));
    if (index.isValid() && index.data(ChannelModel::OnRole).isValid())
        apply(index, event->modifiers());
}

void ChannelView::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_dragged >= 0)
        m_dragged = -1;
    else
        QTreeView::mouseReleaseEvent(event);
}

void ChannelView::keyPressEvent(QKeyEvent *event)
{
    // Letters are commands of the page, as in the graph; the filter finds names.
    const bool letter = event->key() >= Qt::Key_A && event->key() <= Qt::Key_Z;
    const bool escape = event->key() == Qt::Key_Escape; // which would be searched for like a letter
    if ((letter && !(event->modifiers() & ~Qt::ShiftModifier)) || escape)
        event->ignore();
    else
        QTreeView::keyPressEvent(event);
}

void ChannelView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && (index.column() == ChannelModel::Key || ChannelModel::isState(index.column())))
        mousePressEvent(event);
    else
        QTreeView::mouseDoubleClickEvent(event);
}

} // namespace sinew

#include "moc_channel_view.cpp"
