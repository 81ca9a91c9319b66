// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/proof/proof_report.h"

#include <QtGlobal>

namespace sinew {

ProofUnit unitOf(ProofKind kind)
{
    switch (kind) {
    case ProofKind::Place:
    case ProofKind::Vertex:
        return ProofUnit::Distance;
    case ProofKind::Turn:
        return ProofUnit::Degrees;
    case ProofKind::Event:
    case ProofKind::Object:
        return ProofUnit::Exact;
    default:
        return ProofUnit::Share;
    }
}

const char *proofKindName(ProofKind kind)
{
    static constexpr const char *names[proofKinds] = {
        QT_TRANSLATE_NOOP("Message", "places"),      QT_TRANSLATE_NOOP("Message", "turns"),
        QT_TRANSLATE_NOOP("Message", "scalings"),    QT_TRANSLATE_NOOP("Message", "vertices"),
        QT_TRANSLATE_NOOP("Message", "opacity"),     QT_TRANSLATE_NOOP("Message", "colours"),
        QT_TRANSLATE_NOOP("Message", "coordinates"), QT_TRANSLATE_NOOP("Message", "rates"),
        QT_TRANSLATE_NOOP("Message", "events"),      QT_TRANSLATE_NOOP("Message", "objects")};
    return names[std::size_t(kind)];
}

Message proofAmount(ProofKind kind, double amount, const QLocale &locale)
{
    const auto number = [&](double value) { return Message(locale.toString(value, 'g', 3).toStdString()); };
    switch (unitOf(kind)) {
    case ProofUnit::Distance:
        return {QT_TRANSLATE_NOOP("Message", "%1 units"), {number(amount)}};
    case ProofUnit::Degrees:
        return {QT_TRANSLATE_NOOP("Message", "%1 degrees"), {number(amount)}};
    case ProofUnit::Share:
        return {QT_TRANSLATE_NOOP("Message", "%1 percent"), {number(amount * 100)}};
    case ProofUnit::Exact:
        break;
    }
    return number(amount);
}

double ProofBounds::operator[](ProofKind kind) const
{
    switch (unitOf(kind)) {
    case ProofUnit::Distance:
        return distance;
    case ProofUnit::Degrees:
        return degrees;
    case ProofUnit::Share:
        return share;
    case ProofUnit::Exact:
        break;
    }
    return 0;
}

std::optional<ProofKind> ProofReport::beyond(const ProofBounds &bounds) const
{
    for (std::size_t i = 0; i < proofKinds; ++i)
        if (const auto kind = ProofKind(i); largest[i].amount > bounds[kind])
            return kind;
    return std::nullopt;
}

} // namespace sinew
