// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>
#include <string>

class QByteArray;

namespace sinew {

/// A thumbnail to be drawn.
struct ThumbnailJob
{
    QString file;
    QString out; ///< relative to the output folder
};

/// What became of it.
struct ThumbnailOutcome
{
    QString picture;     ///< the path of the image; empty if there is none
    std::string remark;  ///< why the image shows less than the model has; empty if it shows everything
    std::string problem; ///< why there is no image
};

// As lines, for processes that share the work. Each ends with a line feed and contains no other.

QByteArray lineOf(const ThumbnailJob &job);
QByteArray lineOf(const ThumbnailOutcome &outcome);
/// For all jobs: why this process can draw nothing.
QByteArray lineOfFailure(const std::string &problem);
/// Nothing for any other line.
std::optional<ThumbnailJob> thumbnailJobOf(const QByteArray &line);
std::optional<ThumbnailOutcome> thumbnailOutcomeOf(const QByteArray &line);
std::optional<std::string> thumbnailFailureOf(const QByteArray &line);

} // namespace sinew
