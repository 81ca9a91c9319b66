// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace sinew {

class CurveDocks;
class KeySpreadActions;
class MenuBuilder;
class ModelTreePanel;
class SequencePanel;
class TimelinePanel;
class TransformActions;

/// Playing, going from key to key, and the commands of the curve editor.
class AnimationMenu : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as the window, of which this is a child.
    AnimationMenu(MenuBuilder &menus, TimelinePanel &timeline, TransformActions &transform, KeySpreadActions &keySpread,
                  CurveDocks &curves, ModelTreePanel &tree, SequencePanel &sequences);
};

} // namespace sinew
