// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/facets/conversion_facet.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace sinew {

class LossModel;

/// Shows what a conversion of a document would cost before it is done. The document is not changed; a row leads to its
/// place.
class VersionDialog : public QDialog
{
    Q_OBJECT

public:
    /// With an empty `target` the user chooses one.
    VersionDialog(Document &document, const std::string &target, QWidget *parent);

    std::string target() const;
    QString targetLabel() const;
    /// False if the model can't be converted; the dialog then says why.
    bool isPossible() const;
    /// The step that converts the model, as last shown.
    ChangeSet takeChanges() { return std::move(m_changes); }
    LossModel *losses() const { return m_losses; }
    QTreeView *view() const { return m_view; }
    QComboBox *choice() const { return m_choice; }

private:
    void refresh();
    void jump(const QModelIndex &index);

    Document &m_document;
    QComboBox *m_choice;
    LossModel *m_losses;
    QTreeView *m_view;
    QLabel *m_summary;
    QPushButton *m_accept;
    ChangeSet m_changes;
};

/// Converts the document to the target in one step. Asks first if something would not come through unchanged, or if the
/// target is empty and must be chosen. Nothing has changed if the user cancelled.
Status convertDocument(Document &document, const std::string &target, QWidget *window, bool &cancelled);

} // namespace sinew
