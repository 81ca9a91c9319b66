// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QMenu;
class QWidget;

namespace sinew {

class DocumentViews;

/// Presets of the daylight, and the dialog for everything else about light and fog, whose parent is `window`.
void addDaylightMenu(QMenu *menu, DocumentViews &views, QWidget *window);

/// Colours behind the model, and a choice of any other.
void addBackgroundMenu(QMenu *menu, DocumentViews &views, QWidget *window);

/// Which level of detail is shown, and whether classic or HD meshes are.
void addMeshMenu(QMenu *menu, DocumentViews &views);

} // namespace sinew
