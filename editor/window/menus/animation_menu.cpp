// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/animation_menu.h"

#include "editor/view/key_spread_actions.h"
#include "editor/view/transform_actions.h"
#include "editor/window/docks/curve_docks.h"
#include "editor/window/menus/menu_builder.h"
#include "widgets/sequences/sequence_panel.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tree/model_tree_panel.h"

#include <QComboBox>
#include <QMainWindow>
#include <QMenu>
#include <QTreeView>

namespace sinew {

AnimationMenu::AnimationMenu(MenuBuilder &menus, TimelinePanel &timeline, TransformActions &transform,
                             KeySpreadActions &keySpread, CurveDocks &curves, ModelTreePanel &tree,
                             SequencePanel &sequences)
    : QObject(&menus.window())
{
    QMenu *menu = menus.addMenu(tr("A&nimation"));
    menus.adopt(menu, timeline.playAction(), QStringLiteral("animation.play"));
    menus.adopt(menu, timeline.loopAction(), QStringLiteral("animation.loop"));
    menu->addMenu(timeline.atEndMenu());
    menu->addSeparator();
    menus.adopt(menu, timeline.previousFrameAction(), QStringLiteral("animation.previousFrame"));
    menus.adopt(menu, timeline.nextFrameAction(), QStringLiteral("animation.nextFrame"));
    menus.adopt(menu, timeline.previousKeyAction(), QStringLiteral("animation.previousKey"));
    menus.adopt(menu, timeline.nextKeyAction(), QStringLiteral("animation.nextKey"));
    menus.adopt(menu, timeline.firstAction(), QStringLiteral("animation.first"));
    menus.adopt(menu, timeline.lastAction(), QStringLiteral("animation.last"));
    menu->addSeparator();
    transform.fillKeyMenu(menu);
    tree.view()->addActions(transform.insertActions());
    keySpread.fillMenu(menu);
    menu->addSeparator();
    const auto step = [box = timeline.sequenceBox()](int by) {
        const int index = box->currentIndex() + by;
        if (index >= 0 && index < box->count()) {
            box->setCurrentIndex(index);
            Q_EMIT box->activated(index);
        }
    };
    menus.add(menu,
              {QStringLiteral("animation.previousSequence"),
               tr("Previous &sequence"),
               QStringLiteral("go-previous"),
               {QKeySequence(Qt::Key_PageUp)},
               {}},
              [step] { step(-1); });
    menus.add(menu,
              {QStringLiteral("animation.nextSequence"),
               tr("Next s&equence"),
               QStringLiteral("go-next"),
               {QKeySequence(Qt::Key_PageDown)},
               {}},
              [step] { step(1); });
    menu->addSeparator();
    curves.adoptActions(menus.actions(), menu);
    // In the curve editor, the tree and the list of sequences, Space plays as it does elsewhere.
    tree.addAction(timeline.playAction());
    sequences.addAction(timeline.playAction());
    curves.curves()->addAction(timeline.playAction());
    curves.dopeSheet()->addAction(timeline.playAction());
}

} // namespace sinew

#include "moc_animation_menu.cpp"
