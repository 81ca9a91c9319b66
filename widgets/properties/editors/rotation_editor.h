// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

namespace sinew {

class VectorEditor;

/// A quaternion as angles about x, y and z in degrees, in the context's order, and its stored components. Setting an
/// angle makes it a unit quaternion; angles beyond ±180° are shown wrapped.
class RotationEditor final : public ValueEditor
{
    Q_OBJECT

public:
    RotationEditor(PropertyContext &context, Binding rotation, QWidget *parent = nullptr);

    void setBinding(Binding binding) override;
    void refresh() override;
    void setReadOnly(bool readOnly) override;

    VectorEditor *angles() const { return m_angles; }
    VectorEditor *components() const { return m_components; }

private:
    void showAngles(const Binding &rotation);

    VectorEditor *m_angles, *m_components;
};

} // namespace sinew
