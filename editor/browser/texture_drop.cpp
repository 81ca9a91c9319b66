// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/browser/texture_drop.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QWidget>

namespace sinew {

TextureDrop::TextureDrop(QWidget *part, QStringList suffixes, ObjectAt objectAt, QObject *parent)
    : QObject(parent), m_suffixes(std::move(suffixes)), m_objectAt(std::move(objectAt))
{
    part->setAcceptDrops(true);
    part->installEventFilter(this);
}

std::optional<DroppedTexture> TextureDrop::textureOf(const QMimeData &data) const
{
    std::optional<DroppedTexture> texture = droppedTexture(data);
    // Models and archives are files, too.
    if (texture && texture->isFile && !m_suffixes.contains(QFileInfo(texture->path).suffix().toLower()))
        return {};
    return texture;
}

bool TextureDrop::eventFilter(QObject *watched, QEvent *event)
{
    const bool isMove = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!isMove && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const std::optional<DroppedTexture> texture = textureOf(*drop->mimeData());
    if (!texture)
        return QObject::eventFilter(watched, event);
    const QPoint at = drop->position().toPoint();
    const NodeId object = m_objectAt(at);
    // A drag that enters where nothing takes it must still be accepted, else its moves are not reported.
    drop->setAccepted(object != NoNode || event->type() == QEvent::DragEnter);
    if (drop->isAccepted() && (drop->possibleActions() & Qt::CopyAction))
        drop->setDropAction(Qt::CopyAction);
    if (!isMove && object != NoNode)
        Q_EMIT dropped(object, *texture, static_cast<QWidget *>(watched)->mapToGlobal(at));
    return true;
}

} // namespace sinew

#include "moc_texture_drop.cpp"
