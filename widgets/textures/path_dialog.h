// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/path_rule.h"
#include "widgets/textures/path_look_up.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QTableWidget;

namespace sinew {

/// One path that can be changed.
struct PathEntry
{
    QString path;
    QString found;        ///< where its file was found below its source; empty if it wasn't
    bool isChosen = true; ///< true if its texture is one of the chosen ones
};

/// Asks how to change paths together and shows the result for each. If only some are chosen, it asks whether the change
/// should also apply to the others.
class PathDialog : public QDialog
{
    Q_OBJECT

public:
    /// `files`: tells which paths lead to files; may be null.
    PathDialog(std::vector<PathEntry> entries, std::unique_ptr<PathLookUp> files, QWidget *parent = nullptr);

    PathRule rule() const;
    /// The changed paths, in the order of the entries; those not affected stay.
    QStringList results() const;

    /// Hidden unless some are chosen and others aren't.
    QRadioButton *chosenButton() const { return m_chosen; }
    QRadioButton *allButton() const { return m_all; }
    QLineEdit *findEdit() const { return m_find; }
    QLineEdit *replaceEdit() const { return m_replace; }
    QCheckBox *patternBox() const { return m_pattern; }
    QCheckBox *caseBox() const { return m_case; }
    QCheckBox *foundBox() const { return m_found; }
    QCheckBox *prefixBox() const { return m_prefix; }
    QLineEdit *oldPrefixEdit() const { return m_oldPrefix; }
    QLineEdit *newPrefixEdit() const { return m_newPrefix; }
    QCheckBox *namesBox() const { return m_names; }
    QComboBox *suffixBox() const { return m_suffix; }
    QComboBox *slashBox() const { return m_slashes; }
    QComboBox *letterBox() const { return m_letters; }
    QCheckBox *missingBox() const { return m_missing; }
    QTableWidget *preview() const { return m_preview; }
    QPushButton *applyButton() const { return m_apply; }

private:
    void makeLayout();
    void showPreview();
    /// Sorts the rows as the header says, and hides those that nobody wants to see.
    void arrangeRows(const QStringList &after);
    /// "found", "not found", "…" while that is being looked up.
    QString fileText(const QString &path) const;
    /// Shows what each path becomes at each step.
    void showSteps();
    /// The path to which the rule is applied.
    QString start(const PathEntry &entry) const;
    bool isMeant(const PathEntry &entry) const;

    std::vector<PathEntry> m_entries;
    std::unique_ptr<PathLookUp> m_files;
    QRadioButton *m_chosen, *m_all;
    QLineEdit *m_find, *m_replace, *m_oldPrefix, *m_newPrefix;
    QCheckBox *m_pattern, *m_case, *m_found, *m_prefix, *m_names, *m_missing;
    QComboBox *m_suffix, *m_slashes, *m_letters;
    QTableWidget *m_preview;
    QLabel *m_summary;
    QPushButton *m_apply;
};

} // namespace sinew
