// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_clipboard.h"

#include "core/facets/conversion_facet.h"
#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "widgets/objects/object_edits.h"
#include "widgets/objects/object_mime.h"
#include "widgets/objects/object_paste.h"
#include "widgets/objects/object_version.h"
#include "widgets/shared/object_names.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace sinew {

namespace {

QString pasteText(const Model &source, NodeId node)
{
    const QString type = typeLabel(*source.object(node).info), name = nameText(source, node);
    return name.isEmpty() ? ObjectClipboard::tr("Paste %1").arg(type)
                          : ObjectClipboard::tr("Paste %1 “%2”").arg(type, name);
}

} // namespace

void ObjectClipboard::copy(Document &document, const std::vector<NodeId> &nodes)
{
    auto objects = std::make_unique<ObjectMime>(document, nodes);
    if (!objects->nodes().empty())
        QGuiApplication::clipboard()->setMimeData(objects.release());
}

const ObjectMime *ObjectClipboard::content()
{
    return qobject_cast<const ObjectMime *>(QGuiApplication::clipboard()->mimeData());
}

QString ObjectClipboard::pasteProblem(const Document &target, const ObjectMime &objects, NodeId near)
{
    const Model &source = objects.source();
    if (&target.model().info() != &source.info())
        return tr("These objects come from another format; only objects of the same format can be pasted.");
    if (objects.nodes().empty())
        return tr("There is nothing to paste.");
    if (const NodeId node = ObjectPaste::homeless(target, source, objects.isFrom(target), objects.nodes(), near);
        node != NoNode)
        return tr("Select a %1 first; these objects are pasted into it.")
            .arg(typeLabel(*source.object(source.parentOf(node)).info));
    return {};
}

Result<ObjectClipboard::Pasted> ObjectClipboard::paste(Document &target, const ObjectMime &objects, NodeId near)
{
    if (const QString problem = pasteProblem(target, objects, near); !problem.isEmpty())
        return Error{problem.toStdString()};
    QStringList losses;
    const Result<std::unique_ptr<Model>> converted = inVersionOf(target, objects.source(), objects.nodes(), losses);
    if (!converted)
        return converted.error();
    const Model &source = *converted ? **converted : objects.source();
    const int count = int(objects.nodes().size());
    Result<Pasted> pasted =
        ObjectPaste(target, source, objects.isFrom(target))
            .paste(objects.nodes(), near,
                   count == 1 ? pasteText(source, objects.nodes().front()) : tr("Paste %n objects", nullptr, count));
    if (pasted)
        pasted->notes << losses;
    return pasted;
}

Result<ObjectClipboard::Pasted> ObjectClipboard::duplicate(Document &document, const std::vector<NodeId> &nodes)
{
    const ObjectMime objects(document, nodes);
    if (objects.nodes().empty())
        return Pasted{};
    return ObjectPaste(document, objects.source(), true)
        .duplicate(objects.nodes(), tr("Duplicate %1").arg(ObjectEdits(document).describe(objects.nodes())));
}

} // namespace sinew
