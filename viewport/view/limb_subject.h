// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/playhead/limb_edit.h"
#include "viewport/view/document_view.h"
#include "viewport/view/transform_subject.h"

#include <QCoreApplication>

#include <memory>

namespace sinew {

/// The end of a limb, such as a hand: its two parents turn so that it gets where it is moved (inverse kinematics).
class LimbSubject : public TransformSubject
{
    Q_DECLARE_TR_FUNCTIONS(LimbSubject)

public:
    /// Refused unless one node is selected, or if LimbEdit::begin() refuses. `camera`: that looks on.
    static Result<std::unique_ptr<LimbSubject>> begin(DocumentView &view, const ViewCamera &camera);

    Eigen::Vector3f centre() const override { return m_edit.place(); }
    Eigen::Matrix3f axes(AxisFrame frame) const override { return m_axes[std::size_t(frame)]; }
    Status apply(const std::optional<SpaceChange> &change) override;
    Status finish() override { return Done{}; }
    void cancel() override;
    void abandon() override {}
    bool wheel(float) override { return false; }
    QString text() const override;

private:
    LimbSubject(DocumentView &view, NodeId end, LimbEdit edit);

    DocumentView &m_view;
    NodeId m_end;
    LimbEdit m_edit;
    Eigen::Matrix3f m_axes[3]; ///< by AxisFrame
    MergeKey m_key = MergeKey::next();
    int m_historyBefore;
    LimbReach m_reach = LimbReach::There;
};

} // namespace sinew
