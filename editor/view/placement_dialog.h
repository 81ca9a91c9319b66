// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/transform/placement.h"

#include <QDialog>
#include <QPointer>

namespace sinew {

class Document;
class DocumentList;
class PlacementForm;
class PlainLabel;
class ReportLabel;

/// Scales, turns, mirrors and moves the current document's model as a whole. What is entered shows at once as a
/// preview; it becomes one step when the dialog is accepted, and goes without a trace otherwise. Closes when another
/// document is shown.
class PlacementDialog : public QDialog
{
    Q_OBJECT

public:
    PlacementDialog(const DocumentList &documents, QWidget *parent);
    ~PlacementDialog() override;
    /// Brings up a window's one dialog.
    static void showFor(const DocumentList &documents, QWidget *window);

    void accept() override;

private:
    PlacementRequest request() const;
    void startAgain();
    void preview();
    /// Moves so that the model stands on the ground, or its middle above the origin.
    void settle(bool PlacementRequest::*how);
    void showSizes();

    QPointer<Document> m_document;
    PlacementForm *m_form;
    PlainLabel *m_size;
    ReportLabel *m_report;
    Eigen::AlignedBox3f m_before; ///< drawn before the change
    bool m_isPreviewing = false;  ///< while this dialog changes the document or its own numbers
};

} // namespace sinew
