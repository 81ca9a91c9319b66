// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/bounds_fix.h"
#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/names/event_names.h"
#include "plugins/m2/scene/bounds.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::m2 {

namespace {

namespace objects {

bool isBackwards(const Bounds &bounds)
{
    const Vec3 &low = bounds.box.minimum, &high = bounds.box.maximum;
    return bounds.radius < 0 || low.x > high.x || low.y > high.y || low.z > high.z;
}

bool isEmpty(const Bounds &bounds)
{
    const Vec3 &low = bounds.box.minimum, &high = bounds.box.maximum;
    return low.x == high.x && low.y == high.y && low.z == high.z;
}

template<class Visit>
void forEachBounds(const Root &root, const Findings &findings, const Visit &visit)
{
    visit(root.bounds, fieldOf<&Root::bounds>(RootNode));
    visit(root.collisionBounds, fieldOf<&Root::collisionBounds>(RootNode));
    for (std::size_t row = 0; row < root.sequences.size() && !findings.isCancelled(); ++row)
        visit(root.sequences[row].bounds, fieldOf<&Sequence::bounds>(root.sequences.ids[row]));
    for (std::size_t row = 0; row < root.parentSequenceBounds.size() && !findings.isCancelled(); ++row)
        visit(root.parentSequenceBounds[row], Address{root.parentSequenceBounds.ids[row]});
}

/// What exporters leave there if there are no vertices to measure.
bool isUnset(const Bounds &bounds)
{
    constexpr float unset = 3.4e38f;
    return bounds.box.minimum.x >= unset && bounds.box.maximum.x <= -unset;
}

void backwards(const M2Model &model, Findings &findings)
{
    forEachBounds(model.data, findings, [&](const Bounds &bounds, const Address &at) {
        if (isBackwards(bounds) && !isUnset(bounds))
            findings.add(QT_TRANSLATE_NOOP("Message", "the bounds end before they begin"), at);
    });
}

void noBounds(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    if (isEmpty(root.bounds) && !root.positions.isEmpty())
        findings.add(QT_TRANSLATE_NOOP("Message", "the bounds have no size"), fieldOf<&Root::bounds>(RootNode));
    if (isEmpty(root.collisionBounds) && !root.collisionPositions.isEmpty())
        findings.add(QT_TRANSLATE_NOOP("Message", "the bounds have no size"),
                     fieldOf<&Root::collisionBounds>(RootNode));
    forEachBounds(root, findings, [&](const Bounds &bounds, const Address &at) {
        if (isUnset(bounds))
            findings.add(QT_TRANSLATE_NOOP("Message", "the bounds were never computed"), at);
    });
}

Status turnBounds(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    forEachBounds(model.data, Findings(*finding.check, 0), [&](const Bounds &bounds, const Address &at) {
        if (at != finding.place() || !isBackwards(bounds))
            return;
        Bounds turned = bounds;
        const auto order = [](float &low, float &high) {
            if (low > high)
                std::swap(low, high);
        };
        order(turned.box.minimum.x, turned.box.maximum.x);
        order(turned.box.minimum.y, turned.box.maximum.y);
        order(turned.box.minimum.z, turned.box.maximum.z);
        turned.radius = std::abs(turned.radius);
        if (at.isObject()) {
            edit.set(fieldOf<&Bounds::box>(at.node), turned.box);
            edit.set(fieldOf<&Bounds::radius>(at.node), turned.radius);
        } else {
            edit.set(at, turned);
        }
    });
    return Done{};
}

void clipPlanes(const M2Model &model, Findings &findings)
{
    const List<Camera> &list = model.data.cameras;
    for (std::size_t row = 0; row < list.size() && !findings.isCancelled(); ++row)
        if (!(list[row].nearClip < list[row].farClip))
            findings.add(QT_TRANSLATE_NOOP("Message", "the far plane is not behind the near plane"),
                         {fieldOf<&Camera::farClip>(list.ids[row]), fieldOf<&Camera::nearClip>(list.ids[row])});
}

Status usualPlanes(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    const NodeId node = finding.place().node;
    if (const auto *camera = model.get<Camera>(node); camera && !(camera->nearClip < camera->farClip)) {
        edit.set(fieldOf<&Camera::nearClip>(node), Camera().nearClip);
        edit.set(fieldOf<&Camera::farClip>(node), Camera().farClip);
    }
    return Done{};
}

bool isAngle(float angle)
{
    constexpr float half = 3.14159265f;
    return angle > 0 && angle < half;
}

void fieldsOfView(const M2Model &model, Findings &findings)
{
    const List<Camera> &list = model.data.cameras;
    const bool isAnimated = model.data.version >= Version::MultiTexture;
    for (std::size_t row = 0; row < list.size() && !findings.isCancelled(); ++row) {
        const auto angles = list[row].fieldOfViewKeys.values();
        if (isAnimated ? !std::all_of(angles.begin(), angles.end(), isAngle) : !isAngle(list[row].fieldOfView))
            findings.add(QT_TRANSLATE_NOOP("Message", "the field of view is not between 0 and 180 degrees"),
                         isAnimated ? fieldOf<&Camera::fieldOfViewKeys>(list.ids[row])
                                    : fieldOf<&Camera::fieldOfView>(list.ids[row]));
    }
}

Status usualFieldOfView(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    const auto *camera = model.get<Camera>(finding.place().node);
    if (!camera)
        return Done{};
    if (finding.place() == fieldOf<&Camera::fieldOfView>(finding.place().node)) {
        if (!isAngle(camera->fieldOfView))
            edit.set(finding.place(), Camera().fieldOfView);
        return Done{};
    }
    Curve<float> keys = camera->fieldOfViewKeys;
    for (float &angle : keys.editValues())
        if (!isAngle(angle))
            angle = Camera().fieldOfView;
    edit.set(finding.place(), keys);
    return Done{};
}

void noDirection(const M2Model &model, Findings &findings)
{
    const List<Camera> &list = model.data.cameras;
    for (std::size_t row = 0; row < list.size() && !findings.isCancelled(); ++row) {
        const Camera &camera = list[row];
        if (camera.position.x == camera.target.x && camera.position.y == camera.target.y &&
            camera.position.z == camera.target.z && camera.positions.size() == 0 && camera.targets.size() == 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the camera and its target are in the same place"),
                         {fieldOf<&Camera::target>(list.ids[row]), fieldOf<&Camera::position>(list.ids[row])});
    }
}

void eventNames(const M2Model &model, Findings &findings)
{
    const List<Event> &list = model.data.events;
    for (std::size_t row = 0; row < list.size() && !findings.isCancelled(); ++row)
        if (const std::string_view name = list[row].identifier.view(); !eventMeaning(name))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a known event"), {std::string(name)}),
                         fieldOf<&Event::identifier>(list.ids[row]));
}

/// A file of bones replaces those in the model.
void skeletonFile(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    const M2Layout *layout = model.m2Layout();
    if (model.form != InChunks || !layout)
        return;
    const Address at = fieldOf<&Root::skeletonFileId>(RootNode);
    if (layout->hasSkeleton && root.skeletonFileId == 0)
        findings.add(QT_TRANSLATE_NOOP("Message", "the bones are in a .skel file, but the model names none"), at);
    if (!layout->hasSkeleton && root.skeletonFileId != 0 && !root.bones.isEmpty())
        findings.add(QT_TRANSLATE_NOOP("Message", "the model names a .skel file, but has bones of its own"), at);
}

} // namespace objects

} // namespace

std::vector<Check> objectChecks()
{
    using namespace objects;
    return {
        {"m2.bounds.backwards",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Bounds that end before they begin"),
         QT_TRANSLATE_NOOP("Message", "Bounds decide when a model is drawn and where it can be clicked (wowdev, M2 "
                                      "page); a box like this contains nothing."),
         Reads::of<Bounds, Sequence>() | Reads::field<&Root::bounds, &Root::collisionBounds>(),
         checkOf<&backwards>,
         {{QT_TRANSLATE_NOOP("Message", "Swap start and end"), Fix::Changes, fixOf<&turnBounds>}}},
        {"m2.bounds.empty",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Bounds without a size"),
         QT_TRANSLATE_NOOP("Message",
                           "Bounds decide when a model is drawn and where it can be clicked (wowdev, M2 page); this "
                           "box contains nothing. Two helmets in the known files have one that was never computed."),
         Reads::of<Bounds, Sequence>() |
             Reads::field<&Root::bounds, &Root::collisionBounds, &Root::positions, &Root::collisionPositions>(),
         checkOf<&noBounds>,
         {{QT_TRANSLATE_NOOP("Message", "Recompute the bounds"), Fix::Changes, &recalculateBounds<M2Bounds>}}},
        {"m2.camera.planes",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Cameras that see nothing"),
         QT_TRANSLATE_NOOP("Message",
                           "Only what is between the near and the far plane is drawn (wowdev, M2 page: cameras)."),
         Reads::of<Camera>(),
         checkOf<&clipPlanes>,
         {{QT_TRANSLATE_NOOP("Message", "Use the planes of a new camera"), Fix::Changes, fixOf<&usualPlanes>}}},
        {"m2.camera.field-of-view",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Impossible fields of view"),
         QT_TRANSLATE_NOOP("Message", "The angle is in radians (wowdev, M2 page: cameras); no picture can be projected "
                                      "at 0 or less, or at half a turn or more."),
         Reads::of<Camera>(),
         checkOf<&fieldsOfView>,
         {{QT_TRANSLATE_NOOP("Message", "45 degrees"), Fix::Changes, fixOf<&usualFieldOfView>}}},
        {"m2.camera.no-direction",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Cameras without a direction"),
         QT_TRANSLATE_NOOP("Message",
                           "The direction from the camera to its target has no length; the picture stays empty "
                           "(Wa3Tuner)."),
         Reads::of<Camera>(),
         checkOf<&noDirection>,
         {},
         QT_TRANSLATE_NOOP("Message", "where it should look is up to you")},
        {"m2.event.name",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Names that are not events"),
         QT_TRANSLATE_NOOP("Message", "The game looks for events by their four characters (wowdev, M2 page: events); "
                                      "others are not known to do anything."),
         Reads::of<Event>(),
         checkOf<&eventNames>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which event is meant")},
        {"m2.skeleton.file",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Skeleton files that are not used, or not named"),
         QT_TRANSLATE_NOOP("Message",
                           "The number in SKID identifies the .skel file with the model's bones, sequences and "
                           "attachments; the model then has none of its own (wowdev, M2 page: SKID). Without a number "
                           "the game does not find them; with one it ignores those of the model."),
         Reads::field<&Root::skeletonFileId, &Root::bones>(),
         checkOf<&skeletonFile>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which bones are meant, and the number of the file")},
    };
}

} // namespace sinew::m2
