// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/save_journal.h"

#include "core/files/file_set.h"
#include "core/files/save_register.h"
#include "core/system/file_operations.h"
#include "core/system/system_error.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <mutex>

namespace sinew {

namespace {

const QString suffix = QStringLiteral(".sinew-save");
const QByteArray commitLine = "commit\n", takeBackLine = "take back\n";
constexpr qsizetype digestBytes = 32;
/// At most this many per folder are examined; a folder has one or two at most.
constexpr qsizetype maxJournals = 64;

/// True if a name is that of a file in the journal's own folder, and not of one that saves use themselves.
bool isPlainName(const QString &name)
{
    return !name.isEmpty() && name != u"." && name != u".." && name.toUtf8().size() <= 255 &&
           std::none_of(name.begin(), name.end(),
                        [](QChar c) { return c == u'/' || c < u' ' || c.unicode() == 0x7f; }) &&
           !name.contains(QStringLiteral(".sinew-"));
}

QByteArray firstLine(const QString &id, const std::vector<JournalEntry> &entries, const QString &folder)
{
    QJsonArray files;
    for (const JournalEntry &entry : entries) {
        const QFileInfo target(entry.target);
        QJsonObject file{{QStringLiteral("file"), target.fileName()},
                         {QStringLiteral("sha256"), QString::fromLatin1(entry.digest.toHex())}};
        if (entry.removes)
            file.insert(QStringLiteral("remove"), true);
        if (target.absolutePath() != folder)
            file.insert(QStringLiteral("elsewhere"), true);
        files.append(file);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("files"), files}})
               .toJson(QJsonDocument::Compact) +
           '\n';
}

QByteArray sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

/// The same for every path to a folder.
QString realPath(const QString &path)
{
    const QFileInfo info(path);
    return QFileInfo(info.absolutePath()).canonicalFilePath() + u'/' + info.fileName();
}

/// The id in a journal's name, ".<id>.sinew-save"; empty if that is no journal's name.
QString idOf(const QString &path)
{
    static const QRegularExpression form(QStringLiteral("^\\.([0-9a-f]{16})\\.sinew-save$"));
    return form.match(QFileInfo(path).fileName()).captured(1);
}

} // namespace

bool SaveJournal::isNameOf(const QString &fileName)
{
    return fileName.endsWith(suffix) && !idOf(fileName).isEmpty();
}

void SaveJournal::setStems()
{
    for (std::size_t row = 0; row < m_entries.size(); ++row) {
        JournalEntry &entry = m_entries[row];
        // Not derived from the target's name, which may have the maximum length.
        entry.stem = QFileInfo(entry.target).absoluteDir().filePath(QStringLiteral(".%1.%2").arg(m_id).arg(row));
    }
}

Result<SaveJournal> SaveJournal::begin(std::vector<JournalEntry> entries)
{
    const QString first = entries.front().target, folder = QFileInfo(first).absolutePath();
    const QString id = QStringLiteral("%1").arg(QRandomGenerator::global()->generate64(), 16, 16, QLatin1Char('0'));
    const QString path = QDir(folder).filePath(u'.' + id + suffix);
    const QByteArray line = firstLine(id, entries, folder);
    if (entries.size() > maxFiles || line.size() > maxBytes / 2)
        return Error{QT_TRANSLATE_NOOP("Message", "too many files would be saved at once"), first.toStdString()};
    RegisteredSave record{realPath(path), sha256(line), {}};
    for (const JournalEntry &entry : entries)
        record.targets.append(entry.target);
    const bool isRegistered = registerSave(id, record);
    SaveJournal journal(path, SystemFile::create(path));
    if (!journal.m_file.isOpen()) {
        const Error error = systemError(QStringLiteral("no save journal can be created next to it"), first);
        forgetSave(id);
        return error;
    }
    journal.m_id = id;
    journal.m_isOurs = isRegistered;
    journal.m_entries = std::move(entries);
    journal.setStems();
    // If the file system has no locks there is none; the file belongs to this process alone.
    static_cast<void>(journal.m_file.lock());
    if (const Status written = journal.append(line); !written) {
        journal.remove();
        return written.error();
    }
    syncFolder(folder);
    return journal;
}

std::optional<SaveJournal> SaveJournal::open(const QString &path)
{
    SystemFile file = SystemFile::open(path);
    if (!file.isOpen() || file.lock() == SystemFile::Lock::InUse)
        return std::nullopt;
    const std::optional<QByteArray> content = file.read(maxBytes);
    return content ? read(path, std::move(file), *content) : std::nullopt;
}

std::optional<SaveJournal> SaveJournal::peek(const QString &path, QStringList *unread)
{
    // A link could be a stranger's way to another folder.
    if (QFileInfo(path).isSymLink())
        return std::nullopt;
    SystemFile file = SystemFile::openToRead(path);
    const std::optional<QByteArray> content = file.isOpen() ? file.read(maxBytes) : std::nullopt;
    if (content)
        return read(path, std::move(file), *content);
    const std::optional<RegisteredSave> record = unread ? registeredSave(idOf(path)) : std::nullopt;
    if (record && record->journal == realPath(path) && QFileInfo(path).isFile())
        *unread = record->targets;
    return std::nullopt;
}

Status SaveJournal::checkNotBeingSaved(const QStringList &targets, const SaveJournal *own)
{
    QHash<QString, QString> named; // by real path
    QStringList folders;
    for (const QString &target : targets) {
        named.insert(realPath(target), target);
        if (const QString folder = QFileInfo(target).absolutePath(); !folders.contains(folder))
            folders.append(folder);
    }
    for (const QString &folder : folders) {
        for (const QString &path : journalsIn(folder)) {
            if (own && idOf(path) == own->id())
                continue;
            if (SystemFile file = SystemFile::open(path); !file.isOpen() || file.lock() != SystemFile::Lock::InUse)
                continue;
            const std::optional<SaveJournal> journal = peek(path);
            if (!journal)
                continue;
            for (const JournalEntry &entry : journal->entries())
                if (const auto ours = named.constFind(realPath(entry.target)); ours != named.constEnd())
                    return Error{QT_TRANSLATE_NOOP("Message", "another program is saving the file right now"),
                                 ours->toStdString()};
        }
    }
    return Done{};
}

std::optional<SaveJournal> SaveJournal::read(const QString &path, SystemFile file, const QByteArray &content)
{
    SaveJournal journal(path, std::move(file));
    journal.m_id = idOf(path);
    if (journal.m_id.isEmpty())
        return std::nullopt;
    const std::optional<RegisteredSave> record = registeredSave(journal.m_id);
    const bool isHere = record && record->journal == realPath(path);
    const qsizetype end = content.indexOf('\n') + 1;
    if (end == 0) {
        // Interrupted while it was started: nothing had been done by then.
        journal.m_isOurs = isHere;
        return journal;
    }
    const QByteArray line = content.left(end);
    if (!journal.readEntries(line))
        return std::nullopt;
    journal.m_isOurs =
        isHere && record->digest == sha256(line) && record->targets.size() == qsizetype(journal.m_entries.size());
    if (journal.m_isOurs)
        for (std::size_t row = 0; row < journal.m_entries.size(); ++row)
            journal.m_entries[row].target = record->targets[qsizetype(row)];
    journal.setStems();
    // Anything after the last line break is a line that was cut off.
    for (qsizetype at = end, next; (next = content.indexOf('\n', at) + 1) > 0; at = next)
        journal.m_committed = QByteArrayView(content).sliced(at, next - at) == commitLine;
    return journal;
}

bool SaveJournal::readEntries(const QByteArray &line)
{
    const QDir folder = QFileInfo(m_path).absoluteDir();
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    const QJsonArray files = object[QLatin1String("files")].toArray();
    if (object[QLatin1String("id")].toString() != m_id || files.isEmpty() || files.size() > qsizetype(maxFiles))
        return false;
    QSet<QString> names;
    for (const QJsonValue &value : files) {
        const QString name = value[QLatin1String("file")].toString();
        const QByteArray digest = QByteArray::fromHex(value[QLatin1String("sha256")].toString().toLatin1());
        const bool isElsewhere = value[QLatin1String("elsewhere")].toBool();
        if (!isPlainName(name) || (digest.size() != digestBytes && !digest.isEmpty()) ||
            (!isElsewhere && names.contains(name)))
            return false;
        if (!isElsewhere)
            names.insert(name);
        m_leadsElsewhere = m_leadsElsewhere || isElsewhere;
        m_entries.push_back({folder.filePath(name), digest, value[QLatin1String("remove")].toBool()});
    }
    return true;
}

QStringList SaveJournal::journalsIn(const QString &folder)
{
    // A caller that opens thousands of files of a folder must not list it for each. Something that has only just
    // changed may change again unnoticed.
    static std::mutex mutex;
    static QHash<QString, QDateTime> withoutJournals;
    const QDateTime changed = QFileInfo(folder).lastModified();
    {
        const std::lock_guard lock(mutex);
        if (changed.isValid() && withoutJournals.value(folder) == changed)
            return {};
    }
    QStringList paths;
    const QDir directory(folder);
    for (const QString &name :
         directory.entryList({QStringLiteral(".*") + suffix}, QDir::Files | QDir::Hidden, QDir::Name))
        if (!idOf(name).isEmpty() && paths.size() < maxJournals)
            paths.append(directory.absoluteFilePath(name));
    if (paths.isEmpty() && changed.secsTo(QDateTime::currentDateTime()) > 2) {
        const std::lock_guard lock(mutex);
        withoutJournals.insert(folder, changed);
    }
    return paths;
}

Status SaveJournal::append(const QByteArray &line)
{
    if (!m_file.append(viewOf(line)) || !m_file.sync())
        return systemError(QStringLiteral("the journal of the save could not be written"), m_path);
    return Done{};
}

Status SaveJournal::setCommitted(bool committed)
{
    Status written = append(committed ? commitLine : takeBackLine);
    if (written)
        m_committed = committed;
    return written;
}

bool SaveJournal::remove()
{
    const bool removed = removeFile(m_path);
    if (removed && m_isOurs)
        forgetSave(m_id);
    return removed;
}

} // namespace sinew
