// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/curve_channels.h"

#include "core/schema/struct_info.h"

namespace sinew {

CurveChannel curveChannel(const Address &address, const FieldInfo &field, const void *object,
                          std::span<const NodeId> globals)
{
    const auto &curve = *static_cast<const CurveBase *>(field.in(object));
    const TypeInfo &value = *field.type->element;
    CurveChannel channel{address, address.node, field.displayLabel()};
    // Values of several numbers that are not vectors are shown as keys in a list, not as graphs.
    channel.components = value.kind == Kind::NoValue || value.kind == Kind::FixedArray ? 0
                         : value.kind == Kind::Integer                                 ? 1
                                                                                       : int(value.components);
    channel.present = curve.isPresent();
    channel.isRotation = value.kind == Kind::Quat;
    if (curve.isPresent() && curve.globalSequence() >= 0 && std::size_t(curve.globalSequence()) < globals.size())
        channel.globalSequence = globals[std::size_t(curve.globalSequence())];
    return channel;
}

} // namespace sinew
