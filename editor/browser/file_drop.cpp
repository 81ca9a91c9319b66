// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/browser/file_drop.h"

#include "editor/browser/asset_files_model.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include <algorithm>

namespace sinew {

namespace {

bool holdsFiles(const QMimeData &data)
{
    if (data.hasFormat(QLatin1String(archivedModelMime)))
        return true;
    const QList<QUrl> urls = data.urls();
    return std::any_of(urls.begin(), urls.end(), [](const QUrl &url) { return url.isLocalFile(); });
}

} // namespace

FileDrop::FileDrop(QWidget *window) : QObject(window)
{
    window->setAcceptDrops(true);
    window->installEventFilter(this);
    // Qt 6.4 mistakes the embedded window for a widget when it passes a drag on, and crashes: drags must end at the
    // container.
    for (QWidget *part : window->findChildren<QWidget *>()) {
        if (part->inherits("QWindowContainer"))
            part->installEventFilter(this);
    }
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto *drag = static_cast<QDragMoveEvent *>(event);
        drag->setAccepted(holdsFiles(*drag->mimeData()));
        // Opening a file leaves it where it is, whatever the source proposes.
        if (drag->isAccepted() && (drag->possibleActions() & Qt::CopyAction))
            drag->setDropAction(Qt::CopyAction);
        return true;
    }
    case QEvent::DragLeave:
        return true;
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        drop->setAccepted(holdsFiles(*drop->mimeData()));
        if (drop->isAccepted() && (drop->possibleActions() & Qt::CopyAction))
            drop->setDropAction(Qt::CopyAction);
        const QStringList asset =
            QString::fromUtf8(drop->mimeData()->data(QLatin1String(archivedModelMime))).split(u'\n');
        // What is opened may ask, and until the drop has been handled the program that it came from waits.
        const auto tell = [this, asset, urls = drop->mimeData()->urls()] {
            if (asset.size() == 2)
                Q_EMIT assetDropped(asset[0], asset[1]);
            for (const QUrl &url : urls) {
                if (url.isLocalFile())
                    Q_EMIT dropped(url.toLocalFile());
            }
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
        return true;
    }
    default:
        return QObject::eventFilter(watched, event);
    }
}

} // namespace sinew

#include "moc_file_drop.cpp"
