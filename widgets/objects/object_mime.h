// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QMimeData>
#include <QPointer>

#include <memory>

namespace sinew {

/// Objects on their way between places or documents: a snapshot of their model (bulk data shared, not copied) and which
/// of its objects are meant. Other programs see readable text.
class ObjectMime : public QMimeData
{
    Q_OBJECT

public:
    static QString format() { return QStringLiteral("application/x-sinew-objects"); }

    ObjectMime(Document &document, const std::vector<NodeId> &nodes);

    const Model &source() const { return *m_source; }
    /// In list order, without those that are part of another copied object.
    const std::vector<NodeId> &nodes() const { return m_nodes; }
    /// Where they are from; null once it was closed.
    Document *document() const { return m_document; }
    bool isFrom(const Document &document) const { return m_document == &document; }

private:
    std::unique_ptr<Model> m_source;
    QPointer<Document> m_document;
    std::vector<NodeId> m_nodes;
};

} // namespace sinew
