// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "mdx/parts.h"

#include <QMap>
#include <QString>

namespace sinew::samples::mdxraw {

/// Variants where descriptions of World of Warcraft's alpha disagree.
struct WowForms
{
    bool fullTracks = false;                 ///< KMTF and KRTX with an interpolation
    bool integerAttenuation = false;         ///< KLAS and KLAE of whole numbers
    std::uint32_t flipSequence = noSequence; ///< global sequence of KMTF; 0 could be an interpolation, too
};
/// A brazier with every chunk: two or three geosets, bones that turn, emitters of every type, hit tests, a mesh to walk
/// on. 1300, 1400 or 1500.
Chunks brazier(std::uint32_t version, const WowForms &forms = {});

/// A banner as Warcraft III 3.0 is said to store it. 1300 … 1899. `wide`: SKIN of two bytes an element.
Chunks banner(std::uint32_t version, bool wide);
/// With SKIN as documented for the version: two bytes since 1400.
inline Chunks banner(std::uint32_t version)
{
    return banner(version, version >= 1400);
}

/// Contents by path relative to tests/samples, with '/'.
using Files = QMap<QString, QByteArray>;
Files allFiles();

} // namespace sinew::samples::mdxraw
