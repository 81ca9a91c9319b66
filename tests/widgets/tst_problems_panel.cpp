// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/objects/object_edits.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/shared/object_names.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace tst_problems_panel {

using namespace sinew;

class TestProblemsPanel : public QObject
{
    Q_OBJECT

    template<class T>
    static void set(Document &document, const Address &address, const T &value)
    {
        QVERIFY(document.push({{Change::Set, address, 0, 0, 0, Value::of(value)}}, QString()));
    }
    static QStringList messages(const ProblemsPanel &widget)
    {
        QStringList texts;
        for (int row = 0; row < widget.view()->model()->rowCount(); ++row)
            texts << widget.view()->model()->index(row, ProblemsModel::MessageColumn).data().toString();
        return texts;
    }

    /// "Armor, Layer 0, Alpha"
    static QString place(const Document &document, int material)
    {
        const auto &materials = sampleRoot(document).materials;
        const NodeId layer = materials[std::size_t(material)].layers.ids[0];
        return QStringList{displayName(document, materials.ids[std::size_t(material)]), displayName(document, layer),
                           QStringLiteral("Alpha")}
            .join(QStringLiteral(", "));
    }

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void findsBrokenReferences()
    {
        const auto document = sampleDocument();
        ProblemsPanel problems;
        QAbstractItemModelTester tester(problems.view()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy titles(&problems, &ProblemsPanel::titleChanged);
        problems.setDocument(document.get());
        QTRY_VERIFY(!problems.isChecking());
        QCOMPARE(problems.title(), QStringLiteral("Problems"));
        const auto &root = sampleRoot(*document);
        const NodeId layer = root.materials[0].layers.ids[1];
        set(*document, {layer, 1}, std::int32_t(77));                 // no such texture
        set(*document, {root.sequences.ids[0], 2}, std::int32_t(-5)); // what only the format knows
        QVERIFY(problems.isChecking());
        QTRY_COMPARE(problems.count(Severity::Error), 2);
        QCOMPARE(problems.title(), QStringLiteral("Problems (2)"));
        QCOMPARE(titles.last().first().toString(), problems.title());
        document->undo();
        document->undo();
        QTRY_COMPARE(problems.count(Severity::Error), 0);
    }

    void findsValuesOutOfRange()
    {
        const auto document = sampleDocument();
        set(*document, {sampleRoot(*document).materials[0].layers.ids[0], 2}, 1.5f);
        ProblemsPanel problems;
        problems.setDocument(document.get());
        QTRY_COMPARE(problems.count(Severity::Warning), 1);
        QCOMPARE(problems.view()->model()->index(0, ProblemsModel::WhereColumn).data().toString(), place(*document, 0));
        // Line by line, with what a bug report needs.
        QVERIFY(problems.details()->isHidden());
        problems.view()->setCurrentIndex(problems.view()->model()->index(0, 0));
        const QStringList lines = problems.details()->text().split(QLatin1Char('\n'));
        QVERIFY(lines.size() >= 3);
        QCOMPARE(lines[1], QStringLiteral("Where: ") + place(*document, 0));
        QCOMPARE(lines[2], QStringLiteral("Path: materials[0].layers[0].alpha"));
    }

    void showsLoadDiagnosticsAndReports()
    {
        const auto document = sampleDocument(), other = sampleDocument();
        Diagnostics diagnostics;
        diagnostics.add(Severity::Warning, "x.odd", {"an odd size", "a.mdx", 0x1234, "materials[1].layers[0].alpha"});
        diagnostics.add(Severity::Info, "x.note", {"a note", "a.mdx", -1, ""});
        document->setLoadDiagnostics(diagnostics);
        ProblemsPanel problems;
        problems.setDocument(document.get());
        problems.setProblems(
            document.get(), QStringLiteral("textures"),
            {{Severity::Error, "texture.missing", {sampleRoot(*document).textures.ids[0]}, "a.blp was not found"}});
        problems.setProblems(other.get(), QStringLiteral("textures"),
                             {{Severity::Error, "texture.missing", {}, "elsewhere"}});
        QTRY_VERIFY(!problems.isChecking());
        // The worst first.
        QCOMPARE(messages(problems), (QStringList{QStringLiteral("a.blp was not found"), QStringLiteral("an odd size"),
                                                  QStringLiteral("a note")}));
        QCOMPARE(problems.view()->model()->index(1, ProblemsModel::WhereColumn).data().toString(),
                 place(*document, 1) + QStringLiteral(", offset 0x1234"));
        QCOMPARE(problems.title(), QStringLiteral("Problems (2)"));
        QTest::mouseClick(problems.filterButton(Severity::Warning), Qt::LeftButton);
        QCOMPARE(problems.view()->model()->rowCount(), 2);
        QTest::mouseClick(problems.filterButton(Severity::Warning), Qt::LeftButton);
        problems.setProblems(document.get(), QStringLiteral("textures"), {});
        QCOMPARE(problems.view()->model()->rowCount(), 2);
    }

    void saysThatItIsChecking()
    {
        const auto document = sampleDocument();
        ProblemsPanel problems;
        problems.setDocument(document.get());
        const auto says = [&](const QString &text) {
            for (const QLabel *label : problems.findChildren<QLabel *>())
                if (!label->isHidden() && label->text() == text)
                    return true;
            return false;
        };
        const QString checking = QStringLiteral("Checking…"), none = QStringLiteral("No problems found.");
        QVERIFY(says(checking) && !says(none));
        QTRY_VERIFY(!problems.isChecking());
        QVERIFY(!says(checking) && says(none));
        set(*document, {sampleRoot(*document).materials[0].layers.ids[1], 1}, std::int32_t(77));
        QVERIFY(says(checking));
        QTRY_COMPARE(problems.count(Severity::Error), 1);
        QTRY_VERIFY(!says(checking));
        // What is known stays in sight while it is checked again.
        set(*document, {sampleRoot(*document).materials[0].layers.ids[1], 1}, std::int32_t(78));
        QVERIFY(says(checking));
        QVERIFY(!problems.view()->isHidden());
        problems.setDocument(nullptr);
        QTRY_VERIFY(!says(checking));
    }

    void doubleClickJumps()
    {
        const auto document = sampleDocument();
        Diagnostics diagnostics;
        diagnostics.add(Severity::Warning, "x.odd", {"an odd size", "a.mdx", -1, "materials[1].layers[0].alpha"});
        document->setLoadDiagnostics(diagnostics);
        const auto &root = sampleRoot(*document);
        set(*document, {root.materials[0].layers.ids[1], 1}, std::int32_t(77));
        ProblemsPanel problems;
        problems.resize(500, 200);
        problems.show();
        QVERIFY(QTest::qWaitForWindowExposed(&problems));
        problems.setDocument(document.get());
        QTRY_COMPARE(problems.view()->model()->rowCount(), 2);
        QSignalSpy fields(&document->selection(), &Selection::fieldRequested);
        const auto open = [&](int row) {
            const QPoint at = problems.view()->visualRect(problems.view()->model()->index(row, 0)).center();
            QTest::mouseClick(problems.view()->viewport(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(problems.view()->viewport(), Qt::LeftButton, {}, at);
        };
        open(0);
        QCOMPARE(document->selection().current(), root.materials[0].layers.ids[1]);
        QVERIFY(fields.size() >= 1);
        QCOMPARE(int(fields.first().first().value<Address>().field), 1);
        open(1);
        QCOMPARE(document->selection().current(), root.materials[1].layers.ids[0]);
        // An object that is gone leads nowhere and does no harm.
        QVERIFY(ObjectEdits(*document).remove({root.materials[1].layers.ids[0]}));
        document->selection().clear();
        open(problems.view()->model()->rowCount() - 1);
    }

    void documentMayGoWhileChecking()
    {
        auto document = sampleDocument();
        ProblemsPanel problems;
        problems.setDocument(document.get());
        QCoreApplication::processEvents(); // the check is under way
        document.reset();
        QTest::qWait(20);
        QVERIFY(!problems.isShowingContent());
        QCOMPARE(problems.count(Severity::Error), 0);
        auto widget = std::make_unique<ProblemsPanel>();
        const auto next = sampleDocument();
        widget->setDocument(next.get());
        QCoreApplication::processEvents();
        widget.reset();
        QTest::qWait(20);
    }

    void followsTheme()
    {
        const auto document = sampleDocument();
        Diagnostics diagnostics;
        diagnostics.add(Severity::Info, "x.note",
                        {"one of the chunks is unknown and kept as it is", "a.mdx", 0x8c, ""});
        document->setLoadDiagnostics(diagnostics);
        set(*document, {sampleRoot(*document).materials[0].layers.ids[1], 1}, std::int32_t(77));
        set(*document, {sampleRoot(*document).materials[0].layers.ids[0], 2}, 1.5f);
        ProblemsPanel problems;
        problems.setDocument(document.get());
        QTRY_COMPARE(problems.view()->model()->rowCount(), 3);
        problems.resize(620, 180);
        checkThemes(problems, "problems");
    }
};

SINEW_TEST(tst_problems_panel, TestProblemsPanel)

} // namespace tst_problems_panel
#include "tst_problems_panel.moc"
