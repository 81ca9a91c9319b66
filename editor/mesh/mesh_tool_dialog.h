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
    /// `nodes`: of the skeleton, that are selected with the parts.
    MeshToolDialog(const DocumentList &documents, const MeshTool &tool, std::vector<NodeId> parts,
                   std::vector<NodeId> nodes, QWidget *parent);
    /// Replaces the window's present one.
    static void showFor(const DocumentList &documents, const MeshTool &tool, std::vector<NodeId> parts,
                        std::vector<NodeId> nodes, QWidget *window);

private:
    void addOption(QFormLayout &form, std::size_t index, const MeshToolOption &option);
    void showResult();

    const MeshTool &m_tool;
    const std::vector<NodeId> m_parts, m_nodes;
    std::vector<double> m_values;
    ReportLabel *m_report;
    QPushButton *m_apply;
};

} // namespace sinew
