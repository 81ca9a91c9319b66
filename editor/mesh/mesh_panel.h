// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QHBoxLayout;
class QStackedWidget;
class QSpinBox;
class QTableView;

namespace sinew {

class MeshEditActions;
class MeshSession;
class PlainLabel;
class VertexTableModel;
class WeightTableModel;
class ViewportWidget;

/// The dock of the edit mode: its tools, how the surroundings follow, and the numbers of what is selected. Without the
/// mode it offers to begin it.
class MeshPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MeshPanel(QWidget *parent = nullptr);
    /// Both must live as long as the panel shows them.
    void setMode(const MeshEditActions &actions, ViewportWidget &viewport);

    QSize sizeHint() const override { return {380, 520}; }

Q_SIGNALS:
    void notice(const sinew::Notice &notice);

private:
    QWidget *makeTools();
    QWidget *makeMoveOptions();
    QWidget *makeWeights();
    void takeBrush();
    void takeMoveOptions();
    void update();

    const MeshEditActions *m_actions = nullptr;
    ViewportWidget *m_viewport = nullptr;
    QStackedWidget *m_pages;
    PlainLabel *m_count;
    QCheckBox *m_proportional, *m_alongSurface;
    QDoubleSpinBox *m_radius;
    QComboBox *m_falloff;
    QComboBox *m_brushMode;
    QDoubleSpinBox *m_brushShare;
    QSpinBox *m_brushRadius;
    VertexTableModel *m_model;
    WeightTableModel *m_weights;
    QTableView *m_table;
    bool m_isReading = false;
};

} // namespace sinew
