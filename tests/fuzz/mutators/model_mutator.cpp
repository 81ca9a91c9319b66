// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutators/model_mutator.h"

#include "core/model/walk.h"
#include "tests/fuzz/mutators/value_mutator.h"

#include <algorithm>
#include <utility>

namespace sinew::test {

namespace {

constexpr std::uint32_t mostChanges = 6;
constexpr std::size_t mostCopies = 40, mostObjects = 2000;
/// One in so many insertions fills the model up: what takes time or memory with the square of the objects does not show
/// with dozens of them.
constexpr std::size_t insertionsForOneThatFills = 24;

} // namespace

std::optional<ModelInput> ModelMutator::mutated(const ModelInput &input)
{
    const auto model = input.read();
    if (!model)
        return std::nullopt;
    const std::size_t bytes = std::size_t(input.files.primaryArray().size());
    m_manyCopies = bytes < m_largestBytes
                       ? (m_largestBytes - bytes) / std::max<std::size_t>(bytes / (model->objectCount() + 1), 16)
                       : 0;
    int made = 0;
    for (std::uint32_t changes = 1 + below(mostChanges); changes > 0; --changes) {
        std::optional<Change> change = next(*model);
        if (!change || !changeProblem(*model, *change).empty())
            continue;
        applyChange(*model, *change);
        ++made;
    }
    const auto written = input.format->write(*model, {.everyFile = true, .compact = below(8) == 0});
    if (made == 0 || !written)
        return std::nullopt;
    return ModelInput{input.format, savedFiles(*written, input.files), input.extra};
}

std::optional<Change> ModelMutator::next(const Model &model)
{
    std::vector<Place> fields, lists;
    walkFields(model, [&](const Address &address, const FieldInfo &f, const void *, const void *object) {
        if (f.type->kind == Kind::List)
            lists.push_back({address, &f});
        else if (f.type->kind != Kind::Struct && !f.derived && f.isOnDisk(model.ctx(), object))
            fields.push_back({address, &f});
    });
    if (!lists.empty() && (fields.empty() || below(3) == 0))
        return changeList(model, lists[below(lists.size())]);
    return fields.empty() ? std::nullopt : changeField(model, fields[below(fields.size())]);
}

std::optional<Change> ModelMutator::changeField(const Model &model, const Place &place)
{
    const FieldRef ref = model.field(place.address);
    Change change;
    change.at = place.address;
    change.other = Value(*ref.type, ref.data);
    ValueMutator(model, m_random).change(*place.field, *ref.type, change.other.data());
    return change;
}

std::size_t ModelMutator::copiesToInsert()
{
    if (m_manyCopies > mostCopies && below(insertionsForOneThatFills) == 0)
        return std::exchange(m_manyCopies, 0) / (1 + below(3));
    return below(4) ? 1 : 1 + below(mostCopies);
}

std::optional<Change> ModelMutator::changeList(const Model &model, const Place &place)
{
    const FieldRef ref = model.field(place.address);
    const ListOps &ops = *ref.type->list;
    const std::size_t size = ops.size(ref.data);
    Change change;
    change.at = place.address;
    change.first = int(below(size));
    switch (below(3)) {
    case 0:
        change.kind = Change::Remove;
        change.count = int(below(4) == 0 ? size - std::size_t(change.first) : std::min<std::size_t>(size, 1));
        break;
    case 1:
        change.kind = Change::Move;
        change.count = int(std::min<std::size_t>(size, 1));
        change.to = int(below(size));
        break;
    default: {
        if (model.objectCount() > mostObjects)
            return std::nullopt;
        change.kind = Change::Insert;
        change.other = Value(*ref.type);
        for (std::size_t copies = copiesToInsert(); copies > 0; --copies) {
            void *item = ops.append(change.other.data());
            if (size == 0 || below(4) == 0)
                continue; // left as in a new one
            Value copy(*ops.item, ops.at(ref.data, std::size_t(change.first)));
            clearIds(*ops.item, copy.data());
            ops.item->swap(item, copy.data());
        }
        giveMissingIds(model, *ref.type, change.other.data());
    }
    }
    return change;
}

} // namespace sinew::test
