// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_mime.h"

#include "core/model/path.h"
#include "core/schema/json.h"
#include "core/schema/struct_info.h"
#include "widgets/objects/object_edits.h"

#include <QByteArray>

namespace sinew {

ObjectMime::ObjectMime(Document &document, const std::vector<NodeId> &nodes)
    : m_source(document.model().clone()), m_document(&document), m_nodes(topmost(document.model(), nodes))
{
    std::string text;
    for (const NodeId node : m_nodes) {
        const ObjectRef object = m_source->object(node);
        text += text.empty() ? "{\n" : ",\n";
        text += jsonString(pathOf(*m_source, {node})) + ": " + toJson(*object.info->type, object.data, m_source->ctx());
    }
    text += text.empty() ? "{}\n" : "\n}\n";
    setText(QString::fromStdString(text));
    setData(format(), QByteArray::fromStdString(text));
}

} // namespace sinew

#include "moc_object_mime.cpp"
