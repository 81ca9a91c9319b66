// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/gui_program.h"

#include "editor/builtin_plugins.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/dialect_option.h"
#include "editor/cli/shared/list_file_option.h"
#include "editor/cli/shared/output.h"
#include "editor/cli/shared/prepare_display.h"
#include "editor/plugin_loader.h"
#include "editor/screenshot.h"
#include "editor/settings/language.h"
#include "editor/settings/theme.h"
#include "editor/window/main_window.h"
#include "editor/workers/confined_worker.h"

#include <QApplication>
#include <QIcon>

#include <cstdio>
#include <cstdlib>

namespace sinew {

namespace {

/// For a file that is being read when the window closes; a share that does not answer must not keep the program alive.
constexpr int longestWait = 1000;

} // namespace

int runWindow(int argc, char **argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    const auto names = takeListFile(words);
    const bool hasOwnNames = words.size() != argc - 1;
    const auto arguments = names
                               ? Arguments::parse(words, {}, {QStringLiteral("screenshot"), QStringLiteral("dialect")})
                               : Result<Arguments>(names.error());
    if (!arguments) {
        fail(arguments.error());
        std::fputs("usage: sinew [FILE…] | COMMAND … | --help\n", stderr);
        return WrongUsage;
    }
    const QString picture = arguments->value(QStringLiteral("screenshot"));
    const auto display = prepareDisplay(picture.isEmpty() ? WantedDisplay::Real : WantedDisplay::AlsoVirtual);
    if (!display)
        return fail(display.error());

    // Qt must not take words like -style for its own.
    int onlyProgram = 1;
    QApplication application(onlyProgram, argv);
    QApplication::setApplicationName(QStringLiteral("sinew"));
    QApplication::setApplicationDisplayName(QStringLiteral("Sinew"));
    QApplication::setApplicationVersion(QStringLiteral(SINEW_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("sinew"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/sinew.svg")));

    FormatRegistry formats;
    addBuiltinPlugins(formats);
    addThirdPartyPlugins(formats, pluginFolders());
    formats.setIdNames([names = *names](std::uint32_t id) { return names->nameOf(id); });
    const Result<QString> dialect = takeDialect(words, formats);
    if (!dialect)
        return fail(dialect.error());
    Settings settings;
    if (!hasOwnNames)
        QObject::connect(&settings, &Settings::listFileChanged, &application,
                         [&settings, names = *names] { names->setPath(settings.listFile()); });
    installLanguage(settings.language());
    applyTheme(settings.theme());
    QObject::connect(&settings, &Settings::themeChanged, &application, [&settings] { applyTheme(settings.theme()); });

    setWorkerCommand({QApplication::applicationFilePath()});
    MainWindow window(formats, settings);
    window.show();
    for (const QString &file : arguments->rest())
        window.openAs(file, *dialect);
    if (picture.isEmpty())
        window.offerRecoveries();
    else
        takeScreenshot(window, picture);
    const int code = QApplication::exec();
    if (!window.finishReading(longestWait)) {
        settings.sync();
        std::fflush(nullptr);
        std::_Exit(code);
    }
    return code;
}

} // namespace sinew
