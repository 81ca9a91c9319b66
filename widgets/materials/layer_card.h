// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"
#include "widgets/properties/binding/binding.h"
#include "widgets/properties/binding/property_context.h"
#include "widgets/textures/dropped_texture.h"

#include <QFrame>
#include <QPixmap>
#include <QToolButton>

class QLabel;
class QVBoxLayout;

namespace sinew {

class MaterialFacet;
class PropertyRow;

/// One layer of the stack: a header to fold, move and drag it by, and a row for each value.
class LayerCard : public QFrame
{
    Q_OBJECT

public:
    /// Both must live as long as the card.
    LayerCard(PropertyContext &context, const MaterialFacet &facet, QWidget *parent = nullptr);

    /// The same card for the layer as it is now; rows stay where they show the same values.
    void setLayer(const MaterialLayer &layer);
    const MaterialLayer &layer() const { return m_layer; }
    void setThumbnail(const QPixmap &picture);
    /// What the layer is in a few words, shown while it is folded.
    void setSummary(const QString &text);
    /// Whether it can come, go and be moved, and whether there is a neighbour above and below.
    void setMovable(bool movable, bool up, bool down);
    bool isUnfolded() const { return m_body->isVisibleTo(this); }
    void setUnfolded(bool on);
    /// Whether it is what is selected.
    void setChosen(bool on);
    bool isChosen() const { return m_chosen; }
    /// Values or keys may have changed.
    void refresh();
    const std::vector<PropertyRow *> &rows() const { return m_rows; }
    /// By name: "up", "down", "duplicate", "delete".
    QToolButton *button(const char *name) const { return findChild<QToolButton *>(QLatin1String(name)); }

    /// The mime type of a dragged layer: its node as a decimal number.
    static QString mimeType() { return QStringLiteral("application/x-sinew-layer"); }

Q_SIGNALS:
    void chosen(sinew::NodeId layer);
    void shiftRequested(sinew::NodeId layer, int delta);
    void duplicateRequested(sinew::NodeId layer);
    void deleteRequested(sinew::NodeId layer);
    /// Another layer was dropped before or behind this one.
    void dropped(sinew::NodeId dragged, sinew::NodeId target, bool behind);
    /// Something that could be dropped here is dragged over the card.
    void draggedOver(const QPoint &globalPosition);
    /// A texture was dropped on the row of one, or elsewhere on the card: then it is meant for the first.
    void textureDropped(sinew::NodeId layer, const sinew::LayerValue &which, const sinew::DroppedTexture &texture);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QToolButton *makeButton(const char *name, const QString &icon, const QString &text);
    void clearRows();
    void makeRows();
    Binding bindingOf(const LayerValue &value) const;
    bool isLayer(const QDropEvent &event) const;
    /// Row of the value that a texture dropped there is meant for, -1 for none.
    int textureRowAt(const QPoint &at) const;
    void markDrop(const QRect &mark);

    PropertyContext &m_context;
    const MaterialFacet &m_facet;
    MaterialLayer m_layer;
    QToolButton *m_fold;
    QLabel *m_name, *m_summary, *m_picture;
    QWidget *m_body;
    QVBoxLayout *m_column;
    std::vector<PropertyRow *> m_rows;
    QPoint m_pressed;
    bool m_movable = false, m_chosen = false;
    QRect m_dropMark; ///< where what is dragged would go
};

} // namespace sinew
