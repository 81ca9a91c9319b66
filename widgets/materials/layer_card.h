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
    static constexpr int pictureSide = 32; ///< pixels

    /// Both must live as long as the card.
    LayerCard(PropertyContext &context, const MaterialFacet &facet, QWidget *parent = nullptr);

    /// Shows the layer as it is now on the same card; rows that show the same values stay.
    void setLayer(const MaterialLayer &layer);
    const MaterialLayer &layer() const { return m_layer; }
    void setThumbnail(const QPixmap &picture);
    /// A short description of the layer, shown while it is folded.
    void setSummary(const QString &text);
    /// Sets if the layer can be added, removed and moved, and if it has a neighbour above and below.
    void setMovable(bool movable, bool up, bool down);
    bool isUnfolded() const { return m_body->isVisibleTo(this); }
    void setUnfolded(bool on);
    /// Sets if the layer is the selected one.
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
    /// Another layer was dropped before or after this one.
    void dropped(sinew::NodeId dragged, sinew::NodeId target, bool behind);
    /// Something that can be dropped here is dragged over the card.
    void draggedOver(const QPoint &globalPosition);
    /// A texture was dropped on a texture's row, or elsewhere on the card, which means the first texture.
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
    /// Row of the value that a texture dropped there goes to, -1 if none.
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
    QRect m_dropMark; ///< where the dragged layer would go
};

} // namespace sinew
