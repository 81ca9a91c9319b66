// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/archive_copy.h"

#include "core/files/file_set.h"
#include "core/files/read_file.h"
#include "core/files/safe_save.h"

#include <QFileInfo>
#include <QSet>

namespace sinew {

namespace {

QString keyOf(const QString &path)
{
    return QString(path).replace(u'\\', u'/').toCaseFolded();
}

/// Compares every file that the copy lists with its expected content.
Result<ArchiveCopy> compare(const AssetSource &before, const AssetSource &after, const std::vector<Asset> &files,
                            const QStringList &lists, const std::function<bool(double)> &advance)
{
    const auto differs = [](const QString &path) {
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "the copy is not as it should be at “%1”, so it was not written"),
                    {path.toStdString()})};
    };
    ArchiveCopy copy;
    QSet<QString> fresh;
    for (const Asset &file : files) {
        const auto written = after.read(file.path);
        if (!written || written->bytes != file.bytes)
            return differs(file.path);
        fresh.insert(keyOf(file.path));
        ++(before.locate(file.path) ? copy.replaced : copy.added);
    }
    for (const QString &list : lists)
        fresh.insert(keyOf(list));
    const QStringList names = before.list().files;
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (advance && !advance(double(i) / double(names.size())))
            return Error{QT_TRANSLATE_NOOP("Message", "it was cancelled")};
        if (fresh.contains(keyOf(names[i])))
            continue;
        const auto old = before.read(names[i]), now = after.read(names[i]);
        if (old.has_value() != now.has_value() || (old && old->bytes != now->bytes))
            return differs(names[i]);
        ++copy.kept;
    }
    return copy;
}

} // namespace

Result<ArchiveCopy> saveArchiveCopy(const ArchiveRegistry &archives, const QString &original, const QString &target,
                                    const std::vector<Asset> &files, const std::function<bool(double)> &advance)
{
    const auto named = [&](Error error) {
        error.file = original.toStdString();
        return error;
    };
    const auto format = archives.formatOf(original);
    if (!format)
        return named({QT_TRANSLATE_NOOP("Message", "this is not an archive")});
    Result<ReadFile> read = readFile(original, maxCopiedArchiveBytes);
    if (!read)
        return read.error();
    Result<WrittenArchive> made = format->withFiles(read->bytes, files);
    if (!made)
        return named(made.error());
    const auto before = format->source(original, SystemFile::inMemory(viewOf(read->bytes)));
    read->bytes.clear();
    const auto after = format->source(target, SystemFile::inMemory(viewOf(made->bytes)));
    Result<ArchiveCopy> copy = compare(*before, *after, files, made->lists, advance);
    if (!copy)
        return named(copy.error());
    const bool isSame = QFileInfo(target) == QFileInfo(original);
    if (Status saved = saveFile(target, viewOf(made->bytes),
                                {.keepBackup = isSame,
                                 .checksTarget = isSame,
                                 .expected = isSame ? std::optional(read->stamp) : std::nullopt});
        !saved)
        return saved.error();
    return copy;
}

} // namespace sinew
