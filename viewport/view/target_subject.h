// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/view/transform_subject.h"
#include "viewport/view/transform_target.h"

#include <QCoreApplication>

namespace sinew {

/// What a dialog places, moved by the handles.
class TargetSubject : public TransformSubject
{
    Q_DECLARE_TR_FUNCTIONS(TargetSubject)

public:
    /// `target` must outlive the gesture; its centre() is that of the start.
    TargetSubject(TransformTarget &target, SpaceChange::Kind kind);

    Eigen::Vector3f centre() const override { return m_centre; }
    Eigen::Matrix3f axes(AxisFrame) const override { return Eigen::Matrix3f::Identity(); }
    Status apply(const std::optional<SpaceChange> &change) override;
    Status finish() override { return Done{}; }
    void cancel() override { m_target.apply({}); }
    void abandon() override {}
    bool wheel(float) override { return false; }
    QString text() const override;

private:
    TransformTarget &m_target;
    SpaceChange::Kind m_kind;
    Eigen::Vector3f m_centre;
};

} // namespace sinew
