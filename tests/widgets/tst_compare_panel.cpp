// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/compare/compare_panel.h"
#include "widgets/objects/object_edits.h"

#include "core/model/path.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace tst_compare_panel {

using namespace sinew;

class TestComparePanel : public QObject
{
    Q_OBJECT

    std::unique_ptr<Document> m_one, m_other;
    std::unique_ptr<ComparePanel> m_panel;

    static void set(Document &document, const char *path, const char *value)
    {
        const auto target = parsePath(document.model(), path);
        QVERIFY2(bool(target), path);
        const auto change = makeSet(document.model(), *target, value);
        QVERIFY(bool(change));
        QVERIFY(bool(document.push({*change}, QStringLiteral("Set"))));
    }
    void compare()
    {
        auto comparison = compareModels(m_one->model(), m_other->model());
        QVERIFY(bool(comparison));
        m_panel->setComparison(m_one.get(), m_other.get(), std::move(*comparison));
    }
    QAbstractItemModel *rows() const { return m_panel->view()->model(); }
    QModelIndex row(const char *path) const
    {
        return rows()
            ->match(rows()->index(0, 0), Qt::ToolTipRole, QLatin1String(path), 1, Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    }
    int shownRows(const QModelIndex &parent = {}) const
    {
        int count = 0;
        for (int i = 0; i < rows()->rowCount(parent); ++i)
            count += 1 + shownRows(rows()->index(i, 0, parent));
        return count;
    }

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }
    void init()
    {
        m_one = sampleDocument();
        m_other = sampleDocument();
        m_panel = std::make_unique<ComparePanel>();
        m_panel->resize(900, 400);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }

    void equalModels()
    {
        compare();
        QVERIFY(m_panel->view()->isHidden());
        QVERIFY(!m_panel->takeAllButton()->isEnabled());
    }

    void differencesAreNamed()
    {
        QAbstractItemModelTester tester(&m_panel->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        set(*m_other, "sequences[0].end", "4321");
        QVERIFY(ObjectEdits(*m_other).remove({sampleRoot(*m_other).helpers.ids.back()}));
        compare();
        QVERIFY(!m_panel->view()->isHidden());
        const QModelIndex end = row("sequences[0].end");
        QVERIFY(end.isValid());
        QCOMPARE(end.siblingAtColumn(ComparisonModel::OtherColumn).data().toString(), QStringLiteral("4321"));
        QVERIFY(!end.data().toString().contains(u'['));
        QCOMPARE(m_panel->model().count(ModelDifference::Removed), 1);
        QCOMPARE(m_panel->filterButton(ModelDifference::Removed)->text(), QStringLiteral("1"));
    }

    void filters()
    {
        set(*m_other, "sequences[0].end", "4321");
        QVERIFY(ObjectEdits(*m_other).remove({sampleRoot(*m_other).helpers.ids.back()}));
        compare();
        m_panel->filterButton(ModelDifference::Changed)->click();
        QVERIFY(!row("sequences[0].end").isValid());
        QVERIFY(shownRows() >= 1);
        m_panel->filterButton(ModelDifference::Changed)->click();
        QVERIFY(row("sequences[0].end").isValid());
        m_panel->search()->setText(QStringLiteral("4321"));
        QVERIFY(row("sequences[0].end").isValid());
        QCOMPARE(shownRows(), 2); // the sequence and its end
        m_panel->search()->setText(QStringLiteral("nothing has this"));
        QCOMPARE(shownRows(), 0);
        QVERIFY(m_panel->view()->isHidden());
    }

    /// A key goes with its track, an object with all its differences.
    void whatIsTaken()
    {
        const auto track = [](const Document &document) {
            for (std::size_t i = 0; i < sampleRoot(document).bones.size(); ++i)
                if (sampleRoot(document).bones[i].node.translation.size() > 1)
                    return "bones[" + std::to_string(i) + "].node.translation";
            return std::string();
        }(*m_one);
        QVERIFY(!track.empty());
        set(*m_other, (track + ".values[0].x").c_str(), "99");
        compare();
        m_panel->view()->expandAll();
        const ModelDifference *field = nullptr;
        const QModelIndex curve = row(track.c_str());
        QVERIFY(curve.isValid());
        QVERIFY(rows()->rowCount(curve) > 0);
        m_panel->view()->setCurrentIndex(rows()->index(0, 0, curve));
        QCOMPARE(m_panel->chosen().size(), std::size_t(1));
        field = m_panel->chosen().front();
        QCOMPARE(field->inA, track);
        QSignalSpy taken(m_panel.get(), &ComparePanel::takeRequested);
        m_panel->takeButton()->click();
        QCOMPARE(taken.count(), 1);
        m_panel->setTakeProblem(QStringLiteral("because"));
        QVERIFY(!m_panel->takeButton()->isEnabled());
        QVERIFY(m_panel->takeButton()->toolTip().contains(QLatin1String("because")));
    }
};

SINEW_TEST(tst_compare_panel, TestComparePanel)

} // namespace tst_compare_panel
#include "tst_compare_panel.moc"
