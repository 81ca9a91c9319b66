// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QMenu;
class QWidget;

namespace sinew {

class DocumentViews;

/// Presets of the daylight, and the dialog for all other settings of light and fog; `window` is its parent.
void addDaylightMenu(QMenu *menu, DocumentViews &views, QWidget *window);

/// Colours behind the model, and a choice of any other colour.
void addBackgroundMenu(QMenu *menu, DocumentViews &views, QWidget *window);

/// Which level of detail is shown, and whether classic or HD meshes.
void addMeshMenu(QMenu *menu, DocumentViews &views);

} // namespace sinew
