// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/browser/part_drop.h"

#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "editor/browser/asset_files_model.h"
#include "editor/documents/document_list.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/objects/object_mime.h"
#include "widgets/objects/part_transfer.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QMenu>
#include <QUrl>

#include <algorithm>

namespace sinew {

namespace {

/// Whether a file can give parts to a document: it is of its format, or can be converted.
bool isDonorFor(const Document &document, const QString &path, const FormatRegistry &formats)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto &all = formats.formats();
    return std::any_of(all.begin(), all.end(), [&](const std::shared_ptr<const Format> &format) {
        const bool fits = format.get() == document.format() || (document.format()->creation() && format->scene());
        return fits && format->info().suffixes.contains(suffix);
    });
}

} // namespace

PartDrop::PartDrop(QWidget *part, const DocumentList &documents, const FormatRegistry &formats, NodeAt nodeAt,
                   QObject *parent)
    : QObject(parent), m_documents(documents), m_formats(formats), m_nodeAt(std::move(nodeAt)), m_menu(new QMenu(part))
{
    part->setAcceptDrops(true);
    part->installEventFilter(this);
}

std::optional<DroppedDonor> PartDrop::donorOf(const QMimeData &data) const
{
    Document *target = m_documents.current();
    if (!target || !target->format() || !target->format()->transforms())
        return {};
    if (const auto *objects = qobject_cast<const ObjectMime *>(&data)) {
        Document *other = objects->document();
        if (!other || other == target || &other->model().info() != &target->model().info())
            return {};
        DroppedDonor donor{{}, {}, other, {}};
        for (const NodeId part : PartTransfer::partsOf(*target, other->model()))
            if (std::find(objects->nodes().begin(), objects->nodes().end(), part) != objects->nodes().end())
                donor.objects.push_back(part);
        return donor.objects.empty() ? std::nullopt : std::optional(donor);
    }
    const QStringList asset = QString::fromUtf8(data.data(QLatin1String(archivedModelMime))).split(u'\n');
    if (asset.size() == 2 && isDonorFor(*target, asset[1], m_formats))
        return DroppedDonor{asset[1], asset[0], nullptr, {}};
    const QList<QUrl> urls = data.urls();
    if (urls.size() == 1 && urls.front().isLocalFile() && isDonorFor(*target, urls.front().toLocalFile(), m_formats))
        return DroppedDonor{urls.front().toLocalFile(), {}, nullptr, {}};
    return {};
}

bool PartDrop::eventFilter(QObject *watched, QEvent *event)
{
    const bool isMove = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!isMove && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const std::optional<DroppedDonor> donor = donorOf(*drop->mimeData());
    auto *part = static_cast<QWidget *>(watched);
    // A list shows by itself where objects would go.
    const bool isInList = qobject_cast<QAbstractItemView *>(part->parentWidget()) != nullptr;
    if (!donor || (isMove && isInList && donor->document))
        return QObject::eventFilter(watched, event);
    drop->accept();
    if (drop->possibleActions() & Qt::CopyAction)
        drop->setDropAction(Qt::CopyAction);
    if (!isMove) {
        QDragLeaveEvent over;
        if (isInList)
            QCoreApplication::sendEvent(part, &over);
        ask(*donor, m_nodeAt(drop->position().toPoint()), part->mapToGlobal(drop->position().toPoint()));
    }
    return true;
}

void PartDrop::ask(const DroppedDonor &donor, NodeId node, const QPoint &globalPosition)
{
    m_menu->clear();
    const auto take = [this, donor, node] { Q_EMIT takeRequested(donor, node); };
    if (donor.document) {
        m_menu->addAction(tr("&Take as parts…"), this, take);
        const ObjectMime objects(*donor.document, donor.objects);
        m_menu->addAction(tr("&Paste"), this, [this, donor, node] { paste(donor, node); })
            ->setEnabled(ObjectClipboard::pasteProblem(*m_documents.current(), objects, node).isEmpty());
    } else {
        const QString name = QFileInfo(donor.path).fileName().replace(u'&', QStringLiteral("&&"));
        m_menu->addAction(tr("&Take parts from “%1”…").arg(name), this, take);
        m_menu->addAction(tr("&Open “%1”").arg(name), this, [this, donor] { Q_EMIT openRequested(donor); });
    }
    m_menu->popup(globalPosition);
}

void PartDrop::paste(const DroppedDonor &donor, NodeId node)
{
    Document *target = m_documents.current();
    if (!donor.document || !target)
        return;
    const Result<PastedObjects> pasted =
        ObjectClipboard::paste(*target, ObjectMime(*donor.document, donor.objects), node);
    if (!pasted)
        Q_EMIT notice({Severity::Warning, translated(pasted.error()), {}, target});
    else if (!pasted->notes.isEmpty())
        Q_EMIT notice({Severity::Info, pasted->notes.join(u' '), {}, target});
}

} // namespace sinew

#include "moc_part_drop.cpp"
