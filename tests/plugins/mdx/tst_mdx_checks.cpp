// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/mending.h"
#include "core/check/table_checks.h"
#include "core/format/format.h"
#include "core/model/diff.h"
#include "core/schema/struct_info.h"
#include "mdx_bytes.h"
#include "mdx_check_samples.h"
#include "mdx_document.h"
#include "mdx_wow_document.h"
#include "tests/support/findings.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <set>

namespace tst_mdx_checks {

using namespace sinew;
using namespace sinew::test;

namespace {

const Format &format()
{
    static const auto created = createMdxFormat();
    return *created;
}

std::vector<CheckSample> samples()
{
    std::vector<CheckSample> all;
    for (const auto &topic : {fileSamples(), geosetSamples(), surfaceSamples(), timeSamples(), objectSamples()})
        all.insert(all.end(), topic.begin(), topic.end());
    return all;
}

/// The model as if it came from a file.
std::unique_ptr<mdx::MdxModel> sample(std::uint32_t version, const std::function<void(mdx::Root &)> &change)
{
    const auto document = version == 1 ? openBrazier() : open(richMdx(version).bytes());
    auto model = std::make_unique<mdx::MdxModel>();
    model->data = mdxOf(*document).data;
    change(model->data);
    clearIds(*describe<mdx::Root>().type, &model->data);
    model->buildIndex();
    return model;
}

const Check *checkOf(const std::string &code)
{
    for (const Check *check : checksOf(&format()))
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

/// The path of a field that is not read again as it was saved; empty if there is none. The lines of unknown texts are
/// those of the file that was read.
std::string firstDifference(const Model &saved, const Model &again)
{
    for (const Difference &difference : diffModels(saved, again))
        if (!difference.path.starts_with("unknownTexts[") || !difference.path.ends_with("].line"))
            return difference.path;
    return {};
}

} // namespace

class TestMdxChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCheckHasSamples()
    {
        std::set<std::string> sampled;
        for (const CheckSample &sample : samples())
            QVERIFY2(sampled.insert(sample.code).second, sample.code);
        QStringList without;
        for (const Check *check : checksOf(&format()))
            if (check->run && !sampled.erase(check->code)) // of reading: tst_load_checks
                without << QLatin1String(check->code);
        QCOMPARE(without, QStringList());
        QVERIFY2(sampled.empty(), sampled.empty() ? "" : sampled.begin()->c_str());
    }

    void everyCheckSaysWhatMendsIt()
    {
        std::set<std::string> codes;
        for (const Check *check : checksOf(&format())) {
            QVERIFY2(codes.insert(check->code).second, check->code);
            QVERIFY2(!check->fixes.empty() || check->unfixable, check->code);
            QVERIFY2(*check->title && *check->explanation, check->code);
        }
    }

    void isFound_data()
    {
        QTest::addColumn<int>("row");
        const std::vector<CheckSample> all = samples();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].code) << int(i);
    }

    void isFound()
    {
        QFETCH(int, row);
        const CheckSample one = samples()[std::size_t(row)];
        const Check *check = checkOf(one.code);
        QVERIFY(check);
        const auto bad = sample(one.version, one.bad), good = sample(one.version, one.good);
        const CheckReport::Row found = runCheck(*check, *bad);
        QVERIFY(found.count() > 0);
        for (const Finding &finding : found.findings)
            for (const Address &address : finding.addresses)
                QVERIFY2(address.isObject() ? bad->contains(address.node) : bool(bad->field(address)),
                         finding.message.text().c_str());
        const CheckReport::Row none = runCheck(*check, *good);
        QVERIFY2(none.findings.empty(), none.findings.empty() ? "" : textOf(none.findings[0], *good).c_str());
    }

    /// Tangents that lead away from the value make a key between equal ones matter.
    void needlessKeysWithTangents()
    {
        const auto keys = [](Interpolation interpolation, float tangent) {
            const auto model = sample(800, [=](mdx::Root &r) {
                Curve<float> curve = trackOf<float>({0, 500, 1000}, {1, 1, 1}, interpolation);
                std::ranges::fill(curve.editInTangents(), tangent);
                std::ranges::fill(curve.editOutTangents(), tangent);
                r.geosetAnimations[0].alphaKeys = curve;
            });
            const CheckReport::Row row = runCheck(*checkOf("mdx.track.needless-key"), *model);
            return std::ranges::count_if(row.findings, [&](const Finding &f) {
                return f.place() == fieldOf<&mdx::GeosetAnimation::alphaKeys>(model->data.geosetAnimations.ids[0]);
            });
        };
        QCOMPARE(keys(Interpolation::Hermite, 0), 1);
        QCOMPARE(keys(Interpolation::Hermite, 1), 0);
        QCOMPARE(keys(Interpolation::Bezier, 1), 1);
        QCOMPARE(keys(Interpolation::Bezier, 0), 0);
    }

    /// A matrix group without vertices, and a bone without weight, move nothing.
    void bonesWithoutVertices()
    {
        const auto unused = [](std::uint32_t version, const std::function<void(mdx::Root &)> &change) {
            const auto model = sample(version, change);
            return runCheck(*checkOf("mdx.bone.unused"), *model).count();
        };
        const auto addBone = [](mdx::Root &r) {
            r.bones.append();
            r.bones[r.bones.size() - 1].node.objectId = 99;
        };
        const std::size_t before = unused(800, asItIs);
        QCOMPARE(unused(800, addBone), before + 1);
        const auto inGroup = [&](std::uint8_t ofVertices) {
            return [=](mdx::Root &r) {
                addBone(r);
                mdx::Geoset &g = r.geosets[0];
                const std::uint8_t group = std::uint8_t(g.matrixGroups.size());
                g.matrixGroups.splice(g.matrixGroups.size(), 0, std::vector<std::uint32_t>{1});
                g.matrixIndices.splice(g.matrixIndices.size(), 0, std::vector<std::uint32_t>{99});
                g.vertexGroups.edit()[0] = ofVertices == 0 ? g.vertexGroups[0] : group;
            };
        };
        QCOMPARE(unused(800, inGroup(0)), before + 1);
        QCOMPARE(unused(800, inGroup(1)), before);
        const auto withWeight = [&](std::uint8_t weight) {
            return [=](mdx::Root &r) {
                addBone(r);
                auto *skin = r.geosets[1].skin.edit();
                skin[1] = 99;
                skin[5] = weight;
            };
        };
        QCOMPARE(unused(1000, withWeight(1)) + 1, unused(1000, withWeight(0)));
    }

    /// Exporters fill the unused bone entries of a vertex with any number, and weight 0.
    void bonesWithoutWeightMayBeMissing()
    {
        for (const std::uint8_t weight : {0, 1}) {
            const auto model = sample(1000, [=](mdx::Root &r) {
                auto *skin = r.geosets[1].skin.edit();
                skin[3] = 255;
                skin[7] = weight;
            });
            QCOMPARE(runCheck(*checkOf("model.reference.missing"), *model).count(), std::size_t(weight));
        }
    }

    void isMended_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("fix");
        const std::vector<CheckSample> all = samples();
        for (std::size_t i = 0; i < all.size(); ++i)
            if (const Check *check = checkOf(all[i].code))
                for (std::size_t fix = 0; fix < check->fixes.size(); ++fix)
                    QTest::addRow("%s: %s", all[i].code, check->fixes[fix].text) << int(i) << int(fix);
    }

    /// No finding of it is left, nothing else is worse, the result is saved and read again as it is, and undone to the
    /// same bytes.
    void isMended()
    {
        QFETCH(int, row);
        QFETCH(int, fix);
        const CheckSample one = samples()[std::size_t(row)];
        const Check *check = checkOf(one.code);
        const auto model = sample(one.version, one.bad);
        const QByteArray bytes = saved(*model);
        const CheckReport before = checkModel(*model, &format());
        const FixChoice choice{check, &check->fixes[std::size_t(fix)]};
        MendPlan plan = planMending(*model, &format(), std::span(&choice, 1));
        QVERIFY2(plan.refused.empty(), plan.refused.empty() ? "" : plan.refused[0].reason.text().c_str());
        QVERIFY(plan.mended > 0);
        QVERIFY(!plannedChanges(*model, plan.changes).empty());

        Document document(model->clone(), createMdxFormat());
        const Status pushed = document.pushAgain(std::move(plan.changes), {});
        QVERIFY2(pushed, pushed ? "" : pushed.error().text().c_str());
        QCOMPARE(document.historyCount(), 1);
        const CheckReport after = checkModel(document.model(), &format());
        const auto &left = after.row(one.code)->findings;
        QVERIFY2(left.empty(), left.empty() ? "" : textOf(left[0], document.model()).c_str());
        QCOMPARE(worse(before, after, check), QStringList());

        const QByteArray mended = saved(document);
        const auto again = open(mended);
        QVERIFY(again);
        const auto differences = diffModels(document.model(), again->model());
        QVERIFY2(differences.empty(), differences.empty() ? "" : differences[0].path.c_str());
        document.undo();
        QCOMPARE(saved(document), bytes);
    }

    /// All safe fixes at once: only refused findings are left.
    void everythingSafe()
    {
        for (const std::uint32_t version : {800u, 1000u, 1100u}) {
            const auto model = sample(version, asItIs);
            const std::vector<FixChoice> choices = safeFixes(&format());
            QVERIFY(choices.size() > 15);
            MendPlan plan = planMending(*model, &format(), choices);
            Document document(model->clone(), createMdxFormat());
            const CheckReport before = checkModel(*model, &format());
            QVERIFY(document.pushAgain(std::move(plan.changes), {}));
            const CheckReport after = checkModel(document.model(), &format());
            QCOMPARE(worse(before, after), QStringList());
            for (const FixChoice &choice : choices)
                for (const Finding &finding : after.row(choice.check->code)->findings)
                    QVERIFY2(std::any_of(plan.refused.begin(), plan.refused.end(),
                                         [&](const MendPlan::Refusal &r) {
                                             return r.finding.check == choice.check &&
                                                    r.finding.place() == finding.place();
                                         }),
                             textOf(finding, document.model()).c_str());
        }
    }

    /// What a fix brings to light is mended with it, in the same step: a geoset that loses its last face goes as well.
    void consequencesAreMended()
    {
        const auto model = sample(800, [](mdx::Root &root) {
            mdx::Geoset &geoset = root.geosets[0];
            for (std::size_t i = 0; i < geoset.faces.size(); ++i)
                geoset.faces.edit()[i] = 0;
        });
        const CheckReport before = checkModel(*model, &format());
        const CheckReport::Row &faces = *before.row("mdx.geoset.degenerate-face");
        QVERIFY(faces.count() > 0);
        const FixChoice choice{faces.check, &faces.check->fixes.front()};
        MendPlan plan = planMending(*model, &format(), std::span(&choice, 1));
        QVERIFY(!plan.changes.empty());
        Document document(model->clone(), createMdxFormat());
        QVERIFY(document.pushAgain(std::move(plan.changes), {}));
        const CheckReport after = checkModel(document.model(), &format());
        QCOMPARE(after.row("mdx.geoset.degenerate-face")->count(), std::size_t(0));
        QCOMPARE(worse(before, after), QStringList());
    }

    /// A chain of 300,000 bones is checked in linear time: with a walk up from each bone it would take hours.
    void longChains()
    {
        constexpr std::int32_t length = 300'000;
        for (const bool isCircle : {false, true}) {
            const auto model = sample(800, [&](mdx::Root &root) {
                const mdx::Bone bone = root.bones[0];
                const auto first = std::int32_t(1000); // past the nodes of the sample
                for (std::int32_t i = 0; i < length; ++i) {
                    mdx::Bone &link = root.bones.append(bone);
                    link.node.objectId = first + i;
                    link.node.parentId = i > 0 ? first + i - 1 : isCircle ? first + length - 1 : -1;
                }
            });
            const CheckReport report = checkModel(*model, &format());
            QCOMPARE(report.row("mdx.node.cycle")->count(), isCircle ? std::size_t(length) : std::size_t(0));
        }
    }

    /// Every real model, binary or text, is checked. Findings that would keep the game from loading a model are
    /// justified in plugins/CHECKS-JUDGED.md, by its name or, for the test files of parsers, by its collection.
    void everyModelIsChecked()
    {
        SINEW_NEEDS_CORPUS();
        QFile judgement(sourcePath("plugins/CHECKS-JUDGED.md"));
        QVERIFY(judgement.open(QIODevice::ReadOnly));
        const QString judged = QString::fromUtf8(judgement.readAll());
        static const QRegularExpression ofParsers(QStringLiteral("/[^/]+\\+(HiveWE|wc3lib|war3mdlx)/"));
        FormatRegistry registry;
        registry.add(createMdxFormat());
        QStringList unjustified;
        qsizetype findings = 0;
        for (const QString &path : corpusFiles() + sinew::test::corpusFiles("wc3-mdl", {QStringLiteral("mdl")})) {
            sawCorpusFile(path);
            const auto opened = openDocument(registry, path);
            if (!opened)
                continue; // covered by other tests
            const CheckReport report = checkModel((*opened)->model(), &format());
            for (const CheckReport::Row &row : report.rows) {
                findings += qsizetype(row.count());
                if (row.check->impact == Impact::Fatal && row.count() > 0 && !ofParsers.match(path).hasMatch() &&
                    !judged.contains(u'`' + QFileInfo(path).fileName() + u'`'))
                    unjustified << path + QStringLiteral(": ") + QString::fromStdString(row.check->code);
            }
        }
        QCOMPARE(unjustified, QStringList());
        QVERIFY(findings > 1000);
    }

    /// Every fix of every check on real models, binary and text: nothing else is worse afterwards, the
    /// fixed model is saved and opened again with the same values, and undo leads back to the same bytes.
    void corpus_data()
    {
        QTest::addColumn<QString>("form");
        QTest::newRow("mdx") << QStringLiteral("mdx");
        QTest::newRow("mdl") << QStringLiteral("mdl");
    }

    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        QFETCH(QString, form);
        int mended = 0;
        const QByteArray folder = "wc3-" + form.toUtf8();
        for (const QString &path : sinew::test::corpusFiles(folder.constData(), {form}, 12)) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            FormatRegistry registry;
            registry.add(createMdxFormat());
            const auto opened = openDocument(registry, FileSet(path, bytes), path);
            sawCorpusFile(path);
            if (!opened)
                continue; // covered by other tests
            Document &document = **opened;
            const QByteArray before = saved(document);
            const CheckReport report = checkModel(document.model(), &format());
            for (const CheckReport::Row &row : report.rows)
                for (const Fix &fix : row.findings.empty() ? std::vector<Fix>() : row.check->fixes) {
                    const FixChoice choice{row.check, &fix};
                    MendPlan plan = planMending(document.model(), &format(), std::span(&choice, 1));
                    if (plan.changes.empty())
                        continue;
                    mended += plan.mended;
                    const std::string what = path.toStdString() + ": " + row.check->code + ": " + fix.text;
                    QVERIFY2(document.pushAgain(std::move(plan.changes), {}), what.c_str());
                    const CheckReport after = checkModel(document.model(), &format());
                    QVERIFY2(after.row(row.check->code)->count() < row.count(), what.c_str());
                    QVERIFY2(worse(report, after, row.check).isEmpty(), what.c_str());
                    const auto again = open(saved(document), QFileInfo(path).fileName());
                    QVERIFY2(again, what.c_str());
                    const std::string other = firstDifference(document.model(), again->model());
                    QVERIFY2(other.empty(), (what + ": " + other).c_str());
                    document.undo();
                    QVERIFY2(saved(document) == before, what.c_str());
                }
        }
        QVERIFY(mended > 0);
    }
};

SINEW_GUILESS_TEST(tst_mdx_checks, TestMdxChecks)

} // namespace tst_mdx_checks
#include "tst_mdx_checks.moc"
