// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Replays with the ordinary compiler what the fuzzer begins with and what it once found (tests/fuzz/findings).

#include "tests/fuzz/fuzz_seeds.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_fuzz_seeds {

using namespace sinew;
using namespace sinew::test;

class TestFuzzSeeds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path())); }

    void replay_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QByteArray>("bytes");
        for (const FuzzTarget &target : fuzzTargets()) {
            const auto seeds = fuzzSeeds(target);
            QVERIFY2(!seeds.empty(), target.name);
            for (const auto &[name, bytes] : seeds)
                QTest::addRow("%s %s", target.name, qPrintable(name)) << QString::fromLatin1(target.name) << bytes;
        }
    }
    void replay()
    {
        QFETCH(QString, target);
        QFETCH(QByteArray, bytes);
        try {
            fuzzTarget(target.toStdString())->run(bytes);
            // Cut off, and with a changed byte, at a few places that depend on the file.
            for (int i = 1; i <= byTier(2, 40) && bytes.size() > 8; ++i) {
                const qsizetype at = qsizetype(qHash(bytes.left(64), std::size_t(i)) % std::size_t(bytes.size()));
                fuzzTarget(target.toStdString())->run(bytes.left(at));
                QByteArray changed = bytes;
                changed[at] = char(changed[at] ^ (1 << i % 8));
                fuzzTarget(target.toStdString())->run(changed);
            }
        } catch (const FuzzFailure &failure) {
            QFAIL(failure.what());
        }
    }

    void targetsAreKnown()
    {
        QVERIFY(fuzzTarget("mdx"));
        QVERIFY(!fuzzTarget("nothing"));
        QVERIFY_EXCEPTION_THROWN(check(false, "promise"), FuzzFailure);
    }

private:
    QTemporaryDir m_state;
};

SINEW_TEST(tst_fuzz_seeds, TestFuzzSeeds)

} // namespace tst_fuzz_seeds
#include "tst_fuzz_seeds.moc"
