// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"
#include "editor/parts/side_by_side_window.h"
#include "widgets/shared/notice.h"

#include <QObject>

#include <memory>
#include <vector>

class QAction;
class QMenu;

namespace sinew {

class AssetSource;
class Document;
class DocumentList;
class FormatRegistry;
class MenuBuilder;
class MeshEditActions;
class ModelTreePanel;
class PartsDialog;
class Settings;
class TransformActions;
class UvPanel;
class ViewportWidget;
struct DroppedDonor;

/// Changes to the model's objects, their places and bounds.
class ModelMenu : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as the window, of which this is a child.
    ModelMenu(MenuBuilder &menus, DocumentList &documents, const FormatRegistry &formats, Settings &settings,
              ModelTreePanel &tree, UvPanel &uvs, TransformActions &transform, const MeshEditActions &meshEdit,
              ViewportWidget &viewport, SideBySideWindow::Search search);

    /// Brings up the dialog that takes parts from another model, with this one as donor: a path on the disk, or one in
    /// an archive.
    void takePartsFrom(const std::shared_ptr<AssetSource> &archive, const QString &path);
    /// The same with what was dropped. `archive`: of a file in one; `node`: what the parts are to follow, or NoNode.
    void takeDropped(const DroppedDonor &donor, const std::shared_ptr<AssetSource> &archive, NodeId node);
    /// Greys out what the format of the current document can't do; null: none is open.
    void update(const Document *document);

Q_SIGNALS:
    void notice(const sinew::Notice &notice);
    void slimRequested(sinew::Document *document);
    /// Files were written that models may have looked for in vain.
    void filesWritten();

private:
    /// What formats make for their models.
    void addReadyMade(QMenu *menu);
    PartsDialog *showParts();
    void recalculateBounds();
    void recentrePivots();

    MenuBuilder &m_menus;
    DocumentList &m_documents;
    const FormatRegistry &m_formats;
    Settings &m_settings;
    ViewportWidget &m_viewport;
    SideBySideWindow::Search m_search;
    std::vector<QAction *> m_readyMade; ///< named "model.hero-glow" and so on
};

} // namespace sinew
