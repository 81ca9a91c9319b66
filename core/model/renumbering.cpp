// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/renumbering.h"

#include "core/model/walk.h"

#include <algorithm>

namespace sinew {

namespace {

const FieldInfo &keyField(const Domain &domain, const StructInfo &item, std::size_t *outer = nullptr)
{
    const StructInfo *holder = &item;
    if (domain.keyStruct) {
        const FieldInfo &f = item.fields[std::size_t(item.indexOf(domain.keyStruct))];
        if (outer)
            *outer = f.offset;
        holder = &f.type->structure();
    }
    return holder->fields[std::size_t(holder->indexOf(domain.keyField))];
}

Address keyAddress(const Domain &domain, const StructInfo &item, NodeId node)
{
    if (!domain.keyStruct)
        return {node, std::uint16_t(item.indexOf(domain.keyField))};
    const int outer = item.indexOf(domain.keyStruct);
    const int leaf = item.fields[std::size_t(outer)].type->structure().indexOf(domain.keyField);
    return {node, std::uint16_t(outer), std::uint16_t(leaf)};
}

bool setsIntegers(const FieldInfo &f)
{
    return f.reference.kind == RefKind::Row || f.reference.kind == RefKind::Key;
}

/// Applies `map` to every reference number inside a field's value.
template<class Map>
void mapIntegers(const FieldInfo &f, void *data, const Map &map)
{
    const auto one = [&](const TypeInfo &type, void *at) {
        const std::int64_t old = readInteger(type, at);
        if (isNoneReference(f.reference, type, old))
            return;
        const std::int64_t number = map(old);
        if (number != old)
            writeInteger(type, at, number < 0 ? f.reference.none : number);
    };
    switch (f.type->kind) {
    case Kind::Integer:
        one(*f.type, data);
        break;
    case Kind::FixedArray:
        for (std::uint32_t i = 0; i < f.type->components; ++i)
            if (i % f.reference.stride < f.reference.used)
                one(*f.type->element, static_cast<std::byte *>(data) + std::size_t(i) * f.type->element->size);
        break;
    case Kind::Array: {
        auto *array = static_cast<ArrayBase *>(data);
        const std::size_t count = array->size(), width = f.type->element->size;
        std::byte *bytes = array->editRaw(width);
        for (std::size_t i = 0; i < count; ++i)
            if (i % f.reference.stride < f.reference.used)
                one(*f.type->element, bytes + i * width);
        break;
    }
    case Kind::Curve: {
        auto *curve = static_cast<CurveBase *>(data);
        const std::size_t width = f.type->element->valueSize();
        for (int part = 0; part < (curve->hasTangents() ? 3 : 1); ++part) {
            std::byte *bytes = curve->editRawPart(part, width);
            for (std::size_t i = 0; i < curve->size(); ++i)
                one(*f.type->element, bytes + i * width);
        }
        break;
    }
    default:
        break;
    }
}

} // namespace

void EditBuilder::renumber(ChangeSet &changes)
{
    RenumberPass(*this, changes).run();
}

void RenumberPass::run()
{
    for (const Domain &domain : m_model.info().domains)
        m_domains.push_back(numbersOf(domain));
    // The user's own values come first; numbers in them are those of the model as it is and are renumbered like all.
    for (Change &set : m_builder.m_sets)
        m_changes.push_back(std::move(set));
    const bool changed = std::any_of(m_domains.begin(), m_domains.end(), [](const DomainNumbers &n) { return n.changed; });
    if (changed) {
        if (!m_builder.m_removed.empty() && m_builder.m_fixer)
            customReferences();
        for (const DomainNumbers &numbers : m_domains)
            if (numbers.changed)
                references(numbers);
        for (const DomainNumbers &numbers : m_domains)
            if (numbers.changed && numbers.domain->keyField)
                keys(numbers);
        parallelArrays();
        insertedItems();
        parallelLists();
    }
    pendingReferences();
}

DomainNumbers RenumberPass::numbersOf(const Domain &domain) const
{
    DomainNumbers numbers{&domain, DomainIndex(m_model, domain), {}, {}};
    for (const std::uint16_t list : domain.lists) {
        const ListEdit *edit = m_builder.findListEdit({RootNode, list});
        numbers.changed = numbers.changed || (edit && edit->before != edit->after);
    }
    if (domain.keyField)
        keyNumbers(numbers);
    else
        rowNumbers(numbers);
    return numbers;
}

void RenumberPass::rowNumbers(DomainNumbers &numbers) const
{
    for (const std::uint16_t list : numbers.domain->lists) {
        const ListEdit *edit = m_builder.findListEdit({RootNode, list});
        const FieldRef ref = m_model.field({RootNode, list});
        for (const NodeId id : edit ? edit->after : ref.type->list->ids(ref.data))
            numbers.after[id] = numbers.endAfter++;
    }
    if (!numbers.changed)
        return;
    for (const NodeId id : numbers.before.members()) {
        const auto now = numbers.after.find(id);
        numbers.moved[numbers.before.number(id)] = now == numbers.after.end() ? -1 : now->second;
    }
}

void RenumberPass::keyNumbers(DomainNumbers &numbers) const
{
    // Keys in ascending order, gaps kept: the file's own numbering is changed no further than the edit needs.
    std::vector<std::pair<std::int64_t, NodeId>> order;
    for (const NodeId id : numbers.before.members())
        order.emplace_back(numbers.before.number(id), id);
    if (numbers.changed) {
        std::vector<std::int64_t> gone;
        for (const std::uint16_t list : numbers.domain->lists)
            if (const ListEdit *edit = m_builder.findListEdit({RootNode, list}))
                for (const NodeId id : edit->before)
                    if (std::find(edit->after.begin(), edit->after.end(), id) == edit->after.end()) {
                        gone.push_back(numbers.before.number(id));
                        std::erase_if(order, [id](const auto &entry) { return entry.second == id; });
                    }
        std::sort(gone.begin(), gone.end());
        for (auto &[key, id] : order)
            key -= std::lower_bound(gone.begin(), gone.end(), key) - gone.begin();

        std::int64_t next = 0; // the key after the last object of the lists seen so far
        const auto keyOf = [&](NodeId id) {
            for (const auto &[key, other] : order)
                if (other == id)
                    return key;
            return std::int64_t(-1);
        };
        for (const std::uint16_t list : numbers.domain->lists) {
            const ListEdit *edit = m_builder.findListEdit({RootNode, list});
            const FieldRef ref = m_model.field({RootNode, list});
            for (const NodeId id : edit ? edit->after : ref.type->list->ids(ref.data)) {
                if (edit && std::find(edit->inserted.begin(), edit->inserted.end(), id) != edit->inserted.end()) {
                    for (auto &[key, other] : order)
                        key += key >= next;
                    order.emplace_back(next, id);
                }
                next = std::max(next, keyOf(id) + 1);
            }
        }
    }
    for (const auto &[key, id] : order) {
        numbers.after[id] = key;
        numbers.endAfter = std::max(numbers.endAfter, key + 1);
    }
    if (!numbers.changed)
        return;
    for (const NodeId id : numbers.before.members()) {
        const auto now = numbers.after.find(id);
        numbers.moved.emplace(numbers.before.number(id), now == numbers.after.end() ? -1 : now->second);
    }
}

std::int64_t RenumberPass::mapped(std::string_view domain, std::int64_t old) const
{
    for (const DomainNumbers &numbers : m_domains)
        if (domain == numbers.domain->name)
            return numbers.changed ? numbers.of(old) : old;
    return old;
}

Value &RenumberPass::pendingValue(const Address &address)
{
    for (Change &change : m_changes)
        if (change.kind == Change::Set && change.at == address)
            return change.other;
    const FieldRef ref = m_model.field(address);
    m_changes.push_back({Change::Set, address, 0, 0, 0, Value(*ref.type, ref.data)});
    return m_changes.back().other;
}

void RenumberPass::customReferences()
{
    ChangeSet fixed;
    const Status done = m_builder.m_fixer->detach(
        m_model, m_builder.m_removed,
        [this](std::string_view domain, std::int64_t old) { return mapped(domain, old); }, fixed);
    if (!done) {
        m_builder.fail(done.error().message, {});
        return;
    }
    for (Change &change : fixed) {
        m_settled.push_back(change.at);
        m_changes.push_back(std::move(change));
    }
}

std::int64_t RenumberPass::replacement(const FoundReference &reference, const DomainNumbers &numbers) const
{
    std::int64_t number = numbers.of(reference.number);
    if (number >= 0 || reference.globalSequence || reference.field->reference.onDelete != OnDelete::TakeOver)
        return number;
    // Up the chain of deleted objects to the first that stays.
    std::int64_t old = reference.number;
    for (std::size_t steps = 0; steps <= numbers.before.members().size(); ++steps) {
        const NodeId target = numbers.before.target(old);
        if (target == NoNode)
            return -1;
        const ObjectRef object = m_model.object(target);
        std::size_t outer = 0;
        keyField(*numbers.domain, *object.info, &outer);
        const std::byte *holder = static_cast<const std::byte *>(object.data) + outer;
        old = readInteger(*reference.field->type, reference.field->in(holder));
        if (isNoneReference(reference.field->reference, *reference.field->type, old))
            return -1;
        if (numbers.of(old) >= 0)
            return numbers.of(old);
    }
    return -1;
}

void RenumberPass::references(const DomainNumbers &numbers)
{
    std::vector<FoundReference> stale;
    forEachReference(m_model, numbers.domain->name, [&](const FoundReference &reference) {
        if (numbers.of(reference.number) != reference.number)
            stale.push_back(reference);
    });
    std::vector<NodeId> removed = m_builder.m_removed;
    std::sort(removed.begin(), removed.end());
    const auto isGone = [&](NodeId id) {
        for (; id != NoNode && id != RootNode; id = m_model.parentOf(id))
            if (std::binary_search(removed.begin(), removed.end(), id))
                return true;
        return false;
    };
    std::vector<Address> done; // curves and arrays are mapped as a whole, once
    for (const FoundReference &reference : stale) {
        const Address whole = reference.address.whole();
        const bool bulk = reference.field->isContainer() && !reference.globalSequence;
        if (isGone(whole.node) || std::find(m_settled.begin(), m_settled.end(), whole) != m_settled.end())
            continue;
        if (bulk && std::find(done.begin(), done.end(), whole) != done.end())
            continue;
        Value &value = pendingValue(whole);
        if (reference.globalSequence) {
            auto *curve = static_cast<CurveBase *>(value.data());
            CurveBase::Header header = curve->header();
            header.globalSequence = std::int32_t(numbers.of(reference.number));
            curve->setHeaderRaw(header, value.type().element->valueSize());
        } else if (bulk) {
            mapIntegers(*reference.field, value.data(), [&](std::int64_t old) { return numbers.of(old); });
            done.push_back(whole);
        } else {
            const std::int64_t number = replacement(reference, numbers);
            const std::int64_t current = readInteger(value.type(), value.data());
            // A number that the user set in the same edit is mapped itself.
            const std::int64_t next = current == reference.number ? number : numbers.of(current);
            writeInteger(value.type(), value.data(), next < 0 ? reference.field->reference.none : next);
        }
    }
}

void RenumberPass::keys(const DomainNumbers &numbers)
{
    for (const NodeId id : numbers.before.members()) {
        const auto now = numbers.after.find(id);
        if (now == numbers.after.end() || now->second == numbers.before.number(id))
            continue;
        Value &key = pendingValue(keyAddress(*numbers.domain, *m_model.object(id).info, id));
        writeInteger(key.type(), key.data(), now->second);
    }
}

void RenumberPass::insertedItems()
{
    for (const auto &edit : m_builder.m_lists) {
        for (Change &step : edit->steps) {
            if (step.kind != Change::Insert)
                continue;
            const TypeInfo &type = step.other.type();
            const StructInfo &item = type.element->structure();
            const auto map = [&](const Address &, const FieldInfo &f, void *data, void *) {
                if (setsIntegers(f))
                    mapIntegers(f, data, [&](std::int64_t old) { return mapped(f.reference.domain, old); });
                if (f.type->kind == Kind::Curve && m_model.info().globalSequenceDomain) {
                    auto *curve = static_cast<CurveBase *>(data);
                    CurveBase::Header header = curve->header();
                    const std::int64_t now = header.globalSequence < 0 ? header.globalSequence
                                                                       : mapped(m_model.info().globalSequenceDomain, header.globalSequence);
                    if (curve->isPresent() && now != header.globalSequence) {
                        header.globalSequence = std::int32_t(now);
                        curve->setHeaderRaw(header, f.type->element->valueSize());
                    }
                }
            };
            for (std::size_t i = 0; i < type.list->size(step.other.data()); ++i)
                walkFields(item, type.list->at(step.other.data(), i), NoNode, map, [](const StructInfo &) { return true; });
            for (const DomainNumbers &numbers : m_domains) {
                if (!numbers.domain->keyField || edit->list.node != RootNode
                    || std::find(numbers.domain->lists.begin(), numbers.domain->lists.end(), edit->list.field) == numbers.domain->lists.end())
                    continue;
                std::size_t outer = 0;
                const FieldInfo &key = keyField(*numbers.domain, item, &outer);
                for (std::size_t i = 0; i < type.list->size(step.other.data()); ++i) {
                    const auto number = numbers.after.find(type.list->ids(step.other.data())[i]);
                    if (number != numbers.after.end())
                        writeInteger(*key.type, key.in(static_cast<std::byte *>(type.list->at(step.other.data(), i)) + outer), number->second);
                }
            }
        }
    }
}

void RenumberPass::parallelArrays()
{
    const auto numbersFor = [this](const char *name) -> const DomainNumbers * {
        for (const DomainNumbers &numbers : m_domains)
            if (name && std::string_view(name) == numbers.domain->name)
                return &numbers;
        return nullptr;
    };
    std::vector<std::pair<Address, const FieldInfo *>> fields;
    walkFields(m_model, [&](const Address &address, const FieldInfo &f, const void *, const void *) {
        if (f.reference.kind == RefKind::Parallel && f.type->kind == Kind::Array)
            fields.emplace_back(address, &f);
    });
    for (const auto &[address, f] : fields) {
        const DomainNumbers *sections[] = {numbersFor(f->reference.domain), numbersFor(f->reference.alsoDomain)};
        const FieldRef ref = m_model.field(address);
        const auto *old = static_cast<const ArrayBase *>(ref.data);
        const std::size_t width = ref.type->element->size;
        bool changed = false;
        std::int64_t total = 0;
        for (const DomainNumbers *section : sections)
            if (section) {
                changed = changed || section->changed;
                total += section->endAfter;
            }
        if (!changed || old->isEmpty())
            continue;
        // Elements that no object owns (a longer array) follow the owned ones, as before.
        std::int64_t owned = 0;
        for (const DomainNumbers *section : sections)
            owned += section ? section->before.end() : 0;
        const std::int64_t extra = std::max<std::int64_t>(0, std::int64_t(old->size()) - owned);
        Value value(*ref.type);
        auto *next = static_cast<ArrayBase *>(value.data());
        std::byte *bytes = next->resetRaw(std::size_t(total + extra), width);
        const Value blank(*ref.type->element);
        for (std::int64_t i = 0; i < total; ++i)
            std::memcpy(bytes + std::size_t(i) * width, blank.data(), width);
        std::int64_t baseBefore = 0, baseAfter = 0;
        for (const DomainNumbers *section : sections) {
            if (!section)
                continue;
            for (const auto &[id, number] : section->after) {
                NodeId source = id;
                if (const auto copied = m_builder.m_copiedFrom.find(id); copied != m_builder.m_copiedFrom.end())
                    source = copied->second;
                const std::int64_t from = section->before.number(source);
                if (from >= 0 && baseBefore + from < std::int64_t(old->size()) && number >= 0)
                    std::memcpy(bytes + std::size_t(baseAfter + number) * width, old->raw() + std::size_t(baseBefore + from) * width, width);
            }
            baseBefore += section->before.end();
            baseAfter += section->endAfter;
        }
        if (extra)
            std::memcpy(bytes + std::size_t(total) * width, old->raw() + std::size_t(owned) * width, std::size_t(extra) * width);
        pendingValue(address) = std::move(value);
    }
}

void RenumberPass::parallelLists()
{
    std::vector<std::pair<Address, const FieldInfo *>> fields;
    walkFields(m_model, [&](const Address &address, const FieldInfo &f, const void *, const void *) {
        if (f.reference.kind == RefKind::Parallel && f.type->kind == Kind::List)
            fields.emplace_back(address, &f);
    });
    for (const auto &[address, f] : fields) {
        const Domain *domain = m_model.info().domain(f->reference.domain);
        const ListEdit *edit = domain ? m_builder.findListEdit({RootNode, domain->lists.front()}) : nullptr;
        const FieldRef ref = m_model.field(address);
        // Lists of another length were never in step; they stay as they are.
        if (!edit || edit->before == edit->after || ref.type->list->size(ref.data) != edit->before.size())
            continue;
        const auto gone = std::any_of(m_builder.m_removed.begin(), m_builder.m_removed.end(), [&](NodeId id) {
            for (NodeId up = address.node; up != NoNode && up != RootNode; up = m_model.parentOf(up))
                if (up == id)
                    return true;
            return false;
        });
        if (gone)
            continue;
        auto &mirror = m_builder.listEdit(address);
        // listEdit may have moved the container of pointers, never the edits themselves.
        const ChangeSet &steps = m_builder.findListEdit({RootNode, domain->lists.front()})->steps;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Change &step = steps[i];
            if (step.kind == Change::Insert) {
                Value items(*ref.type);
                for (const NodeId owner : step.other.type().list->ids(const_cast<void *>(step.other.data()))) {
                    void *fresh = ref.type->list->append(items.data());
                    const auto copied = m_builder.m_copiedFrom.find(owner);
                    const auto row = copied == m_builder.m_copiedFrom.end()
                                         ? edit->before.end()
                                         : std::find(edit->before.begin(), edit->before.end(), copied->second);
                    if (row != edit->before.end()) {
                        Value copy(*ref.type->element, ref.type->list->at(ref.data, std::size_t(row - edit->before.begin())));
                        ref.type->element->swap(fresh, copy.data());
                    }
                }
                m_builder.insert(address, step.first, std::move(items));
            } else {
                mirror.steps.push_back({step.kind, address, step.first, step.count, step.to});
                // Row arithmetic only needs the length to be right.
                if (step.kind == Change::Remove)
                    mirror.after.erase(mirror.after.begin() + step.first, mirror.after.begin() + step.first + step.count);
            }
        }
    }
}

void RenumberPass::pendingReferences()
{
    for (const EditBuilder::Pending &pending : m_builder.m_references) {
        FieldRef ref = m_model.field(pending.at);
        const bool inserted = !ref;
        if (inserted)
            ref = m_builder.insertedField(pending.at);
        if (!ref || ref.type->kind != Kind::Integer || !setsIntegers(*ref.field)) {
            m_builder.fail(QT_TRANSLATE_NOOP("Message", "this field is no reference"), pending.at);
            continue;
        }
        std::int64_t number = ref.field->reference.none;
        for (const DomainNumbers &numbers : m_domains)
            if (std::string_view(ref.field->reference.domain) == numbers.domain->name && pending.target != NoNode) {
                const auto found = numbers.after.find(pending.target);
                if (found == numbers.after.end())
                    m_builder.fail(Message(QT_TRANSLATE_NOOP("Message", "the object does not belong to %1"),
                                           {std::string(numbers.domain->name)}),
                                   pending.at);
                else
                    number = found->second;
            }
        if (inserted) {
            writeInteger(*ref.type, ref.data, number);
        } else {
            Value &value = pendingValue(pending.at);
            writeInteger(value.type(), value.data(), number);
        }
    }
}

} // namespace sinew
