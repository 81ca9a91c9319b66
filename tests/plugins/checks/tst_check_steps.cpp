// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/check_report.h"
#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/model/path.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/plugins/random_edit.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_check_steps {

using namespace sinew;
using namespace sinew::test;

class TestCheckSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatStepsTouch_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {"showcase/showcase.mdx", "hd1000/wyrm.mdx", "hd1100/wyrm.mdx", "m2wotlk/tiny.m2",
                                 "m2tbc/tiny260.m2", "m2showcase/shrine.m2", "m3/tiny29.m3", "m3every/age05.m3"})
            QTest::newRow(path) << sourcePath("tests/samples/") + QLatin1String(path);
    }

    /// After any steps, forwards and back, rechecking the changes finds the same as checking everything.
    void onlyWhatStepsTouch()
    {
        QFETCH(QString, path);
        FormatRegistry registry;
        registry.add(createMdxFormat());
        registry.add(createM2Format());
        registry.add(createM3Format());
        const auto opened = openDocument(registry, path);
        QVERIFY2(opened, opened ? "" : opened.error().text().c_str());
        Document &document = **opened;
        CheckReport report = checkModel(document.model(), document.format());
        Touched touched;
        connect(&document, &Document::committed, this,
                [&](const ChangeSet &changes) { touched.add(document.model(), changes); });
        RandomEdit random(20 + qHash(path) % 7);
        int steps = 0, skipped = 0, runs = 0;
        for (int i = 0; i < 400; ++i) {
            if (i % 7 == 6 && document.canUndo()) {
                document.undo();
            } else {
                Result<ChangeSet> changes = random.next(document);
                if (!changes || !document.push(std::move(*changes), {}))
                    continue;
            }
            ++steps;
            if (i % 3 == 0)
                continue; // several steps at once
            for (const CheckReport::Row &row : report.rows)
                ++(touched.meets(row.check->reads) ? runs : skipped);
            report = checkAgain(std::move(report), std::exchange(touched, {}), document.model(), document.format());
            const CheckReport all = checkModel(document.model(), document.format());
            QCOMPARE(report.rows.size(), all.rows.size());
            for (std::size_t r = 0; r < all.rows.size(); ++r)
                QVERIFY2(report.rows[r] == all.rows[r], all.rows[r].check->code);
        }
        QVERIFY(steps > 100);
        QVERIFY2(skipped > runs, "most checks have nothing to do with most steps");
    }

    void cancels()
    {
        FormatRegistry registry;
        registry.add(createMdxFormat());
        const auto opened = openDocument(registry, sourcePath("tests/samples/showcase/showcase.mdx"));
        QVERIFY(opened);
        const std::atomic<bool> cancelled = true;
        const CheckReport report = checkModel((*opened)->model(), (*opened)->format(), &cancelled);
        for (const CheckReport::Row &row : report.rows)
            QCOMPARE(row.count(), std::size_t(0));
    }
};

SINEW_GUILESS_TEST(tst_check_steps, TestCheckSteps)

} // namespace tst_check_steps
#include "tst_check_steps.moc"
