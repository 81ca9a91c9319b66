// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/copied_keys.h"
#include "core/curves/keys/key_paste.h"
#include "widgets/curves/session/curve_session.h"

namespace sinew {

/// Puts the selected keys on the clipboard, as text.
void copyKeys(const CurveSession &session);
/// The keys on the clipboard, or why there are none.
Result<CopiedKeys> keysOnClipboard();

/// Where pasted tracks go.
enum class PasteTarget : std::uint8_t {
    /// Keys of one object: the active tracks' objects. Keys of several: as many active objects, by name where names
    /// match, the rest in order. Else the objects and tracks with the same names; keys of one track also go into active
    /// tracks of its type.
    Alike,
    Same, ///< tracks with the same names as the copied ones
    /// The other side by the displayed names ("Hand_L" to "Hand_R", "LegFR1" to "LegFL1", "Left" to "Right"); names
    /// without a side stay where they are. Left out: a side without a partner, or with several.
    Partner,
};

/// A curve that a copied track goes into.
struct PastePlace
{
    Address address;
    std::size_t source = 0; ///< row in CopiedKeys::tracks
};
/// Refused with a reason if no curve fits any track. Locked tracks never fit.
Result<std::vector<PastePlace>> pastePlaces(const CurveSession &session, const CopiedKeys &keys, PasteTarget target);

/// pasteTrack(), given the track's rest value.
Result<std::size_t> pasteInto(const CurveSession &session, CurveEdit &edit, const CopiedKeys &keys,
                              const PastePlace &place, PasteOptions options);
struct PastedKeys
{
    std::vector<CurveEdit> edits; ///< copies of the target curves with the keys pasted
    std::size_t omitted = 0;      ///< keys beyond the end of their sequence
};
Result<PastedKeys> pastedEdits(const CurveSession &session, const CopiedKeys &keys, PasteTarget target,
                               PasteOptions options);

/// Possible names of the node on the other side, the likeliest first; empty if the name has no side.
QStringList partnerNames(const QString &name);

/// Which object the keys of each object go to.
struct PasteMap
{
    QStringList pairs;   ///< "ArmR → ArmL"
    QStringList leftOut; ///< objects whose keys are not pasted
};
/// "4 keys are beyond the end of their sequence and left out"; empty if there are none.
QString omittedText(std::size_t keys);
PasteMap pasteMap(const CurveSession &session, const CopiedKeys &keys, const std::vector<PastePlace> &places);

} // namespace sinew
