// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/problem_checker.h"

#include "core/format/format.h"

namespace sinew {

namespace {

/// Longer than the pause between the many steps of a gesture, too short to be noticed.
constexpr int pause = 50;

} // namespace

ProblemChecker::ProblemChecker(QObject *parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &ProblemChecker::start);
}

void ProblemChecker::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_tasks.cancel();
    m_stale = false;
    m_touched = {};
    m_report = {};
    m_delay.stop();
    if (!document)
        return;
    connect(document, &Document::committed, this, &ProblemChecker::schedule);
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    startIn(0);
}

void ProblemChecker::startIn(int milliseconds)
{
    m_delay.start(milliseconds);
    Q_EMIT checkingChanged();
}

void ProblemChecker::schedule(const ChangeSet &changes)
{
    m_touched.add(m_document->model(), changes);
    if (m_tasks.isBusy())
        m_stale = true;
    else
        startIn(pause);
}

void ProblemChecker::start()
{
    if (!m_document)
        return;
    m_stale = false;
    m_tasks.run(
        [model = std::shared_ptr<const Model>(m_document->model().clone()), format = m_document->sharedFormat(),
         before = std::exchange(m_report, {}), touched = std::exchange(m_touched, {})](Task &task) mutable {
            return checkAgain(std::move(before), touched, *model, format.get(), &task.cancelled());
        },
        [this](CheckReport report) { finish(std::move(report)); });
}

void ProblemChecker::finish(CheckReport report)
{
    m_report = std::move(report);
    Q_EMIT finished(m_report);
    if (m_stale)
        startIn(pause);
    else
        Q_EMIT checkingChanged();
}

} // namespace sinew

#include "moc_problem_checker.cpp"
