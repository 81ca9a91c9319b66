// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/mending.h"
#include "core/document/document.h"
#include "core/document/open_document.h"
#include "core/model/diff.h"
#include "m2_check_samples.h"
#include "tests/plugins/m2/scene/m2_material_test.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

#include <limits>
#include <set>

namespace tst_m2_checks {

using namespace sinew;
using namespace sinew::test;
using m2::Root;
using m2checks::Sample, m2checks::samples;

namespace {

std::unique_ptr<m2::M2Model> sample(const char *file, const std::function<void(Root &)> &change)
{
    const Opened opened = openSample(QLatin1String(file));
    auto model = std::make_unique<m2::M2Model>(static_cast<const m2::M2Model &>(*opened.model));
    change(model->data);
    model->buildIndex();
    return model;
}

const Check *checkOf(const std::string &code)
{
    for (const Check *check : checksOf(&m2Format()))
        if (check->code == code)
            return check;
    return nullptr;
}

/// Codes of checks with more findings than before, but for those that are milder than what was mended and not seen.
QStringList worse(const CheckReport &before, const CheckReport &after, const Check *mended = nullptr)
{
    QStringList codes;
    for (std::size_t i = 0; i < after.rows.size(); ++i) {
        const Impact impact = after.rows[i].check->impact;
        const bool isMilder = mended && impact < mended->impact && impact < Impact::Wrong;
        if (after.rows[i].count() > before.rows[i].count() && !isMilder)
            codes << QLatin1String(after.rows[i].check->code);
    }
    return codes;
}

/// The model as it is read from what saving writes and, beside that, the files of its folder.
Opened readAgain(const Document &document, const QString &path)
{
    const QMap<QString, QByteArray> written = savedFiles(document, true);
    const QDir folder = QFileInfo(path).dir();
    return openModel(FileSet(path, written[QString()], [=](const QString &name) -> std::optional<QByteArray> {
        for (auto file = written.begin(); file != written.end(); ++file)
            if (!file.key().isEmpty() && file.key().compare(name, Qt::CaseInsensitive) == 0)
                return *file;
        const QString there = withoutCase(folder.filePath(name));
        return there.isEmpty() ? std::nullopt : std::optional(contentOf(there));
    }));
}

/// The first code for which two models differ in the number of findings.
QString difference(const CheckReport &a, const CheckReport &b)
{
    for (std::size_t i = 0; i < a.rows.size(); ++i)
        if (a.rows[i].count() != b.rows[i].count())
            return QStringLiteral("%1: %2, read again %3")
                .arg(QLatin1String(a.rows[i].check->code))
                .arg(a.rows[i].count())
                .arg(b.rows[i].count());
    return {};
}

} // namespace

class TestM2Checks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCheckSaysWhatMendsIt()
    {
        std::set<std::string> codes;
        for (const Check *check : checksOf(&m2Format())) {
            QVERIFY2(codes.insert(check->code).second, check->code);
            QVERIFY2(!check->fixes.empty() || check->unfixable, check->code);
            QVERIFY2(*check->title && *check->explanation, check->code);
        }
    }

    void everyCheckHasSamples()
    {
        std::set<std::string> sampled;
        for (const Sample &sample : samples())
            QVERIFY2(sampled.insert(sample.code).second, sample.code);
        for (const Check *check : checksOf(&m2Format()))
            if (check->run && std::string_view(check->code).starts_with("m2.")) // of reading: tst_load_checks
                QVERIFY2(sampled.count(check->code), check->code);
    }

    void isFound_data()
    {
        QTest::addColumn<int>("row");
        const std::vector<Sample> all = samples();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].code) << int(i);
    }

    void isFound()
    {
        QFETCH(int, row);
        const Sample one = samples()[std::size_t(row)];
        const Check *check = checkOf(one.code);
        QVERIFY(check);
        const auto bad = sample(one.badFile, one.bad), good = sample(one.goodFile, one.good);
        const CheckReport::Row found = runCheck(*check, *bad);
        QVERIFY(found.count() > 0);
        for (const Finding &finding : found.findings)
            for (const Address &address : finding.addresses)
                QVERIFY2(address.isObject() ? bad->contains(address.node) : bool(bad->field(address)),
                         finding.message.text().c_str());
        const CheckReport::Row none = runCheck(*check, *good);
        QVERIFY2(none.findings.empty(), none.findings.empty() ? "" : textOf(none.findings[0], *good).c_str());
    }

    /// Before version 264 cells are runs of numbers, later tracks over a particle's life; each grid has eight.
    void particleCells()
    {
        const Check *check = checkOf("m2.emitter.cells");
        for (const int cell : {8, 9}) {
            const auto runs =
                sample("m2classic/tiny256.m2", [&](Root &r) { r.particles[0].tailDecay[1] = std::uint16_t(cell); });
            const auto track = sample("m2legion/tiny.m2",
                                      [&](Root &r) { r.particles[0].headCell.editValues()[1] = std::uint16_t(cell); });
            QCOMPARE(runCheck(*check, *runs).count(), std::size_t(cell > 8)); // a run may end after the last
            QCOMPARE(runCheck(*check, *track).count(), std::size_t(cell > 8));
        }
    }

    /// Cells of particles change at once; any other track with two keys at one time is reported.
    void equalTimesOverLife()
    {
        const auto model = sample("m2legion/tiny.m2", [](Root &r) {
            const auto times = r.particles[0].headCell.editTimes();
            times[1] = times[0];
        });
        QCOMPARE(runCheck(*checkOf("m2.track.same-time"), *model).count(), std::size_t(0));
    }

    /// A box that an exporter never computed is not reported as reversed.
    void unsetBounds()
    {
        const float most = std::numeric_limits<float>::max();
        const auto model = sample("m2legion/tiny.m2", [&](Root &r) {
            r.sequences[0].bounds = {{{most, most, most}, {-most, -most, -most}}, 0};
        });
        QCOMPARE(runCheck(*checkOf("m2.bounds.backwards"), *model).count(), std::size_t(0));
        QCOMPARE(runCheck(*checkOf("m2.bounds.empty"), *model).count(), std::size_t(1));
    }

    void isMended_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("fix");
        const std::vector<Sample> all = samples();
        for (std::size_t i = 0; i < all.size(); ++i)
            if (const Check *check = checkOf(all[i].code))
                for (std::size_t fix = 0; fix < check->fixes.size(); ++fix)
                    QTest::addRow("%s: %s", all[i].code, check->fixes[fix].text) << int(i) << int(fix);
    }

    /// No finding of it is left, nothing else is worse, one undo step leads back to the same values.
    void isMended()
    {
        QFETCH(int, row);
        QFETCH(int, fix);
        const Sample one = samples()[std::size_t(row)];
        const Check *check = checkOf(one.code);
        const auto model = sample(one.badFile, one.bad);
        const CheckReport before = checkModel(*model, &m2Format());
        const FixChoice choice{check, &check->fixes[std::size_t(fix)]};
        MendPlan plan = planMending(*model, &m2Format(), std::span(&choice, 1));
        QVERIFY2(plan.refused.empty(), plan.refused.empty() ? "" : plan.refused[0].reason.text().c_str());
        QVERIFY(plan.mended > 0);
        Document document(model->clone(), createM2Format());
        const Status pushed = document.pushAgain(std::move(plan.changes), {});
        QVERIFY2(pushed, pushed ? "" : pushed.error().text().c_str());
        QCOMPARE(document.historyCount(), 1);
        const CheckReport after = checkModel(document.model(), &m2Format());
        const auto &left = after.row(one.code)->findings;
        QVERIFY2(left.empty(), left.empty() ? "" : textOf(left[0], document.model()).c_str());
        QCOMPARE(worse(before, after, check), QStringList());
        document.undo();
        QVERIFY(diffModels(document.model(), *model, 1).empty());
    }

    /// Every fix on real models: there are fewer findings of it, nothing else is worse, the result is saved and read
    /// again with the same findings, and undo leads back to the same bytes.
    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        FormatRegistry registry;
        registry.add(createM2Format());
        int mended = 0;
        for (const QString &path : corpusFiles()) {
            auto opened = openDocument(registry, path);
            QVERIFY2(opened, qPrintable(path));
            sawCorpusFile(path);
            Document &document = **opened;
            const CheckReport report = checkModel(document.model(), &m2Format());
            QMap<QString, QByteArray> before;
            for (const CheckReport::Row &row : report.rows)
                for (const Fix &fix : row.findings.empty() ? std::vector<Fix>() : row.check->fixes) {
                    if (before.isEmpty())
                        before = savedFiles(document, true);
                    const FixChoice choice{row.check, &fix};
                    MendPlan plan = planMending(document.model(), &m2Format(), std::span(&choice, 1));
                    if (plan.changes.empty())
                        continue;
                    mended += plan.mended;
                    const std::string what = path.toStdString() + ": " + row.check->code + ": " + fix.text;
                    QVERIFY2(document.pushAgain(std::move(plan.changes), {}), what.c_str());
                    const CheckReport after = checkModel(document.model(), &m2Format());
                    QVERIFY2(after.row(row.check->code)->count() < row.count(), what.c_str());
                    QVERIFY2(worse(report, after, row.check).isEmpty(), what.c_str());
                    const Opened again = readAgain(document, path);
                    QVERIFY2(again.model, (what + ": " + again.error.toStdString()).c_str());
                    const QString left = difference(after, checkModel(*again.model, &m2Format()));
                    QVERIFY2(left.isEmpty(), (what + ": " + left.toStdString()).c_str());
                    const QString changed = changedByUndo(document, before);
                    QVERIFY2(changed.isEmpty(), (what + ": " + changed.toStdString()).c_str());
                }
        }
        QVERIFY(mended > 0);
    }
};

SINEW_GUILESS_TEST(tst_m2_checks, TestM2Checks)

} // namespace tst_m2_checks
#include "tst_m2_checks.moc"
