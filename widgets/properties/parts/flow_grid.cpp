// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/parts/flow_grid.h"

#include <QWidget>

#include <algorithm>

namespace sinew {

FlowGrid::FlowGrid(QWidget *parent, std::vector<int> columnCounts, int minimumCellWidth, bool spans)
    : QLayout(parent), m_columnCounts(std::move(columnCounts)), m_cellWidth(minimumCellWidth), m_spans(spans)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(4);
}

FlowGrid::~FlowGrid()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

void FlowGrid::setMinimumCellWidth(int width)
{
    if (m_cellWidth == width)
        return;
    m_cellWidth = width;
    invalidate();
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

int FlowGrid::place(int width, std::vector<QRect> *places) const
{
    const int columns = columnsFor(width), height = rowHeight();
    int row = 0, column = 0;
    for (const QLayoutItem *item : m_items) {
        const int left = column * (width + spacing()) / columns;
        const int right = (column + 1) * (width + spacing()) / columns - spacing();
        const bool whole = m_spans && columns > 1 && item->sizeHint().width() > right - left;
        if (whole && column > 0) {
            ++row;
            column = 0;
        }
        if (places)
            places->emplace_back(whole ? 0 : left, row * (height + spacing()), whole ? width : right - left, height);
        column = whole ? columns : column + 1;
        if (column == columns) {
            ++row;
            column = 0;
        }
    }
    return column > 0 ? row + 1 : row;
}

int FlowGrid::heightForWidth(int width) const
{
    const int rows = place(width, nullptr);
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
    std::vector<QRect> places;
    place(rect.width(), &places);
    for (std::size_t i = 0; i < places.size(); ++i)
        m_items[i]->setGeometry(places[i].translated(rect.topLeft()));
}

} // namespace sinew
