// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/proof/proof.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sinew {

/// Distance between two numbers: 0 if the bits are equal, infinite if only one is a number.
inline double proofDistance(float a, float b)
{
    if (std::memcmp(&a, &b, sizeof a) == 0)
        return 0;
    const double distance = std::abs(double(a) - double(b));
    return std::isfinite(distance) ? distance : std::numeric_limits<double>::infinity();
}

/// Keeps the largest differences, with where and when.
class ProofNotes
{
public:
    explicit ProofNotes(const ProofEffort &effort) : m_effort(effort), m_trackTimes(effort.trackTimes) {}

    /// Sets the moment of the notes that follow.
    void setMoment(std::int32_t sequence, std::int32_t globalSequence, double time)
    {
        m_now.sequence = sequence;
        m_now.globalSequence = globalSequence;
        m_now.time = time;
    }
    /// `what`: see ProofDifference.
    void note(ProofKind kind, double amount, NodeId object, const char *what = nullptr)
    {
        if (!std::isfinite(amount))
            amount = std::numeric_limits<double>::infinity();
        if (!(amount > report[kind].amount))
            return;
        report[kind] = m_now;
        report[kind].amount = amount;
        report[kind].object = object;
        report[kind].what = what;
        m_isBeyond = m_isBeyond || (m_effort.stopBeyond && amount > (*m_effort.stopBeyond)[kind]);
    }
    /// Notes a difference that has no size.
    void differs(NodeId object, const char *what)
    {
        note(ProofKind::Object, std::numeric_limits<double>::infinity(), object, what);
    }
    /// Notes an object that only one model has.
    void isOnlyInOriginal(NodeId object)
    {
        differs(object, QT_TRANSLATE_NOOP("Message", "missing in the other model"));
    }
    void isOnlyInResult() { differs(NoNode, QT_TRANSLATE_NOOP("Message", "only in the other model")); }

    /// Notes what a comparison of other moments found.
    void takeOver(const ProofNotes &other)
    {
        for (std::size_t i = 0; i < proofKinds; ++i)
            if (other.report.largest[i].amount > report.largest[i].amount)
                report.largest[i] = other.report.largest[i];
        report.moments += other.report.moments;
        m_isBeyond = m_isBeyond || other.m_isBeyond;
    }

    bool shouldStop() const { return m_isBeyond || (m_effort.cancelled && *m_effort.cancelled); }
    const ProofEffort &effort() const { return m_effort; }
    /// How many track times may still be compared.
    std::size_t trackTimesLeft() const { return m_trackTimes; }
    void spendTrackTimes(std::size_t count) { m_trackTimes -= std::min(count, m_trackTimes); }

    ProofReport report;

private:
    const ProofEffort &m_effort;
    ProofDifference m_now;
    std::size_t m_trackTimes;
    bool m_isBeyond = false;
};

} // namespace sinew
