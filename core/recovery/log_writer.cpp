// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/log_writer.h"

#include "core/files/file_digests.h"
#include "core/files/file_set.h"
#include "core/files/read_file.h"
#include "core/format/format.h"
#include "core/recovery/change_codec.h"
#include "core/recovery/description_digest.h"
#include "core/recovery/log_content.h"
#include "core/recovery/logged_objects.h"
#include "core/recovery/recovery_folder.h"
#include "core/system/file_operations.h"
#include "core/system/state_folder.h"
#include "core/system/system_error.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

LogStart logStartOf(const Document &document, bool withSnapshot)
{
    const Model &model = document.model();
    LogStart start;
    start.format = document.sharedFormat();
    start.root = &model.info();
    start.stored = document.storedFiles();
    start.header.format = start.format->info().id;
    start.header.reading = start.format->readingOf(model);
    start.header.path = document.path();
    start.header.title = document.objectName();
    start.header.begun = QDateTime::currentMSecsSinceEpoch();
    ByteWriter objects;
    LoggedObjects::encode(objects, model);
    start.header.objects =
        QByteArray(reinterpret_cast<const char *>(objects.bytes().data()), qsizetype(objects.size()));
    if (withSnapshot || start.header.path.isEmpty() || start.stored.stamps.empty())
        start.snapshot = model.clone();
    return start;
}

LogWriter::~LogWriter()
{
    if (m_keep || m_name.isEmpty())
        return;
    removeLog(logPath(m_folder, m_name));
}

void LogWriter::addFiles(LogStart &start, bool &changed)
{
    const QString own = loggedPath(start.header.path);
    const auto isOwn = [&](const auto &stamp) { return loggedPath(stamp.first) == own; };
    std::stable_partition(start.stored.stamps.begin(), start.stored.stamps.end(), isOwn);
    changed = start.stored.stamps.empty() || !isOwn(start.stored.stamps.front());
    for (const auto &[path, stamp] : start.stored.stamps) {
        const Result<ReadFile> file = changed ? Result<ReadFile>(Error{}) : readFile(path, maxModelFileBytes);
        changed = changed || !file || file->stamp != stamp;
        if (changed)
            break;
        start.header.files.push_back({loggedPath(path), file->bytes.size(), digestOf(viewOf(file->bytes))});
    }
}

Status LogWriter::addSnapshot(LogStart &start)
{
    if (!start.format->info().canWrite)
        return Error{QT_TRANSLATE_NOOP("Message", "files of this format can't be written")};
    // Companions get the names under which they will be requested.
    WriteOptions options{.everyFile = true};
    const QString path = start.header.path, loaded = start.stored.loadedPath;
    if (!path.isEmpty() && !loaded.isEmpty() && loggedPath(path) != loggedPath(loaded))
        options.fileName = QFileInfo(path).fileName();
    const Result<std::vector<OutputFile>> files = start.format->write(*start.snapshot, options);
    if (!files)
        return files.error();
    qint64 bytes = 0;
    std::vector<const OutputFile *> kept;
    for (const OutputFile &file : *files) {
        bytes += file.bytes.size();
        if (!file.removed)
            kept.insert(file.path.isEmpty() ? kept.begin() : kept.end(), &file);
    }
    if (kept.empty() || !kept.front()->path.isEmpty())
        return Error{QT_TRANSLATE_NOOP("Message", "the format produced no output")};
    // Steps need room as well, otherwise each would need its own snapshot.
    if (bytes > m_limits.logBytes / 2)
        return Error{QT_TRANSLATE_NOOP("Message", "the model is too large for a snapshot")};
    for (const OutputFile *file : kept) {
        const QString place = snapshotPath(logPath(m_folder, m_name), start.header.files.size());
        SystemFile copy = SystemFile::create(place);
        if (!copy.isOpen() || !copy.append(viewOf(file->bytes)) || !copy.sync() || !copy.close())
            return systemError(QStringLiteral("writing failed"), place);
        start.header.files.push_back({file->path, file->bytes.size(), digestOf(viewOf(file->bytes))});
    }
    start.header.isSnapshot = true;
    m_size += bytes;
    return Done{};
}

Result<LogWriter::Outcome> LogWriter::begin(LogStart start)
{
    if (m_folder.isEmpty() || !makePrivateFolder(m_folder))
        return systemError(QStringLiteral("the folder can't be made"), m_folder);
    if (bytesInFolder(m_folder) > m_limits.folderBytes)
        return Error{QT_TRANSLATE_NOOP("Message", "the recovery files of earlier sessions take up too much space"),
                     m_folder.toStdString()};
    bool changed = false;
    m_name = newLogName();
    if (!start.snapshot)
        addFiles(start, changed);
    else if (const Status added = addSnapshot(start); !added)
        return added.error();
    if (changed)
        return Outcome::Changed;
    start.header.descriptions = descriptionDigest(*start.root);

    const QString path = newLogPath(m_folder, m_name);
    m_file = SystemFile::create(path);
    // The name is not known to anybody yet: locking can only fail where locks are not supported.
    if (!m_file->isOpen() || m_file->lock() == SystemFile::Lock::InUse)
        return systemError(QStringLiteral("writing failed"), path);
    const QByteArray preamble = RecordChain::preamble(QByteArray::fromHex(m_name));
    m_chain.emplace(viewOf(preamble));
    ByteWriter out;
    out.writeBytes(viewOf(preamble));
    m_chain->append(out, RecordKind::Header, viewOf(encodeHeader(start.header)));
    m_path = logPath(m_folder, m_name);
    if (!m_file->append(out.bytes()) || !m_file->sync() || !replaceFile(path, m_path))
        return systemError(QStringLiteral("writing failed"), path);
    syncFolder(m_folder);
    m_size += qint64(out.size());
    return Outcome::Written;
}

Result<LogWriter::Outcome> LogWriter::append(const std::vector<WaitingRecord> &records)
{
    ByteWriter out;
    for (const WaitingRecord &record : records) {
        ByteWriter payload;
        if (record.kind == RecordKind::State) {
            encodeState(payload, record.time, record.done, record.count);
        } else {
            encodeStep(payload, record.time, record.text);
            encodeChanges(payload, record.changes);
        }
        m_chain->append(out, record.kind, payload.bytes());
        if (m_size + qint64(out.size()) > m_limits.logBytes)
            return Outcome::Full;
    }
    if (!m_file->append(out.bytes()) || !m_file->sync())
        return systemError(QStringLiteral("writing failed"), m_path);
    m_size += qint64(out.size());
    return Outcome::Written;
}

} // namespace sinew
