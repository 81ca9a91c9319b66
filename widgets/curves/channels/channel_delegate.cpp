// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/channels/channel_delegate.h"

#include "widgets/curves/channels/channel_model.h"
#include "widgets/shared/key_diamond.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/panel_colours.h"

#include <QApplication>
#include <QPainter>

namespace sinew {

QSize ChannelDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max(option.fontMetrics.height() + 6, 20));
    return size;
}

void ChannelDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int column = index.column();
    if (column == ChannelModel::Name)
        paintName(painter, option, index);
    else if (column == ChannelModel::Key || ChannelModel::isState(column))
        paintState(painter, option, index);
    else
        QStyledItemDelegate::paint(painter, option, index);
}

void ChannelDelegate::paintName(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QVariantList colours = index.data(ChannelModel::ColoursRole).toList();
    if (!colours.isEmpty()) {
        option.features |= QStyleOptionViewItem::HasDecoration;
        option.decorationSize = QSize(12, 12);
        option.icon = {};
    }
    const QString badge = index.data(ChannelModel::GlobalRole).toString();
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    QRect badgeRect;
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.85);
    if (!badge.isEmpty()) {
        const int width = QFontMetrics(small).horizontalAdvance(badge) + 10;
        badgeRect = QRect(option.rect.right() - width - 2, option.rect.top() + 2, width, option.rect.height() - 4);
        const QRect text = style->subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget);
        option.text = option.fontMetrics.elidedText(option.text, Qt::ElideRight, badgeRect.left() - text.left() - 6);
    }
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
    if (!colours.isEmpty()) {
        const QRectF area = style->subElementRect(QStyle::SE_ItemViewItemDecoration, &option, option.widget);
        const QRectF swatch(area.center().x() - 5.5, area.center().y() - 5.5, 12, 12);
        const qreal step = swatch.width() / qreal(colours.size());
        for (qsizetype i = 0; i < colours.size(); ++i)
            painter->fillRect(QRectF(swatch.left() + qreal(i) * step, swatch.top(), step, swatch.height()),
                              colours[i].value<QColor>());
    }
    if (!badge.isEmpty()) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QColor violet = globalSequenceColour(option.palette);
        painter->setPen(Qt::NoPen);
        painter->setBrush(violet);
        painter->drawRoundedRect(badgeRect, 4, 4);
        painter->setPen(isDark(option.palette) ? Qt::black : Qt::white);
        painter->setFont(small);
        painter->drawText(badgeRect, Qt::AlignCenter, badge);
        painter->restore();
    }
}

void ChannelDelegate::paintState(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    option.text.clear();
    option.icon = {};
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
    const QRectF area(option.rect);
    if (index.column() == ChannelModel::Key) {
        const QVariant state = index.data(ChannelModel::KeyStateRole);
        if (state.isValid()) {
            const bool lit = state.toInt() != ChannelModel::NotAnimated;
            paintDiamond(*painter, area.center(), option.fontMetrics.height() * 0.3, DiamondFill(state.toInt()),
                         lit ? keyColour(option.palette) : option.palette.color(QPalette::PlaceholderText));
        }
        return;
    }
    const QVariant on = index.data(ChannelModel::OnRole);
    if (!on.isValid())
        return;
    static const char *const icons[][2] = {{"view-visible", "view-hidden"},
                                           {"starred-symbolic", nullptr},
                                           {"object-locked", "object-unlocked"},
                                           {"player-volume-muted", "player-volume"},
                                           {"pin", "window-pin"}};
    const auto &pair = icons[index.column() - ChannelModel::Show];
    const bool bright = on.toBool();
    const char *name = bright || !pair[1] ? pair[0] : pair[1];
    // States that are off stay faint until hovered, so that those that are on stand out; a hidden track's eye must not.
    const bool hover = option.state & QStyle::State_MouseOver;
    const bool eye = index.column() == ChannelModel::Show;
    painter->save();
    painter->setOpacity(bright ? (eye ? 0.75 : 1) : eye ? 0.45 : hover ? 0.55 : 0.18);
    const QRect square = QRect(0, 0, 16, 16).translated(int(area.center().x()) - 7, int(area.center().y()) - 7);
    themedIcon(QString::fromLatin1(name))
        .paint(painter, square, Qt::AlignCenter,
               option.state & QStyle::State_Selected ? QIcon::Selected : QIcon::Normal);
    painter->restore();
}

} // namespace sinew

#include "moc_channel_delegate.cpp"
