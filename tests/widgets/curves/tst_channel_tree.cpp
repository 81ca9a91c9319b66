// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "curve_fixture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/tests_screenshot.h"
#include "widgets/curves/channels/channel_model.h"
#include "widgets/curves/channels/channel_tree.h"
#include "widgets/curves/channels/channel_view.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QToolButton>
#include <QTranslator>

namespace tst_channel_tree {

using namespace sinew;

class TestChannelTree : public QObject
{
    Q_OBJECT

    std::unique_ptr<CurveFixture> m_fixture;
    std::unique_ptr<ChannelTree> m_tree;

    CurveFixture &f() { return *m_fixture; }
    ChannelModel &model() { return *m_tree->model(); }
    QModelIndex at(const Address &track, int column = 0, int component = -1)
    {
        return model().indexOf(f().row(track), component, column);
    }
    QPoint centre(const QModelIndex &index)
    {
        m_tree->view()->scrollTo(index);
        return m_tree->view()->visualRect(index).center();
    }
    void click(const QModelIndex &index, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(m_tree->view()->viewport(), Qt::LeftButton, modifiers, centre(index));
    }
    bool is(TrackStates::State state, const Address &track) { return f().document->trackStates().is(state, track); }

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }
    void init()
    {
        m_fixture = std::make_unique<CurveFixture>();
        m_tree = std::make_unique<ChannelTree>(*f().session);
        m_tree->resize(620, 420);
        m_tree->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_tree.get()));
    }
    void cleanup()
    {
        m_tree.reset();
        m_fixture.reset();
    }

    void listsObjectsTracksAndComponents()
    {
        QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QStringList rows;
        for (int object = 0; object < model().rowCount(); ++object) {
            const QModelIndex index = model().index(object, 0);
            for (int track = 0; track < model().rowCount(index); ++track) {
                const QModelIndex child = model().index(track, 0, index);
                rows << QStringLiteral("%1/%2/%3")
                            .arg(index.data().toString(), child.data().toString())
                            .arg(model().rowCount(child));
            }
        }
        rows.sort();
        // Rotations as three angles; a single number needs no rows below.
        QCOMPARE(rows.filter(QStringLiteral("Arm")),
                 QStringList({QStringLiteral("Arm_L/Rotation/3"), QStringLiteral("Arm_L/Translation/3"),
                              QStringLiteral("Arm_R/Scaling/3")}));
        QCOMPARE(rows.size(), 4);
        QCOMPARE(model().rowCount(at(f().alpha)), 0);
        QCOMPARE(at(f().translation, 0, 1).data().toString(), QStringLiteral("y"));
        QCOMPARE(at(f().translation, ChannelModel::Keys).data().toInt(), 3);
        QCOMPARE(at(f().scaling, ChannelModel::InterpolationColumn).data(Qt::ToolTipRole).toString(),
                 QStringLiteral("Bezier"));
        QCOMPARE(at(f().alpha).data(ChannelModel::GlobalRole).toString(), QStringLiteral("500"));
        QVERIFY(at(f().translation).data(ChannelModel::GlobalRole).toString().isEmpty());
        QCOMPARE(at(f().translation).data(ChannelModel::ColoursRole).toList().size(), 3);
        // As raw components there are four.
        CurveOptions options = f().session->options();
        options.rotation = RotationOrder::Raw;
        f().session->setOptions(options);
        QCOMPARE(model().rowCount(at(f().rotation)), 4);
        f().session->setDocument(nullptr);
        QCOMPARE(model().rowCount(), 0);
    }

    void valuesAtThePlayhead()
    {
        QCOMPARE(at(f().translation, ChannelModel::ValueColumn, 0).data().toString(), QStringLiteral("0"));
        f().document->playback().setTime(250);
        QCOMPARE(at(f().translation, ChannelModel::ValueColumn, 0).data().toString(), QStringLiteral("5"));
        QCOMPARE(at(f().translation, ChannelModel::ValueColumn).data().toString(), QStringLiteral("5  0  0"));
        // Several numbers are shortened; all digits are in the tooltip, and typed over.
        f().document->playback().setTime(123);
        const QModelIndex turn = at(f().rotation, ChannelModel::ValueColumn);
        QCOMPARE(turn.data().toString(), QStringLiteral("0  0  11.1"));
        QVERIFY2(turn.data(Qt::ToolTipRole).toString().contains(QLatin1String("11.07")),
                 qPrintable(turn.data(Qt::ToolTipRole).toString()));
        QVERIFY(turn.data(Qt::EditRole).toString().contains(QLatin1String("11.07")));
        f().document->playback().setTime(250);
        // A quarter of 90° about z.
        QVERIFY(qAbs(at(f().rotation, ChannelModel::ValueColumn, 2).data().toString().toDouble() - 22.5) < 1e-3);
        QCOMPARE(at(f().translation, ChannelModel::Key).data(ChannelModel::KeyStateRole).toInt(),
                 int(ChannelModel::Animated));
        f().document->playback().setTime(500);
        QCOMPARE(at(f().translation, ChannelModel::Key).data(ChannelModel::KeyStateRole).toInt(),
                 int(ChannelModel::KeyHere));
    }

    void typingSetsAKey_data()
    {
        QTest::addColumn<int>("component");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("keys");
        QTest::newRow("exact") << 0 << QStringLiteral("12") << QStringLiteral("0:0 250:12 500:10 1000:0");
        QTest::newRow("more") << 0 << QStringLiteral("+=5") << QStringLiteral("0:0 250:10 500:10 1000:0");
        QTest::newRow("times") << 0 << QStringLiteral("*2") << QStringLiteral("0:0 250:10 500:10 1000:0");
        QTest::newRow("half") << 0 << QStringLiteral("50%") << QStringLiteral("0:0 250:2.5 500:10 1000:0");
        QTest::newRow("expression") << 0 << QStringLiteral("(1+2)*2") << QStringLiteral("0:0 250:6 500:10 1000:0");
        QTest::newRow("each") << -1 << QStringLiteral("1 2 3") << QStringLiteral("0:0 250:1 500:10 1000:0");
        QTest::newRow("all") << -1 << QStringLiteral("7") << QStringLiteral("0:0 250:7 500:10 1000:0");
    }
    void typingSetsAKey()
    {
        QFETCH(int, component);
        QFETCH(QString, text);
        QFETCH(QString, keys);
        const QByteArray before = f().bytes();
        f().document->playback().setTime(250);
        QVERIFY(model().setData(at(f().translation, ChannelModel::ValueColumn, component), text));
        QCOMPARE(f().keys(), keys);
        const Vec3 set = f().translationKeys().values()[1];
        QCOMPARE(set.y, component >= 0 ? 0.f : text == u"7" ? 7.f : 2.f);
        QCOMPARE(f().document->historyCount(), 1);
        f().document->undo();
        QCOMPARE(f().bytes(), before);
    }

    void nonsenseIsRefused()
    {
        QSignalSpy refused(&model(), &ChannelModel::refused);
        QVERIFY(!model().setData(at(f().translation, ChannelModel::ValueColumn, 0), QStringLiteral("12 apples")));
        QCOMPARE(refused.size(), 1);
        QVERIFY(!refused[0][0].toString().isEmpty());
        QCOMPARE(f().document->historyCount(), 0);
        f().document->trackStates().set(TrackStates::Locked, f().translation, true);
        QVERIFY(!(model().flags(at(f().translation, ChannelModel::ValueColumn)) & Qt::ItemIsEditable));
        QVERIFY(!model().setData(at(f().translation, ChannelModel::ValueColumn, 0), QStringLiteral("12")));
        QCOMPARE(f().document->historyCount(), 0);
    }

    void statesToggleByClick_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("state");
        QTest::newRow("solo") << int(ChannelModel::Solo) << int(TrackStates::Solo);
        QTest::newRow("lock") << int(ChannelModel::Lock) << int(TrackStates::Locked);
        QTest::newRow("mute") << int(ChannelModel::Mute) << int(TrackStates::Muted);
        QTest::newRow("pin") << int(ChannelModel::Pin) << int(TrackStates::Pinned);
    }
    void statesToggleByClick()
    {
        QFETCH(int, column);
        QFETCH(int, state);
        const auto which = TrackStates::State(state);
        click(at(f().translation, column));
        QVERIFY(is(which, f().translation));
        QVERIFY(!is(which, f().rotation));
        click(at(f().translation, column));
        QVERIFY(!is(which, f().translation));
        // Shift: all of the object, and the object's own icon.
        click(at(f().translation, column), Qt::ShiftModifier);
        QVERIFY(is(which, f().translation) && is(which, f().rotation));
        QVERIFY(!is(which, f().scaling));
        click(model().parent(at(f().translation)).siblingAtColumn(column));
        QVERIFY(!is(which, f().translation) && !is(which, f().rotation));
        QCOMPARE(f().document->historyCount(), 0);
    }

    void draggingGivesAllTheSame()
    {
        QWidget *viewport = m_tree->view()->viewport();
        const QPoint from = centre(at(f().translation, ChannelModel::Lock)),
                     to = centre(at(f().rotation, ChannelModel::Lock));
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &move);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
        QVERIFY(is(TrackStates::Locked, f().translation) && is(TrackStates::Locked, f().rotation));
        QVERIFY(f().session->activeTracks().empty());
    }

    void eyesHideComponents()
    {
        m_tree->view()->expandAll();
        click(at(f().translation, ChannelModel::Show, 1));
        QCOMPARE(int(f().document->trackStates().hiddenComponents(f().translation)), 2);
        QVERIFY(model().isOn(at(f().translation, ChannelModel::Show)));
        click(at(f().translation, ChannelModel::Show));
        QVERIFY(!model().isOn(at(f().translation, ChannelModel::Show, 0)));
        click(at(f().translation, ChannelModel::Show));
        QCOMPARE(int(f().document->trackStates().hiddenComponents(f().translation)), 0);
    }

    void whatIsHiddenIsNotSelected()
    {
        const auto selected = [this](const Address &track) {
            QList<int> bits;
            for (const KeyMark &mark : f().document->keySelection().marks(track))
                bits << mark.selected;
            return bits;
        };
        m_tree->view()->expandAll();
        const KeyMark all{7, HandleMode::Free, HandleMode::Free};
        const std::vector<std::pair<Address, KeyMarks>> marks{{f().translation, {all, all, {}}},
                                                              {f().rotation, {{}, all}}};
        f().document->keySelection().setMarks(marks);
        click(at(f().translation, ChannelModel::Show, 1));
        QCOMPARE(selected(f().translation).mid(0, 2), (QList<int>{5, 5}));
        click(at(f().rotation, ChannelModel::Solo));
        QCOMPARE(f().document->keySelection().selectedKeys(), std::size_t(1));
        QCOMPARE(selected(f().rotation), (QList<int>{0, 7}));
        click(at(f().rotation, ChannelModel::Show));
        QVERIFY(f().document->keySelection().isEmpty());
    }

    void lettersAreLeftToThePage()
    {
        struct Counter : QObject
        {
            QString keys;
            bool eventFilter(QObject *, QEvent *event) override
            {
                if (event->type() == QEvent::KeyPress)
                    keys += static_cast<QKeyEvent *>(event)->text();
                return false;
            }
        } counter;
        m_tree->installEventFilter(&counter);
        click(at(f().translation));
        for (const char key : {'a', 'k', 'G'})
            QTest::keyClick(m_tree->view(), key);
        QCOMPARE(counter.keys, QStringLiteral("akG"));
        QTest::keyClick(m_tree->view(), Qt::Key_Down);
        QCOMPARE(counter.keys, QStringLiteral("akG"));
    }

    void diamondsSetAndRemoveKeys()
    {
        const QByteArray before = f().bytes();
        f().document->playback().setTime(250);
        click(at(f().translation, ChannelModel::Key));
        QCOMPARE(f().keys(), QStringLiteral("0:0 250:5 500:10 1000:0"));
        click(at(f().translation, ChannelModel::Key));
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        // The object's: all of its tracks, in one step.
        click(model().parent(at(f().translation)).siblingAtColumn(ChannelModel::Key));
        QCOMPARE(f().keys(), QStringLiteral("0:0 250:5 500:10 1000:0"));
        QCOMPARE(f().data().bones[1].node.rotation.size(), std::size_t(3));
        QCOMPARE(f().document->historyCount(), 3);
        f().document->goTo(0);
        QCOMPARE(f().bytes(), before);
        // The last key's removal ends the track.
        f().document->playback().setTime(0);
        click(at(f().scaling, ChannelModel::Key));
        QVERIFY(!f().data().bones[2].node.scaling.isPresent());
        f().document->undo();
        QCOMPARE(f().bytes(), before);
    }

    void absentTracksCanBeAdded()
    {
        const QByteArray before = f().bytes();
        QCOMPARE(f().row(f().absent), -1);
        f().document->selection().select(f().right);
        m_tree->onlySelectedButton()->setChecked(true);
        m_tree->absentButton()->setChecked(true);
        QVERIFY(f().row(f().absent) >= 0);
        QCOMPARE(f().row(f().translation), -1);
        QCOMPARE(at(f().absent, ChannelModel::Key).data(ChannelModel::KeyStateRole).toInt(),
                 int(ChannelModel::NotAnimated));
        f().document->playback().setTime(40);
        QTest::mouseDClick(m_tree->view()->viewport(), Qt::LeftButton, {}, centre(at(f().absent)));
        // A double click selects the row first.
        QCOMPARE(CurveFixture::text(f().data().bones[2].node.translation), QString());
        click(at(f().absent));
        m_tree->addTracks();
        QCOMPARE(CurveFixture::text(f().data().bones[2].node.translation), QStringLiteral("40:0"));
        m_tree->removeTracks();
        QVERIFY(!f().data().bones[2].node.translation.isPresent());
        f().document->goTo(0);
        QCOMPARE(f().bytes(), before);
        // A scaling starts at 1, which changes nothing visible.
        f().document->playback().setTime(0);
        click(at(f().scaling, ChannelModel::Key));
        click(at(f().scaling, ChannelModel::Key));
        QCOMPARE(f().data().bones[2].node.scaling.values()[0].y, 1.f);
    }

    void filterAndSelection()
    {
        m_tree->filter()->setText(QStringLiteral("rot"));
        QCOMPARE(f().session->tracks().size(), std::size_t(1));
        m_tree->filter()->clear();
        QCOMPARE(f().session->tracks().size(), std::size_t(4));
        click(at(f().rotation));
        QCOMPARE(f().session->activeTracks(), std::vector<Address>{f().rotation});
        QCOMPARE(f().document->selection().current(), f().left);
        f().session->setActiveTracks({f().translation});
        QCOMPARE(m_tree->view()->currentIndex(), at(f().translation));
        m_tree->selectAllKeys();
        QCOMPARE(f().document->keySelection().selectedKeys(), std::size_t(3));
        // An object's row stands for all of its tracks.
        click(model().parent(at(f().translation)));
        QCOMPARE(f().session->activeTracks().size(), std::size_t(2));
    }

    /// Choosing a sequence in the model tree does not put away the keys that one works on.
    void tracksStayWhileSequencesAreSelected()
    {
        CurveOptions options = f().session->options();
        options.onlySelected = true;
        f().session->setOptions(options);
        Selection &selection = f().document->selection();
        selection.select(f().left);
        QVERIFY(f().row(f().translation) >= 0);
        selection.select(f().data().sequences.ids[1]);
        QVERIFY(f().row(f().translation) >= 0);
        selection.select(f().right);
        QVERIFY(f().row(f().translation) < 0);
        QVERIFY(f().row(f().scaling) >= 0);
        selection.clear();
        selection.select(f().data().sequences.ids[0]);
        QVERIFY(f().session->tracks().empty());
    }

    void aFilterWithoutHitsSaysSo()
    {
        const auto *hint = m_tree->view()->viewport()->findChild<QLabel *>();
        QVERIFY(hint);
        QVERIFY(hint->text().isEmpty());
        m_tree->filter()->setText(QStringLiteral("nowhere"));
        QVERIFY2(hint->text().contains(QStringLiteral("nowhere")), qPrintable(hint->text()));
        m_tree->filter()->setText(QStringLiteral("rot"));
        QVERIFY(hint->text().isEmpty());
    }

    /// Stand has all keys of Arm_L, Walk none; the object's row sums up.
    void keysOfTheSequenceAreCounted()
    {
        const QModelIndex track = at(f().translation, ChannelModel::Keys);
        const QModelIndex object = model().parent(track).siblingAtColumn(ChannelModel::Keys);
        QCOMPARE(track.data().toInt(), 3);
        QCOMPARE(object.data().toInt(), 5);
        f().document->playback().setSequence(f().data().sequences.ids[1], 2000, 3000);
        QCOMPARE(track.data().toInt(), 0);
        QCOMPARE(object.data().toInt(), 0);
        QVERIFY2(track.data(Qt::ToolTipRole).toString().contains(u'3'),
                 qPrintable(track.data(Qt::ToolTipRole).toString()));
        CurveOptions options = f().session->options();
        options.allSequences = true;
        f().session->setOptions(options);
        QCOMPARE(track.data().toInt(), 3);
    }

    void tracksAreNamedInTheUsersLanguage()
    {
        struct German : QTranslator
        {
            QString translate(const char *context, const char *source, const char *, int) const override
            {
                const bool isName = !qstrcmp(context, "Label") && !qstrcmp(source, "Translation");
                return isName ? QStringLiteral("Verschiebung") : QString();
            }
            bool isEmpty() const override { return false; }
        } german;
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        QCoreApplication::installTranslator(&german);
        f().document->playback().setTime(225);
        const QString name = at(f().translation).data().toString();
        const QString tip = at(f().translation).data(Qt::ToolTipRole).toString();
        const QString value = at(f().translation, ChannelModel::ValueColumn).data().toString();
        m_tree->filter()->setText(QStringLiteral("verschieb"));
        const std::size_t found = f().session->tracks().size();
        m_tree->filter()->clear();
        model().setData(at(f().translation, ChannelModel::ValueColumn, 0), QStringLiteral("2,5"));
        QCoreApplication::removeTranslator(&german);
        QLocale::setDefault(before);
        QCOMPARE(name, QStringLiteral("Verschiebung"));
        QVERIFY2(tip.contains(QStringLiteral("Verschiebung")), qPrintable(tip));
        QCOMPARE(value, QStringLiteral("4,5  0  0"));
        QCOMPARE(found, std::size_t(1));
        QCOMPARE(f().keys(), QStringLiteral("0:0 225:2.5 500:10 1000:0"));
    }

    void expansionSurvivesOtherLists()
    {
        m_tree->view()->setExpanded(at(f().translation), true);
        m_tree->view()->setExpanded(model().parent(at(f().scaling)), false);
        m_tree->filter()->setText(QStringLiteral("zzz"));
        m_tree->filter()->clear();
        QVERIFY(m_tree->view()->isExpanded(at(f().translation)));
        QVERIFY(!m_tree->view()->isExpanded(model().parent(at(f().scaling))));
        QVERIFY(m_tree->view()->isExpanded(model().parent(at(f().translation))));
    }

    void twoThousandTracks()
    {
        m_tree.reset();
        f().session->setDocument(nullptr);
        auto big = std::make_unique<mdx::MdxModel>();
        std::vector<Vec3> pivots(700);
        for (int i = 0; i < 700; ++i) {
            mdx::Bone &bone = big->data.bones.append();
            bone.node.objectId = i;
            bone.node.translation = Curve<Vec3>(Interpolation::Linear, 2);
            bone.node.scaling = Curve<Vec3>(Interpolation::Linear, 2);
            bone.node.rotation = Curve<Quat>(Interpolation::Linear, 2);
        }
        big->data.pivots.assign(pivots);
        big->buildIndex();
        Document document(std::move(big), f().format);
        f().session->setDocument(&document);
        ChannelTree tree(*f().session);
        QAbstractItemModelTester tester(tree.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        tree.show();
        QCOMPARE(f().session->tracks().size(), std::size_t(2100));
        tree.view()->expandAll();
        QModelIndexList all;
        for (int row = 0; row < tree.model()->rowCount(); ++row)
            all << tree.model()->index(row, ChannelModel::Lock);
        tree.model()->setOn(all, ChannelModel::Lock, true);
        QCOMPARE(document.trackStates().tracks(TrackStates::Locked).size(), std::size_t(2100));
        tree.filter()->setText(QStringLiteral("rot"));
        QCOMPARE(f().session->tracks().size(), std::size_t(700));
        f().session->setDocument(nullptr);
    }

    void followsTheme()
    {
        f().document->playback().setTime(250);
        m_tree->view()->setExpanded(at(f().translation), true);
        f().document->trackStates().set(TrackStates::Locked, f().rotation, true);
        f().document->trackStates().set(TrackStates::Muted, f().scaling, true);
        f().document->trackStates().set(TrackStates::Pinned, f().alpha, true);
        f().session->setActiveTracks({f().translation});
        m_tree->resize(420, 300);
        checkThemes(*m_tree, "channel_tree");
    }
};

SINEW_TEST(tst_channel_tree, TestChannelTree)

} // namespace tst_channel_tree
#include "tst_channel_tree.moc"
