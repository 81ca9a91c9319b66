// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/problem_checker.h"

#include "core/format/format.h"
#include "core/model/references.h"

namespace sinew {

ProblemChecker::ProblemChecker(QObject *parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(250);
    connect(&m_delay, &QTimer::timeout, this, &ProblemChecker::start);
}

void ProblemChecker::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_tasks.cancel();
    m_stale = false;
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

void ProblemChecker::schedule()
{
    if (m_tasks.isBusy())
        m_stale = true;
    else
        startIn(250);
}

void ProblemChecker::start()
{
    if (!m_document)
        return;
    m_stale = false;
    m_tasks.run(
        [model = std::shared_ptr<const Model>(m_document->model().clone()), format = m_document->sharedFormat()] {
            std::vector<Problem> problems = validate(*model, limit);
            if (format)
                format->check(*model, problems);
            return problems;
        },
        [this](const std::vector<Problem> &problems) { finish(problems); });
}

void ProblemChecker::finish(const std::vector<Problem> &problems)
{
    Q_EMIT finished(problems);
    if (m_stale)
        startIn(250);
    else
        Q_EMIT checkingChanged();
}

} // namespace sinew

#include "moc_problem_checker.cpp"
