// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/physics_edit.h"

#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "plugins/m2/edit/names.h"
#include "plugins/m2/file/physics.h"
#include "plugins/m2/model/layout.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

const FieldInfo *shapeList(std::size_t type)
{
    static const FieldInfo *const lists[] = {&fieldInfo<&Physics::boxes>(), &fieldInfo<&Physics::capsules>(),
                                             &fieldInfo<&Physics::spheres>(), &fieldInfo<&Physics::polytopes>()};
    return type < std::size(lists) ? lists[type] : nullptr;
}

const FieldInfo *jointList(std::size_t type)
{
    static const FieldInfo *const lists[] = {
        &fieldInfo<&Physics::sphericalJoints>(), &fieldInfo<&Physics::shoulderJoints>(),
        &fieldInfo<&Physics::weldJoints>(),      &fieldInfo<&Physics::revoluteJoints>(),
        &fieldInfo<&Physics::prismaticJoints>(), &fieldInfo<&Physics::distanceJoints>()};
    return type < std::size(lists) ? lists[type] : nullptr;
}

namespace {

const std::vector<NodeId> &idsOf(const FieldInfo &field, const Physics &physics)
{
    return field.type->list->ids(const_cast<void *>(field.in(static_cast<const void *>(&physics))));
}
/// The rows of a list's items after an edit.
class RowShifts
{
public:
    RowShifts(const FieldInfo &list, const Physics &before, const Physics &after)
        : m_before(idsOf(list, before)), m_after(idsOf(list, after)), m_same(m_before == m_after)
    {
    }
    /// -1 if the item was deleted.
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
        const RowShifts bodies(fieldInfo<&Physics::bodies>(), m_was, m_now),
            shapes(fieldInfo<&Physics::shapes>(), m_was, m_now);
        for (std::size_t row = 0; row < m_now.joints.size(); ++row) {
            const NodeId id = m_now.joints.ids[row];
            const auto *was = m_before.get<PhysicsJoint>(id);
            const PhysicsJoint now = m_now.joints[row];
            if (!was)
                continue; // new: its values are intended
            follow<&PhysicsJoint::bodyA>(id, *was, now, bodies);
            follow<&PhysicsJoint::bodyB>(id, *was, now, bodies);
            if (const FieldInfo *list = jointList(now.type); list && now.type == was->type)
                follow<&PhysicsJoint::index>(id, *was, now, RowShifts(*list, m_was, m_now));
        }
        for (std::size_t row = 0; row < m_now.shapes.size(); ++row) {
            const NodeId id = m_now.shapes.ids[row];
            const auto *was = m_before.get<PhysicsShape>(id);
            const PhysicsShape now = m_now.shapes[row];
            if (const FieldInfo *list = shapeList(now.type); list && was && now.type == was->type)
                follow<&PhysicsShape::index>(id, *was, now, RowShifts(*list, m_was, m_now));
        }
        if (!shapes.isSame())
            ranges(shapes);
    }

private:
    template<auto Member>
    void follow(NodeId id, const OwnerOf<Member> &was, const OwnerOf<Member> &now, const RowShifts &rows)
    {
        const std::int64_t row = rows(was.*Member);
        if (now.*Member == was.*Member && row != std::int64_t(was.*Member))
            m_set(fieldOf<Member>(id), Value::of(ValueOf<Member>(row)));
    }

    /// Shapes inserted between others of a body belong to it.
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
                m_set(fieldOf<&PhysicsBody::shapeStart>(id), Value::of(start));
            if (count != now.shapeCount)
                m_set(fieldOf<&PhysicsBody::shapeCount>(id), Value::of(count));
        }
    }

    /// New items take the form of the existing ones.
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

Status placePhysics(const M2Model &model, ChangeSet &changes)
{
    bool taken[2] = {false, model.form == WithoutChunks};
    for (const Physics &physics : model.data.physics)
        taken[physics.place ? 1 : 0] = true;
    for (Change &change : changes) {
        if (change.kind != Change::Insert || change.at != fieldOf<&Root::physics>(RootNode) ||
            change.other.type().element != &typeInfo<Physics>())
            continue;
        for (Physics &physics : static_cast<List<Physics> *>(change.other.data())->items) {
            std::uint8_t place = physics.place ? 1 : 0;
            if (taken[place])
                place = 1 - place;
            if (taken[place])
                return Error{
                    QT_TRANSLATE_NOOP("Message", "the model has physics already; its files have no room for more")};
            physics.place = place;
            taken[place] = true;
        }
    }
    return Done{};
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
        return joined(kind(*fieldInfo<&PhysicsShape::type>().table, shape->type) + " " + std::to_string(shape->index));
    if (const auto *joint = model.get<PhysicsJoint>(id)) {
        const Physics &physics = *model.get<Physics>(model.parentOf(id));
        const auto end = [&](std::uint32_t body) {
            return body < physics.bodies.size() ? boneOf(physics.bodies[body].bone) : std::string("?");
        };
        return joined(kind(*fieldInfo<&PhysicsJoint::type>().table, joint->type) + ", " + end(joint->bodyA) + " – " +
                      end(joint->bodyB));
    }
    if (const auto *physics = model.get<Physics>(id)) {
        const std::string label = shownLabel(describe<Physics>().displayLabel().c_str());
        const std::string file =
            physics->place == 0 && layout ? fileOf(&M2Layout::physics, model.original().data.physics.ids) : "PFDC";
        return file.empty() ? label : label + " – " + file;
    }
    if (model.get<BoneFile>(id))
        return joined(layout ? fileOf(&M2Layout::boneFiles, model.original().data.boneFiles.ids) : std::string());
    return {};
}

} // namespace sinew::m2
