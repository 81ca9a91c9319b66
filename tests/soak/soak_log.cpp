// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/soak/soak_log.h"

#include <QMutex>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <iterator>

#include <unistd.h>

namespace sinew::test {
namespace {

constexpr int deadlySignals[] = {SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE};

// The state of the only log, for handlers.
SoakLog *present = nullptr;
QtMessageHandler previousHandler = nullptr;
struct sigaction previousActions[std::size(deadlySignals)];
std::array<char, 4096> crashText;
QMutex warningsMutex;

/// Messages of Qt's platform plugins that say nothing about the program.
bool isOfThePlatform(const QString &text)
{
    return text.startsWith(QLatin1String("This plugin does not support")) ||
           text == QLatin1String("Unimplemented code.") ||
           text == QLatin1String("Keyboard event not accepted by receiving widget") ||
           text.startsWith(QLatin1String("QXcbConnection: XCB error"));
}

} // namespace

SoakLog::SoakLog(const QString &replay, const QString &file) : m_replay(replay), m_file(file)
{
    Q_ASSERT(!present);
    if (!m_file.open(QIODevice::WriteOnly))
        qWarning("%s can't be written", qPrintable(file));
    present = this;
    previousHandler = qInstallMessageHandler(onMessage);
    struct sigaction action = {};
    action.sa_handler = onSignal;
    for (std::size_t i = 0; i < std::size(deadlySignals); ++i)
        sigaction(deadlySignals[i], &action, &previousActions[i]);
    publish();
}

SoakLog::~SoakLog()
{
    for (std::size_t i = 0; i < std::size(deadlySignals); ++i)
        sigaction(deadlySignals[i], &previousActions[i], nullptr);
    qInstallMessageHandler(previousHandler);
    present = nullptr;
    if (std::uncaught_exceptions() > 0)
        std::fputs(qPrintable(report(QStringLiteral("\nThe soak ended by an exception."))), stderr);
    if (!m_keepFile)
        m_file.remove();
}

void SoakLog::beginStep(int number)
{
    m_number = number;
    m_doings.clear();
    publish();
}

void SoakLog::add(const QString &doing)
{
    m_doings << doing;
    m_file.write(QStringLiteral("%1\t%2\n").arg(m_number).arg(doing).toUtf8());
    m_file.flush();
    publish();
}

QString SoakLog::step() const
{
    return QStringLiteral("step %1: %2").arg(m_number).arg(m_doings.join(QStringLiteral(", ")));
}

QStringList SoakLog::takeWarnings()
{
    const QMutexLocker lock(&warningsMutex);
    return std::exchange(m_warnings, {});
}

QString SoakLog::report(const QString &problem)
{
    m_keepFile = true;
    return textOf(problem);
}

QString SoakLog::textOf(const QString &problem) const
{
    return QStringLiteral("%1\n  %2\n  again: %3\n  all steps: %4").arg(problem, step(), m_replay, m_file.fileName());
}

void SoakLog::publish()
{
    const QByteArray text =
        textOf(QStringLiteral("\nThe soak crashed.")).toUtf8().left(qsizetype(crashText.size()) - 2);
    std::memcpy(crashText.data(), text.constData(), std::size_t(text.size()));
    crashText[std::size_t(text.size())] = '\n';
    crashText[std::size_t(text.size()) + 1] = '\0';
}

void SoakLog::onMessage(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if ((type == QtWarningMsg || type == QtCriticalMsg) && !isOfThePlatform(text)) {
        const QMutexLocker lock(&warningsMutex);
        present->m_warnings << text;
    }
    previousHandler(type, context, text);
}

void SoakLog::onSignal(int number)
{
    static_cast<void>(::write(STDERR_FILENO, crashText.data(), std::strlen(crashText.data())));
    const auto *at = std::find(std::begin(deadlySignals), std::end(deadlySignals), number);
    sigaction(number, &previousActions[at - std::begin(deadlySignals)], nullptr);
    raise(number);
}

} // namespace sinew::test
