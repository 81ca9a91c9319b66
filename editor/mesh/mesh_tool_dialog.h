// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <QDialog>
#include <QPointer>

#include <vector>

class QFormLayout;
class QPushButton;

namespace sinew {

class Document;
class DocumentList;
class ReportLabel;
struct MeshTool;
struct MeshToolOption;

/// Asks for the numbers of a tool. What they lead to shows at once as a preview; it becomes one step when the dialog is
/// accepted, and goes without a trace otherwise. Closes when another document is shown, or the document is changed in
/// another way.
class MeshToolDialog : public QDialog
{
    Q_OBJECT

public:
    /// `nodes`: of the skeleton, that are selected with the parts.
    MeshToolDialog(const DocumentList &documents, const MeshTool &tool, std::vector<NodeId> parts,
                   std::vector<NodeId> nodes, QWidget *parent);
    ~MeshToolDialog() override;
    /// Replaces the window's present one.
    static void showFor(const DocumentList &documents, const MeshTool &tool, std::vector<NodeId> parts,
                        std::vector<NodeId> nodes, QWidget *window);

    void accept() override;

private:
    void addOption(QFormLayout &form, std::size_t index, const MeshToolOption &option);
    void preview();

    QPointer<Document> m_document;
    const MeshTool &m_tool;
    const std::vector<NodeId> m_parts, m_nodes;
    std::vector<double> m_values;
    ReportLabel *m_report;
    QPushButton *m_apply;
    bool m_isPreviewing = false; ///< while this dialog changes the document
};

} // namespace sinew
