// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/text/translated.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace sinew {

namespace {

/// `digits`: of any 64-bit integer, with or without a sign.
QString quantityText(const QString &digits)
{
    return digits.startsWith(u'-') ? QLocale().toString(digits.toLongLong()) : QLocale().toString(digits.toULongLong());
}

} // namespace

QString translated(const Message &message)
{
    if (message.isQuantity())
        return quantityText(QString::fromStdString(message.text()));
    if (!message.source())
        return QString::fromStdString(message.text());
    const QString text = QCoreApplication::translate("Message", message.source());
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int number = text[i] == QLatin1Char('%') && i + 1 < text.size() ? text[i + 1].digitValue() : 0;
        if (number >= 1 && std::size_t(number) <= message.arguments().size()) {
            result += translated(message.arguments()[std::size_t(number) - 1]);
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

QString translatedLabel(const char *label)
{
    return QCoreApplication::translate("Label", label);
}

std::string shownLabel(const char *label)
{
    return translatedLabel(label).toStdString();
}

QString translatedPlace(const Error &error)
{
    QStringList parts;
    if (!error.file.empty())
        parts << QString::fromStdString(error.file);
    if (error.offset >= 0)
        parts << QCoreApplication::translate("Message", "offset 0x%1").arg(error.offset, 0, 16);
    if (!error.path.empty())
        parts << QString::fromStdString(error.path);
    return parts.join(QStringLiteral(": "));
}

QString translated(const Error &error)
{
    const QString place = translatedPlace(error), message = translated(error.message);
    return place.isEmpty() ? message : place + QStringLiteral(": ") + message;
}

} // namespace sinew
