// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "editor/plugin_loader.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace tst_plugin_loader {

using namespace sinew;

class TestPluginLoader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void loadsOnFirstUse();
    void passesOverOtherLibraries();
    void saysWhyAPluginFails();
};

void TestPluginLoader::loadsOnFirstUse()
{
    FormatRegistry formats;
    addThirdPartyPlugins(formats, {QFileInfo(qEnvironmentVariable("SINEW_TEST_PLUGIN")).path()});
    QCOMPARE(formats.images().suffixes(), QStringList{QStringLiteral("tst")});
    QVERIFY(!qEnvironmentVariableIsSet("SINEW_TEST_PLUGIN_LOADED"));

    Diagnostics diagnostics;
    const QByteArray file("TEST\x40");
    const auto image = formats.images().decode(FileSet(QStringLiteral("any name"), file), diagnostics);
    QVERIFY(bool(image));
    QVERIFY(qEnvironmentVariableIsSet("SINEW_TEST_PLUGIN_LOADED"));
    QCOMPARE(toQImage(*image).pixelColor(0, 0), QColor(0x40, 0x40, 0x40));

    const QByteArray tooShort("TEST");
    const auto failed = formats.images().decode(FileSet(QStringLiteral("any name"), tooShort), diagnostics);
    QVERIFY(!failed);
    QVERIFY(failed.error().text().find("too short") != std::string::npos);
}

void TestPluginLoader::passesOverOtherLibraries()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("libnoplugin.so")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no library");
    file.close();
    FormatRegistry formats;
    addThirdPartyPlugins(formats, {folder.path(), folder.filePath(QStringLiteral("absent"))});
    QVERIFY(formats.formats().empty());
    QVERIFY(formats.images().codecs().empty());
}

void TestPluginLoader::saysWhyAPluginFails()
{
    // The metadata can still be read from the file; loading it can't succeed any more.
    QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("libbroken.so"));
    QVERIFY(QFile::copy(qEnvironmentVariable("SINEW_TEST_PLUGIN"), copy));
    FormatRegistry formats;
    addThirdPartyPlugins(formats, {folder.path()});
    QCOMPARE(formats.images().codecs().size(), std::size_t(1));
    QVERIFY(QFile::remove(copy));
    Diagnostics diagnostics;
    const QByteArray file("TEST\x40");
    const auto image = formats.images().decode(FileSet(QStringLiteral("any name"), file), diagnostics);
    QVERIFY(!image);
    QVERIFY(image.error().text().find("libbroken.so") != std::string::npos);
}

SINEW_TEST(tst_plugin_loader, TestPluginLoader)

} // namespace tst_plugin_loader
#include "tst_plugin_loader.moc"
