// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mpq/source.h"

#include "plugins/mpq/archive.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>
#include <QStringDecoder>

namespace sinew {

namespace {

constexpr qsizetype longestPath = 1024;

QString textOf(const QByteArray &name)
{
    // New tools write UTF-8, old ones the code page of their Windows; Latin-1 at least keeps every byte.
    QStringDecoder utf8(QStringDecoder::Utf8);
    QString text = utf8(name);
    if (utf8.hasError())
        text = QString::fromLatin1(name);
    return text.replace(u'\\', u'/');
}

} // namespace

/// The archive as last opened, and the names it lists.
struct MpqSource::State
{
    AssetListing::State state = AssetListing::Absent;
    Message problem = {};
    std::unique_ptr<const MpqArchive> archive = {};
    QHash<QString, QByteArray> names = {}; ///< listed names, by '/' path in folded case
    QDateTime modified = {};
    qint64 size = -1;

    /// The name inside the archive for `path`; null if there is none.
    std::optional<QByteArray> nameOf(const QString &path) const;
};

MpqSource::MpqSource(const QString &path) : m_path(QFileInfo(path).absoluteFilePath()) {}

MpqSource::MpqSource(const QString &name, SystemFile file)
    : m_path(name), m_followsFile(false), m_state(opened(name, std::move(file)))
{
}

MpqSource::~MpqSource() = default;

std::shared_ptr<MpqSource::State> MpqSource::opened(const QString &name, SystemFile file)
{
    auto state = std::make_shared<State>();
    if (auto archive = MpqArchive::open(name, std::move(file))) {
        state->state = AssetListing::Readable;
        state->archive = std::move(*archive);
        for (const QByteArray &stated : state->archive->names())
            state->names.insert(textOf(stated).toCaseFolded(), stated);
    } else {
        state->state = AssetListing::Unreadable;
        state->problem = archive.error().message;
    }
    return state;
}

std::shared_ptr<const MpqSource::State> MpqSource::current() const
{
    const std::lock_guard lock(m_mutex);
    if (!m_followsFile)
        return m_state;
    const QFileInfo info(m_path);
    const bool isThere = info.isFile();
    const qint64 size = isThere ? info.size() : -1;
    const QDateTime modified = isThere ? info.lastModified() : QDateTime();
    if (m_state && m_state->size == size && m_state->modified == modified)
        return m_state;
    auto state = isThere ? opened(m_path, SystemFile::openToRead(m_path)) : std::make_shared<State>();
    state->size = size;
    state->modified = modified;
    m_state = state;
    return state;
}

std::optional<QByteArray> MpqSource::State::nameOf(const QString &path) const
{
    if (!archive || path.isEmpty() || path.size() > longestPath || path.contains(QChar(u'\0')) || path.startsWith(u'('))
        return std::nullopt;
    if (const auto known = names.constFind(path.toCaseFolded()); known != names.constEnd())
        return *known;
    QString wanted = path;
    wanted.replace(u'/', u'\\');
    for (const QByteArray &name : {wanted.toUtf8(), wanted.toLatin1()})
        if (archive->contains(name))
            return name;
    return std::nullopt;
}

std::optional<QString> MpqSource::locate(const QString &path) const
{
    const auto name = current()->nameOf(path);
    return name ? std::optional(textOf(*name)) : std::nullopt;
}

std::optional<Asset> MpqSource::read(const QString &path) const
{
    const auto state = current();
    const auto name = state->nameOf(path);
    if (!name)
        return std::nullopt;
    auto bytes = state->archive->read(*name);
    return bytes ? std::optional(Asset{std::move(*bytes), textOf(*name)}) : std::nullopt;
}

AssetListing MpqSource::list() const
{
    const auto state = current();
    AssetListing listing{state->state, state->problem};
    if (!state->archive)
        return listing;
    for (const QByteArray &name : state->names)
        listing.files += textOf(name);
    listing.files.sort(Qt::CaseInsensitive);
    // The archive's own list, attributes and signature don't belong in the listing.
    int own = 0;
    for (const char *name : {"(listfile)", "(attributes)", "(signature)"})
        own += state->archive->contains(name);
    listing.complete = state->archive->fileCount() - own <= int(listing.files.size());
    return listing;
}

} // namespace sinew
