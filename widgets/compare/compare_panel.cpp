// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/compare/compare_panel.h"

#include "widgets/shared/object_icons.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_field.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <unordered_set>

namespace sinew {

namespace {

constexpr ModelDifference::Kind differenceKinds[] = {ModelDifference::Changed, ModelDifference::Added,
                                                     ModelDifference::Removed, ModelDifference::Moved};
constexpr int mostOpened = 60; ///< most rows that start out expanded

/// Keeps rows of the chosen kinds with the text in one of their columns, and everything above and below them.
class DifferenceFilter final : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void set(unsigned kindBits, const QString &text)
    {
        m_kinds = kindBits;
        m_text = text;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        return accepts(index, hasText(parent));
    }

private:
    bool hasText(const QModelIndex &index) const
    {
        for (QModelIndex at = index; at.isValid(); at = at.parent())
            if (matches(at))
                return true;
        return m_text.isEmpty();
    }
    bool matches(const QModelIndex &index) const
    {
        for (int column = 0; column < sourceModel()->columnCount(); ++column)
            if (index.siblingAtColumn(column).data().toString().contains(m_text, Qt::CaseInsensitive))
                return true;
        return index.data(Qt::ToolTipRole).toString().contains(m_text, Qt::CaseInsensitive);
    }
    bool accepts(const QModelIndex &index, bool found) const
    {
        found = found || matches(index);
        const int rows = sourceModel()->rowCount(index);
        if (found && (!rows || index.data(ComparisonModel::KindRole).toInt() != ModelDifference::Changed) &&
            m_kinds & 1u << index.data(ComparisonModel::KindRole).toInt())
            return true;
        for (int row = 0; row < rows; ++row)
            if (accepts(sourceModel()->index(row, 0, index), found))
                return true;
        return false;
    }

    unsigned m_kinds = ~0u;
    QString m_text;
};

QToolButton *barButton()
{
    auto *button = new QToolButton;
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

const char *iconOf(ModelDifference::Kind kind)
{
    switch (kind) {
    case ModelDifference::Added:
        return "list-add";
    case ModelDifference::Removed:
        return "list-remove";
    case ModelDifference::Moved:
        return "go-down";
    default:
        return "document-edit";
    }
}

} // namespace

ComparePanel::ComparePanel(QWidget *parent)
    : QWidget(parent), m_model(new ComparisonModel(this)), m_shown(new DifferenceFilter(this)), m_view(new QTreeView),
      m_summary(new PlainLabel), m_message(new PlainLabel), m_result(new PlainLabel), m_search(new SearchField),
      m_take(barButton()), m_takeAll(barButton())
{
    m_shown->setSourceModel(m_model);
    m_view->setModel(m_shown);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setAccessibleName(tr("Differences"));
    m_view->header()->resizeSection(ComparisonModel::PlaceColumn, 320);
    m_view->header()->resizeSection(ComparisonModel::OneColumn, 220);
    m_search->setPlaceholderText(tr("Search name, field or value"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    m_message->setWordWrap(true);
    m_result->setWordWrap(true);
    m_result->setContentsMargins(6, 2, 6, 4);
    m_result->hide();

    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(4, 4, 4, 0);
    for (const ModelDifference::Kind kind : differenceKinds) {
        QToolButton *button = m_filters[kind] = barButton();
        button->setIcon(themedIcon(QLatin1String(iconOf(kind))));
        button->setCheckable(true);
        button->setChecked(true);
        button->setToolTip(ComparisonModel::kindText(kind));
        connect(button, &QToolButton::toggled, this, &ComparePanel::filter);
        bar->addWidget(button);
    }
    bar->addWidget(m_search, 1);
    m_take->setText(tr("Take over"));
    m_take->setIcon(themedIcon(QStringLiteral("go-previous"), QStringLiteral("edit-paste")));
    m_takeAll->setText(tr("Take over all shown"));
    m_takeAll->setIcon(themedIcon(QStringLiteral("go-first"), QStringLiteral("edit-paste")));
    for (QToolButton *button : {m_take, m_takeAll})
        bar->addWidget(button);
    m_summary->setContentsMargins(6, 4, 6, 0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_summary);
    column->addLayout(bar);
    column->addWidget(m_view, 1);
    column->addWidget(m_message, 1);
    column->addWidget(m_result);

    connect(m_search, &QLineEdit::textChanged, this, &ComparePanel::filter);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ComparePanel::updateButtons);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) { Q_EMIT currentChanged(at(index)); });
    const auto show = [this](const QModelIndex &index) {
        if (const ModelDifference *difference = at(index))
            Q_EMIT showRequested(difference);
    };
    connect(m_view, &QTreeView::activated, this, show);
    connect(m_view, &QTreeView::doubleClicked, this, show);
    connect(m_take, &QToolButton::clicked, this, [this] { Q_EMIT takeRequested(chosen()); });
    connect(m_takeAll, &QToolButton::clicked, this, [this] { Q_EMIT takeRequested(shown()); });
    showMessage(tr("Comparing…"));
}

const ModelDifference *ComparePanel::at(const QModelIndex &index) const
{
    return m_model->difference(m_shown->mapToSource(index).siblingAtColumn(0));
}

void ComparePanel::setComparison(const Document *one, const Document *other, ModelComparison comparison,
                                 ComparisonModel::Later later)
{
    const QString current = m_view->currentIndex().siblingAtColumn(0).data(Qt::ToolTipRole).toString();
    m_model->setComparison(one, other, std::move(comparison), later);
    int count = 0;
    for (const ModelDifference::Kind kind : differenceKinds) {
        m_filters[kind]->setText(QLocale().toString(m_model->count(kind)));
        m_filters[kind]->setAccessibleName(
            QStringLiteral("%1: %2").arg(ComparisonModel::kindText(kind)).arg(m_model->count(kind)));
        count += m_model->count(kind);
    }
    if (m_model->isEmpty())
        return showMessage(tr("The models do not differ."));
    m_message->hide();
    m_view->show();
    m_summary->setText(tr("%n differences", nullptr, count));
    filter();
    if (count <= mostOpened)
        m_view->expandAll();
    if (const QModelIndexList again =
            m_shown->match(m_shown->index(0, 0), Qt::ToolTipRole, current, 1, Qt::MatchExactly | Qt::MatchRecursive);
        !current.isEmpty() && !again.isEmpty())
        m_view->setCurrentIndex(again.front());
}

void ComparePanel::showMessage(const QString &text)
{
    m_message->setText(text);
    m_message->show();
    m_view->hide();
    m_summary->clear();
    updateButtons();
}

void ComparePanel::showResult(const QString &text)
{
    m_result->setText(text);
    m_result->setVisible(!text.isEmpty());
}

void ComparePanel::setTakeProblem(const QString &reason)
{
    m_takeProblem = reason;
    updateButtons();
}

void ComparePanel::filter()
{
    unsigned bits = 0;
    for (const ModelDifference::Kind kind : differenceKinds)
        bits |= m_filters[kind]->isChecked() ? 1u << kind : 0;
    static_cast<DifferenceFilter *>(m_shown)->set(bits, m_search->text());
    if (!m_search->text().isEmpty())
        m_view->expandAll();
    const bool nothing = m_shown->rowCount() == 0;
    if (!m_model->isEmpty()) {
        m_message->setText(tr("No difference matches the search and the kinds above."));
        m_message->setVisible(nothing);
        m_view->setVisible(!nothing);
    }
    updateButtons();
}

void ComparePanel::updateButtons()
{
    const bool possible = m_takeProblem.isEmpty() && !m_view->isHidden();
    m_take->setEnabled(possible && !chosen().empty());
    m_takeAll->setEnabled(possible && m_shown->rowCount() > 0);
    const auto withReason = [this](const QString &text) {
        return m_takeProblem.isEmpty() ? text : QStringLiteral("%1\n%2").arg(text, m_takeProblem);
    };
    m_take->setToolTip(withReason(tr("Take over the other model's side of the selected rows, as one step")));
    m_takeAll->setToolTip(withReason(tr("Take over the other model's side of all shown rows")));
}

std::vector<const ModelDifference *> ComparePanel::chosen() const
{
    std::vector<const ModelDifference *> result;
    std::unordered_set<const ModelDifference *> seen;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        if (const ModelDifference *difference = m_model->whole(m_shown->mapToSource(index));
            difference && seen.insert(difference).second)
            result.push_back(difference);
    return result;
}

std::vector<const ModelDifference *> ComparePanel::shown() const
{
    std::vector<const ModelDifference *> result;
    std::unordered_set<const ModelDifference *> seen;
    const std::function<void(const QModelIndex &)> collect = [&](const QModelIndex &parent) {
        for (int row = 0; row < m_shown->rowCount(parent); ++row) {
            const QModelIndex index = m_shown->index(row, 0, parent);
            const QModelIndex source = m_shown->mapToSource(index);
            const ModelDifference *difference = m_model->whole(source);
            const bool isInner = m_model->rowCount(source) > 0 && difference &&
                                 difference->kind == ModelDifference::Changed && difference->atA.isObject();
            if (isInner)
                collect(index);
            else if (difference && seen.insert(difference).second)
                result.push_back(difference);
        }
    };
    collect({});
    return result;
}

} // namespace sinew

#include "moc_compare_panel.cpp"
