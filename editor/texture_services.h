// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/convert_batch.h"
#include "widgets/notice.h"
#include "widgets/materials/look_page.h"
#include "widgets/textures/texture_page.h"

namespace sinew {

class DocumentViews;
class Settings;

/// What is found of some textures, as sources for a conversion: files of the disk by their paths, others with their bytes.
std::vector<ConvertSource> convertSourcesOf(const DocumentViews &views, const Document &document, const std::vector<TextureState> &states);

/// What the dock of textures needs of the program, `browse` and `convert` left out. `told` hears how copying files went. All must live as long as the
/// answer.
TexturePage::Services textureServices(const DocumentViews &views, Settings &settings, QWidget *window, std::function<void(const Notice &)> told);

/// What is drawn of a document, and what is known of its textures, for the dock that explains looks.
LookPage::Source shownScenes(const DocumentViews &views);
LookPage::Facts textureFacts(const DocumentViews &views);

} // namespace sinew
