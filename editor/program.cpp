// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/program.h"

#include "core/system/crash/crash_handler.h"
#include "core/system/crash/crash_reports.h"
#include "core/system/memory.h"
#include "core/system/process/program_words.h"
#include "core/system/process/terminal.h"
#include "core/system/worker/confinement.h"
#include "editor/builtin_plugins.h"
#include "editor/cli/command.h"
#include "editor/cli/program_help.h"
#include "editor/cli/shared/dialect_option.h"
#include "editor/cli/shared/list_file_option.h"
#include "editor/cli/shared/output.h"
#include "editor/cli/shared/safe_mode_option.h"
#include "editor/cli/thumbnails/own_words.h"
#include "editor/gui_program.h"
#include "editor/plugin_loader.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <optional>

namespace sinew {

namespace {

const Command *commandNamed(const QString &name)
{
    for (const Command &command : commands()) {
        if (name == QLatin1String(command.name))
            return &command;
    }
    return nullptr;
}

void addPlugins(FormatRegistry &formats)
{
    for (const auto &plugin : addThirdPartyPlugins(formats, pluginFolders(), pluginAttempts()))
        if (!plugin->isUsable())
            std::fprintf(stderr, "sinew: %s; it is not used\n", plugin->problem().text().c_str());
}

int runCommand(const Command &command, int argc, char **argv)
{
    QStringList words = programWords(argc, argv).mid(2);
    if (words.contains(QLatin1String("--help"))) {
        print("usage: sinew " + std::string(command.usage) + "\n" + command.help + "\n");
        return Success;
    }
    setOwnWords(QStringList{QString::fromLatin1(command.name)} + words);
    // Qt must not take words like -style or -platform for its own options. Commands that draw create their own
    // application once their arguments are found to be valid.
    static int onlyProgram = 1;
    std::optional<QCoreApplication> application;
    if (!command.draws)
        application.emplace(onlyProgram, argv);
    QCoreApplication::setApplicationName(QStringLiteral("sinew"));
    if (!command.isInternal)
        startCrashReporting({crashReportFolder(), QStringLiteral("command"), QStringLiteral(SINEW_VERSION)});
    addCrashFact("Command", command.name);
    const bool safeMode = takeSafeMode(words);
    const auto names = takeListFile(words);
    if (!names)
        return failUsage(command.name, names.error());
    FormatRegistry formats;
    addBuiltinPlugins(formats);
    if (!safeMode)
        addPlugins(formats);
    formats.setIdNames([names = *names](std::uint32_t id) { return names->nameOf(id); });
    const Result<QString> dialect = takeDialect(words, formats);
    if (!dialect)
        return failUsage(command.name, dialect.error());
    formats.setReading(*dialect);
    return command.run(words, formats);
}

} // namespace

int runProgram(int argc, char **argv)
{
    keepFreedMemory();
    prepareStreams();
    const QString first = programWords(argc, argv).value(1);
    if (first == QLatin1String("--help") || first == QLatin1String("-h")) {
        print(helpText());
        return Success;
    }
    if (first == QLatin1String("--version")) {
        print("Sinew " SINEW_VERSION "\n"
              "Workers are confined by: " +
              availableConfinement().text() + "\n");
        return Success;
    }
    if (const Command *command = commandNamed(first))
        return runCommand(*command, argc, argv);
    // A bare word that is not a file is a misspelt command; opening a window on it would help nobody.
    const bool word = !first.isEmpty() && std::all_of(first.begin(), first.end(), [](QChar c) { return c.isLetter(); });
    if (word && !QFileInfo::exists(first)) {
        std::fprintf(stderr, "sinew: there is no command “%s”; sinew --help lists them\n", qPrintable(first));
        return WrongUsage;
    }
    leaveOwnTerminal();
    return runWindow(argc, argv);
}

} // namespace sinew
