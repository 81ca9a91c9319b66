// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/io/memory_budget.h"

namespace sinew {

namespace {

/// An id, and the object's place in the model's index.
constexpr std::uint64_t bytesPerObject = 16;

} // namespace

void MemoryBudget::addFile(std::uint64_t bytes)
{
    m_fileBytes += bytes;
    m_left += (bytesPerFileByte - proofPerFileByte) * bytes;
}

bool MemoryBudget::charge(std::uint64_t bytes)
{
    if (bytes > m_left)
        return false;
    m_left -= bytes;
    m_charged += bytes;
    return true;
}

bool MemoryBudget::chargeBlock(std::uint64_t count, std::uint64_t elementBytes)
{
    std::uint64_t bytes = 0;
    return !__builtin_mul_overflow(count, elementBytes, &bytes) && !__builtin_add_overflow(bytes, blockBytes, &bytes) &&
           charge(bytes);
}

bool MemoryBudget::chargeObjects(std::uint64_t count, std::uint64_t objectBytes)
{
    return objectBytes <= ~bytesPerObject && chargeBlock(count, objectBytes + bytesPerObject);
}

Message MemoryBudget::refusal() const
{
    return {QT_TRANSLATE_NOOP("Message", "this takes more memory than a document may: %1 MiB for files of this size"),
            {(spareBytes + bytesPerFileByte * m_fileBytes) >> 20}};
}

} // namespace sinew
