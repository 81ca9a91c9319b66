// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace sinew {

class DockLayouts;
class MenuBuilder;
class MeshEditActions;
class Settings;
class TransformActions;

/// The tool bar of the main window, made of menu actions.
class ToolBar : public QObject
{
    Q_OBJECT

public:
    /// The menus must exist already. All must live as long as the window, of which this is a child.
    ToolBar(MenuBuilder &menus, TransformActions &transform, const MeshEditActions &meshEdit,
            const DockLayouts &layouts, Settings &settings);
};

} // namespace sinew
