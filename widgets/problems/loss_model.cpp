// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/loss_model.h"

#include "core/text/translated.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"

#include <QIcon>

#include <algorithm>

namespace sinew {

namespace {

/// The most important losses come first.
constexpr ConversionLoss::Kind kinds[] = {ConversionLoss::Lost, ConversionLoss::Guessed, ConversionLoss::Changed,
                                          ConversionLoss::Kept};

std::ptrdiff_t rankOf(const ConversionLoss &loss)
{
    return std::find(std::begin(kinds), std::end(kinds), loss.kind) - std::begin(kinds);
}

Severity severityOf(ConversionLoss::Kind kind)
{
    return kind == ConversionLoss::Lost      ? Severity::Error
           : kind == ConversionLoss::Guessed ? Severity::Warning
                                             : Severity::Info;
}

} // namespace

void LossModel::setLosses(std::vector<ConversionLoss> losses)
{
    beginResetModel();
    m_losses = std::move(losses);
    std::stable_sort(m_losses.begin(), m_losses.end(),
                     [](const ConversionLoss &a, const ConversionLoss &b) { return rankOf(a) < rankOf(b); });
    endResetModel();
}

int LossModel::count(ConversionLoss::Kind kind) const
{
    return int(std::count_if(m_losses.begin(), m_losses.end(),
                             [kind](const ConversionLoss &loss) { return loss.kind == kind; }));
}

QString LossModel::kindText(ConversionLoss::Kind kind) const
{
    const bool isExport = m_purpose == Purpose::Export;
    switch (kind) {
    case ConversionLoss::Lost:
        return isExport ? tr("Left out") : tr("Lost");
    case ConversionLoss::Changed:
        return isExport                           ? tr("Approximated")
               : m_purpose == Purpose::Conversion ? tr("Changed, identical in the game")
                                                  : tr("Changed");
    case ConversionLoss::Kept:
        return tr("Kept as extra data");
    default:
        return m_purpose == Purpose::Creation ? tr("Guessed") : tr("Unknown");
    }
}

QString LossModel::countText(ConversionLoss::Kind kind) const
{
    return tr("%1: %2").arg(kindText(kind)).arg(count(kind));
}

QString LossModel::summary() const
{
    QStringList parts;
    for (const ConversionLoss::Kind kind : kinds)
        if (count(kind) > 0)
            parts += countText(kind);
    if (!parts.isEmpty())
        return parts.join(QStringLiteral(" · "));
    return m_purpose == Purpose::Export ? tr("Everything is exported as it is.")
                                        : tr("Everything is converted unchanged.");
}

QString LossModel::text() const
{
    QString lines;
    for (const ConversionLoss &loss : m_losses)
        lines +=
            kindText(loss.kind) + u'\t' + QString::fromStdString(loss.path) + u'\t' + translated(loss.message) + u'\n';
    return lines;
}

int LossModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_losses.size());
}

int LossModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant LossModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ConversionLoss &loss = m_losses[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == KindColumn    ? kindText(loss.kind)
               : index.column() == WhereColumn ? QString::fromStdString(loss.path)
                                               : translated(loss.message);
    case Qt::DecorationRole:
        return index.column() == KindColumn ? severityIcon(severityOf(loss.kind)) : QIcon();
    case Qt::ToolTipRole:
        if (index.column() == WhereColumn && loss.address.node != RootNode &&
            m_document.model().contains(loss.address.node))
            return displayName(m_document, loss.address.node);
        return index.column() == WhatColumn ? translated(loss.message) : QVariant();
    default:
        return {};
    }
}

QVariant LossModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == KindColumn ? tr("What happens") : section == WhereColumn ? tr("Where") : tr("Why");
}

} // namespace sinew

#include "moc_loss_model.cpp"
