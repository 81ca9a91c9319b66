// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Every flag and every mode of every format is explained, and every field has its place in Properties.

#include "tests/plugins/label_texts.h"
#include "tests/support/test_program.h"

#include "plugins/m2/names/animation_names.h"
#include "plugins/m2/names/bone_names.h"

#include <QTest>

namespace tst_explanations {

using namespace sinew;
using namespace sinew::test;

class TestExplanations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void flagsAndModes_data()
    {
        QTest::addColumn<int>("row");
        QTest::newRow("m2") << 0;
        QTest::newRow("m3") << 1;
        QTest::newRow("mdx") << 2;
    }
    void everyFieldOnce_data() { flagsAndModes_data(); }
    void longStructuresHaveGroups_data() { flagsAndModes_data(); }

    void flagsAndModes()
    {
        QFETCH(const int, row);
        QStringList unexplained;
        int explained = 0;
        const LabelledFormat format = labelledFormats()[std::size_t(row)];
        for (const StructInfo *info : format.structs)
            for (const FieldInfo &field : info->fields) {
                // Names of the game's animations and bones are self-explanatory.
                if (!field.table || field.table == &m2::animationIds() || field.table == &m2::keyBoneIds())
                    continue;
                for (const EnumEntry &entry : *field.table) {
                    if (entry.help && *entry.help)
                        ++explained;
                    else
                        unexplained << QStringLiteral("%1.%2: %3")
                                           .arg(QLatin1String(info->name), QLatin1String(field.name),
                                                QLatin1String(entry.name));
                }
            }
        QVERIFY2(unexplained.isEmpty(), qPrintable(unexplained.join(QLatin1Char('\n'))));
        QVERIFY(explained > 50);
    }

    void everyFieldOnce()
    {
        QFETCH(const int, row);
        const LabelledFormat format = labelledFormats()[std::size_t(row)];
        for (const StructInfo *info : format.structs) {
            std::vector<int> seen(info->fields.size());
            bool onlyArrays = false;
            for (const FieldGroup &group : info->shownGroups())
                for (const std::uint16_t field : group.rows) {
                    ++seen[field];
                    const Kind kind = info->fields[field].type->kind;
                    const bool isArray = kind == Kind::Array || kind == Kind::List;
                    if (isArray && !group.label)
                        onlyArrays = true;
                    else
                        QVERIFY2(!onlyArrays, info->name); // arrays are last
                }
            for (std::size_t i = 0; i < seen.size(); ++i)
                QVERIFY2(seen[i] == 1,
                         qPrintable(QStringLiteral("%1.%2 stands in %3 groups")
                                        .arg(QLatin1String(info->name), QLatin1String(info->fields[i].name))
                                        .arg(seen[i])));
        }
    }

    /// At most ten fields in a row have no heading; where there are headings, only a name stands above them.
    void longStructuresHaveGroups()
    {
        QFETCH(const int, row);
        QStringList wrong;
        const LabelledFormat format = labelledFormats()[std::size_t(row)];
        for (const StructInfo *info : format.structs) {
            const auto isHeaded = [](const FieldGroup &group) { return group.label && !group.isRare; };
            const std::vector<FieldGroup> groups = info->shownGroups();
            const bool anyHeading = std::any_of(groups.begin(), groups.end(), isHeaded);
            QStringList above;
            for (const FieldGroup &group : groups) {
                if (group.label)
                    break;
                for (const std::uint16_t at : group.rows) {
                    const FieldInfo &field = info->fields[at];
                    const Kind kind = field.type->kind;
                    const bool isOwn = kind != Kind::Array && kind != Kind::List &&
                                       (kind != Kind::Struct || field.type->structure().mainField >= 0);
                    if (isOwn && !field.base && !field.hidden && int(at) != info->nameField &&
                        !above.contains(QLatin1String(field.name)))
                        above << QLatin1String(field.name);
                }
            }
            if (above.size() > (anyHeading ? 0 : 10))
                wrong << QStringLiteral("%1: %2").arg(QLatin1String(info->name), above.join(QStringLiteral(", ")));
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    /// The colours of lights are shown as colours, as in the other formats.
    void lightsHaveColours()
    {
        for (const LabelledFormat &format : labelledFormats()) {
            int colours = 0;
            for (const StructInfo *info : format.structs)
                for (const FieldInfo &field : info->fields) {
                    if (std::string_view(info->name) != "Light" ||
                        !QString(QLatin1String(field.name)).endsWith(QLatin1String("olour")))
                        continue;
                    const TypeInfo *type = field.type;
                    if (type->kind == Kind::Struct)
                        type = type->structure().fields[std::size_t(type->structure().mainField)].type;
                    if (type->kind == Kind::Curve)
                        type = type->element;
                    QVERIFY2(type->kind == Kind::Colour, field.name);
                    ++colours;
                }
            QVERIFY2(colours >= 2, format.name);
        }
    }

    /// If there are two values of one thing, their labels say which is which.
    void noSecondValueByNumber()
    {
        QStringList numbered;
        const LabelledFormat m3 = labelledFormats()[1];
        for (const StructInfo *info : m3.structs)
            if (std::string_view(info->name) == "Particle" || std::string_view(info->name) == "Ribbon" ||
                std::string_view(info->name) == "Projection")
                for (const FieldInfo &field : info->fields)
                    if (QString::fromStdString(field.displayLabel()).endsWith(QStringLiteral(" 2")))
                        numbered << QString::fromStdString(field.displayLabel());
        QVERIFY2(numbered.isEmpty(), qPrintable(numbered.join(QStringLiteral(", "))));
    }
};

SINEW_APPLESS_TEST(tst_explanations, TestExplanations)

} // namespace tst_explanations
#include "tst_explanations.moc"
