// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/view/document_view.h"
#include "viewport/view/transform_subject.h"

#include <QCoreApplication>

#include <memory>

namespace sinew {

/// Nodes of a document, moved by their keys or pivots.
class NodeSubject : public TransformSubject
{
    Q_DECLARE_TR_FUNCTIONS(NodeSubject)

public:
    /// Refused if PosedEdit::begin() refuses. The last node gives the axes. `camera`: that looks on; it turns
    /// billboards.
    static Result<std::unique_ptr<NodeSubject>> begin(DocumentView &view, std::vector<NodeId> nodes,
                                                      PosedEdit::Target target, SpaceChange::Kind kind,
                                                      const ViewCamera &camera);

    Eigen::Vector3f centre() const override { return m_edit.centre(); }
    Eigen::Matrix3f axes(AxisFrame frame) const override { return m_axes[std::size_t(frame)]; }
    Status apply(const std::optional<SpaceChange> &change) override;
    Status finish() override { return Done{}; }
    void cancel() override;
    void abandon() override {}
    bool wheel(float) override { return false; }
    QString text() const override;

private:
    NodeSubject(DocumentView &view, std::vector<NodeId> nodes, PosedEdit::Target target, SpaceChange::Kind kind);
    /// What it does: text() without what is remarkable about it.
    QString doing() const;
    QString stepText() const;

    DocumentView &m_view;
    std::vector<NodeId> m_nodes;
    PosedEdit::Target m_target;
    SpaceChange::Kind m_kind;
    PosedEdit m_edit;
    Eigen::Matrix3f m_axes[3]; ///< by AxisFrame
    MergeKey m_key = MergeKey::next();
    int m_historyBefore;
};

/// Where the handles of some nodes are: their mean, axes of the last one.
struct NodeFrames
{
    Eigen::Vector3f centre = Eigen::Vector3f::Zero();
    Eigen::Matrix3f axes[3] = {Eigen::Matrix3f::Identity(), Eigen::Matrix3f::Identity(), Eigen::Matrix3f::Identity()};
};
NodeFrames nodeFrames(const DocumentView &view, std::span<const NodeId> nodes, const PoseTime &when);

/// The time of the view as a camera sees it.
PoseTime seenFrom(const DocumentView &view, const ViewCamera &camera);

} // namespace sinew
