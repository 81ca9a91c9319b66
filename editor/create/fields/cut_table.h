// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/importer.h"

#include <QGroupBox>

class QDoubleSpinBox;
class QPushButton;
class QTableWidget;

namespace sinew {

/// The sequences that are cut out of the long animation of an imported file: names and frames, all editable. Nothing is
/// cut until the user switches it on.
class CutTable : public QGroupBox
{
    Q_OBJECT

public:
    explicit CutTable(QWidget *parent = nullptr);

    /// What the file suggests, until the user changes anything; hidden for a file without an animation.
    void suggest(const ImportedScene &scene);
    /// Writes what the user wants into the options.
    void addTo(ImportOptions &options) const;

    QTableWidget *table() const { return m_table; }
    QDoubleSpinBox *rateBox() const { return m_rate; }
    QPushButton *addButton() const { return m_add; }
    QPushButton *removeButton() const { return m_remove; }

Q_SIGNALS:
    /// The result changes.
    void changed();

private:
    enum Column { NameColumn, FirstColumn, LastColumn, ColumnCount };

    std::vector<SequenceCut> cuts() const;
    void setRate(double rate);
    void setRow(int row, const SequenceCut &cut);
    void addRow();
    void removeRows();
    void tell();

    QTableWidget *m_table;
    QDoubleSpinBox *m_rate;
    QPushButton *m_add, *m_remove;
    bool m_isTouched = false; ///< the rows are the user's
    double m_rowsRate = 24;   ///< that the frames in the table count in
    bool m_hasRate = false;   ///< the user chose one
};

} // namespace sinew
