// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace sinew {

class Document;

/// What the program knows about the file that an asset path names.
struct AssetNote
{
    /// An action on the file.
    struct Step
    {
        QString text;
        std::function<void()> run;
    };

    QString text;         ///< "Found in war3.mpq as Textures/Armor.blp"; empty: nothing is known
    QString toolTip = {}; ///< every place that was searched
    bool missing = false;
    std::vector<Step> steps = {};
};
using AssetNoteProvider = std::function<AssetNote(const Document &, const QString &path)>;

} // namespace sinew
