// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDoubleSpinBox>

namespace sinew {

/// A number of the selection. Accepts expressions ("*2", "+=0.5", "1/3"), is empty if nothing is selected, and reports
/// only changes by the user, not by the program.
class UvNumberBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit UvNumberBox(const QString &name, const QString &help, double step, QWidget *parent = nullptr);

    /// Shows the present number without a signal. Text that is being typed stays as it is.
    void showNumber(double number);
    void showNothing();

    QString textFromValue(double value) const override;
    double valueFromText(const QString &text) const override;
    QValidator::State validate(QString &, int &) const override { return QValidator::Acceptable; }

Q_SIGNALS:
    void edited(double value);
    void finished(); ///< the next edit is another step

private:
    bool m_showing = false;
};

} // namespace sinew
