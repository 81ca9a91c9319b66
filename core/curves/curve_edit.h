// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/curves does what a curve editor does to keys, without a widget: plain functions over copies of curves whose
// value type is only known at run time. It may use the rest of core; it knows no format.

#include "core/curves/key_numbers.h"
#include "core/curves/time_span.h"
#include "core/document/document.h"
#include "core/document/merge_key.h"
#include "core/facets/key_rules.h"

namespace sinew {

/// One curve during an edit: its keys, their selection, and the time ranges in which the game reads it. Every operation
/// keeps keys and marks in step, keeps keys sorted by time if they were, and preserves the bytes of keys that it does
/// not affect.
struct CurveEdit
{
    Address address;
    const TypeInfo *type = nullptr;              ///< the curve's; its element is the value's
    CurveBase curve;                             ///< shares its storage until it is changed
    KeyMarks marks;                              ///< one per key
    RotationOrder rotation = RotationOrder::Xyz; ///< how the numbers of rotations are to be read
    bool isStep = false;                         ///< evaluated without interpolation whatever is stored (visibility)
    TimeSpans spans; ///< sequences in file order, or the one global sequence; empty: all time is one span
    KeyRules rules;
    HandleMode newHandles = HandleMode::Free; ///< of new keys, and of moved ones with stored handles

    /// Cache of shown(), shared by copies. For an edit of values as the user sees them, the numbers that are shown:
    /// Euler angles continue from them.
    mutable KeyNumbers numbers;

    const TypeInfo &value() const { return *type->element; }
    std::size_t size() const { return curve.size(); }
    /// The curve as numbers, computed once while the curve stays the same: copies that a gesture makes of its first
    /// state share it if this was called first. By value, since the next edit replaces it; costs a few references.
    KeyNumbers shown() const;
    /// Row in `spans` of the first one that contains a time, -1 between them.
    int spanAt(std::int32_t time) const;
    /// That span, or the gap between spans that contains the time: up to, but not including, its neighbours.
    TimeSpan spanOrGapAt(std::int32_t time) const;
    /// The Set that makes the model store this curve.
    Change change() const;
};

/// The edit of a present or absent curve of the document, with its marks; `address` must name a Curve field.
CurveEdit curveEdit(const Document &document, const Address &address, RotationOrder rotation = RotationOrder::Xyz);
/// Several at once; looks the clips up once.
std::vector<CurveEdit> curveEdits(const Document &document, std::span<const Address> addresses,
                                  RotationOrder rotation = RotationOrder::Xyz);
/// For a model without a document, with nothing selected. `format` may be null: then all time is one span.
std::vector<CurveEdit> curveEdits(const Model &model, const Format *format, std::span<const Address> addresses);
/// Edits of all unlocked curves of the document with something selected.
std::vector<CurveEdit> selectedEdits(const Document &document, RotationOrder rotation = RotationOrder::Xyz);

/// Makes an absent curve present and empty, with the interpolation that its rules give.
void makePresent(CurveEdit &edit);

/// Pushes curves as one step (a gesture pushes repeatedly with one key), then sets their marks. If the push is refused,
/// both stay unchanged.
Status pushEdits(Document &document, std::span<const CurveEdit> edits, const QString &text, MergeKey key = {});

} // namespace sinew
