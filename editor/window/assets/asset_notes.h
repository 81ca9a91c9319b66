// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "widgets/properties/binding/asset_note.h"
#include "widgets/shared/notice.h"

class QWidget;

namespace sinew {

class DocumentViews;
class Settings;

/// Tells where the files of asset paths were found, and offers to save them and to show them in their folder.
/// DocumentViews::filesFound() follows for files that have to be looked for first. `notify`
/// is called with the outcome. All arguments must outlive the result.
AssetNoteProvider assetNotesOf(const DocumentViews &views, Settings &settings, QWidget *window,
                               std::function<void(const Notice &)> notify);

/// Asks for a name and saves the file under it; reports the outcome, also when the file was not found.
void saveAsset(const AssetSearch &search, const QString &path, Settings &settings, QWidget *window,
               const std::function<void(const Notice &)> &notify);

} // namespace sinew
