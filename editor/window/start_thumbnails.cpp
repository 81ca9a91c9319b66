// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/start_thumbnails.h"

#include "core/assets/folder_source.h"
#include "widgets/shell/start_page.h"

#include <QEvent>
#include <QFileInfo>

namespace sinew {

namespace {

/// Someone who opens a file at once needs no pictures of others.
constexpr int delayMilliseconds = 400;

} // namespace

StartThumbnails::StartThumbnails(const FormatRegistry &formats, StartPage &page, QObject *parent)
    : QObject(parent), m_formats(formats), m_page(page)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &StartThumbnails::request);
    connect(&page, &StartPage::entriesChanged, this, [this] {
        if (m_page.isVisible())
            m_delay.start();
    });
    page.installEventFilter(this);
}

bool StartThumbnails::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show)
        m_delay.start();
    else if (event->type() == QEvent::Hide)
        m_delay.stop();
    return QObject::eventFilter(watched, event);
}

void StartThumbnails::request()
{
    if (!m_thumbnails) {
        m_thumbnails = std::make_unique<Thumbnails>(m_formats, ThumbnailStore::defaultFolder());
        connect(m_thumbnails.get(), &Thumbnails::arrived, this, &StartThumbnails::show);
    }
    for (const QString &path : m_page.paths()) {
        if (m_paths.contains(path) || !QFileInfo::exists(path))
            continue;
        m_paths.append(path);
        show(int(m_paths.size()) - 1);
    }
}

void StartThumbnails::show(int id)
{
    const QString path = m_paths.value(id);
    const QFileInfo file(path);
    const auto folder = std::make_shared<FolderSource>(file.path(), FolderSource::Names::AlsoBaseName);
    const Thumbnail thumbnail = m_thumbnails->find(id, folder, file.fileName(), AssetKind::Model);
    if (thumbnail.state == Thumbnail::Ready)
        m_page.setPicture(path, thumbnail.icon);
}

} // namespace sinew

#include "moc_start_thumbnails.cpp"
