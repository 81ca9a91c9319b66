// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/texture_facet.h"
#include "core/image/decoded_image.h"

#include <QStringList>

#include <functional>

namespace sinew {

class Document;

/// What is known of a texture's file.
struct TextureState
{
    enum Kind {
        Ready,      ///< `image` is set
        Pending,    ///< still being read
        Missing,    ///< not found; `searched` says where
        Unreadable, ///< found; `problem` says why there is no picture
        Made,       ///< the game or the preview makes it (team colour, slots that nobody fills)
    } kind = Missing;
    std::shared_ptr<const DecodedImage> image = nullptr;
    QString path = {};   ///< where it was found below its source
    QString source = {}; ///< the folder or archive
    QString diskPath = {};
    QStringList searched = {}; ///< every place that was tried
    QString problem = {};      ///< why it can't be read, or what is damaged
    bool byNameAlone = false;  ///< the folders of the path are others, so that the game won't find it
};

/// Answers for a texture of an open document.
using TextureStates = std::function<TextureState(const Document &, const ModelTexture &)>;

} // namespace sinew
