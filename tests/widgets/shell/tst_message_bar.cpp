// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "tests/widgets/tests_screenshot.h"
#include "widgets/shell/message_bar.h"

#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

namespace tst_message_bar {

using namespace sinew;

class TestMessageBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void messageOffersSteps()
    {
        MessageBar bar;
        QVERIFY(bar.isHidden());
        int located = 0;
        bool open = true;
        bar.notify({Severity::Warning, QStringLiteral("2 textures are missing."), {{QStringLiteral("Locate …"), [&] {
                                                                                        ++located;
                                                                                        open = bar.hasMessage();
                                                                                    }}}});
        QVERIFY(!bar.isHidden());
        QCOMPARE(bar.text(), QStringLiteral("2 textures are missing."));
        QCOMPARE(bar.actionButtons().size(), 1);
        QTest::mouseClick(bar.actionButtons().front(), Qt::LeftButton);
        QCOMPARE(located, 1);
        QVERIFY(!open); // closed before the step, so that the step's own message stays
        QVERIFY(bar.isHidden());
    }

    void narrowBarPutsButtonsBelow_data()
    {
        QTest::addColumn<int>("characters");
        QTest::addColumn<bool>("below");
        QTest::newRow("wide") << 200 << false;
        QTest::newRow("narrow") << 50 << true;
        QTest::newRow("narrower than the buttons") << 5 << true;
    }

    /// A message in a narrow bar once kept the layout busy for ever.
    void narrowBarPutsButtonsBelow()
    {
        QFETCH(int, characters);
        QFETCH(bool, below);
        QWidget window;
        auto *bar = new MessageBar;
        auto *column = new QVBoxLayout(&window);
        column->addWidget(bar);
        column->addStretch();
        window.resize(window.fontMetrics().averageCharWidth() * characters, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const char *text : {"2 textures are missing.", "The file was changed by another program."})
            bar->notify(
                {Severity::Warning, QString::fromLatin1(text), {{QStringLiteral("Do something about it"), [] {}}}});

        // Counted, since a layout that keeps requesting itself would do so for ever.
        struct Counter : QObject
        {
            int requests = 0;
            bool eventFilter(QObject *, QEvent *event) override
            {
                requests += event->type() == QEvent::LayoutRequest;
                return false;
            }
        } counter;
        bar->installEventFilter(&counter);
        for (int round = 0; round < 100; ++round)
            QCoreApplication::sendPostedEvents();
        QVERIFY2(counter.requests < 20, qPrintable(QString::number(counter.requests)));

        QCOMPARE(bar->actionButtons().size(), 1);
        const QWidget *button = bar->actionButtons().front(), *close = bar->closeButton();
        QVERIFY(button->isVisible());
        const int top = button->mapTo(bar, QPoint()).y(), closeBottom = close->geometry().bottom();
        QCOMPARE(top > closeBottom - close->height() / 4, below);
    }

    /// What the last action did is of no interest after the next one; what is the case stays.
    void answersGoWithTheNextStep()
    {
        MessageBar bar;
        QObject document, other;
        bar.setSubject(&document);
        const auto say = [&](Severity severity, const char *text, const QString &topic, bool isAnswer,
                             const QObject *subject) {
            Notice notice{severity, QString::fromLatin1(text), {}, subject, topic};
            notice.isAnswer = isAnswer;
            bar.notify(notice);
        };
        const QString topic = QStringLiteral("materials"), state = QStringLiteral("proof");
        say(Severity::Warning, "The file is cut off.", {}, false, &document);
        say(Severity::Warning, "The file changes when it is saved.", state, false, &document);
        say(Severity::Warning, "The material lost: Unshaded.", topic, true, &document);
        say(Severity::Info, "The image was saved.", {}, false, &document);
        say(Severity::Warning, "Not changed.", topic, true, &other);
        QCOMPARE(bar.count(), 4);
        bar.withdrawAnswers(&document);
        QCOMPARE(bar.count(), 2);
        QVERIFY(bar.hasMessageAbout(&document, state));
        QVERIFY(bar.hasMessageAbout(&other, topic));
    }

    void whatAStepTellsStays()
    {
        MessageBar bar;
        const Notice failure{Severity::Error, QStringLiteral("Not saved."), {}};
        Notice first = failure;
        first.steps = {{QStringLiteral("Try again"), [&] { bar.notify(failure); }}};
        bar.notify(first);
        QTest::mouseClick(bar.actionButtons().front(), Qt::LeftButton);
        QCOMPARE(bar.text(), QStringLiteral("Not saved."));
    }

    /// A step that only leads somewhere leaves its message, which goes when it is settled or closed.
    void leadingStepsKeepTheirMessage()
    {
        MessageBar bar;
        QObject document;
        bar.setSubject(&document);
        const QString topic = QStringLiteral("textures");
        int looks = 0;
        bar.notify({Severity::Warning,
                    QStringLiteral("A texture is missing."),
                    {{QStringLiteral("Look"), [&] { ++looks; }, true},
                     {QStringLiteral("Find it"), [&] { bar.withdraw(&document, topic); }, true}},
                    &document,
                    topic});
        for (int i = 1; i <= 2; ++i) {
            QTest::mouseClick(bar.actionButtons()[0], Qt::LeftButton);
            QCOMPARE(looks, i);
            QVERIFY(bar.hasMessageAbout(&document, topic));
        }
        QTest::mouseClick(bar.actionButtons()[1], Qt::LeftButton);
        QVERIFY(!bar.hasMessage());
        bar.notify({Severity::Warning, QStringLiteral("x"), {{QStringLiteral("Forget it"), [] {}}}, &document, topic});
        QTest::mouseClick(bar.actionButtons()[0], Qt::LeftButton);
        QVERIFY(!bar.hasMessage());
    }

    void worseMessagesStayInFront()
    {
        MessageBar bar;
        bar.notify({Severity::Error, QStringLiteral("Could not save.")});
        bar.notify({Severity::Warning, QStringLiteral("A texture is missing."), {{QStringLiteral("Find"), [] {}}}});
        QCOMPARE(bar.text(), QStringLiteral("Could not save."));
        QTest::mouseClick(bar.closeButton(), Qt::LeftButton);
        QCOMPARE(bar.text(), QStringLiteral("A texture is missing."));
        bar.notify({Severity::Warning, QStringLiteral("Newer.")});
        QCOMPARE(bar.text(), QStringLiteral("Newer."));
        QTest::keyClick(&bar, Qt::Key_Escape);
        QTest::keyClick(&bar, Qt::Key_Escape);
        QVERIFY(!bar.hasMessage());
        QVERIFY(bar.isHidden());
    }

    /// What an action lost is not hidden behind what an earlier one failed at.
    void resultsComeUpAtOnce()
    {
        MessageBar bar;
        bar.notify({Severity::Error, QStringLiteral("The region can't be pasted.")});
        bar.notify({Severity::Warning, QStringLiteral("References were cleared.")});
        QCOMPARE(bar.text(), QStringLiteral("References were cleared."));
        QCOMPARE(bar.count(), 2);
    }

    /// "A compact copy was saved" must not be hidden behind an earlier problem; that comes back.
    void answersComeUpAtOnce()
    {
        MessageBar bar;
        bar.notify({Severity::Warning, QStringLiteral("A texture is missing.")});
        bar.notify({Severity::Info, QStringLiteral("A copy was saved."), {{QStringLiteral("Open"), [] {}}}});
        QCOMPARE(bar.text(), QStringLiteral("A copy was saved."));
        QCOMPARE(bar.count(), 2);
        QTest::mouseClick(bar.closeButton(), Qt::LeftButton);
        QCOMPARE(bar.text(), QStringLiteral("A texture is missing."));
        bar.notify({Severity::Info, QStringLiteral("All textures are used.")});
        bar.notify({Severity::Warning, QStringLiteral("Two are missing.")});
        QCOMPARE(bar.text(), QStringLiteral("Two are missing."));
        QCOMPARE(bar.count(), 2); // the remark asked for nothing
    }

    /// Missing textures are reported again whenever an action names more of them; what that action said stays in front
    /// while it is read, and something new then doesn't wait behind the textures.
    void statesDontCoverNews()
    {
        MessageBar bar;
        QObject document;
        bar.setSubject(&document);
        const Notice::Step stays{QStringLiteral("Show problems"), [] {}, true}, goes{QStringLiteral("Save as"), [] {}};
        const QString topic = QStringLiteral("textures");
        const auto missing = [&](int count) {
            return Notice{Severity::Warning, QStringLiteral("%1 missing").arg(count), {stays}, &document, topic};
        };
        bar.notify(missing(1));
        bar.notify({Severity::Warning, QStringLiteral("Pasted without x."), {}, &document});
        QCOMPARE(bar.text(), QStringLiteral("Pasted without x."));
        bar.notify(missing(2));
        QCOMPARE(bar.text(), QStringLiteral("Pasted without x."));
        QCOMPARE(bar.count(), 2);
        bar.notify({Severity::Info, QStringLiteral("It is inside an archive."), {goes}, &document});
        bar.notify(missing(3));
        QCOMPARE(bar.text(), QStringLiteral("It is inside an archive."));
        // Once read, it may be covered.
        bar.setReadingTime(std::chrono::milliseconds(20));
        QTest::qWait(30);
        bar.notify(missing(4));
        QCOMPARE(bar.text(), QStringLiteral("4 missing"));
        bar.notify({Severity::Error, QStringLiteral("It is damaged."), {stays}, &document});
        bar.setReadingTime(std::chrono::minutes(1));
        bar.notify({Severity::Warning, QStringLiteral("It changed."), {goes}, &document});
        QCOMPARE(bar.text(), QStringLiteral("It is damaged."));
        bar.setReadingTime(std::chrono::milliseconds(20));
        QTest::qWait(30);
        bar.notify({Severity::Warning, QStringLiteral("It changed again."), {goes}, &document});
        QCOMPARE(bar.text(), QStringLiteral("It changed again."));
    }

    void failuresAtOnceAreAllReachable()
    {
        MessageBar bar;
        bar.notify({Severity::Error, QStringLiteral("a")});
        QVERIFY(bar.nextButton()->isHidden());
        bar.notify({Severity::Error, QStringLiteral("b")});
        bar.notify({Severity::Warning, QStringLiteral("w")});
        bar.notify({Severity::Error, QStringLiteral("c")});
        bar.notify({Severity::Error, QStringLiteral("a")}); // repeated: not shown twice
        QCOMPARE(bar.count(), 4);
        QStringList seen{bar.text()};
        QVERIFY(!bar.previousButton()->isEnabled());
        while (bar.nextButton()->isEnabled()) {
            QTest::mouseClick(bar.nextButton(), Qt::LeftButton);
            seen << bar.text();
        }
        QCOMPARE(seen,
                 (QStringList{QStringLiteral("a"), QStringLiteral("c"), QStringLiteral("b"), QStringLiteral("w")}));
        QCOMPARE(bar.position(), 3);
        QTest::mouseClick(bar.previousButton(), Qt::LeftButton);
        QTest::mouseClick(bar.closeButton(), Qt::LeftButton);
        QCOMPARE(bar.text(), QStringLiteral("w")); // the one after the closed one
        QCOMPARE(bar.count(), 3);
        QTest::mouseClick(bar.closeAllButton(), Qt::LeftButton);
        QVERIFY(bar.isHidden());
        QCOMPARE(bar.count(), 0);
    }

    void messagesBelongToTheirSubject()
    {
        MessageBar bar;
        auto one = std::make_unique<QObject>();
        QObject two;
        bar.setSubject(one.get());
        bar.notify({Severity::Warning, QStringLiteral("about one"), {}, one.get()});
        bar.notify({Severity::Error, QStringLiteral("about two"), {}, &two});
        QCOMPARE(bar.text(), QStringLiteral("about one"));
        QCOMPARE(bar.count(), 1);
        bar.setSubject(&two);
        QCOMPARE(bar.text(), QStringLiteral("about two"));
        bar.setSubject(nullptr);
        QVERIFY(bar.isHidden());
        bar.notify({Severity::Error, QStringLiteral("the window's")});
        bar.setSubject(one.get());
        QCOMPARE(bar.count(), 2);
        QCOMPARE(bar.text(), QStringLiteral("the window's"));
        QTest::mouseClick(bar.closeButton(), Qt::LeftButton);
        QCOMPARE(bar.text(), QStringLiteral("about one"));
        one.reset();
        QVERIFY(bar.isHidden());
        bar.setSubject(&two);
        QCOMPARE(bar.text(), QStringLiteral("about two"));
    }

    void newsOnATopicReplaceTheOld()
    {
        MessageBar bar;
        QObject document, other;
        const QString topic = QStringLiteral("textures");
        bar.setSubject(&document);
        bar.notify({Severity::Warning, QStringLiteral("1 missing"), {}, &document, topic});
        bar.notify({Severity::Warning, QStringLiteral("not about textures"), {}, &document});
        bar.notify({Severity::Warning, QStringLiteral("2 missing"), {}, &document, topic});
        QCOMPARE(bar.count(), 2);
        QCOMPARE(bar.text(), QStringLiteral("2 missing"));
        QVERIFY(bar.hasMessageAbout(&document, topic));
        bar.withdraw(&other, topic);
        QCOMPARE(bar.count(), 2);
        bar.withdraw(&document, topic);
        QVERIFY(!bar.hasMessageAbout(&document, topic));
        QCOMPARE(bar.text(), QStringLiteral("not about textures"));
    }

    /// Who dismisses a message goes on where they were, not in whichever field comes next.
    void givesTheFocusBack()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *search = new QPushButton(QStringLiteral("search")), *view = new QPushButton(QStringLiteral("view"));
        auto *bar = new MessageBar;
        for (QWidget *widget :
             {static_cast<QWidget *>(bar), static_cast<QWidget *>(search), static_cast<QWidget *>(view)})
            column->addWidget(widget);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (const bool withStep : {false, true}) {
            view->setFocus();
            bar->notify({Severity::Warning, QStringLiteral("2 textures are missing."),
                         withStep ? std::vector<Notice::Step>{{QStringLiteral("Locate …"), [] {}}}
                                  : std::vector<Notice::Step>()});
            QToolButton *button = withStep ? bar->actionButtons().front() : bar->closeButton();
            button->setFocus(); // as a click does
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(bar->isHidden());
            QVERIFY(view->hasFocus());
        }
        // So does who takes a step after which there is still something to say.
        view->setFocus();
        const auto tell = [bar](const QString &text) {
            bar->notify({Severity::Warning,
                         text,
                         {{QStringLiteral("Use found paths"), [] {}, true}},
                         nullptr,
                         QStringLiteral("textures")});
        };
        tell(QStringLiteral("3 textures are missing."));
        bar->actionButtons().front()->setFocus();
        QTest::mouseClick(bar->actionButtons().front(), Qt::LeftButton);
        QVERIFY(!bar->isHidden());
        tell(QStringLiteral("1 texture is missing."));
        QVERIFY(view->hasFocus());
    }

    void followsTheme()
    {
        QWidget holder;
        auto *column = new QVBoxLayout(&holder);
        for (const Severity severity : {Severity::Info, Severity::Warning, Severity::Error}) {
            auto *bar = new MessageBar;
            column->addWidget(bar);
            bar->notify({severity,
                         QStringLiteral("2 textures are missing: Textures\\Armor.blp and one more."),
                         {{QStringLiteral("Locate …"), [] {}}}});
            if (severity != Severity::Info)
                bar->notify({severity,
                             QStringLiteral("The file was changed by another program."),
                             {{QStringLiteral("Reload"), [] {}}}});
        }
        holder.resize(620, 140);
        checkThemes(holder, "message_bar");
    }
};

SINEW_TEST(tst_message_bar, TestMessageBar)

} // namespace tst_message_bar
#include "tst_message_bar.moc"
