// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/model/change.h"
#include "core/model/model.h"
#include "widgets/shared/notice.h"

#include <functional>

class QWidget;

namespace sinew {

class Document;
class DocumentViews;
class Settings;

/// A file that a model uses, and where its copy goes.
struct CollectedFile
{
    QString path;                    ///< as the model names it
    QString name;                    ///< of the copy, without prefix, with '/'
    std::vector<Address> users;      ///< the fields that name it
    AssetKind kind = AssetKind::Any; ///< used to find it
};

/// The files that are not copied.
struct UncollectedFiles
{
    QStringList missing; ///< paths that were not found
    QStringList staying; ///< paths of files that others provide
};

/// The files to copy: every file that the model names and that was found, each once. `keepFolders`: the copies keep the
/// folders of their paths; otherwise all go into one folder, and later ones of the same name get a number. What the
/// sources named `providers` have under its whole path, such as the game's files, stays where it is.
std::vector<CollectedFile> filesToCollect(const Model &model, const AssetSearch &search, bool keepFolders,
                                          const QStringList &providers = {}, UncollectedFiles *others = nullptr);

/// Where the copy goes below the folder if its path gets this prefix: where the path leads from there.
QString placeOfCopy(const CollectedFile &file, const QString &prefix);

/// What will happen, in the dialog's words. `renames`: the model refers to the copies, with `prefix` before their
/// names.
QString collectSummary(const std::vector<CollectedFile> &files, const UncollectedFiles &others, const QString &folder,
                       const QString &prefix, bool renames);

/// Copies the files to their placeOfCopy(). An existing file of the same name and content is left alone; one with other
/// content makes the copy fail. Returns what went wrong; empty if nothing did.
QStringList copyFiles(const AssetSearch &search, const std::vector<CollectedFile> &files, const QString &folder,
                      const QString &prefix = {});

/// The edit that makes the model refer to the copies: `prefix` before the names, with '\\'.
Result<ChangeSet> pathsOfCopies(const Model &model, const std::vector<CollectedFile> &files, const QString &prefix);

/// The folder offered first: beside the model or, if the model is in no folder yet, the one used last.
QString defaultCollectFolder(const Document &document, const QString &lastFolder);

/// Whether a search finds each copy below `folder` under the path that pathsOfCopies() gives it.
bool leadsToCopies(const AssetSearch &search, const std::vector<CollectedFile> &files, const QString &folder,
                   const QString &prefix);

/// Asks for the folder, copies in the background, changes the paths in one step, and reports the outcome.
void collectFiles(Document &document, const DocumentViews &views, Settings &settings, QWidget *window,
                  const std::function<void(const Notice &)> &notify);

} // namespace sinew
