// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/error_kind.h"

#include "core/schema/struct_info.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {

namespace {

Unit unitOf(const Model &model, const FieldRef &curve)
{
    if (curve.field->unit != Unit::None || !curve.field->base)
        return curve.field->unit;
    const int base = curve.owner->rowAt(*curve.field->base, model.ctx(), curve.object);
    return base < 0 ? Unit::None : curve.owner->fields[std::size_t(base)].unit;
}

} // namespace

ErrorKind errorKindOf(const Model &model, const Address &address)
{
    const FieldRef curve = model.field(address);
    const Kind value = curve.type->element->kind;
    switch (unitOf(model, curve)) {
    case Unit::Degrees:
    case Unit::Radians:
        return ErrorKind::Turn;
    case Unit::Distance:
        return ErrorKind::Distance;
    case Unit::Fraction:
        return ErrorKind::Share;
    default:
        break;
    }
    if (value == Kind::Quat)
        return ErrorKind::Turn;
    return value == Kind::Colour || value == Kind::Colour4 || curve.field->rest == 1 ? ErrorKind::Share
                                                                                     : ErrorKind::Range;
}

double errorUnit(const Model &model, const CurveEdit &edit)
{
    const ErrorKind kind = errorKindOf(model, edit.address);
    if (kind == ErrorKind::Turn && unitOf(model, model.field(edit.address)) == Unit::Radians)
        return std::numbers::pi / 180;
    if (kind != ErrorKind::Range)
        return 1;
    double lowest = std::numeric_limits<double>::infinity(), highest = -lowest;
    const KeyNumbers numbers = edit.shown();
    for (std::size_t row = 0; row < numbers.size(); ++row)
        for (int i = 0; i < numbers.components(); ++i)
            if (const double number = numbers.number(row, i); std::isfinite(number)) {
                lowest = std::min(lowest, number);
                highest = std::max(highest, number);
            }
    return highest > lowest ? highest - lowest : 1;
}

} // namespace sinew
