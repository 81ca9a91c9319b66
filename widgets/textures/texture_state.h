// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/texture_facet.h"
#include "core/files/file_set.h"
#include "core/image/decoded_image.h"

#include <QStringList>

#include <functional>

namespace sinew {

class Document;
class Model;

/// What is known about a texture's file.
struct TextureState
{
    enum Kind {
        Ready,      ///< `image` is set
        Pending,    ///< still being read
        Missing,    ///< not found; `searched` says where
        Unreadable, ///< found; `problem` says why there is no picture
        Made,       ///< the game or the preview creates it (team colour, slots that nothing fills)
    } kind = Missing;
    std::shared_ptr<const DecodedImage> image = nullptr;
    QString path = {};   ///< where it was found below its source
    QString source = {}; ///< the folder or archive
    QString diskPath = {};
    QStringList searched = {};   ///< every place that was tried
    QString problem = {};        ///< why it can't be read, or what is damaged
    bool byNameAlone = false;    ///< found in other folders than those of the path, so that the game won't find it
    Message contentProblem = {}; ///< contentProblem() of the file found
};

/// The path, or in words what the game puts there, or the name of its numbered file. `model`: null if it is gone.
QString textureName(const Model *model, const ModelTexture &texture, const FileSet::IdNames &idNames = {});

/// Why the game does not show a texture that was found.
enum class TextureMisfit {
    None,
    OtherPlace,  ///< it looks for the whole path; only the last name is the same
    OtherFormat, ///< it can't read the file
};

/// `suffixes`: those that the game reads (FormatInfo::textureSuffixes); empty: unknown.
TextureMisfit misfitOf(const ModelTexture &texture, const TextureState &state, const QStringList &suffixes);

/// Returns the state of a texture of an open document.
using TextureStates = std::function<TextureState(const Document &, const ModelTexture &)>;

} // namespace sinew
