// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/model_files.h"

#include "core/files/read_file.h"

#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

bool isNamedModel(const QString &path, const FormatRegistry &formats)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return std::any_of(formats.formats().begin(), formats.formats().end(),
                       [&](const auto &format) { return format->info().suffixes.contains(suffix); });
}

} // namespace

QStringList modelsIn(const QString &folder, const FormatRegistry &formats)
{
    QStringList found;
    QDirIterator entries(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        const QByteArray head = readHead(path, 4096);
        const auto format = formats.find(viewOf(head), QFileInfo(path).suffix());
        // It is up to the commands to report files that are named like a model but can't be one.
        if (format ? format->modelOf(path, viewOf(head)).isEmpty() : isNamedModel(path, formats))
            found.append(path);
    }
    found.sort();
    return found;
}

std::string oneLine(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return text;
}

} // namespace sinew
