// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/binding/field_texts.h"

#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/local_number.h"
#include "widgets/text/plain_tool_tips.h"

#include <QCoreApplication>

namespace sinew {

QString setText(const FieldInfo &field)
{
    QString label = fieldLabel(field);
    const QString text = QCoreApplication::translate("sinew::PropertyPanel", "Set %1");
    // "Set filter mode", but "Set UV set": only a single capital is lowered, and in English only (German nouns keep
    // theirs).
    if (text == QLatin1String("Set %1") && label.size() > 1 && label[1].isLower())
        label[0] = label[0].toLower();
    return text.arg(label);
}

QString fieldDescription(const FieldInfo &field)
{
    QString text = fieldLabel(field);
    if (field.help)
        text += u'\n' + QCoreApplication::translate("Field", field.help);
    const auto number = [](double bound) { return shownNumber(QString::fromStdString(floatText(float(bound)))); };
    if (field.minimum && field.maximum)
        text +=
            QStringLiteral("\n%1 … %2 %3").arg(number(*field.minimum), number(*field.maximum), unitSuffix(field.unit));
    else if (field.minimum)
        text += QStringLiteral("\n≥ %1 %2").arg(number(*field.minimum), unitSuffix(field.unit));
    else if (field.maximum)
        text += QStringLiteral("\n≤ %1 %2").arg(number(*field.maximum), unitSuffix(field.unit));
    return text;
}

QString entryHelp(const EnumEntry &entry)
{
    return entry.help ? QCoreApplication::translate("Field", entry.help) : QString();
}

QString fieldHelp(const FieldInfo &field)
{
    QString text = fieldDescription(field);
    if (!field.table)
        return wrappedText(text);
    for (const EnumEntry &entry : *field.table)
        if (const QString help = entryHelp(entry); !help.isEmpty())
            text += QStringLiteral("\n• ") +
                    QCoreApplication::translate("sinew::PropertyPanel", "%1: %2").arg(entryLabel(entry), help);
    return wrappedText(text);
}

QString fieldToolTip(const FieldInfo &field)
{
    return wrappedText(fieldDescription(field));
}

QString unitSuffix(Unit unit)
{
    switch (unit) {
    case Unit::Milliseconds:
        return QCoreApplication::translate("sinew::Unit", "ms");
    case Unit::Seconds:
        return QCoreApplication::translate("sinew::Unit", "s");
    case Unit::Degrees:
        return QStringLiteral("°");
    case Unit::Radians:
        return QCoreApplication::translate("sinew::Unit", "rad");
    case Unit::PerSecond:
        return QCoreApplication::translate("sinew::Unit", "/s");
    case Unit::Bytes:
        return QCoreApplication::translate("sinew::Unit", "bytes");
    case Unit::None:
    case Unit::Fraction:
    case Unit::Distance:
        break;
    }
    return {};
}

} // namespace sinew
