// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Small files whose numbers name far more than they hold: many batches, submeshes, ribbons or sequences, each of which
// refers to the same long list. The scene and the checks must neither take memory nor time for each pair of them.

#include "m2_damage.h"
#include "tests/support/memory_limit.h"
#include "tests/support/test_program.h"

#include <QtEndian>

namespace tst_m2_crowds {

using namespace sinew;
using namespace sinew::test;

namespace {

void setU16(QByteArray &bytes, qsizetype at, int number)
{
    qToLittleEndian(std::uint16_t(number), bytes.data() + at);
}
void setU32(QByteArray &bytes, qsizetype at, std::uint32_t number)
{
    qToLittleEndian(number, bytes.data() + at);
}

QByteArray rowsOf(std::uint32_t count, const std::function<QByteArray(int row)> &row)
{
    QByteArray all;
    for (std::uint32_t i = 0; i < count; ++i)
        all += row(int(i));
    return all;
}

/// A file of a sample whose arrays are replaced by others at its end.
struct File
{
    QByteArray bytes;

    void put(qsizetype place, std::uint32_t count, const QByteArray &content)
    {
        setU32(bytes, place, count);
        setU32(bytes, place + 4, append(content));
    }
    std::uint32_t append(const QByteArray &content)
    {
        bytes += QByteArray((16 - bytes.size() % 16) % 16, '\0');
        const auto at = std::uint32_t(bytes.size());
        bytes += content;
        return at;
    }
    /// The first object of an array.
    QByteArray first(qsizetype place, qsizetype width) const
    {
        return bytes.mid(qFromLittleEndian<qint32>(bytes.constData() + place + 4), width);
    }
};

// Places of arrays in a header of version 264 and in a profile.
constexpr qsizetype Sequences = 0x1c, Lookup = 0x24, Bones = 0x2c, Textures = 0x50, TextureCombos = 0x80,
                    WeightCombos = 0x90, Ribbons = 0x120;
constexpr qsizetype ProfileVertices = 4, Submeshes = 28, Batches = 36;
constexpr qsizetype SequenceSize = 64, BoneSize = 88, TextureSize = 16, RibbonSize = 176, SubmeshSize = 48,
                    BatchSize = 24;

} // namespace

class TestM2Crowds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void crowds_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<QByteArray>("profile");
        const auto add = [](const char *name, const std::function<void(File & model, File & profile)> &change) {
            File model{sampleFiles().value(QStringLiteral("m2odd/plain.m2"))};
            File profile{sampleFiles().value(QStringLiteral("m2odd/plain00.skin"))};
            change(model, profile);
            QTest::newRow(name) << model.bytes << profile.bytes;
        };
        const auto batches = [](File &profile, std::uint32_t count, int textures) {
            QByteArray batch = profile.first(Batches, BatchSize);
            setU16(batch, 14, textures);
            profile.put(Batches, count, batch.repeated(count));
        };
        add("batches of 65,535 textures", [&](File &model, File &profile) {
            constexpr std::uint32_t all = 0xffff;
            batches(profile, 20000, all);
            model.put(TextureCombos, all, rowsOf(all, [](int row) {
                          QByteArray entry(2, '\0');
                          setU16(entry, 0, row);
                          return entry;
                      }));
            model.put(Textures, all, model.first(Textures, TextureSize).repeated(all));
        });
        add("batches beside a table of a million weights", [&](File &model, File &profile) {
            batches(profile, 20000, 1);
            model.put(WeightCombos, 1000000, QByteArray(2000000, '\0'));
        });
        add("submeshes of all vertices", [](File &, File &profile) {
            QByteArray submesh = profile.first(Submeshes, SubmeshSize);
            setU16(submesh, 4, 0);
            setU16(submesh, 6, 0xffff);
            profile.put(ProfileVertices, 1000000, QByteArray(2000000, '\0'));
            profile.put(Submeshes, 1000, submesh.repeated(1000));
        });
        add("ribbons that share a list of textures", [](File &model, File &) {
            constexpr std::uint32_t textures = 20000;
            const std::uint32_t list = model.append(QByteArray(2 * textures, '\0'));
            QByteArray ribbon(RibbonSize, '\0');
            for (const qsizetype place : {20, 28}) {
                setU32(ribbon, place, textures);
                setU32(ribbon, place + 4, list);
            }
            model.put(Ribbons, 500, ribbon.repeated(500));
        });
        const auto sequences = [](File &model, std::uint32_t count,
                                  const std::function<void(QByteArray &, int)> &change) {
            const QByteArray one = model.first(Sequences, SequenceSize);
            model.put(Sequences, count, rowsOf(count, [&](int row) {
                          QByteArray sequence = one;
                          setU16(sequence, 0, row % 60000 + 1);
                          change(sequence, row);
                          return sequence;
                      }));
        };
        add("a ring of variations", [&](File &model, File &) {
            sequences(model, 50000, [](QByteArray &sequence, int row) { setU16(sequence, 60, (row + 1) % 30000); });
        });
        add("a ring of aliases", [&](File &model, File &) {
            sequences(model, 50000, [](QByteArray &sequence, int row) {
                setU32(sequence, 12, 0x60);
                setU16(sequence, 62, (row + 1) % 50000);
            });
        });
        add("a look-up table without a free slot", [&](File &model, File &) {
            sequences(model, 50000, [](QByteArray &, int) {});
            model.put(Lookup, 500000, QByteArray(1000000, '\0'));
        });
        add("tracks without keys in many sequences", [&](File &model, File &) {
            sequences(model, 50000, [](QByteArray &, int) {});
            QByteArray bone = model.first(Bones, BoneSize);
            setU32(bone, 0, ~0u);
            for (const qsizetype track : {16, 36, 56}) {
                bone.replace(track, 20, QByteArray(20, '\0'));
                setU16(bone, track + 2, -1);
            }
            setU16(bone, 8, -1);
            model.put(Bones, 30000, bone.repeated(30000));
        });
    }
    /// ctest's time limit is the judge of time: each took minutes, or more than three gigabytes.
    void crowds()
    {
        QFETCH(QByteArray, model);
        QFETCH(QByteArray, profile);
        const FileSet set(QStringLiteral("x.m2"), model, [&](const QString &name) {
            return name == u"x00.skin" ? std::optional(profile) : std::nullopt;
        });
        const MemoryLimit limit(std::uint64_t(1) << 30);
        Opened opened = openModel(set);
        QVERIFY(opened.model);
        useAll(*opened.model);
        QVERIFY(!opened.root().skins.isEmpty());
    }
};

SINEW_GUILESS_TEST(tst_m2_crowds, TestM2Crowds)

} // namespace tst_m2_crowds
#include "tst_m2_crowds.moc"
