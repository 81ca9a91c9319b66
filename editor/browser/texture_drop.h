// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/list.h"
#include "widgets/textures/dropped_texture.h"

#include <QObject>
#include <QPoint>
#include <QStringList>

#include <functional>

class QMimeData;
class QWidget;

namespace sinew {

/// Lets pictures be dropped on things that represent objects: rows of a list, the model in the viewport.
class TextureDrop : public QObject
{
    Q_OBJECT

public:
    /// The object under a point of the widget that can take a texture, NoNode for none.
    using ObjectAt = std::function<NodeId(const QPoint &)>;
    /// `part`: the widget that gets the drag events. `suffixes`: of pictures, lower case.
    TextureDrop(QWidget *part, QStringList suffixes, ObjectAt objectAt, QObject *parent);

Q_SIGNALS:
    void dropped(sinew::NodeId object, const sinew::DroppedTexture &texture, const QPoint &globalPosition);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::optional<DroppedTexture> textureOf(const QMimeData &data) const;

    QStringList m_suffixes;
    ObjectAt m_objectAt;
};

} // namespace sinew
