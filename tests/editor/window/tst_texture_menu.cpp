// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// View → Replaceable textures offers what the game of the shown model has: Warcraft III's choices, or the texture types
// that a World of Warcraft model leaves to the game.

#include "core/document/document_save.h"
#include "editor/builtin_plugins.h"
#include "editor/settings/settings.h"
#include "editor/window/main_window.h"
#include "tests/editor/small_mdx.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>

namespace tst_texture_menu {

using namespace sinew;
using namespace sinew::test;

class TestTextureMenu : public QObject
{
    Q_OBJECT

private:
    /// What can be chosen in the menu; a submenu by its title.
    QStringList offered()
    {
        QStringList texts;
        for (QMenu *menu : m_window->findChildren<QMenu *>()) {
            if (menu->title() != QLatin1String("Re&placeable textures"))
                continue;
            Q_EMIT menu->aboutToShow();
            for (const QAction *action : menu->actions())
                if (action->isVisible() && !action->isSeparator())
                    texts.append(action->text());
        }
        return texts;
    }
    void open(const QString &file)
    {
        m_window->open(file);
        QTRY_VERIFY(!m_window->isBusy() && m_window->documents().find(file));
    }

    QTemporaryDir m_folder;
    FormatRegistry m_formats;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        addBuiltinPlugins(m_formats);
        m_settings = std::make_unique<Settings>();
        m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanupTestCase() { m_window.reset(); }

    void warcraft()
    {
        const QString path = m_folder.filePath(QStringLiteral("small.mdx"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(smallMdx()) > 0);
        file.close();
        open(path);
        const QStringList texts = offered();
        QVERIFY2(texts.contains(QStringLiteral("Cliffs (11)")) &&
                     texts.contains(QStringLiteral("Ashenvale trees (32)")),
                 qPrintable(texts.join(u'\n')));
    }

    /// m2wotlk/tiny.m2: one texture by its path, and monster skin 1 (11), which the game supplies.
    void worldOfWarcraft()
    {
        open(test::sourcePath("tests/samples/m2wotlk/tiny.m2"));
        const QStringList texts = offered();
        QVERIFY2(!texts.contains(QStringLiteral("Cliffs (11)")), qPrintable(texts.join(u'\n')));
        QVERIFY2(texts.filter(QStringLiteral("(11): ")).size() == 1, qPrintable(texts.join(u'\n')));
        QCOMPARE(offered(), texts); // shown again it is unchanged
    }

    /// A skin that a path below the model's folder leads to is still found when the model is saved in another folder.
    void skinsStayWithTheModel()
    {
        QDir().mkpath(m_folder.filePath(QStringLiteral("here/Skins")));
        QDir().mkpath(m_folder.filePath(QStringLiteral("there")));
        for (const QFileInfo &file :
             QDir(test::sourcePath("tests/samples/m2wotlk")).entryInfoList({QStringLiteral("tiny*")}))
            QVERIFY(QFile::copy(file.filePath(), m_folder.filePath(QStringLiteral("here/") + file.fileName())));
        const QString skin = m_folder.filePath(QStringLiteral("here/Skins/Mine.blp"));
        QVERIFY(QFile::copy(test::sourcePath("tests/samples/wow1300/glow.blp"), skin));
        const QString model = m_folder.filePath(QStringLiteral("here/tiny.m2"));
        m_settings->setSlotFile(model, 11, QStringLiteral("Skins\\Mine.blp"));
        open(model);
        Document *document = m_window->documents().find(model);
        const QString elsewhere = m_folder.filePath(QStringLiteral("there/tiny.m2"));
        QVERIFY(bool(saveDocument(*document, elsewhere)));
        QCOMPARE(m_settings->slotFiles(elsewhere).value(11), skin);
        QCOMPARE(m_settings->slotFiles(model).value(11), QStringLiteral("Skins\\Mine.blp"));
        // In the same folder the path is as good as before.
        const QString beside = m_folder.filePath(QStringLiteral("here/other.m2"));
        m_settings->setSlotFile(elsewhere, 11, {});
        m_window->documents().close(document);
        open(model);
        QVERIFY(bool(saveDocument(*m_window->documents().find(model), beside)));
        QCOMPARE(m_settings->slotFiles(beside).value(11), QStringLiteral("Skins\\Mine.blp"));
    }

    void starCraft()
    {
        open(test::sourcePath("tests/samples/m3/tiny29.m3"));
        const QStringList texts = offered();
        QCOMPARE(texts.size(), 2);
        QVERIFY(texts[1].contains(QLatin1String("specifies a file for each")));
    }
};

SINEW_TEST(tst_texture_menu, TestTextureMenu)

} // namespace tst_texture_menu
#include "tst_texture_menu.moc"
