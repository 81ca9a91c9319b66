// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The channel to a worker: messages with files, ends that are gone, silent or lying; and what a worker inherits.

#include "core/files/file_set.h"
#include "core/system/worker/worker_process.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <map>

#include <fcntl.h>
#include <unistd.h>

namespace tst_worker_process {

using namespace sinew;
using Received = MessageChannel::Received;
using Files = MessageChannel::Files;

namespace {

constexpr qsizetype roomy = 1 << 24;

int openDescriptors()
{
    int count = 0;
    for (int descriptor = 0; descriptor < 256; ++descriptor)
        count += ::fcntl(descriptor, F_GETFD) >= 0;
    return count;
}

} // namespace

class TestWorkerProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void messagesWithFiles()
    {
        auto ends = MessageChannel::pair();
        QVERIFY(ends);
        auto &[here, there] = *ends;
        const SystemFile one = SystemFile::inMemory(viewOf("first")), two = SystemFile::inMemory(viewOf("second"));
        QVERIFY(here.send("two files", {&one, &two}));
        QVERIFY(here.send({}));
        MessageChannel::Message message;
        QCOMPARE(there.receive(message, roomy, Files::Accepted), Received::Message);
        QCOMPARE(message.bytes, QByteArray("two files"));
        QCOMPARE(message.files.size(), std::size_t(2));
        QCOMPARE(message.files[1].read(100).value_or(QByteArray()), QByteArray("second"));
        QCOMPARE(message.files[0].readAt(2, 100).value_or(QByteArray()), QByteArray("rst"));
        // They are read-only.
        QVERIFY(!message.files[0].append(viewOf("more")));
        QCOMPARE(there.receive(message, roomy, Files::Accepted), Received::Message);
        QVERIFY(message.bytes.isEmpty() && message.files.empty());
    }

    void largeMessages()
    {
        auto ends = MessageChannel::pair();
        QVERIFY(ends);
        const QByteArray large(5 << 20, 'x');
        // More than the system buffers: this waits for a reader that does not come.
        QVERIFY(!ends->first.send(large, {}, QDeadlineTimer(50)));
    }

    void endsThatFail()
    {
        auto ends = MessageChannel::pair();
        QVERIFY(ends);
        MessageChannel::Message message;
        QCOMPARE(ends->first.receive(message, roomy, Files::Refused, QDeadlineTimer(30)), Received::TimedOut);
        QVERIFY(!ends->first.isClosed());
        // More than was agreed on.
        QVERIFY(ends->second.send(QByteArray(100, 'x')));
        QCOMPARE(ends->first.receive(message, 99, Files::Refused), Received::Closed);
        ends = MessageChannel::pair();
        QVERIFY(ends->second.send("last words"));
        {
            const MessageChannel gone = std::move(ends->second);
        }
        QVERIFY(!ends->first.isClosed());
        QCOMPARE(ends->first.receive(message, roomy, Files::Refused), Received::Message);
        QVERIFY(ends->first.isClosed());
        QCOMPARE(ends->first.receive(message, roomy, Files::Refused), Received::Closed);
        QVERIFY(!ends->first.send("hello"));
    }

    /// Files that nobody takes don't stay open.
    void unwantedFiles()
    {
        auto ends = MessageChannel::pair();
        QVERIFY(ends);
        const SystemFile file = SystemFile::inMemory(viewOf("foreign"));
        const int before = openDescriptors();
        MessageChannel::Message message;
        QVERIFY(ends->second.send("take this", {&file}));
        QCOMPARE(ends->first.receive(message, roomy, Files::Refused), Received::Message);
        QVERIFY(message.files.empty());
        QCOMPARE(openDescriptors(), before);
    }

    /// The channel, the standard error, and nothing that leads to the user.
    void inherits()
    {
        QTemporaryDir folder;
        const QString list = folder.filePath(QStringLiteral("descriptors")),
                      variables = folder.filePath(QStringLiteral("variables"));
        const int secret = ::open("/dev/zero", O_RDONLY); // inherited unless something is done about it
        QVERIFY(secret > WorkerProcess::channelDescriptor && !(::fcntl(secret, F_GETFD) & FD_CLOEXEC));
        const std::map<const char *, QByteArray> before{{"DISPLAY", qgetenv("DISPLAY")},
                                                        {"WAYLAND_DISPLAY", qgetenv("WAYLAND_DISPLAY")},
                                                        {"SSH_AUTH_SOCK", qgetenv("SSH_AUTH_SOCK")}};
        for (const auto &[name, value] : before)
            qputenv(name, "the user's");
        const auto worker = WorkerProcess::start(
            QStringLiteral("sh"),
            {QStringLiteral("-c"), QStringLiteral("ls -l /proc/$$/fd > \"$0\"; env > \"$1\"; read line <&3"), list,
             variables});
        for (const auto &[name, value] : before)
            value.isNull() ? qunsetenv(name) : qputenv(name, value);
        ::close(secret);
        QVERIFY(worker && worker->processId() > 0);
        QFile environment(variables), descriptors(list);
        QTRY_VERIFY(environment.size() > 0);
        QVERIFY(environment.open(QIODevice::ReadOnly) && descriptors.open(QIODevice::ReadOnly));
        const QByteArray text = environment.readAll();
        QVERIFY(text.contains("PATH="));
        QVERIFY2(!text.contains("the user's"), text.constData());
        const QByteArray table = descriptors.readAll();
        QVERIFY2(table.contains(" 3 -> socket:"), table.constData());
        QVERIFY2(!table.contains("/dev/zero"), table.constData());
        QCOMPARE(table.count(" -> socket:"), 1);
        QVERIFY2(table.count("/dev/null") >= 2, table.constData());
    }

    void endsWithItsObject()
    {
        auto worker = WorkerProcess::start(QStringLiteral("sleep"), {QStringLiteral("1000")});
        QVERIFY(worker);
        const auto process = pid_t(worker->processId());
        QVERIFY(!worker->channel().isClosed());
        MessageChannel::Message message;
        worker->kill();
        QCOMPARE(worker->channel().receive(message, roomy, Files::Refused, QDeadlineTimer(10000)), Received::Closed);
        worker.reset();
        QCOMPARE(::kill(process, 0), -1);
        QVERIFY(!WorkerProcess::start(QStringLiteral("/nowhere/sinew"), {}));
    }
};

SINEW_GUILESS_TEST(tst_worker_process, TestWorkerProcess)

} // namespace tst_worker_process
#include "tst_worker_process.moc"
