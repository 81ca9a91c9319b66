// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/mesh/mesh_session.h"
#include "viewport/view/transform_subject.h"

#include <QCoreApplication>

#include <memory>

namespace sinew {

/// What is selected in the edit mode of a mesh. The wheel changes how far the surroundings follow.
class MeshSubject : public TransformSubject
{
    Q_DECLARE_TR_FUNCTIONS(MeshSubject)

public:
    /// Refused if MeshSession::beginMove() refuses. `continued`: nothing for a step of its own.
    static Result<std::unique_ptr<MeshSubject>> begin(MeshSession &session, SpaceChange::Kind kind,
                                                      const std::optional<ContinuedStep> &continued);

    Eigen::Vector3f centre() const override { return m_centre; }
    Eigen::Matrix3f axes(AxisFrame frame) const override;
    Status apply(const std::optional<SpaceChange> &change) override;
    Status finish() override;
    void cancel() override;
    void abandon() override { m_session.cancelMove(); }
    bool wheel(float steps) override;
    QString text() const override;

private:
    MeshSubject(MeshSession &session, SpaceChange::Kind kind, ContinuedStep step);

    MeshSession &m_session;
    SpaceChange::Kind m_kind;
    ContinuedStep m_step;
    Eigen::Vector3f m_centre;
    Eigen::Matrix3f m_normalAxes;
};

} // namespace sinew
