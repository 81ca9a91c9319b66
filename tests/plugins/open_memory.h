// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// How much memory a document takes: a test starts its own program again with "--peak FILE", so that only that file
// counts.

#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/io/memory_budget.h"
#include "tests/support/sanitized.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <functional>

namespace sinew::test {
inline namespace open_memory_helpers {

/// A figure of this process from the kernel, in bytes: "VmRSS:" current memory, "VmHWM:" its peak.
inline qint64 memoryFigure(const char *name)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray &line : status.readAll().split('\n'))
            if (line.startsWith(name))
                return line.mid(qsizetype(qstrlen(name))).trimmed().split(' ').front().toLongLong() * 1024;
    return -1;
}

/// The child: opens and proves a file, then goes on with it. Prints its peak growth after opening and in all, and
/// whether the bytes are exact.
inline int openAndMeasure(const std::shared_ptr<const Format> &format, const QString &path,
                          const std::function<void(Document &)> &goOn = {})
{
    FormatRegistry registry;
    registry.add(format);
    QFile peak(QStringLiteral("/proc/self/clear_refs"));
    if (!peak.open(QIODevice::WriteOnly) || peak.write("5") != 1) // resets the peak to the current value
        return 1;
    peak.close();
    const qint64 idle = memoryFigure("VmRSS:");
    const auto document = openDocument(registry, path);
    const qint64 opened = memoryFigure("VmHWM:") - idle;
    if (document && goOn)
        goOn(**document);
    std::printf("%lld %lld %s\n", static_cast<long long>(opened), static_cast<long long>(memoryFigure("VmHWM:") - idle),
                document ? (*document)->byteProof().exact ? "exact" : "differs" : "refused");
    return 0;
}

/// The parent: a document is read and proved within its budget. `afterwards`: memory that it may take in all, in bytes
/// per byte of the file, if the child goes on with it.
inline void checkMemory(const char *test, const QString &suffix, const QByteArray &bytes, double afterwards = 0)
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("hostile.") + suffix);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
    file.close();
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(test), QStringLiteral("--peak"), path});
    QVERIFY(child.waitForFinished(300000));
    QCOMPARE(child.exitStatus(), QProcess::NormalExit);
    const QList<QByteArray> words = child.readAllStandardOutput().trimmed().split(' ');
    QCOMPARE(words.size(), 3);
    constexpr double mib = 1 << 20;
    const double size = double(bytes.size());
    const auto withinLimit = [&](const QByteArray &grown, double each) {
        const QString text = QStringLiteral("%1 MiB for a file of %2 MiB: 64 MiB + %3 times")
                                 .arg(grown.toDouble() / mib, 0, 'f', 0)
                                 .arg(size / mib, 0, 'f', 1)
                                 .arg((grown.toDouble() - double(MemoryBudget::spareBytes)) / size, 0, 'f', 1);
        // The sanitizer pads all allocations, and keeps freed memory.
        QVERIFY2(isAddressSanitized || grown.toDouble() <= double(MemoryBudget::spareBytes) + each * size,
                 qPrintable(text));
        if (qEnvironmentVariableIsSet("SINEW_SHOW_FIGURES"))
            qInfo("%s, %s", qPrintable(text), words[2].constData());
    };
    withinLimit(words[0], double(MemoryBudget::bytesPerFileByte));
    if (afterwards > 0 && !QTest::currentTestFailed())
        withinLimit(words[1], afterwards);
    QVERIFY2(words[2] != "differs", words[2].constData());
}

} // namespace open_memory_helpers
} // namespace sinew::test
