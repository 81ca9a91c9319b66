// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/struct_info.h"
#include "m3_edits.h"
#include "tests/plugins/random_edit.h"
#include "tests/support/test_program.h"

#include <set>

namespace tst_m3_undo {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Another value of the same type that most files can hold.
Value changed(const FieldRef &ref)
{
    Value value(*ref.type, ref.data);
    const std::size_t width = ref.type->element ? ref.type->element->valueSize() : 0;
    switch (ref.type->kind) {
    case Kind::Array: {
        auto &array = *static_cast<ArrayBase *>(value.data());
        if (array.isEmpty())
            static_cast<void>(array.resetRaw(4, width));
        else
            array.editRaw(width)[0] ^= std::byte(1);
        break;
    }
    case Kind::Curve: {
        auto &curve = *static_cast<CurveBase *>(value.data());
        if (curve.size() && width)
            curve.editRawPart(0, width)[0] ^= std::byte(0x40);
        else
            curve.clear();
        break;
    }
    default:
        *static_cast<std::uint8_t *>(value.data()) ^= 0x01;
    }
    return value;
}

/// Keys of all curves of a model.
std::size_t keysOf(const Model &model)
{
    std::size_t keys = 0;
    walkFields(model, [&](const Address &, const FieldInfo &f, const void *data, const void *) {
        if (f.type->kind == Kind::Curve)
            keys += static_cast<const CurveBase *>(data)->size();
    });
    return keys;
}

/// Whether a collection has two blocks of a value. In the file each has the keys, so there are more after reading.
bool hasDuplicateBlocks(const m3::Root &root)
{
    for (const m3::Collection &collection : root.collections) {
        std::set<std::pair<std::uint32_t, std::int32_t>> met;
        for (const m3::Block &block : collection.blocks)
            if (!met.insert({block.animId, block.timelineStart}).second)
                return true;
    }
    return false;
}

/// What is inconsistent in a file that an edited model was saved to.
QString inconsistency(const Document &document, const QByteArray &bytes)
{
    const Opened again = openBytes(bytes);
    if (!again.model)
        return again.error;
    if (const QString what = proofProblem(*again.model, bytes); !what.isEmpty())
        return QStringLiteral("is written otherwise: ") + what;
    if (!hasDuplicateBlocks(static_cast<const m3::M3Model &>(document.model()).data) &&
        keysOf(*again.model) != keysOf(document.model()))
        return QStringLiteral("has %1 keys, not %2").arg(keysOf(*again.model)).arg(keysOf(document.model()));
    const m3::Root &root = again.root(), &edited = static_cast<const m3::M3Model &>(document.model()).data;
    for (std::size_t row = 0; row < root.collections.size(); ++row)
        if (root.collections[row].blocks.size() != edited.collections[row].blocks.size())
            return QStringLiteral("collection %1 has %2 blocks, not %3")
                .arg(row)
                .arg(root.collections[row].blocks.size())
                .arg(edited.collections[row].blocks.size());
    return {};
}

} // namespace

class TestM3Undo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyField_data()
    {
        QTest::addColumn<QString>("sample");
        for (const char *sample : {"m3/tiny20.m3", "m3/tiny29.m3", "m3beta/tiny21.m3", "m3odd/root-last.m3",
                                   "m3odd/shared-layers.m3", "m3odd/beta.m3", "m3every/age00.m3"})
            QTest::newRow(sample) << QString::fromLatin1(sample);
    }
    /// Every field of every object: set, undone to the same bytes, redone.
    void everyField()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const QByteArray original = saved(*document);
        const Model &model = document->model();
        std::vector<Address> addresses;
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *, const void *object) {
            if (f.isOnDisk(model.ctx(), object) && f.type->kind != Kind::List && f.type->kind != Kind::Struct &&
                !f.derived && f.storage != m3::Storage::Runtime)
                addresses.push_back(address);
        });
        QVERIFY2(addresses.size() > 100, qPrintable(QString::number(addresses.size())));
        int refused = 0, same = 0;
        for (const Address &address : addresses) {
            const std::string path = pathOf(model, address);
            ChangeSet changes(1);
            changes[0].at = address;
            changes[0].other = changed(model.field(address));
            const Status done = document->push(std::move(changes), QStringLiteral("set"));
            const QByteArray edited = saved(*document);
            if (!done || edited.isEmpty() || document->historyIndex() != 1) {
                ++refused; // a curve that holds nothing
                while (document->canUndo())
                    document->undo();
                QVERIFY2(saved(*document) == original, path.c_str());
                continue;
            }
            same += edited == original;
            if (qEnvironmentVariableIsSet("SHOW") && edited == original)
                qDebug("%s", path.c_str());
            document->undo();
            QVERIFY2(saved(*document) == original, path.c_str());
            document->redo();
            QVERIFY2(saved(*document) == edited, path.c_str());
            document->undo();
        }
        QVERIFY2(refused * 5 < int(addresses.size()),
                 qPrintable(QStringLiteral("%1 of %2 refused").arg(refused).arg(addresses.size())));
        QVERIFY2(same * 10 < int(addresses.size()),
                 qPrintable(QStringLiteral("%1 of %2 not in the file").arg(same).arg(addresses.size())));
    }

    void soak_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<int>("steps");
        for (const char *sample : {"m3/tiny29.m3", "m3beta/tiny21.m3", "m3odd/root-last.m3", "m3odd/shared-layers.m3"})
            QTest::newRow(sample) << QString::fromLatin1(sample) << 1000;
        QTest::newRow("m3every/age00.m3") << QStringLiteral("m3every/age00.m3") << 200;
    }
    /// Random steps: the saved file is consistent after each; undoing all restores the original.
    void soak()
    {
        QFETCH(QString, sample);
        QFETCH(int, steps);
        const auto document = openDocument(sample);
        // The program maintains animation IDs and blocks; users who change them by hand get whatever the file then
        // says.
        RandomEdit random(7, [&](const Address &address, const FieldInfo &f) {
            const std::string_view name = f.name;
            const TypeInfo *type = document->model().object(address.node).info->type;
            return name != "animId" && name != "animIds" && name != "collections" && type != &typeInfo<m3::Block>() &&
                   type != &typeInfo<m3::Collection>() && f.storage != m3::Storage::Runtime;
        });
        const QByteArray original = saved(*document);
        int refused = 0;
        for (int step = 1; step <= steps; ++step) {
            auto changes = random.next(*document);
            QStringList edits;
            if (changes)
                for (const Change &c : *changes)
                    edits.append(QStringLiteral("%1 %2 %3 %4 %5")
                                     .arg(int(c.kind))
                                     .arg(QString::fromStdString(pathOf(document->model(), c.at)))
                                     .arg(c.first)
                                     .arg(c.count)
                                     .arg(c.to));
            if (!changes || !document->push(std::move(*changes), QStringLiteral("step"))) {
                ++refused;
                continue;
            }
            const auto written = m3Format().write(document->model());
            QVERIFY2(written, written ? "" : written.error().text().c_str());
            const QString what = inconsistency(*document, written->front().bytes);
            QVERIFY2(what.isEmpty(),
                     qPrintable(QStringLiteral("step %1: %2\n%3").arg(step).arg(what, edits.join(QLatin1Char('\n')))));
            if (step % 40 == 0) {
                while (document->canUndo())
                    document->undo();
                QCOMPARE(difference(saved(*document), original), QString());
            }
        }
        QVERIFY2(refused * 2 < steps, qPrintable(QString::number(refused)));
    }
};

SINEW_GUILESS_TEST(tst_m3_undo, TestM3Undo)

} // namespace tst_m3_undo
#include "tst_m3_undo.moc"
