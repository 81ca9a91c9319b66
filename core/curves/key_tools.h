// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// Puts a key on the curve at `time` without changing its shape in the span that holds the time: values and handles are
/// split (exact for numbers; rotations: slerp exactly, tangents fitted), over the seam of a looping span, too. A key that stands there is left.
/// A span without keys, where the game shows it, gets `fallback` (of the value's type); an absent curve becomes present. Adds the key to what
/// is selected, its handles stay Free. Between spans nothing inside of them changes. Returns the key's row.
std::size_t insertKey(CurveEdit &edit, std::int32_t time, const Value &fallback);
/// insertKey, then sets shown numbers of some components (bits of `components`).
std::size_t setKey(CurveEdit &edit, std::int32_t time, const Value &fallback, std::span<const double> numbers, unsigned components);

/// Deletes keys with a selected value bit; a curve that loses all keys stays present and empty.
void deleteSelected(CurveEdit &edit);
/// Copies of the selected keys go `shift` later, replacing keys at those times; the copies are selected instead.
void duplicateSelected(CurveEdit &edit, std::int32_t shift);
/// The times stay, values and handles run backwards within each span's selected keys (handles swap sides).
void reverseSelected(CurveEdit &edit);
/// Times mirrored about `time`, or selected numbers about `value`; handles with them.
void mirrorTimes(CurveEdit &edit, double time);
void mirrorValues(CurveEdit &edit, double value);

/// Keys on the clipboard: of any number of tracks, each with the name of its object and field so that they find their like.
struct CopiedTrack
{
    std::string object; ///< name of the node
    std::string field; ///< FieldInfo name path ("node.rotation")
    const TypeInfo *type = nullptr;
    CurveBase curve; ///< times relative to CopiedKeys::origin
    unsigned components = 0xf; ///< which were selected
};
struct CopiedKeys
{
    std::int32_t origin = 0; ///< time of the first key when copied
    std::int32_t length = 0; ///< last − first
    std::vector<CopiedTrack> tracks;
};
CopiedKeys copySelected(const Document &document, std::span<const CurveEdit> edits);
/// JSON through the table, so that keys go to other windows and text editors; parsing refuses what does not fit.
std::string toText(const CopiedKeys &keys);
Result<CopiedKeys> copiedKeysFromText(std::string_view text);

enum class PasteMode : std::uint8_t {
    Merge, ///< replaces keys at the same times
    Replace, ///< removes the keys between the first and the last pasted time first
    Insert, ///< keys of the span from `at` on move later by the pasted length + one unit
};
struct PasteOptions
{
    std::int32_t at = 0; ///< where the first key goes
    PasteMode mode = PasteMode::Merge;
    bool mirrored = false; ///< backwards in time
    bool flipped = false; ///< mirrored in space at the plane x = 0 (y z of rotations, x of translations change sign): left arm to right arm
    double valueOffset = 0; ///< added to every number ("paste with offset"); not for rotations
};
/// Pastes a track into a curve of the same value type; absent curves become present. Pasted keys are selected. Interpolation:
/// the target's; handles are made when the copied keys have none. keepInSpans as in transforms: keys beyond the span of `at` are left
/// out when `keepInSpans`.
Status pasteTrack(CurveEdit &edit, const CopiedTrack &keys, const CopiedKeys &all, const PasteOptions &options, bool keepInSpans = true);

/// Exact or relative entry: "12.5", "+=5", "-=5", "*=2" or "*2", "/=2", "50%"; applied to every selected number or time.
struct NumberEntry
{
    enum Kind : std::uint8_t { Set, Add, Multiply } kind = Set;
    double number = 0;
    double apply(double old) const;
};
Result<NumberEntry> parseEntry(std::string_view text);

} // namespace sinew
