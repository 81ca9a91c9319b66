// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/fields/cut_table.h"

#include "widgets/text/plain_label.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <cmath>
#include <functional>
#include <set>

namespace sinew {

CutTable::CutTable(QWidget *parent)
    : QGroupBox(tr("Cut the longest animation into sequences"), parent), m_table(new QTableWidget(0, ColumnCount)),
      m_rate(new QDoubleSpinBox), m_add(new QPushButton(tr("Add"))), m_remove(new QPushButton(tr("Remove")))
{
    setCheckable(true);
    setChecked(false);
    setVisible(false);
    setToolTip(tr("For files that have all sequences one after the other in one animation"));
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("First frame"), tr("Last frame")});
    m_table->horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAccessibleName(tr("Sequences to cut out"));
    m_rate->setRange(0.001, 1000000);
    m_rate->setDecimals(3);
    m_rate->setToolTip(tr("With 1 the table counts in seconds"));
    m_rate->setAccessibleName(tr("Frames per second"));
    m_add->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    auto *label = new PlainLabel(tr("Frames per second"));
    label->setBuddy(m_rate);
    row->addWidget(label);
    row->addWidget(m_rate);
    row->addStretch();
    row->addWidget(m_add);
    row->addWidget(m_remove);
    auto *content = new QWidget;
    auto *lines = new QVBoxLayout(content);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(m_table);
    lines->addLayout(row);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(content);
    const auto open = [this, content, layout, margins = layout->contentsMargins()](bool on) {
        content->setVisible(on);
        layout->setContentsMargins(on ? margins : QMargins());
        setSizePolicy(QSizePolicy::Preferred, on ? QSizePolicy::Preferred : QSizePolicy::Maximum);
    };
    open(false);
    connect(this, &QGroupBox::toggled, this, open);
    connect(this, &QGroupBox::toggled, this, &CutTable::changed);
    connect(m_table, &QTableWidget::itemChanged, this, &CutTable::tell);
    connect(m_add, &QPushButton::clicked, this, &CutTable::addRow);
    connect(m_remove, &QPushButton::clicked, this, &CutTable::removeRows);
    connect(m_rate, &QDoubleSpinBox::valueChanged, this, &CutTable::setRate);
}

void CutTable::tell()
{
    m_isTouched = true;
    Q_EMIT changed();
}

void CutTable::setRate(double rate)
{
    // What the user typed are frames; what was suggested are moments.
    const double factor = m_isTouched ? 1 : rate / m_rowsRate;
    m_rowsRate = rate;
    m_hasRate = true;
    {
        const QSignalBlocker quiet(m_table);
        std::vector<SequenceCut> all = cuts();
        for (std::size_t row = 0; row < all.size(); ++row)
            setRow(int(row), {all[row].name, all[row].first * factor, all[row].last * factor});
    }
    Q_EMIT changed();
}

void CutTable::setRow(int row, const SequenceCut &cut)
{
    m_table->setItem(row, NameColumn, new QTableWidgetItem(QString::fromStdString(cut.name)));
    for (const auto &[column, frame] : {std::pair(FirstColumn, cut.first), {LastColumn, cut.last}}) {
        auto *item = new QTableWidgetItem;
        item->setData(Qt::EditRole, std::round(frame * 1000) / 1000);
        m_table->setItem(row, column, item);
    }
}

void CutTable::suggest(const ImportedScene &scene)
{
    setVisible(scene.framesPerSecond > 0);
    if (scene.framesPerSecond <= 0)
        return;
    if (!m_hasRate) {
        const QSignalBlocker quiet(m_rate);
        m_rate->setValue(scene.framesPerSecond);
        m_rowsRate = scene.framesPerSecond;
    }
    if (m_isTouched || isChecked())
        return;
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(int(scene.cuts.size()));
    for (int row = 0; row < m_table->rowCount(); ++row)
        setRow(row, scene.cuts[std::size_t(row)]);
}

std::vector<SequenceCut> CutTable::cuts() const
{
    std::vector<SequenceCut> all;
    for (int row = 0; row < m_table->rowCount(); ++row)
        all.push_back({m_table->item(row, NameColumn)->text().trimmed().toStdString(),
                       m_table->item(row, FirstColumn)->data(Qt::EditRole).toDouble(),
                       m_table->item(row, LastColumn)->data(Qt::EditRole).toDouble()});
    return all;
}

void CutTable::addTo(ImportOptions &options) const
{
    if (m_hasRate)
        options.framesPerSecond = m_rate->value();
    if (isChecked() && !isHidden())
        options.cuts = cuts();
}

void CutTable::addRow()
{
    const std::vector<SequenceCut> before = cuts();
    const double last = before.empty() ? 0 : before.back().last;
    {
        const QSignalBlocker quiet(m_table);
        m_table->setRowCount(m_table->rowCount() + 1);
        setRow(m_table->rowCount() - 1, {tr("Sequence %1").arg(before.size() + 1).toStdString(), last, last});
    }
    m_table->setCurrentCell(m_table->rowCount() - 1, NameColumn);
    m_table->editItem(m_table->currentItem());
    tell();
}

void CutTable::removeRows()
{
    std::set<int, std::greater<>> rows;
    for (const QModelIndex &index : m_table->selectionModel()->selectedIndexes())
        rows.insert(index.row());
    for (const int row : rows)
        m_table->removeRow(row);
    if (!rows.empty())
        tell();
}

} // namespace sinew

#include "moc_cut_table.cpp"
