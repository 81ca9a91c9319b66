// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/key_rules.h"
#include "widgets/properties/binding/value_editor.h"

class QLabel;
class QToolButton;

namespace sinew {

class ElementTable;
class ObjectChooser;
class FocusWheelComboBox;

/// A curve as a row: number of keys, the value at the playhead (set as described for Binding), interpolation, global
/// sequence, "edit keys" (a table below the row), the curve editor, add and remove.
class CurveEditor final : public ValueEditor
{
    Q_OBJECT

public:
    CurveEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void refresh() override;
    void setBinding(Binding binding) override;
    void setReadOnly(bool readOnly) override;
    NumberBox *scrubTarget() override;
    void showElement(std::uint32_t sub) override;

private:
    static QString keysText(std::size_t count);
    ValueEditor *makeValue();
    QWidget *makeSettings();
    QToolButton *makeButton(const QString &icon, const QString &text, const QString &help);
    /// The choices depend on what the track can store.
    void takeRules();
    static QString interpolationName(std::uint32_t stored);
    void showTable(bool on);
    void add();
    void remove();
    void chooseInterpolation(int row);
    void chooseGlobalSequence(NodeId target);
    void editHeaders(const std::function<void(CurveBase &)> &change);
    const CurveBase *curve() const { return static_cast<const CurveBase *>(binding().data()); }

    QLabel *m_summary;
    QToolButton *m_edit, *m_view, *m_add, *m_remove;
    ValueEditor *m_value = nullptr; ///< null for curves without values
    QWidget *m_settings;
    FocusWheelComboBox *m_interpolation = nullptr;
    ObjectChooser *m_globalSequence = nullptr;
    ElementTable *m_table = nullptr;
    int m_knownInterpolations = 0;
    KeyRules m_rules;
    bool m_readOnly = false;
};

} // namespace sinew
