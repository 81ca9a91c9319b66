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
    QString name;                    ///< of the copy, relative to the folder, with '/'
    std::vector<Address> users;      ///< the fields that name it
    AssetKind kind = AssetKind::Any; ///< by which it is found
};

/// What is to be copied: every file that the model names and that is found, each once. `keepFolders`: the copies keep
/// the folders of their paths; else all stand side by side, of equal names the later ones get a number. `missing`:
/// paths that were not found.
std::vector<CollectedFile> filesToCollect(const Model &model, const AssetSearch &search, bool keepFolders,
                                          QStringList *missing = nullptr);

/// Copies them. A file of the same name and content is left alone; one of another content makes the copy fail. Returns
/// what went wrong, nothing when all is well.
QStringList copyFiles(const AssetSearch &search, const std::vector<CollectedFile> &files, const QString &folder);

/// The edit that makes the model name the copies: `prefix` before the names, with '\\'.
Result<ChangeSet> pathsOfCopies(const Model &model, const std::vector<CollectedFile> &files, const QString &prefix);

/// The folder that is offered first: beside the model; for one that is in no folder yet, in the one used last.
QString defaultCollectFolder(const Document &document, const QString &lastFolder);

/// Whether a search finds each copy below `folder` by the path that pathsOfCopies() gives it.
bool leadsToCopies(const AssetSearch &search, const std::vector<CollectedFile> &files, const QString &folder,
                   const QString &prefix);

/// Asks for the folder, copies in the background, changes the paths as one step, and says how it went.
void collectFiles(Document &document, const DocumentViews &views, Settings &settings, QWidget *window,
                  const std::function<void(const Notice &)> &notify);

} // namespace sinew
