// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/transform/placement.h"
#include "viewport/view/transform_controller.h"
#include "viewport/view/transform_target.h"

#include <QObject>

namespace sinew {

class PlacementForm;
class ViewportWidget;

/// What a PlacementGizmo moves.
struct PlacedThing
{
    Eigen::Vector3d middle = Eigen::Vector3d::Zero(); ///< at rest, in the space that the form's numbers are about
    Eigen::Vector3d about[3] = {Eigen::Vector3d::Zero(), Eigen::Vector3d::Zero(),
                                Eigen::Vector3d::Zero()}; ///< by PlacementRequest::About
    NodeId follows = NoNode; ///< a node of the shown document that carries it along; NoNode: none
    QString name;            ///< "3 parts"
};

/// Handles in the viewport that move, turn and scale what a form places, in step with its numbers. While this exists,
/// they stand in place of those of the selected nodes; without a thing to place these are back.
class PlacementGizmo : public QObject, public TransformTarget
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    PlacementGizmo(ViewportWidget &viewport, PlacementForm &form, QObject *parent = nullptr);
    ~PlacementGizmo() override;

    void setThing(const std::optional<PlacedThing> &thing);

    std::optional<Eigen::Vector3f> centre() const override;
    void begin() override;
    void apply(const SpaceChange &change) override;
    QString name() const override;

private:
    /// From where the thing is at rest to where it is shown.
    Eigen::Affine3d carried() const;

    ViewportWidget &m_viewport;
    PlacementForm &m_form;
    const EditTool m_toolBefore;
    std::optional<PlacedThing> m_thing;
    PlacementRequest m_start;       ///< when the gesture began
    Eigen::Affine3d m_startCarried; ///< the same
};

} // namespace sinew
