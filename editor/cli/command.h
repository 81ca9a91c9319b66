// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// editor/cli holds the commands that need no window. Their output is for programs and is never translated, but for
// the reasons that the thumbnail worker gives its window.

#include "core/format/format_registry.h"
#include "core/scene/render_scene.h"
#include "editor/cli/shared/arguments.h"

#include <span>
#include <string_view>

namespace sinew {

/// What a command ends with: the program's exit code.
enum ExitCode { Success = 0, Failed = 1, WrongUsage = 2 };

/// One command of the command line.
struct Command
{
    const char *name;
    const char *usage; ///< "verify PATH… [--stats]"
    const char *help;  ///< lines of 78 characters at most
    bool draws;        ///< needs OpenGL: makes a QGuiApplication of its own
    int (*run)(const QStringList &words, const FormatRegistry &formats);
    bool isInternal = false; ///< for the program's own use: the help doesn't list it
};

std::span<const Command> commands();

int runConvert(const QStringList &words, const FormatRegistry &formats);
int runVerify(const QStringList &words, const FormatRegistry &formats);
int runDump(const QStringList &words, const FormatRegistry &formats);
int runPose(const QStringList &words, const FormatRegistry &formats);
int runRender(const QStringList &words, const FormatRegistry &formats);
int runThumbnail(const QStringList &words, const FormatRegistry &formats);
int runThumbnailWorker(const QStringList &words, const FormatRegistry &formats);
int runSet(const QStringList &words, const FormatRegistry &formats);

// What the commands share.

/// Writes to standard output as it is.
void print(std::string_view text);
/// Shortest text that reads back as the same number.
std::string numberText(double number);
/// "sinew: " + the error's text on standard error; returns Failed.
int fail(const Error &error);
/// The same with the command's usage line; returns WrongUsage.
int failUsage(const char *command, const Error &error);

/// "note", "warning" or "error".
const char *severityName(Severity severity);

/// A moment of a model as the options --sequence, --time and --global-time name it.
struct Moment
{
    std::int32_t sequence = -1; ///< row, -1 none
    double time = 0;            ///< milliseconds on the line that all sequences share
    double globalTime = 0;
    double zero = 0; ///< where on the line people count from: the sequence's start in formats that count each from 0
};

/// Whether --time and --global-time, where given, are numbers: wrong usage if not.
Status checkTimes(const Arguments &arguments);

/// `--sequence` is a name (exactly, else without regard to case) or a row. Without it there is no sequence; without
/// `--time` the sequence's start counts, without `--global-time` the time as people count it
/// (CurveTraits::timesFromClipStart). Fails when a time lies outside the sequence.
Result<Moment> momentOf(const Arguments &arguments, const RenderScene &scene, const Format &format);

} // namespace sinew
