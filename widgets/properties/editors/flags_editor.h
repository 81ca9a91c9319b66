// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

namespace sinew {

class ElidedCheckBox;
class FieldLineEdit;

/// A check box for each named bit, and the bits without a name as a hexadecimal number. Each change touches only its
/// own bits, so that objects that differ elsewhere keep their difference.
class FlagsEditor final : public ValueEditor
{
    Q_OBJECT

public:
    FlagsEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void refresh() override;
    void setReadOnly(bool readOnly) override;
    bool isWide() const override;

private:
    void setBits(std::uint64_t mask, bool on);
    void commitOthers();
    std::uint64_t bitsOf(const void *data) const;

    struct Box
    {
        std::uint64_t mask;
        ElidedCheckBox *check;
    };
    std::vector<Box> m_boxes;
    std::uint64_t m_named = 0;
    FieldLineEdit *m_others;
};

} // namespace sinew
