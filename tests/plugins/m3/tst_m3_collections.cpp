// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/field_row.h"
#include "m3_edits.h"
#include "tests/support/field_named.h"
#include "tests/support/test_program.h"

namespace tst_m3_collections {

using namespace sinew;
using namespace sinew::test;
namespace made = sinew::samples::m3;

namespace {

const QString tiny = QStringLiteral("m3/tiny29.m3");

/// Times of keys within a range of the timeline, counted from its start.
template<class T>
QList<std::int32_t> timesAt(const Curve<T> &curve, std::int32_t start)
{
    QList<std::int32_t> times;
    for (const std::int32_t time : curve.times())
        if (time >= start && time < start + 900'000)
            times.append(time - start);
    return times;
}
QList<std::uint32_t> listed(const Array<std::uint32_t> &array)
{
    return QList<std::uint32_t>(array.begin(), array.end());
}
/// The block of a value in a collection, null if none.
const m3::Block *blockOf(const m3::Collection &collection, std::uint32_t animId)
{
    for (const m3::Block &block : collection.blocks)
        if (block.animId == animId)
            return &block;
    return nullptr;
}

} // namespace

/// Collections (STC): whose keys play, copies made by hand, and lists that name rows of others. In the sample "Stand"
/// plays "Stand_full" (rotation keys at 0 and 1000) and "Stand_over" (priority 3, keys at 0 and 300), "Attack" has its
/// own.
class TestM3Collections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The collection with the highest priority plays; a change of priorities takes effect at once, as it would after a
    /// reload.
    void priority()
    {
        const auto document = openDocument(tiny);
        const QByteArray before = saved(*document);
        const m3::Root &root = rootOf(*document);
        QCOMPARE(timesAt(root.bones[1].rotation.keys, root.sequences[0].timelineStart), (QList<std::int32_t>{0, 300}));
        QCOMPARE(
            push(*document, [](EditBuilder &edit,
                               const Document &d) { edit.set(at(d, "collections[1].priority"), std::uint16_t(0)); }),
            QString());
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        for (const m3::Root *each : {&root, &again.root()}) {
            const auto &rotation = each->bones[1].rotation.keys;
            QCOMPARE(timesAt(rotation, each->sequences[0].timelineStart), (QList<std::int32_t>{0, 1000}));
            QCOMPARE(rotation.size(), std::size_t(4));
            QCOMPARE(timesAt(rotation, blockOf(each->collections[1], made::Id::ArmRotation)->timelineStart),
                     (QList<std::int32_t>{0, 300}));
        }
        undoAndRedo(*document, before, after);
    }

    /// Outside the group a collection keeps its keys, but nothing plays them.
    void outOfTheGroup()
    {
        const auto document = openDocument(tiny);
        const QByteArray before = saved(*document);
        const m3::Root &root = rootOf(*document);
        QCOMPARE(push(*document,
                      [](EditBuilder &edit, const Document &d) {
                          const std::uint32_t over = 1;
                          edit.set(at(d, "groups[0].collections"), Array<std::uint32_t>(std::span(&over, 1)));
                      }),
                 QString());
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        for (const m3::Root *each : {&root, &again.root()}) {
            const auto &position = each->bones[1].position.keys;
            QCOMPARE(position.size(), std::size_t(5));
            QCOMPARE(timesAt(position, each->sequences[0].timelineStart), QList<std::int32_t>());
            QCOMPARE(timesAt(position, blockOf(each->collections[0], made::Id::ArmLocation)->timelineStart),
                     (QList<std::int32_t>{0, 500, 1000}));
        }
        undoAndRedo(*document, before, after);
    }

    /// A copy has keys of its own: an edit of the original leaves them alone.
    void copiedByHand()
    {
        const auto document = openDocument(tiny);
        const QByteArray before = saved(*document);
        const m3::Root &root = rootOf(*document);
        QCOMPARE(
            push(*document, [](EditBuilder &edit, const Document &d) { edit.duplicate(rootOf(d).collections.ids[0]); }),
            QString());
        QCOMPARE(root.collections.size(), std::size_t(4));
        QCOMPARE(listed(root.groups[0].collections), (QList<std::uint32_t>{0, 2}));
        QCOMPARE(listed(root.groups[1].collections), (QList<std::uint32_t>{3}));
        const QByteArray copied = saved(*document);
        undoAndRedo(*document, before, copied);

        QCOMPARE(push(*document,
                      [](EditBuilder &edit, const Document &d) {
                          edit.splice(at(d, "bones[1].position.keys"), 1, 1, keyed<Vec3>({{700, {0, 7, 1}}}));
                      }),
                 QString());
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        for (const m3::Root *each : {&root, &again.root()}) {
            const auto &position = each->bones[1].position.keys;
            QCOMPARE(position.size(), std::size_t(3 + 2 + 3));
            QCOMPARE(timesAt(position, each->sequences[0].timelineStart), (QList<std::int32_t>{0, 700, 1000}));
            QCOMPARE(each->collections[1].blocks.size(), std::size_t(9));
            QCOMPARE(timesAt(position, blockOf(each->collections[1], made::Id::ArmLocation)->timelineStart),
                     (QList<std::int32_t>{0, 500, 1000}));
            QCOMPARE(each->events[0].times.size(), std::size_t(3));
            // A collection that no sequence plays can still be chosen as a clip.
            QCOMPARE(blockOf(each->collections[1], made::Id::ArmRotation)->end, 1000u);
        }
        undoAndRedo(*document, copied, after);
    }

    /// A copy can be given to another sequence, whose keys it then has.
    void copyForAnotherSequence()
    {
        const auto document = openDocument(tiny);
        const m3::Root &root = rootOf(*document);
        QCOMPARE(
            push(*document, [](EditBuilder &edit, const Document &d) { edit.duplicate(rootOf(d).collections.ids[0]); }),
            QString());
        const QByteArray before = saved(*document);
        QCOMPARE(push(*document,
                      [](EditBuilder &edit, const Document &d) {
                          const std::uint32_t copy = 1;
                          edit.set(at(d, "groups[1].collections"), Array<std::uint32_t>(std::span(&copy, 1)));
                      }),
                 QString());
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        for (const m3::Root *each : {&root, &again.root()}) {
            QCOMPARE(timesAt(each->bones[1].position.keys, each->sequences[1].timelineStart),
                     (QList<std::int32_t>{0, 500, 1000}));
            QCOMPARE(timesAt(each->bones[1].position.keys, each->sequences[0].timelineStart),
                     (QList<std::int32_t>{0, 500, 1000}));
            QCOMPARE(each->bones[1].position.keys.size(), std::size_t(3 + 2 + 3));
        }
        undoAndRedo(*document, before, after);
    }

    /// A deleted collection takes its keys along, and no group names it any more.
    void deletedByHand()
    {
        const auto document = openDocument(tiny);
        const QByteArray before = saved(*document);
        const m3::Root &root = rootOf(*document);
        QCOMPARE(
            push(*document, [](EditBuilder &edit, const Document &d) { edit.remove(rootOf(d).collections.ids[0]); }),
            QString());
        QCOMPARE(listed(root.groups[0].collections), (QList<std::uint32_t>{0}));
        QCOMPARE(listed(root.groups[1].collections), (QList<std::uint32_t>{1}));
        QCOMPARE(root.bones[1].position.keys.size(), std::size_t(2));
        QCOMPARE(root.bones[1].rotation.keys.size(), std::size_t(2));
        undoAndRedo(*document, before, saved(*document));
    }

    void deletedTurretPart()
    {
        const auto document = openDocument(tiny);
        QCOMPARE(push(*document,
                      [](EditBuilder &edit, const Document &d) {
                          for (int i = 0; i < 4; ++i)
                              edit.insertNew({RootNode, test::rowNamed(d.model().info(), "turretParts")}, -1);
                          for (int i = 0; i < 2; ++i)
                              edit.insertNew({RootNode, test::rowNamed(d.model().info(), "turrets")}, -1);
                      }),
                 QString());
        QCOMPARE(
            push(*document,
                 [](EditBuilder &edit, const Document &d) {
                     const std::array<std::uint32_t, 3> first{2, 1, 3};
                     const std::array<std::uint32_t, 2> second{0, 3};
                     edit.set(at(d, "turrets[0].parts"), Array<std::uint32_t>(std::span<const std::uint32_t>(first)));
                     edit.set(at(d, "turrets[1].parts"), Array<std::uint32_t>(std::span<const std::uint32_t>(second)));
                 }),
            QString());
        const QByteArray before = saved(*document);
        QCOMPARE(
            push(*document, [](EditBuilder &edit, const Document &d) { edit.remove(rootOf(d).turretParts.ids[1]); }),
            QString());
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        for (const m3::Root *each : {&rootOf(*document), &again.root()}) {
            QCOMPARE(listed(each->turrets[0].parts), (QList<std::uint32_t>{1, 2}));
            QCOMPARE(listed(each->turrets[1].parts), (QList<std::uint32_t>{0, 2}));
        }
        undoAndRedo(*document, before, after);
    }

    /// Models that were read use the timeline as edits do: setting a field to its current value moves nothing.
    void nothingFollows()
    {
        SINEW_NEEDS_CORPUS();
        for (const QString &file : corpusFiles()) {
            const Opened opened = openBytes(contentOf(file));
            QVERIFY2(opened.model, qPrintable(file));
            sawCorpusFile(file);
            if (opened.root().groups.isEmpty())
                continue;
            ChangeSet changes(1);
            changes[0].at = {opened.root().groups.ids[0], fieldRow<&m3::SequenceGroup::collections>()};
            changes[0].other = Value::of(opened.root().groups[0].collections);
            QVERIFY2(bool(m3Format().complete(*opened.model, changes)), qPrintable(file));
            QString more;
            for (const Change &change : changes)
                more += QString::fromStdString(pathOf(*opened.model, change.at)) + QLatin1Char('\n');
            QVERIFY2(changes.size() == 1, qPrintable(file + QLatin1Char('\n') + more.left(2000)));
        }
    }

    /// Values of one animId have one set of keys: setting the interpolation of one sets it for all of them.
    void sharedInterpolation_data()
    {
        QTest::addColumn<bool>("byKeys");
        QTest::newRow("as curve") << true;
        QTest::newRow("as field") << false;
    }
    void sharedInterpolation()
    {
        QFETCH(bool, byKeys);
        const auto document = openDocument(QStringLiteral("m3odd/two-references-of-one-animid.m3"));
        const QByteArray before = saved(*document);
        const m3::Root &root = rootOf(*document);
        QCOMPARE(root.bones[0].position.interpolation, std::uint16_t(1));
        QCOMPARE(push(*document,
                      [&](EditBuilder &edit, const Document &d) {
                          if (byKeys) {
                              Curve<Vec3> curve = rootOf(d).bones[1].position.keys;
                              curve.setHeader({std::uint32_t(Interpolation::None)});
                              edit.set(at(d, "bones[1].position.keys"), curve);
                          } else {
                              edit.set(at(d, "bones[1].position.interpolation"), std::uint16_t(0));
                          }
                      }),
                 QString());
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        for (const m3::Root *each : {&root, &again.root()})
            for (const std::size_t bone : {0u, 1u}) {
                QCOMPARE(each->bones[bone].position.interpolation, std::uint16_t(0));
                QCOMPARE(each->bones[bone].position.keys.interpolation(), Interpolation::None);
                QCOMPARE(each->bones[bone].position.keys.size(), std::size_t(5));
            }
        undoAndRedo(*document, before, after);
    }
};

SINEW_GUILESS_TEST(tst_m3_collections, TestM3Collections)

} // namespace tst_m3_collections
#include "tst_m3_collections.moc"
