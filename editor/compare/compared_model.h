// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "editor/assets/asset_scenes.h"
#include "editor/assets/asset_textures.h"

#include <memory>

namespace sinew {

class FormatRegistry;
class Settings;

/// A copy of an open or saved model as it was at one time, for viewing beside another one: it has its own selection and
/// playback. Objects keep their ids.
struct ComparedModel
{
    /// `search`: where the original finds its textures. The registry must outlive this object.
    ComparedModel(const Document &original, const AssetSearch &search, const FormatRegistry &formats,
                  const Settings &settings);

    std::unique_ptr<Document> document;
    AssetTextures textures;
    AssetScenes scenes;
};

} // namespace sinew
