// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/target_subject.h"

namespace sinew {

TargetSubject::TargetSubject(TransformTarget &target, SpaceChange::Kind kind)
    : m_target(target), m_kind(kind), m_centre(target.centre().value_or(Eigen::Vector3f::Zero()))
{
    target.begin();
}

Status TargetSubject::apply(const std::optional<SpaceChange> &change)
{
    m_target.apply(change.value_or(SpaceChange()));
    return Done{};
}

QString TargetSubject::text() const
{
    // The amount comes later, for “%1”.
    const QString texts[] = {tr("Move %1: %2"), tr("Rotate %1: %2"), tr("Scale %1: %2")};
    return texts[m_kind].arg(m_target.name(), QStringLiteral("%1"));
}

} // namespace sinew
