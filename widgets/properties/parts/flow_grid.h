// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

namespace sinew {

/// Equal cells in as many columns as fit, chosen among the given counts so that rows stay meaningful (a quaternion as
/// 4, 2 or 1 columns, a 3×4 matrix as 4 or 1).
class FlowGrid : public QLayout
{
public:
    /// `spans`: an item that is wider than a cell gets a line of its own.
    FlowGrid(QWidget *parent, std::vector<int> columnCounts, int minimumCellWidth, bool spans = false);
    ~FlowGrid() override;

    int minimumCellWidth() const { return m_cellWidth; }
    void setMinimumCellWidth(int width);

    void addItem(QLayoutItem *item) override { m_items.push_back(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;

private:
    int columnsFor(int width) const;
    int rowHeight() const;
    /// Places all items in lines of `width`; returns the number of lines.
    int place(int width, std::vector<QRect> *places) const;

    std::vector<QLayoutItem *> m_items;
    std::vector<int> m_columnCounts; ///< descending
    int m_cellWidth;
    bool m_spans;
};

} // namespace sinew
