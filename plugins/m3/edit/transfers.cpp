// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/transfers.h"

#include "plugins/m3/model/model.h"

#include <QtGlobal>

namespace sinew::m3 {

bool M3Transfers::needsTransfer(const Model &from, NodeId object, bool elsewhere) const
{
    return elsewhere && (from.get<Division>(object) || from.get<Region>(object) || from.get<Batch>(object));
}

Result<TransferredObject> M3Transfers::transfer(const Model &, NodeId, const Model &, NodeId) const
{
    return Error{QT_TRANSLATE_NOOP("Message", "regions, divisions and batches of an M3 model can't be pasted into "
                                              "another model: they are made of its own vertices")};
}

} // namespace sinew::m3
