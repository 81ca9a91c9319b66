// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/fix_preview.h"

#include "core/format/format.h"
#include "core/text/translated.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/plain_label.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace sinew {

namespace {

constexpr std::size_t mostShown = 2000;

} // namespace

FixPreview::FixPreview(Document &document, const QString &text, Plan plan, QWidget *parent)
    : QDialog(parent), m_document(&document), m_text(text), m_plan(std::move(plan)), m_summary(new PlainLabel),
      m_changes(new QTreeWidget)
{
    setWindowTitle(text);
    setAttribute(Qt::WA_DeleteOnClose);
    m_summary->setWordWrap(true);
    m_changes->setColumnCount(3);
    m_changes->setHeaderLabels({tr("Place"), tr("Before"), tr("After")});
    m_changes->setRootIsDecorated(false);
    m_changes->setUniformRowHeights(true);
    m_changes->setAlternatingRowColors(true);
    m_changes->setAccessibleName(tr("What the fix changes"));
    m_changes->header()->resizeSection(0, 280);
    m_changes->header()->resizeSection(1, 160);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Apply | QDialogButtonBox::Cancel);
    m_apply = buttons->button(QDialogButtonBox::Apply);
    m_apply->setText(tr("Fix"));
    m_apply->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_summary);
    column->addWidget(m_changes, 1);
    column->addWidget(buttons);
    resize(640, 400);

    connect(m_apply, &QPushButton::clicked, this, &FixPreview::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &FixPreview::reject);
    connect(&document, &Document::committed, this, &FixPreview::compute);
    connect(&document, &QObject::destroyed, this, [this] {
        m_tasks.cancel();
        reject();
    });
    compute();
}

void FixPreview::compute()
{
    m_ready = false;
    m_apply->setEnabled(false);
    m_summary->setText(tr("Trying the fixes on a copy…"));
    m_tasks.runNewest(
        [model = std::shared_ptr<const Model>(m_document->model().clone()), format = m_document->sharedFormat(),
         plan = m_plan](Task &task) {
            Outcome outcome{plan(*model, format.get(), task.cancelled()), {}};
            outcome.changes = plannedChanges(*model, outcome.plan.changes, mostShown);
            return outcome;
        },
        [this](Outcome outcome) { show(std::move(outcome)); });
}

void FixPreview::show(Outcome outcome)
{
    if (!m_document)
        return;
    m_outcome = std::move(outcome);
    m_ready = true;
    m_changes->clear();
    const auto add = [this](const QStringList &texts) {
        auto *item = new QTreeWidgetItem(m_changes, texts);
        for (int column = 0; column < texts.size(); ++column)
            item->setToolTip(column, texts[column]);
        return item;
    };
    for (const PlannedChange &change : m_outcome.changes) {
        const QString path = QString::fromStdString(change.path);
        QTreeWidgetItem *item =
            add({m_document->model().contains(change.at.node) ? placeText(*m_document, change.at) : path,
                 QString::fromStdString(change.before),
                 change.after.empty() ? tr("(deleted)") : QString::fromStdString(change.after)});
        item->setToolTip(0, path);
    }
    for (const MendPlan::Refusal &refusal : m_outcome.plan.refused)
        add({translated(refusal.finding.message), tr("(not fixed)"), translated(refusal.reason)});
    QStringList lines;
    if (!m_refusal.isEmpty())
        lines << std::exchange(m_refusal, {});
    lines << tr("Problems fixed: %1").arg(m_outcome.plan.mended);
    if (!m_outcome.plan.refused.empty())
        lines << tr("Problems that can't be fixed this way: %1").arg(m_outcome.plan.refused.size());
    if (const int treated = m_outcome.plan.mended + int(m_outcome.plan.refused.size()); m_found > treated)
        lines << tr("Other problems: %1. They need a decision, or change what the game shows: select one to see its "
                    "fixes.")
                     .arg(m_found - treated);
    if (m_outcome.changes.size() == mostShown)
        lines << tr("Only the first %1 changes are listed.").arg(mostShown);
    m_summary->setText(lines.join(QLatin1Char('\n')));
    m_apply->setEnabled(!m_outcome.plan.changes.empty());
    m_apply->setFocus();
}

void FixPreview::apply()
{
    if (!m_document || !m_ready)
        return;
    disconnect(m_document, &Document::committed, this, nullptr);
    const Status done = m_document->pushAgain(std::move(m_outcome.plan.changes), m_text);
    if (done)
        return accept();
    m_refusal = translated(done.error());
    connect(m_document, &Document::committed, this, &FixPreview::compute);
    compute(); // the changes were given away
}

} // namespace sinew

#include "moc_fix_preview.cpp"
