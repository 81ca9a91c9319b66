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

/// What is known about a texture's file: `scene` shows the model that has the texture, `textures` finds its files.
TextureState textureState(AssetTextures &textures, const RenderScene &scene, const ModelTexture &texture);

/// How a model should name a file on the disk: by its path below the first of the sources that holds it, or below the
/// model's own folder (`modelPath` is the model's file and may be empty), else by its name alone.
QString pathForModel(const std::vector<std::shared_ptr<AssetSource>> &sources, const QString &modelPath,
                     const QString &file);

/// The files found for some textures, as sources for a conversion: files on the disk by their paths, those in archives
/// with their bytes.
std::vector<ConvertSource> convertSourcesOf(const AssetSearch &search, const std::vector<TextureState> &states);

/// What the Textures dock needs from the program, except `browse` and `convert`. `notify` is called with the outcome of
/// copying files. All arguments must outlive the result.
TexturePanel::Services textureServices(const DocumentViews &views, Settings &settings, QWidget *window,
                                       std::function<void(const Notice &)> notify);

/// What is drawn of a document, and what is known about its textures, for the dock that explains how things look.
DiagnosisPanel::Source shownScenes(const DocumentViews &views);
DiagnosisPanel::Facts textureFacts(const DocumentViews &views);

} // namespace sinew
