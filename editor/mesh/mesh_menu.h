// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"
#include "widgets/shared/notice.h"

#include <QObject>

#include <vector>

class QAction;
class QMenu;

namespace sinew {

class Document;
class DocumentList;
struct MeshTool;

/// The parts of the mesh that the selection stands for, in the order of the selection, each once: geosets, submeshes or
/// regions themselves, or those that a selected material or texture is drawn on.
std::vector<NodeId> selectedMeshParts(const Document &document);

/// The selected nodes of the skeleton.
std::vector<NodeId> selectedNodes(const Document &document);

/// What can be done to whole parts of the mesh. Tools without numbers act at once, the others open a dialog that shows
/// a preview.
class MeshMenu : public QObject
{
    Q_OBJECT

public:
    /// `documents` must outlive this object; dialogs belong to `window`.
    MeshMenu(const DocumentList &documents, QWidget *window);

    /// Owned by this object; the actions are called "model.mesh.weld" and so on.
    QMenu *menu() const { return m_menu; }
    const std::vector<QAction *> &actions() const { return m_actions; }

Q_SIGNALS:
    void notice(const sinew::Notice &notice);

private:
    void updateActions();
    void run(const MeshTool &tool);

    const DocumentList &m_documents;
    QMenu *m_menu;
    std::vector<QAction *> m_actions; ///< in the order of meshTools()
};

} // namespace sinew
