// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

class QToolButton;
class QVBoxLayout;

namespace sinew {

class ElidedCheckBox;
class FieldLineEdit;
struct EnumEntry;

/// A check box for each named bit that matters for the object, and under "More" those for other kinds of objects, and
/// the bits without a name as a hexadecimal number. Each change touches only its own bits, so that differences between
/// the objects in other bits remain.
class FlagsEditor final : public ValueEditor
{
    Q_OBJECT

public:
    FlagsEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void refresh() override;
    void setReadOnly(bool readOnly) override;
    bool isWide() const override;

private:
    /// `label`: the heading; null: none.
    void addGroup(const char *label, const std::vector<EnumEntry> &entries, QWidget &parent, QVBoxLayout &column);
    void addBox(const EnumEntry &entry, QWidget *parent);
    void layOutBoxes(QWidget *parent);
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
    QToolButton *m_more = nullptr;
    QWidget *m_rare = nullptr; ///< the content of m_more
    FieldLineEdit *m_others = nullptr;
};

} // namespace sinew
