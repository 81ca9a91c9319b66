// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/compare/comparison_model.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace sinew {

/// Shows the differences of two models, filtered by kind and text, and what can be done with them.
class ComparePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePanel(QWidget *parent = nullptr);

    /// Like ComparisonModel::setComparison(); expanded rows stay expanded.
    void setComparison(const Document *one, const Document *other, ModelComparison comparison,
                       ComparisonModel::Later later = ComparisonModel::Later::Other);
    /// Shown in place of the list: "Comparing…", or why the models can't be compared.
    void showMessage(const QString &text);
    /// Why nothing can be taken over; empty if it can.
    void setTakeProblem(const QString &reason);
    /// The result of taking over; stays until the next comparison is chosen.
    void showResult(const QString &text);

    ComparisonModel &model() const { return *m_model; }
    QTreeView *view() const { return m_view; }
    QLineEdit *search() const { return m_search; }
    QToolButton *filterButton(ModelDifference::Kind kind) const { return m_filters[kind]; }
    QToolButton *takeButton() const { return m_take; }
    QToolButton *takeAllButton() const { return m_takeAll; }
    QLabel *summary() const { return m_summary; }
    /// The selected differences; fields in place of their elements and keys.
    std::vector<const ModelDifference *> chosen() const;

Q_SIGNALS:
    /// The current row changed; null if there is none.
    void currentChanged(const sinew::ModelDifference *difference);
    /// A row was double-clicked, or Return was pressed on it.
    void showRequested(const sinew::ModelDifference *difference);
    void takeRequested(const std::vector<const sinew::ModelDifference *> &differences);

private:
    void filter();
    void updateButtons();
    const ModelDifference *at(const QModelIndex &index) const;
    std::vector<const ModelDifference *> shown() const;

    ComparisonModel *m_model;
    QSortFilterProxyModel *m_shown;
    QTreeView *m_view;
    QLabel *m_summary, *m_message, *m_result;
    QLineEdit *m_search;
    QToolButton *m_filters[4], *m_take, *m_takeAll;
    QString m_takeProblem;
};

} // namespace sinew
