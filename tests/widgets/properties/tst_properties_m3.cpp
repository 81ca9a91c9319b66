// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/struct_info.h"
#include "plugins/m3/model/model.h"
#include "tests/plugins/m3/m3_edits.h"
#include "tests/support/test_program.h"
#include "widgets/properties/property_panel.h"
#include "widgets/properties/property_row.h"

#include <QCheckBox>
#include <QLabel>
#include <QTest>

namespace tst_properties_m3 {

using namespace sinew;
using namespace sinew::test;

class TestPropertiesM3 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Thirty flags of a material are found under headings; each is there once.
    void longFlagsHaveHeadings()
    {
        const auto document = openDocument(QStringLiteral("m3odd/all-types-of-blocks.m3"));
        QVERIFY(document);
        const Address flags = at(*document, "standardMaterials[0].flags");
        PropertyPanel panel;
        panel.resize(400, 900);
        panel.setDocument(document.get());
        document->selection().select(flags.node);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const PropertyRow *row = panel.rowOf(flags);
        QVERIFY(row);
        const auto heightOf = [&](const QWidget *widget) {
            return widget ? widget->mapTo(&panel, QPoint(0, 0)).y() : -1;
        };
        const auto label = [&](const char *text) -> QWidget * {
            for (QLabel *each : row->findChildren<QLabel *>())
                if (each->text() == QLatin1String(text))
                    return each;
            return nullptr;
        };
        const auto check = [&](const char *text) -> QWidget * {
            for (QCheckBox *each : row->findChildren<QCheckBox *>())
                if (each->accessibleName().endsWith(QLatin1String(text)))
                    return each;
            return nullptr;
        };
        QCOMPARE(std::size_t(row->findChildren<QCheckBox *>().size()),
                 document->model().field(flags).field->table->size());
        const int shadows = heightOf(label("Shadows")), drawing = heightOf(label("Drawing"));
        QVERIFY(shadows >= 0 && shadows < drawing);
        for (const char *text : {"Casts no shadows", "Receives no shadows", "Transparent shadows"})
            QVERIFY2(shadows < heightOf(check(text)) && heightOf(check(text)) < drawing, text);
        const bool before = rootOf(*document).standardMaterials[0].flags & 0x20;
        QTest::mouseClick(check("Casts no shadows"), Qt::LeftButton, {}, {8, 8});
        QCOMPARE(bool(rootOf(*document).standardMaterials[0].flags & 0x20), !before);
        QCOMPARE(document->historyCount(), 1);
    }
};

SINEW_TEST(tst_properties_m3, TestPropertiesM3)

} // namespace tst_properties_m3
#include "tst_properties_m3.moc"
