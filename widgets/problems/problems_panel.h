// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_report.h"
#include "core/document/document.h"
#include "widgets/problems/problem_row.h"
#include "widgets/shared/dock_panel.h"

#include <QHash>
#include <QMap>
#include <QPointer>
#include <QSet>

class QBoxLayout;
class QLabel;
class QMenu;
class QModelIndex;
class QScrollArea;
class QToolButton;
class QTreeView;

namespace sinew {

class FixBar;
class FixPreview;
class ProblemChecker;
class ProblemsModel;
class SuppressedCodes;

/// The dock that lists what is wrong, and fixes it: messages from loading, results of checks of the model, and reports
/// from the editor.
class ProblemsPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget *parent = nullptr);

    void setDocument(Document *document);
    /// Problems that only the editor can detect (missing textures). Replaces what `source` reported for that document
    /// before.
    void setProblems(Document *document, const QString &source, std::vector<Finding> problems);
    /// `source` is still looking for files, and reports later; until then the list says so and keeps what it reported.
    void setPending(Document *document, const QString &source);

    QTreeView *view() const { return m_view; }
    QToolButton *filterButton(Impact impact) const { return m_filters[int(impact)]; }
    QToolButton *suppressedButton() const { return m_suppressedButton; }
    QToolButton *safeButton() const { return m_safe; }
    QLabel *details() const { return m_details; }
    /// Below them, small: path and code.
    QLabel *origin() const { return m_origin; }
    FixBar *fixBar() const { return m_fixes; }
    SuppressedCodes *suppressed() const { return m_suppressed; }
    /// "Problems (2)"; counts those that are fatal or wrong.
    QString title() const;
    /// Without suppressed problems.
    int count(Impact impact) const { return m_counts[int(impact)]; }
    /// Whether problems are still being looked for.
    bool isChecking() const;
    /// That of the selected problem; null if none is selected.
    QMenu *createMenu();

Q_SIGNALS:
    void titleChanged(const QString &title);
    /// Something that the user should be told.
    void message(sinew::Severity severity, const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void showRows();
    void makeDetails();
    void showDetails();
    /// Details go beside the list if there is room, else below it and leave it six rows.
    void placeDetails();
    void fitColumns();
    void showChecking();
    void jump(const QModelIndex &index);
    void copySelected();
    const ProblemRow *current() const;
    void mend(const Fix &fix);
    void preview(const Fix &fix);
    void mendAll(const Check &check, const Fix &fix);
    void mendSafe();
    void open(FixPreview *preview);
    void fillSuppressedMenu();
    QString modelPath() const;

    QPointer<Document> m_document;
    ProblemsModel *m_model;
    ProblemChecker *m_checker;
    SuppressedCodes *m_suppressed;
    QTreeView *m_view;
    QLabel *m_details; ///< what is known about the selected problem
    QLabel *m_origin;
    QScrollArea *m_detailsArea;
    QBoxLayout *m_body; ///< the list, and beside or below it the details with their fixes
    FixBar *m_fixes;
    QLabel *m_none;
    QLabel *m_checking;
    QToolButton *m_filters[impactCount];
    QToolButton *m_suppressedButton, *m_safe;
    int m_counts[impactCount] = {};
    std::vector<ProblemRow> m_rows; ///< of all kinds, also hidden ones
    CheckReport m_found;
    QHash<const Document *, QMap<QString, std::vector<Finding>>> m_reported;
    QHash<const Document *, QSet<QString>> m_pending; ///< sources that have not reported yet
    QSet<QString> m_open;                             ///< kinds whose groups the user expanded
    bool m_fitting = false;                           ///< the panel is setting the columns' widths
    bool m_fitted = true;                             ///< the user has not changed the widths
};

} // namespace sinew
