// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/renumber_pass.h"

#include "core/model/path.h"
#include "core/model/walk.h"

#include <algorithm>
#include <set>

namespace sinew {

namespace {

Address keyAddress(const KeyPlace &place, NodeId item)
{
    Address address = place.address;
    address.node = item;
    return address;
}

bool setsIntegers(const FieldInfo &f)
{
    return f.reference.kind == RefKind::Row || f.reference.kind == RefKind::Key;
}

/// Calls visit(type, data) for every integer of a field's value that is a reference.
template<class Visit>
void eachInteger(const FieldInfo &f, void *data, const Visit &visit)
{
    const auto elements = [&](std::byte *bytes, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            if (i % f.reference.stride < f.reference.used)
                visit(*f.type->element, bytes + i * f.type->element->size);
    };
    switch (f.type->kind) {
    case Kind::Integer:
        visit(*f.type, data);
        break;
    case Kind::FixedArray:
        elements(static_cast<std::byte *>(data), f.type->components);
        break;
    case Kind::Array:
        if (auto *array = static_cast<ArrayBase *>(data); !array->isEmpty())
            elements(array->editRaw(f.type->element->size), array->size());
        break;
    case Kind::Curve: {
        auto *curve = static_cast<CurveBase *>(data);
        const std::size_t width = f.type->element->valueSize();
        for (int part = 0; part < (curve->hasTangents() ? 3 : 1) && curve->size(); ++part) {
            std::byte *bytes = curve->editRawPart(part, width);
            for (std::size_t i = 0; i < curve->size(); ++i)
                visit(*f.type->element, bytes + i * width);
        }
        break;
    }
    default:
        break;
    }
}

/// The field by which objects of a domain refer to each other as a hierarchy (a bone's parent), null if there is none.
const FieldInfo *ownLink(const StructInfo &info, std::string_view domain)
{
    const auto found = std::find_if(info.fields.begin(), info.fields.end(), [&](const FieldInfo &field) {
        return field.reference.onDelete == OnDelete::TakeOver && field.reference.domain &&
               domain == field.reference.domain;
    });
    return found == info.fields.end() ? nullptr : &*found;
}

} // namespace

void RenumberPass::run()
{
    if (m_builder.m_lists.empty() && m_builder.m_references.empty()) {
        for (Change &set : m_builder.m_sets)
            addSet(std::move(set));
        return;
    }
    for (const Domain &domain : m_model.info().domains)
        m_domains.push_back(numbersOf(domain));
    const bool changed =
        std::any_of(m_domains.begin(), m_domains.end(), [](const DomainNumbers &n) { return n.changed; });
    if (!changed) {
        for (Change &set : m_builder.m_sets)
            addSet(std::move(set));
        return pendingReferences();
    }
    ownValues();
    if (!m_builder.m_removed.empty() && m_builder.m_fixer)
        customReferences();
    for (const DomainNumbers &numbers : m_domains)
        if (numbers.changed)
            references(numbers);
    for (const DomainNumbers &numbers : m_domains)
        if (numbers.changed && numbers.domain->keyStruct)
            keys(numbers);
    parallelArrays();
    insertedItems();
    parallelLists();
    pendingReferences();
}

void RenumberPass::addSet(Change change)
{
    if (change.kind == Change::Set)
        m_setAt[change.at] = m_changes.size();
    m_changes.push_back(std::move(change));
}

Value &RenumberPass::pendingValue(const Address &address)
{
    if (const auto set = m_setAt.find(address); set != m_setAt.end())
        return m_changes[set->second].other;
    const FieldRef ref = m_model.field(address);
    addSet({Change::Set, address, 0, 0, 0, Value(*ref.type, ref.data)});
    return m_changes.back().other;
}

DomainNumbers RenumberPass::numbersOf(const Domain &domain) const
{
    DomainNumbers numbers{&domain, DomainIndex(m_model, domain), {}, {}};
    for (const std::uint16_t list : domain.lists) {
        const ListEdit *edit = m_builder.findListEdit({RootNode, list});
        numbers.changed = numbers.changed || (edit && edit->before != edit->after);
    }
    if (domain.keyStruct)
        keyNumbers(numbers);
    else
        rowNumbers(numbers);
    if (!numbers.changed)
        return numbers;
    // Of several objects with one key, one that stays keeps the references.
    for (const NodeId id : numbers.before.members())
        if (const auto now = numbers.after.find(id); now != numbers.after.end())
            numbers.moved.emplace(numbers.before.number(id), now->second);
    for (const NodeId id : numbers.before.members()) {
        const auto successor = numbers.after.find(m_builder.successorOf(id));
        numbers.moved.emplace(numbers.before.number(id), successor == numbers.after.end() ? -1 : successor->second);
    }
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
}

void RenumberPass::keyNumbers(DomainNumbers &numbers) const
{
    // Keys in ascending order, gaps kept: the file's own numbering is changed no more than the edit requires.
    std::unordered_set<NodeId> gone(numbers.before.members().begin(), numbers.before.members().end()), inserted;
    for (const std::uint16_t list : numbers.domain->lists) {
        const ListEdit *edit = m_builder.findListEdit({RootNode, list});
        const FieldRef ref = m_model.field({RootNode, list});
        for (const NodeId id : edit ? edit->after : ref.type->list->ids(ref.data))
            gone.erase(id);
        if (edit)
            inserted.insert(edit->inserted.begin(), edit->inserted.end());
    }
    std::set<std::int64_t> vacated;
    for (const NodeId id : gone)
        if (numbers.before.number(id) >= 0)
            vacated.insert(numbers.before.number(id));
    for (const NodeId id : numbers.before.members())
        if (!gone.count(id))
            vacated.erase(numbers.before.number(id)); // another object has the same key
    numbers.vacated.assign(vacated.begin(), vacated.end());

    for (const NodeId id : numbers.before.members())
        if (!gone.count(id))
            numbers.after[id] = numbers.shifted(numbers.before.number(id));
    std::int64_t next = 0; // the key after the last object of the lists seen so far
    for (const std::uint16_t list : numbers.domain->lists) {
        const ListEdit *edit = m_builder.findListEdit({RootNode, list});
        const FieldRef ref = m_model.field({RootNode, list});
        for (const NodeId id : edit ? edit->after : ref.type->list->ids(ref.data)) {
            if (inserted.count(id)) {
                // New keys ascend, so each is what this number will be once all new objects before it are there.
                numbers.taken.push_back(next - std::int64_t(numbers.taken.size()));
                numbers.after[id] = next++;
            } else {
                next = std::max(next, numbers.raised(numbers.after[id]) + 1);
            }
        }
    }
    for (auto &[id, key] : numbers.after) {
        if (!inserted.count(id))
            key = numbers.raised(key);
        numbers.endAfter = std::max(numbers.endAfter, key + 1);
    }
}

const DomainNumbers *RenumberPass::numbersFor(const char *domain) const
{
    for (const DomainNumbers &numbers : m_domains)
        if (domain && std::string_view(domain) == numbers.domain->name)
            return &numbers;
    return nullptr;
}

std::int64_t RenumberPass::mapped(std::string_view domain, std::int64_t old) const
{
    for (const DomainNumbers &numbers : m_domains)
        if (domain == numbers.domain->name)
            return numbers.of(old);
    return old;
}

std::int64_t RenumberPass::replacement(const FieldInfo &field, std::int64_t old, const DomainNumbers &numbers) const
{
    if (numbers.of(old) != -1 || field.reference.onDelete != OnDelete::TakeOver)
        return numbers.of(old);
    // Up the chain of deleted objects to the first one that stays.
    for (std::size_t steps = 0; steps <= numbers.before.members().size(); ++steps) {
        const NodeId target = numbers.before.target(old);
        if (target == NoNode)
            return -1;
        const ObjectRef object = m_model.object(target);
        const FieldInfo *up = numbers.domain->keyStruct ? &field : ownLink(*object.info, numbers.domain->name);
        if (!up)
            return -1;
        const std::byte *holder =
            static_cast<const std::byte *>(object.data) + keyPlace(*numbers.domain, *object.info).holder;
        old = readInteger(*up->type, up->in(holder));
        if (isNoneReference(up->reference, *up->type, old))
            return -1;
        if (numbers.of(old) != -1)
            return numbers.of(old);
    }
    return -1;
}

void RenumberPass::store(const TypeInfo &type, void *data, std::int64_t number, const Address &at)
{
    writeInteger(type, data, number);
    // −1 is all bits set in any width; any other number must read back unchanged.
    if (number != -1 && readInteger(type, data) != number)
        m_builder.fail(
            Message(QT_TRANSLATE_NOOP("Message", "the object's new number %1 can't be stored here"), {number}), at);
}

void RenumberPass::mapGlobalSequence(CurveBase &curve, std::size_t width)
{
    const DomainNumbers *numbers = numbersFor(m_model.info().globalSequenceDomain);
    CurveBase::Header header = curve.header();
    if (!numbers || !numbers->changed || !curve.isPresent() || header.globalSequence == -1)
        return;
    const std::int64_t now = numbers->of(header.globalSequence);
    if (now == header.globalSequence)
        return;
    header.globalSequence = std::int32_t(now);
    curve.setHeaderRaw(header, width);
}

void RenumberPass::mapNumbers(const FieldInfo &field, void *data, const Address &at)
{
    if (field.type->kind == Kind::Curve)
        mapGlobalSequence(*static_cast<CurveBase *>(data), field.type->element->valueSize());
    const DomainNumbers *numbers = setsIntegers(field) ? numbersFor(field.reference.domain) : nullptr;
    if (!numbers || !numbers->changed)
        return;
    eachInteger(field, data, [&](const TypeInfo &type, void *integer) {
        const std::int64_t old = readInteger(type, integer);
        if (isNoneReference(field.reference, type, old))
            return;
        const std::int64_t number = replacement(field, old, *numbers);
        if (number == -1 && field.reference.onDelete == OnDelete::Refuse)
            m_builder.fail(Message(QT_TRANSLATE_NOOP("Message", "%1 is still used here"),
                                   {pathOf(m_model, {numbers->before.target(old)})}),
                           at);
        else if (number != old)
            store(type, integer, number == -1 ? field.reference.none : number, at);
    });
}

void RenumberPass::mapValue(const FieldInfo &field, void *data, const Address &at)
{
    mapNumbers(field, data, at);
    const Ctx ctx = m_model.ctx();
    const auto inside = [&](const Address &, const FieldInfo &f, void *value, void *object) {
        if (f.isOnDisk(ctx, object))
            mapNumbers(f, value, at);
    };
    const auto all = [](const StructInfo &) { return true; };
    if (field.type->kind == Kind::Struct)
        walkFields(field.type->structure(), data, NoNode, inside, all);
    else if (field.type->kind == Kind::List)
        for (std::size_t row = 0; row < field.type->list->size(data); ++row)
            walkFields(field.type->element->structure(), field.type->list->at(data, row), NoNode, inside, all);
}

/// The user's own values come first; numbers in them are those of the present model and are renumbered like all others.
/// If a field may be rewritten, edits of its parts become one edit of the whole, so that nothing is lost.
void RenumberPass::ownValues()
{
    for (Change &change : m_builder.m_sets) {
        const Address whole = change.at.whole();
        const FieldRef ref = m_model.field(whole);
        const bool rewritten = ref.field->reference.kind != RefKind::None || ref.type->kind == Kind::Curve;
        const bool part = change.kind == Change::Splice || change.at.hasElement();
        if (!part || !rewritten)
            addSet(std::move(change));
        else if (!EditBuilder::applyPart(change, pendingValue(whole)))
            m_builder.fail(QT_TRANSLATE_NOOP("Message", "the range is outside the data"), whole);
    }
    for (Change &change : m_changes) {
        if (change.kind != Change::Set || change.at.hasElement())
            continue;
        mapValue(*m_model.field(change.at).field, change.other.data(), change.at);
        m_settled.insert(change.at);
    }
}

void RenumberPass::customReferences()
{
    ChangeSet fixed;
    const Status done = m_builder.m_fixer->detach(
        m_model, m_builder.m_removed, [this](std::string_view domain, std::int64_t old) { return mapped(domain, old); },
        fixed);
    if (!done)
        return m_builder.fail(done.error().message, {});
    for (Change &change : fixed) {
        if (m_setAt.count(change.at))
            return m_builder.fail(
                QT_TRANSLATE_NOOP("Message", "this can't be set in the step that removes what it refers to"),
                change.at);
        m_settled.insert(change.at);
        addSet(std::move(change));
    }
}

void RenumberPass::references(const DomainNumbers &numbers)
{
    std::vector<FoundReference> stale;
    forEachReference(m_model, numbers.domain->name, [&](const FoundReference &reference) {
        if (numbers.of(reference.number) != reference.number)
            stale.push_back(reference);
    });
    AddressSet done; // curves and arrays are mapped as a whole, once
    for (const FoundReference &reference : stale) {
        const Address whole = reference.address.whole();
        const bool bulk = reference.field->isContainer() && !reference.globalSequence;
        if (m_settled.count(whole) || m_settled.count({whole.node, whole.field}) ||
            m_builder.isBeingRemoved(whole.node))
            continue;
        if (bulk && !done.insert(whole).second)
            continue;
        Value &value = pendingValue(whole);
        if (reference.globalSequence) {
            mapGlobalSequence(*static_cast<CurveBase *>(value.data()), value.type().element->valueSize());
        } else if (bulk) {
            eachInteger(*reference.field, value.data(), [&](const TypeInfo &type, void *integer) {
                const std::int64_t old = readInteger(type, integer);
                const std::int64_t number =
                    isNoneReference(reference.field->reference, type, old) ? old : numbers.of(old);
                if (number != old)
                    store(type, integer, number == -1 ? reference.field->reference.none : number, whole);
            });
        } else {
            const std::int64_t number = replacement(*reference.field, reference.number, numbers);
            store(value.type(), value.data(), number == -1 ? reference.field->reference.none : number, whole);
        }
    }
}

void RenumberPass::keys(const DomainNumbers &numbers)
{
    for (const NodeId id : numbers.before.members()) {
        const auto now = numbers.after.find(id);
        if (now == numbers.after.end() || now->second == numbers.before.number(id))
            continue;
        const Address at = keyAddress(keyPlace(*numbers.domain, *m_model.object(id).info), id);
        Value &key = pendingValue(at);
        store(key.type(), key.data(), now->second, at);
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
            const auto map = [&](const Address &, const FieldInfo &f, void *data, void *object) {
                if (f.isOnDisk(m_model.ctx(), object))
                    mapNumbers(f, data, edit->list);
            };
            for (std::size_t i = 0; i < type.list->size(step.other.data()); ++i)
                walkFields(item, type.list->at(step.other.data(), i), NoNode, map,
                           [](const StructInfo &) { return true; });
            for (const DomainNumbers &numbers : m_domains) {
                if (!numbers.domain->keyStruct || edit->list.node != RootNode ||
                    std::find(numbers.domain->lists.begin(), numbers.domain->lists.end(), edit->list.field) ==
                        numbers.domain->lists.end())
                    continue;
                const KeyPlace key = keyPlace(*numbers.domain, item);
                for (std::size_t i = 0; i < type.list->size(step.other.data()); ++i) {
                    const auto number = numbers.after.find(type.list->ids(step.other.data())[i]);
                    if (number != numbers.after.end())
                        store(*key.field->type,
                              key.field->in(static_cast<std::byte *>(type.list->at(step.other.data(), i)) + key.holder),
                              number->second, edit->list);
                }
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
            m_builder.fail(QT_TRANSLATE_NOOP("Message", "this field is not a reference"), pending.at);
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
            store(*ref.type, ref.data, number, pending.at);
        } else {
            Value &value = pendingValue(pending.at);
            store(value.type(), value.data(), number, pending.at);
        }
    }
}

} // namespace sinew
