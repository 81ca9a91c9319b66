// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/field_named.h"
#include "widgets/curves/session/curve_session.h"

#include <QTest>

namespace sinew {

/// Sequences Stand 0…1000 and Walk 2000…3000, one global sequence of 500. Bones Root (nothing animated), Arm_L
/// (translation linear x: 0 at 0, 10 at 500, 0 at 1000; rotation linear: none at 0, 90° about z at 1000), Arm_R
/// (scaling bezier of one key at 0), and a geoset animation with alpha on the global sequence: 1 at 0, 0 at 250.
/// Everything is listed, the playhead is at 0 in Stand.
struct CurveFixture
{
    std::shared_ptr<const Format> format = createMdxFormat();
    std::unique_ptr<Document> document;
    std::unique_ptr<CurveSession> session;
    Address translation, rotation, scaling, alpha, absent; ///< absent: translation of Arm_R
    NodeId root = NoNode, left = NoNode, right = NoNode;

    CurveFixture()
    {
        auto model = std::make_unique<mdx::MdxModel>();
        mdx::Sequence &stand = model->data.sequences.append();
        stand.name.set("Stand");
        stand.end = 1000;
        mdx::Sequence &walk = model->data.sequences.append();
        walk.name.set("Walk");
        walk.start = 2000;
        walk.end = 3000;
        model->data.globalSequences.append().duration = 500;
        const char *const names[] = {"Root", "Arm_L", "Arm_R"};
        for (int i = 0; i < 3; ++i) {
            mdx::Bone &bone = model->data.bones.append();
            bone.node.name.set(names[i]);
            bone.node.objectId = i;
            bone.node.parentId = i == 0 ? -1 : 0;
        }
        mdx::Node &arm = model->data.bones.items[1].node;
        arm.translation = Curve<Vec3>(Interpolation::Linear, 3);
        for (int i = 0; i < 3; ++i) {
            arm.translation.editTimes()[std::size_t(i)] = 500 * i;
            arm.translation.editValues()[std::size_t(i)] = {i == 1 ? 10.f : 0.f, 0, 0};
        }
        arm.rotation = Curve<Quat>(Interpolation::Linear, 2);
        arm.rotation.editTimes()[1] = 1000;
        arm.rotation.editValues()[0] = {0, 0, 0, 1};
        arm.rotation.editValues()[1] = {0, 0, 0.70710678f, 0.70710678f};
        mdx::Node &other = model->data.bones.items[2].node;
        other.scaling = Curve<Vec3>(Interpolation::Bezier, 1);
        other.scaling.editValues()[0] = other.scaling.editInTangents()[0] =
            other.scaling.editOutTangents()[0] = {1, 1, 1};
        model->data.pivots = {Vec3{}, Vec3{}, Vec3{}};
        mdx::GeosetAnimation &fade = model->data.geosetAnimations.append();
        fade.alphaKeys = Curve<float>(Interpolation::Linear, 2, 0);
        fade.alphaKeys.editTimes()[1] = 250;
        fade.alphaKeys.editValues()[0] = 1;
        model->buildIndex();
        root = model->data.bones.ids[0];
        left = model->data.bones.ids[1];
        right = model->data.bones.ids[2];
        const auto of = [&](NodeId node, const char *name) {
            const StructInfo &info = *model->object(node).info;
            const int direct = test::findRow(info, name), inner = test::findRow(info, "node");
            return direct >= 0 ? Address{node, std::uint16_t(direct)}
                               : Address{node, std::uint16_t(inner), test::rowNamed(describe<mdx::Node>(), name)};
        };
        translation = of(left, "translation");
        rotation = of(left, "rotation");
        scaling = of(right, "scaling");
        absent = of(right, "translation");
        alpha = of(model->data.geosetAnimations.ids[0], "alphaKeys");
        document = std::make_unique<Document>(std::move(model), format);
        document->playback().setSequence(data().sequences.ids[0], 0, 1000);
        document->playback().setTime(0);
        session = std::make_unique<CurveSession>();
        CurveOptions options;
        options.onlySelected = false;
        session->setOptions(options);
        session->setDocument(document.get());
    }
    ~CurveFixture() { session.reset(); }

    const mdx::Root &data() const { return static_cast<const mdx::MdxModel &>(document->model()).data; }
    const Curve<Vec3> &translationKeys() const { return data().bones[1].node.translation; }
    QByteArray bytes() const { return format->write(document->model())->front().bytes; }
    int row(const Address &track) const { return session->trackOf(track); }
    /// Selects keys of a track by row, all components or some, and nothing else.
    void select(const Address &track, std::initializer_list<std::size_t> rows, std::uint16_t bits = 0x7)
    {
        document->keySelection().clear();
        KeyMarks marks(session->curve(session->tracks()[std::size_t(row(track))]).size());
        for (const std::size_t key : rows)
            marks[key].selected = bits;
        document->keySelection().setMarks(track, marks);
    }
    /// "0:0 500:10 1000:0": times and x of a vector curve.
    static QString text(const Curve<Vec3> &curve)
    {
        QStringList keys;
        for (std::size_t i = 0; i < curve.size(); ++i)
            keys << QStringLiteral("%1:%2").arg(curve.times()[i]).arg(double(curve.values()[i].x) + 0.0);
        return keys.join(u' ');
    }
    QString keys() const { return text(translationKeys()); }
};

} // namespace sinew
