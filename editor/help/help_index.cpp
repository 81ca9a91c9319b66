// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/help/help_index.h"

#include "widgets/text/search_text.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace sinew {

namespace {

bool hasAll(const QString &searched, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(), [&](const QString &word) { return matchesSearch(searched, word); });
}

/// What stands around the first of the words, cut at spaces.
QString excerptOf(const QString &text, const QStringList &words)
{
    constexpr qsizetype before = 40, length = 120;
    qsizetype at = -1;
    for (const QString &word : words)
        if (at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0)
            break;
    const qsizetype start = at > before ? text.indexOf(u' ', at - before) + 1 : 0;
    QString excerpt = text.mid(start, length);
    if (start + length < text.size())
        excerpt = excerpt.section(u' ', 0, -2) + QStringLiteral(" …");
    return start > 0 ? QStringLiteral("… ") + excerpt : excerpt;
}

} // namespace

HelpIndex::HelpIndex(const QString &folder)
{
    QFile file(folder + QLatin1String("/index.json"));
    if (!file.open(QIODevice::ReadOnly))
        return;
    const auto text = [](const QJsonObject &object, const char *key) {
        const QString shown = object[QLatin1String(key)].toString();
        return Text{shown, searchedForm(shown)};
    };
    for (const QJsonValue &value : QJsonDocument::fromJson(file.readAll()).array()) {
        const QJsonObject object = value.toObject();
        Page page{object[QLatin1String("page")].toString(), text(object, "title"), {}, text(object, "text")};
        for (const QJsonValue &heading : object[QLatin1String("headings")].toArray())
            page.headings.append(
                {text(heading.toObject(), "text"), heading.toObject()[QLatin1String("anchor")].toString()});
        m_pages.append(std::move(page));
    }
}

QStringList HelpIndex::pages() const
{
    QStringList pages;
    for (const Page &page : m_pages)
        pages.append(page.path);
    return pages;
}

QString HelpIndex::titleOf(const QString &page) const
{
    const auto at = std::find_if(m_pages.begin(), m_pages.end(), [&](const Page &p) { return p.path == page; });
    return at == m_pages.end() ? QString() : at->title.shown;
}

QList<HelpHit> HelpIndex::find(const QString &text) const
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return {};
    std::array<QList<HelpHit>, 3> hits; // by how good they are
    for (const Page &page : m_pages) {
        if (!hasAll(page.text.searched, words))
            continue;
        const auto heading = std::find_if(page.headings.begin(), page.headings.end(),
                                          [&](const Heading &h) { return hasAll(h.text.searched, words); });
        if (hasAll(page.title.searched, words))
            hits[0].append(
                {page.path, page.title.shown, excerptOf(page.text.shown.mid(page.title.shown.size() + 1), {})});
        else if (heading != page.headings.end())
            hits[1].append({page.path + u'#' + heading->anchor, page.title.shown, heading->text.shown});
        else
            hits[2].append({page.path, page.title.shown, excerptOf(page.text.shown, words)});
    }
    return hits[0] + hits[1] + hits[2];
}

} // namespace sinew
