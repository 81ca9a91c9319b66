// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/async/task_runner.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <utility>
#include <vector>

namespace sinew {

/// A file as a model names it.
using AssetName = std::pair<QString, AssetKind>;

/// Where the files of one document are; each is looked up once. Belongs to one thread.
class AssetFinder final : public QObject
{
    Q_OBJECT

public:
    explicit AssetFinder(AssetSearch search, QObject *parent = nullptr);

    /// Looks a file up at once if it is not known yet, which a disk can make long; the reference is valid until the
    /// next call.
    const FoundAsset &find(const QString &path, AssetKind kind = AssetKind::Any);
    /// For single files: null for one that has not been looked up yet. It is, in another thread, before answered().
    /// Valid until the next one is.
    const FoundAsset *ask(const QString &path, AssetKind kind = AssetKind::Any);
    /// Null for a file that has not been looked up yet. Valid until the next one is.
    const FoundAsset *known(const QString &path, AssetKind kind = AssetKind::Any) const;
    /// Looks up those of the files that are not known, in another thread, instead of what was requested before and is
    /// not known yet: arrived() follows once all are. False if all are known.
    bool lookUp(const std::vector<AssetName> &names);
    bool isBusy() const { return m_tasks.isBusy() || m_answers.isBusy(); }
    const AssetSearch &search() const { return *m_search; }
    /// Drops everything, so that files are looked for again.
    void reset(AssetSearch search);

Q_SIGNALS:
    void arrived();
    /// Files for which ask() had no answer are known.
    void answered();

private:
    /// Shared with the thread that looks files up.
    using Names = std::shared_ptr<const std::vector<AssetName>>;
    void lookUpFrom(Names names, std::size_t first);
    void answerNext();

    std::shared_ptr<const AssetSearch> m_search;
    QHash<std::pair<QString, int>, FoundAsset> m_found; ///< by path and kind
    std::vector<AssetName> m_asked;                     ///< those of ask() that have not been looked up, each once
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait, 1}, m_answers{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
