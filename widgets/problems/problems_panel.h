// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/model/problem.h"
#include "widgets/shared/dock_panel.h"

#include <QHash>
#include <QMap>
#include <QPointer>

class QLabel;
class QScrollArea;
class QToolButton;
class QTreeView;

namespace sinew {

class ProblemChecker;
class ProblemsFilter;
class ProblemsModel;

/// The dock that lists what is wrong: what the load met, what checks of the model find, and what the editor reports.
class ProblemsPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget *parent = nullptr);

    void setDocument(Document *document);
    /// Problems that only the editor can know (missing textures). Replaces what `source` reported for that document
    /// before.
    void setProblems(Document *document, const QString &source, std::vector<Problem> problems);

    QTreeView *view() const { return m_view; }
    QToolButton *filterButton(Severity severity) const { return m_filters[int(severity)]; }
    QLabel *details() const { return m_details; }
    /// "Problems (2)", errors and warnings counted.
    QString title() const;
    int count(Severity severity) const;
    bool isChecking() const;

Q_SIGNALS:
    void titleChanged(const QString &title);

private:
    void refresh();
    void showDetails();
    void showChecking();
    void jump(const QModelIndex &index);
    void copySelected();

    QPointer<Document> m_document;
    ProblemsModel *m_model;
    ProblemsFilter *m_filter;
    ProblemChecker *m_checker;
    QTreeView *m_view;
    QLabel *m_details; ///< all that is known of the selected problem
    QScrollArea *m_detailsArea;
    QLabel *m_none;
    QLabel *m_checking;
    QToolButton *m_filters[3];
    std::vector<Problem> m_found;
    QHash<const Document *, QMap<QString, std::vector<Problem>>> m_reported;
};

} // namespace sinew
