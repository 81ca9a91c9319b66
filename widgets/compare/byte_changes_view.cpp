// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/compare/byte_changes_view.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QLocale>

namespace sinew {

namespace {

constexpr std::size_t shownBytes = 16;
constexpr int mostRows = 2000; ///< per file

QString placeOf(std::size_t offset)
{
    return QStringLiteral("0x%1").arg(offset, 8, 16, QLatin1Char('0'));
}

} // namespace

ByteChangesView::ByteChangesView(QWidget *parent) : QTreeWidget(parent)
{
    setColumnCount(ColumnCount);
    setHeaderLabels({tr("At"), tr("In the file"), tr("Then at"), tr("After saving")});
    setAccessibleName(tr("Bytes that saving would change"));
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    header()->resizeSection(BeforeColumn, 160);
    header()->resizeSection(OldBytesColumn, 420);
    header()->resizeSection(AfterColumn, 110);
}

void ByteChangesView::setFiles(const std::vector<FileBytes> &files)
{
    clear();
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const auto text = [](const QByteArray &bytes, std::size_t at, std::size_t count) {
        if (count == 0)
            return tr("nothing");
        const QByteArray first = bytes.mid(qsizetype(at), qsizetype(std::min(count, shownBytes)));
        QString hex = QString::fromLatin1(first.toHex(' ').toUpper());
        return count > shownBytes ? tr("%1 … (%n bytes)", nullptr, int(count)).arg(hex) : hex;
    };
    std::size_t ranges = 0, bytes = 0, size = 0;
    for (const FileBytes &file : files) {
        size += std::size_t(file.after.size());
        if (file.changes.empty())
            continue;
        auto *top = new QTreeWidgetItem(this, {file.name});
        top->setFirstColumnSpanned(true);
        top->setExpanded(true);
        ranges += file.changes.size();
        int rows = 0;
        for (const ByteChange &change : file.changes) {
            bytes += std::max(change.beforeSize, change.afterSize);
            if (++rows > mostRows)
                continue;
            auto *row =
                new QTreeWidgetItem(top, {placeOf(change.before), text(file.before, change.before, change.beforeSize),
                                          placeOf(change.after), text(file.after, change.after, change.afterSize)});
            for (int column = 0; column < ColumnCount; ++column)
                row->setFont(column, fixed);
        }
        if (rows > mostRows)
            new QTreeWidgetItem(top, {tr("%n more", nullptr, rows - mostRows)});
    }
    m_ranges = int(ranges);
    const QLocale locale;
    m_summary = ranges == 0 ? tr("Saving would not change any bytes.")
                            : tr("%n ranges: %1 of %2 bytes", nullptr, int(ranges))
                                  .arg(locale.toString(qulonglong(bytes)), locale.toString(qulonglong(size)));
}

} // namespace sinew

#include "moc_byte_changes_view.cpp"
