// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDoubleSpinBox>

namespace sinew {

/// A number of what is selected. Takes expressions ("*2", "+=0.5", "1/3"), shows nothing where nothing is selected, and
/// tells what the user gave it, never what the program did.
class UvNumberBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit UvNumberBox(const QString &name, const QString &help, double step, QWidget *parent = nullptr);

    /// What is there now; says nothing. While it is being typed into it stays as it is.
    void showNumber(double number);
    void showNothing();

    QString textFromValue(double value) const override;
    double valueFromText(const QString &text) const override;
    QValidator::State validate(QString &, int &) const override { return QValidator::Acceptable; }

Q_SIGNALS:
    void edited(double value);
    void finished(); ///< what follows is another step

private:
    bool m_showing = false;
};

} // namespace sinew
