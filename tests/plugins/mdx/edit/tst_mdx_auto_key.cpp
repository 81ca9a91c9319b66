// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/playhead_keys.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_mdx_auto_key {

using namespace sinew;

/// What is shown and set at the playhead: sequences Stand 0…1000 and Walk 1000…2000, neither looping.
class TestMdxAutoKey : public QObject
{
    Q_OBJECT

    std::unique_ptr<Document> m_document;

    /// A document with an attachment whose visibility and a geoset animation whose alpha has these keys.
    void open(const Curve<float> &visibility, const Curve<float> &alpha)
    {
        auto model = std::make_unique<mdx::MdxModel>();
        for (const int start : {0, 1000}) {
            mdx::Sequence &sequence = model->data.sequences.append();
            sequence.start = std::uint32_t(start);
            sequence.end = std::uint32_t(start) + 1000;
            sequence.flags = 1;
        }
        model->data.attachments.append().visibility = visibility;
        model->data.geosetAnimations.append().alphaKeys = alpha;
        model->buildIndex();
        m_document = std::make_unique<Document>(std::move(model), createMdxFormat());
        m_document->playback().setSequence(data().sequences.ids[0], 0, 1000);
    }
    const mdx::Root &data() { return static_cast<const mdx::MdxModel &>(m_document->model()).data; }
    Address visibility() { return {data().attachments.ids[0], fieldRow<&mdx::Attachment::visibility>()}; }
    Address alpha() { return {data().geosetAnimations.ids[0], fieldRow<&mdx::GeosetAnimation::alphaKeys>()}; }
    static Curve<float> keys(Interpolation interpolation, std::vector<std::pair<int, float>> keys)
    {
        Curve<float> curve(interpolation, keys.size());
        for (std::size_t i = 0; i < keys.size(); ++i) {
            curve.editTimes()[i] = keys[i].first;
            curve.editValues()[i] = keys[i].second;
            if (curve.hasTangents())
                curve.editInTangents()[i] = curve.editOutTangents()[i] = keys[i].second;
        }
        return curve;
    }

private Q_SLOTS:
    void visibilityIsReadInSteps()
    {
        open(keys(Interpolation::Linear, {{0, 0}, {1000, 1}}), {});
        m_document->playback().setTime(500);
        QCOMPARE(*valueAtPlayhead(*m_document, visibility()).as<float>(), 0.f);
    }

    void autoHandlesFollow()
    {
        open({}, keys(Interpolation::Bezier, {{0, 0}, {500, 0}, {1000, 0}}));
        m_document->playback().setTime(500);
        CurveEdit edit = curveEdit(*m_document, alpha());
        for (KeyMark &mark : edit.marks)
            mark.in = mark.out = HandleMode::Auto;
        setValueAtPlayhead(*m_document, edit, Value::of(12.f), restValue(m_document->model(), alpha()));
        const auto &curve = static_cast<const Curve<float> &>(edit.curve);
        QCOMPARE(curve.values()[1], 12.f);
        // At the ends along the only segment, a third of 12 away; at the peak parallel to the line from 0 to 0.
        QCOMPARE(curve.outTangents()[0], 4.f);
        QCOMPARE(curve.inTangents()[1], 12.f);
        QCOMPARE(curve.outTangents()[1], 12.f);
        QCOMPARE(curve.inTangents()[2], 4.f);
    }

    void whereSequencesMeet()
    {
        // Stand ends on its last key's 3, Walk starts with its first key's 7.
        open({}, keys(Interpolation::Linear, {{0, 1}, {900, 3}, {1100, 7}, {2000, 9}}));
        const auto put = [&](std::size_t sequence, double start) {
            m_document->playback().setSequence(data().sequences.ids[sequence], start, start + 1000);
            m_document->playback().setTime(1000);
            CurveEdit edit = curveEdit(*m_document, alpha());
            const std::size_t row = putKeyAtPlayhead(*m_document, edit, restValue(m_document->model(), alpha()));
            return static_cast<const Curve<float> &>(edit.curve).values()[row];
        };
        QCOMPARE(put(0, 0), 3.f);
        QCOMPARE(put(1, 1000), 7.f);
    }
};

SINEW_GUILESS_TEST(tst_mdx_auto_key, TestMdxAutoKey)

} // namespace tst_mdx_auto_key
#include "tst_mdx_auto_key.moc"
