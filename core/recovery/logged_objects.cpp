// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/logged_objects.h"

#include "core/schema/struct_info.h"

namespace sinew {

namespace {

void encodeBelow(ByteWriter &out, const StructInfo &info, const void *object)
{
    for (const std::uint16_t row : info.lists) {
        const FieldInfo &f = info.fields[row];
        void *list = const_cast<void *>(f.in(object));
        const std::vector<NodeId> &ids = f.type->list->ids(list);
        out.write(std::uint32_t(ids.size()));
        out.writeBytes(ids.data(), ids.size() * sizeof(NodeId));
        const StructInfo &item = f.type->element->structure();
        if (item.lists.empty())
            continue;
        for (std::size_t i = 0; i < ids.size(); ++i)
            encodeBelow(out, item, f.type->list->at(list, i));
    }
}

} // namespace

void LoggedObjects::encode(ByteWriter &out, const Model &model)
{
    encodeBelow(out, model.info(), model.root());
}

std::optional<LoggedObjects> LoggedObjects::decode(ByteReader &in, const Model &model)
{
    LoggedObjects objects(model);
    objects.m_objects.emplace(RootNode, Object{RootNode, &model.info()});
    if (!objects.decodeBelow(in, model.info(), RootNode, model.root()) || in.failed() || !in.atEnd())
        return std::nullopt;
    return objects;
}

bool LoggedObjects::decodeBelow(ByteReader &in, const StructInfo &info, NodeId node, const void *object)
{
    for (const std::uint16_t row : info.lists) {
        const FieldInfo &f = info.fields[row];
        void *list = const_cast<void *>(f.in(object));
        const std::vector<NodeId> &ids = f.type->list->ids(list);
        const StructInfo &item = f.type->element->structure();
        const auto count = in.read<std::uint32_t>();
        if (!in.fits(count, sizeof(NodeId)))
            return false;
        if (count != ids.size()) {
            if (!item.lists.empty())
                return false;
            in.take(std::size_t(count) * sizeof(NodeId));
            m_otherLists.insert({node, row});
            continue;
        }
        for (const NodeId id : ids) {
            const auto logged = in.read<NodeId>();
            if (logged == NoNode || !m_objects.emplace(logged, Object{id, &item}).second)
                return false;
        }
        if (item.lists.empty())
            continue;
        for (std::size_t i = 0; i < ids.size(); ++i)
            if (!decodeBelow(in, item, ids[i], f.type->list->at(list, i)))
                return false;
    }
    return true;
}

const StructInfo *LoggedObjects::structOf(NodeId logged) const
{
    const auto known = m_objects.find(logged);
    return known == m_objects.end() ? nullptr : known->second.info;
}

NodeId LoggedObjects::idOf(NodeId logged) const
{
    const auto known = m_objects.find(logged);
    return known == m_objects.end() ? NoNode : known->second.id;
}

NodeId LoggedObjects::take(NodeId logged, const StructInfo &info)
{
    if (logged == NoNode || logged == RootNode)
        return NoNode;
    const auto known = m_objects.find(logged);
    if (known != m_objects.end())
        return known->second.info == &info ? known->second.id : NoNode;
    const NodeId id = m_model->newId();
    m_objects.emplace(logged, Object{id, &info});
    return id;
}

} // namespace sinew
