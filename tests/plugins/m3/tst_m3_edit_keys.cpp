// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m3_edit_test.h"
#include "m3_edits.h"
#include "tests/support/test_program.h"

namespace tst_m3_edit_keys {

using namespace sinew;
using namespace sinew::test;

/// Edits of numbers and of keys.
class TestM3EditKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersInPlace()
    {
        made::File expected = tiny().file();
        put(section(expected, "PHRB"), 8, 1234.5f);
        put(section(expected, "PHSH"), 92, 0.75f);
        put(section(expected, "LAYR"), 40, std::uint32_t(3));
        put(section(expected, "SEQS"), 92 + 28, 4.0f);
        verify(
            [](EditBuilder &edit, const Document &d) {
                edit.set(at(d, "physicsBodies[0].mass"), 1234.5f);
                edit.set(at(d, "physicsBodies[0].shapes[0].size0"), 0.75f);
                edit.set(at(d, "standardMaterials[0].diffuse[0].uvSource"), std::uint32_t(3));
                edit.set(at(d, "sequences[1].moveSpeed"), 4.0f);
            },
            expected);
    }

    /// The value of a key in its own sequence; a colour is stored blue first.
    void keysInPlace()
    {
        made::Model model = tiny();
        model.tracks[0].blocks[1].keys = made::keyBytes<made::V3>({{0, 0, 1}, {0, 7, 1}, {0, 0, 1}});
        model.tracks[2].blocks[4].keys = made::keyBytes<made::V3>({{0, 0, 1}, {0, 0, 9}});
        model.tracks[0].blocks[4].keys =
            made::keyBytes<std::array<std::uint8_t, 4>>({{1, 2, 3, 255}, {0, 51, 255, 128}});
        verify(
            [](EditBuilder &edit, const Document &d) {
                edit.splice(at(d, "bones[1].position.keys"), 1, 1, keyed<Vec3>({{500, {0, 7, 1}}}));
                edit.splice(at(d, "bones[1].position.keys"), 4, 1, keyed<Vec3>({{1000250, {0, 0, 9}}}));
                edit.splice(at(d, "standardMaterials[0].diffuse[0].colour.keys"), 1, 1,
                            keyed<Colour4>({{1000, {1, 0.2f, 0, 128 / 255.f}}}));
            },
            model.file());
    }

    /// Keys of a value in a sequence that has none of it: a block, its place, and the animId in the STS.
    void firstKeysOfASequence()
    {
        made::Model model = tiny();
        model.tracks[0].blocks.append(
            {made::Vector3, made::Id::HandScale, {500}, made::keyBytes<made::V3>({{3, 3, 3}}), 0, 1000});
        verify(
            [](EditBuilder &edit, const Document &d) {
                edit.splice(at(d, "bones[2].scale.keys"), 0, 0, keyed<Vec3>({{500, {3, 3, 3}}}));
            },
            model.file());
    }

    /// Keys of a value that had none at all: its flags now say that it has some.
    void firstKeysOfAValue()
    {
        made::Model model = tiny();
        model.tracks[0].blocks.append({made::Vector3,
                                       made::Id::RootLocation,
                                       {0, 1000},
                                       made::keyBytes<made::V3>({{1, 2, 3}, {4, 5, 6}}),
                                       0,
                                       1000});
        model.tracks[2].blocks.append(
            {made::Vector3, made::Id::RootLocation, {500}, made::keyBytes<made::V3>({{7, 8, 9}}), 0, 500});
        made::File expected = model.file();
        put(section(expected, "BONE"), 24 + flagsAt, std::uint16_t(6));
        verify(
            [](EditBuilder &edit, const Document &d) {
                edit.set(at(d, "bones[0].position.keys"),
                         keyed<Vec3>({{0, {1, 2, 3}}, {1000, {4, 5, 6}}, {1000500, {7, 8, 9}}}));
            },
            expected);
    }

    /// Removing the last keys of a value removes its block from STC and STS.
    void lastKeysOfAValue()
    {
        made::Model model = tiny();
        model.tracks[0].blocks.removeAt(5); // the multiplier
        made::File expected = model.file();
        put(section(expected, "LAYR"), 48 + flagsAt, std::uint16_t(0));
        verify(
            [](EditBuilder &edit, const Document &d) {
                edit.splice(at(d, "standardMaterials[0].diffuse[0].multiply.keys"), 0, 2,
                            Value::of(Curve<float>(Interpolation::Linear, 0)));
            },
            expected);
    }

    /// A key outside all sequences is refused.
    void keyOutside()
    {
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        const QByteArray before = saved(*document);
        const QString why = push(*document, [](EditBuilder &edit, const Document &d) {
            edit.splice(at(d, "bones[1].position.keys"), 0, 0, keyed<Vec3>({{-500000, {0, 0, 0}}}));
        });
        QVERIFY(!why.isEmpty());
        QCOMPARE(difference(saved(*document), before), QString());
    }

    /// Two values of one animId move together; keys set on one of them apply to both.
    void sharedAnimId()
    {
        const auto document = openDocument(QStringLiteral("m3odd/two-references-of-one-animid.m3"));
        const QByteArray before = saved(*document);
        QCOMPARE(push(*document,
                      [](EditBuilder &edit, const Document &d) {
                          edit.splice(at(d, "bones[1].position.keys"), 1, 1, keyed<Vec3>({{500, {0, 7, 1}}}));
                      }),
                 QString());
        QVERIFY(rootOf(*document).bones[0].position.keys == rootOf(*document).bones[1].position.keys);
        undoAndRedo(*document, before, saved(*document));
    }
};

SINEW_GUILESS_TEST(tst_m3_edit_keys, TestM3EditKeys)

} // namespace tst_m3_edit_keys
#include "tst_m3_edit_keys.moc"
