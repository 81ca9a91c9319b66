// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/mesh_subject.h"

#include <cmath>

namespace sinew {

namespace {

constexpr float radiusPerStep = 1.15f;

} // namespace

MeshSubject::MeshSubject(MeshSession &session, SpaceChange::Kind kind, ContinuedStep step)
    : m_session(session), m_kind(kind), m_step(std::move(step)),
      m_centre(session.centre().value_or(Eigen::Vector3f::Zero())), m_normalAxes(session.normalAxes())
{
}

Result<std::unique_ptr<MeshSubject>> MeshSubject::begin(MeshSession &session, SpaceChange::Kind kind,
                                                        const std::optional<ContinuedStep> &continued)
{
    const QString texts[] = {tr("Move vertices"), tr("Rotate vertices"), tr("Scale vertices")};
    ContinuedStep own{{}, texts[kind], session.document().historyIndex()};
    std::unique_ptr<MeshSubject> subject(new MeshSubject(session, kind, continued.value_or(std::move(own))));
    if (Status begun = session.beginMove(); !begun)
        return begun.error();
    return subject;
}

Eigen::Matrix3f MeshSubject::axes(AxisFrame frame) const
{
    return frame == AxisFrame::Own ? m_normalAxes : Eigen::Matrix3f(Eigen::Matrix3f::Identity());
}

Status MeshSubject::apply(const std::optional<SpaceChange> &change)
{
    m_session.move(change.value_or(SpaceChange()));
    return Done{};
}

Status MeshSubject::finish()
{
    return m_session.finishMove(m_step.text, m_step.key);
}

void MeshSubject::cancel()
{
    m_session.cancelMove();
    m_session.document().discard(m_step.historyBefore);
}

bool MeshSubject::wheel(float steps)
{
    VertexMoveOptions options = m_session.moveOptions();
    if (!options.isProportional)
        return false;
    options.radius = m_session.moveOptions().radius * std::pow(radiusPerStep, steps);
    m_session.setMoveOptions(options);
    return true;
}

QString MeshSubject::text() const
{
    const int count = int(m_session.movingCount());
    const QString what = m_kind == SpaceChange::Turn    ? tr("Rotate %n vertices: %1", nullptr, count)
                         : m_kind == SpaceChange::Scale ? tr("Scale %n vertices: %1", nullptr, count)
                                                        : tr("Move %n vertices: %1", nullptr, count);
    return m_session.moveOptions().isProportional
               ? tr("%1, surroundings within %2 (wheel)")
                     .arg(what, QString::number(double(m_session.moveOptions().radius), 'f', 2))
               : what;
}

} // namespace sinew
