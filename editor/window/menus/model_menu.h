// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"

#include <QObject>

#include <memory>

namespace sinew {

class AssetSource;
class Document;
class DocumentList;
class FormatRegistry;
class MenuBuilder;
class MeshEditActions;
class ModelTreePanel;
class Settings;
class TransformActions;
class UvPanel;

/// Changes to the model's objects, their places and bounds.
class ModelMenu : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as the window, of which this is a child.
    ModelMenu(MenuBuilder &menus, DocumentList &documents, const FormatRegistry &formats, Settings &settings,
              ModelTreePanel &tree, UvPanel &uvs, TransformActions &transform, const MeshEditActions &meshEdit);

    /// Brings up the dialog that takes parts from another model, with this one as donor: a path on the disk, or one in
    /// an archive.
    void takePartsFrom(const std::shared_ptr<AssetSource> &archive, const QString &path);
    /// Greys out what the format of the current document can't do; null: none is open.
    void update(const Document *document);

Q_SIGNALS:
    void notice(const sinew::Notice &notice);
    void slimRequested(sinew::Document *document);

private:
    void recalculateBounds();
    void recentrePivots();

    MenuBuilder &m_menus;
    DocumentList &m_documents;
    const FormatRegistry &m_formats;
    Settings &m_settings;
};

} // namespace sinew
