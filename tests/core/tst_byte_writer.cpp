// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/io/byte_writer.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

namespace tst_byte_writer {

using namespace sinew;

namespace {

/// The same values at each call with one seed: numbers, blocks of any size, sizes that are known later.
void writeSomething(ByteWriter &out, unsigned seed)
{
    std::mt19937 random(seed);
    const auto below = [&](std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
    };
    std::vector<std::size_t> open;
    for (int i = 0; i < 200; ++i) {
        switch (below(5)) {
        case 0:
            open.push_back(out.reserve32());
            break;
        case 1:
            if (!open.empty()) {
                const std::size_t which = below(open.size());
                out.patch(open[which], std::uint32_t(out.size() - open[which]));
                open.erase(open.begin() + std::ptrdiff_t(which));
            }
            break;
        case 2: {
            const std::vector<std::byte> block(below(i % 50 ? 300 : 200'000), std::byte(random()));
            out.writeBytes(block.data(), block.size());
            break;
        }
        case 3: {
            const std::size_t count = 1 + below(i % 40 ? 100 : 100'000);
            std::memset(out.append(count), int(below(256)), count);
            break;
        }
        default:
            out.write(std::uint64_t(random()));
        }
    }
    for (const std::size_t position : open)
        out.patch(position, std::uint32_t(7));
}

} // namespace

class TestByteWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A comparing writer finds the same difference as comparing all bytes at the end.
    void compares()
    {
        std::mt19937 random(1);
        for (unsigned seed = 0; seed < 60; ++seed) {
            ByteWriter kept;
            writeSomething(kept, seed);
            const std::vector<std::byte> written(kept.bytes().begin(), kept.bytes().end());
            for (int damage = 0; damage < 12; ++damage) {
                std::vector<std::byte> original = written;
                const std::size_t at = random() % written.size();
                std::optional<std::size_t> expected;
                if (damage == 1) {
                    original.resize(at);
                    expected = at;
                } else if (damage == 2) {
                    original.resize(written.size() + 1 + at);
                    expected = written.size();
                } else if (damage > 2) {
                    for (int i = 0; i < damage; ++i)
                        original[(at + std::size_t(i) * random()) % original.size()] ^= std::byte(1);
                    const auto [a, b] = std::mismatch(original.begin(), original.end(), written.begin());
                    if (a != original.end())
                        expected = std::size_t(a - original.begin());
                }
                ByteWriter compared = ByteWriter::comparing(original);
                writeSomething(compared, seed);
                QCOMPARE(compared.size(), written.size());
                QVERIFY(compared.difference() == expected);
            }
        }
    }

    void nothing()
    {
        const std::vector<std::byte> some(3);
        QVERIFY(!ByteWriter::comparing({}).difference());
        QVERIFY(ByteWriter::comparing(some).difference() == std::size_t(0));
        ByteWriter longer = ByteWriter::comparing({});
        longer.write(1);
        QVERIFY(longer.difference() == std::size_t(0));
    }
};

SINEW_APPLESS_TEST(tst_byte_writer, TestByteWriter)

} // namespace tst_byte_writer

#include "tst_byte_writer.moc"
