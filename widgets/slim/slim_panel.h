// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// widgets/slim shows what makes a model smaller, pass by pass, with the proof that it looks the same.

#include "core/check/slim/slim.h"

#include <QWidget>

class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace sinew {

/// The passes as a list with a switch for each, the bounds, and for a plan what each pass saves, what it leaves and
/// why, and where the result differs most from the original.
class SlimPanel : public QWidget
{
    Q_OBJECT

public:
    enum Column { PassColumn, StepsColumn, RefusedColumn, SavedColumn, ErrorColumn, ColumnCount };
    enum ProofColumn { KindColumn, AmountColumn, BoundColumn, PlaceColumn, MomentColumn, ProofColumnCount };

    explicit SlimPanel(QWidget *parent = nullptr);

    /// Adds a page beside those of the passes and the proof.
    void addTab(QWidget *page, const QString &title);
    void setPasses(const std::vector<std::unique_ptr<SlimPass>> &passes);
    void setBounds(const ProofBounds &bounds);
    ProofBounds bounds() const;
    /// Names of the passes that are switched on.
    std::vector<std::string> chosen() const;

    /// `original` and `scene`: those that the plan was made for.
    void showPlan(const SlimPlan &plan, const Model &original, const RenderScene &scene);
    /// No plan is available: it is being made, was cancelled, or can't be made.
    void showProgress(double fraction);
    void showMessage(const QString &text);
    /// The shown plan is for another state of the model or of the switches; it can't be applied.
    void setStale();

    QTreeWidget *passes() const { return m_passes; }
    QTreeWidget *proof() const { return m_proof; }
    QLabel *summary() const { return m_summary; }
    QPushButton *applyButton() const { return m_apply; }
    /// Cancels the running attempt, or tries again.
    QPushButton *tryButton() const { return m_try; }
    QDoubleSpinBox *distanceBound() const { return m_distance; }
    QDoubleSpinBox *angleBound() const { return m_angle; }
    QDoubleSpinBox *shareBound() const { return m_share; }
    bool isTrying() const { return m_isTrying; }

Q_SIGNALS:
    /// Passes or bounds were changed by the user.
    void changed();
    void cancelRequested();
    void closeRequested();
    void applyRequested();
    /// A place that a pass left unchanged, or where the result differs most.
    void placeChosen(const sinew::Address &place);
    /// Show both models in this row of RenderScene::sequences, at this time on the file's timeline.
    void momentChosen(int sequence, double time);

private:
    void showRow(QTreeWidgetItem &item, const SlimRow &row);
    void showProof(const SlimPlan &plan, const Model &original, const RenderScene &scene);
    void endTrying();
    void choose(const QTreeWidgetItem *item);

    QTreeWidget *m_passes, *m_proof;
    QTabWidget *m_tabs;
    QDoubleSpinBox *m_distance, *m_angle, *m_share;
    QLabel *m_summary;
    QProgressBar *m_progress;
    QPushButton *m_try, *m_apply;
    bool m_isTrying = false;
};

} // namespace sinew
