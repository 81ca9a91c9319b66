// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace sinew {

/// A place of the manual that a search found.
struct HelpHit
{
    QString page; ///< "docks/curves.html", with "#anchor" if a heading was found
    QString title;
    QString excerpt; ///< the words with what stands around them; the heading, if that was found
};

/// All words of the manual, as sinew_manual wrote them when the program was built.
class HelpIndex
{
public:
    /// Reads index.json in the folder; what can't be read is an empty index.
    explicit HelpIndex(const QString &folder);

    bool isEmpty() const { return m_pages.isEmpty(); }
    /// The paths of all pages.
    QStringList pages() const;
    /// Empty for a page that does not exist.
    QString titleOf(const QString &page) const;
    /// Pages that have all words of the text, in British or American spelling: first those with the words in the title,
    /// then in a heading, then elsewhere.
    QList<HelpHit> find(const QString &text) const;

private:
    struct Text
    {
        QString shown, searched;
    };
    struct Heading
    {
        Text text;
        QString anchor;
    };
    struct Page
    {
        QString path;
        Text title;
        QList<Heading> headings;
        Text text;
    };
    QList<Page> m_pages;
};

} // namespace sinew
