// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The lists of labels that lupdate reads must be those of the descriptions.

#include "tests/plugins/label_texts.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

namespace tst_labels {

using namespace sinew;
using namespace sinew::test;

class TestLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each named bit has its place under one heading.
    void flagGroupsShareTheBits()
    {
        int groups = 0;
        for (const LabelledFormat &format : labelledFormats())
            for (const StructInfo *info : format.structs)
                for (const FieldInfo &field : info->fields) {
                    if (!field.flagGroups)
                        continue;
                    std::uint64_t named = 0, grouped = 0;
                    for (const EnumEntry &entry : *field.table)
                        named |= std::uint64_t(entry.value);
                    for (const FlagGroup &group : *field.flagGroups) {
                        QVERIFY2(!(grouped & group.mask), group.label);
                        QVERIFY2((group.mask & ~named) == 0, group.label);
                        grouped |= group.mask;
                        ++groups;
                    }
                    QCOMPARE(grouped, named);
                }
        QVERIFY(groups > 10);
    }

    void formats_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<QStringList>("known");
        QTest::newRow("m2") << 0 << QStringList{QStringLiteral("Bone combos"), QStringLiteral("Alias of")};
        QTest::newRow("m3") << 1 << QStringList{QStringLiteral("Bone lookup"), QStringLiteral("Priority plane")};
        QTest::newRow("mdx") << 2 << QStringList{QStringLiteral("Filter mode"), QStringLiteral("Add alpha")};
    }

    /// Labels by a field's name, explicit ones, and those of enums and flags if the list holds them.
    void formats()
    {
        QFETCH(const int, row);
        QFETCH(const QStringList, known);
        const std::set<std::string> labels = labelsOf(labelledFormats()[std::size_t(row)]);
        for (const QString &label : known)
            QVERIFY2(labels.count(label.toStdString()), qPrintable(label));
    }

    /// The same term for the same thing in all formats.
    void sharedTerms()
    {
        const std::vector<LabelledFormat> formats = labelledFormats();
        const std::set<std::string> m2 = labelsOf(formats[0]), m3 = labelsOf(formats[1]), mdx = labelsOf(formats[2]);
        for (const char *label :
             {"Event", "Events", "Global sequence", "Global sequences", "Texture animation", "Texture animations"})
            QVERIFY2(m2.count(label) && mdx.count(label), label);
        QVERIFY(m3.count("Events"));
        for (const std::string &label : m3)
            QVERIFY2(!QString::fromStdString(label).contains(QLatin1String("other end")), label.c_str());
    }

    void theListsAreCurrent()
    {
        for (const LabelledFormat &format : labelledFormats()) {
            QFile file(sourcePath(qPrintable(format.file())));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            QVERIFY2(file.readAll() == labelTexts(format),
                     qPrintable(QStringLiteral("%1 is not current; run ninja -C build/release sinew_labels && "
                                               "build/release/bin/sinew_labels")
                                    .arg(format.file())));
        }
    }
};

SINEW_APPLESS_TEST(tst_labels, TestLabels)

} // namespace tst_labels
#include "tst_labels.moc"
