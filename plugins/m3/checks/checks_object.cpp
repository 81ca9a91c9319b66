// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/bounds_fix.h"
#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/m3/scene/bounds.h"
#include <QtGlobal>
#include <algorithm>
#include <map>
#include <tuple>

namespace sinew::m3 {

namespace {

namespace objects {

constexpr std::string_view knownEvents[] = {"Evt_SeqEnd", "Evt_Simulate", "Evt_Spawn"};
constexpr std::string_view portraitCameras[] = {"CameraPortrait", "CameraAvatar"};

template<class T>
void findUnnamed(const List<T> &list, const char *text, Findings &findings)
{
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (list[i].name.isEmpty())
            findings.add(text, fieldOf<&T::name>(list.ids[i]));
}

void unnamedEvents(const M3Model &model, Findings &findings)
{
    findUnnamed(model.data.events, QT_TRANSLATE_NOOP("Message", "the event has no name"), findings);
}

void unnamedCameras(const M3Model &model, Findings &findings)
{
    findUnnamed(model.data.cameras, QT_TRANSLATE_NOOP("Message", "the camera has no name"), findings);
}

template<class T, std::size_t count>
void findOtherNames(const List<T> &list, const std::string_view (&known)[count], const char *text, Findings &findings)
{
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (const std::string_view name = list[i].name.view();
            !name.empty() && std::find(std::begin(known), std::end(known), name) == std::end(known))
            findings.add(Message(text, {std::string(name)}), fieldOf<&T::name>(list.ids[i]));
}

void eventNames(const M3Model &model, Findings &findings)
{
    findOtherNames(model.data.events, knownEvents, QT_TRANSLATE_NOOP("Message", "“%1” is not a known event"), findings);
}

void cameraNames(const M3Model &model, Findings &findings)
{
    findOtherNames(model.data.cameras, portraitCameras, QT_TRANSLATE_NOOP("Message", "“%1” is not a portrait camera"),
                   findings);
}

void sameCameras(const M3Model &model, Findings &findings)
{
    const List<Camera> &list = model.data.cameras;
    std::map<std::string_view, NodeId> seen;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i) {
        const auto [first, isNew] = seen.emplace(list[i].name.view(), list.ids[i]);
        if (!isNew && !list[i].name.isEmpty())
            findings.add(QT_TRANSLATE_NOOP("Message", "another camera has this name"),
                         {fieldOf<&Camera::name>(list.ids[i]), fieldOf<&Camera::name>(first->second)});
    }
}

/// Events of one name at one bone that happen at the same time.
void sameEvents(const M3Model &model, Findings &findings)
{
    const List<Event> &list = model.data.events;
    struct Moment
    {
        std::string_view name;
        decltype(Event::bone) bone;
        std::int32_t time;
        std::size_t row;
        auto what() const { return std::tie(name, bone, time); }
    };
    std::vector<Moment> moments;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        for (const std::int32_t time : list[i].times.times())
            moments.push_back({list[i].name.view(), list[i].bone, time, i});
    std::ranges::sort(moments, [](const Moment &a, const Moment &b) {
        return std::tuple(a.what(), a.row) < std::tuple(b.what(), b.row);
    });
    std::vector<std::size_t> earliest(list.size());
    for (std::size_t i = 0; i < list.size(); ++i)
        earliest[i] = i;
    for (std::size_t i = 0, first = 0; i < moments.size(); ++i) {
        if (moments[i].what() != moments[first].what())
            first = i;
        std::size_t &known = earliest[moments[i].row];
        known = std::min(known, moments[first].row);
    }
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (earliest[i] != i)
            findings.add(QT_TRANSLATE_NOOP("Message", "another event of this name happens at the same time"),
                         {Address{list.ids[i]}, Address{list.ids[earliest[i]]}});
}

float farOf(const Camera &camera)
{
    return camera.sectionVersion < 3 ? camera.farClipFixed : camera.farClip.value;
}

float nearOf(const Camera &camera)
{
    return camera.sectionVersion < 3 ? camera.nearClipFixed : camera.nearClip.value;
}

void clipPlanes(const M3Model &model, Findings &findings)
{
    const List<Camera> &list = model.data.cameras;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (!(nearOf(list[i]) < farOf(list[i])))
            findings.add(QT_TRANSLATE_NOOP("Message", "the far plane is not behind the near plane"),
                         list[i].sectionVersion < 3 ? fieldOf<&Camera::farClipFixed>(list.ids[i])
                                                    : fieldOf<&Camera::farClip, &Animated<float>::value>(list.ids[i]));
}

Status usualPlanes(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    const NodeId node = finding.place().node;
    const auto *camera = model.get<Camera>(node);
    if (!camera || nearOf(*camera) < farOf(*camera))
        return Done{};
    const Camera usual;
    if (camera->sectionVersion < 3) {
        edit.set(fieldOf<&Camera::nearClipFixed>(node), usual.nearClipFixed);
        edit.set(fieldOf<&Camera::farClipFixed>(node), usual.farClipFixed);
    } else {
        edit.set(fieldOf<&Camera::nearClip, &Animated<float>::value>(node), usual.nearClip.value);
        edit.set(fieldOf<&Camera::farClip, &Animated<float>::value>(node), usual.farClip.value);
    }
    return Done{};
}

bool isAngle(float angle)
{
    constexpr float half = 3.14159265f;
    return angle > 0 && angle < half;
}

void fieldsOfView(const M3Model &model, Findings &findings)
{
    const List<Camera> &list = model.data.cameras;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (!isAngle(list[i].fieldOfView.value))
            findings.add(QT_TRANSLATE_NOOP("Message", "the field of view is not between 0 and 180 degrees"),
                         fieldOf<&Camera::fieldOfView, &Animated<float>::value>(list.ids[i]));
}

Status usualFieldOfView(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    if (const auto *camera = model.get<Camera>(finding.place().node); camera && !isAngle(camera->fieldOfView.value))
        edit.set(finding.place(), Camera().fieldOfView.value);
    return Done{};
}

Bounds boundsOf(const BoundsNumbers &numbers)
{
    return {{numbers[0], numbers[1], numbers[2]}, {numbers[3], numbers[4], numbers[5]}, numbers[6]};
}

/// Calls visit(bounds, address for M3Bounds, whether there is geometry that they could enclose).
template<class Visit>
void forEachBounds(const Root &root, const Findings &findings, const Visit &visit)
{
    const bool hasMesh = !root.positions.isEmpty();
    visit(root.bounds, fieldOf<&Root::bounds>(RootNode), hasMesh);
    visit(root.collisionBounds, fieldOf<&Root::collisionBounds>(RootNode), !root.collisionPositions.isEmpty());
    for (std::size_t i = 0; i < root.sequences.size() && !findings.isCancelled(); ++i)
        visit(root.sequences[i].bounds, fieldOf<&Sequence::bounds>(root.sequences.ids[i]), hasMesh);
    for (const Division &division : root.divisions)
        for (std::size_t i = 0; i < division.sections.size() && !findings.isCancelled(); ++i)
            visit(boundsOf(division.sections[i].bounds.value), fieldOf<&MeshSection::bounds>(division.sections.ids[i]),
                  hasMesh);
}

/// As exporters leave the bounds when there are no vertices to measure.
bool isUnset(const Bounds &bounds)
{
    constexpr float unset = 3.4e38f;
    return bounds.minimum.x >= unset && bounds.maximum.x <= -unset;
}

void backwards(const M3Model &model, Findings &findings)
{
    forEachBounds(model.data, findings, [&](const Bounds &bounds, const Address &at, bool) {
        const Vec3 &low = bounds.minimum, &high = bounds.maximum;
        if ((bounds.radius < 0 || low.x > high.x || low.y > high.y || low.z > high.z) && !isUnset(bounds))
            findings.add(QT_TRANSLATE_NOOP("Message", "the bounds end before they begin"), at);
    });
}

/// Sequences without bounds of their own are common.
void noBounds(const M3Model &model, Findings &findings)
{
    forEachBounds(model.data, findings, [&](const Bounds &bounds, const Address &at, bool hasGeometry) {
        const Vec3 &low = bounds.minimum, &high = bounds.maximum;
        if (isUnset(bounds))
            findings.add(QT_TRANSLATE_NOOP("Message", "the bounds were never computed"), at);
        else if (hasGeometry && !model.get<Sequence>(at.node) && low.x == high.x && low.y == high.y && low.z == high.z)
            findings.add(QT_TRANSLATE_NOOP("Message", "the bounds have no size"), at);
    });
}

} // namespace objects

} // namespace

std::vector<Check> objectChecks()
{
    using namespace objects;
    return {
        {"m3.event.no-name",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Events without a name"),
         QT_TRANSLATE_NOOP("Message", "The game goes by the names of events (“Evt_SeqEnd”, “Evt_Simulate” …), and all "
                                      "events in the files that we know have one; without it nothing happens."),
         Reads::of<Event>(),
         checkOf<&unnamedEvents>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the event"), Fix::Changes, &deleteObject}}},
        {"m3.event.name",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Names that are not events"),
         QT_TRANSLATE_NOOP("Message", "All 627 events in the known files are “Evt_SeqEnd”, “Evt_Simulate” (which "
                                      "m3addon writes as well) or “Evt_Spawn”; others are not known to do anything."),
         Reads::of<Event>(),
         checkOf<&eventNames>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which event is meant")},
        {"m3.event.duplicate",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Events that happen twice"),
         QT_TRANSLATE_NOOP("Message", "Two events with the same name, bone and time happen one after the other: what "
                                      "they start is started twice. No file that we know has this."),
         Reads::of<Event>() | Reads::curves(),
         checkOf<&sameEvents>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the event"), Fix::Changes, &deleteObject}}},
        {"m3.camera.no-name",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Cameras without a name"),
         QT_TRANSLATE_NOOP("Message", "The game finds a camera by its name (trigger “Set Portrait Camera” of the "
                                      "Galaxy editor), and can't use one that has none."),
         Reads::of<Camera>(),
         checkOf<&unnamedCameras>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know what the camera is for")},
        {"m3.camera.same-name",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Cameras with the same name"),
         QT_TRANSLATE_NOOP("Message", "The game finds a camera by its name (trigger “Set Portrait Camera” of the "
                                      "Galaxy editor): of two, it can use only one."),
         Reads::of<Camera>(),
         checkOf<&sameCameras>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the camera"), Fix::Changes, &deleteObject}}},
        {"m3.camera.name",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Cameras that portraits don't use"),
         QT_TRANSLATE_NOOP("Message", "The cameras of unit portraits are called “CameraPortrait” or “CameraAvatar” in "
                                      "the files that we know. One with another name, as in the backgrounds of a "
                                      "campaign, is used where a trigger or the data names it."),
         Reads::of<Camera>(),
         checkOf<&cameraNames>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know what the camera is for")},
        {"m3.camera.planes",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Cameras that see nothing"),
         QT_TRANSLATE_NOOP("Message", "Only what is between the near and the far plane is drawn."),
         Reads::of<Camera>(),
         checkOf<&clipPlanes>,
         {{QT_TRANSLATE_NOOP("Message", "Use the planes of a new camera"), Fix::Changes, fixOf<&usualPlanes>}}},
        {"m3.camera.field-of-view",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Impossible fields of view"),
         QT_TRANSLATE_NOOP(
             "Message",
             "The angle is in radians; no picture can be projected at 0 or less, or at half a turn or more."),
         Reads::of<Camera>(),
         checkOf<&fieldsOfView>,
         {{QT_TRANSLATE_NOOP("Message", "45 degrees"), Fix::Changes, fixOf<&usualFieldOfView>}}},
        {"m3.bounds.backwards",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Bounds that end before they begin"),
         QT_TRANSLATE_NOOP(
             "Message",
             "Bounds decide when a model is drawn and where it can be clicked; a box like this contains nothing."),
         Reads::of<Bounds, Sequence, MeshSection>() | Reads::field<&Root::bounds, &Root::collisionBounds>(),
         checkOf<&backwards>,
         {{QT_TRANSLATE_NOOP("Message", "Recompute the bounds"), Fix::Safe, &recalculateBounds<M3Bounds>}}},
        {"m3.bounds.empty",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Bounds without a size"),
         QT_TRANSLATE_NOOP("Message", "Bounds decide when a model is drawn and where it can be clicked; this box "
                                      "contains nothing. Some models made with tools other than Blizzard's have one."),
         Reads::of<Sequence, MeshSection>() |
             Reads::field<&Root::bounds, &Root::collisionBounds, &Root::positions, &Root::collisionPositions>(),
         checkOf<&noBounds>,
         {{QT_TRANSLATE_NOOP("Message", "Recompute the bounds"), Fix::Changes, &recalculateBounds<M3Bounds>}}},
    };
}

} // namespace sinew::m3
