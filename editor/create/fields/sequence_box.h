// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/create/fields/sequence_presets.h"

#include <QWidget>

class QComboBox;
class QMenu;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace sinew {

class SearchField;
class SequenceChoice;

/// The table of a SequenceChoice, with a search, choices of many rows at once, and presets of names that are kept for
/// the user. What is chosen by "All" and "None" are the rows that the search leaves.
class SequenceBox : public QWidget
{
    Q_OBJECT

public:
    SequenceBox(SequenceChoice &sequences, const SequencePresets &presets, QWidget *parent = nullptr);

    SearchField *search() const { return m_search; }
    QComboBox *presetBox() const { return m_presetBox; }
    QMenu *choices() const { return m_choices; }
    /// Keeps the present names.
    void save(const QString &name);
    void resizeColumns();

private:
    void chooseShown(bool on);
    void fillPresets(const QString &current);
    void askForName();

    SequenceChoice &m_sequences;
    SequencePresets m_presets;
    QSortFilterProxyModel *m_shown;
    SearchField *m_search;
    QTableView *m_table;
    QMenu *m_choices;
    QComboBox *m_presetBox;
    QPushButton *m_remove;
};

} // namespace sinew
