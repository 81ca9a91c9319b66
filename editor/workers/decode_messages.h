// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "editor/workers/worker_message.h"

#include <QSize>

namespace sinew {

// The messages between DecodePool and `sinew decode-worker`.

/// The task of the worker.
enum class DecodeTask {
    Picture, ///< of the image that comes with the request
    List,    ///< the archive that comes with the request
    Locate,  ///< a path in it
    Read     ///< the same with its bytes
};

/// A small picture of an image file, and what else is reported about it.
struct DecodedPicture
{
    QImage picture = {};    ///< null: `problem` says why
    QSize size = {};        ///< of the whole image, in pixels
    QString format = {};    ///< "BLP1 JPEG, alpha 8 bit"
    QString problem = {};   ///< in the user's language
    bool isLasting = false; ///< the problem lies in the file itself
};

WorkerMessage messageOf(const DecodedPicture &picture);
/// A picture with neither side longer than `side`, or a problem.
DecodedPicture decodedPictureOf(const WorkerMessage &message, int side);

WorkerMessage messageOf(const AssetListing &listing);
AssetListing listingOf(const WorkerMessage &message);

} // namespace sinew
