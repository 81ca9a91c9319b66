// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/mending.h"
#include "core/text/translated.h"
#include "widgets/problems/fix_preview.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/problems/suppressed_codes.h"
#include "widgets/shared/object_icons.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <iterator>
#include <numeric>

namespace sinew {

void ProblemsPanel::copySelected()
{
    QStringList lines;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        for (const ProblemRow *row : m_model->rowsOf(index))
            lines << (row->where.isEmpty() ? QString() : row->where + QLatin1Char('\t')) + row->message;
    lines.removeDuplicates(); // a group and one of its own rows
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void ProblemsPanel::mend(const Fix &fix)
{
    const ProblemRow *row = current();
    if (!m_document || !row || !row->finding.check)
        return;
    MendPlan plan = planMending(m_document->model(), m_document->format(), row->finding, fix);
    if (!plan.refused.empty()) {
        Q_EMIT message(Severity::Warning, translated(plan.refused.front().reason));
        return;
    }
    if (plan.changes.empty())
        return; // fixed in the meantime; the next result will show
    if (const Status done = m_document->pushAgain(std::move(plan.changes), translated(Message(fix.text))); !done)
        Q_EMIT message(Severity::Warning, translated(done.error()));
}

void ProblemsPanel::preview(const Fix &fix)
{
    const ProblemRow *row = current();
    if (!m_document || !row || !row->finding.check)
        return;
    open(new FixPreview(
        *m_document, translated(Message(fix.text)),
        [finding = row->finding, &fix](const Model &model, const Format *format, const std::atomic<bool> &) {
            return planMending(model, format, finding, fix);
        },
        this));
}

void ProblemsPanel::mendAll(const Check &check, const Fix &fix)
{
    if (!m_document)
        return;
    // For problems that no check can find again, the list is all there is.
    std::vector<Finding> found;
    for (const ProblemRow &row : m_rows)
        if (!check.run && row.finding.check == &check)
            found.push_back(row.finding);
    open(new FixPreview(
        *m_document, tr("%1: %2").arg(translated(Message(check.title)), translated(Message(fix.text))),
        [choice = FixChoice{&check, &fix}, found = std::move(found)](const Model &model, const Format *format,
                                                                     const std::atomic<bool> &cancelled) {
            return choice.check->run ? planMending(model, format, std::span(&choice, 1), &cancelled)
                                     : planMending(model, format, found, *choice.fix, &cancelled);
        },
        this));
}

void ProblemsPanel::mendSafe()
{
    if (!m_document)
        return;
    // Problems that the user has suppressed are left alone.
    std::vector<FixChoice> choices = safeFixes(m_document->format());
    const QStringList hidden = m_suppressed->of(modelPath());
    const auto isHidden = [&](const Check &check) { return hidden.contains(QLatin1String(check.code)); };
    std::erase_if(choices, [&](const FixChoice &choice) { return isHidden(*choice.check); });
    auto *preview = new FixPreview(
        *m_document, tr("Fix everything safe"),
        [choices](const Model &model, const Format *format, const std::atomic<bool> &cancelled) {
            return planMending(model, format, choices, &cancelled);
        },
        this);
    int found = std::accumulate(std::begin(m_counts), std::end(m_counts), 0);
    for (const CheckReport::Row &row : m_found.rows)
        if (row.more && !isHidden(*row.check))
            found += int(row.more) - 1; // one row stands for them
    preview->setFound(found);
    open(preview);
}

void ProblemsPanel::open(FixPreview *preview)
{
    preview->setModal(false);
    preview->QDialog::show();
}

QMenu *ProblemsPanel::createMenu()
{
    auto *menu = new QMenu(this);
    const ProblemRow *row = current();
    const auto enter = [&] { jump(m_view->selectionModel()->selectedRows().value(0)); };
    if (row && m_model->row(m_view->selectionModel()->selectedRows().value(0)))
        connect(menu->addAction(themedIcon(QStringLiteral("go-jump")), tr("Go to it")), &QAction::triggered, this,
                enter);
    menu->addAction(findChild<QAction *>(QStringLiteral("copy")));
    if (!row || row->code.isEmpty())
        return menu;
    // Another model may be shown by the time an entry is chosen.
    const auto add = [this](QMenu *to, const QString &text, const auto &run) {
        QAction *action = to->addAction(text);
        connect(action, &QAction::triggered, this, [this, run, document = m_document] {
            if (document && document == m_document)
                run();
        });
        return action;
    };
    if (const Check *check = row->finding.check; check && !check->fixes.empty()) {
        menu->addSeparator();
        for (const Fix &fix : check->fixes) {
            auto *one = menu->addMenu(translated(Message(fix.text)));
            add(one, tr("Fix"), [this, &fix] { mend(fix); });
            add(one, tr("Show what would change…"), [this, &fix] { preview(fix); });
            add(one, tr("Fix all of this kind…"), [this, check, &fix] { mendAll(*check, fix); });
        }
    }
    menu->addSeparator();
    const QString code = row->code;
    add(menu, tr("Hide this kind in this model"), [this, code] {
        m_suppressed->add(code, modelPath());
    })->setEnabled(!modelPath().isEmpty());
    connect(menu->addAction(tr("Always hide this kind")), &QAction::triggered, this,
            [this, code] { m_suppressed->addAlways(code); });
    return menu;
}

void ProblemsPanel::fillSuppressedMenu()
{
    QMenu *menu = m_suppressedButton->menu();
    menu->clear();
    QStringList seen;
    for (const ProblemRow &row : m_rows) {
        if (seen.contains(row.code) || !m_suppressed->contains(row.code, modelPath()))
            continue;
        seen << row.code;
        connect(menu->addAction(tr("Show again: %1").arg(kindText(row))), &QAction::triggered, this,
                [this, code = row.code] { m_suppressed->remove(code, modelPath()); });
    }
}

} // namespace sinew
