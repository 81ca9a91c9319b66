// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/check_report.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/plugins/large_models.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QTest>

#include <atomic>
#include <ctime>

namespace tst_check_cancelling {

using namespace sinew;
using namespace sinew::test;

/// Processor time of this thread in milliseconds.
double processorTime()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) * 1e-6;
}

/// A check that is no longer wanted ends soon, however large the model is.
class TestCheckCancelling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_formats.add(createMdxFormat());
        m_formats.add(createM2Format());
        m_formats.add(createM3Format());
    }
    void everyLoopAsks_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("file");
        const int count = byTier(20000, 100000);
        const auto row = [](const char *title, const char *name, const QByteArray &file) {
            QTest::newRow(title) << QString::fromLatin1(name) << file;
        };
        row("mdx bones", "x.mdx", mdxOfBones(count, 10));
        row("mdx sequences", "x.mdx", mdxOfSequences(count / 4));
        row("mdx materials", "x.mdx", mdxOfMaterials(count));
        row("mdx geosets", "x.mdx", mdxOfGeosets(count / 4));
        row("mdx attachments", "x.mdx", mdxOfAttachments(count));
        row("mdx keys", "x.mdx", mdxOfKeys(count * 50, 0));
        row("mdx keys of many bones", "x.mdx", mdxOfKeys(count * 50, 1000));
        row("mdx vertices", "x.mdx", mdxOfVertices(65535));
        row("m2 bones", "x.m2", m2OfBones(count / 2));
        row("m2 sequences", "x.m2", m2OfSequences(count / 4));
        row("m3 bones", "x.m3", m3OfBones(count / 4));
        row("m3 attachments", "x.m3", m3OfAttachments(count / 4));
    }
    void everyLoopAsks();

private:
    FormatRegistry m_formats;
};

/// Loops ask whether to go on before each of their steps: once they have been told no, none of a check's loops begins
/// another one. So a check that is cancelled at any moment asks no more often than this until it ends.
void TestCheckCancelling::everyLoopAsks()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, file);
    constexpr std::size_t mostQuestions = 16;
    const double isLong = byTier(20, 100); // milliseconds
    constexpr double share = 0.25;         // of the time that the whole check takes
    const auto document = openDocument(m_formats, FileSet(name, file), name);
    QVERIFY2(bool(document), document ? "" : document.error().text().c_str());
    const Model &model = (*document)->model();
    const std::atomic<bool> goesOn = false, cancelled = true;
    for (const Check *check : checksOf((*document)->format())) {
        if (!check->run)
            continue;
        Findings all(*check, CheckReport::limit, &goesOn), few(*check, CheckReport::limit, &cancelled);
        const double begin = processorTime();
        check->run(model, all);
        const double whole = processorTime() - begin;
        check->run(model, few);
        const double rest = processorTime() - begin - whole;
        if (qEnvironmentVariableIsSet("SINEW_SHOW_FIGURES") && whole > 2)
            qInfo("%-40s %8.1f ms, cancelled %8.1f ms, asked %zu and %zu times", check->code, whole, rest,
                  all.questions(), few.questions());
        QVERIFY2(few.questions() <= mostQuestions, check->code);
        if (whole > isLong)
            QVERIFY2(few.questions() > 0 && rest < whole * share,
                     qPrintable(QStringLiteral("%1: %2 ms of %3 ms, asked %4 times")
                                    .arg(QLatin1String(check->code))
                                    .arg(rest)
                                    .arg(whole)
                                    .arg(few.questions())));
    }
}

SINEW_GUILESS_TEST(tst_check_cancelling, TestCheckCancelling)

} // namespace tst_check_cancelling

#include "tst_check_cancelling.moc"
