// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Plugins that can't be loaded: they are reported with the reason, and not loaded again until they have changed or the
// user asks for it. The libraries are real ones (failing_plugin.cpp).

#include "editor/plugin_loader.h"
#include "editor/plugin_messages.h"
#include "tests/editor/cli/cli_fixture.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>

namespace tst_plugin_failures {

using namespace sinew;
using namespace sinew::test;

namespace {

QString failingPlugin(const char *name)
{
    return qEnvironmentVariable("SINEW_FAILING_PLUGINS") + QStringLiteral("/lib%1.so").arg(QLatin1String(name));
}

QString workingPlugin()
{
    return qEnvironmentVariable("SINEW_TEST_PLUGIN");
}

/// What a program knows of plugins.
struct Program
{
    explicit Program(const QString &plugins, const QString &attempts)
        : libraries(addThirdPartyPlugins(formats, {plugins}, AttemptLog(attempts)))
    {
    }
    /// Opens a file of the plugins; returns the text of the error, empty when it worked.
    QString open() const
    {
        Diagnostics diagnostics;
        const QByteArray file("TEST\x40");
        const auto image = formats.images().decode(FileSet(QStringLiteral("a.tst"), file), diagnostics);
        return image ? QString() : QString::fromStdString(image.error().text());
    }

    FormatRegistry formats;
    std::vector<std::shared_ptr<PluginLibrary>> libraries;
};

} // namespace

class TestPluginFailures : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_library;

    QString plugins() const { return m_folder->filePath(QStringLiteral("plugins")); }
    QString attempts() const { return m_folder->filePath(QStringLiteral("state/attempts")); }
    Program start() const { return Program(plugins(), attempts()); }
    void install(const QString &plugin)
    {
        QVERIFY(QDir().mkpath(plugins()));
        m_library = plugins() + QStringLiteral("/libexample.so");
        QFile::remove(m_library);
        QVERIFY2(QFile::copy(plugin, m_library), qPrintable(plugin));
    }
    /// Converts a file of the plugins with the program itself.
    Outcome convert() const
    {
        const QString input = m_folder->filePath(QStringLiteral("a.tst"));
        write(input, "TEST\x40");
        qputenv("SINEW_PLUGIN_PATH", QFile::encodeName(plugins()));
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_folder->filePath(QStringLiteral("state"))));
        return sinew::test::run({QStringLiteral("convert"), input, m_folder->filePath(QStringLiteral("a.png"))});
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void isNotLoadedAgain_data();
    void isNotLoadedAgain();
    void isToldAndTriedAgain();
    void changedPluginIsUsed();
    void anotherInterfaceIsTold();
    void crashIsNotRepeated();
};

void TestPluginFailures::isNotLoadedAgain_data()
{
    QTest::addColumn<QString>("plugin");
    QTest::addColumn<QString>("reason");
    QTest::newRow("throws") << failingPlugin("failing_plugin") << QStringLiteral("exception: no licence");
    QTest::newRow("throws late") << failingPlugin("failing_plugin") << QStringLiteral("exception");
    QTest::newRow("undefined symbol") << failingPlugin("undefined_symbol")
                                      << QStringLiteral("sinew_test_function_that_is_nowhere");
}

void TestPluginFailures::isNotLoadedAgain()
{
    QFETCH(QString, plugin);
    QFETCH(QString, reason);
    qputenv("SINEW_TEST_FAILURE", QTest::currentDataTag());
    install(plugin);
    {
        const Program first = start();
        QCOMPARE(first.libraries.size(), std::size_t(1));
        QVERIFY(first.libraries[0]->isUsable());
        QSignalSpy failed(first.libraries[0].get(), &PluginLibrary::failed);
        const QString error = first.open();
        QVERIFY2(error.contains(m_library) && error.contains(reason), qPrintable(error));
        QCOMPARE(failed.size(), 1);
        // Nothing asks it a second time, though it claims the file.
        QVERIFY(!first.libraries[0]->isUsable());
        QVERIFY2(!first.open().contains(m_library), qPrintable(first.open()));
        QCOMPARE(failed.size(), 1);
    }
    const Program second = start();
    QVERIFY(!second.libraries[0]->isUsable());
    QSignalSpy failed(second.libraries[0].get(), &PluginLibrary::failed);
    QVERIFY(!second.open().contains(m_library));
    QCOMPARE(failed.size(), 0);
    const QString problem = QString::fromStdString(second.libraries[0]->problem().text());
    QVERIFY2(problem.contains(m_library) && problem.contains(reason), qPrintable(problem));
    QVERIFY(!second.libraries[0]->tryAgain());
    QCOMPARE(failed.size(), 1);
}

void TestPluginFailures::isToldAndTriedAgain()
{
    install(failingPlugin("undefined_symbol"));
    {
        const Program first = start();
        PluginMessages messages(first.libraries);
        QStringList told;
        connect(&messages, &PluginMessages::notice, this, [&](const Notice &notice) { told += notice.text; });
        messages.tell();
        QVERIFY(told.isEmpty());
        first.open();
        QCOMPARE(told.size(), 1);
        QVERIFY(told[0].contains(QLatin1String("libexample.so")));
    }
    const Program second = start();
    PluginMessages messages(second.libraries);
    std::vector<Notice> told;
    connect(&messages, &PluginMessages::notice, this, [&](const Notice &notice) { told.push_back(notice); });
    messages.tell();
    QCOMPARE(told.size(), std::size_t(1));
    QCOMPARE(told[0].severity, Severity::Warning);
    QVERIFY(told[0].text.contains(QLatin1String("sinew_test_function_that_is_nowhere")));
    QCOMPARE(told[0].steps[0].text, QStringLiteral("Try again"));
    Notice last = told.back();
    last.steps[0].action();
    QCOMPARE(told.size(), std::size_t(2));
    QVERIFY(!second.libraries[0]->isUsable());
    // Fixed meanwhile:
    install(workingPlugin());
    last = told.back();
    last.steps[0].action();
    QCOMPARE(told.size(), std::size_t(3));
    QCOMPARE(told[2].severity, Severity::Info);
    QCOMPARE(told[2].topic, told[1].topic);
    QCOMPARE(second.open(), QString());
    QVERIFY(start().libraries[0]->isUsable());
}

void TestPluginFailures::changedPluginIsUsed()
{
    install(failingPlugin("undefined_symbol"));
    QVERIFY(!start().open().isEmpty());
    QVERIFY(!start().libraries[0]->isUsable());
    install(workingPlugin());
    const Program after = start();
    QVERIFY(after.libraries[0]->isUsable());
    QCOMPARE(after.open(), QString());
    QVERIFY(QDir(attempts()).isEmpty());
}

void TestPluginFailures::anotherInterfaceIsTold()
{
    install(failingPlugin("other_interface"));
    const Program program = start();
    QCOMPARE(program.libraries.size(), std::size_t(1));
    QVERIFY(program.formats.images().codecs().empty());
    PluginMessages messages(program.libraries);
    std::vector<Notice> told;
    connect(&messages, &PluginMessages::notice, this, [&](const Notice &notice) { told.push_back(notice); });
    messages.tell();
    QCOMPARE(told.size(), std::size_t(1));
    QVERIFY2(told[0].text.contains(QLatin1String("org.sinew.Plugin/0")), qPrintable(told[0].text));
    for (const Notice::Step &step : told[0].steps)
        QVERIFY(step.text != QLatin1String("Try again"));
    QVERIFY(!program.libraries[0]->tryAgain());
}

void TestPluginFailures::crashIsNotRepeated()
{
    qputenv("SINEW_TEST_FAILURE", "aborts");
    install(failingPlugin("failing_plugin"));
    QCOMPARE(convert().code, -1);
    const Outcome second = convert();
    QCOMPARE(second.code, 1);
    QVERIFY2(second.err.contains("ended while loading the plugin " + QFile::encodeName(m_library)),
             second.err.constData());
    QVERIFY(second.err.contains("not used"));
    // The report says what it was.
    QFile report(m_folder->filePath(QStringLiteral("state/sinew/crashes/command-0.txt")));
    QVERIFY(report.open(QIODevice::ReadOnly));
    const QByteArray text = report.readAll();
    QVERIFY2(text.contains("SIGABRT") && text.contains("\nCommand: convert\n"), text.constData());
    QVERIFY2(text.contains("libexample.so+0x"), text.constData());
    QVERIFY(!text.contains("a.tst") && !text.contains(QFile::encodeName(m_folder->path())));

    // Without plugins nothing is reported.
    qputenv("SINEW_PLUGIN_PATH", QFile::encodeName(plugins()));
    const Outcome safe = sinew::test::run({QStringLiteral("convert"), m_folder->filePath(QStringLiteral("a.tst")),
                                           m_folder->filePath(QStringLiteral("a.png")), QStringLiteral("--safe-mode")});
    QCOMPARE(safe.code, 1);
    QVERIFY2(!safe.err.contains("plugin"), safe.err.constData());

    install(workingPlugin());
    const Outcome mended = convert();
    QVERIFY2(mended.code == 0, mended.err.constData());
    QVERIFY(QDir(m_folder->filePath(QStringLiteral("state/sinew/attempts/plugins"))).isEmpty());
}

SINEW_GUILESS_TEST(tst_plugin_failures, TestPluginFailures)

} // namespace tst_plugin_failures
#include "tst_plugin_failures.moc"
