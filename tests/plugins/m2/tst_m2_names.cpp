// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/names/animation_names.h"
#include "plugins/m2/names/attachment_names.h"
#include "plugins/m2/names/bone_names.h"
#include "plugins/m2/names/event_names.h"
#include "plugins/m2/names/geoset_names.h"
#include "plugins/m2/names/material_names.h"
#include "plugins/m2/names/object_names.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <set>

namespace tst_m2_names {

using namespace sinew;
using namespace sinew::m2;

namespace {

/// The lines of a page that the project's facts come from; empty if it is missing.
QStringList linesOf(const char *page)
{
    QFile file(test::sharedPath("specs/") + QLatin1String(page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
}

QByteArray textOf(const char *name)
{
    return name ? QByteArray(name) : QByteArray("(none)");
}

} // namespace

class TestM2Names : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void animations()
    {
        QCOMPARE(textOf(animationName(0)), QByteArray("Stand"));
        QCOMPARE(textOf(animationName(4)), QByteArray("Walk"));
        QCOMPARE(textOf(animationName(1775)), QByteArray("FlyEmoteTalkFrustrated"));
        QVERIFY(!animationName(-1));
        QVERIFY(!animationName(1776));
        QCOMPARE(animationIds().size(), std::size_t(1776));
        const QStringList lines = linesOf("m2-animation-names.tsv");
        if (lines.isEmpty())
            QSKIP("../shared/specs is absent: the names are not compared with the list");
        int compared = 0;
        for (const QString &line : lines) {
            const QStringList parts = line.split(u'\t');
            bool isId = false;
            const int id = parts.value(0).toInt(&isId);
            if (!isId)
                continue;
            QCOMPARE(QString::fromUtf8(animationName(id)), parts.value(1));
            ++compared;
        }
        QCOMPARE(compared, 1776);
    }

    void keyBones()
    {
        QCOMPARE(textOf(keyBoneName(0)), QByteArray("ArmL"));
        QCOMPARE(textOf(keyBoneName(26)), QByteArray("Root"));
        QCOMPARE(textOf(keyBoneName(297)), QByteArray("waterfall_bottom_sound"));
        for (const int hole : {-1, 46, 47, 90, 189, 291, 298, 100000})
            QVERIFY(!keyBoneName(hole));
        QCOMPARE(keyBoneIds().front().value, std::int64_t(-1));
    }

    /// The check value of CRC-32, then names and their CRCs as given on the page.
    void boneCrcs()
    {
        QCOMPARE(boneNameCrc("123456789"), 0xcbf43926u);
        QCOMPARE(boneNameCrc(""), 0u);
        QCOMPARE(boneNameCrc("$DTH"), 0xdf57939bu);
        QCOMPARE(boneNameCrc("WristL"), 0x07fbf58au);
        QCOMPARE(textOf(boneNameOfCrc(0xed8d18a0)), QByteArray("Ear_L_01"));
        QCOMPARE(textOf(boneNameOfCrc(boneNameCrc("Head"))), QByteArray("Head"));
        QVERIFY(!boneNameOfCrc(0));
        QVERIFY(!boneNameOfCrc(0xffffffff));
        const QRegularExpression row(QStringLiteral(R"(^\| (\S+) \|\| <tt>0x([0-9a-f]{8})</tt>)"));
        const QRegularExpression keyRow(QStringLiteral(R"(^\| (\d+) \|\| \{\{Verified\|([^}]+)\}\})"));
        int others = 0, keys = 0;
        for (const QString &line : linesOf("source/wowdev-m2.wiki.txt")) {
            if (const auto match = row.match(line); match.hasMatch()) {
                QCOMPARE(QString::fromUtf8(boneNameOfCrc(match.captured(2).toUInt(nullptr, 16))), match.captured(1));
                QCOMPARE(boneNameCrc(match.captured(1).toStdString()), match.captured(2).toUInt(nullptr, 16));
                ++others;
            } else if (const auto keyMatch = keyRow.match(line); keyMatch.hasMatch()) {
                QCOMPARE(QString::fromUtf8(keyBoneName(keyMatch.captured(1).toInt())), keyMatch.captured(2));
                ++keys;
            }
        }
        if (others == 0)
            QSKIP("../shared/specs is absent: the names are not compared with the page");
        QCOMPARE(others, 208);
        QCOMPARE(keys, 193);
        QCOMPARE(keyBoneIds().size(), std::size_t(194));
    }

    void attachments()
    {
        QCOMPARE(textOf(attachmentName(0)), QByteArray("Shield"));
        QCOMPARE(textOf(attachmentName(11)), QByteArray("Helm"));
        QCOMPARE(textOf(attachmentName(57)), QByteArray("Backpack"));
        QVERIFY(!attachmentName(-1));
        QVERIFY(!attachmentName(58));
    }

    void events()
    {
        QVERIFY(textOf(eventMeaning("$DTH")).startsWith("Death"));
        QCOMPARE(textOf(eventMeaning("$FL0")), QByteArray("Left footstep, forwards"));
        QCOMPARE(textOf(eventMeaning("$FL3")), QByteArray("Left footstep, forwards"));
        QVERIFY(!eventMeaning("$FL4"));
        QVERIFY(!eventMeaning("$FL"));
        QCOMPARE(textOf(eventMeaning("$FD9")), QByteArray("Fidget sound"));
        QCOMPARE(textOf(eventMeaning("$FDX")), QByteArray("Stand sound"));
        QCOMPARE(textOf(eventMeaning("TOP ")), QByteArray("Top"));
        QCOMPARE(textOf(eventMeaning(std::string_view("TOP\0", 4))), QByteArray("Top"));
        QVERIFY(!eventMeaning(""));
        QVERIFY(!eventMeaning("$ZZZ"));
    }

    void geosets()
    {
        QCOMPARE(textOf(geosetGroupName(geosetGroup(5))), QByteArray("Skin and hair"));
        QCOMPARE(textOf(geosetGroupName(geosetGroup(401))), QByteArray("Gloves"));
        QCOMPARE(textOf(geosetGroupName(geosetGroup(1502))), QByteArray("Cloak"));
        QVERIFY(!geosetGroupName(-1));
        QVERIFY(!geosetGroupName(99));
    }

    /// Files and paths are read by names and values: each occurs once in its table.
    void tables()
    {
        for (const EnumTable *table :
             {&animationIds(), &keyBoneIds(), &attachmentIds(), &textureTypes(), &textureFlags(), &materialFlags(),
              &blendModes(), &batchFlags(), &batchFlags2(), &modelFlags(), &sequenceFlags(), &boneFlags(),
              &particleFlags(), &particleEmitterTypes(), &particleHeadOrTail(), &lightTypes(), &cameraTypes()}) {
            std::set<std::int64_t> values;
            std::set<std::string> names;
            for (const EnumEntry &entry : *table) {
                QVERIFY2(values.insert(entry.value).second, entry.name);
                QVERIFY2(names.insert(entry.name).second, entry.name);
                QVERIFY2(*entry.label, entry.name);
            }
        }
        for (const EnumTable *flags : {&textureFlags(), &materialFlags(), &batchFlags(), &batchFlags2(), &modelFlags(),
                                       &sequenceFlags(), &boneFlags(), &particleFlags()}) {
            for (const EnumEntry &entry : *flags)
                QVERIFY2((entry.value & (entry.value - 1)) == 0, entry.name);
        }
    }
};

SINEW_GUILESS_TEST(tst_m2_names, TestM2Names)

} // namespace tst_m2_names
#include "tst_m2_names.moc"
