// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/transform/mesh/mesh_import.h"

#include <QTableWidget>

namespace sinew {

/// What becomes of the meshes of an imported file in the open model: their names and sizes, and an editable column.
class ImportedPartTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit ImportedPartTable(QWidget *parent = nullptr);

    /// `target` must stay while it is shown. `scene` has the meshes of `parts`.
    void show(const RenderScene &scene, std::vector<ImportedPart> parts, const Document *target);
    const std::vector<ImportedPart> &parts() const { return m_parts; }
    void choose(int row, ImportedPart::Use use, NodeId part);

Q_SIGNALS:
    void chosenChanged();

private:
    friend class ImportedPartDelegate;
    QString textOf(ImportedPart::Use use, NodeId part) const;

    const Document *m_target = nullptr;
    std::vector<NodeId> m_targetParts;
    std::vector<ImportedPart> m_parts; ///< by row
};

} // namespace sinew
