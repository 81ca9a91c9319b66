// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "widgets/shared/notice.h"

#include <QObject>
#include <QPointer>

class QAction;
class QMenu;

namespace sinew {

class ActionList;
class DocumentList;
class Settings;

/// What auto-key does among keys that lie on about every frame, where one more would make a spike: it spreads the
/// change over the surrounding keys. Remembers the choice, and asks once, when auto-key is on and such a node is
/// selected.
class KeySpreadActions : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this object.
    KeySpreadActions(ActionList &actions, DocumentList &documents, Settings &settings, QObject *parent);

    void fillMenu(QMenu *menu);

Q_SIGNALS:
    void notice(const sinew::Notice &notice);

private:
    void choose(int milliseconds);
    void showDocument(Document *document);
    void ask();

    DocumentList &m_documents;
    Settings &m_settings;
    QList<QAction *> m_choices; ///< with their milliseconds as data
    QPointer<Document> m_shown;
};

} // namespace sinew
