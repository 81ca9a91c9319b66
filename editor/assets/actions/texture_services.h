// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "editor/convert/convert_batch.h"
#include "widgets/materials/diagnosis_panel.h"
#include "widgets/shared/notice.h"
#include "widgets/textures/texture_panel.h"

namespace sinew {

class AssetTextures;
class DocumentViews;
class Settings;
struct RenderScene;

/// What is known of a texture's file: `scene` shows the model that has the texture, `textures` looks its files up.
TextureState textureState(AssetTextures &textures, const RenderScene &scene, const ModelTexture &texture);

/// How a model should name a file of the disk: by its path below the first of the sources that holds it, or below the
/// model's own folder
/// (`modelPath` is the model's file and may be empty), else by its name alone.
QString pathForModel(const std::vector<std::shared_ptr<AssetSource>> &sources, const QString &modelPath,
                     const QString &file);

/// What is found of some textures, as sources for a conversion: files of the disk by their paths, those in archives
/// with their bytes.
std::vector<ConvertSource> convertSourcesOf(const AssetSearch &search, const std::vector<TextureState> &states);

/// What the dock of textures needs of the program, `browse` and `convert` left out. `notify` is called with the
/// outcome of copying files. All must live as long as the answer.
TexturePanel::Services textureServices(const DocumentViews &views, Settings &settings, QWidget *window,
                                       std::function<void(const Notice &)> notify);

/// What is drawn of a document, and what is known of its textures, for the dock that explains looks.
DiagnosisPanel::Source shownScenes(const DocumentViews &views);
DiagnosisPanel::Facts textureFacts(const DocumentViews &views);

} // namespace sinew
