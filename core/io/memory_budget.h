// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/message.h"

#include <cstddef>
#include <cstdint>

namespace sinew {

/// What reading and proving one document may take of the memory: 64 MiB and 20 times the bytes of its files. A reader
/// has one for all of the document's files and for every part of itself, and charges each list, array and curve to it
/// before it is allocated: counts and references of a hostile file could otherwise make any number of objects of few
/// bytes.
class MemoryBudget
{
public:
    static constexpr std::uint64_t spareBytes = std::uint64_t(64) << 20, bytesPerFileByte = 20;
    /// Of these, what the files themselves and the proof take: the bytes as read and their copies while they are
    /// written and compared.
    static constexpr std::uint64_t proofPerFileByte = 5;
    /// What the allocator and a shared block's head take beside the data.
    static constexpr std::uint64_t blockBytes = 48;

    explicit MemoryBudget(std::uint64_t fileBytes) { addFile(fileBytes); }

    /// A further file of the document.
    void addFile(std::uint64_t bytes);
    /// Takes bytes off what is left. False, with nothing taken, where that is less.
    bool charge(std::uint64_t bytes);
    /// One block of elements.
    bool chargeBlock(std::uint64_t count, std::uint64_t elementBytes);
    /// Objects of a list with their ids and places in the model.
    bool chargeObjects(std::uint64_t count, std::uint64_t objectBytes);
    /// Gives back what was charged for something that is gone again.
    void release(std::uint64_t bytes)
    {
        m_left += bytes;
        m_charged -= bytes;
    }
    /// In all, less what was given back.
    std::uint64_t charged() const { return m_charged; }
    std::uint64_t left() const { return m_left; }

    /// Why a charge was refused, with the limit.
    Message refusal() const;

private:
    std::uint64_t m_fileBytes = 0, m_charged = 0, m_left = spareBytes;
};

} // namespace sinew
