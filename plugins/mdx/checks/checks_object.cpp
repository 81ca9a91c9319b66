// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/walk.h"
#include <QtGlobal>
#include <algorithm>
#include <cmath>

namespace sinew::mdx {

namespace {

namespace objects {

void attenuation(const MdxModel &model, Findings &findings)
{
    const List<Light> &list = model.data.lights;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (list[i].attenuationEnd < list[i].attenuationStart)
            findings.add(
                QT_TRANSLATE_NOOP("Message", "attenuation ends before it starts"),
                {fieldOf<&Light::attenuationEnd>(list.ids[i]), fieldOf<&Light::attenuationStart>(list.ids[i])});
}

void attenuationRange(const MdxModel &model, Findings &findings)
{
    const List<Light> &list = model.data.lights;
    for (std::size_t i = 0; i < list.size() && isWarcraft(model) && !findings.isCancelled(); ++i)
        if (list[i].type == 0 && list[i].attenuationEnd >= list[i].attenuationStart &&
            (list[i].attenuationStart < 80 || list[i].attenuationEnd > 200))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "attenuation from %1 to %2 is outside 80 to 200"),
                                 {std::to_string(std::lround(list[i].attenuationStart)),
                                  std::to_string(std::lround(list[i].attenuationEnd))}),
                         fieldOf<&Light::attenuationStart>(list.ids[i]));
}

void noFade(const MdxModel &model, Findings &findings)
{
    constexpr std::uint32_t omnidirectional = 0;
    const List<Light> &list = model.data.lights;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (list[i].type == omnidirectional && list[i].attenuationEnd == list[i].attenuationStart &&
            list[i].attenuationStartKeys.size() == 0 && list[i].attenuationEndKeys.size() == 0)
            findings.add(
                QT_TRANSLATE_NOOP("Message", "attenuation ends where it starts"),
                {fieldOf<&Light::attenuationEnd>(list.ids[i]), fieldOf<&Light::attenuationStart>(list.ids[i])});
}

void attachmentModels(const MdxModel &model, Findings &findings)
{
    const List<Attachment> &list = model.data.attachments;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i) {
        const std::string_view path = list[i].path.view();
        if (!path.empty() && !hasSuffix(path, ".mdl") && !hasSuffix(path, ".mdx"))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a model"), {std::string(path)}),
                         fieldOf<&Attachment::path>(list.ids[i]));
    }
}

void noOrigin(const MdxModel &model, Findings &findings)
{
    const List<Attachment> &list = model.data.attachments;
    const auto isOrigin = [](const Attachment &a) {
        std::string name(a.node.name.view());
        std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return char(std::tolower(c)); });
        return name.starts_with("origin");
    };
    if (isWarcraft(model) && !list.isEmpty() && std::none_of(list.begin(), list.end(), isOrigin))
        findings.add(QT_TRANSLATE_NOOP("Message", "there are attachments, but no “Origin Ref”"),
                     fieldOf<&Root::attachments>(RootNode));
}

template<class Visit>
void forEachEvent(const MdxModel &model, const Findings &findings, const Visit &visit)
{
    const List<EventObject> &list = model.data.eventObjects;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        visit(list[i], list.ids[i]);
}

void emptyEvents(const MdxModel &model, Findings &findings)
{
    forEachEvent(model, findings, [&](const EventObject &event, NodeId id) {
        if (event.track.size() == 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the game refuses an event object without times"),
                         fieldOf<&EventObject::track>(id));
    });
}

void eventNames(const MdxModel &model, Findings &findings)
{
    forEachEvent(model, findings, [&](const EventObject &event, NodeId id) {
        const std::string_view name = event.node.name.view(), kind = name.substr(0, 3);
        if (isWarcraft(model) &&
            (name.size() < 8 || (kind != "SND" && kind != "SPN" && kind != "SPL" && kind != "FPT" && kind != "UBR")))
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message",
                                          "“%1” is not a kind (SND, SPN, SPL, FPT or UBR) with a four-character id"),
                        {std::string(name)}),
                inNode<&Node::name>(model, id));
    });
}

void clipPlanes(const MdxModel &model, Findings &findings)
{
    const List<Camera> &list = model.data.cameras;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (!(list[i].nearClip < list[i].farClip) || list[i].nearClip <= 0)
            findings.add(QT_TRANSLATE_NOOP("Message",
                                           "the near plane must be in front of the camera and before the far "
                                           "plane"),
                         fieldOf<&Camera::nearClip>(list.ids[i]));
}

bool isSame(const Vec3 &a, const Vec3 &b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

void sightLine(const MdxModel &model, Findings &findings)
{
    const List<Camera> &list = model.data.cameras;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i) {
        const Vec3 &eye = list[i].position, &target = list[i].target;
        if (isSame(eye, target) && list[i].translation.size() == 0 && list[i].targetTranslation.size() == 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the camera is positioned at its target"),
                         {fieldOf<&Camera::target>(list.ids[i]), fieldOf<&Camera::position>(list.ids[i])});
    }
}

void emptyShapes(const MdxModel &model, Findings &findings)
{
    const List<CollisionShape> &list = model.data.collisionShapes;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i) {
        const CollisionShape &s = list[i];
        const bool isRound = s.type >= 2;
        const bool isEmpty = isRound ? s.radius <= 0 : isSame(s.vertex1, s.vertex2);
        if (isEmpty)
            findings.add(QT_TRANSLATE_NOOP("Message", "the collision shape has no size"),
                         isRound ? fieldOf<&CollisionShape::radius>(list.ids[i])
                                 : fieldOf<&CollisionShape::vertex2>(list.ids[i]));
    }
}

Status swapAttenuation(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    if (const auto *light = model.get<Light>(id); light && light->attenuationEnd < light->attenuationStart) {
        edit.set(fieldOf<&Light::attenuationStart>(id), light->attenuationEnd);
        edit.set(fieldOf<&Light::attenuationEnd>(id), light->attenuationStart);
    }
    return Done{};
}

Status clearModel(EditBuilder &edit, const MdxModel &, const Finding &finding)
{
    edit.set(finding.place(), FixedString<260>());
    return Done{};
}

Status addOrigin(EditBuilder &edit, const MdxModel &model, const Finding &)
{
    if (model.data.attachments.isEmpty())
        return Done{};
    List<Attachment> list;
    Attachment &origin = list.append();
    origin.node.name.set("Origin Ref");
    for (const Attachment &other : model.data.attachments)
        origin.attachmentId = std::max(origin.attachmentId, other.attachmentId + 1);
    edit.insert(fieldOf<&Root::attachments>(RootNode), -1, Value::of(list));
    return Done{};
}

Status usualPlanes(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    if (!model.get<Camera>(id))
        return Done{};
    edit.set(fieldOf<&Camera::nearClip>(id), Camera().nearClip);
    edit.set(fieldOf<&Camera::farClip>(id), Camera().farClip);
    return Done{};
}

} // namespace objects

} // namespace

std::vector<Check> objectChecks()
{
    using namespace objects;
    return {
        {"mdx.light.backwards",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Lights that end before they start"),
         QT_TRANSLATE_NOOP("Message", "A light fades between the start and end of its attenuation; the other way round "
                                      "is meaningless (HiveWE's validator warns)."),
         Reads::of<Light>(),
         checkOf<&attenuation>,
         {{QT_TRANSLATE_NOOP("Message", "Swap start and end"), Fix::Changes, fixOf<&swapAttenuation>}}},
        {"mdx.light.no-fade",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Lights that do not fade"),
         QT_TRANSLATE_NOOP("Message", "A light fades between the start and end of its attenuation; here there is "
                                      "nothing between them (mdx-m3-viewer's sanity test warns)."),
         Reads::of<Light>(),
         checkOf<&noFade>,
         {},
         QT_TRANSLATE_NOOP("Message", "how far the light should reach is up to you")},
        {"mdx.light.range",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Lights with an unusual range"),
         QT_TRANSLATE_NOOP("Message", "All of the game's lights fade between 80 and 200; tools expect this "
                                      "(mdx-m3-viewer's sanity test warns)."),
         Reads::of<Light>(),
         checkOf<&attenuationRange>,
         {},
         QT_TRANSLATE_NOOP("Message", "the range is a matter of taste")},
        {"mdx.attachment.model",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Attachments without a model"),
         QT_TRANSLATE_NOOP("Message", "An attachment with a path shows a model (.mdl or .mdx) there; any other file "
                                      "shows nothing (mdx-m3-viewer's sanity test)."),
         Reads::of<Attachment>(),
         checkOf<&attachmentModels>,
         {{QT_TRANSLATE_NOOP("Message", "Clear the path"), Fix::Changes, fixOf<&clearModel>}}},
        {"mdx.attachment.no-origin",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "No “Origin”"),
         QT_TRANSLATE_NOOP("Message",
                           "Spells attach to “origin” by default (mdx-m3-viewer's sanity test warns). Only units "
                           "need it."),
         Reads::of<Attachment, Node>(),
         checkOf<&noOrigin>,
         {{QT_TRANSLATE_NOOP("Message", "Add “Origin Ref”"), Fix::Changes, fixOf<&addOrigin>}}},
        {"mdx.event.empty",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Event objects without times"),
         QT_TRANSLATE_NOOP("Message", "The game refuses the model (mdx-m3-viewer, issue 44; wiki of HiveWE)."),
         Reads::of<EventObject>(),
         checkOf<&emptyEvents>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the event object"), Fix::Safe, &deleteObject}}},
        {"mdx.event.name",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Names that are not events"),
         QT_TRANSLATE_NOOP("Message", "The first three characters give the kind, the fourth is ignored, and four more "
                                      "name a row of the game's tables (HiveWE's validator warns of other names)."),
         Reads::of<EventObject, Node>(),
         checkOf<&eventNames>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which event is meant")},
        {"mdx.camera.planes",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Cameras that see nothing"),
         QT_TRANSLATE_NOOP("Message",
                           "Only what is between the near and the far plane is drawn (HiveWE's validator warns)."),
         Reads::of<Camera>(),
         checkOf<&clipPlanes>,
         {{QT_TRANSLATE_NOOP("Message", "8 to 1000, as in Blizzard's models"), Fix::Changes, fixOf<&usualPlanes>}}},
        {"mdx.camera.no-direction",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Cameras without a direction"),
         QT_TRANSLATE_NOOP("Message",
                           "The direction from the camera to its target has no length; the picture stays empty "
                           "(Wa3Tuner)."),
         Reads::of<Camera>(),
         checkOf<&sightLine>,
         {},
         QT_TRANSLATE_NOOP("Message", "where it should look is up to you")},
        {"mdx.collision.no-size",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Collision shapes without a size"),
         QT_TRANSLATE_NOOP("Message", "What has no size can't be clicked."),
         Reads::of<CollisionShape>(),
         checkOf<&emptyShapes>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the collision shape"), Fix::Changes, &deleteObject}}},
    };
}

} // namespace sinew::mdx
