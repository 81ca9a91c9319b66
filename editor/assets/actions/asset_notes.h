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

/// Says of asset paths where their files were found, and offers to save them and to show them in their folder. `notify`
/// is called with the outcome. All must live as long as the answer.
AssetNoteProvider assetNotesOf(const DocumentViews &views, Settings &settings, QWidget *window,
                               std::function<void(const Notice &)> notify);

/// Asks for a name and writes the file there; says so. Not found is said too.
void saveAsset(const AssetSearch &search, const QString &path, Settings &settings, QWidget *window,
               const std::function<void(const Notice &)> &notify);

} // namespace sinew
