// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/manual/render/page_links.h"

#include <QDir>
#include <QFileInfo>

namespace sinew {

namespace {

/// What leads from a page in a folder to the top: "../" for "docks/curves.md".
QString wayUp(const QString &page)
{
    return QStringLiteral("../").repeated(page.count(u'/'));
}

} // namespace

QString htmlName(const QString &page)
{
    return page.chopped(2) + QLatin1String("html");
}

QString anchorOf(const QString &heading)
{
    QString anchor;
    for (const QChar c : heading.toLower()) {
        if (c.isLetterOrNumber() || c == u'-' || c == u'_')
            anchor += c;
        else if (c == u' ')
            anchor += u'-';
    }
    return anchor;
}

PageLinks::PageLinks(const QString &folder) : m_folder(folder) {}

QString PageLinks::resolved(const QString &page, const QString &path) const
{
    return QDir::cleanPath(QFileInfo(page).path() + u'/' + path);
}

QString PageLinks::link(const QString &page, const QString &link)
{
    if (link.contains(QLatin1String("://"))) {
        m_problems.append(page + QLatin1String(": the manual does not lead into a network: ") + link);
        return {};
    }
    const QString path = link.section(u'#', 0, 0), anchor = link.section(u'#', 1);
    const QString target = path.isEmpty() ? page : resolved(page, path);
    if (!QFileInfo(m_folder + u'/' + target).isFile()) {
        m_problems.append(page + QLatin1String(": there is no ") + link);
        return {};
    }
    if (target.startsWith(QLatin1String("../")) || !target.endsWith(QLatin1String(".md")))
        return {};
    m_links.append({page, target, anchor});
    return (path.isEmpty() ? QString() : htmlName(path)) + (anchor.isEmpty() ? QString() : u'#' + anchor);
}

QString PageLinks::picture(const QString &page, const QString &picture)
{
    const QString file = QDir::cleanPath(m_folder + u'/' + resolved(page, picture));
    const QString name = QLatin1String("pictures/") + QFileInfo(file).fileName();
    if (!QFileInfo(file).isFile())
        m_problems.append(page + QLatin1String(": there is no picture ") + picture);
    else if (m_pictures.key(name, file) != file)
        m_problems.append(page + QLatin1String(": another picture has the name of ") + picture);
    else
        m_pictures.insert(file, name);
    return wayUp(page) + name;
}

void PageLinks::addAnchors(const QString &page, const QList<PageHeading> &headings)
{
    QSet<QString> &anchors = m_anchors[page];
    for (const PageHeading &heading : headings)
        anchors.insert(heading.anchor);
}

QStringList PageLinks::problems() const
{
    QStringList problems = m_problems;
    for (const Link &link : m_links)
        if (!link.anchor.isEmpty() && !m_anchors[link.page].contains(link.anchor))
            problems.append(link.from + QLatin1String(": ") + link.page + QLatin1String(" has no heading #") +
                            link.anchor);
    QSet<QString> reached;
    QStringList waiting{QStringLiteral("index.md")};
    while (!waiting.isEmpty()) {
        const QString page = waiting.takeLast();
        if (reached.contains(page))
            continue;
        reached.insert(page);
        for (const Link &link : m_links)
            if (link.from == page)
                waiting.append(link.page);
    }
    for (const QString &page : m_anchors.keys())
        if (!reached.contains(page))
            problems.append(page + QLatin1String(" can't be reached from index.md"));
    return problems;
}

} // namespace sinew
