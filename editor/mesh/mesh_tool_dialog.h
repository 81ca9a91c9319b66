// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/documents/preview_dialog.h"

#include <vector>

class QFormLayout;
class QPushButton;

namespace sinew {

class ReportLabel;
struct MeshTool;
struct MeshToolOption;

/// Asks for the numbers of a tool. Also closes when the document is changed in another way.
class MeshToolDialog : public PreviewDialog
{
    Q_OBJECT

public:
    MeshToolDialog(const DocumentList &documents, const MeshTool &tool, std::vector<NodeId> parts, QWidget *parent);
    /// Replaces the window's present one.
    static void showFor(const DocumentList &documents, const MeshTool &tool, std::vector<NodeId> parts,
                        QWidget *window);

private:
    void addOption(QFormLayout &form, std::size_t index, const MeshToolOption &option);
    void showResult();

    const MeshTool &m_tool;
    const std::vector<NodeId> m_parts;
    std::vector<double> m_values;
    ReportLabel *m_report;
    QPushButton *m_apply;
};

} // namespace sinew
