// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One key means one thing, wherever the focus is; menu bar entries keep their letters in every language.

#include "editor/settings/action_list.h"
#include "editor/settings/language.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>

#include <map>
#include <set>

namespace tst_window_keys {

using namespace sinew;
using namespace sinew::test;

namespace {

/// One thing that is done in several places, depending on the focus. The names are those of actions.
const std::vector<std::set<QString>> &sameThings()
{
    const auto names = [](std::initializer_list<const char *> all) {
        std::set<QString> set;
        for (const char *name : all)
            set.insert(QLatin1String(name));
        return set;
    };
    static const std::vector<std::set<QString>> things{
        names({"view.frame", "curves.frameSelected", "uv.frame"}),
        names({"view.frameAll", "curves.frameAll", "uv.frameAll"}),
        names({"transform.move", "curves.move", "uv.move"}),
        names({"transform.rotate", "uv.rotate"}),
        names({"transform.scale", "curves.scale", "uv.scale"}),
        names({"animation.insertAll", "curves.insertKey"}),
        names({"animation.previousKey", "curves.previousKey"}),
        names({"animation.nextKey", "curves.nextKey"}),
        names({"edit.copy", "curves.copy", "copy"}),
        names({"edit.cut", "curves.cut"}),
        names({"edit.paste", "curves.paste", "paste"}),
        names({"edit.delete", "curves.delete", "pose.delete", "delete", "mesh.delete"}),
        names({"edit.duplicate", "curves.duplicate", "duplicate", "mesh.duplicate"}),
        names({"edit.rename", "rename"}),
        names({"edit.search", "hex.Search bytes"}),
        names({"edit.selectNodes", "tree.Select all", "curves.selectAll", "uv.all", "mesh.all"}),
        names({"curves.selectNone", "uv.none"}),
        names({"edit.invert", "curves.selectInverse", "uv.invert", "mesh.invert"}),
        names({"edit.deselect", "edit.escape", "mesh.none"}),
        names({"curves.selectMore", "mesh.grow"}),
        names({"curves.selectFewer", "mesh.shrink"}),
        names({"curves.selectLinked", "mesh.linked"}),
        names({"curves.lasso", "mesh.lasso"}),
        names({"curves.proportional", "mesh.proportional"}),
        names({"uv.island", "mesh.uvIsland"}),
        names({"model.moveUp", "up"}),
        names({"model.moveDown", "down"}),
        names({"help.field", "curves.cheatSheet"}),
    };
    return things;
}

/// What an action does, by name: actions that do the same thing give the same name.
QString meaningOf(const QString &name)
{
    for (const std::set<QString> &thing : sameThings())
        if (thing.contains(name))
            return *thing.begin();
    return name;
}

} // namespace

class TestWindowKeys : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void cleanup() { closeWindow(); }

    void oneKeyMeansOneThing(); // in English, before other languages are spoken
    void menusKeepTheirLetters_data();
    void menusKeepTheirLetters();

private:
    /// All actions with keys: "uv.weld" or, for a dock's own, "sequences.loop".
    std::map<QString, QAction *> actionsWithKeys()
    {
        std::map<QString, QAction *> all;
        for (QAction *action : m_window->findChildren<QAction *>()) {
            if (action->shortcuts().isEmpty())
                continue;
            QString name = ActionList::idOf(action);
            if (name.isEmpty()) {
                QObject *owner = action->parent();
                while (owner && !qobject_cast<QDockWidget *>(owner))
                    owner = owner->parent();
                name = (owner ? owner->objectName() : QStringLiteral("window")) + u'.' + action->objectName();
                if (action->objectName().isEmpty())
                    name += action->text().remove(u'&');
            }
            all.emplace(name, action);
        }
        return all;
    }
};

void TestWindowKeys::menusKeepTheirLetters_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : availableLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

/// Alt with the letter of a menu opens that menu, also from a dock with keys of its own.
void TestWindowKeys::menusKeepTheirLetters()
{
    QFETCH(QString, language);
    installLanguage(language);
    openWindow();
    std::set<QKeySequence> letters;
    for (const QAction *menu : m_window->menuBar()->actions()) {
        const QKeySequence letter = QKeySequence::mnemonic(menu->text());
        QVERIFY2(!letter.isEmpty(), qPrintable(menu->text()));
        QVERIFY2(letters.insert(letter).second, qPrintable(menu->text()));
    }
    QVERIFY(letters.size() > 5);
    for (const auto &[name, action] : actionsWithKeys())
        for (const QKeySequence &key : action->shortcuts())
            QVERIFY2(!letters.contains(key), qPrintable(name + u' ' + key.toString()));
    installLanguage(QStringLiteral("en"));
}

void TestWindowKeys::oneKeyMeansOneThing()
{
    openWindow();
    std::map<QKeySequence, QStringList> users;
    for (const auto &[name, action] : actionsWithKeys())
        for (const QKeySequence &key : action->shortcuts())
            users[key].append(name);
    QStringList several;
    for (const auto &[key, names] : users) {
        std::set<QString> meanings;
        for (const QString &name : names)
            meanings.insert(meaningOf(name));
        if (meanings.size() > 1)
            several.append(key.toString() + QStringLiteral(": ") + names.join(QStringLiteral(", ")));
    }
    QVERIFY2(several.isEmpty(), qPrintable(several.join(u'\n')));
    QVERIFY(users.size() > 60);
}

SINEW_TEST(tst_window_keys, TestWindowKeys)

} // namespace tst_window_keys
#include "tst_window_keys.moc"
