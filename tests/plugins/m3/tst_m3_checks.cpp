// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/mending.h"
#include "core/model/diff.h"
#include "core/model/path.h"
#include "m3_check_samples.h"
#include "m3_document.h"
#include "m3_edits.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

#include <set>

namespace tst_m3_checks {

using namespace sinew;
using namespace sinew::test;
using m3::Root;
using m3checks::Sample, m3checks::samples;

namespace {

std::unique_ptr<m3::M3Model> sample(const char *file, const std::function<void(Root &)> &change)
{
    const Opened opened = openSample(QLatin1String(file));
    auto model = std::make_unique<m3::M3Model>(static_cast<const m3::M3Model &>(*opened.model));
    change(model->data);
    model->buildIndex();
    return model;
}

const Check *checkOf(const std::string &code)
{
    for (const Check *check : checksOf(&m3Format()))
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

} // namespace

class TestM3Checks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCheckSaysWhatMendsIt()
    {
        std::set<std::string> codes;
        for (const Check *check : checksOf(&m3Format())) {
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
        for (const Check *check : checksOf(&m3Format()))
            if (check->run && std::string_view(check->code).starts_with("m3.")) // of reading: tst_load_checks
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

    /// Keys of every kind of value of a bone are checked as well.
    void keysOfBones()
    {
        const auto model = sample("m3/tiny29.m3", [](Root &r) {
            for (std::size_t i = 0; i < r.bones.size(); ++i) {
                if (r.bones[i].rotation.keys.size())
                    r.bones[i].rotation.keys.editValues()[0] = {0, 0, 0, 2};
                if (r.bones[i].scale.keys.size())
                    r.bones[i].scale.keys.editValues()[0].y *= -1;
            }
        });
        const auto places = [&](const char *code) {
            std::vector<std::string> texts;
            for (const Finding &finding : runCheck(*checkOf(code), *model).findings)
                texts.push_back(pathOf(*model, finding.place()));
            return texts;
        };
        QCOMPARE(places("m3.track.not-unit"), std::vector<std::string>{"bones[1].rotation.keys"});
        QCOMPARE(places("m3.bone.negative-scale"), std::vector<std::string>{"bones[2].scale.keys"});
    }

    /// A file of animations draws nothing; its materials hold the keys of another file's materials.
    void materialsOfAnimations()
    {
        const auto model = sample("m3/tiny29.m3", [](Root &r) { r.divisions = {}; });
        QCOMPARE(runCheck(*checkOf("m3.material.unused"), *model).count(), std::size_t(0));
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
        const CheckReport before = checkModel(*model, &m3Format());
        const FixChoice choice{check, &check->fixes[std::size_t(fix)]};
        MendPlan plan = planMending(*model, &m3Format(), std::span(&choice, 1));
        QVERIFY2(plan.refused.empty(), plan.refused.empty() ? "" : plan.refused[0].reason.text().c_str());
        QVERIFY(plan.mended > 0);
        Document document(model->clone(), createM3Format());
        const Status pushed = document.pushAgain(std::move(plan.changes), {});
        QVERIFY2(pushed, pushed ? "" : pushed.error().text().c_str());
        QCOMPARE(document.historyCount(), 1);
        const CheckReport after = checkModel(document.model(), &m3Format());
        const auto &left = after.row(one.code)->findings;
        QVERIFY2(left.empty(), left.empty() ? "" : textOf(left[0], document.model()).c_str());
        QCOMPARE(worse(before, after, check), QStringList());
        document.undo();
        QVERIFY(diffModels(document.model(), *model, 1).empty());
    }

    /// Every fix on real models: there are fewer findings of it, nothing else is worse, the result is
    /// saved and opened again as it is, byte by byte (only saving renumbers the rows of blocks), and undo leads back to
    /// the same bytes.
    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        int mended = 0;
        for (const QString &path : sinew::test::corpusFiles("m3", {QStringLiteral("m3")}, 1)) {
            const QByteArray bytes = contentOf(path);
            sawCorpusFile(path);
            if (!openBytes(bytes).model)
                continue; // covered by other tests
            const auto document = openDocument(path, bytes);
            const QByteArray before = saved(*document);
            const CheckReport report = checkModel(document->model(), &m3Format());
            for (const CheckReport::Row &row : report.rows)
                for (const Fix &fix : row.findings.empty() ? std::vector<Fix>() : row.check->fixes) {
                    const FixChoice choice{row.check, &fix};
                    MendPlan plan = planMending(document->model(), &m3Format(), std::span(&choice, 1));
                    if (plan.changes.empty())
                        continue;
                    mended += plan.mended;
                    const std::string what = path.toStdString() + ": " + row.check->code + ": " + fix.text;
                    QVERIFY2(document->pushAgain(std::move(plan.changes), {}), what.c_str());
                    const CheckReport after = checkModel(document->model(), &m3Format());
                    QVERIFY2(after.row(row.check->code)->count() < row.count(), what.c_str());
                    QVERIFY2(worse(report, after, row.check).isEmpty(), what.c_str());
                    const Opened again = openBytes(saved(*document));
                    QVERIFY2(again.model && m3Format().write(*again.model)->front().bytes == saved(*document),
                             what.c_str());
                    const CheckReport reread = checkModel(*again.model, &m3Format());
                    for (std::size_t i = 0; i < after.rows.size(); ++i)
                        QVERIFY2(reread.rows[i].count() == after.rows[i].count(),
                                 (what + ": " + after.rows[i].check->code).c_str());
                    document->undo();
                    QVERIFY2(saved(*document) == before, what.c_str());
                }
        }
        QVERIFY(mended > 0);
    }
};

SINEW_GUILESS_TEST(tst_m3_checks, TestM3Checks)

} // namespace tst_m3_checks
#include "tst_m3_checks.moc"
