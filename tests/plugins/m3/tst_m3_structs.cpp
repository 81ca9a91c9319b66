// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Sizes and offsets of the fields of M3 structures: as described, as the sum of their fields, and as listed in the
// table of public knowledge (../shared/specs/m3-structures.json).

#include "core/schema/four_cc.h"
#include "plugins/m3/model/all_structs.h"
#include "plugins/m3/structs/common.h"
#include "plugins/m3/structs/effects/particle.h"
#include "tests/support/field_named.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>
#include <set>

namespace tst_m3_structs {

using namespace sinew;

namespace {

/// Bytes of a value of this type within a structure: references of 12 or 8 bytes, colours of four, no keys.
std::uint32_t diskSize(const TypeInfo &type, std::uint32_t referenceSize);

/// How many references a field consists of, 0 if it is stored as a plain value.
std::uint32_t referencesOf(const FieldInfo &field)
{
    switch (field.storage) {
    case m3::Storage::AnyReference:
    case m3::Storage::Vertices:
        return 1;
    case m3::Storage::BlockIds:
        return 2;
    case m3::Storage::BlockData:
        return 13;
    default:
        return 0;
    }
}

bool isStored(const FieldInfo &field)
{
    return field.storage != m3::Storage::Runtime && field.storage != m3::Storage::VertexPart &&
           field.versionOffset != std::int32_t(field.offset);
}

struct Placed
{
    std::uint32_t offset = 0, size = 0;
    const FieldInfo *field = nullptr;
};

/// The fields of a structure of a version in disk order, with their places.
std::vector<Placed> placed(const StructInfo &info, std::uint32_t version, std::uint32_t referenceSize)
{
    std::vector<Placed> fields;
    std::uint32_t offset = 0;
    for (const FieldInfo &field : info.fields) {
        if (!isStored(field) || !field.isOnDisk({0, version, 0}, nullptr))
            continue;
        const std::uint32_t references = referencesOf(field);
        const std::uint32_t size = references ? references * referenceSize : diskSize(*field.type, referenceSize);
        fields.push_back({offset, size, &field});
        offset += size;
    }
    return fields;
}

std::uint32_t sizeOf(const std::vector<Placed> &fields)
{
    return fields.empty() ? 0 : fields.back().offset + fields.back().size;
}

std::uint32_t diskSize(const TypeInfo &type, std::uint32_t referenceSize)
{
    switch (type.kind) {
    case Kind::String:
    case Kind::Array:
    case Kind::List:
        return referenceSize;
    case Kind::Colour4:
        return 4;
    case Kind::FixedArray:
        return type.components * diskSize(*type.element, referenceSize);
    case Kind::Struct: // inline ones have one version
        return sizeOf(placed(type.structure(), type.structure().sizes.empty() ? 0 : type.structure().sizes.back().first,
                             referenceSize));
    case Kind::Curve:
        return 0;
    default:
        return type.size;
    }
}

bool isReference(const FieldInfo &field)
{
    return field.type->kind == Kind::String || field.type->kind == Kind::Array || field.type->kind == Kind::List;
}

/// What is wrong with a field for which the table has `type` with a reference to `target`; empty if it fits.
QString misfit(const Placed &ours, const QString &type, const QString &target)
{
    const TypeInfo &t = *ours.field->type;
    if (referencesOf(*ours.field))
        return type == QLatin1String("ref12") ? QString() : QStringLiteral("is a reference");
    const auto is = [&](bool right) { return right ? QString() : QStringLiteral("is of another kind"); };
    static const std::map<std::string, std::uint32_t> integers{{"u8", 1},  {"u16", 2}, {"i16", 2},
                                                               {"u32", 4}, {"i32", 4}, {"u64", 8}};
    static const std::map<std::string, std::uint32_t> elements{{"U8__", 1},  {"I16_", 2}, {"U16_", 2}, {"I32_", 4},
                                                               {"U32_", 4},  {"REAL", 4}, {"U64_", 8}, {"VEC2", 8},
                                                               {"VEC3", 12}, {"VEC4", 16}};
    if (const auto integer = integers.find(type.toStdString()); integer != integers.end())
        return is(t.kind == Kind::Integer && t.size == integer->second);
    if (type == QLatin1String("f32"))
        return is(t.kind == Kind::Float);
    if (type == QLatin1String("vec2") || type == QLatin1String("vec3"))
        return is(t.kind == (type == QLatin1String("vec2") ? Kind::Vec2 : Kind::Vec3) || t.kind == Kind::Colour);
    if (type == QLatin1String("vec4") || type == QLatin1String("quat"))
        return is(t.kind == Kind::Vec4 || t.kind == Kind::Quat);
    if (type == QLatin1String("mat44_f32"))
        return is(t.kind == Kind::Matrix && ours.size == 64);
    if (type == QLatin1String("col_bgra8"))
        return is(t.kind == Kind::Colour4);
    if (type.startsWith(QLatin1String("BNDS")) || type.startsWith(QLatin1String("SSGS")))
        return is(t.kind == Kind::Struct);
    if (type.startsWith(QLatin1String("anim<"))) {
        if (t.kind != Kind::Struct)
            return QStringLiteral("isn't animated");
        const StructInfo &animated = t.structure();
        const int value = test::findRow(animated, "value");
        if (value < 0)
            return QStringLiteral("isn't animated");
        Placed inner{0, diskSize(*animated.fields[std::size_t(value)].type, 12), &animated.fields[std::size_t(value)]};
        const QString inside = type.mid(5).chopped(1);
        if (inside == QLatin1String("BNDS"))
            return is(inner.size == 28);
        return misfit(inner, inside == QLatin1String("flag_u32") ? QStringLiteral("u32") : inside, {});
    }
    if (type == QLatin1String("ref12")) {
        if (!isReference(*ours.field))
            return QStringLiteral("is no reference");
        const QString tag = target.left(4);
        if (tag.isEmpty())
            return {};
        if (tag == QLatin1String("CHAR"))
            return is(t.kind == Kind::String);
        if (const auto element = elements.find(tag.toStdString()); element != elements.end())
            return is(t.kind == Kind::Array && diskSize(*t.element, 12) == element->second);
        return is(t.kind == Kind::List && tag.toStdString() == tagText(t.element->structure().tag));
    }
    return QStringLiteral("is compared with an unknown type");
}

/// Where the table is known to be wrong or less precise, and why.
struct Disagreement
{
    const char *tag;
    const char *field; ///< our name of it
    const char *reason;
};
constexpr Disagreement disagreements[] = {
    {"PHYJ", "hasFriction", "a byte and three left-over ones (7f 00 00) in the corpus"},
    {"PHYJ", "collision", "a byte and three left-over ones (00 22 00) in the corpus"},
    {"PHSH", "margin", "0x3ca14285 in the corpus: the float 0.0197"},
    {"PHSH", "meshCentre", "three of nine floats"},
    {"PHSH", "meshExtent", "the same"},
    {"PHSH", "meshTolerance", "the same"},
    {"DMMN", "normal", "a direction of three floats"},
    {"DMMN", "normalX", "a direction of two 16-bit numbers, then two distances"},
    {"DMMN", "normalY", "the same"},
    {"DMMN", "slabMinimum", "the same"},
    {"DMMN", "slabMaximum", "the same"},
    {"DMMT", "unknown24", "two 16-bit numbers"},
    {"PHCL", "active", "an animated switch, of which the table has the five parts"},
    {"PAR_", "gravityX", "beside the other parts of gravity; 0 in all files"},
    {"PAR_", "gravityY", "the same"},
    {"PAR_", "collisionRibbonChance", "a chance as that of splats"},
    {"RIB_", "distanceLimit", "a float in particle emitters, too; 0 in all files"},
};

bool isKnown(const QString &tag, const FieldInfo &field)
{
    return std::any_of(std::begin(disagreements), std::end(disagreements), [&](const Disagreement &d) {
        return tag == QLatin1String(d.tag) && std::string_view(field.name) == d.field;
    });
}

/// Versions for which the table has another size, or none.
bool isOfAnotherSize(const QString &tag, int version)
{
    return (tag == QLatin1String("PAR_") && (version == 10 || version == 11)) // 1304 and 1308 by two of three tools
           || (tag == QLatin1String("CAM_") && version == 4);                 // 220 by one tool
}

QJsonObject table()
{
    QFile file(test::sharedPath("specs/m3-structures.json"));
    return file.open(QIODevice::ReadOnly)
               ? QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("structures")].toObject()
               : QJsonObject();
}

QString tagOf(const StructInfo &info)
{
    QString tag = QString::fromStdString(tagText(info.tag));
    return tag;
}

} // namespace

class TestM3Structs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void declaredSizesAreWhatFieldsAddUpTo_data();
    void declaredSizesAreWhatFieldsAddUpTo();
    void fieldsStandWhereTheTableHasThem_data();
    void fieldsStandWhereTheTableHasThem();
    void tagsAreUnique();
    void newObjectsAreOfAKnownVersion();
    void listsAreDescribedOnce();
};

void TestM3Structs::declaredSizesAreWhatFieldsAddUpTo_data()
{
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < m3::allStructs().size(); ++i)
        if (m3::allStructs()[i]->tag)
            QTest::newRow(m3::allStructs()[i]->name) << int(i);
}

void TestM3Structs::declaredSizesAreWhatFieldsAddUpTo()
{
    QFETCH(int, row);
    const StructInfo *info = m3::allStructs()[std::size_t(row)];
    QVERIFY(!info->sizes.empty());
    for (const auto &[version, bytes] : info->sizes) {
        const std::vector<Placed> fields = placed(*info, version, 12);
        QVERIFY2(
            sizeOf(fields) == bytes,
            qPrintable(QStringLiteral("version %1 is %2 bytes, not %3").arg(version).arg(sizeOf(fields)).arg(bytes)));
        // In MD33 all references lack their flags, including those of inline structures.
        const std::vector<Placed> small = placed(*info, version, 8);
        std::uint32_t references = 0;
        for (const Placed &field : fields) {
            if (referencesOf(*field.field))
                references += referencesOf(*field.field);
            else if (field.field->type->kind == Kind::Struct)
                references += (field.size - diskSize(*field.field->type, 8)) / 4;
            else
                references += isReference(*field.field);
        }
        QCOMPARE(sizeOf(small), bytes - 4 * references);
    }
}

void TestM3Structs::fieldsStandWhereTheTableHasThem_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("version");
    for (const StructInfo *info : m3::allStructs())
        for (const auto &[version, bytes] : info->sizes)
            if (info->tag)
                QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(tagOf(*info)).arg(version)))
                    << tagOf(*info) << QString::number(version);
}

void TestM3Structs::fieldsStandWhereTheTableHasThem()
{
    QFETCH(QString, tag);
    QFETCH(QString, version);
    static const QJsonObject structures = table();
    if (structures.isEmpty())
        QSKIP("../shared/specs/m3-structures.json is absent");
    const StructInfo *info = nullptr;
    for (const StructInfo *one : m3::allStructs())
        if (tagOf(*one) == tag)
            info = one;
    const QJsonObject structure = structures[tag].toObject();
    QVERIFY2(!structure.isEmpty(), "isn't in the table");
    std::set<QString> versions;
    for (const auto &[number, bytes] : info->sizes)
        versions.insert(QString::number(number));
    for (const QString &known : structure[QStringLiteral("versions")].toObject().keys())
        QVERIFY2(versions.count(known), qPrintable(QStringLiteral("version %1 isn't described").arg(known)));

    const std::vector<Placed> fields = placed(*info, version.toUInt(), 12);
    if (isOfAnotherSize(tag, version.toInt()))
        return;
    QCOMPARE(int(sizeOf(fields)), structure[QStringLiteral("versions")].toObject()[version].toInt());
    std::map<std::uint32_t, const Placed *> byOffset;
    for (const Placed &field : fields)
        byOffset[field.offset] = &field;
    for (const QJsonValue &value : structure[QStringLiteral("layouts")].toObject()[version].toArray()) {
        const QJsonObject theirs = value.toObject();
        const auto offset = std::uint32_t(theirs[QStringLiteral("off")].toInt());
        const QString type = theirs[QStringLiteral("type")].toString();
        const auto ours = byOffset.find(offset);
        const QString where = QStringLiteral("at %1 (%2) ").arg(offset).arg(type);
        if (ours == byOffset.end()) {
            // Inside a field with a known disagreement.
            const auto before = std::prev(byOffset.upper_bound(offset));
            QVERIFY2(isKnown(tag, *before->second->field) || referencesOf(*before->second->field) > 1,
                     qPrintable(where + QStringLiteral("there is no field")));
            continue;
        }
        if (isKnown(tag, *ours->second->field) || type.startsWith(QLatin1String("bytes[")))
            continue; // in the latter case the table doesn't know the type
        const QString problem = misfit(*ours->second, type, theirs[QStringLiteral("ref_to")].toString());
        QVERIFY2(problem.isEmpty(),
                 qPrintable(where + QString::fromLatin1(ours->second->field->name) + QLatin1Char(' ') + problem));
    }
}

void TestM3Structs::tagsAreUnique()
{
    // Names in a list are sections of one tag, whatever they belong to.
    const std::uint32_t names = describe<m3::ModelPath>().tag;
    std::set<std::uint32_t> tags;
    for (const StructInfo *info : m3::allStructs())
        if (info->tag)
            QVERIFY2(tags.insert(info->tag).second || (info->tag == names && info->fields.size() == 1), info->name);
    QVERIFY(tags.size() > 20);
}

void TestM3Structs::newObjectsAreOfAKnownVersion()
{
    for (const StructInfo *info : m3::allStructs()) {
        const int row = test::findRow(*info, "sectionVersion");
        if (!info->tag || row < 0)
            continue;
        const Value fresh(*info->type);
        const auto version = std::uint32_t(
            readNumber(*info->fields[std::size_t(row)].type, info->fields[std::size_t(row)].in(fresh.data())));
        QVERIFY2(std::any_of(info->sizes.begin(), info->sizes.end(),
                             [&](const auto &size) { return size.first == version; }),
                 info->name);
    }
}

// An object's list is identified by the row of its field: with two rows the same list would count as two.
void TestM3Structs::listsAreDescribedOnce()
{
    for (const StructInfo *info : m3::allStructs()) {
        std::set<std::size_t> places;
        for (const std::uint16_t list : info->lists)
            QVERIFY2(places.insert(info->fields[list].offset).second, info->fields[list].name);
    }
}

SINEW_APPLESS_TEST(tst_m3_structs, TestM3Structs)

} // namespace tst_m3_structs
#include "tst_m3_structs.moc"
