// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/gui_program.h"

#include "core/system/crash/crash_handler.h"
#include "core/system/crash/crash_reports.h"
#include "core/system/process/program_words.h"
#include "editor/builtin_plugins.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/dialect_option.h"
#include "editor/cli/shared/list_file_option.h"
#include "editor/cli/shared/output.h"
#include "editor/cli/shared/prepare_display.h"
#include "editor/cli/shared/safe_mode_option.h"
#include "editor/crash/crash_messages.h"
#include "editor/plugin_loader.h"
#include "editor/plugin_messages.h"
#include "editor/screenshot.h"
#include "editor/settings/language.h"
#include "editor/settings/theme.h"
#include "editor/startup_log.h"
#include "editor/window/main_window.h"
#include "editor/workers/confined_worker.h"

#include <QApplication>
#include <QIcon>
#include <QProcess>

#include <cstdio>
#include <cstdlib>

namespace sinew {

namespace {

/// For a file that is being read when the window closes; an unresponsive share must not keep the program alive.
constexpr int longestWait = 1000;

QString safeModeOption()
{
    return QStringLiteral("--safe-mode");
}

/// The arguments with which workers are started, so that they read files as the window does.
QStringList workerWords(bool safeMode, const QString &listFile)
{
    QStringList words;
    if (safeMode)
        words += safeModeOption();
    if (!listFile.isEmpty())
        words += {QStringLiteral("--listfile"), listFile};
    return words;
}

/// The end of the window's title.
QString displayName(bool safeMode)
{
    return safeMode ? QCoreApplication::translate("SafeMode", "Sinew (safe mode)") : QStringLiteral("Sinew");
}

void tellOfSafeMode(MainWindow &window)
{
    window.notify(
        {Severity::Info,
         QCoreApplication::translate(
             "SafeMode", "Safe mode: no plugins are loaded, and settings and layouts are neither read nor saved.")});
}

} // namespace

int runWindow(int argc, char **argv)
{
    QStringList words = programWords(argc, argv).mid(1);
    startCrashReporting({crashReportFolder(), windowProgram(), QStringLiteral(SINEW_VERSION)});
    const bool safeMode = takeSafeMode(words);
    const qsizetype wordsBefore = words.size();
    const auto names = takeListFile(words);
    const bool hasOwnNames = words.size() != wordsBefore;
    const QStringList options{QStringLiteral("screenshot"), QStringLiteral("size"),   QStringLiteral("layout"),
                              QStringLiteral("theme"),      QStringLiteral("select"), QStringLiteral("dialect")};
    const auto arguments = names ? Arguments::parse(words, {}, options) : Result<Arguments>(names.error());
    if (!arguments) {
        fail(arguments.error());
        std::fputs("usage: sinew [FILE…] | COMMAND … | --help\n", stderr);
        return WrongUsage;
    }
    const QString picture = arguments->value(QStringLiteral("screenshot"));
    const Result<ScreenshotRequest> request = screenshotRequest(*arguments);
    if (!request) {
        fail(request.error());
        return WrongUsage;
    }
    const auto display = prepareDisplay(picture.isEmpty() ? WantedDisplay::Real : WantedDisplay::AlsoVirtual);
    if (!display)
        return fail(display.error());

    // Qt must not take words like -style for its own options.
    int onlyProgram = 1;
    QApplication application(onlyProgram, argv);
    QApplication::setApplicationName(QStringLiteral("sinew"));
    QApplication::setApplicationVersion(QStringLiteral(SINEW_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("sinew"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/sinew.svg")));

    FormatRegistry formats;
    addBuiltinPlugins(formats);
    PluginMessages plugins(safeMode ? std::vector<std::shared_ptr<PluginLibrary>>()
                                    : addThirdPartyPlugins(formats, pluginFolders(), pluginAttempts()));
    addCrashFact("Platform", QApplication::platformName().toStdString());
    if (safeMode)
        addCrashFact("Mode", "safe mode");
    formats.setIdNames([names = *names](std::uint32_t id) { return names->nameOf(id); });
    const Result<QString> dialect = takeDialect(words, formats);
    if (!dialect)
        return fail(dialect.error());
    Settings settings;
    if (!hasOwnNames)
        QObject::connect(&settings, &Settings::listFileChanged, &application,
                         [&settings, names = *names] { names->setPath(settings.listFile()); });
    installLanguage(settings.language());
    QApplication::setApplicationDisplayName(displayName(safeMode));
    applyTheme(request->theme.value_or(settings.theme()));
    QObject::connect(&settings, &Settings::themeChanged, &application, [&settings] { applyTheme(settings.theme()); });

    setWorkerCommand(
        {QApplication::applicationFilePath(), {}, workerWords(safeMode, hasOwnNames ? (*names)->path() : QString())});
    MainWindow window(formats, settings);
    QObject::connect(&plugins, &PluginMessages::notice, &window, &MainWindow::notify);
    QObject::connect(&window.crashes(), &CrashMessages::safeModeRequested, &window, [&window] {
        if (window.close())
            QProcess::startDetached(QApplication::applicationFilePath(), {safeModeOption()});
    });
    if (safeMode)
        tellOfSafeMode(window);
    window.show();
    logStartup(window);
    if (picture.isEmpty()) {
        window.begin(arguments->rest(), *dialect);
        plugins.tell();
    } else {
        for (const QString &file : arguments->rest())
            window.openAs(file, *dialect);
        if (const Status begun = takeScreenshot(window, *request); !begun) {
            fail(begun.error());
            return WrongUsage;
        }
    }
    const int code = QApplication::exec();
    if (!window.finishReading(longestWait)) {
        settings.sync();
        std::fflush(nullptr);
        std::_Exit(code);
    }
    return code;
}

} // namespace sinew
