// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/fields/sequence_box.h"

#include "editor/create/fields/sequence_choice.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_field.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QMenu>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace sinew {

SequenceBox::SequenceBox(SequenceChoice &sequences, const SequencePresets &presets, QWidget *parent)
    : QWidget(parent), m_sequences(sequences), m_presets(presets), m_shown(new QSortFilterProxyModel(this)),
      m_search(new SearchField), m_table(new QTableView), m_choices(new QMenu(this)), m_presetBox(new QComboBox),
      m_remove(new QPushButton(tr("Delete")))
{
    m_shown->setSourceModel(&sequences);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_shown->setFilterKeyColumn(-1);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search sequences"));
    connect(m_search, &QLineEdit::textChanged, m_shown, &QSortFilterProxyModel::setFilterFixedString);
    m_table->setModel(m_shown);
    m_table->verticalHeader()->hide();
    m_table->setAccessibleName(tr("Sequences"));
    m_table->horizontalHeader()->setStretchLastSection(false);

    m_choices->addAction(tr("All"), this, [this] { chooseShown(true); });
    m_choices->addAction(tr("None"), this, [this] { chooseShown(false); });
    m_choices->addSeparator();
    m_choices->addAction(tr("Those that mean something in the game"), &sequences, &SequenceChoice::chooseSuggested);
    m_choices->addAction(tr("One of each name"), &sequences, &SequenceChoice::chooseOneOfEach);
    auto *choose = new QPushButton(tr("Choose"));
    choose->setMenu(m_choices);

    m_presetBox->setAccessibleName(tr("Preset of names"));
    m_presetBox->setToolTip(tr("Names that you have kept, for all models of this game"));
    auto *keep = new QPushButton(tr("Keep…"));
    keep->setToolTip(tr("Keep the present names and choices as a preset"));
    connect(keep, &QPushButton::clicked, this, &SequenceBox::askForName);
    connect(m_presetBox, &QComboBox::activated, this, [this] {
        m_sequences.apply(m_presets.preset(m_presetBox->currentData().toString()));
        m_remove->setEnabled(m_presetBox->currentIndex() > 0);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_presets.remove(m_presetBox->currentData().toString());
        fillPresets({});
    });
    for (QPushButton *button : {choose, keep, m_remove})
        button->setAutoDefault(false);
    fillPresets({});

    auto *title = new QHBoxLayout;
    title->addWidget(new PlainLabel(tr("Sequences")));
    title->addWidget(m_search, 1);
    title->addWidget(choose);
    auto *names = new QHBoxLayout;
    names->addWidget(new PlainLabel(tr("Names")));
    names->addWidget(m_presetBox, 1);
    names->addWidget(keep);
    names->addWidget(m_remove);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(title);
    column->addWidget(m_table, 1);
    column->addLayout(names);
}

void SequenceBox::resizeColumns()
{
    m_table->resizeColumnsToContents();
}

void SequenceBox::chooseShown(bool on)
{
    std::vector<int> rows;
    for (int row = 0; row < m_shown->rowCount(); ++row)
        rows.push_back(m_shown->mapToSource(m_shown->index(row, 0)).row());
    m_sequences.setChosen(rows, on);
}

void SequenceBox::fillPresets(const QString &current)
{
    m_presetBox->clear();
    m_presetBox->addItem(tr("As suggested"), QString());
    for (const QString &name : m_presets.names())
        m_presetBox->addItem(name, name);
    m_presetBox->setCurrentIndex(std::max(0, m_presetBox->findData(current)));
    m_remove->setEnabled(m_presetBox->currentIndex() > 0);
}

void SequenceBox::save(const QString &name)
{
    m_presets.save(name, m_sequences.namings());
    fillPresets(name);
}

void SequenceBox::askForName()
{
    const QString name = QInputDialog::getText(this, tr("Keep names"), tr("Name of the preset:"), QLineEdit::Normal,
                                               m_presetBox->currentData().toString())
                             .trimmed();
    if (!name.isEmpty())
        save(name);
}

} // namespace sinew

#include "moc_sequence_box.cpp"
