// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/recovery/log_writer.h"

#include <QDateTime>

namespace sinew {

class FormatRegistry;

/// A log left by a program that ended without saving.
struct FoundRecovery
{
    QString log;          ///< the log's file
    QString path, title;  ///< of the document; the path is empty if it was never saved
    QDateTime written;    ///< when the last step was made
    int steps = 0;        ///< number of unsaved ones; older ones may be in a snapshot
    bool isEmpty = false; ///< no steps; a log that had only just begun
    Message problem;      ///< what is wrong with it; empty if nothing is
    bool canRecover = false;
};

/// All logs of a folder that no running program is writing. Changes nothing. Reads the logs and the files that they
/// start from, to see whether these are unchanged.
std::vector<FoundRecovery> findRecoveries(const FormatRegistry &formats, const QString &folder);

/// A repeated step, with the present ids of its objects.
struct RecoveredStep
{
    qint64 time = 0; ///< when it was originally made, milliseconds since 1970
    QString text;
    ChangeSet changes; ///< as they were applied to the model
};

/// A restored document, modified, with its history since the last save.
struct RecoveredDocument
{
    std::unique_ptr<Document> document;
    std::vector<RecoveredStep> steps;
    LogStart start;  ///< for its own new log
    int lost = 0;    ///< steps that could not be repeated
    Message problem; ///< why; also if the log is damaged after the last step
};

/// Reads the files and repeats the steps of a log, as far as it is intact and they fit. The log stays. Fails if a
/// program is writing it, if the files are not those it starts from, and for a log with other descriptions.
Result<RecoveredDocument> recover(const FormatRegistry &formats, const QString &log);

/// Removes a log permanently, unless a program is writing it.
void discardRecovery(const QString &log);

} // namespace sinew
