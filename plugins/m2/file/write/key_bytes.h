// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/values.h"
#include "plugins/m2/model/layout.h"

namespace sinew::m2 {

/// Some consecutive keys of a curve.
struct KeyRange
{
    std::size_t first = 0, count = 0;
};

/// A track that is being written, and what it was when it was read.
struct StoredTrack
{
    const FieldInfo &field;
    ValueCodec codec;
    Place place; ///< where its head goes
    const CurveBase &curve;
    Place formerPlace; ///< unknown for a new one
    const CurveBase *former = nullptr;

    bool wasPresent() const { return former && former->isPresent(); }
    bool isSame() const { return former && curve.equalRaw(*former, codec.size); }
};

/// The keys from `start` to before `start` + `length`; the curve is in chronological order.
KeyRange keysBetween(const CurveBase &curve, std::int32_t start, std::int32_t length);

/// Whether two ranges hold the same keys, relative to the starts of their sequences. `width`: bytes of a value.
bool sameKeys(const CurveBase &a, KeyRange keysA, std::int32_t startA, const CurveBase &b, KeyRange keysB,
              std::int32_t startB, std::size_t width);

/// The values as stored in the file.
std::vector<std::byte> packedValues(const ValueCodec &codec, const CurveBase &curve, KeyRange keys);

/// Keys of `now` that equal a key of `then` (time and value, tangents aside) get the bytes that it had: for packings
/// that are not exact. Both are in chronological order.
void keepUntouched(const ValueCodec &codec, const CurveBase &now, KeyRange keys, const CurveBase &then,
                   KeyRange thenKeys, Bytes thenDisk, std::vector<std::byte> &disk);

/// Linear and stepped splines have tangents in the file that curves don't show; a key at the same time keeps them.
void keepSplineTangents(const ValueCodec &codec, const CurveBase &now, KeyRange keys, const CurveBase &then,
                        KeyRange thenKeys, Bytes thenDisk, std::vector<std::byte> &disk);

} // namespace sinew::m2
