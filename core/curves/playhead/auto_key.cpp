// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/playhead/auto_key.h"

#include "core/curves/curve_keys.h"
#include "core/curves/curve_moment.h"
#include "core/curves/key_rows.h"
#include "core/curves/playhead/key_spread.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/curves/shape/key_handles.h"
#include "core/curves/shape/stored_handles.h"
#include "core/format/format.h"
#include "core/schema/struct_info.h"

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

const CurveBase &curveAt(const Model &model, const Address &address)
{
    return *static_cast<const CurveBase *>(model.field(address).data);
}

Status canSet(const Document &document, const Address &curve, bool setsKey)
{
    if (document.trackStates().is(TrackStates::Locked, curve))
        return Error{QT_TRANSLATE_NOOP("Message", "the track is locked; unlock it in the curve editor")};
    if (setsKey && document.playback().sequence() == NoNode && curveAt(document.model(), curve).globalSequence() < 0)
        return Error{
            QT_TRANSLATE_NOOP("Message", "select a sequence first: keys must lie within a time that the game plays")};
    return Done{};
}

/// As CurveEdit::isStep, without the spans of all sequences: this is asked for each number of a panel, at each picture.
bool isStepTrack(const Document &document, const Address &address)
{
    const CurveFacet *facet = document.format() ? document.format()->curves() : nullptr;
    if (!facet || curveAt(document.model(), address).size() == 0)
        return false;
    const std::optional<CurveChannel> channel = facet->channel(document.model(), address);
    return channel && channel->isStep;
}

/// Numbers of a value, like KeyNumbers shows raw ones.
std::vector<double> numbersOf(const TypeInfo &type, const void *data)
{
    std::vector<double> numbers;
    if (type.kind == Kind::Integer || type.kind == Kind::Float)
        return {readNumber(type, data)};
    for (std::size_t i = 0; i < type.valueSize() / sizeof(float); ++i) {
        float number;
        std::memcpy(&number, static_cast<const std::byte *>(data) + i * sizeof number, sizeof number);
        numbers.push_back(double(number));
    }
    return numbers;
}

Result<std::vector<CurveEdit>> keyed(const Document &document, const std::vector<Address> &curves)
{
    if (curves.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "the selection has no track that can hold keys")};
    if (Status status = canKey(document, curves); !status)
        return status.error();
    std::vector<CurveEdit> edits = curveEdits(document, curves, RotationOrder::Raw);
    for (CurveEdit &edit : edits)
        putKeyAtPlayhead(document, edit, restValue(document.model(), edit.address));
    return edits;
}

} // namespace

Status canKey(const Document &document, std::span<const Address> curves)
{
    for (const Address &curve : curves)
        if (Status status = canSet(document, curve, true); !status)
            return status;
    return Done{};
}

Status canSetValues(const Document &document, std::span<const Address> curves)
{
    for (const Address &curve : curves)
        if (Status status = canSet(document, curve, !setsConstant(document, curve)); !status)
            return status;
    return Done{};
}

bool setsConstant(const Document &document, const Address &curve)
{
    const CurveBase &keys = curveAt(document.model(), curve);
    return !document.playback().autoKey() && keys.size() > 0 &&
           constantKey(document, keys, ownTimelineOf(document, curve)) >= 0;
}

bool showsConstant(const Document &document, const Address &address)
{
    if (!setsConstant(document, address))
        return false;
    const CurveBase &curve = curveAt(document.model(), address);
    // Of a global sequence the first key counts wherever it is.
    return curve.globalSequence() >= 0 || hasKeysInSequence(document, curve, ownTimelineOf(document, address));
}

namespace {

/// Sets a key to a value as the curve stores it; `edit` shows rotations as they are.
void setKeyValue(CurveEdit &edit, std::size_t row, Value value)
{
    if (Quat *rotation = value.as<Quat>()) {
        Quat there;
        std::memcpy(&there, edit.curve.rawPart(0, sizeof there) + row * sizeof there, sizeof there);
        *rotation = sameHemisphere(normalised(*rotation), there);
    }
    if (edit.value().kind == Kind::NoValue)
        return;
    const std::vector<double> numbers = numbersOf(edit.value(), value.data());
    adoptHandles(edit, std::span(&row, 1));
    setKeyNumbers(edit.curve, edit.value(), RotationOrder::Raw, row, KeyPart::Value, numbers);
    refreshHandles(edit, std::span(&row, 1));
}

/// `constant`: the row of the key to be changed; -1: one at the playhead.
void setValue(const Document &document, CurveEdit &edit, const Value &value, const Value &rest, int constant,
              double reach)
{
    const RotationOrder shown = edit.rotation;
    edit.rotation = RotationOrder::Raw;
    const Value wanted = toRgbOrder(*document.model().field(edit.address).field, value);
    if (reach < 0)
        reach = isDenseAtPlayhead(document, edit) ? document.playback().keySpread() : 0;
    if (reach > 0 && spreadValueAtPlayhead(document, edit, wanted, reach)) {
        edit.rotation = shown;
        return;
    }
    setKeyValue(edit, constant >= 0 ? std::size_t(constant) : putKeyAtPlayhead(document, edit, rest), wanted);
    edit.rotation = shown;
}

} // namespace

void setValueAtPlayhead(const Document &document, CurveEdit &edit, const Value &value, const Value &rest)
{
    if (document.playback().autoKey())
        keyValueAtPlayhead(document, edit, value, rest, automaticReach);
    else
        setValue(document, edit, value, rest, constantKey(document, edit.curve, ownTimelineOf(document, edit.address)),
                 0);
}

Change changeAtPlayhead(const Document &document, const CurveEdit &start, const Value &value, const Value &rest)
{
    CurveEdit edit = start;
    setValueAtPlayhead(document, edit, value, rest);
    return edit.change();
}

void keyValueAtPlayhead(const Document &document, CurveEdit &edit, const Value &value, const Value &rest, double reach)
{
    setValue(document, edit, value, rest, -1, reach);
}

bool changeKeyAtPlayhead(const Document &document, CurveEdit &edit, const Value &value)
{
    const int row = keyAt(edit.curve, momentIn(document, edit.curve, ownTimelineOf(document, edit.address)).time);
    if (row < 0)
        return false;
    const RotationOrder shown = std::exchange(edit.rotation, RotationOrder::Raw);
    setKeyValue(edit, std::size_t(row), toRgbOrder(*document.model().field(edit.address).field, value));
    edit.rotation = shown;
    return true;
}

Value valueAtPlayhead(const Document &document, const Address &address)
{
    const FieldRef field = document.model().field(address);
    const auto &curve = *static_cast<const CurveBase *>(field.data);
    if (curve.size() == 0) // most fields of most objects: no need to know the moment
        return toRgbOrder(*field.field, restValue(document.model(), address));
    const SampleSpan moment = momentIn(document, curve, ownTimelineOf(document, address)).span;
    return toRgbOrder(*field.field, sampleAny(curve, *field.type->element, moment, restValue(document.model(), address),
                                              isStepTrack(document, address)));
}

Value editedValue(const Document &document, const Address &address)
{
    const FieldRef field = document.model().field(address);
    const TypeInfo &type = *field.type->element;
    if (type.kind == Kind::NoValue || !setsConstant(document, address))
        return valueAtPlayhead(document, address);
    const auto &curve = *static_cast<const CurveBase *>(field.data);
    const int row = constantKey(document, curve, ownTimelineOf(document, address));
    const std::size_t size = type.valueSize();
    return toRgbOrder(*field.field, Value(type, curve.rawPart(0, size) + std::size_t(row) * size));
}

Address curveOf(const Model &model, const Address &field)
{
    const FieldRef ref = model.field(field);
    if (!ref || !ref.field->name || field.hasElement())
        return {};
    for (std::size_t i = 0; i < ref.owner->fields.size(); ++i) {
        const FieldInfo &other = ref.owner->fields[i];
        if (other.type->kind != Kind::Curve || other.base != ref.field->offset || other.type->element != ref.type ||
            !other.isOnDisk(model.ctx(), ref.object))
            continue;
        Address curve = field;
        (field.hasLeaf() ? curve.leaf : curve.field) = std::uint16_t(i);
        return curve;
    }
    return {};
}

Result<std::vector<CurveEdit>> insertTransformKeys(const Document &document, std::span<const NodeId> objects,
                                                   unsigned kinds)
{
    const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr;
    std::vector<Address> curves;
    for (const NodeId object : facet ? objects : std::span<const NodeId>()) {
        const TransformTracks tracks = facet->tracks(document.model(), object);
        const std::pair<unsigned, Address> all[] = {
            {TranslationTracks, tracks.translation}, {RotationTracks, tracks.rotation}, {ScaleTracks, tracks.scale}};
        for (const auto &[kind, address] : all)
            if ((kinds & kind) && address.node != NoNode)
                curves.push_back(address);
    }
    return keyed(document, curves);
}

Result<std::vector<CurveEdit>> insertPresentKeys(const Document &document, std::span<const NodeId> objects)
{
    const CurveFacet *facet = document.format() ? document.format()->curves() : nullptr;
    const Model &model = document.model();
    std::vector<Address> curves;
    for (const NodeId object : facet ? objects : std::span<const NodeId>())
        for (const CurveChannel &channel : facet->channels(model, object))
            if (channel.present && model.field(channel.address).type->element->kind != Kind::NoValue)
                curves.push_back(channel.address);
    return keyed(document, curves);
}

} // namespace sinew
