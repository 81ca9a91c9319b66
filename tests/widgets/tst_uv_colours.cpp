// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/plugins/m3/m3_edits.h"
#include "tests/support/test_program.h"

#include "widgets/uv/uv_fields.h"
#include "widgets/uv/uv_number_box.h"
#include "widgets/uv/uv_panel.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>

namespace tst_uv_colours {

using namespace sinew;
using namespace sinew::test;

// The dock of texture coordinates with a StarCraft II model: steps of coordinates and colours of vertices. The vertices
// of "wide-vertices" are red 64, green 32, blue 16, alpha 128.

namespace {

struct Fixture
{
    explicit Fixture(const QString &sample) : document(openDocument(sample)), before(saved(*document))
    {
        page.resize(900, 600);
        page.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&page));
        page.setDocument(document.get());
        QCoreApplication::processEvents();
    }
    void type(const char *box, const QString &text)
    {
        UvNumberBox *field = page.fields()->box(box);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

    std::unique_ptr<Document> document;
    QByteArray before;
    UvPanel page;
};

} // namespace

class TestUvColours : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setsChannels()
    {
        Fixture f(QStringLiteral("m3odd/wide-vertices.m3"));
        QCOMPARE(f.page.setBox()->count(), 2);
        f.page.session().pick({1, 2}, UvPick::Replace);
        QCOMPARE(f.page.fields()->box("red")->value(), 64.0);
        QCOMPARE(f.page.fields()->box("alpha")->value(), 128.0);
        f.type("red", QStringLiteral("255"));
        const auto &colours = rootOf(*f.document).colours;
        QCOMPARE(colours[0], (m3::PackedVector{16, 32, 64, 128}));
        QCOMPARE(colours[1], (m3::PackedVector{16, 32, 255, 128}));
        QCOMPARE(colours[2], (m3::PackedVector{16, 32, 255, 128}));
        QCOMPARE(f.document->historyCount(), 1);
        f.document->undo();
        QCOMPARE(difference(saved(*f.document), f.before), QString());
        QCOMPARE(f.page.fields()->box("red")->value(), 64.0);
    }

    void saysWhereThereAreNone()
    {
        Fixture f(QStringLiteral("m3/tiny29.m3"));
        QVERIFY(!f.page.fields()->colourNote()->isHidden());
        QVERIFY(f.page.fields()->colourNote()->text().contains(QStringLiteral("has no colours")));
        QVERIFY(!f.page.fields()->box("red")->isVisible());
    }

    /// Steps of 1/2048 from -16 to 16: values beyond are refused with the reason, and nothing changes.
    void refusesWhatDoesNotFit()
    {
        Fixture f(QStringLiteral("m3/tiny29.m3"));
        QVERIFY(f.page.note()->text().contains(QStringLiteral("rounded")));
        f.page.session().selectAll();
        f.type("u", QStringLiteral("20"));
        QCOMPARE(difference(saved(*f.document), f.before), QString());
        QVERIFY(f.page.readout()->text().contains(QStringLiteral("go from")));
        QCOMPARE(f.page.fields()->box("u")->value(), 0.5);
        f.type("u", QStringLiteral("0.7"));
        QCOMPARE(f.document->historyCount(), 1);
        QCOMPARE(rootOf(*f.document).uvs[0][0], std::int16_t(410)); // 0.2 · 2048 = 409.6
    }
};

SINEW_TEST(tst_uv_colours, TestUvColours)

} // namespace tst_uv_colours
#include "tst_uv_colours.moc"
