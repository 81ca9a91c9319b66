// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/save_view.h"

#include "core/files/save_outcome.h"

#include <QDir>
#include <QFileInfo>

namespace sinew {

namespace {

QString keyOf(const QString &path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath()).toLower();
}

} // namespace

std::shared_ptr<const SaveView> SaveView::of(const QString &folder)
{
    auto view = std::make_shared<SaveView>();
    for (const QString &path : SaveJournal::journalsIn(folder)) {
        const std::optional<SaveJournal> journal = SaveJournal::peek(path);
        if (!journal || (journal->leadsElsewhere() && !journal->isOurs()))
            continue;
        const bool finishes = newFilesCount(*journal);
        for (const JournalEntry &entry : journal->entries()) {
            const FileOutcome outcome = outcomeOf(entry, finishes);
            if (outcome.kind == FileOutcome::Stays && !QFileInfo::exists(entry.target))
                continue;
            view->m_places.insert(keyOf(entry.target), outcome.kind == FileOutcome::Stays  ? entry.target
                                                       : outcome.kind == FileOutcome::Goes ? QString()
                                                                                           : outcome.by);
        }
    }
    return view->m_places.isEmpty() ? nullptr : view;
}

std::optional<QString> SaveView::find(const QString &path) const
{
    const auto place = m_places.constFind(keyOf(path));
    return place != m_places.constEnd() ? std::optional(*place) : std::nullopt;
}

} // namespace sinew
