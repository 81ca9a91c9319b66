// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/problems_panel.h"

#include "core/check/mending.h"
#include "core/text/translated.h"
#include "widgets/problems/fix_bar.h"
#include "widgets/problems/fix_preview.h"
#include "widgets/problems/problem_checker.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/suppressed_codes.h"
#include "widgets/shared/object_icons.h"
#include "widgets/text/plain_label.h"

#include <QAction>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace sinew {

namespace {

constexpr Impact impacts[] = {Impact::Fatal, Impact::Wrong, Impact::Waste, Impact::Note};

QToolButton *barButton(const QIcon &icon)
{
    auto *button = new QToolButton;
    button->setAutoRaise(true);
    button->setIcon(icon);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

} // namespace

ProblemsPanel::ProblemsPanel(QWidget *parent)
    : DockPanel(parent), m_model(new ProblemsModel(this)), m_checker(new ProblemChecker(this)),
      m_suppressed(new SuppressedCodes(this)), m_view(new QTreeView), m_details(new PlainLabel),
      m_origin(new PlainLabel), m_detailsArea(new QScrollArea), m_fixes(new FixBar), m_none(new PlainLabel),
      m_checking(new PlainLabel),
      m_suppressedButton(barButton(themedIcon(QStringLiteral("view-hidden"), QStringLiteral("view-conceal-symbolic")))),
      m_safe(barButton(themedIcon(QStringLiteral("tools-wizard"), QStringLiteral("edit-clear"))))
{
    m_view->setModel(m_model);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setAccessibleName(tr("Problems of the model"));
    m_view->header()->setStretchLastSection(true);
    connect(m_view->header(), &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_fitting && column == ProblemsModel::WhereColumn && QGuiApplication::mouseButtons() != Qt::NoButton)
            m_fitted = false;
    });
    m_view->setMinimumHeight(m_view->header()->sizeHint().height() + m_view->fontMetrics().lineSpacing());
    makeDetails();
    m_none->setForegroundRole(QPalette::PlaceholderText);
    m_none->setAlignment(Qt::AlignCenter);

    auto *bar = new QHBoxLayout;
    for (const Impact impact : impacts) {
        QToolButton *button = barButton(impactIcon(impact));
        button->setCheckable(true);
        button->setChecked(true);
        connect(button, &QToolButton::toggled, this, &ProblemsPanel::showRows);
        m_filters[int(impact)] = button;
        bar->addWidget(button);
    }
    bar->addStretch();
    m_checking->setForegroundRole(QPalette::PlaceholderText);
    m_checking->setContentsMargins(0, 0, 6, 0);
    bar->addWidget(m_checking);
    m_suppressedButton->setMenu(new QMenu(m_suppressedButton));
    m_suppressedButton->setPopupMode(QToolButton::InstantPopup);
    m_suppressedButton->setToolTip(tr("Kinds of problems that you chose to hide"));
    bar->addWidget(m_suppressedButton);
    m_safe->setText(tr("Fix everything safe…"));
    m_safe->setToolTip(tr("First shows what the fixes that change nothing in the game would do"));
    bar->addWidget(m_safe);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(bar);
    auto *side = new QVBoxLayout;
    side->setSpacing(0);
    side->addWidget(m_detailsArea);
    side->addWidget(m_fixes);
    m_body = new QBoxLayout(QBoxLayout::TopToBottom);
    m_body->setSpacing(0);
    m_body->addWidget(m_view, 3);
    m_body->addLayout(side, 0);
    column->setSpacing(0);
    column->addLayout(m_body, 1);
    column->addWidget(m_none, 1);

    auto *copy = new QAction(themedIcon(QStringLiteral("edit-copy")), tr("Copy"), this);
    copy->setObjectName(QStringLiteral("copy"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(copy, &QAction::triggered, this, &ProblemsPanel::copySelected);
    m_view->addAction(copy);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QTreeView::customContextMenuRequested, this, [this](const QPoint &at) {
        QMenu *menu = createMenu();
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(m_view->viewport()->mapToGlobal(at));
    });

    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ProblemsPanel::showDetails);
    connect(m_view, &QTreeView::activated, this, &ProblemsPanel::jump);
    connect(m_view, &QTreeView::doubleClicked, this, &ProblemsPanel::jump);
    const auto kindOf = [this](const QModelIndex &index) { return m_model->rowsOf(index).front()->code; };
    connect(m_view, &QTreeView::expanded, this, [this, kindOf](const QModelIndex &i) {
        m_open.insert(kindOf(i));
        fitColumns(); // to the visible rows
    });
    connect(m_view, &QTreeView::collapsed, this, [this, kindOf](const QModelIndex &i) { m_open.remove(kindOf(i)); });
    connect(m_fixes, &FixBar::fixRequested, this, [this](const Fix *fix) { mend(*fix); });
    connect(m_fixes, &FixBar::fixAllRequested, this, [this](const Fix *fix) {
        if (const ProblemRow *row = current())
            mendAll(*row->finding.check, *fix);
    });
    connect(m_safe, &QToolButton::clicked, this, &ProblemsPanel::mendSafe);
    connect(m_suppressed, &SuppressedCodes::changed, this, &ProblemsPanel::showRows);
    connect(m_suppressedButton->menu(), &QMenu::aboutToShow, this, &ProblemsPanel::fillSuppressedMenu);
    connect(m_checker, &ProblemChecker::finished, this, [this](const CheckReport &report) {
        m_found = report;
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
    m_found = {};
    m_checker->setDocument(document);
    if (document) {
        connect(document, &QObject::destroyed, this, [this] {
            if (!m_document)
                setDocument(nullptr);
        });
        showContent();
    } else {
        showEmpty(tr("Open a model to see problems in its file and its references."));
    }
    refresh();
}

void ProblemsPanel::setProblems(Document *document, const QString &source, std::vector<Finding> problems)
{
    if (!m_reported.contains(document))
        connect(document, &QObject::destroyed, this, [this, document] { m_reported.remove(document); });
    m_reported[document][source] = std::move(problems);
    if (const auto pending = m_pending.find(document); pending != m_pending.end())
        pending->remove(source);
    if (document == m_document)
        refresh();
}

void ProblemsPanel::setPending(Document *document, const QString &source)
{
    if (!m_pending.contains(document))
        connect(document, &QObject::destroyed, this, [this, document] { m_pending.remove(document); });
    m_pending[document].insert(source);
    if (document == m_document)
        showChecking();
}

void ProblemsPanel::refresh()
{
    m_rows.clear();
    if (m_document) {
        for (const Diagnostic &diagnostic : m_document->loadDiagnostics().entries())
            m_rows.push_back(problemRow(*m_document, diagnostic));
        if (const std::size_t more = m_document->loadDiagnostics().dropped())
            m_rows.push_back(
                {Impact::Note, tr("Further messages from loading were omitted: %1").arg(more), {}, {}, {}, {}});
        for (const std::vector<Finding> &problems : m_reported.value(m_document))
            for (const Finding &problem : problems)
                m_rows.push_back(problemRow(*m_document, problem));
        for (const CheckReport::Row &row : m_found.rows) {
            for (const Finding &finding : row.findings)
                m_rows.push_back(problemRow(*m_document, finding));
            if (row.more)
                m_rows.push_back({row.check->impact,
                                  tr("Further problems of this kind: %1").arg(row.more),
                                  {},
                                  QLatin1String(row.check->code),
                                  {row.check, {}, {}},
                                  {}});
        }
    }
    showRows();
}

void ProblemsPanel::showRows()
{
    const QStringList hidden = m_suppressed->of(modelPath());
    std::vector<ProblemRow> shown;
    int suppressed = 0, safe = 0;
    std::fill(std::begin(m_counts), std::end(m_counts), 0);
    for (const ProblemRow &row : m_rows) {
        if (!row.code.isEmpty() && hidden.contains(row.code)) {
            ++suppressed;
            continue;
        }
        ++m_counts[int(row.impact)];
        safe += row.finding.check && std::any_of(row.finding.check->fixes.begin(), row.finding.check->fixes.end(),
                                                 [](const Fix &fix) { return fix.isSafe(); });
        if (m_filters[int(row.impact)]->isChecked())
            shown.push_back(row);
    }
    std::vector<ProblemRow> selected;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        if (const ProblemRow *row = m_model->row(index))
            selected.push_back(*row);
    const bool isFew = shown.size() <= 12;
    m_model->setRows(std::move(shown));
    const QSet<QString> open = m_open;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex group = m_model->index(row, 0);
        m_view->setFirstColumnSpanned(row, {}, m_model->rowCount(group) > 0);
        if (m_model->rowCount(group) && (isFew || open.contains(m_model->rowsOf(group).front()->code)))
            m_view->expand(group);
    }
    m_open = open;
    for (const ProblemRow &row : selected)
        if (const QModelIndex index = m_model->indexOf(row); index.isValid())
            m_view->selectionModel()->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    const bool any = m_model->rowCount() > 0;
    fitColumns();
    m_view->setVisible(any);
    m_none->setVisible(!any);
    m_suppressedButton->setVisible(suppressed > 0);
    m_suppressedButton->setText(tr("%1 suppressed").arg(suppressed));
    m_safe->setVisible(safe > 0);
    showDetails();
    showChecking();
    const QString texts[impactCount] = {tr("Notes: %1"), tr("Waste: %1"), tr("Wrong: %1"), tr("Fatal: %1")};
    for (const Impact impact : impacts) {
        m_filters[int(impact)]->setText(QString::number(count(impact)));
        m_filters[int(impact)]->setEnabled(count(impact) > 0);
        m_filters[int(impact)]->setAccessibleName(texts[int(impact)].arg(count(impact)));
        m_filters[int(impact)]->setToolTip(texts[int(impact)].arg(count(impact)) + QLatin1Char('\n') +
                                           impactText(impact));
    }
    Q_EMIT titleChanged(title());
}

const ProblemRow *ProblemsPanel::current() const
{
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    if (rows.size() != 1)
        return nullptr;
    const std::vector<const ProblemRow *> stood = m_model->rowsOf(rows.front());
    return stood.empty() ? nullptr : stood.front();
}

void ProblemsPanel::makeDetails()
{
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setContentsMargins(6, 2, 6, 4);
    m_origin->setWordWrap(true);
    m_origin->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_origin->setContentsMargins(6, 0, 6, 4);
    m_origin->setForegroundRole(QPalette::PlaceholderText);
    QFont smaller = m_origin->font();
    if (smaller.pointSizeF() > 0)
        smaller.setPointSizeF(smaller.pointSizeF() * 0.9);
    m_origin->setFont(smaller);
    auto *told = new QWidget;
    auto *lines = new QVBoxLayout(told);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(m_details);
    lines->addWidget(m_origin);
    lines->addStretch();
    m_detailsArea->setWidget(told);
    m_detailsArea->setWidgetResizable(true);
    m_detailsArea->setFrameShape(QFrame::NoFrame);
    m_detailsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_detailsArea->setFocusPolicy(Qt::NoFocus);
    m_details->hide();
    m_origin->hide();
    m_detailsArea->hide();
}

void ProblemsPanel::showDetails()
{
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    const ProblemRow *row = rows.size() == 1 ? m_model->row(rows.front()) : nullptr;
    const ProblemRow *kind = current();
    QString text, origin;
    if (row) {
        text = detailsOf(*row);
        origin = originOf(*row);
    } else if (kind && kind->finding.check) {
        text = translated(Message(kind->finding.check->explanation));
        origin = tr("Kind: %1").arg(kind->code);
    }
    for (const auto &[label, said] : {std::pair(m_details, text), std::pair(m_origin, origin)}) {
        label->setVisible(!said.isEmpty());
        label->setText(said);
    }
    const CheckReport::Row *found = kind ? m_found.row(kind->code.toStdString()) : nullptr;
    // Problems not found by checks exist only in the rows.
    const auto ofKind = [kind](const ProblemRow &each) { return kind && each.code == kind->code; };
    const std::size_t count = found ? found->count() : std::size_t(std::count_if(m_rows.begin(), m_rows.end(), ofKind));
    m_fixes->setCheck(kind ? kind->finding.check : nullptr, count, row || count == 1);
    placeDetails();
}

void ProblemsPanel::placeDetails()
{
    const int line = fontMetrics().lineSpacing();
    const bool beside = width() > 50 * line;
    m_body->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_body->setStretch(1, beside ? 2 : 0);
    const int rows = 6 * std::max(m_view->sizeHintForRow(0), line) + 4, head = m_view->header()->sizeHint().height();
    const int fixes = beside || m_fixes->isHidden() ? 0 : m_fixes->sizeHint().height();
    const int room = height() - m_safe->sizeHint().height() - fixes;
    // In a low dock the columns are clear without headings.
    m_view->setHeaderHidden(room < rows + head);
    const int lines = m_details->text().isEmpty() || beside ? 0 : std::clamp((room - rows - head) / line, 0, 4);
    // If there is no room, the tool tips of the rows say the same.
    m_detailsArea->setVisible(!m_details->text().isEmpty() && (beside || lines >= 1));
    m_detailsArea->setMinimumHeight(beside ? 0 : lines * line + 4);
    m_detailsArea->setMaximumHeight(beside ? QWIDGETSIZE_MAX : lines * line + 4);
}

void ProblemsPanel::fitColumns()
{
    if (!m_fitted || m_model->rowCount() == 0)
        return;
    // Both columns matter: neither takes more than its share, nor more than it needs.
    const QScopedValueRollback fitting(m_fitting, true);
    m_view->resizeColumnToContents(ProblemsModel::WhereColumn);
    const int wanted = m_view->columnWidth(ProblemsModel::WhereColumn), most = m_view->viewport()->width() / 2;
    m_view->setColumnWidth(ProblemsModel::WhereColumn, std::clamp(wanted, std::min(most, 100), most));
}

void ProblemsPanel::resizeEvent(QResizeEvent *event)
{
    DockPanel::resizeEvent(event);
    placeDetails();
    fitColumns();
}

void ProblemsPanel::showChecking()
{
    // "None found" is a result; before the first check there is none. Later the list stays during a check.
    const bool checking = isChecking();
    m_checking->setText(m_checker->isChecking() ? tr("Checking…") : tr("Searching for files…"));
    m_checking->setVisible(checking && m_model->rowCount() > 0);
    const bool hidden = std::accumulate(std::begin(m_counts), std::end(m_counts), 0) > 0;
    m_none->setText(checking ? m_checking->text()
                    : hidden ? tr("The problems of this model are filtered out.")
                             : tr("No problems found."));
}

QString ProblemsPanel::title() const
{
    const int problems = count(Impact::Fatal) + count(Impact::Wrong);
    return problems ? tr("Problems (%1)").arg(problems) : tr("Problems");
}

bool ProblemsPanel::isChecking() const
{
    return m_checker->isChecking() || !m_pending.value(m_document).isEmpty();
}

void ProblemsPanel::jump(const QModelIndex &index)
{
    const ProblemRow *row = m_model->row(index);
    if (!m_document || !row)
        return;
    const Address target = targetOf(*m_document, *row);
    if (target.node != NoNode)
        m_document->selection().jumpTo(target);
}

QString ProblemsPanel::modelPath() const
{
    return m_document ? m_document->path() : QString();
}

} // namespace sinew

#include "moc_problems_panel.cpp"
