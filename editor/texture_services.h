// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/notice.h"
#include "widgets/textures/texture_page.h"

namespace sinew {

class DocumentViews;
class Settings;

/// What the dock of textures needs of the program, `browse` left out. `told` hears how copying files went. All must live as long as the
/// answer.
TexturePage::Services textureServices(const DocumentViews &views, Settings &settings, QWidget *window, std::function<void(const Notice &)> told);

} // namespace sinew
