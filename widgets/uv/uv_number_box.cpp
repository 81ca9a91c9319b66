// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/uv_number_box.h"

#include "widgets/shared/expression.h"

#include <QLineEdit>
#include <QLocale>
#include <QScopedValueRollback>

namespace sinew {

UvNumberBox::UvNumberBox(const QString &name, const QString &help, double step, QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setAccessibleName(name);
    setToolTip(help);
    setDecimals(9);
    setRange(-1e9, 1e9);
    setSingleStep(step);
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus); // scrolling must not change numbers on the way
    setMinimumWidth(50);
    lineEdit()->setPlaceholderText(QStringLiteral("—"));
    connect(this, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (!m_showing)
            Q_EMIT edited(value);
    });
    connect(this, &QDoubleSpinBox::editingFinished, this, &UvNumberBox::finished);
}

void UvNumberBox::showNumber(double number)
{
    const QScopedValueRollback guard(m_showing, true);
    setEnabled(true);
    setValue(number);
    if (!lineEdit()->isModified())
        lineEdit()->setText(textFromValue(value()));
}

void UvNumberBox::showNothing()
{
    setEnabled(false);
    lineEdit()->clear();
}

QString UvNumberBox::textFromValue(double value) const
{
    return locale().toString(value, 'g', 7);
}

double UvNumberBox::valueFromText(const QString &text) const
{
    QString typed = text;
    if (typed.startsWith(prefix()))
        typed.remove(0, prefix().size());
    if (typed.endsWith(suffix()))
        typed.chop(suffix().size());
    bool ok = false;
    const double plain = locale().toDouble(typed, &ok);
    if (ok)
        return plain;
    const Result<double> number = evaluateExpression(typed.toStdString(), {value()});
    return number ? *number : value();
}

} // namespace sinew

#include "moc_uv_number_box.cpp"
