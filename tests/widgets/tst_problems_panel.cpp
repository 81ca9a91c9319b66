// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/edit_builder.h"
#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/objects/object_edits.h"
#include "widgets/problems/fix_bar.h"
#include "widgets/problems/fix_preview.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/problems/suppressed_codes.h"
#include "widgets/shared/object_names.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>

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
    static const Check &missing()
    {
        static const Check check{"asset.texture.missing", Impact::Wrong, "Missing", "", Reads::everything(), nullptr};
        return check;
    }
    /// Sequences that end before they start.
    static void turnAround(Document &document, std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i)
            set(document, {sampleRoot(document).sequences.ids[i], 2}, std::int32_t(-5 - int(i)));
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
        QTRY_COMPARE(problems.count(Impact::Fatal), 2);
        QCOMPARE(problems.title(), QStringLiteral("Problems (2)"));
        QCOMPARE(titles.last().first().toString(), problems.title());
        document->undo();
        document->undo();
        QTRY_COMPARE(problems.count(Impact::Fatal), 0);
    }

    void findsValuesOutOfRange()
    {
        const auto document = sampleDocument();
        set(*document, {sampleRoot(*document).materials[0].layers.ids[0], 2}, 1.5f);
        ProblemsPanel problems;
        problems.setDocument(document.get());
        QTRY_COMPARE(problems.count(Impact::Wrong), 1);
        QCOMPARE(problems.view()->model()->index(0, ProblemsModel::WhereColumn).data().toString(), place(*document, 0));
        // A node's fields are the object's own to people, whatever structure holds them.
        const NodeId bone = sampleRoot(*document).bones.ids[0];
        QCOMPARE(placeText(*document, {bone, fieldRow<&SampleBone::node>(), fieldRow<&SampleNode::translation>()}),
                 displayName(*document, bone) + QStringLiteral(", Translation"));
        // Line by line; what a bug report needs is below.
        QVERIFY(problems.details()->isHidden());
        problems.view()->setCurrentIndex(problems.view()->model()->index(0, 0));
        const QStringList lines = problems.details()->text().split(QLatin1Char('\n'));
        QVERIFY(lines.size() >= 2);
        QCOMPARE(lines[1], QStringLiteral("Where: ") + place(*document, 0));
        QVERIFY(!problems.details()->text().contains(QLatin1String("materials[0]")));
        QVERIFY(problems.origin()->text().startsWith(QLatin1String("Path: materials[0].layers[0].alpha\nKind: ")));
    }

    /// As long as files are being looked for, the list says so instead of "none".
    void saysThatFilesAreLookedFor()
    {
        const auto document = sampleDocument();
        ProblemsPanel problems;
        problems.setDocument(document.get());
        QTRY_VERIFY(!problems.isChecking());
        const auto shows = [&](const QString &text) {
            const auto labels = problems.findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel *label) { return !label->isHidden() && label->text() == text; });
        };
        const QString searching = QStringLiteral("Searching for files…"), none = QStringLiteral("No problems found.");
        QVERIFY(shows(none));
        problems.setPending(document.get(), QStringLiteral("textures"));
        QVERIFY(problems.isChecking());
        QVERIFY(shows(searching) && !shows(none));
        problems.setProblems(document.get(), QStringLiteral("textures"),
                             {{&missing(), "a.blp was not found", {{sampleRoot(*document).textures.ids[0]}}}});
        QVERIFY(!problems.isChecking());
        QVERIFY(!shows(searching));
        // What was found before stays until there is something new.
        problems.setPending(document.get(), QStringLiteral("textures"));
        QVERIFY(shows(searching));
        QCOMPARE(messages(problems), QStringList{QStringLiteral("a.blp was not found")});
        problems.setProblems(document.get(), QStringLiteral("textures"), {});
        QVERIFY(shows(none));
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
        problems.setProblems(document.get(), QStringLiteral("textures"),
                             {{&missing(), "a.blp was not found", {{sampleRoot(*document).textures.ids[0]}}}});
        problems.setProblems(other.get(), QStringLiteral("textures"), {{&missing(), "elsewhere", {}}});
        QTRY_VERIFY(!problems.isChecking());
        // The worst first; those of one kind in the order in which they came.
        QCOMPARE(messages(problems), (QStringList{QStringLiteral("an odd size"), QStringLiteral("a.blp was not found"),
                                                  QStringLiteral("a note")}));
        QCOMPARE(problems.view()->model()->index(0, ProblemsModel::WhereColumn).data().toString(),
                 place(*document, 1) + QStringLiteral(", offset 0x1234"));
        QCOMPARE(problems.title(), QStringLiteral("Problems (2)"));
        QTest::mouseClick(problems.filterButton(Impact::Wrong), Qt::LeftButton);
        QCOMPARE(problems.view()->model()->rowCount(), 1);
        QTest::mouseClick(problems.filterButton(Impact::Wrong), Qt::LeftButton);
        problems.setProblems(document.get(), QStringLiteral("textures"), {});
        QCOMPARE(problems.view()->model()->rowCount(), 2);
    }

    void groupsByKind()
    {
        const auto document = sampleDocument();
        turnAround(*document, 2);
        set(*document, {sampleRoot(*document).materials[0].layers.ids[0], 2}, 1.5f);
        ProblemsPanel problems;
        QAbstractItemModelTester tester(problems.view()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        problems.setDocument(document.get());
        QTRY_COMPARE(problems.count(Impact::Fatal), 2);
        const QAbstractItemModel *model = problems.view()->model();
        QCOMPARE(model->rowCount(), 2); // a group, and one that is alone of its kind
        const QModelIndex group = model->index(0, 0);
        QCOMPARE(group.data().toString(), QStringLiteral("Backwards (2)"));
        QCOMPARE(model->rowCount(group), 2);
        QVERIFY(problems.view()->isExpanded(group));
        QCOMPARE(model->index(1, 0, group).siblingAtColumn(ProblemsModel::MessageColumn).data().toString(),
                 QStringLiteral("the sequence ends before it starts"));
        QCOMPARE(model->rowCount(model->index(1, 0)), 0);
        // A closed group stays closed, and the selection stays.
        problems.view()->setCurrentIndex(model->index(0, 0, group));
        set(*document, {sampleRoot(*document).materials[0].layers.ids[0], 2}, 1.25f);
        QTRY_VERIFY(messages(problems)[1].startsWith(QStringLiteral("1.25")));
        QCOMPARE(problems.view()->selectionModel()->selectedRows().size(), 1);
        QCOMPARE(problems.view()->selectionModel()->selectedRows()[0].parent().row(), 0);
    }

    void buttonMends()
    {
        const auto document = sampleDocument();
        turnAround(*document, 1);
        ProblemsPanel problems;
        problems.setDocument(document.get());
        QTRY_COMPARE(problems.count(Impact::Fatal), 1);
        QVERIFY(problems.fixBar()->isHidden());
        problems.view()->setCurrentIndex(problems.view()->model()->index(0, 0));
        QVERIFY(!problems.fixBar()->isHidden());
        const auto &buttons = problems.fixBar()->buttons();
        QCOMPARE(buttons.size(), std::size_t(2));
        QCOMPARE(buttons[0]->text(), QStringLiteral("Swap start and end"));
        const int steps = document->historyCount();
        buttons[0]->click();
        QCOMPARE(document->historyCount(), steps + 1);
        QCOMPARE(document->historyText(steps), QStringLiteral("Swap start and end"));
        QCOMPARE(sampleRoot(*document).sequences[0].start, -5);
        QTRY_COMPARE(problems.count(Impact::Fatal), 0);
        QVERIFY(problems.fixBar()->isHidden());
        document->undo();
        QTRY_COMPARE(problems.count(Impact::Fatal), 1);
    }

    void allOfAKindAreMendedAtOnce()
    {
        const auto document = sampleDocument();
        turnAround(*document, 2);
        ProblemsPanel problems;
        problems.setDocument(document.get());
        QTRY_COMPARE(problems.count(Impact::Fatal), 2);
        QVERIFY(!problems.safeButton()->isHidden());
        problems.setProblems(document.get(), QStringLiteral("textures"), {{&missing(), "elsewhere", {}}});
        int found = 0;
        for (const Impact impact : {Impact::Note, Impact::Waste, Impact::Wrong, Impact::Fatal})
            found += problems.count(impact);
        const int steps = document->historyCount();
        problems.safeButton()->click();
        auto *preview = problems.findChild<FixPreview *>();
        QVERIFY(preview);
        QTRY_VERIFY(preview->isReady());
        const auto said = [preview](const char *pattern) {
            return QRegularExpression(QString::fromLatin1(pattern))
                .match(preview->summary()->text())
                .captured(1)
                .toInt();
        };
        QVERIFY(said("Problems fixed: (\\d+)") >= 2);
        QVERIFY(said("Other problems: (\\d+)") >= 1);
        QCOMPARE(said("Problems fixed: (\\d+)") + said("Other problems: (\\d+)"), found);
        // Two ends of two sequences, with what they are before and after.
        QCOMPARE(preview->changes()->topLevelItemCount(), 4);
        QCOMPARE(preview->changes()->topLevelItem(0)->text(0), QStringLiteral("Stand, Start"));
        QCOMPARE(preview->changes()->topLevelItem(0)->toolTip(0), QStringLiteral("sequences[0].start"));
        QCOMPARE(preview->changes()->topLevelItem(0)->text(1), QStringLiteral("0"));
        QCOMPARE(preview->changes()->topLevelItem(0)->text(2), QStringLiteral("-5"));
        // An edit meanwhile is seen.
        set(*document, {sampleRoot(*document).sequences.ids[0], 2}, std::int32_t(-50));
        QVERIFY(!preview->isReady());
        QTRY_VERIFY(preview->isReady());
        QCOMPARE(preview->changes()->topLevelItem(0)->text(2), QStringLiteral("-50"));
        preview->applyButton()->click();
        QCOMPARE(document->historyCount(), steps + 2);
        QCOMPARE(document->historyText(steps + 1), QStringLiteral("Fix everything safe"));
        QTRY_COMPARE(problems.count(Impact::Fatal), 0);
        QVERIFY(problems.safeButton()->isHidden());
        document->undo();
        QTRY_COMPARE(problems.count(Impact::Fatal), 2);
    }

    /// No check can reproduce what a search for files found: the list's own finding is fixed.
    void whatSearchesFoundIsMendedAtOnce()
    {
        const auto document = sampleDocument();
        static const Check check{"asset.texture.place",
                                 Impact::Wrong,
                                 "Elsewhere",
                                 "",
                                 Reads::everything(),
                                 nullptr,
                                 {{"Use the found end", Fix::Changes,
                                   [](EditBuilder &edit, const Model &, const Finding &finding) -> Status {
                                       edit.set(finding.place(), std::int32_t(std::stoi(finding.suggestion)));
                                       return Done{};
                                   }}}};
        const auto &sequences = sampleRoot(*document).sequences;
        QVERIFY(sequences.size() >= 2);
        ProblemsPanel problems;
        problems.setDocument(document.get());
        problems.setProblems(
            document.get(), QStringLiteral("textures"),
            {{&check, "a", {{sequences.ids[0], 2}}, "12345"}, {&check, "b", {{sequences.ids[1], 2}}, "23456"}});
        QTRY_VERIFY(!problems.isChecking());
        const QAbstractItemModel *rows = problems.view()->model();
        problems.view()->setCurrentIndex(rows->index(0, 0, rows->index(0, 0)));
        const auto &buttons = problems.fixBar()->buttons();
        QCOMPARE(buttons.size(), std::size_t(2)); // it, and all of its kind
        const int steps = document->historyCount();
        buttons[1]->click();
        auto *preview = problems.findChild<FixPreview *>();
        QVERIFY(preview);
        QTRY_VERIFY(preview->isReady());
        QCOMPARE(preview->changes()->topLevelItemCount(), 2);
        preview->applyButton()->click();
        QCOMPARE(document->historyCount(), steps + 1);
        QCOMPARE(sequences[0].end, 12345);
        QCOMPARE(sequences[1].end, 23456);
    }

    void kindsCanBeSuppressed()
    {
        const auto document = sampleDocument();
        document->setPath(QStringLiteral("/models/a.smp"));
        turnAround(*document, 2);
        QVariantMap stored;
        const auto read = [&](const QString &name) { return stored.value(name); };
        const auto write = [&](const QString &name, const QVariant &value) { stored[name] = value; };
        ProblemsPanel problems;
        problems.suppressed()->setStore(read, write);
        problems.setDocument(document.get());
        QTRY_COMPARE(problems.count(Impact::Fatal), 2);
        QVERIFY(problems.suppressedButton()->isHidden());
        problems.view()->setCurrentIndex(problems.view()->model()->index(0, 0));
        const auto choose = [&](const QString &text) {
            const std::unique_ptr<QMenu> menu(problems.createMenu());
            for (QAction *action : menu->actions())
                if (action->text() == text)
                    return action->trigger();
            QFAIL("no such action");
        };
        choose(QStringLiteral("Hide this kind in this model"));
        QCOMPARE(problems.count(Impact::Fatal), 0);
        QCOMPARE(problems.title(), QStringLiteral("Problems"));
        QCOMPARE(problems.suppressedButton()->text(), QStringLiteral("2 suppressed"));
        // Of this model alone, and the next start remembers it.
        SuppressedCodes again;
        again.setStore(read, write);
        const QString code = QStringLiteral("sample.sequence.backwards");
        QVERIFY(again.contains(code, QStringLiteral("/models/a.smp")));
        QVERIFY(!again.contains(code, QStringLiteral("/models/b.smp")));
        Q_EMIT problems.suppressedButton()->menu()->aboutToShow();
        QCOMPARE(problems.suppressedButton()->menu()->actions().size(), 1);
        problems.suppressedButton()->menu()->actions().first()->trigger();
        QCOMPARE(problems.count(Impact::Fatal), 2);
        problems.view()->setCurrentIndex(problems.view()->model()->index(0, 0));
        choose(QStringLiteral("Always hide this kind"));
        QCOMPARE(problems.count(Impact::Fatal), 0);
        again.setStore(read, write);
        QVERIFY(again.contains(code, QStringLiteral("/models/b.smp")));
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
        QTRY_COMPARE(problems.count(Impact::Fatal), 1);
        QTRY_VERIFY(!says(checking));
        // Known problems stay in sight while the model is checked again.
        set(*document, {sampleRoot(*document).materials[0].layers.ids[1], 1}, std::int32_t(78));
        QVERIFY(says(checking));
        QVERIFY(!problems.view()->isHidden());
        problems.setDocument(nullptr);
        QTRY_VERIFY(!says(checking));
    }

    /// In a dock as low and narrow as on a small screen, six problems stay in sight whatever is shown for one of them.
    void detailsLeaveRoomForTheList()
    {
        const auto document = sampleDocument();
        Diagnostics diagnostics;
        for (int i = 0; i < 12; ++i)
            diagnostics.add(Severity::Warning, QStringLiteral("x.kind%1").arg(i).toStdString(),
                            {"a rather long sentence about what is odd here, and what the game makes of it", "a.mdx",
                             16 * i, "materials[1].layers[0].alpha"});
        document->setLoadDiagnostics(diagnostics);
        ProblemsPanel problems;
        problems.resize(380, 230);
        problems.show();
        QVERIFY(QTest::qWaitForWindowExposed(&problems));
        problems.setDocument(document.get());
        const QAbstractItemModel *model = problems.view()->model();
        QTRY_COMPARE(model->rowCount(model->index(0, 0)), 12);
        problems.view()->setCurrentIndex(model->index(0, 0, model->index(0, 0)));
        QCoreApplication::processEvents();
        const int row = problems.view()->visualRect(model->index(0, 0)).height();
        QVERIFY(row > 0);
        const auto rows = [&] { return problems.view()->viewport()->height() / row; };
        QVERIFY2(rows() >= 6, qPrintable(QString::number(rows())));
        // Both columns can be read, also once a kind is opened.
        problems.view()->collapse(model->index(0, 0));
        problems.resize(381, 230);
        problems.view()->expand(model->index(0, 0));
        const int where = problems.view()->columnWidth(0), all = problems.view()->viewport()->width();
        QVERIFY2(where >= all / 4 && where <= all / 2 + 1, qPrintable(QString::number(where)));
        problems.resize(380, 420);
        QTRY_VERIFY(problems.details()->isVisible());
        QVERIFY2(rows() >= 6, qPrintable(QString::number(rows())));
        // Where it is wide, they are beside the list.
        problems.resize(1200, 210);
        QTRY_VERIFY(problems.details()->isVisible());
        QTRY_VERIFY2(rows() >= 6, qPrintable(QString::number(rows())));
        QVERIFY(problems.details()->mapTo(&problems, QPoint()).x() >=
                problems.view()->mapTo(&problems, QPoint(problems.view()->width(), 0)).x());
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
        QCOMPARE(problems.count(Impact::Fatal), 0);
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
