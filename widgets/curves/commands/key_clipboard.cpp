// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/commands/key_clipboard.h"

#include "core/curves/keys/copied_keys_text.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/curves/playhead/rest_pose.h"
#include "core/format/format.h"
#include "core/model/walk.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/shared/object_names.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHash>
#include <QRegularExpression>

#include <optional>
#include <set>
#include <string_view>

namespace sinew {

namespace {

struct ClipboardTexts
{
    Q_DECLARE_TR_FUNCTIONS(KeyClipboard)
};

template<class T>
void addOnce(std::vector<T> &list, const T &item)
{
    if (std::find(list.begin(), list.end(), item) == list.end())
        list.push_back(item);
}

/// Objects with tracks, by name.
class NamedObjects
{
public:
    explicit NamedObjects(const Document &document)
    {
        NodeId last = NoNode;
        walkFields(document.model(), [&](const Address &at, const FieldInfo &field, void *, void *) {
            if (field.type->kind != Kind::Curve || at.node == last)
                return;
            last = at.node;
            for (const QString &name : {displayName(document, at.node), nameText(document.model(), at.node)})
                if (!name.isEmpty()) // many have none
                    addOnce(m_nodes[name], at.node);
        });
    }
    std::vector<NodeId> named(const QString &name) const { return m_nodes.value(name); }

private:
    QHash<QString, std::vector<NodeId>> m_nodes;
};

/// The only node on the other side, or the only one of this name if it names no side and lies on none; none if that is
/// ambiguous.
std::vector<NodeId> partnersOf(const NamedObjects &objects, const RestPose &rest, const QString &name)
{
    const QStringList partners = partnerNames(name);
    std::vector<NodeId> nodes;
    for (const QString &partner : partners)
        for (const NodeId node : objects.named(partner))
            addOnce(nodes, node);
    if (partners.isEmpty())
        nodes = objects.named(name);
    if (nodes.size() != 1 || (partners.isEmpty() && !rest.isInMiddle(nodes.front())))
        nodes.clear();
    return nodes;
}

/// As many chosen objects as copied ones, in the order of `objects`: by name where names match, the rest in order.
std::vector<NodeId> matched(const NamedObjects &named, std::span<const std::string> objects, std::vector<NodeId> chosen)
{
    std::vector<NodeId> nodes(objects.size(), NoNode);
    for (std::size_t i = 0; i < objects.size(); ++i)
        for (const NodeId node : named.named(QString::fromStdString(objects[i])))
            if (const auto found = std::find(chosen.begin(), chosen.end(), node);
                nodes[i] == NoNode && found != chosen.end()) {
                nodes[i] = node;
                chosen.erase(found);
            }
    auto next = chosen.begin();
    for (NodeId &node : nodes)
        if (node == NoNode)
            node = *next++;
    return nodes;
}

} // namespace

QStringList partnerNames(const QString &name)
{
    // A word for a side; a separate letter; a capital at the end of a word or before another capital.
    static const QRegularExpression patterns[] = {
        QRegularExpression(QStringLiteral("(left|right)"), QRegularExpression::CaseInsensitiveOption),
        QRegularExpression(QStringLiteral("(?<=^|[ _.\\-])([lr])(?=$|[ _.\\-])"),
                           QRegularExpression::CaseInsensitiveOption),
        QRegularExpression(QStringLiteral("(?<=[A-Za-z0-9])([LR])(?=$|[0-9 _.\\-]|[A-Z][a-z])")),
        QRegularExpression(QStringLiteral("(?<=^|[ _.\\-])([LR])(?=[A-Z][a-z])")),
    };
    const auto other = [](const QString &side) {
        const bool isLeft = side.startsWith(QLatin1Char('l'), Qt::CaseInsensitive);
        QString result = side.size() == 1 ? (isLeft ? QStringLiteral("r") : QStringLiteral("l"))
                         : isLeft         ? QStringLiteral("right")
                                          : QStringLiteral("left");
        if (side.isUpper())
            return result.toUpper();
        if (side[0].isUpper())
            result[0] = result[0].toUpper();
        return result;
    };
    QStringList names;
    for (const QRegularExpression &pattern : patterns)
        for (auto matches = pattern.globalMatch(name); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            const QString partner =
                name.left(match.capturedStart(1)) + other(match.captured(1)) + name.mid(match.capturedEnd(1));
            if (!names.contains(partner))
                names << partner;
        }
    return names;
}

void copyKeys(const CurveSession &session)
{
    const std::vector<CurveEdit> edits = session.selectedEdits();
    QGuiApplication::clipboard()->setText(QString::fromStdString(toText(copySelected(*session.document(), edits))));
}

Result<CopiedKeys> keysOnClipboard()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (!text.trimmed().startsWith(QLatin1Char('{')))
        return Error{ClipboardTexts::tr("there are no keys on the clipboard").toStdString()};
    return copiedKeysFromText(text.toStdString());
}

Result<std::vector<PastePlace>> pastePlaces(const CurveSession &session, const CopiedKeys &keys, PasteTarget target)
{
    const Document &document = *session.document();
    const Model &model = document.model();
    std::vector<NodeId> chosen;
    for (const Address &track : session.activeTracks())
        addOnce(chosen, track.node);
    std::vector<std::string> objects;
    for (const CopiedTrack &track : keys.tracks)
        addOnce(objects, track.object);
    const bool oneObject = objects.size() == 1;
    if (chosen.empty() && oneObject)
        for (const ShownTrack &track : session.tracks())
            if (document.selection().contains(track.channel.node))
                addOnce(chosen, track.channel.node);
    const NamedObjects named(document);
    std::optional<RestPose> rest;
    if (target == PasteTarget::Partner)
        rest.emplace(document);
    std::vector<NodeId> pairs;
    if (target == PasteTarget::Alike && !oneObject && chosen.size() == objects.size())
        pairs = matched(named, objects, chosen);

    std::vector<PastePlace> places;
    bool locked = false, anyPlace = false;
    const auto take = [&](const Address &address, const CopiedTrack &track) {
        const FieldRef field = model.field(address);
        const auto isIt = [&](const PastePlace &place) { return place.address == address; };
        if (!field || field.type != track.type || std::any_of(places.begin(), places.end(), isIt))
            return false;
        if (document.trackStates().is(TrackStates::Locked, address)) {
            locked = true;
            return false;
        }
        places.push_back({address, std::size_t(&track - keys.tracks.data())});
        return true;
    };
    for (const CopiedTrack &track : keys.tracks) {
        const QString name = QString::fromStdString(track.object);
        std::vector<NodeId> nodes;
        if (target == PasteTarget::Partner) {
            nodes = partnersOf(named, *rest, name);
        } else if (target == PasteTarget::Alike && oneObject && !chosen.empty()) {
            nodes = chosen;
        } else if (!pairs.empty()) {
            nodes = {pairs[std::size_t(std::find(objects.begin(), objects.end(), track.object) - objects.begin())]};
        } else {
            nodes = named.named(name);
        }
        anyPlace = anyPlace || !nodes.empty();
        bool taken = false;
        for (const NodeId node : nodes)
            for (const CurveChannel &channel : session.facet()->channels(model, node))
                if (trackField(model, channel.address) == track.field)
                    taken = take(channel.address, track) || taken;
        // Keys of one track fit any active track of the same kind.
        if (!taken && target == PasteTarget::Alike && keys.tracks.size() == 1)
            for (const Address &active : session.activeTracks())
                take(active, track);
    }
    if (places.empty() && target == PasteTarget::Partner && !anyPlace && !objects.empty())
        return Error{ClipboardTexts::tr("“%1” has no other side by its name")
                         .arg(QString::fromStdString(objects.front()))
                         .toStdString()};
    if (places.empty())
        return Error{(locked ? ClipboardTexts::tr("the target tracks are locked")
                             : ClipboardTexts::tr("no track fits the keys on the clipboard"))
                         .toStdString()};
    return places;
}

PasteMap pasteMap(const CurveSession &session, const CopiedKeys &keys, const std::vector<PastePlace> &places)
{
    PasteMap map;
    std::set<std::pair<std::string_view, NodeId>> known;
    std::set<std::string_view> from;
    for (const PastePlace &place : places) {
        const std::string &object = keys.tracks[place.source].object;
        from.insert(object);
        if (known.emplace(object, place.address.node).second)
            map.pairs << QStringLiteral("%1 → %2").arg(QString::fromStdString(object),
                                                       displayName(*session.document(), place.address.node));
    }
    for (const CopiedTrack &track : keys.tracks)
        if (from.insert(track.object).second)
            map.leftOut << QString::fromStdString(track.object);
    return map;
}

Result<std::size_t> pasteInto(const CurveSession &session, CurveEdit &edit, const CopiedKeys &keys,
                              const PastePlace &place, PasteOptions options)
{
    options.rest = restValue(session.document()->model(), edit.address);
    if (options.flipped) {
        const std::vector<NodeId> from =
            NamedObjects(*session.document()).named(QString::fromStdString(keys.tracks[place.source].object));
        const NodeId source = from.empty() ? edit.address.node : from.front();
        options.mirror = RestPose(*session.document()).mirror(source, edit.address.node);
    }
    return pasteTrack(edit, keys.tracks[place.source], keys, options, session.options().keepInSpans);
}

Result<PastedKeys> pastedEdits(const CurveSession &session, const CopiedKeys &keys, PasteTarget target,
                               PasteOptions options)
{
    const Result<std::vector<PastePlace>> places = pastePlaces(session, keys, target);
    if (!places)
        return places.error();
    std::vector<Address> addresses;
    for (const PastePlace &place : *places)
        addresses.push_back(place.address);
    PastedKeys pasted{session.edits(addresses)};
    for (std::size_t i = 0; i < pasted.edits.size(); ++i) {
        const Result<std::size_t> omitted = pasteInto(session, pasted.edits[i], keys, (*places)[i], options);
        if (!omitted)
            return omitted.error();
        pasted.omitted += *omitted;
    }
    return pasted;
}

QString omittedText(std::size_t keys)
{
    return keys == 0 ? QString()
                     : ClipboardTexts::tr("%n keys are outside their sequence and were left out", nullptr, int(keys));
}

} // namespace sinew
