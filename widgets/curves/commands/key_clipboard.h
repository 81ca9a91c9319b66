// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/copied_keys.h"
#include "core/curves/keys/key_paste.h"
#include "widgets/curves/session/curve_session.h"

namespace sinew {

/// Puts the selected keys on the clipboard, as text.
void copyKeys(const CurveSession &session);
/// The keys that the clipboard holds, or why it holds none.
Result<CopiedKeys> keysOnClipboard();

/// Where pasted tracks go.
enum class PasteTarget : std::uint8_t {
    /// Keys of one object: the active tracks' objects. Of several: as many active objects, by name where the names are
    /// the same, the others
    /// in order. Else what has the same names; keys of one track also go into active tracks of its type.
    Alike,
    Same, ///< what has the names of where they were copied
    /// The other side by the displayed names ("Hand_L" to "Hand_R", "LegFR1" to "LegFL1", "Left" to "Right"); what
    /// names
    /// no side stays where it is. Left out: a side without a partner, or with several.
    Partner,
};

/// A curve that a copied track goes into.
struct PastePlace
{
    Address address;
    std::size_t source = 0; ///< row in CopiedKeys::tracks
};
/// Refused with a reason when no curve fits any track. Locked ones never do.
Result<std::vector<PastePlace>> pastePlaces(const CurveSession &session, const CopiedKeys &keys, PasteTarget target);

/// pasteTrack, with what the track is at rest.
Result<std::size_t> pasteInto(const CurveSession &session, CurveEdit &edit, const CopiedKeys &keys,
                              const PastePlace &place, PasteOptions options);
struct PastedKeys
{
    std::vector<CurveEdit> edits; ///< copies of the target curves with the keys pasted
    std::size_t omitted = 0;      ///< keys beyond their sequence
};
Result<PastedKeys> pastedEdits(const CurveSession &session, const CopiedKeys &keys, PasteTarget target,
                               PasteOptions options);

/// What a node on the other side may be called, the likeliest first; empty when the name names no side.
QStringList partnerNames(const QString &name);

/// Where the keys of each object go.
struct PasteMap
{
    QStringList pairs;   ///< "ArmR → ArmL"
    QStringList leftOut; ///< objects whose keys go nowhere
};
/// "4 keys are beyond the end of their sequence and left out"; empty for none.
QString omittedText(std::size_t keys);
PasteMap pasteMap(const CurveSession &session, const CopiedKeys &keys, const std::vector<PastePlace> &places);

} // namespace sinew
