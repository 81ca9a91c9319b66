// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

namespace sinew {

/// A heading of a page, and the name under which links reach it: "## What is kept" is "what-is-kept".
struct PageHeading
{
    QString text;
    QString anchor;
    int level;
};

/// "docks/curves.html" of "docks/curves.md".
QString htmlName(const QString &page);
/// The name that code hosts give to a heading.
QString anchorOf(const QString &heading);

/// Turns the links of Markdown pages into those of the rendered ones, and remembers what they lead to.
class PageLinks
{
public:
    /// `folder`: of the pages.
    explicit PageLinks(const QString &folder);

    /// The link as the rendered page has it; empty if it leads out of the manual, to a file of the source, or nowhere.
    QString link(const QString &page, const QString &link);
    /// The picture as the rendered page has it.
    QString picture(const QString &page, const QString &picture);
    void addAnchors(const QString &page, const QList<PageHeading> &headings);

    /// File names below the rendered pages, by the pictures' paths.
    const QMap<QString, QString> &pictures() const { return m_pictures; }
    /// Links that lead nowhere, and pages that can't be reached from index.md. Valid when all pages are rendered.
    QStringList problems() const;

private:
    struct Link
    {
        QString from, page, anchor;
    };
    /// The path of a file relative to the folder of the pages.
    QString resolved(const QString &page, const QString &path) const;

    QString m_folder;
    QList<Link> m_links;
    QMap<QString, QSet<QString>> m_anchors; ///< by page
    QMap<QString, QString> m_pictures;
    QStringList m_problems;
};

} // namespace sinew
