// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/ready_made.h"
#include "editor/documents/preview_dialog.h"

class QComboBox;
class QDoubleSpinBox;
class QPushButton;

namespace sinew {

class ReportLabel;

/// Gives the current document's model a ready-made part: a hero's glow. Also closes when the document is changed in
/// another way.
class ReadyMadeDialog : public PreviewDialog
{
    Q_OBJECT

public:
    /// `part` must be one of the current document's format.
    ReadyMadeDialog(const DocumentList &documents, const ReadyMadePart &part, QWidget *parent);
    /// Replaces the window's present one.
    static void showFor(const DocumentList &documents, const ReadyMadePart &part, QWidget *window);

private:
    void showResult();

    const ReadyMadePart m_part;
    QComboBox *m_node;
    QDoubleSpinBox *m_size;
    ReportLabel *m_report;
    QPushButton *m_apply;
};

} // namespace sinew
