// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/save_view.h"

#include "core/files/save_outcome.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

QString keyOf(const QString &path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath()).toLower();
}

} // namespace

SaveView::Journals SaveView::journalsOf(const QString &folder)
{
    Journals journals;
    for (const QString &path : SaveJournal::journalsIn(folder))
        journals.emplace_back(path, fileStamp(path));
    return journals;
}

std::shared_ptr<const SaveView> SaveView::of(const QString &folder)
{
    auto view = std::make_shared<SaveView>();
    view->m_journals = journalsOf(folder); // their states before they are read
    FileDigests foreign(mostForeignBytes);
    for (const auto &[path, stamp] : view->m_journals) {
        QStringList unread;
        const std::optional<SaveJournal> journal = SaveJournal::peek(path, &unread);
        for (const QString &target : unread)
            view->m_places.insert(keyOf(target), {target, {}, true});
        if (!journal || !obstacleTo(*journal).empty())
            continue;
        FileDigests own;
        FileDigests &digests = journal->isOurs() ? own : foreign;
        const bool finishes = newFilesCount(*journal, digests);
        QHash<QString, Place> places;
        for (const JournalEntry &entry : journal->entries()) {
            const FileOutcome outcome = outcomeOf(entry, finishes, digests);
            if (outcome.kind == FileOutcome::Stays && !QFileInfo::exists(entry.target))
                continue;
            places.insert(keyOf(entry.target), {entry.target, outcome.kind == FileOutcome::Stays  ? entry.target
                                                              : outcome.kind == FileOutcome::Goes ? QString()
                                                                                                  : outcome.by});
        }
        if (digests.hasUnread())
            for (const JournalEntry &entry : journal->entries())
                places.insert(keyOf(entry.target), {entry.target, {}, true});
        if (!digests.isExhausted())
            view->m_places.insert(places);
    }
    return view->m_journals.empty() ? nullptr : view;
}

std::optional<QString> SaveView::find(const QString &path) const
{
    const auto place = m_places.constFind(keyOf(path));
    return place != m_places.constEnd() ? std::optional(place->content) : std::nullopt;
}

bool SaveView::isUndecided(const QString &path) const
{
    const auto place = m_places.constFind(keyOf(path));
    return place != m_places.constEnd() && place->isUndecided;
}

QStringList SaveView::files() const
{
    QStringList files;
    for (const Place &place : m_places)
        if (!place.content.isEmpty())
            files.append(place.path);
    return files;
}

bool SaveView::isCurrent() const
{
    return std::none_of(m_places.begin(), m_places.end(), [](const Place &place) { return place.isUndecided; }) &&
           std::all_of(m_journals.begin(), m_journals.end(),
                       [](const auto &journal) { return fileStamp(journal.first) == journal.second; });
}

} // namespace sinew
