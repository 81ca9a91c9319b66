// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/history/history_model.h"

#include "widgets/shared/object_icons.h"

#include <QApplication>
#include <QFont>
#include <QPalette>
#include <QPixmap>

namespace sinew {

void HistoryModel::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    beginResetModel();
    m_document = document;
    m_rows = document ? document->historyCount() + 1 : 0;
    endResetModel();
    if (!document)
        return;
    connect(document, &Document::historyChanged, this, &HistoryModel::refresh);
    connect(document, &Document::modifiedChanged, this, &HistoryModel::refresh);
}

void HistoryModel::refresh()
{
    const int rows = m_document->historyCount() + 1;
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    Q_EMIT dataChanged(index(0), index(m_rows - 1));
}

bool HistoryModel::isReachable(int row) const
{
    if (!m_document)
        return false;
    // Only the oldest steps are ever discarded: the last one to be undone on the way is what matters.
    return row >= m_document->historyIndex() || !m_document->isForgotten(row);
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_document ? 0 : m_rows;
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_document)
        return {};
    const int row = index.row(), current = m_document->historyIndex();
    const bool clean = row == m_document->cleanIndex();
    switch (role) {
    case Qt::DisplayRole:
        return row == 0 ? tr("As opened") : m_document->historyText(row - 1);
    case Qt::DecorationRole: {
        if (clean)
            return themedIcon(QStringLiteral("document-save"));
        // Room for the mark, so that the texts line up.
        QPixmap blank(16, 16);
        blank.fill(Qt::transparent);
        return QIcon(blank);
    }
    case Qt::ToolTipRole:
        if (!isReachable(row))
            return tr("Too old: this step was discarded to save memory and can no longer be restored.");
        if (clean)
            return tr("This is what the file holds.");
        return row > current ? tr("Undone; click to redo up to here.") : tr("Click to go to this state.");
    case Qt::AccessibleTextRole: {
        QString text = data(index, Qt::DisplayRole).toString();
        if (clean)
            text = tr("%1 (saved)").arg(text);
        if (!isReachable(row))
            text = tr("%1 (discarded)").arg(text);
        else if (row > current)
            text = tr("%1 (undone)").arg(text);
        return text;
    }
    case Qt::FontRole: {
        QFont font = QApplication::font("QListView");
        font.setBold(row == current);
        font.setItalic(row > current);
        return font;
    }
    case Qt::ForegroundRole:
        if (row > current)
            return QApplication::palette().brush(QPalette::PlaceholderText);
        return {};
    default:
        return {};
    }
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || !isReachable(index.row()))
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace sinew

#include "moc_history_model.cpp"
