// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/convert/convert_batch.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace sinew {

/// How pictures are converted: the kind of file and the options of that kind.
class ConvertOptionsForm : public QWidget
{
    Q_OBJECT

public:
    explicit ConvertOptionsForm(const ImageRegistry &images, QWidget *parent = nullptr);

    ConvertSettings settings() const;
    const ImageVariant &variant() const;
    void setVariant(const QString &id);
    void setResize(Resize resize);

    QComboBox *formatBox() const { return m_format; }
    QComboBox *mipsBox() const { return m_mips; }
    QSpinBox *qualityBox() const { return m_quality; }

Q_SIGNALS:
    void changed();

private:
    void fillFormats(const ImageRegistry &images);
    /// Shows the options that the chosen kind supports.
    void showVariant();
    void enableParts();

    std::vector<ImageVariant> m_variants;
    QFormLayout *m_form;
    QComboBox *m_format, *m_alpha, *m_mips, *m_filter, *m_meaning, *m_size;
    QSpinBox *m_quality, *m_alphaThreshold, *m_coverageThreshold;
    QCheckBox *m_dither, *m_coverage;
};

} // namespace sinew
