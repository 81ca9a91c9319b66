// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/problems_panel.h"

#include "widgets/problems/problem_checker.h"
#include "widgets/problems/problems_model.h"
#include "widgets/shared/object_icons.h"
#include "widgets/text/plain_label.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace sinew {

/// Hides severities that are switched off and sorts the worst first.
class ProblemsFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void show(Severity severity, bool shown)
    {
        m_shown[int(severity)] = shown;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        return m_shown[sourceModel()->index(row, 0, parent).data(ProblemsModel::SeverityRole).toInt()];
    }
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override
    {
        const int a = left.data(ProblemsModel::SeverityRole).toInt(),
                  b = right.data(ProblemsModel::SeverityRole).toInt();
        return a != b ? a > b : left.row() < right.row();
    }

private:
    bool m_shown[3] = {true, true, true};
};

ProblemsPanel::ProblemsPanel(QWidget *parent)
    : DockPanel(parent), m_model(new ProblemsModel(this)), m_filter(new ProblemsFilter(this)),
      m_checker(new ProblemChecker(this)), m_view(new QTreeView), m_details(new PlainLabel),
      m_detailsArea(new QScrollArea), m_none(new PlainLabel), m_checking(new PlainLabel(tr("Checking…")))
{
    m_filter->setSourceModel(m_model);
    m_filter->sort(0);
    m_view->setModel(m_filter);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setAccessibleName(tr("Problems of the model"));
    m_view->header()->setStretchLastSection(true);
    m_view->header()->resizeSection(ProblemsModel::WhereColumn, 240);
    m_view->setMinimumHeight(m_view->header()->sizeHint().height() + 6 * m_view->fontMetrics().lineSpacing());
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setContentsMargins(6, 2, 6, 4);
    m_detailsArea->setWidget(m_details);
    m_detailsArea->setWidgetResizable(true);
    m_detailsArea->setFrameShape(QFrame::NoFrame);
    m_detailsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_detailsArea->setFixedHeight(3 * fontMetrics().lineSpacing() + 6);
    m_detailsArea->setFocusPolicy(Qt::NoFocus);
    m_details->hide();
    m_detailsArea->hide();
    m_none->setForegroundRole(QPalette::PlaceholderText);
    m_none->setAlignment(Qt::AlignCenter);

    auto *bar = new QHBoxLayout;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
        auto *button = new QToolButton;
        button->setCheckable(true);
        button->setChecked(true);
        button->setAutoRaise(true);
        button->setIcon(severityIcon(severity));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        connect(button, &QToolButton::toggled, this, [this, severity](bool on) { m_filter->show(severity, on); });
        m_filters[int(severity)] = button;
        bar->addWidget(button);
    }
    bar->addStretch();
    m_checking->setForegroundRole(QPalette::PlaceholderText);
    m_checking->setContentsMargins(0, 0, 6, 0);
    bar->addWidget(m_checking);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(bar);
    column->addWidget(m_view, 1);
    column->addWidget(m_detailsArea);
    column->addWidget(m_none, 1);

    auto *copy = new QAction(themedIcon(QStringLiteral("edit-copy")), tr("Copy"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(copy, &QAction::triggered, this, &ProblemsPanel::copySelected);
    m_view->addAction(copy);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);

    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ProblemsPanel::showDetails);
    connect(m_view, &QTreeView::activated, this, &ProblemsPanel::jump);
    connect(m_view, &QTreeView::doubleClicked, this, &ProblemsPanel::jump);
    connect(m_checker, &ProblemChecker::finished, this, [this](const std::vector<Problem> &problems) {
        m_found = problems;
        refresh();
    });
    connect(m_checker, &ProblemChecker::checkingChanged, this, &ProblemsPanel::showChecking);
    setDocument(nullptr);
}

void ProblemsPanel::setDocument(Document *document)
{
    if (document == m_document && document)
        return;
    m_document = document;
    m_found.clear();
    m_checker->setDocument(document);
    if (document) {
        connect(document, &QObject::destroyed, this, [this] {
            if (!m_document)
                setDocument(nullptr);
        });
        showContent();
    } else {
        showEmpty(tr("Open a model to see problems of its file and its references."));
    }
    refresh();
}

void ProblemsPanel::setProblems(Document *document, const QString &source, std::vector<Problem> problems)
{
    if (!m_reported.contains(document))
        connect(document, &QObject::destroyed, this, [this, document] { m_reported.remove(document); });
    m_reported[document][source] = std::move(problems);
    if (document == m_document)
        refresh();
}

void ProblemsPanel::refresh()
{
    std::vector<ProblemRow> rows;
    if (m_document) {
        for (const Diagnostic &diagnostic : m_document->loadDiagnostics().entries())
            rows.push_back(problemRow(*m_document, diagnostic));
        if (const std::size_t more = m_document->loadDiagnostics().dropped())
            rows.push_back(
                {Severity::Info, tr("Further messages from loading were omitted: %1").arg(more), {}, {}, {}, {}});
        for (const std::vector<Problem> &problems : m_reported.value(m_document))
            for (const Problem &problem : problems)
                rows.push_back(problemRow(*m_document, problem));
        for (const Problem &problem : m_found)
            rows.push_back(problemRow(*m_document, problem));
    }
    m_model->setRows(std::move(rows));
    const bool any = m_model->rowCount() > 0;
    m_view->setVisible(any);
    m_none->setVisible(!any);
    showDetails();
    showChecking();
    m_filters[int(Severity::Error)]->setText(tr("Errors: %1").arg(count(Severity::Error)));
    m_filters[int(Severity::Warning)]->setText(tr("Warnings: %1").arg(count(Severity::Warning)));
    m_filters[int(Severity::Info)]->setText(tr("Notes: %1").arg(count(Severity::Info)));
    Q_EMIT titleChanged(title());
}

void ProblemsPanel::showDetails()
{
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    m_details->setVisible(rows.size() == 1);
    m_detailsArea->setVisible(rows.size() == 1);
    m_details->setText(rows.size() == 1 ? detailsOf(m_model->row(m_filter->mapToSource(rows.first()).row()))
                                        : QString());
}

void ProblemsPanel::showChecking()
{
    // "None found" is a result; before the first one there is none. Later the list stays while it is checked again.
    const bool checking = isChecking();
    m_checking->setVisible(checking && m_model->rowCount() > 0);
    m_none->setText(checking ? m_checking->text() : tr("No problems found."));
}

QString ProblemsPanel::title() const
{
    const int problems = count(Severity::Error) + count(Severity::Warning);
    return problems ? tr("Problems (%1)").arg(problems) : tr("Problems");
}

int ProblemsPanel::count(Severity severity) const
{
    return m_model->count(severity);
}

bool ProblemsPanel::isChecking() const
{
    return m_checker->isChecking();
}

void ProblemsPanel::jump(const QModelIndex &index)
{
    if (!m_document || !index.isValid())
        return;
    const Address target = targetOf(*m_document, m_model->row(m_filter->mapToSource(index).row()));
    if (target.node != NoNode)
        m_document->selection().jumpTo(target);
}

void ProblemsPanel::copySelected()
{
    QStringList lines;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows()) {
        const ProblemRow &row = m_model->row(m_filter->mapToSource(index).row());
        lines << (row.where.isEmpty() ? QString() : row.where + QLatin1Char('\t')) + row.message;
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

} // namespace sinew

#include "moc_problems_panel.cpp"
