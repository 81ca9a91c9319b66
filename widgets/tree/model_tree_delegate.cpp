// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/tree/model_tree_delegate.h"

#include <QPainter>

namespace sinew {

void ModelTreeDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (!(option->state & QStyle::State_Selected) || option->icon.isNull())
        return;
    const qreal ratio = option->widget ? option->widget->devicePixelRatioF() : 1;
    QPixmap shape = option->icon.pixmap(option->decorationSize, ratio);
    QPainter painter(&shape);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRectF(QPointF(), QSizeF(shape.size()) / shape.devicePixelRatio()),
                     option->palette.color(QPalette::HighlightedText));
    painter.end();
    // If it exists for this mode, it is drawn unchanged.
    option->icon = QIcon();
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected})
        option->icon.addPixmap(shape, mode);
}

} // namespace sinew

#include "moc_model_tree_delegate.cpp"
