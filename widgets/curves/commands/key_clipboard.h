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
    Same,    ///< what has the names of where they were copied
    Partner, ///< the other side: "Hand_L" to "Hand_R", "Left" to "Right"
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
Status pasteInto(const CurveSession &session, CurveEdit &edit, const CopiedKeys &keys, const PastePlace &place,
                 PasteOptions options);
/// Copies of the target curves with the keys pasted.
Result<std::vector<CurveEdit>> pastedEdits(const CurveSession &session, const CopiedKeys &keys, PasteTarget target,
                                           PasteOptions options);

/// The name of the node on the other side, empty when the name names no side.
QString partnerName(const QString &name);

} // namespace sinew
