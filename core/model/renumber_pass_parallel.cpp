// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of RenumberPass that keeps arrays and lists in step with the objects they run parallel to.

#include "core/model/renumber_pass.h"

#include "core/model/walk.h"

namespace sinew {

void RenumberPass::parallelArrays()
{
    std::vector<std::pair<Address, const FieldInfo *>> fields;
    walkFields(m_model, [&](const Address &address, const FieldInfo &f, const void *, const void *) {
        if (f.reference.kind == RefKind::Parallel && f.type->kind == Kind::Array)
            fields.emplace_back(address, &f);
    });
    for (const auto &[address, f] : fields)
        parallelArray(address, *f);
}

void RenumberPass::parallelArray(const Address &address, const FieldInfo &field)
{
    /// The elements of one domain: those that exist, and those of a complete array.
    struct Section
    {
        const DomainNumbers *numbers;
        std::int64_t before, present, owned, after, count;
    };
    const auto set = m_setAt.find(address);
    const Value current =
        set != m_setAt.end() ? m_changes[set->second].other : Value(*field.type, m_model.field(address).data);
    const auto *old = static_cast<const ArrayBase *>(current.data());
    std::vector<Section> sections;
    std::int64_t before = 0, after = 0;
    bool changed = false, complete = true;
    for (const char *domain : {field.reference.domain, field.reference.alsoDomain}) {
        const DomainNumbers *numbers = numbersFor(domain);
        if (!numbers)
            continue;
        Section section{numbers, before, 0, numbers->before.end(), after, 0};
        section.present = complete ? std::clamp<std::int64_t>(std::int64_t(old->size()) - before, 0, section.owned) : 0;
        complete = complete && section.present == section.owned;
        // An array that ends early still ends after the same object.
        section.count = complete ? numbers->endAfter : 0;
        for (std::int64_t from = 0; from < section.present && !complete; ++from)
            section.count = std::max(section.count, 1 + (numbers->before.target(from) == NoNode ? numbers->shifted(from)
                                                                                                : numbers->of(from)));
        // Unless what takes its place has a number far beyond: keys are whatever the file says.
        if (!complete)
            section.count = std::min(section.count, std::max(section.present + std::int64_t(numbers->taken.size()),
                                                             std::int64_t(numbers->after.size())));
        before += section.owned;
        after += section.count;
        changed = changed || numbers->changed;
        sections.push_back(section);
    }
    if (!changed || old->isEmpty())
        return;
    // Elements without an owner (a longer array) follow the owned ones, as before.
    const std::int64_t extra = complete ? std::int64_t(old->size()) - before : 0;
    const std::size_t width = field.type->element->size;
    Value value(*field.type);
    std::byte *bytes = static_cast<ArrayBase *>(value.data())->resetRaw(std::size_t(after + extra), width);
    const Value blank(*field.type->element);
    for (std::int64_t i = 0; i < after; ++i)
        std::memcpy(bytes + std::size_t(i) * width, blank.data(), width);
    for (const Section &section : sections) {
        const auto copy = [&](std::int64_t from, std::int64_t to) {
            if (from >= 0 && from < section.present && to >= 0 && to < section.count)
                std::memcpy(bytes + std::size_t(section.after + to) * width,
                            old->raw() + std::size_t(section.before + from) * width, width);
        };
        for (std::int64_t from = 0; from < section.present; ++from)
            if (section.numbers->before.target(from) == NoNode)
                copy(from, section.numbers->shifted(from));
        for (const auto &[id, number] : section.numbers->after) {
            const auto copied = m_builder.m_copiedFrom.find(id);
            copy(section.numbers->before.number(copied == m_builder.m_copiedFrom.end() ? id : copied->second), number);
        }
    }
    if (extra > 0)
        std::memcpy(bytes + std::size_t(after) * width, old->raw() + std::size_t(before) * width,
                    std::size_t(extra) * width);
    pendingValue(address) = std::move(value);
}

/// The items a list that runs parallel to another gets for inserted objects: copies of the originals' items, or new
/// ones.
Value RenumberPass::parallelItems(const TypeInfo &type, void *list, const ListEdit &edit, const Change &insertion) const
{
    Value items(type);
    for (const NodeId owner : insertion.other.type().list->ids(const_cast<void *>(insertion.other.data()))) {
        void *fresh = type.list->append(items.data());
        const auto copied = m_builder.m_copiedFrom.find(owner);
        const auto row = copied == m_builder.m_copiedFrom.end()
                             ? edit.before.end()
                             : std::find(edit.before.begin(), edit.before.end(), copied->second);
        if (row != edit.before.end()) {
            Value copy(*type.element, type.list->at(list, std::size_t(row - edit.before.begin())));
            type.element->swap(fresh, copy.data());
        }
    }
    return items;
}

const RenumberPass::ListEdit *RenumberPass::leadingEdit(const FieldInfo &field, std::size_t size) const
{
    if (field.reference.kind != RefKind::Parallel || field.type->kind != Kind::List)
        return nullptr;
    const Domain *domain = m_model.info().domain(field.reference.domain);
    const ListEdit *edit = domain ? m_builder.findListEdit({RootNode, domain->lists.front()}) : nullptr;
    // Lists of another length were never in step; they stay unchanged.
    return edit && edit->before != edit->after && size == edit->before.size() ? edit : nullptr;
}

void RenumberPass::parallelLists()
{
    std::vector<std::pair<Address, const ListEdit *>> followers;
    walkFields(m_model, [&](const Address &address, const FieldInfo &f, const void *data, const void *) {
        if (f.type->kind == Kind::List)
            if (const ListEdit *edit = leadingEdit(f, f.type->list->size(data));
                edit && !m_builder.isBeingRemoved(address.node))
                followers.emplace_back(address, edit);
    });
    for (const auto &[address, leader] : followers) {
        const FieldRef ref = m_model.field(address);
        auto &mirror = m_builder.listEdit(address);
        if (!mirror.steps.empty()) {
            m_builder.fail(
                QT_TRANSLATE_NOOP("Message", "this list follows another one that is edited in the same step"), address);
            return;
        }
        for (const Change &step : leader->steps) {
            if (step.kind == Change::Insert) {
                m_builder.insertAt(address, step.first, parallelItems(*ref.type, ref.data, *leader, step));
                continue;
            }
            mirror.steps.push_back({step.kind, address, step.first, step.count, step.to});
            // Row arithmetic only requires the right length.
            if (step.kind == Change::Remove)
                mirror.after.erase(mirror.after.begin() + step.first, mirror.after.begin() + step.first + step.count);
        }
    }
    // The same inside inserted items.
    for (const auto &edit : m_builder.m_lists)
        for (Change &insertion : edit->steps)
            if (insertion.kind == Change::Insert)
                for (std::size_t i = 0; i < insertion.other.type().list->size(insertion.other.data()); ++i)
                    followInside(insertion.other.type().element->structure(),
                                 insertion.other.type().list->at(insertion.other.data(), i));
}

void RenumberPass::followInside(const StructInfo &info, void *object)
{
    for (const FieldInfo &f : info.fields) {
        if (f.type->kind != Kind::List)
            continue;
        void *list = f.in(object);
        const ListOps &ops = *f.type->list;
        const ListEdit *leader = leadingEdit(f, ops.size(list));
        const Value before = leader ? Value(*f.type, list) : Value();
        for (std::size_t i = 0; leader && i < leader->steps.size(); ++i) {
            const Change &step = leader->steps[i];
            Value items(*f.type);
            if (step.kind == Change::Insert) {
                items = parallelItems(*f.type, const_cast<void *>(before.data()), *leader, step);
                EditBuilder::giveIds(m_model, *f.type, items.data());
                ops.insert(list, std::size_t(step.first), items.data());
            } else if (step.kind == Change::Remove) {
                ops.extract(list, std::size_t(step.first), std::size_t(step.count), items.data());
            } else {
                ops.move(list, std::size_t(step.first), std::size_t(step.count), std::size_t(step.to));
            }
        }
        for (std::size_t i = 0; !leader && i < ops.size(list); ++i)
            followInside(f.type->element->structure(), ops.at(list, i));
    }
}

} // namespace sinew
