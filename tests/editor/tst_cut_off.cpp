// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Files that end too early give an error that says how much is missing, if that can be known.

#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "editor/builtin_plugins.h"
#include "tests/editor/test_files.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_cut_off {

using namespace sinew;
using namespace sinew::test;

class TestCutOff : public QObject
{
    Q_OBJECT

    FormatRegistry m_formats;
    QTemporaryDir m_folder;

    /// What is said about the first `size` bytes of a sample: the refusal, or the first error of what was read.
    QString said(const char *sample, qsizetype size)
    {
        QFile file(sourcePath("tests/samples/") + QString::fromLatin1(sample));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QString path = m_folder.filePath(QFileInfo(file).fileName());
        write(path, file.read(size));
        const auto document = openDocument(m_formats, path);
        if (!document)
            return QString::fromStdString(document.error().message.text());
        for (const Diagnostic &entry : (*document)->loadDiagnostics().entries())
            if (entry.severity == Severity::Error)
                return QString::fromStdString(entry.where.message.text());
        return {};
    }
    static qsizetype sizeOf(const char *sample)
    {
        return qsizetype(QFileInfo(sourcePath("tests/samples/") + QString::fromLatin1(sample)).size());
    }

private Q_SLOTS:
    void initTestCase() { addBuiltinPlugins(m_formats); }

    void wholeFilesSayNothing()
    {
        for (const char *sample : {"showcase/showcase.mdx", "m2showcase/shrine.m2", "m3every/age10.m3"})
            QVERIFY2(!said(sample, sizeOf(sample)).contains(QLatin1String("cut off")), sample);
    }

    /// VERS is the first chunk, 12 bytes after the magic; MODL after it has 372 (Warcraft III 800).
    void mdx()
    {
        QCOMPARE(said("showcase/showcase.mdx", 4 + 12 + 8 + 100),
                 QStringLiteral("the file is cut off: at least 272 bytes are missing"));
        const QString later = said("showcase/showcase.mdx", 100000);
        QVERIFY2(later.startsWith(QLatin1String("the file is cut off: at least ")), qPrintable(later));
    }

    /// Its index comes at the end of a file.
    void m3()
    {
        const char *sample = "m3every/age10.m3";
        QCOMPARE(said(sample, sizeOf(sample) - 1), QStringLiteral("the file is cut off: one byte is missing"));
        QCOMPARE(said(sample, 5000),
                 QStringLiteral("the file is cut off: %1 bytes are missing").arg(sizeOf(sample) - 5000));
    }

    /// The rest is shown.
    void m2()
    {
        QVERIFY(said("m2showcase/shrine.m2", 20000).startsWith(QLatin1String("the file is cut off: at least ")));
        // Also where only keys of its tracks are missing.
        const QString keys = said("m2showcase/shrine.m2", sizeOf("m2showcase/shrine.m2") - 8000);
        QVERIFY2(keys.startsWith(QLatin1String("the file is cut off: at least ")), qPrintable(keys));
        QVERIFY(said("m2legion/tiny.m2", 300).contains(QLatin1String("cut off")));
    }
};

SINEW_TEST(tst_cut_off, TestCutOff)

} // namespace tst_cut_off
#include "tst_cut_off.moc"
