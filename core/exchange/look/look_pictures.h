// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/grouped_losses.h"
#include "core/exchange/look/treatment.h"
#include "core/exchange/unique_names.h"
#include "core/format/exporter.h"

#include <map>
#include <optional>

namespace sinew {

/// A picture as a PNG file.
struct LookPicture
{
    std::string name; ///< of ASCII letters, digits, "-" and "_"; no other picture of the export has it
    QByteArray png;
    bool isOpaque = true;
};

/// Makes the pictures that looks ask for, of the source's textures. Each texture is read once.
class LookPictures
{
public:
    /// What is passed must outlive this.
    LookPictures(const ExportSource &source, const ExportOptions &options, GroupedLosses &losses)
        : m_source(source), m_options(options), m_losses(losses)
    {
    }

    /// Nothing if there is no picture, none is wanted, or this is a trial. Each call makes one with a name of its own.
    std::optional<LookPicture> make(std::int32_t sceneRow, const Treatment &treatment);

private:
    QImage picture(std::int32_t sceneRow);
    QImage surfaceOrm(const Treatment &treatment);

    const ExportSource &m_source;
    const ExportOptions &m_options;
    GroupedLosses &m_losses;
    std::map<std::int32_t, QImage> m_read; ///< by row in RenderScene::textures
    UniqueNames m_names{"-"};
};

} // namespace sinew
