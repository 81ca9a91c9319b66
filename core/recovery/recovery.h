// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/recovery/log_writer.h"

#include <QDateTime>

namespace sinew {

class FormatRegistry;

/// A log that a program left when it ended without saving.
struct FoundRecovery
{
    QString log;          ///< the log's file
    QString path, title;  ///< of the document; a path is empty where it was never saved
    QDateTime written;    ///< when the last step was made
    int steps = 0;        ///< that were not saved; older ones may be in a snapshot
    bool isEmpty = false; ///< nothing was done; a log that had just begun
    Message problem;      ///< what is wrong with it; empty when nothing is
    bool canRecover = false;
};

/// All logs of a folder that no running program is writing. Changes nothing. Reads the logs and the files that they
/// begin from, to see whether these are still the same.
std::vector<FoundRecovery> findRecoveries(const FormatRegistry &formats, const QString &folder);

/// A step that was done again, with the ids that its objects have now.
struct RecoveredStep
{
    qint64 time = 0; ///< when it was made, milliseconds since 1970
    QString text;
    ChangeSet changes; ///< as they went into the model
};

/// A document as it was, modified, with its history since the last save.
struct RecoveredDocument
{
    std::unique_ptr<Document> document;
    std::vector<RecoveredStep> steps;
    LogStart start;  ///< for a log of its own
    int lost = 0;    ///< steps that could not be done again
    Message problem; ///< why; also when the log is damaged behind the last step
};

/// Reads the files and does the steps of a log again, as far as it is whole and they fit. The log stays. Fails when a
/// program is writing it, when the files are not those that it begins from, and for a log of other descriptions.
Result<RecoveredDocument> recover(const FormatRegistry &formats, const QString &log);

/// Removes a log for good, unless a program is writing it.
void discardRecovery(const QString &log);

} // namespace sinew
