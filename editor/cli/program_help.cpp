// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/program_help.h"

#include "editor/cli/command.h"
#include "editor/cli/reference/man_page.h"
#include "editor/cli/reference/markdown_page.h"
#include "editor/cli/reference/shell_completion.h"
#include "editor/cli/shared/output.h"

#include <QDateTime>

namespace sinew {

namespace {

/// A way to call the program itself.
struct Form
{
    const char *words;
    const char *effect;
};

constexpr Form forms[] = {
    {"[FILE…]", "open the window"},
    {"COMMAND …", "one of the commands below"},
    {"--help | --version", ""},
    {"--screenshot PNG [FILE]", "save an image of the window, then quit"},
    {"--safe-mode [FILE…]", "open it without plugins, settings and layouts"},
};

constexpr const char *about =
    "Sinew, an editor for models of Warcraft III (MDX, MDL), World of Warcraft (M2), StarCraft II and\n"
    "Heroes of the Storm (M3)";

constexpr const char *common = "Commands and the window take --listfile FILE: a list of lines \"id;path\" with the\n"
                               "names of file ids, for models that refer to their files by id; without it the\n"
                               "list set in the preferences is used.\n"
                               "They also take --dialect wow|wc3: whose layout MDX files have; without it, where\n"
                               "both games use the version number (1300 to 1899), the file's structure decides.\n"
                               "With --safe-mode they load no plugins and neither read nor write settings.\n";

constexpr const char *exitCodes = "Exit codes: 0 done, 1 failed, 2 wrong usage.\n";

/// "[FILE…]                 open the window".
std::string inColumns(const Form &form)
{
    constexpr int width = 24;
    return (QString::fromUtf8(form.words).leftJustified(width) + QString::fromUtf8(form.effect))
        .trimmed()
        .toStdString();
}

ProgramText programText()
{
    ProgramText text;
    text.version = SINEW_VERSION;
    text.program.name = "sinew";
    text.program.help = std::string(about) + ".\n";
    for (const Form &form : forms) {
        const std::string call = std::string("sinew ") + form.words;
        text.program.usage += call + '\n';
        if (*form.effect)
            text.program.help += '\n' + call + ": " + form.effect + ".\n";
    }
    text.program.help += std::string("\n") + common + '\n' + exitCodes;
    for (const Command &command : commands())
        if (!command.isInternal)
            text.commands.push_back({command.name, command.usage, command.help});
    return text;
}

/// Of the source, if the build names it, so that the same source gives the same page.
std::string dateOfPage()
{
    bool isSet = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isSet);
    const QDateTime when = isSet ? QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC) : QDateTime::currentDateTimeUtc();
    return when.date().toString(Qt::ISODate).toStdString();
}

} // namespace

std::string helpText()
{
    std::string text = std::string(about) + "\n\n";
    for (const Form &form : forms)
        text += (&form == forms ? "usage: sinew " : "       sinew ") + inColumns(form) + '\n';
    for (const CommandText &command : programText().commands) {
        text += "\n  " + command.usage;
        std::string help = '\n' + command.help;
        for (std::size_t at = 0; (at = help.find('\n', at)) != std::string::npos; at += 7)
            help.replace(at, 1, "\n      ");
        text += help + '\n';
    }
    return text + '\n' + common + '\n' + exitCodes;
}

int runDescribe(const QStringList &words, const FormatRegistry &)
{
    const QString form = words.size() == 1 ? words.front() : QString();
    if (form == QLatin1String("man"))
        print(manPage(programText(), dateOfPage()));
    else if (form == QLatin1String("bash"))
        print(bashCompletion(programText()));
    else if (form == QLatin1String("zsh"))
        print(zshCompletion(programText()));
    else if (form == QLatin1String("fish"))
        print(fishCompletion(programText()));
    else if (form == QLatin1String("markdown"))
        print(markdownPage(programText()));
    else
        return failUsage("describe", Error{"describe needs one of man, bash, zsh, fish and markdown"});
    return Success;
}

} // namespace sinew
