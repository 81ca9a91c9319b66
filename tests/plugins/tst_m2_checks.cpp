// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/mending.h"
#include "core/document/document.h"
#include "core/document/open_document.h"
#include "core/model/diff.h"
#include "m2_material_test.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <limits>
#include <set>

namespace tst_m2_checks {

using namespace sinew;
using namespace sinew::test;
using m2::Root;

namespace {

/// What is done to a sample of the generator.
struct Sample
{
    const char *code;
    std::function<void(Root &)> bad, good;
    const char *badFile = "m2legion/tiny.m2", *goodFile = "m2legion/tiny.m2";
};

void asItIs(Root &) {}

std::vector<Sample> sequenceSamples()
{
    return {
        {"m2.sequence.backwards", [](Root &r) { r.sequences[1].end = r.sequences[1].start - 1; },
         [](Root &r) { r.sequences[1].end = r.sequences[1].start; }, "m2classic/tiny256.m2", "m2classic/tiny256.m2"},
        {"m2.sequence.same-variation", [](Root &r) { r.sequences[3].variation = r.sequences[0].variation; }, asItIs},
        {"m2.sequence.alias", [](Root &r) { r.sequences[2].aliasNext = 2; }, asItIs},
        {"m2.sequence.variation-loop", [](Root &r) { r.sequences[3].variationNext = 0; }, asItIs},
        {"m2.sequence.frequency", [](Root &r) { r.sequences[0].frequency = r.sequences[3].frequency = 0x7000; },
         [](Root &r) { r.sequences[0].frequency = r.sequences[3].frequency = 0x4000; }},
        {"m2.lookup.sequence", [](Root &r) { r.sequences[4].id = 0x60; }, asItIs},
        {"m2.sequence.anim-file", [](Root &r) { r.animationFiles[0].variation = 9; }, asItIs},
        {"m2.track.unplayed",
         [](Root &r) {
             for (std::size_t i = 0; i < r.sequences.size(); ++i)
                 r.sequences[i].duration = 1;
         },
         asItIs},
        {"m2.track.sub-tracks", asItIs, asItIs, "m2legion/tiny.m2", "m2classic/tiny256.m2"},
        {"m2.track.unsorted", [](Root &r) { r.bones[1].translation.editTimes()[0] = 0x7fffffff; }, asItIs},
    };
}

std::vector<Sample> tableSamples()
{
    const float none = std::numeric_limits<float>::quiet_NaN();
    return {
        {"m2.lookup.key-bone", [](Root &r) { r.keyBoneLookup.edit()[26] = -1; }, asItIs},
        {"m2.lookup.attachment", [](Root &r) { r.attachments[0].id = 30; }, asItIs},
        {"m2.lookup.camera", [](Root &r) { r.cameraLookup.edit()[1] = -1; }, asItIs},
        {"m2.lookup.texture", [](Root &r) { r.textures[1].type = 12; }, asItIs},
        {"m2.chunk.rows",
         [](Root &r) {
             r.particleGeosets = {1, 2, 3};
         },
         [](Root &r) {
             r.particleGeosets = {1, 2, 3, 4};
         }},
        {"m2.bone.order", [](Root &r) { r.bones[1].parent = 2; }, asItIs},
        {"m2.bone.not-animated", [](Root &r) { r.bones[1].flags = 0; }, asItIs},
        {"model.value.not-finite", [none](Root &r) { r.positions.edit()[0].x = none; }, asItIs},
        {"model.reference.missing", [](Root &r) { r.bones[2].parent = 77; }, asItIs},
    };
}

std::vector<Sample> meshSamples()
{
    return {
        {"m2.vertex.parts", [](Root &r) { r.normals = {}; }, asItIs},
        {"m2.vertex.count", [](Root &r) { r.positions = Array<Vec3>(std::vector<Vec3>(65537)); }, asItIs},
        {"m2.skin.vertex", [](Root &r) { r.skins[0].vertices.edit()[0] = std::uint16_t(r.positions.size()); },
         [](Root &r) { r.skins[0].vertices.edit()[0] = std::uint16_t(r.positions.size() - 1); }},
        {"m2.skin.index", [](Root &r) { r.skins[0].indices.edit()[0] = std::uint16_t(r.skins[0].vertices.size()); },
         [](Root &r) { r.skins[0].indices.edit()[0] = std::uint16_t(r.skins[0].vertices.size() - 1); }},
        {"m2.submesh.vertices", [](Root &r) { r.skins[0].submeshes[0].vertexCount = 1000; }, asItIs},
        {"m2.submesh.triangles", [](Root &r) { r.skins[0].submeshes[0].level = 1; }, asItIs},
        {"m2.submesh.not-three", [](Root &r) { --r.skins[0].submeshes[0].triangleCount; },
         [](Root &r) { r.skins[0].submeshes[0].triangleCount -= 3; }},
        {"m2.submesh.bones", [](Root &r) { r.skins[0].submeshes[0].boneComboStart = 500; }, asItIs},
        {"m2.submesh.bone-limit", [](Root &r) { r.skins[0].boneCountMax = 1; },
         [](Root &r) { r.skins[0].boneCountMax = r.skins[0].submeshes[0].boneCount; }},
        {"m2.submesh.palette", [](Root &r) { r.skins[0].bones.edit()[0] ^= 1; }, asItIs},
        {"m2.batch.submesh", [](Root &r) { r.skins[0].batches[0].submesh = 3; },
         [](Root &r) { r.skins[0].batches[0].submesh = 2; }},
        {"m2.batch.combo", [](Root &r) { r.skins[0].batches[0].textureCombo = 500; }, asItIs},
        {"m2.physics.body-shapes", [](Root &r) { r.physics[0].bodies[0].shapeCount = 5; }, asItIs},
        {"m2.physics.shape-index", [](Root &r) { r.physics[0].shapes[0].index = 1; }, asItIs},
        {"m2.physics.joint-body", [](Root &r) { r.physics[0].joints[0].bodyB = 2; }, asItIs},
        {"m2.physics.joint-index", [](Root &r) { r.physics[0].joints[0].index = 1; }, asItIs},
        {"m2.bone-file.count", [](Root &r) { r.boneFiles[0].offsets = {}; }, asItIs},
    };
}

std::vector<Sample> samples()
{
    std::vector<Sample> all = sequenceSamples();
    for (const auto &more : {tableSamples(), meshSamples()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

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

/// Codes of what is worse than before.
QStringList worse(const CheckReport &before, const CheckReport &after)
{
    QStringList codes;
    for (std::size_t i = 0; i < after.rows.size(); ++i)
        if (after.rows[i].check->impact >= Impact::Wrong && after.rows[i].count() > before.rows[i].count())
            codes << QLatin1String(after.rows[i].check->code);
    return codes;
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
            if (std::string_view(check->code).starts_with("m2."))
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

    /// Nothing of it is left, nothing else is worse, one undo step leads back to the same values.
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
        QCOMPARE(worse(before, after), QStringList());
        document.undo();
        QVERIFY(diffModels(document.model(), *model, 1).empty());
    }

    /// Every fix on real models: what it mends is less, nothing else is worse, the result is saved and read again with
    /// the same findings, and undo leads back to the same bytes.
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
                    QVERIFY2(worse(report, after).isEmpty(), what.c_str());
                    const auto written = m2Format().write(document.model());
                    QVERIFY2(written, what.c_str());
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
