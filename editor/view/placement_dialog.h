// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/transform/placement.h"
#include "editor/documents/preview_dialog.h"

namespace sinew {

class PlacementForm;
class PlainLabel;
class ReportLabel;

/// Scales, turns, mirrors and moves the current document's model as a whole.
class PlacementDialog : public PreviewDialog
{
    Q_OBJECT

public:
    PlacementDialog(const DocumentList &documents, QWidget *parent);
    /// Brings up a window's one dialog.
    static void showFor(const DocumentList &documents, QWidget *window);

protected:
    /// The numbers say what is on the screen: after any other step they start again.
    void previewLost() override;

private:
    PlacementRequest request() const;
    void showResult();
    /// Moves so that the model stands on the ground, or its middle above the origin.
    void settle(bool PlacementRequest::*how);
    void showSizes();

    PlacementForm *m_form;
    PlainLabel *m_size;
    ReportLabel *m_report;
    Eigen::AlignedBox3f m_before; ///< drawn before the change
};

} // namespace sinew
