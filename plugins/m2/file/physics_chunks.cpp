// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/physics_chunks.h"

#include "plugins/m2/file/files.h"
#include "plugins/m2/file/physics.h"
#include "plugins/m2/structs/physics.h"

#include <algorithm>

namespace sinew::m2 {

namespace {

/// A form from the names of its fields in disk order. "_2": padding of two bytes; "shapeStart:2": the low two bytes.
PhysicsForm form(const StructInfo &info, const char (&tag)[5], std::string_view layout)
{
    PhysicsForm form{fourCc(tag), {}, 0};
    while (!layout.empty()) {
        const std::size_t space = std::min(layout.find(' '), layout.size());
        std::string_view name = layout.substr(0, space);
        layout.remove_prefix(std::min(space + 1, layout.size()));
        PhysicsForm::Part part{};
        if (name.front() == '_') {
            part.disk = std::uint8_t(name[1] - '0');
            part.skipped = true;
        } else {
            const std::size_t colon = std::min(name.find(':'), name.size());
            const FieldInfo &field = info.fields[std::size_t(info.indexOf(name.substr(0, colon)))];
            part.memory = std::uint16_t(field.offset);
            part.size = std::uint8_t(field.type->size);
            part.disk = colon < name.size() ? std::uint8_t(name[colon + 1] - '0') : part.size;
        }
        form.parts.push_back(part);
        form.size += part.disk;
    }
    return form;
}

PhysicsList list(const char *field, std::vector<PhysicsForm> forms)
{
    const StructInfo &physics = describe<Physics>();
    const auto row = std::uint16_t(physics.indexOf(field));
    return {row, physics.fields[row].type->element->structure().indexOf("form"), std::move(forms)};
}

} // namespace

const std::vector<PhysicsList> &physicsLists()
{
    static const std::vector<PhysicsList> lists = [] {
        const StructInfo &body = describe<PhysicsBody>(), &shape = describe<PhysicsShape>(),
                         &weld = describe<WeldJoint>(), &shoulder = describe<ShoulderJoint>(),
                         &prismatic = describe<PrismaticJoint>(), &revolute = describe<RevoluteJoint>();
        return std::vector<PhysicsList>{
            list("values", {form(describe<PhysicsValues>(), "PHYV", "values")}),
            list("bodies",
                 {form(body, "BODY", "type _2 position bone _2 shapeStart shapeCount"),
                  form(body, "BDY2", "type _2 position bone _2 shapeStart shapeCount mass"),
                  form(body, "BDY3", "type bone position shapeStart:2 _2 shapeCount unknown0 mass drag weight damping"),
                  form(body, "BDY4",
                       "type bone position shapeStart:2 _2 shapeCount unknown0 mass drag weight damping unknown1")}),
            list("shapes",
                 {form(shape, "SHAP", "type index unknown0 friction restitution density"),
                  form(shape, "SHP2",
                       "type index unknown0 friction restitution density unknown1 unknown2 unknown3 unknown4")}),
            list("boxes", {form(describe<BoxShape>(), "BOXS", "frame halfSize")}),
            list("capsules", {form(describe<CapsuleShape>(), "CAPS", "start end radius")}),
            list("spheres", {form(describe<SphereShape>(), "SPHS", "position radius")}),
            list("joints", {form(describe<PhysicsJoint>(), "JOIN", "bodyA bodyB unknown type index")}),
            list("sphericalJoints", {form(describe<SphericalJoint>(), "SPHJ", "anchorA anchorB frictionTorque")}),
            list(
                "shoulderJoints",
                {form(shoulder, "SHOJ", "frameA frameB lowerTwist upperTwist cone"),
                 form(shoulder, "SHOJ", "frameA frameB lowerTwist upperTwist cone maxMotorTorque motorMode"),
                 form(
                     shoulder, "SHJ2",
                     "frameA frameB lowerTwist upperTwist cone maxMotorTorque motorMode motorFrequency motorDamping")}),
            list("weldJoints",
                 {form(weld, "WELJ", "frameA frameB angularFrequency angularDamping"),
                  form(weld, "WLJ2", "frameA frameB angularFrequency angularDamping linearFrequency linearDamping"),
                  form(weld, "WLJ3",
                       "frameA frameB angularFrequency angularDamping linearFrequency linearDamping unknown")}),
            list("revoluteJoints",
                 {form(revolute, "REVJ", "frameA frameB lowerAngle upperAngle maxMotorTorque motorMode"),
                  form(revolute, "REV2",
                       "frameA frameB lowerAngle upperAngle maxMotorTorque motorMode motorFrequency motorDamping")}),
            list("prismaticJoints",
                 {form(prismatic, "PRSJ",
                       "frameA frameB lowerLimit upperLimit unknown0 maxMotorForce unknown1 motorMode"),
                  form(prismatic, "PRS2",
                       "frameA frameB lowerLimit upperLimit unknown0 maxMotorForce unknown1 motorMode motorFrequency "
                       "motorDamping")}),
            list("distanceJoints", {form(describe<DistanceJoint>(), "DSTJ", "anchorA anchorB distance")}),
        };
    }();
    return lists;
}

std::size_t physicsForm(const PhysicsList &list, std::uint16_t version)
{
    // The version since which a form is used.
    static const std::vector<std::pair<std::string_view, std::vector<std::uint16_t>>> since = {
        {"bodies", {0, 1, 2, 4}},  {"shapes", {0, 3}},         {"shoulderJoints", {0, 2, 4}},
        {"weldJoints", {0, 2, 5}}, {"revoluteJoints", {0, 4}}, {"prismaticJoints", {0, 4}},
    };
    for (const auto &[name, versions] : since)
        if (name == describe<Physics>().fields[list.field].name)
            return std::size_t(std::count_if(versions.begin(), versions.end(),
                                             [&](std::uint16_t first) { return first <= version; })) -
                   1;
    return 0;
}

PhysicsChunks physicsChunks(Bytes bytes)
{
    const StructInfo &info = describe<Physics>();
    PhysicsChunks found;
    std::size_t tail = 0;
    const std::vector<ChunkPlace> places = chunksOf(bytes, tail);
    found.end = bytes.size() - tail;
    found.backwards =
        std::any_of(places.begin(), places.end(), [](const ChunkPlace &c) { return c.tag == fourCc("SYHP"); });
    std::uint16_t version = 0;
    for (const ChunkPlace &place : places) {
        const std::uint32_t tag = found.backwards ? backwards(place.tag) : place.tag;
        if (tag == fourCc("PHYS") && !found.hasHead) {
            found.hasHead = true;
            version = ByteReader(bytes.subspan(place.begin, place.size)).peek<std::uint16_t>();
        }
    }
    std::vector<bool> taken(info.fields.size(), false);
    const auto claim = [&](PhysicsChunk &chunk, std::size_t field) {
        if (taken[field])
            return;
        taken[field] = true;
        chunk.field = int(field);
    };
    for (const ChunkPlace &place : places) {
        PhysicsChunk chunk{found.backwards ? backwards(place.tag) : place.tag, place.begin, place.size};
        if (chunk.tag == fourCc("PHYS") && chunk.size >= 2)
            claim(chunk, std::size_t(info.indexOf("version")));
        else if (chunk.tag == fourCc("PHYT") && chunk.size >= 4)
            claim(chunk, std::size_t(info.indexOf("type")));
        else if (chunk.tag == fourCc("PLYT"))
            claim(chunk, std::size_t(info.indexOf("polytopes")));
        for (const PhysicsList &list : physicsLists()) {
            bool fits = false;
            for (std::size_t i = 0; i < list.forms.size(); ++i) {
                if (list.forms[i].tag != chunk.tag)
                    continue;
                if (chunk.size % list.forms[i].size) {
                    chunk.wrongWidth = list.forms[i].size;
                    continue;
                }
                // SHOJ has two sizes; where both fit the version decides.
                if (!fits || i <= physicsForm(list, version))
                    chunk.form = i;
                fits = true;
            }
            if (fits) {
                chunk.wrongWidth = 0;
                claim(chunk, list.field);
            }
        }
        found.chunks.push_back(chunk);
    }
    return found;
}

} // namespace sinew::m2
