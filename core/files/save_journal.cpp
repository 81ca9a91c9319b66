// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/save_journal.h"

#include "core/files/file_set.h"
#include "core/system/file_operations.h"
#include "core/system/system_error.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <mutex>

namespace sinew {

namespace {

const QString suffix = QStringLiteral(".sinew-save");
const QByteArray commitLine = "commit\n", takeBackLine = "take back\n";
/// A journal has one line per file; what is larger is something else.
constexpr qsizetype largestJournal = 16 << 20;

QByteArray firstLine(const QString &id, const std::vector<JournalEntry> &entries, const QDir &folder)
{
    QJsonArray files;
    for (const JournalEntry &entry : entries) {
        files.append(QJsonObject{{QStringLiteral("file"), folder.relativeFilePath(entry.target)},
                                 {QStringLiteral("sha256"), QString::fromLatin1(entry.digest.toHex())},
                                 {QStringLiteral("remove"), entry.removes}});
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("files"), files}})
               .toJson(QJsonDocument::Compact) +
           '\n';
}

} // namespace

Result<SaveJournal> SaveJournal::begin(const QString &file, std::vector<JournalEntry> entries)
{
    const QFileInfo info(file);
    const QString id = QStringLiteral("%1").arg(QRandomGenerator::global()->generate64(), 16, 16, QLatin1Char('0'));
    const QString path = info.absoluteDir().filePath(u'.' + info.fileName() + u'.' + id + suffix);
    SaveJournal journal(path, SystemFile::create(path));
    if (!journal.m_file.isOpen())
        return systemError(QStringLiteral("no save journal can be created next to it"), file);
    journal.m_id = id;
    journal.m_entries = std::move(entries);
    // Where the file system has no locks there is none; the file is this process's alone.
    static_cast<void>(journal.m_file.lock());
    if (const Status written = journal.append(firstLine(journal.m_id, journal.m_entries, info.absoluteDir()));
        !written) {
        journal.remove();
        return written.error();
    }
    syncFolder(info.absolutePath());
    return journal;
}

std::optional<SaveJournal> SaveJournal::open(const QString &path)
{
    SaveJournal journal(path, SystemFile::open(path));
    if (!journal.m_file.isOpen() || journal.m_file.lock() == SystemFile::Lock::InUse)
        return std::nullopt;
    const std::optional<QByteArray> content = journal.m_file.read(largestJournal);
    if (!content)
        return std::nullopt;
    const QDir folder = QFileInfo(path).absoluteDir();
    const QList<QByteArray> lines = content->split('\n');
    const QJsonObject first = QJsonDocument::fromJson(lines.size() > 1 ? lines.front() : QByteArray()).object();
    journal.m_id = first[QLatin1String("id")].toString();
    // Part of file names; anything else is not by this program.
    static const QRegularExpression form(QStringLiteral("^[0-9a-f]{16}$"));
    if (!form.match(journal.m_id).hasMatch())
        return journal;
    for (const QJsonValue &value : first[QLatin1String("files")].toArray()) {
        const QString name = value[QLatin1String("file")].toString();
        if (!name.isEmpty())
            journal.m_entries.push_back({QDir::cleanPath(folder.absoluteFilePath(name)),
                                         QByteArray::fromHex(value[QLatin1String("sha256")].toString().toLatin1()),
                                         value[QLatin1String("remove")].toBool()});
    }
    // The last piece has no line break: a line that was cut off.
    for (qsizetype i = 1; i + 1 < lines.size(); ++i)
        journal.m_committed = lines[i] + '\n' == commitLine;
    return journal;
}

QStringList SaveJournal::journalsIn(const QString &folder)
{
    // Whoever opens thousands of files of a folder must not list it for each. What changed just now may do so again
    // unseen.
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
    return removeFile(m_path);
}

} // namespace sinew
