// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase.h"

#include "animation.h"

namespace sinew::samples {

namespace {

void addHelpers(Showcase &s)
{
    mdx::Helper &sheath = s.model.data.helpers.append();
    sheath.node = s.nodes.node(sheath.node, "Sheath", {-2, 12, 54}, "Pelvis");
    // Points to the ground at once when its owner is dead.
    sheath.node.translation = vectorCurve(
        Interpolation::None,
        keysOf<V3>({{startOf(Stand), {0, 0, 0}}, {startOf(Death), {0, 0, 0}}, {startOf(Death) + 900, {0, 2, -3}}}));
    sheath.node.rotation = rotationCurve(Interpolation::None, keysOf<Q4>({{startOf(Stand), euler(0, 20, 0)},
                                                                          {startOf(Death), euler(0, 20, 0)},
                                                                          {startOf(Death) + 900, euler(0, 70, 0)}}));
    mdx::Helper &aim = s.model.data.helpers.append();
    aim.node = s.nodes.node(aim.node, "Head Camera", {60, 0, 100}, "Chest", mdx::NodeFlag::DontInheritRotation);
}

void addAttachments(Showcase &s)
{
    const struct
    {
        const char *name, *parent;
        V3 at;
    } places[] = {
        {"Origin Ref ", "Root", {0, 0, 0}},
        {"OverHead Ref ", "Orbit", {0, 0, 142}},
        {"Head Ref ", "Head", {0, 0, 98}},
        {"Chest Ref ", "Chest", {11, 0, 74}},
        {"Hand Left Ref ", "Hand Left", {2, 29, 46}},
        {"Hand Right Ref ", "Hand Right", {2, -29, 46}},
        {"Foot Left Ref ", "Foot Left", {3, 10.5, 1}},
        {"Foot Right Ref ", "Foot Right", {3, -10.5, 1}},
        {"Weapon Ref ", "Weapon", {40, -29, 46}},
    };
    std::uint32_t number = 0;
    for (const auto &place : places) {
        mdx::Attachment &attachment = s.model.data.attachments.append();
        attachment.node = s.nodes.node(attachment.node, place.name, place.at, place.parent);
        attachment.attachmentId = number++;
        if (std::string_view(place.name).starts_with("Weapon")) // no buff on a dropped weapon
            attachment.visibility = scalarCurve(
                Interpolation::None,
                keysOf<double>(
                    {{startOf(Stand), 1}, {startOf(Death), 1}, {startOf(Death) + 1250, 0}, {startOf(Decay), 0}}));
    }
}

void addEvents(Showcase &s)
{
    const auto add = [&](const char *name, const char *parent, const V3 &at,
                         std::initializer_list<std::int32_t> times) {
        mdx::EventObject &event = s.model.data.eventObjects.append();
        event.node = s.nodes.node(event.node, name, at, parent);
        event.track.reset({0, -1}, times.size());
        std::copy(times.begin(), times.end(), event.track.editTimes().begin());
    };
    add("SNDxAFOO", "Weapon", {40, -29, 46}, {startOf(Attack) + 480, startOf(AttackThrust) + 480});
    add("SNDxDFOO", "Chest", {0, 0, 70}, {startOf(Death)});
    add("FPTxFOL0", "Foot Left", {3, 10.5, 1}, {startOf(Walk) + 40});
    add("FPTxFOR0", "Foot Right", {3, -10.5, 1}, {startOf(Walk) + 540});
    add("SPLxBSF0", "Root", {10, 0, 0}, {startOf(Death) + 1700});
    add("UBRxTHND", "Root", {0, 0, 0}, {startOf(Spell) + 950});
}

void addCollisionShapes(Showcase &s)
{
    enum Shape : std::uint32_t { Box = 0, Sphere = 2 };
    mdx::CollisionShape &body = s.model.data.collisionShapes.append();
    body.node = s.nodes.node(body.node, "Collision Body", {0, 0, 0}, "Root");
    body.type = Box;
    body.vertex1 = {-16, -22, 0};
    body.vertex2 = {18, 22, 92};
    mdx::CollisionShape &head = s.model.data.collisionShapes.append();
    head.node = s.nodes.node(head.node, "Collision Head", {0, 0, 98}, "Head");
    head.type = Sphere;
    head.vertex1 = {0, 0, 98}; // version 800 stores it in model space
    head.radius = 13;
}

void addCameras(Showcase &s)
{
    mdx::Camera &portrait = s.model.data.cameras.append();
    portrait.name.set("Portrait Camera");
    portrait.position = {78, 30, 104};
    portrait.target = {-2, 0, 95};
    portrait.fieldOfView = grid(.72, 1024);
    portrait.nearClip = 8;
    portrait.farClip = 1000;
    // Drifts a little while the portrait talks.
    const std::int32_t start = startOf(Portrait);
    portrait.translation = vectorCurve(Interpolation::Bezier, keysOf<V3>({{start, {0, 0, 0}},
                                                                          {start + 1300, {-8, -14, -5}},
                                                                          {start + 2600, {-3, -30, 2}},
                                                                          {start + 4000, {0, 0, 0}}}));
    portrait.targetTranslation = vectorCurve(
        Interpolation::Linear, keysOf<V3>({{start, {0, 0, 0}}, {start + 2000, {0, -1, 1}}, {start + 4000, {0, 0, 0}}}));
    portrait.roll =
        scalarCurve(Interpolation::Hermite, keysOf<double>({{start, 0}, {start + 2000, .03}, {start + 4000, 0}}));

    mdx::Camera &stage = s.model.data.cameras.append();
    stage.name.set("Stage Camera");
    stage.position = {230, 120, 110};
    stage.target = {0, 0, 58};
    stage.fieldOfView = grid(.9, 1024);
    stage.nearClip = 16;
    stage.farClip = 2000;
    stage.translation = vectorCurve(Interpolation::Hermite, keysOf<V3>({{startOf(Spell), {0, 0, 0}},
                                                                        {startOf(Spell) + 1000, {-40, -60, -30}},
                                                                        {startOf(Spell) + 2200, {0, 0, 0}}}));
}

} // namespace

void addShowcaseHelpers(Showcase &showcase)
{
    addHelpers(showcase);
    addAttachments(showcase);
    addEvents(showcase);
    addCollisionShapes(showcase);
    addCameras(showcase);
}

SampleFiles showcaseFiles()
{
    Showcase showcase;
    mdx::Root &root = showcase.model.data;
    root.version = 800;
    root.model.name.set("showcase");
    addShowcaseBones(showcase);
    addShowcaseMaterials(showcase);
    addShowcaseBody(showcase);
    addShowcaseGlows(showcase);
    addShowcaseEffects(showcase);
    addShowcaseHelpers(showcase);
    addShowcaseMotion(showcase);
    showcase.nodes.number(root);
    SampleFiles files = showcaseTextures();
    files[QStringLiteral("showcase/showcase.mdx")] = finishedModel(showcase.model);
    files[QStringLiteral("showcase/splinter.mdx")] = splinterModel();
    return files;
}

} // namespace sinew::samples
