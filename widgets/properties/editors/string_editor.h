// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

class QToolButton;

namespace sinew {

class FieldLineEdit;
class ToneLabel;

/// A FixedString with its byte limit. Bytes after the first NUL stay until the text is changed. An asset path gets a
/// browse button.
class StringEditor final : public ValueEditor
{
    Q_OBJECT

public:
    StringEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void refresh() override;
    void setReadOnly(bool readOnly) override;

private:
    bool setText(const QString &text);
    void commit();
    void count();
    void browse();
    void showNote();
    void showSteps();

    FieldLineEdit *m_line;
    ToneLabel *m_count;
    QToolButton *m_browse = nullptr;
    ToneLabel *m_note = nullptr; ///< tells where the file of an asset path is
    QToolButton *m_steps = nullptr;
};

/// How a model of the game names a file picked on disk: relative to the model's folder with backslashes if it lies
/// below that, else just its name.
QString assetPathFor(const QString &file, const QString &modelPath);

} // namespace sinew
