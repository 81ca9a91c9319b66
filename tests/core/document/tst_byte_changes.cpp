// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/byte_changes.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

namespace tst_byte_changes {

using namespace sinew;

using Bytes = std::vector<std::byte>;

class TestByteChanges : public QObject
{
    Q_OBJECT

    static Bytes noise(std::size_t count, std::uint32_t seed)
    {
        std::mt19937 random(seed);
        Bytes bytes(count);
        for (std::byte &byte : bytes)
            byte = std::byte(random());
        return bytes;
    }
    /// The result of the changes.
    static Bytes applied(const Bytes &before, const Bytes &after, const std::vector<ByteChange> &changes)
    {
        Bytes made;
        std::size_t at = 0;
        for (const ByteChange &change : changes) {
            made.insert(made.end(), before.begin() + std::ptrdiff_t(at),
                        before.begin() + std::ptrdiff_t(change.before));
            if (made.size() != change.after)
                return {};
            made.insert(made.end(), after.begin() + std::ptrdiff_t(change.after),
                        after.begin() + std::ptrdiff_t(change.after + change.afterSize));
            at = change.before + change.beforeSize;
        }
        made.insert(made.end(), before.begin() + std::ptrdiff_t(at), before.end());
        return made;
    }

private Q_SLOTS:
    void equal()
    {
        QVERIFY(byteChanges({}, {}).empty());
        const Bytes bytes = noise(1000, 1);
        QVERIFY(byteChanges(bytes, bytes).empty());
    }

    void overwritten()
    {
        const Bytes before = noise(5000, 2);
        Bytes after = before;
        for (const std::size_t at : {0u, 1000u, 1001u, 1002u, 1003u, 4999u})
            after[at] ^= std::byte(0xff);
        QCOMPARE(byteChanges(before, after),
                 (std::vector<ByteChange>{{0, 1, 0, 1}, {1000, 4, 1000, 4}, {4999, 1, 4999, 1}}));
    }

    void cameAndWent()
    {
        const Bytes before = noise(5000, 3), more = noise(777, 4);
        Bytes after = before;
        after.erase(after.begin() + 3000, after.begin() + 3400);
        after.insert(after.begin() + 500, more.begin(), more.end());
        const std::vector<ByteChange> changes = byteChanges(before, after);
        QCOMPARE(changes.size(), std::size_t(2));
        QCOMPARE(changes[0].afterSize - changes[0].beforeSize, std::size_t(777));
        QCOMPARE(changes[1].beforeSize - changes[1].afterSize, std::size_t(400));
        QVERIFY(applied(before, after, changes) == after);
    }

    void emptySides()
    {
        const Bytes bytes = noise(40, 5);
        QCOMPARE(byteChanges({}, bytes), (std::vector<ByteChange>{{0, 0, 0, 40}}));
        QCOMPARE(byteChanges(bytes, {}), (std::vector<ByteChange>{{0, 40, 0, 0}}));
    }

    /// Whatever was done, the changes turn one into the other. Few values, so that blocks repeat.
    void randomEdits()
    {
        std::mt19937 random(6);
        for (int round = 0; round < 400; ++round) {
            Bytes before(random() % 600);
            for (std::byte &byte : before)
                byte = std::byte(random() % (round % 2 ? 2 : 256));
            Bytes after = before;
            for (int edit = 0; edit < int(random() % 5); ++edit) {
                const std::size_t at = after.empty() ? 0 : random() % after.size(), count = random() % 60;
                if (random() % 2)
                    after.insert(after.begin() + std::ptrdiff_t(at), count, std::byte(random() % 2));
                else
                    after.erase(after.begin() + std::ptrdiff_t(at),
                                after.begin() + std::ptrdiff_t(std::min(at + count, after.size())));
            }
            QVERIFY(applied(before, after, byteChanges(before, after)) == after);
        }
    }
};

SINEW_APPLESS_TEST(tst_byte_changes, TestByteChanges)

} // namespace tst_byte_changes
#include "tst_byte_changes.moc"
