// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/message.h"

#include <cstddef>
#include <cstdint>

namespace sinew {

/// How much memory reading and proving one document may take: 64 MiB and 20 times the bytes of its files. A reader has
/// one budget for all of the document's files and all of its own parts, and charges each list, array and curve to it
/// before allocating: counts and references in a hostile file could otherwise create any number of objects from a few
/// bytes.
class MemoryBudget
{
public:
    static constexpr std::uint64_t spareBytes = std::uint64_t(64) << 20, bytesPerFileByte = 20;
    /// The share of the files themselves and the proof: the bytes as read and their copies while they are written and
    /// compared.
    static constexpr std::uint64_t proofPerFileByte = 5;
    /// Overhead of the allocator and a shared block's header.
    static constexpr std::uint64_t blockBytes = 48;

    explicit MemoryBudget(std::uint64_t fileBytes) { addFile(fileBytes); }

    /// Adds another file of the document.
    void addFile(std::uint64_t bytes);
    /// Takes bytes from what is left. Returns false, taking nothing, if less is left.
    bool charge(std::uint64_t bytes);
    /// Charges one block of elements.
    bool chargeBlock(std::uint64_t count, std::uint64_t elementBytes);
    /// Charges objects of a list with their ids and places in the model.
    bool chargeObjects(std::uint64_t count, std::uint64_t objectBytes);
    /// Gives back what was charged for something that is gone again.
    void release(std::uint64_t bytes)
    {
        m_left += bytes;
        m_charged -= bytes;
    }
    /// Total, less what was given back.
    std::uint64_t charged() const { return m_charged; }
    std::uint64_t left() const { return m_left; }

    /// Why a charge was refused, with the limit.
    Message refusal() const;

private:
    std::uint64_t m_fileBytes = 0, m_charged = 0, m_left = spareBytes;
};

} // namespace sinew
