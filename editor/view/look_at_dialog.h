// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/constraints/look_at.h"

#include <QDialog>
#include <QPointer>

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace sinew {

class DocumentList;
class ReportLabel;

/// Makes the selected node of the current document look at another one over the shown sequence. What is entered shows
/// at once as a preview; it becomes one step when the dialog is accepted, and goes without a trace otherwise. Closes
/// when another document is shown.
class LookAtDialog : public QDialog
{
    Q_OBJECT

public:
    LookAtDialog(const DocumentList &documents, QWidget *parent);
    ~LookAtDialog() override;
    /// Brings up a window's one dialog, for the node that is selected now.
    static void showFor(const DocumentList &documents, QWidget *window);

    void accept() override;

private:
    QComboBox *makeAxes(OwnAxis chosen);
    void fillTargets();
    /// Offers the shown sequence as the range.
    void readSequence();
    LookAtRequest request() const;
    void preview();

    QPointer<Document> m_document;
    NodeId m_node;
    QComboBox *m_target, *m_aim, *m_up;
    QSpinBox *m_influence, *m_start, *m_end;
    QDoubleSpinBox *m_tolerance;
    ReportLabel *m_report;
    bool m_isPreviewing = false; ///< while this dialog changes the document or its own numbers
    bool m_hasPreview = false;   ///< the document's preview, if it has one, is this dialog's
};

} // namespace sinew
