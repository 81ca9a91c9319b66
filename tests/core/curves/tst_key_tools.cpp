// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/copied_keys_text.h"
#include "core/curves/keys/key_tools.h"
#include "core/model/path.h"
#include "tests/core/stored_format.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_key_tools {

using namespace sinew;
using namespace sinew::sample;

namespace {

using Times = std::vector<std::int32_t>;
using Floats = std::vector<float>;
constexpr KeyBits valueBit = keyBit(KeyPart::Value, 0);

/// A float curve with the keys in `selected` selected; values are 0, 1, 2 …
CurveEdit editOf(Times times, std::vector<std::size_t> selected, Interpolation interpolation = Interpolation::Linear)
{
    CurveEdit edit;
    edit.type = &typeInfo<Curve<float>>();
    Curve<float> curve(interpolation, times.size());
    std::copy(times.begin(), times.end(), curve.editTimes().begin());
    for (std::size_t i = 0; i < times.size(); ++i)
        curve.editValues()[i] = float(i);
    edit.curve = curve;
    edit.marks.resize(times.size());
    for (const std::size_t row : selected)
        edit.marks[row].selected = valueBit;
    return edit;
}

Times timesOf(const CurveEdit &edit)
{
    return {edit.curve.times().begin(), edit.curve.times().end()};
}

Floats part(const CurveEdit &edit, KeyPart which = KeyPart::Value)
{
    const auto *numbers = reinterpret_cast<const float *>(edit.curve.rawPart(int(which), 4));
    return {numbers, numbers + edit.size()};
}

void setPart(CurveEdit &edit, KeyPart which, Floats numbers)
{
    std::copy(numbers.begin(), numbers.end(), reinterpret_cast<float *>(edit.curve.editRawPart(int(which), 4)));
}

Times selectedTimes(const CurveEdit &edit)
{
    Times times;
    for (std::size_t row = 0; row < edit.marks.size(); ++row)
        if (edit.marks[row].selected)
            times.push_back(edit.curve.times()[row]);
    return times;
}

/// Keys at 0, 10, 30 with values 100, 200, 300 on the clipboard.
CopiedKeys copied(Interpolation interpolation = Interpolation::Linear)
{
    CurveEdit source = editOf({0, 10, 30}, {}, interpolation);
    setPart(source, KeyPart::Value, {100, 200, 300});
    CopiedKeys keys;
    keys.length = 30;
    keys.tracks.push_back({"Bone", "track", source.type, source.curve});
    return keys;
}

Result<std::size_t> paste(CurveEdit &edit, const CopiedKeys &keys, PasteOptions options, bool keepInSpans = true)
{
    return pasteTrack(edit, keys.tracks[0], keys, options, keepInSpans);
}

} // namespace

class TestKeyTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selectedKeysGo()
    {
        CurveEdit edit = editOf({0, 10, 20, 20, 30}, {1, 3});
        edit.marks[4].in = HandleMode::Vector;
        edit.marks[0].selected = keyBit(KeyPart::Out, 0); // a handle is not a key
        deleteSelected(edit);
        QCOMPARE(timesOf(edit), Times({0, 20, 30}));
        QCOMPARE(part(edit), Floats({0, 2, 4}));
        QCOMPARE(edit.marks[2].in, HandleMode::Vector);
        CurveEdit all = editOf({0, 10}, {0, 1});
        deleteSelected(all);
        QVERIFY(all.curve.isPresent());
        QCOMPARE(all.size(), std::size_t(0));
    }

    void copiesStandLater()
    {
        CurveEdit edit = editOf({0, 10, 20, 30}, {0, 1});
        duplicateSelected(edit, 20);
        QCOMPARE(timesOf(edit), Times({0, 10, 20, 30}));
        QCOMPARE(part(edit), Floats({0, 1, 0, 1}));
        QCOMPARE(selectedTimes(edit), Times({20, 30}));
        duplicateSelected(edit, -15);
        QCOMPARE(timesOf(edit), Times({0, 5, 10, 15, 20, 30}));
        QCOMPARE(part(edit), Floats({0, 0, 1, 1, 0, 1}));
    }

    /// Copies that would end up in another sequence are left out and counted.
    void copiesStayInTheirSequence()
    {
        CurveEdit edit = editOf({0, 10, 20, 30, 50}, {0, 2});
        edit.spans = {{0, 25}, {30, 60}};
        QCOMPARE(duplicateSelected(edit, 5, true), std::size_t(0));
        QCOMPARE(timesOf(edit), Times({0, 5, 10, 20, 25, 30, 50}));
        QCOMPARE(selectedTimes(edit), Times({5, 25}));
        QCOMPARE(duplicateSelected(edit, 10, true), std::size_t(1));
        QCOMPARE(timesOf(edit), Times({0, 5, 10, 15, 20, 25, 30, 50}));
        QCOMPARE(duplicateSelected(edit, 100, true), std::size_t(1));
        QCOMPARE(timesOf(edit), Times({0, 5, 10, 15, 20, 25, 30, 50}));
        QCOMPARE(selectedTimes(edit), Times());
    }

    void keysRunBackwards()
    {
        CurveEdit edit = editOf({0, 10, 30, 100, 110}, {0, 1, 2, 3, 4}, Interpolation::Hermite);
        edit.spans = {{0, 50}, {100, 150}};
        setPart(edit, KeyPart::In, {1, 2, 3, 4, 5});
        setPart(edit, KeyPart::Out, {6, 7, 8, 9, 10});
        reverseSelected(edit);
        QCOMPARE(timesOf(edit), Times({0, 10, 30, 100, 110}));
        QCOMPARE(part(edit), Floats({2, 1, 0, 4, 3}));
        QCOMPARE(part(edit, KeyPart::In), Floats({-8, -7, -6, -10, -9}));
        QCOMPARE(part(edit, KeyPart::Out), Floats({-3, -2, -1, -5, -4}));
        reverseSelected(edit);
        QCOMPARE(part(edit), Floats({0, 1, 2, 3, 4}));
        QCOMPARE(part(edit, KeyPart::Out), Floats({6, 7, 8, 9, 10}));
    }

    void keysAreMirrored()
    {
        CurveEdit edit = editOf({0, 10, 30}, {1, 2});
        QVERIFY(mirrorTimes(edit, 25));
        QCOMPARE(timesOf(edit), Times({0, 20, 40}));
        QCOMPARE(part(edit), Floats({0, 2, 1}));
        mirrorValues(edit, 5);
        QCOMPARE(part(edit), Floats({0, 8, 9}));
    }

    void keysArePasted()
    {
        CurveEdit merged = editOf({0, 15, 20, 50}, {0});
        QVERIFY(paste(merged, copied(), {10}));
        QCOMPARE(timesOf(merged), Times({0, 10, 15, 20, 40, 50}));
        QCOMPARE(part(merged), Floats({0, 100, 1, 200, 300, 3}));
        QCOMPARE(selectedTimes(merged), Times({10, 20, 40}));

        CurveEdit replaced = editOf({0, 15, 20, 50}, {});
        QVERIFY(paste(replaced, copied(), {10, PasteMode::Replace}));
        QCOMPARE(timesOf(replaced), Times({0, 10, 20, 40, 50}));

        CurveEdit inserted = editOf({0, 15, 20, 50}, {});
        QVERIFY(paste(inserted, copied(), {15, PasteMode::Insert}));
        QCOMPARE(timesOf(inserted), Times({0, 15, 25, 45, 46, 51, 81}));
        QCOMPARE(part(inserted), Floats({0, 100, 200, 300, 1, 2, 3}));

        CurveEdit backwards = editOf({0}, {});
        PasteOptions options{100};
        options.mirrored = true;
        options.valueOffset = 5;
        QVERIFY(paste(backwards, copied(), options));
        QCOMPARE(timesOf(backwards), Times({0, 100, 120, 130}));
        QCOMPARE(part(backwards), Floats({0, 305, 205, 105}));

        CurveEdit absent;
        absent.type = &typeInfo<Curve<float>>();
        QVERIFY(paste(absent, copied(Interpolation::Bezier), {7}));
        QCOMPARE(absent.curve.interpolation(), Interpolation::Bezier);
        QCOMPARE(timesOf(absent), Times({7, 17, 37}));
        CurveEdit other;
        other.type = &typeInfo<Curve<Vec3>>();
        QVERIFY(!paste(other, copied(), {7}));
        QVERIFY(!other.curve.isPresent());
    }

    void pastedKeysStayInTheirSequence()
    {
        CurveEdit edit = editOf({0, 25, 45, 60}, {});
        edit.spans = {{0, 45}, {50, 100}};
        QVERIFY(paste(edit, copied(), {20}));
        QCOMPARE(timesOf(edit), Times({0, 20, 25, 30, 45, 60}));
        QVERIFY(paste(edit, copied(), {40}, false));
        QCOMPARE(timesOf(edit), Times({0, 20, 25, 30, 40, 45, 50, 60, 70}));
        // Without room for 31 more: nothing happens.
        CurveEdit full = editOf({0, 5, 45, 60}, {});
        full.spans = {{0, 45}, {50, 100}};
        QVERIFY(paste(full, copied(), {4, PasteMode::Insert}));
        QCOMPARE(timesOf(full), Times({0, 4, 14, 34, 36, 45, 60}));
        const CurveBase before = full.curve;
        QVERIFY(!paste(full, copied(), {0, PasteMode::Insert}));
        QVERIFY(full.curve.equalRaw(before, 4));
    }

    void tangentsFitTheTarget()
    {
        CopiedKeys hermite = copied(Interpolation::Hermite);
        Curve<float> &curve = static_cast<Curve<float> &>(hermite.tracks[0].curve);
        for (const std::size_t i : {0u, 1u, 2u})
            curve.editOutTangents()[i] = curve.editInTangents()[i] = 30;
        CurveEdit bezier = editOf({500}, {}, Interpolation::Bezier);
        QVERIFY(paste(bezier, hermite, {0}));
        QCOMPARE(part(bezier, KeyPart::In), Floats({90, 190, 290, 0}));
        QCOMPARE(part(bezier, KeyPart::Out), Floats({110, 210, 310, 0}));
        CurveEdit made = editOf({500}, {}, Interpolation::Bezier);
        QVERIFY(paste(made, copied(), {0}));
        QCOMPARE(part(made, KeyPart::In), Floats({100, 200, 300, 0}));
        CurveEdit step = editOf({500}, {}, Interpolation::None);
        QVERIFY(paste(step, hermite, {0}));
        QVERIFY(!step.curve.hasTangents());
    }

    void theOtherSide()
    {
        CopiedKeys keys;
        Curve<Vec3> moves(Interpolation::Hermite, 1);
        moves.editValues()[0] = {1, 2, 3};
        moves.editInTangents()[0] = {4, 5, 6};
        keys.tracks.push_back(
            {"Hand Left", "node.translation", &typeInfo<Curve<Vec3>>(), moves, 0xf, SpaceKind::Position});
        CurveEdit edit;
        edit.type = &typeInfo<Curve<Vec3>>();
        PasteOptions options;
        options.flipped = true;
        QVERIFY(pasteTrack(edit, keys.tracks[0], keys, options));
        const auto *values = reinterpret_cast<const Vec3 *>(edit.curve.rawPart(0, 12));
        QCOMPARE(values->x, 1.f);
        QCOMPARE(values->y, -2.f);
        QCOMPARE(reinterpret_cast<const Vec3 *>(edit.curve.rawPart(1, 12))->y, -5.f);
        keys.tracks[0].space = SpaceKind::None;
        QVERIFY(pasteTrack(edit, keys.tracks[0], keys, options));
        QCOMPARE(reinterpret_cast<const Vec3 *>(edit.curve.rawPart(0, 12))->y, 2.f);

        // A turn of 90° about z, seen in a mirror at y = 0, is one of −90°; about y it stays.
        Curve<Quat> turns(Interpolation::Linear, 2);
        turns.editTimes()[1] = 1;
        turns.editValues()[0] = rotationOf({0, 0, 90}, RotationOrder::Xyz);
        turns.editValues()[1] = rotationOf({0, 60, 0}, RotationOrder::Xyz);
        keys.tracks.push_back(
            {"Hand Left", "node.rotation", &typeInfo<Curve<Quat>>(), turns, 0xf, SpaceKind::Rotation});
        CurveEdit turn;
        turn.type = &typeInfo<Curve<Quat>>();
        QVERIFY(pasteTrack(turn, keys.tracks[1], keys, options));
        const KeyNumbers shown(turn.curve, turn.value());
        QVERIFY(std::abs(shown.number(0, 2) + 90) < 1e-3);
        QVERIFY(std::abs(shown.number(1, 1) - 60) < 1e-3);
    }

    void someComponentsArePasted()
    {
        CopiedKeys keys;
        Curve<Vec3> curve(Interpolation::Bezier, 1);
        curve.editValues()[0] = {7, 8, 9};
        curve.editOutTangents()[0] = {70, 80, 90};
        keys.tracks.push_back({"Bone", "track", &typeInfo<Curve<Vec3>>(), curve, 0b010});
        CurveEdit edit;
        edit.type = keys.tracks[0].type;
        Curve<Vec3> own(Interpolation::Linear, 2);
        own.editTimes()[1] = 100;
        own.editValues()[1] = {10, 20, 30};
        edit.curve = own;
        edit.marks.resize(2);
        QVERIFY(pasteTrack(edit, keys.tracks[0], keys, {50}));
        const auto *values = reinterpret_cast<const Vec3 *>(edit.curve.rawPart(0, 12));
        QCOMPARE(values[1].x, 5.f);
        QCOMPARE(values[1].y, 8.f);
        QCOMPARE(values[1].z, 15.f);
        QCOMPARE(edit.marks[1].selected, keyBit(KeyPart::Value, 1));
    }

    void keysTravelAsText()
    {
        auto model = std::make_unique<StoredModel>();
        Bone bone;
        bone.node.name.set("Hand Left");
        bone.node.translation = Curve<Vec3>(Interpolation::Hermite, 3);
        bone.node.rotation = Curve<Quat>(Interpolation::Linear, 1);
        const float nan = std::numeric_limits<float>::quiet_NaN();
        for (std::size_t i = 0; i < 3; ++i) {
            bone.node.translation.editTimes()[i] = 100 + std::int32_t(i) * 33;
            bone.node.translation.editValues()[i] = {0.1f, float(i) / 3, 1e-30f};
            bone.node.translation.editInTangents()[i] = {-0.f, 3e38f, i ? 1.f : nan};
        }
        bone.node.rotation.editTimes()[0] = 110;
        model->data.bones.append(bone);
        EventObject event;
        event.track = Curve<NoValue>(Interpolation::None, 2);
        event.track.editTimes()[1] = 120;
        model->data.eventObjects.append(event);
        model->buildIndex();
        Document document(std::move(model), std::make_shared<StoredFormat>());
        std::vector<Address> addresses;
        for (const char *path : {"bones[0].node.translation", "bones[0].node.rotation", "eventObjects[0].track"})
            addresses.push_back(parsePath(document.model(), path)->address);
        std::vector<CurveEdit> edits = curveEdits(document, addresses);
        edits[0].marks[0].selected = edits[0].marks[2].selected = 0b111;
        edits[1].marks[0].selected = 0b100;
        edits[2].marks[1].selected = 1;

        const CopiedKeys keys = copySelected(document, edits);
        QCOMPARE(keys.tracks.size(), std::size_t(3));
        QCOMPARE(keys.origin, 100);
        QCOMPARE(keys.length, 66);
        QCOMPARE(keys.tracks[0].object, std::string("Hand Left"));
        QCOMPARE(keys.tracks[0].field, std::string("node.translation"));
        QCOMPARE(int(keys.tracks[0].space), int(SpaceKind::Position));
        QCOMPARE(int(keys.tracks[1].space), int(SpaceKind::Rotation));
        QCOMPARE(keys.tracks[0].components, anyValueBit);
        QCOMPARE(keys.tracks[1].components, 0b100u);
        QCOMPARE(keys.tracks[1].curve.times()[0], 10);
        QCOMPARE(keys.tracks[2].curve.times()[0], 20);

        const std::string text = toText(keys);
        const Result<CopiedKeys> back = copiedKeysFromText(text);
        QVERIFY(back);
        QCOMPARE(back->tracks.size(), std::size_t(3));
        for (std::size_t i = 0; i < 3; ++i) {
            const CopiedTrack &was = keys.tracks[i], &is = back->tracks[i];
            QCOMPARE(is.object, was.object);
            QCOMPARE(is.field, was.field);
            QCOMPARE(is.type, was.type);
            QCOMPARE(is.components, was.components);
            QCOMPARE(int(is.space), int(was.space));
            QVERIFY(is.curve.equalRaw(was.curve, was.type->element->valueSize()));
        }
        QCOMPARE(toText(*back), text);
    }

    void badTextIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray good = QByteArray::fromStdString(toText(copied()));
        QVERIFY(copiedKeysFromText(good.toStdString()));
        const auto with = [&](const char *from, const char *to) {
            const QByteArray changed = QByteArray(good).replace(from, to);
            Q_ASSERT(changed != good);
            return changed;
        };
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("12 13");
        QTest::newRow("another JSON") << QByteArray("{\"tracks\":[]}");
        QTest::newRow("cut") << good.left(good.size() / 2);
        QTest::newRow("another version") << with("\"sinewKeys\":1", "\"sinewKeys\":2");
        QTest::newRow("unknown type") << with("\"float\"", "\"double\"");
        QTest::newRow("wrong type") << with("\"float\"", "\"vec3\"");
        QTest::newRow("times missing") << with("[0,10,30]", "[]");
        QTest::newRow("one time too few") << with("[0,10,30]", "[0,10]");
        QTest::newRow("time too large") << with("[0,10,30]", "[0,10,3e9]");
        QTest::newRow("time broken") << with("[0,10,30]", "[0,10.5,30]");
        QTest::newRow("tangents missing") << with("\"interpolation\":1", "\"interpolation\":2");
        QTest::newRow("negative interpolation") << with("\"interpolation\":1", "\"interpolation\":-1");
        QTest::newRow("a word for a number") << with("[100,", "[\"x\",");
        QTest::newRow("turn of a number") << with("\"none\"", "\"rotation\"");
    }

    void badTextIsRefused()
    {
        QFETCH(QByteArray, text);
        const Result<CopiedKeys> keys = copiedKeysFromText(text.toStdString());
        QVERIFY(!keys);
        QVERIFY(!keys.error().message.empty());
    }

    void entries_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("from8");
        const double none = std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("set") << QByteArray("12.5") << 12.5;
        QTest::newRow("negative") << QByteArray(" -5 ") << -5.0;
        QTest::newRow("positive") << QByteArray("+5") << 5.0;
        QTest::newRow("comma") << QByteArray("2,5") << 2.5;
        QTest::newRow("exponent") << QByteArray("1e3") << 1000.0;
        QTest::newRow("more") << QByteArray("+=5") << 13.0;
        QTest::newRow("more of less") << QByteArray("+= -5") << 3.0;
        QTest::newRow("less") << QByteArray("-=5") << 3.0;
        QTest::newRow("times") << QByteArray("*2") << 16.0;
        QTest::newRow("times long") << QByteArray("*=0.5") << 4.0;
        QTest::newRow("divided") << QByteArray("/=2") << 4.0;
        QTest::newRow("divided short") << QByteArray("/4") << 2.0;
        QTest::newRow("percent") << QByteArray("50%") << 4.0;
        for (const char *bad :
             {"", "x", "5x", "*", "+=", "/0", "/=0", "/1e-320", "nan", "inf", "1e999", "++5", "+=5%", "%", "5 5x"})
            QTest::addRow("bad %s", bad) << QByteArray(bad) << none;
    }

    void entries()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, from8);
        const Result<NumberEntry> entry = parseEntry(text.toStdString());
        QCOMPARE(bool(entry), !std::isnan(from8));
        if (entry)
            QCOMPARE(entry->apply(8), from8);
    }

    void somePastedComponentsMakeATrack()
    {
        // An absent scale track takes x only: y and z must not become 0, which would hide the object.
        CurveEdit source;
        source.type = &typeInfo<Curve<Vec3>>();
        Curve<Vec3> curve(Interpolation::Linear, 1);
        curve.editValues()[0] = {2, 5, 5};
        CopiedKeys keys;
        keys.tracks.push_back({"Bone", "track", source.type, curve, 0b001});
        CurveEdit edit;
        edit.type = source.type;
        QVERIFY(pasteTrack(edit, keys.tracks[0], keys, {.at = 40, .rest = Value::of(Vec3{1, 1, 1})}));
        QCOMPARE(timesOf(edit), (Times{40}));
        const auto *value = reinterpret_cast<const float *>(edit.curve.rawPart(0, 12));
        QCOMPARE(Floats(value, value + 3), (Floats{2, 1, 1}));
    }
};

SINEW_GUILESS_TEST(tst_key_tools, TestKeyTools)

} // namespace tst_key_tools
#include "tst_key_tools.moc"
