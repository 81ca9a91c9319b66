// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/reference_fields.h"

#include "plugins/m3/model/model.h"

namespace sinew::m3 {

int boneField(const StructInfo &info)
{
    return fieldRowIn<&Bone::parent, &Attachment::bone, &AttachmentVolume::bone, &HitTest::bone, &TurretPart::bone,
                      &Batch::bone, &Event::bone, &Light::bone, &Camera::bone, &Particle::bone, &ParticleCopy::bone,
                      &Ribbon::bone, &RibbonSpline::bone, &Projection::bone, &Force::bone, &Warp::bone,
                      &ViewVolume::bone, &ShadowBox::bone, &Billboard::bone, &IkBone::bone, &ClothCollider::bone,
                      &PhysicsBody::bone>(info);
}

int materialField(const StructInfo &info)
{
    return fieldRowIn<&Batch::material, &Particle::material, &Ribbon::material, &Projection::material,
                      &CompositeSection::material>(info);
}

} // namespace sinew::m3
