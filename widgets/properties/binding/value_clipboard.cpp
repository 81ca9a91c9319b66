// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/binding/value_clipboard.h"

#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "widgets/properties/binding/element_access.h"
#include "widgets/properties/binding/field_texts.h"
#include "widgets/shared/text_bytes.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace sinew {

namespace {

class ValueMimeData : public QMimeData
{
    Q_OBJECT

public:
    explicit ValueMimeData(Value value) : value(std::move(value)) {}
    const Value value;
};

QString textOf(const FieldInfo &field, const TypeInfo &type, const void *data)
{
    if (type.kind != Kind::Array && type.kind != Kind::Curve)
        return textFromBytes(valueText(field, type, data));
    QString text;
    const std::vector<ElementColumn> columns = elementColumns(field, type, data);
    for (std::size_t row = 0; row < elementCount(type, data); ++row)
        for (std::size_t i = 0; i < columns.size(); ++i) {
            text +=
                textFromBytes(valueText(*columns[i].field, *columns[i].type, cellData(type, data, row, columns[i])));
            text += QLatin1Char(i + 1 == columns.size() ? '\n' : '\t');
        }
    return text;
}

} // namespace

void copyValue(const Binding &binding)
{
    const void *data = binding.data();
    if (!data)
        return;
    auto *mime = new ValueMimeData(Value(binding.type(), data));
    mime->setText(textOf(binding.field(), binding.type(), data));
    QGuiApplication::clipboard()->setMimeData(mime);
}

Status pasteValue(const Binding &binding)
{
    const QString text = QGuiApplication::clipboard()->text();
    const auto *own = qobject_cast<const ValueMimeData *>(QGuiApplication::clipboard()->mimeData());
    if (own && &own->value.type() == &binding.type())
        return binding.set(own->value, setText(binding.field()));
    const bool isText = binding.type().kind == Kind::String;
    const std::string bytes = textToBytes(isText ? text : text.trimmed()).toStdString();
    const Result<Value> value = parseValue(binding.field(), binding.type(), bytes);
    if (!value)
        return value.error();
    return binding.set(*value, setText(binding.field()));
}

} // namespace sinew

#include "value_clipboard.moc"
