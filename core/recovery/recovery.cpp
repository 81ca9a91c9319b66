// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/recovery.h"

#include "core/document/open_document.h"
#include "core/files/file_digests.h"
#include "core/files/file_set.h"
#include "core/files/read_file.h"
#include "core/format/format_registry.h"
#include "core/recovery/change_codec.h"
#include "core/recovery/description_digest.h"
#include "core/recovery/log_content.h"
#include "core/recovery/logged_objects.h"
#include "core/recovery/recovery_folder.h"

#include <QFileInfo>

#include <algorithm>
#include <map>

namespace sinew {

namespace {

/// Anything larger is no log: a log is replaced when it reaches its limit.
constexpr qint64 maxLogBytes = qint64(512) << 20;

const char *const damagedLog = QT_TRANSLATE_NOOP("Message", "the recovery file is damaged");
const char *const otherFiles =
    QT_TRANSLATE_NOOP("Message", "the file is not the one that the changes were made to: it was changed or replaced");
const char *const readOtherwise =
    QT_TRANSLATE_NOOP("Message", "the file is now read differently than when the changes were made");
const char *const otherProgram = QT_TRANSLATE_NOOP("Message", "another version of Sinew wrote this recovery file");

/// A log that nobody writes as long as this object lives.
struct HeldLog
{
    SystemFile file;
    QByteArray bytes;
};

/// Nothing if the log is being written.
std::optional<Result<HeldLog>> hold(const QString &log)
{
    SystemFile file = SystemFile::open(log);
    if (!file.isOpen() || !file.isRegular())
        return Error{QT_TRANSLATE_NOOP("Message", "the recovery file can't be read"), log.toStdString()};
    if (file.lock() == SystemFile::Lock::InUse)
        return std::nullopt;
    std::optional<QByteArray> bytes = file.read(maxLogBytes);
    if (!bytes)
        return Error{QT_TRANSLATE_NOOP("Message", "the recovery file can't be read"), log.toStdString()};
    return HeldLog{std::move(file), std::move(*bytes)};
}

std::shared_ptr<const Format> formatOf(const FormatRegistry &formats, const QString &id)
{
    for (const auto &format : formats.formats())
        if (format->info().id == id)
            return format;
    return nullptr;
}

bool isLogged(const LoggedFile &file, const QString &path, QByteArray *bytes = nullptr, FileStamp *stamp = nullptr)
{
    Result<ReadFile> found = readFile(path, maxModelFileBytes);
    if (!found || found->bytes.size() != file.size || digestOf(viewOf(found->bytes)) != file.digest)
        return false;
    if (stamp)
        *stamp = found->stamp;
    if (bytes)
        *bytes = std::move(found->bytes);
    return true;
}

/// The reason why the files of a log can't be read as they were; does not read them as models.
Message problemOfFiles(const QString &log, const LogHeader &header)
{
    for (std::size_t i = 0; i < header.files.size(); ++i) {
        const LoggedFile &file = header.files[i];
        if (!isLogged(file, header.isSnapshot ? snapshotPath(log, i) : file.name))
            return header.isSnapshot ? damagedLog : otherFiles;
    }
    return {};
}

FoundRecovery foundIn(const FormatRegistry &formats, const QString &log, const Result<HeldLog> &held)
{
    FoundRecovery found;
    found.log = log;
    found.written = QFileInfo(log).lastModified();
    const auto content = held ? readLog(viewOf(held->bytes)) : Result<LogContent>(held.error());
    if (!content) {
        found.problem = content.error().message;
        return found;
    }
    found.path = content->header.path;
    found.title = content->header.title;
    found.written = QDateTime::fromMSecsSinceEpoch(content->written);
    found.steps = int(content->done);
    if (!formatOf(formats, content->header.format))
        found.problem = QT_TRANSLATE_NOOP("Message", "the format of the file is not known");
    else
        found.problem = problemOfFiles(log, content->header);
    found.isEmpty = content->steps.empty() && !content->header.isSnapshot && !content->isDamaged;
    found.canRecover = found.problem.empty();
    if (found.problem.empty() && content->isDamaged)
        found.problem = damagedLog;
    return found;
}

Result<std::unique_ptr<Document>> openSnapshot(const FormatRegistry &formats, const QString &log,
                                               const LogHeader &header)
{
    std::vector<std::pair<QString, QByteArray>> files;
    for (std::size_t i = 0; i < header.files.size(); ++i) {
        files.emplace_back(header.files[i].name, QByteArray());
        if (!isLogged(header.files[i], snapshotPath(log, i), &files.back().second))
            return Error{damagedLog, log.toStdString()};
    }
    const QString path = header.path.isEmpty() ? header.title : header.path;
    const auto companion = [files](const QString &name) -> std::optional<QByteArray> {
        for (std::size_t i = 1; i < files.size(); ++i)
            if (files[i].first.compare(name, Qt::CaseInsensitive) == 0)
                return files[i].second;
        return std::nullopt;
    };
    FileSet set(path, files.front().second, companion);
    set.setReading(header.reading);
    auto document = openDocument(formats, set, path);
    if (!document)
        return document;
    // The files on disk are not those that were read: a save asks before it replaces them.
    (*document)->setObjectName(header.title);
    (*document)->setPath(header.path);
    (*document)->setStoredFiles({.loadedPath = header.path});
    (*document)->setModified();
    return document;
}

Result<std::unique_ptr<Document>> openFiles(const FormatRegistry &formats, const LogHeader &header)
{
    auto document = openDocument(formats, header.path, OpenFor::Editing, header.reading);
    if (!document)
        return document;
    // All files that were read must be those in the log, and still be unchanged.
    std::map<QString, FileStamp> logged;
    for (const LoggedFile &file : header.files) {
        FileStamp stamp;
        if (!isLogged(file, file.name, nullptr, &stamp))
            return Error{otherFiles, header.path.toStdString()};
        logged.emplace(file.name, stamp);
    }
    for (const auto &[path, stamp] : (*document)->storedFiles().stamps)
        if (const auto known = logged.find(loggedPath(path)); known == logged.end() || known->second != stamp)
            return Error{otherFiles, header.path.toStdString()};
    if ((*document)->path() != header.path)
        return Error{otherFiles, header.path.toStdString()};
    return document;
}

/// A step's changes, merging later ones that continue earlier ones.
std::optional<ChangeSet> changesOf(const LoggedStep &step, LoggedObjects &objects)
{
    ChangeSet all;
    for (const Bytes bytes : step.changes) {
        ByteReader in(bytes);
        std::optional<ChangeSet> changes = decodeChanges(in, objects);
        if (!changes)
            return std::nullopt;
        appendChanges(all, std::move(*changes));
    }
    return all;
}

} // namespace

std::vector<FoundRecovery> findRecoveries(const FormatRegistry &formats, const QString &folder)
{
    std::vector<FoundRecovery> all;
    for (const QString &log : logsIn(folder))
        if (const auto held = hold(log))
            all.push_back(foundIn(formats, log, *held));
    std::sort(all.begin(), all.end(),
              [](const FoundRecovery &a, const FoundRecovery &b) { return a.written > b.written; });
    return all;
}

Result<RecoveredDocument> recover(const FormatRegistry &formats, const QString &log)
{
    const auto held = hold(log);
    if (!held)
        return Error{QT_TRANSLATE_NOOP("Message", "another running Sinew is writing this recovery file"),
                     log.toStdString()};
    if (!*held)
        return held->error();
    const Result<LogContent> content = readLog(viewOf((*held)->bytes));
    if (!content)
        return Error{content.error().message, log.toStdString()};
    const LogHeader &header = content->header;
    auto opened = header.isSnapshot ? openSnapshot(formats, log, header) : openFiles(formats, header);
    if (!opened)
        return opened.error();

    RecoveredDocument recovered;
    recovered.document = std::move(*opened);
    Document &document = *recovered.document;
    ByteReader in(viewOf(header.objects));
    if (document.format()->info().id != header.format ||
        descriptionDigest(document.model().info()) != header.descriptions)
        return Error{otherProgram, log.toStdString()};
    std::optional<LoggedObjects> objects = LoggedObjects::decode(in, document.model());
    if (!objects)
        return Error{readOtherwise, log.toStdString()};

    recovered.start = logStartOf(document, header.isSnapshot);
    for (const LoggedStep &step : content->steps) {
        std::optional<ChangeSet> changes = changesOf(step, *objects);
        const char *unreadable = objects->hasAllLists() ? damagedLog : readOtherwise;
        const Status done = changes ? document.pushAgain(*changes, step.text) : Status(Error{unreadable});
        if (!done) {
            recovered.problem = done.error().message;
            break;
        }
        recovered.steps.push_back({step.time, step.text, std::move(*changes)});
    }
    const std::size_t steps = recovered.steps.size();
    recovered.lost = int(content->done) - int(std::min(content->done, steps));
    if (recovered.problem.empty() && content->isDamaged)
        recovered.problem = damagedLog;
    document.goTo(int(std::min(content->done, steps)));
    return recovered;
}

void discardRecovery(const QString &log)
{
    SystemFile file = SystemFile::open(log);
    if (file.isOpen() && file.lock() != SystemFile::Lock::InUse)
        removeLog(log);
}

} // namespace sinew
