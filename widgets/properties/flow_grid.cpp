// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/flow_grid.h"

#include <QWidget>

#include <algorithm>

namespace sinew {

FlowGrid::FlowGrid(QWidget *parent, std::vector<int> columnCounts, int minimumCellWidth)
    : QLayout(parent), m_columnCounts(std::move(columnCounts)), m_cellWidth(minimumCellWidth)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(4);
}

FlowGrid::~FlowGrid()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

QLayoutItem *FlowGrid::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)] : nullptr;
}

QLayoutItem *FlowGrid::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[std::size_t(index)];
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowGrid::columnsFor(int width) const
{
    for (const int columns : m_columnCounts)
        if (columns * m_cellWidth + (columns - 1) * spacing() <= width)
            return columns;
    return m_columnCounts.back();
}

int FlowGrid::rowHeight() const
{
    int height = 0;
    for (const QLayoutItem *item : m_items)
        height = std::max(height, item->sizeHint().height());
    return height;
}

int FlowGrid::heightForWidth(int width) const
{
    const int columns = columnsFor(width);
    const int rows = (count() + columns - 1) / columns;
    return rows * rowHeight() + std::max(0, rows - 1) * spacing();
}

QSize FlowGrid::sizeHint() const
{
    const int columns = m_columnCounts.front();
    return {columns * m_cellWidth + (columns - 1) * spacing(), rowHeight()};
}

QSize FlowGrid::minimumSize() const
{
    return {std::min(m_cellWidth, 40), rowHeight()};
}

void FlowGrid::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const int columns = columnsFor(rect.width());
    const int height = rowHeight();
    for (int i = 0; i < count(); ++i) {
        const int column = i % columns, row = i / columns;
        const int left = column * (rect.width() + spacing()) / columns;
        const int right = (column + 1) * (rect.width() + spacing()) / columns - spacing();
        m_items[std::size_t(i)]->setGeometry(
            {rect.x() + left, rect.y() + row * (height + spacing()), right - left, height});
    }
}

} // namespace sinew
