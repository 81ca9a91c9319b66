// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m2_edit_test.h"
#include "tests/support/test_program.h"

#include "core/model/walk.h"

namespace tst_m2_undo {

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

} // namespace

/// Every field of every object: set, undone to the same bytes in every file of the set, redone.
class TestM2Undo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyField_data()
    {
        QTest::addColumn<QString>("sample");
        for (const char *sample : {"m2classic/tiny256.m2", "m2tbc/tiny263.m2", "m2wotlk/tiny.m2", "m2cata/tiny272.m2",
                                   "m2legion/tiny.m2", "m2skel/child.m2", "m2odd/shared-and-unaligned-264.m2"})
            QTest::newRow(sample) << QString::fromLatin1(sample);
    }
    void everyField()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const QMap<QString, QByteArray> original = savedFiles(*document, true);
        const Model &model = document->model();
        std::vector<Address> addresses;
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *, const void *object) {
            if (f.isOnDisk(model.ctx(), object) && f.type->kind != Kind::List && f.type->kind != Kind::Struct &&
                std::string_view(f.name) != "version" &&
                !(address.node == RootNode && std::string_view(f.name) == "flags"))
                addresses.push_back(address);
        });
        QVERIFY2(addresses.size() > 100, qPrintable(QString::number(addresses.size())));
        int refused = 0, same = 0;
        for (const Address &address : addresses) {
            const std::string path = pathOf(model, address);
            ChangeSet changes(1);
            changes[0].at = address;
            changes[0].other = changed(model.field(address));
            if (!document->push(std::move(changes), QStringLiteral("set")) || document->historyIndex() != 1) {
                ++refused; // a table whose counts must agree, a curve that holds nothing
                while (document->canUndo())
                    document->undo();
                QVERIFY2(savedFiles(*document, true) == original, path.c_str());
                continue;
            }
            const auto written = m2Format().write(model, {});
            if (!written) {
                // Values that only chunks hold have no place in the older container.
                refused += written.error().text().find("without chunks") == std::string::npos;
                document->undo();
                QVERIFY2(savedFiles(*document, true) == original, path.c_str());
                continue;
            }
            const QMap<QString, QByteArray> edited = savedFiles(*document, true);
            same += edited == original;
            document->undo();
            QVERIFY2(savedFiles(*document, true) == original, path.c_str());
            document->redo();
            QVERIFY2(savedFiles(*document, true) == edited, path.c_str());
            document->undo();
        }
        QVERIFY2(refused * 5 < int(addresses.size()),
                 qPrintable(QStringLiteral("%1 of %2 refused").arg(refused).arg(addresses.size())));
        // Only numbers that the file stores more coarsely, and few others, may stay the same.
        QVERIFY2(same * 10 < int(addresses.size()),
                 qPrintable(QStringLiteral("%1 of %2 not in the file").arg(same).arg(addresses.size())));
    }
};

SINEW_GUILESS_TEST(tst_m2_undo, TestM2Undo)

} // namespace tst_m2_undo
#include "tst_m2_undo.moc"
