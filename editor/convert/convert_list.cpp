// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/convert/convert_list.h"

#include "core/text/translated.h"
#include "editor/convert/convert_preview.h"

#include <QDir>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sinew {

void ConvertList::add(const std::vector<ConvertSource> &sources)
{
    std::vector<Row> fresh;
    for (const ConvertSource &source : sources) {
        const auto same = [&](const Row &row) {
            return row.source.path == source.path && (!source.path.isEmpty() || row.source.name == source.name);
        };
        if (std::none_of(m_rows.begin(), m_rows.end(), same) && std::none_of(fresh.begin(), fresh.end(), same))
            fresh.push_back({source, ++m_lastNumber, {}, {}});
    }
    if (fresh.empty())
        return;
    beginInsertRows({}, count(), count() + int(fresh.size()) - 1);
    std::move(fresh.begin(), fresh.end(), std::back_inserter(m_rows));
    endInsertRows();
}

void ConvertList::removeSources(QList<int> rows)
{
    std::sort(rows.begin(), rows.end(), std::greater<>());
    for (const int row : rows) {
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
    }
}

std::vector<ConvertSource> ConvertList::sources() const
{
    std::vector<ConvertSource> result;
    for (const Row &row : m_rows)
        result.push_back(row.source);
    return result;
}

int ConvertList::rowOf(int number) const
{
    const auto it =
        std::find_if(m_rows.begin(), m_rows.end(), [number](const Row &row) { return row.number == number; });
    return it == m_rows.end() ? -1 : int(it - m_rows.begin());
}

void ConvertList::setReport(int row, const ConvertReport &report)
{
    changeRow(row, &Row::report, std::optional(report));
}

void ConvertList::clearReports()
{
    for (Row &row : m_rows)
        row.report.reset();
    if (count() > 0)
        Q_EMIT dataChanged(index(0, 0), index(count() - 1, ColumnCount - 1));
}

int ConvertList::countOf(ConvertReport::State state) const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(),
                             [state](const Row &row) { return row.report && row.report->state == state; }));
}

QString ConvertList::cell(const Row &row, int column) const
{
    const bool written = row.report && row.report->state == ConvertReport::Written;
    const auto sizeText = [](const QSize &size) {
        return QStringLiteral("%1 × %2").arg(size.width()).arg(size.height());
    };
    switch (column) {
    case NameColumn:
        return QDir::toNativeSeparators(row.source.name);
    case SizeColumn:
        if (written && row.report->size != row.report->sourceSize)
            return sizeText(row.report->sourceSize) + QStringLiteral(" → ") + sizeText(row.report->size);
        return row.size.isEmpty() ? QString() : sizeText(row.size);
    case StateColumn:
        return !row.report                                  ? QString()
               : written                                    ? tr("Written")
               : row.report->state == ConvertReport::Exists ? tr("Already exists")
                                                            : tr("Failed");
    case BytesColumn:
        return written ? QStringLiteral("%1 → %2").arg(QLocale().formattedDataSize(row.report->sourceBytes),
                                                       QLocale().formattedDataSize(row.report->bytes))
                       : QString();
    case RgbColumn:
        return written && !row.report->levels.empty() ? decibelText(row.report->levels.front().rgb) : QString();
    case AlphaColumn:
        return written && !row.report->levels.empty() ? decibelText(row.report->levels.front().alpha) : QString();
    case MipsColumn: {
        if (!written)
            return {};
        double worst = HUGE_VAL;
        for (std::size_t i = 1; i < row.report->levels.size(); ++i)
            worst = std::min({worst, row.report->levels[i].rgb, row.report->levels[i].alpha});
        const QString number = QString::number(row.report->levelCount);
        return row.report->levels.size() > 1 ? tr("%1, from %2").arg(number, decibelText(worst)) : number;
    }
    case NotesColumn: {
        if (!row.report)
            return {};
        if (row.report->state == ConvertReport::Failed)
            return translated(row.report->error);
        QStringList notes;
        for (const auto *messages : {&row.report->damage, &row.report->warnings})
            for (const Message &message : *messages)
                notes += translated(message);
        return notes.join(QStringLiteral("; "));
    }
    }
    return {};
}

QVariant ConvertList::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    if (role == Qt::DisplayRole)
        return cell(row, index.column());
    if (role == Qt::ToolTipRole) {
        if (index.column() == NameColumn)
            return row.report && row.report->state == ConvertReport::Written ? row.report->target : row.source.path;
        return cell(row, index.column());
    }
    if (role == Qt::TextAlignmentRole && index.column() >= BytesColumn && index.column() <= AlphaColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant ConvertList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && (section == RgbColumn || section == AlphaColumn))
        return tr("How close the result is to its source: the peak signal-to-noise ratio of the first level. Above "
                  "about 40 dB the difference is invisible.");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Image");
    case SizeColumn:
        return tr("Size");
    case StateColumn:
        return tr("State");
    case BytesColumn:
        return tr("Bytes");
    case RgbColumn:
        return tr("RGB");
    case AlphaColumn:
        return tr("Alpha");
    case MipsColumn:
        return tr("Levels");
    case NotesColumn:
        return tr("Notes");
    }
    return {};
}

QString ConvertList::text() const
{
    QString text;
    for (int column = 0; column < ColumnCount; ++column)
        text +=
            headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() + (column + 1 < ColumnCount ? u'\t' : u'\n');
    for (const Row &row : m_rows)
        for (int column = 0; column < ColumnCount; ++column)
            text += cell(row, column) + (column + 1 < ColumnCount ? u'\t' : u'\n');
    return text;
}

} // namespace sinew

#include "moc_convert_list.cpp"
