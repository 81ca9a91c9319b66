// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"

#include <QObject>

namespace sinew {

class Document;
class DocumentList;
class FormatRegistry;
class MenuBuilder;
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
              ModelTreePanel &tree, UvPanel &uvs, TransformActions &transform);

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
};

} // namespace sinew
