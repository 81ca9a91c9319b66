// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QString>

#include <vector>

namespace sinew {

/// What KeptValues wrote of a model, as it was found again in a file: {"type", "path", "fields"} each.
struct KeptObjects
{
    QString format;                   ///< id of the format that the model had
    QJsonObject root;                 ///< with the objects that have no place of their own
    std::vector<QJsonObject> objects; ///< the others, in any order
    QJsonObject counts;               ///< how many objects the lists of the root had, by name
};

} // namespace sinew
