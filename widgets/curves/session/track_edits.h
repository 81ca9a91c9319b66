// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/number_entry.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/curve_texts.h"

namespace sinew {

// Edits of whole tracks and of their keys at the playhead, for channel tree, commands and menus. Each is one undo step
// or is refused as a whole; a refusal names the locked track.

/// Makes absent tracks present, each with a key at the playhead that doesn't change the appearance.
Status addTracks(CurveSession &session, std::span<const Address> tracks);
Status removeTracks(CurveSession &session, std::span<const Address> tracks);
/// Sets keys at the playhead where there are none, with the evaluated values; absent tracks become present.
Status setKeysAtPlayhead(CurveSession &session, std::span<const Address> tracks);
Status removeKeysAtPlayhead(CurveSession &session, std::span<const Address> tracks);

/// Applies "12", "+=5", "*2", "50%" or an expression to some components (bits) of the shown numbers at the playhead; or
/// as many numbers as there are components, separated by blanks or semicolons. Sets a key.
Status enterAtPlayhead(CurveSession &session, const Address &track, unsigned components, const QString &text);

/// Says that the key at a time belongs to several sequences that meet there.
QString sharedKeyText(const CurveSession &session, std::int32_t time, std::size_t sequences);

/// The numbers that a text gives in place of the old ones; only `components` (bits) are set.
Result<std::vector<double>> enteredNumbers(const QString &text, std::span<const double> old, unsigned components);

/// "12", "+=5", "-=5", "*2", "/2", "50%", or an expression that gives an exact number ("2*pi").
Result<NumberEntry> numberEntry(const QString &text);

} // namespace sinew
