// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/created_document.h"

#include "core/document/open_document.h"
#include "core/files/file_transaction.h"
#include "core/format/format_registry.h"

#include <QDir>
#include <QFileInfo>
#include <QtGlobal>

namespace sinew {

Status writePictures(const CreatedFiles &files, const QDir &folder)
{
    std::vector<FileToSave> pictures;
    SaveOptions safety;
    safety.checksTarget = true;
    for (const OutputFile &file : files.files) {
        const QString target = folder.filePath(file.path);
        // Nothing of the user's is replaced; what is there already is what other conversions made.
        if (file.path.isEmpty() || QFileInfo::exists(target))
            continue;
        if (!QDir().mkpath(QFileInfo(target).path()))
            return Error{{QT_TRANSLATE_NOOP("Message", "the folder %1 can't be created"),
                          {QDir::toNativeSeparators(QFileInfo(target).path()).toStdString()}}};
        pictures.push_back({target, viewOf(file.bytes), safety});
    }
    return saveFiles(pictures);
}

Result<std::unique_ptr<Document>> createdDocument(const CreatedFiles &files, const QString &path,
                                                  const FormatRegistry &formats)
{
    if (const Status written = writePictures(files, QFileInfo(path).dir()); !written)
        return written.error();
    auto made = openDocument(formats, FileSet(path, files.files.front().bytes), path);
    if (made)
        (*made)->setStoredFiles({});
    return made;
}

} // namespace sinew
