// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/physics_edit.h"

#include "plugins/m2/edit/facets.h"
#include "plugins/m2/file/physics.h"
#include "plugins/m2/model/layout.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

// Which list a kind names, by PhysicsShape::type and PhysicsJoint::type.
constexpr const char *shapeLists[] = {"boxes", "capsules", "spheres", "polytopes"};
constexpr const char *jointLists[] = {"sphericalJoints", "shoulderJoints",  "weldJoints",
                                      "revoluteJoints",  "prismaticJoints", "distanceJoints"};

const FieldInfo &physicsField(const char *name)
{
    return describe<Physics>().fields[std::size_t(describe<Physics>().indexOf(name))];
}
const std::vector<NodeId> &idsOf(const FieldInfo &field, const Physics &physics)
{
    return field.type->list->ids(const_cast<void *>(field.in(static_cast<const void *>(&physics))));
}
std::size_t sizeOf(const char *list, const Physics &physics)
{
    return idsOf(physicsField(list), physics).size();
}

/// Where the rows of a list are after an edit.
class RowShifts
{
public:
    RowShifts(const char *list, const Physics &before, const Physics &after)
        : m_before(idsOf(physicsField(list), before)), m_after(idsOf(physicsField(list), after)),
          m_same(m_before == m_after)
    {
    }
    /// -1 for one that is gone.
    std::int64_t operator()(std::size_t row) const
    {
        if (m_same || row >= m_before.size())
            return std::int64_t(row);
        const auto found = std::find(m_after.begin(), m_after.end(), m_before[row]);
        return found == m_after.end() ? -1 : found - m_after.begin();
    }
    bool isSame() const { return m_same; }

private:
    const std::vector<NodeId> &m_before, &m_after;
    bool m_same;
};

class PhysicsCompletion
{
public:
    PhysicsCompletion(const M2Model &before, const Physics &was, const Physics &now, const SetField &set)
        : m_before(before), m_was(was), m_now(now), m_set(set)
    {
    }

    void run()
    {
        forms();
        const RowShifts bodies("bodies", m_was, m_now), shapes("shapes", m_was, m_now);
        for (std::size_t row = 0; row < m_now.joints.size(); ++row) {
            const NodeId id = m_now.joints.ids[row];
            const auto *was = m_before.get<PhysicsJoint>(id);
            const PhysicsJoint now = m_now.joints[row];
            if (!was)
                continue; // new: what it says is meant
            follow(id, "bodyA", was->bodyA, now.bodyA, bodies);
            follow(id, "bodyB", was->bodyB, now.bodyB, bodies);
            if (now.type == was->type && now.type < std::size(jointLists))
                follow(id, "index", was->index, now.index, RowShifts(jointLists[now.type], m_was, m_now));
        }
        for (std::size_t row = 0; row < m_now.shapes.size(); ++row) {
            const NodeId id = m_now.shapes.ids[row];
            const auto *was = m_before.get<PhysicsShape>(id);
            const PhysicsShape now = m_now.shapes[row];
            if (was && now.type == was->type && now.type < std::size(shapeLists))
                follow(id, "index", was->index, now.index, RowShifts(shapeLists[now.type], m_was, m_now));
        }
        if (!shapes.isSame())
            ranges(shapes);
    }

private:
    template<class T>
    void follow(NodeId id, const char *field, T was, T now, const RowShifts &rows)
    {
        const std::int64_t row = rows(was);
        if (now == was && row != std::int64_t(was))
            m_set({id, fieldRow(id, field)}, Value::of(T(row)));
    }
    std::uint16_t fieldRow(NodeId id, const char *field) const
    {
        return std::uint16_t(m_before.object(id).info->indexOf(field));
    }

    /// Shapes that came between others of a body belong to it.
    void ranges(const RowShifts &shapes)
    {
        for (std::size_t row = 0; row < m_now.bodies.size(); ++row) {
            const NodeId id = m_now.bodies.ids[row];
            const auto *was = m_before.get<PhysicsBody>(id);
            const PhysicsBody now = m_now.bodies[row];
            if (!was || now.shapeStart != was->shapeStart || now.shapeCount != was->shapeCount)
                continue;
            std::int64_t first = -1, last = -1;
            const std::uint64_t end =
                std::min<std::uint64_t>(std::uint64_t(was->shapeStart) + was->shapeCount, m_was.shapes.size());
            for (std::uint64_t shape = was->shapeStart; shape < end; ++shape)
                if (const std::int64_t at = shapes(shape); at >= 0) {
                    first = first < 0 ? at : std::min(first, at);
                    last = std::max(last, at);
                }
            const auto start = std::uint32_t(first < 0 ? 0 : first),
                       count = std::uint32_t(first < 0 ? 0 : last - first + 1);
            if (start != now.shapeStart)
                m_set({id, fieldRow(id, "shapeStart")}, Value::of(start));
            if (count != now.shapeCount)
                m_set({id, fieldRow(id, "shapeCount")}, Value::of(count));
        }
    }

    /// New items take the form of those that were there.
    void forms()
    {
        for (const PhysicsList &list : physicsLists()) {
            if (list.formField < 0)
                continue;
            const FieldInfo &field = describe<Physics>().fields[list.field];
            const std::vector<NodeId> &ids = idsOf(field, m_now), &former = idsOf(field, m_was);
            if (ids == former)
                continue;
            const FieldInfo &form = field.type->element->structure().fields[std::size_t(list.formField)];
            void *was = const_cast<void *>(field.in(static_cast<const void *>(&m_was))),
                 *now = const_cast<void *>(field.in(static_cast<const void *>(&m_now)));
            const auto formOf = [&](void *items, std::size_t row) {
                return *static_cast<const std::uint8_t *>(form.in(field.type->list->at(items, row)));
            };
            const auto wanted = former.empty() ? std::uint8_t(physicsForm(list, m_now.version)) : formOf(was, 0);
            for (std::size_t row = 0; row < ids.size(); ++row)
                if (formOf(now, row) != wanted)
                    m_set({ids[row], std::uint16_t(list.formField)}, Value::of(wanted));
        }
    }

    const M2Model &m_before;
    const Physics &m_was, &m_now;
    const SetField &m_set;
};

} // namespace

bool concernsPhysics(const M2Model &model, const ChangeSet &changes)
{
    return std::any_of(changes.begin(), changes.end(), [&](const Change &change) {
        return change.kind != Change::Set && model.get<Physics>(change.at.node);
    });
}

void completePhysics(const M2Model &before, const M2Model &after, const SetField &set)
{
    for (std::size_t row = 0; row < after.data.physics.size(); ++row)
        if (const auto *was = before.get<Physics>(after.data.physics.ids[row]))
            PhysicsCompletion(before, *was, after.data.physics[row], set).run();
}

void checkPhysics(const Root &root, std::vector<Problem> &problems)
{
    const auto add = [&](Severity severity, const char *code, NodeId node, const StructInfo &info, const char *field,
                         Message message) {
        problems.push_back({severity, code, {node, std::uint16_t(info.indexOf(field))}, std::move(message)});
    };
    const char *const row = QT_TRANSLATE_NOOP("Message", "row %1 does not exist");
    for (const Physics &physics : root.physics) {
        for (std::size_t i = 0; i < physics.bodies.size(); ++i) {
            const PhysicsBody &body = physics.bodies[i];
            if (std::uint64_t(body.shapeStart) + body.shapeCount > physics.shapes.size())
                add(Severity::Error, "m2.bodyShapes", physics.bodies.ids[i], describe<PhysicsBody>(), "shapeCount",
                    QT_TRANSLATE_NOOP("Message", "the shapes of the body go beyond the list"));
        }
        for (std::size_t i = 0; i < physics.shapes.size(); ++i) {
            const PhysicsShape &shape = physics.shapes[i];
            if (shape.type < std::size(shapeLists) && shape.index >= sizeOf(shapeLists[shape.type], physics))
                add(Severity::Error, "m2.shapeIndex", physics.shapes.ids[i], describe<PhysicsShape>(), "index",
                    Message(row, {int(shape.index)}));
        }
        for (std::size_t i = 0; i < physics.joints.size(); ++i) {
            const PhysicsJoint &joint = physics.joints[i];
            const NodeId id = physics.joints.ids[i];
            if (joint.bodyA >= physics.bodies.size())
                add(Severity::Error, "m2.jointBody", id, describe<PhysicsJoint>(), "bodyA",
                    Message(row, {joint.bodyA}));
            if (joint.bodyB >= physics.bodies.size())
                add(Severity::Error, "m2.jointBody", id, describe<PhysicsJoint>(), "bodyB",
                    Message(row, {joint.bodyB}));
            if (joint.type < std::size(jointLists) && joint.index >= sizeOf(jointLists[joint.type], physics))
                add(Severity::Error, "m2.jointIndex", id, describe<PhysicsJoint>(), "index",
                    Message(row, {int(joint.index)}));
        }
    }
    for (std::size_t i = 0; i < root.boneFiles.size(); ++i)
        if (root.boneFiles[i].bones.size() != root.boneFiles[i].offsets.size())
            add(Severity::Error, "m2.boneFile", root.boneFiles.ids[i], describe<BoneFile>(), "offsets",
                Message(QT_TRANSLATE_NOOP("Message", "%1 matrices for %2 bones"),
                        {root.boneFiles[i].offsets.size(), root.boneFiles[i].bones.size()}));
}

std::string companionObjectName(const M2Model &model, NodeId id, const std::string &numbered)
{
    const Root &root = model.data;
    const auto kind = [](const EnumTable &table, std::uint16_t type) -> std::string {
        return type < table.size() ? shownLabel(table[type].label) : std::to_string(type);
    };
    const auto boneOf = [&](std::size_t bone) {
        return bone < root.bones.size() ? boneName(root, bone) : std::string();
    };
    const auto table = [](const StructInfo &info, const char *field) -> const EnumTable & {
        return *info.fields[std::size_t(info.indexOf(field))].table;
    };
    const auto fileOf = [&](const std::vector<std::int32_t> M2Layout::*spaces, const std::vector<NodeId> &formerIds) {
        const M2Layout &layout = *model.m2Layout();
        const auto row = std::size_t(std::find(formerIds.begin(), formerIds.end(), id) - formerIds.begin());
        return row < (layout.*spaces).size()
                   ? layout.files[layout.spaces[std::size_t((layout.*spaces)[row])].file].name.toStdString()
                   : std::string();
    };
    const auto joined = [&](const std::string &text) { return text.empty() ? numbered : numbered + " – " + text; };
    const M2Layout *layout = model.m2Layout();
    if (const auto *body = model.get<PhysicsBody>(id))
        return joined(boneOf(body->bone));
    if (const auto *shape = model.get<PhysicsShape>(id))
        return joined(kind(table(describe<PhysicsShape>(), "type"), shape->type) + " " + std::to_string(shape->index));
    if (const auto *joint = model.get<PhysicsJoint>(id)) {
        const Physics &physics = *model.get<Physics>(model.parentOf(id));
        const auto end = [&](std::uint32_t body) {
            return body < physics.bodies.size() ? boneOf(physics.bodies[body].bone) : std::string("?");
        };
        return joined(kind(table(describe<PhysicsJoint>(), "type"), joint->type) + ", " + end(joint->bodyA) + " – " +
                      end(joint->bodyB));
    }
    if (const auto *physics = model.get<Physics>(id)) {
        const std::string label = shownLabel(describe<Physics>().displayLabel().c_str());
        const std::string file =
            physics->place == 0 && layout ? fileOf(&M2Layout::physics, layout->original->data.physics.ids) : "PFDC";
        return file.empty() ? label : label + " – " + file;
    }
    if (model.get<BoneFile>(id))
        return joined(layout ? fileOf(&M2Layout::boneFiles, layout->original->data.boneFiles.ids) : std::string());
    return {};
}

} // namespace sinew::m2
