// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/curve_texts.h"

#include "core/text/translated.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/local_number.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {

namespace {

struct CurveTexts
{
    Q_DECLARE_TR_FUNCTIONS(CurveTexts)
};

} // namespace

QString interpolationText(std::uint32_t stored)
{
    const QString names[] = {CurveTexts::tr("None (steps)"), CurveTexts::tr("Linear"), CurveTexts::tr("Hermite"),
                             CurveTexts::tr("Bezier")};
    return stored < 4 ? names[stored] : CurveTexts::tr("Unknown (%1)").arg(stored);
}

QString handleModeText(HandleMode mode)
{
    const QString names[] = {CurveTexts::tr("Free"),  CurveTexts::tr("Aligned"),      CurveTexts::tr("Flat"),
                             CurveTexts::tr("Auto"),  CurveTexts::tr("Auto-clamped"), CurveTexts::tr("Plateau"),
                             CurveTexts::tr("Vector")};
    return names[std::size_t(mode)];
}

QString handleModeHelp(HandleMode mode)
{
    const QString help[] = {
        CurveTexts::tr("Handles keep their position"),
        CurveTexts::tr("Both handles of a key stay aligned"),
        CurveTexts::tr("Handles lie flat"),
        CurveTexts::tr("Handles follow the line through the neighbouring keys"),
        CurveTexts::tr("Like Auto, but flat at peaks and troughs, so that the curve never overshoots"),
        CurveTexts::tr("Like Auto, but flat next to a neighbour with the same value"),
        CurveTexts::tr("Handles point at the neighbouring keys: straight segments")};
    return help[std::size_t(mode)];
}

QString rotationOrderText(RotationOrder order)
{
    if (order == RotationOrder::Raw)
        return CurveTexts::tr("Quaternion components");
    return CurveTexts::tr("Euler %1").arg(QLatin1String(axisNames(order)));
}

QString numberText(double number)
{
    return shownNumber(QString::number(number == 0 ? 0.0 : number, 'g', 6));
}

QString channelText(const CurveChannel &channel)
{
    return translatedLabel(channel.name.c_str());
}

QString trackText(const ShownTrack &track)
{
    return CurveTexts::tr("%1 of %2").arg(channelText(track.channel), track.object);
}

namespace {

QString objectsOf(const Document &document, const std::vector<NodeId> &nodes)
{
    if (nodes.size() > 3)
        return CurveTexts::tr("%n objects", nullptr, int(nodes.size()));
    QStringList names;
    for (const NodeId node : nodes)
        names << displayName(document, node);
    return names.join(QStringLiteral(", "));
}

} // namespace

QString objectsText(const Document &document, std::span<const CurveEdit> edits)
{
    const auto isChanged = [&](const CurveEdit &edit) {
        const FieldRef field = document.model().field(edit.address);
        const auto *now = field ? static_cast<const CurveBase *>(field.data) : nullptr;
        return !now || now->isPresent() != edit.curve.isPresent() || !now->sharesWith(edit.curve);
    };
    const bool any = std::any_of(edits.begin(), edits.end(), isChanged);
    std::vector<NodeId> nodes;
    for (const CurveEdit &edit : edits)
        if ((!any || isChanged(edit)) && std::find(nodes.begin(), nodes.end(), edit.address.node) == nodes.end())
            nodes.push_back(edit.address.node);
    return objectsOf(document, nodes);
}

QString tracksText(const CurveSession &session, std::span<const CurveEdit> edits)
{
    const int row = edits.size() == 1 ? session.trackOf(edits.front().address) : -1;
    if (row >= 0)
        return trackText(session.tracks()[std::size_t(row)]);
    std::vector<NodeId> nodes;
    for (const CurveEdit &edit : edits)
        if (std::find(nodes.begin(), nodes.end(), edit.address.node) == nodes.end())
            nodes.push_back(edit.address.node);
    const QString tracks = CurveTexts::tr("%n tracks", nullptr, int(edits.size()));
    return CurveTexts::tr("%1 of %2", "tracks, objects").arg(tracks, objectsOf(*session.document(), nodes));
}

QString stepText(const QString &what, const Document &document, std::span<const CurveEdit> edits)
{
    const QString objects = objectsText(document, edits);
    return objects.isEmpty() ? what : CurveTexts::tr("%1 of %2", "step, objects").arg(what, objects);
}

} // namespace sinew
