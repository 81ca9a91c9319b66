// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/binding.h"
#include "widgets/properties/binding/value_editor.h"
#include "widgets/properties/parts/object_chooser.h"

class QToolButton;

namespace sinew {

/// An integer that names an object by row or key.
class ReferenceEditor final : public ValueEditor
{
    Q_OBJECT

public:
    ReferenceEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void refresh() override;
    void setReadOnly(bool readOnly) override;

private:
    void choose(NodeId target);

    ObjectChooser *m_chooser;
};

} // namespace sinew
