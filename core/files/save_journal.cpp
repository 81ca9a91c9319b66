// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/save_journal.h"

#include "core/system/new_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <cerrno>
#include <mutex>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace sinew {

namespace {

const QString suffix = QStringLiteral(".sinew-save");
const QByteArray commitLine = "commit\n", takeBackLine = "take back\n";
/// A journal has one line per file; what is larger is something else.
constexpr qint64 largestJournal = 16 << 20;

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

SaveJournal::SaveJournal(SaveJournal &&other) noexcept
    : m_path(std::move(other.m_path)), m_id(std::move(other.m_id)), m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_committed(other.m_committed), m_entries(std::move(other.m_entries))
{
}

SaveJournal::~SaveJournal()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<SaveJournal> SaveJournal::begin(const QString &file, std::vector<JournalEntry> entries)
{
    const QFileInfo info(file);
    SaveJournal journal;
    journal.m_id = QStringLiteral("%1").arg(QRandomGenerator::global()->generate64(), 16, 16, QLatin1Char('0'));
    journal.m_path = info.absoluteDir().filePath(u'.' + info.fileName() + u'.' + journal.m_id + suffix);
    journal.m_entries = std::move(entries);
    journal.m_descriptor =
        ::open(QFile::encodeName(journal.m_path).constData(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600);
    if (journal.m_descriptor < 0)
        return systemError(QStringLiteral("no journal of the save can be made beside it"), file);
    // Where the file system has no locks there is none; the file is this process's alone.
    ::flock(journal.m_descriptor, LOCK_EX | LOCK_NB);
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
    SaveJournal journal;
    journal.m_path = path;
    journal.m_descriptor = ::open(QFile::encodeName(path).constData(), O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
    if (journal.m_descriptor < 0 || (::flock(journal.m_descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK))
        return std::nullopt;
    QFile file;
    if (!QFileInfo(path).isFile() || !file.open(journal.m_descriptor, QIODevice::ReadOnly) ||
        file.size() > largestJournal)
        return std::nullopt;
    const QDir folder = QFileInfo(path).absoluteDir();
    const QList<QByteArray> lines = file.readAll().split('\n');
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
    if (::write(m_descriptor, line.constData(), std::size_t(line.size())) != line.size() || ::fsync(m_descriptor) != 0)
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
    return ::unlink(QFile::encodeName(m_path).constData()) == 0;
}

} // namespace sinew
