// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Replays with the ordinary compiler the fuzzer's seeds and its past findings (tests/fuzz/findings), and tests the code
// that makes its inputs.

#include "tests/fuzz/fuzz_seeds.h"
#include "tests/fuzz/fuzz_words.h"
#include "tests/fuzz/mutators/count_places.h"
#include "tests/fuzz/mutators/input_mutator.h"
#include "tests/fuzz/mutators/model_mutator.h"
#include "tests/support/memory_limit.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstring>

namespace tst_fuzz_seeds {

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray seedOf(const char *target, const QString &name)
{
    for (const auto &[seed, bytes] : fuzzSeeds(*fuzzTarget(target)))
        if (seed == name)
            return bytes;
    return {};
}

} // namespace

class TestFuzzSeeds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path())); }

    void replay_data() { targetRows(); }
    void replay()
    {
        QFETCH(QString, name);
        const FuzzTarget &target = *fuzzTarget(name.toStdString());
        const auto seeds = fuzzSeeds(target);
        QVERIFY(!seeds.empty());
        const InputMutator mutator(target, [](const QByteArray &input) { return input; });
        for (const auto &[seed, bytes] : seeds) {
            run(target, seed, bytes);
            // Cut off, with a changed byte, and changed by their known structure, in ways that depend on the file.
            for (int i = 1; i <= byTier(1, 250) && bytes.size() > 8; ++i) {
                const qsizetype at = qsizetype(qChecksum(bytes.left(64) + char(i)) * 31u % std::size_t(bytes.size()));
                run(target, seed + QStringLiteral(", cut off"), bytes.left(at));
                QByteArray changed = bytes;
                changed[at] = char(changed[at] ^ (1 << i % 8));
                run(target, seed + QStringLiteral(", one byte changed"), changed);
                run(target, seed + QStringLiteral(", mutated"), mutator.mutated(bytes, std::uint32_t(at)));
            }
        }
    }

    void seedsReachTheirTargets()
    {
        QVERIFY(fuzzTarget("mdx"));
        QVERIFY(!fuzzTarget("nothing"));
        QVERIFY_EXCEPTION_THROWN(check(false, "promise"), FuzzFailure);
        // Each kind of model also gets through the stages after the readers.
        for (const char *target : {"scenes", "facets", "edits", "recovery"}) {
            QSet<QString> formats;
            for (const auto &[name, bytes] : fuzzSeeds(*fuzzTarget(target))) {
                const ModelInput input = modelInput(bytes, Extra::BehindModel);
                if (input.read())
                    formats.insert(input.files.name());
            }
            QCOMPARE(formats, (QSet<QString>{QStringLiteral("fuzz.mdx"), QStringLiteral("fuzz.mdl"),
                                             QStringLiteral("fuzz.m2"), QStringLiteral("fuzz.m3")}));
        }
    }

    void inputsComeApart()
    {
        const ModelInput input = modelInput("MD20~FILE~edits~FILE~a skin~FILE~~FILE~a skeleton", Extra::BehindModel);
        QCOMPARE(input.format->info().id, QStringLiteral("m2"));
        QCOMPARE(input.files.primaryArray(), QByteArray("MD20"));
        QCOMPARE(input.extra, QByteArray("edits"));
        QCOMPARE(input.files.companion(QStringLiteral("fuzz00.skin")), std::optional<QByteArray>("a skin"));
        QCOMPARE(input.files.companion(QStringLiteral("fuzz.skel")), std::optional<QByteArray>("a skeleton"));
        QVERIFY(!input.files.companion(QStringLiteral("fuzz.phys")));
        QCOMPARE(inputOf(input, Extra::BehindModel), QByteArray("MD20~FILE~edits~FILE~a skin~FILE~~FILE~a skeleton"));
    }

    void wordsComeFromTheTables()
    {
        const auto has = [](const char *target, const QByteArray &word) {
            const std::vector<QByteArray> words = fuzzWords(*fuzzTarget(target));
            return std::find(words.begin(), words.end(), word) != words.end();
        };
        QVERIFY(has("mdx", "GEOS") && has("mdx", "KGTR"));
        QVERIFY(has("m2", "SFID") && !has("m2", "GEOS"));
        QVERIFY(has("m3", "LDOM") && !has("m3", "GEOS"));
        QVERIFY(has("mdl", "FilterMode") && has("mdl", "Additive"));
        QVERIFY(has("journals", "sha256") && has("clipboard", "sinewKeys"));
        QCOMPARE(dictionaryOf({"A\"b", QByteArray("\0x", 2)}), QByteArray("\"A\\x22b\"\n\"\\x00x\"\n"));
    }

    void countsAreFound_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("seed");
        QTest::addColumn<int>("least");
        QTest::newRow("MDX") << "mdx"
                             << "v900_wyrm.mdx" << 40;
        QTest::newRow("M2") << "m2"
                            << "m2wotlk_tiny.m2" << 100;
        QTest::newRow("M2 in chunks") << "m2"
                                      << "m2legion_tiny.m2" << 100;
        QTest::newRow("M3") << "m3"
                            << "m3_tiny29.m3" << 100;
    }
    /// The mutator's counts and offsets: most are numbers that fit the file.
    void countsAreFound()
    {
        QFETCH(QString, target);
        QFETCH(QString, seed);
        QFETCH(int, least);
        const QByteArray bytes = partsOf(seedOf(qPrintable(target), seed), 2).front();
        QVERIFY(!bytes.isEmpty());
        const CountPlaces places = countPlaces(viewOf(bytes));
        QVERIFY2(int(places.numbers.size()) >= least, qPrintable(QString::number(places.numbers.size())));
        QVERIFY(places.pieces.size() > 5);
        const auto fits = std::count_if(places.numbers.begin(), places.numbers.end(), [&](std::size_t at) {
            std::uint32_t number = 0;
            std::memcpy(&number, bytes.constData() + at, 4);
            return number <= std::uint32_t(bytes.size());
        });
        QVERIFY2(fits * 2 > std::ssize(places.numbers), qPrintable(QString::number(fits)));
    }

    void mutatedModelsAreModels_data()
    {
        QTest::addColumn<QString>("seed");
        for (const char *seed :
             {"odd_two-uv-sets.mdx", "wc3v1800_banner.mdx", "mdl_wc3v1800.mdl", "m2wotlk_tiny.m2", "m3_tiny29.m3"})
            QTest::newRow(seed) << QString::fromLatin1(seed);
    }
    /// Changed by their description, most files differ and can still be read, which gets them past the readers.
    void mutatedModelsAreModels()
    {
        QFETCH(QString, seed);
        const ModelInput input = modelInput(seedOf("scenes", seed));
        QVERIFY(input.read());
        constexpr int tries = 40;
        int other = 0, readable = 0;
        for (std::uint32_t i = 0; i < tries; ++i) {
            const auto made = ModelMutator(i).mutated(input);
            if (!made)
                continue;
            const QByteArray bytes = inputOf(*made, Extra::None);
            QCOMPARE(bytes, inputOf(*ModelMutator(i).mutated(input), Extra::None));
            other += bytes != inputOf(input, Extra::None);
            readable += bool(modelInput(bytes).read());
        }
        QVERIFY2(other > tries / 3, qPrintable(QString::number(other)));
        QVERIFY2(readable > other / 2, qPrintable(QString::number(readable)));
    }

    void modelsAreFilledUp_data() { mutatedModelsAreModels_data(); }
    /// Now and then a model gets objects by the thousand, and still is no larger than the fuzzer's inputs may be: so
    /// what takes time or memory with the square of their number shows, in every stage.
    void modelsAreFilledUp()
    {
        QFETCH(QString, seed);
        const ModelInput input = modelInput(seedOf("scenes", seed));
        for (const char *target : {"scenes", "facets", "edits", "recovery"})
            QVERIFY(fuzzTarget(target)->largestKib >= 1024);
        const auto largest = qsizetype(fuzzTarget("scenes")->largestKib) * 1024;
        std::size_t most = 0;
        for (std::uint32_t i = 0; i < 400 && most < 2000; ++i) {
            const auto made = ModelMutator(i, std::size_t(largest)).mutated(input);
            if (!made || inputOf(*made, Extra::None).size() > largest)
                continue;
            if (const auto model = made->read())
                most = std::max(most, model->objectCount());
        }
        QVERIFY2(most >= 2000, qPrintable(QString::number(most)));
    }

    void otherInputsAreMutated_data() { targetRows(); }
    void otherInputsAreMutated()
    {
        QFETCH(QString, name);
        const FuzzTarget &target = *fuzzTarget(name.toStdString());
        const InputMutator mutator(target, [](const QByteArray &input) { return input; });
        const QByteArray input = fuzzSeeds(target).front().second;
        QSet<QByteArray> made;
        for (std::uint32_t seed = 0; seed < 40; ++seed)
            made.insert(mutator.mutated(input, seed));
        QVERIFY2(made.size() > 8, qPrintable(QString::number(made.size())));
    }

private:
    static void targetRows()
    {
        QTest::addColumn<QString>("name");
        for (const FuzzTarget &target : fuzzTargets())
            QTest::newRow(target.name) << QString::fromLatin1(target.name);
    }
    /// An input that breaks a promise is kept: `sinew_fuzz TARGET FILE` runs it again.
    static void run(const FuzzTarget &target, const QString &seed, const QByteArray &bytes)
    {
        const auto fail = [&](const char *what) {
            QFile file(QDir::temp().filePath(QStringLiteral("sinew-%1-%2")
                                                 .arg(QLatin1String(target.name))
                                                 .arg(qChecksum(bytes), 4, 16, QLatin1Char('0'))));
            const bool isKept = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
            QTest::qFail(qPrintable(QStringLiteral("%1: %2; %3 %4")
                                        .arg(seed, QLatin1String(what),
                                             isKept ? QStringLiteral("the input is") : QStringLiteral("not written:"),
                                             file.fileName())),
                         __FILE__, __LINE__);
        };
        // Above the budget of any input: one that takes more fails here, not by the machine running out of memory.
        const MemoryLimit limit(std::uint64_t(2) << 30);
        try {
            target.run(bytes);
        } catch (const std::exception &failure) {
            fail(failure.what());
        }
    }

    QTemporaryDir m_state;
};

SINEW_TEST(tst_fuzz_seeds, TestFuzzSeeds)

} // namespace tst_fuzz_seeds
#include "tst_fuzz_seeds.moc"
