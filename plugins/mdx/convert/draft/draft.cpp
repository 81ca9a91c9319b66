// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/draft/draft.h"

#include "core/model/diff.h"
#include "core/model/path.h"
#include "plugins/mdx/edit/references.h"
#include "plugins/mdx/file/dialect.h"
#include "plugins/mdx/file/reader.h"
#include "plugins/mdx/file/writer.h"
#include "plugins/mdx/mdl/reader.h"
#include "plugins/mdx/mdl/writer.h"

#include <QtGlobal>

namespace sinew::mdx {

namespace {

/// Members that World of Warcraft stores elsewhere have a second row with the same meaning.
bool isOfWarcraft(const FieldInfo &field)
{
    return field.dialects & Warcraft3;
}

/// Whether a batch of WoW 1500 holds more than its geoset.
bool isUnusual(const MdxLayout::Batch &batch)
{
    return batch.unused || batch.unknown || batch.unused16 || batch.primitiveType != 3 || batch.typeCount != 1 ||
           std::any_of(batch.padding.begin(), batch.padding.end(), [](std::uint16_t each) { return each != 0; });
}

} // namespace

EditBuilder Draft::edit() const
{
    static const MdxReferences fixer;
    return EditBuilder(m_now, &fixer);
}

void Draft::apply(Change change)
{
    m_result.changes.push_back(change);
    applyChange(m_now, change);
}

Status Draft::take(EditBuilder &edit)
{
    auto changes = edit.finish();
    if (!changes)
        return changes.error();
    for (Change &change : *changes)
        apply(std::move(change));
    return Done{};
}

void Draft::setNumber(const Address &field, std::uint32_t number)
{
    // The builder refuses these fields: they change together with everything else or not at all.
    apply({Change::Set, field, 0, 0, 0, Value::of(number)});
}

void Draft::setVersion(std::uint32_t version)
{
    setNumber(fieldOf<&Root::version>(RootNode), version);
}

void Draft::setDialect(std::uint32_t dialect)
{
    if (dialect != m_now.data.dialect)
        setNumber(fieldOf<&Root::dialect>(RootNode), dialect);
}

void Draft::setEncoding(Encoding encoding)
{
    setNumber(fieldOf<&Root::encoding>(RootNode), encoding);
}

Address Draft::before(const Address &at) const
{
    Address result = at;
    while (!m_before.contains(result.node)) {
        const auto origin = m_origins.find(result.node);
        if (origin == m_origins.end())
            return {RootNode};
        result.node = origin->second;
    }
    const ObjectRef object = m_before.object(result.node), now = m_now.object(at.node);
    return !now || object.info == now.info ? result : Address{result.node};
}

void Draft::note(Loss::Kind kind, const Address &at, Message message)
{
    const Address address = before(at);
    const auto [first, last] = m_noted.equal_range(address);
    for (auto row = first; row != last; ++row)
        if (const Loss &known = m_result.losses[row->second]; known.kind == kind && known.message == message)
            return;
    m_noted.emplace(address, m_result.losses.size());
    m_result.losses.push_back({kind, address, pathOf(m_before, address), std::move(message)});
}

void Draft::noteLayout()
{
    const MdxLayout *layout = m_before.mdxLayout();
    if (!layout)
        return;
    for (const auto &[key, object] : layout->objects) {
        const NodeId id = key.node;
        if (!m_before.contains(id))
            continue;
        if (!object.tail.empty())
            note(m_now.contains(id) ? Loss::Guessed : Loss::Lost, {id},
                 {QT_TRANSLATE_NOOP(
                      "Message",
                      "%1 bytes at the end of the object are unknown; they are kept as long as the object exists"),
                  {object.tail.size()}});
        const bool hasBlocks = m_now.data.dialect == WowAlpha, hasBatches = hasBlocks && m_now.data.version >= 1500;
        if (!hasBlocks && !object.blockTail.empty())
            note(Loss::Lost, {id},
                 {QT_TRANSLATE_NOOP("Message", "%1 unknown bytes inside the object can no longer be stored"),
                  {object.blockTail.size()}});
        if (!hasBatches && object.batch && isUnusual(*object.batch))
            note(Loss::Lost, {id},
                 QT_TRANSLATE_NOOP("Message", "unknown numbers of the batch can no longer be stored"));
        if (object.statedSize >= 0)
            note(Loss::Changed, {id},
                 QT_TRANSLATE_NOOP(
                     "Message",
                     "the declared size, which excluded the tracks, is corrected where the object's size changes"));
    }
    const bool keepsTails = layout->dialect == m_now.data.dialect;
    if (!layout->chunkTails.empty() && !keepsTails)
        note(Loss::Lost, {RootNode},
             QT_TRANSLATE_NOOP("Message", "unknown bytes at the end of chunks can no longer be stored"));
    if ((!layout->chunkTails.empty() && keepsTails) || !layout->fileTail.empty())
        note(Loss::Guessed, {RootNode},
             QT_TRANSLATE_NOOP("Message", "unknown bytes at the end of chunks or of the file are kept"));
    for (const Opaque &opaque : m_before.data.opaques)
        note(Loss::Guessed, {m_before.data.opaques.ids[std::size_t(&opaque - m_before.data.opaques.items.data())]},
             {QT_TRANSLATE_NOOP("Message", "the chunk %1 is unknown and is kept as is"),
              {std::string(opaque.tag.view())}});
}

Result<std::unique_ptr<Model>> Draft::readAgain()
{
    Diagnostics diagnostics;
    if (m_now.data.encoding == Text) {
        return MdlReader(QByteArray::fromStdString(MdlWriter(m_now).write()), diagnostics).read();
    }
    const ByteWriter file = MdxWriter(m_now).write();
    const std::uint32_t version = m_now.data.version;
    if (isSharedVersion(version) && guessDialect(file.bytes(), version).dialect != m_now.data.dialect)
        note(Loss::Guessed, {RootNode},
             QT_TRANSLATE_NOOP("Message", "the file will not identify its game; choose the game when opening it"));
    return MdxReader(file.bytes(), diagnostics, m_now.data.dialect).read();
}

void Draft::proveAgain()
{
    const auto again = readAgain();
    if (!again)
        return note(Loss::Lost, {RootNode}, again.error().message);
    constexpr std::size_t limit = 100;
    for (const Difference &difference : diffModels(m_now, **again, limit)) {
        const auto target = parsePath(m_now, difference.path);
        const FieldRef ref = target ? m_now.field(target->address) : FieldRef();
        if (ref && ref.field->isOnDisk(m_now.ctx(), ref.object))
            note(Loss::Lost, target->address,
                 {QT_TRANSLATE_NOOP("Message", "“%1” is read back from the file as “%2”"),
                  {difference.before, difference.after}});
    }
}

ModelConversion Draft::finish()
{
    // Objects of the draft become those of the model: new objects must not reuse their identities.
    while (m_before.nextId() < m_now.nextId())
        m_before.newId();
    std::unordered_map<NodeId, std::size_t> order;
    walkFields(m_before, [&](const Address &address, const FieldInfo &, const void *, const void *) {
        order.emplace(address.node, order.size());
    });
    const auto place = [&](const Loss &loss) {
        return std::tuple(order[loss.address.node], std::uint16_t(loss.address.field + 1),
                          std::uint16_t(loss.address.leaf + 1));
    };
    std::stable_sort(m_result.losses.begin(), m_result.losses.end(),
                     [&](const Loss &a, const Loss &b) { return place(a) < place(b); });
    return std::move(m_result);
}

void become(Draft &draft, EditBuilder &edit, NodeId object, const void *wanted)
{
    const ObjectRef now = draft.now().object(object);
    for (std::size_t i = 0; i < now.info->fields.size(); ++i) {
        const FieldInfo &field = now.info->fields[i];
        if (!isOfWarcraft(field))
            continue;
        const Address address{object, std::uint16_t(i)};
        if (field.type->kind != Kind::List) {
            if (!equalValues(*field.type, field.in(now.data), field.in(wanted)))
                edit.set(address, Value(*field.type, field.in(wanted)));
            continue;
        }
        const ListOps &ops = *field.type->list;
        Value items(*field.type, field.in(wanted));
        const std::vector<NodeId> ids = ops.ids(field.in(now.data));
        const std::size_t count = ops.size(items.data()), common = std::min(ids.size(), count);
        for (std::size_t row = 0; row < common; ++row)
            become(draft, edit, ids[row], ops.at(items.data(), row));
        edit.remove(std::span(ids).subspan(common));
        if (count > common) {
            Value added(*field.type);
            ops.extract(items.data(), common, count - common, added.data());
            for (const NodeId id : edit.insert(address, -1, std::move(added)))
                draft.madeOf(id, ids.empty() ? object : ids.front());
        }
    }
}

void compareObjects(const StructInfo &info, NodeId object, const void *a, const void *b, const VisitDifference &visit)
{
    for (std::size_t i = 0; i < info.fields.size(); ++i) {
        const FieldInfo &field = info.fields[i];
        void *first = const_cast<void *>(field.in(a)), *second = const_cast<void *>(field.in(b));
        const Address address{object, std::uint16_t(i)};
        if (!isOfWarcraft(field) || equalValues(*field.type, first, second))
            continue;
        if (field.type->kind != Kind::List) {
            visit(address, field, first, second);
            continue;
        }
        const ListOps &ops = *field.type->list;
        for (std::size_t row = 0; row < ops.size(first); ++row) {
            if (row < ops.size(second))
                compareObjects(field.type->element->structure(), ops.ids(first)[row], ops.at(first, row),
                               ops.at(second, row), visit);
            else
                visit({ops.ids(first)[row]}, field, ops.at(first, row), nullptr);
        }
    }
}

} // namespace sinew::mdx
