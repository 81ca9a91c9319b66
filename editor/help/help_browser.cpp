// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/help/help_browser.h"

#include <QDir>
#include <QImage>
#include <QScrollBar>

namespace sinew {

HelpBrowser::HelpBrowser(const QString &folder, QWidget *parent) : QTextBrowser(parent), m_root(folder.mid(1) + u'/')
{
    setAccessibleName(tr("Page of the manual"));
    document()->setDocumentMargin(12);
    document()->setDefaultStyleSheet(
        QStringLiteral("table { margin-top: 6px; margin-bottom: 6px; } "
                       "pre, code { font-family: monospace; } pre { white-space: pre-wrap; } "
                       "li { margin-bottom: 4px; }"));
}

bool HelpBrowser::isInManual(const QUrl &name) const
{
    return name.scheme() == QLatin1String("qrc") && QDir::cleanPath(name.path()).startsWith(m_root);
}

void HelpBrowser::showPage(const QString &page)
{
    setSource(QUrl(QStringLiteral("qrc:") + m_root + page), QTextDocument::HtmlResource);
}

QString HelpBrowser::pageOf(const QUrl &name) const
{
    return name.path().mid(m_root.size());
}

void HelpBrowser::doSetSource(const QUrl &name, QTextDocument::ResourceType type)
{
    const QUrl target = source().isEmpty() ? name : source().resolved(name);
    if (isInManual(target))
        QTextBrowser::doSetSource(target, type);
}

void HelpBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    if (viewport()->width() != m_fittedWidth && !source().isEmpty())
        QMetaObject::invokeMethod(this, &HelpBrowser::fitPictures, Qt::QueuedConnection);
}

void HelpBrowser::fitPictures()
{
    if (viewport()->width() == m_fittedWidth)
        return;
    m_fittedWidth = viewport()->width();
    const int position = verticalScrollBar()->value();
    reload();
    verticalScrollBar()->setValue(position);
}

QVariant HelpBrowser::loadResource(int type, const QUrl &name)
{
    const QUrl target = source().isEmpty() ? name : source().resolved(name);
    if (!isInManual(target))
        return {};
    const QVariant resource = QTextBrowser::loadResource(type, target);
    if (type != QTextDocument::ImageResource)
        return resource;
    // Pictures of the window are wider than most help windows.
    const QImage image = QImage::fromData(resource.toByteArray());
    const int width = qMax(200, viewport()->width() - int(4 * document()->documentMargin()));
    return image.width() > width ? image.scaledToWidth(width, Qt::SmoothTransformation) : image;
}

} // namespace sinew

#include "moc_help_browser.cpp"
