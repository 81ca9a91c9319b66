// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/thumbnails/thumbnail_job.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>

namespace sinew {

namespace {

QByteArray lineOf(const QJsonArray &words)
{
    return QJsonDocument(words).toJson(QJsonDocument::Compact) + '\n';
}

/// Nothing unless the line is an array of so many strings.
std::optional<QStringList> wordsOf(const QByteArray &line, qsizetype count)
{
    const QJsonArray values = QJsonDocument::fromJson(line).array();
    QStringList words;
    for (const QJsonValue &value : values)
        if (value.isString())
            words.append(value.toString());
    if (values.size() != count || words.size() != count)
        return std::nullopt;
    return words;
}

} // namespace

QByteArray lineOf(const ThumbnailJob &job)
{
    return lineOf(QJsonArray{job.file, job.out});
}

QByteArray lineOf(const ThumbnailOutcome &outcome)
{
    return lineOf(
        QJsonArray{outcome.picture, QString::fromStdString(outcome.remark), QString::fromStdString(outcome.problem)});
}

QByteArray lineOfFailure(const std::string &problem)
{
    return lineOf(QJsonArray{QString::fromStdString(problem)});
}

std::optional<ThumbnailJob> thumbnailJobOf(const QByteArray &line)
{
    if (const auto words = wordsOf(line, 2))
        return ThumbnailJob{words->at(0), words->at(1)};
    return std::nullopt;
}

std::optional<ThumbnailOutcome> thumbnailOutcomeOf(const QByteArray &line)
{
    if (const auto words = wordsOf(line, 3))
        return ThumbnailOutcome{words->at(0), words->at(1).toStdString(), words->at(2).toStdString()};
    return std::nullopt;
}

std::optional<std::string> thumbnailFailureOf(const QByteArray &line)
{
    if (const auto words = wordsOf(line, 1))
        return words->at(0).toStdString();
    return std::nullopt;
}

} // namespace sinew
