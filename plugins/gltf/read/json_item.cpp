// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/read/json_item.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

namespace sinew::gltf {

namespace {

std::string rowPath(const std::string &list, qsizetype row)
{
    return list + '[' + std::to_string(row) + ']';
}

bool isWhole(const QJsonValue &value)
{
    const double number = value.toDouble();
    return value.isDouble() && number == std::floor(number) && std::abs(number) < 9e15;
}

} // namespace

QJsonValue JsonItem::member(const char *key) const
{
    return m_value.isObject() ? m_value.toObject().value(QLatin1String(key)) : QJsonValue(QJsonValue::Undefined);
}

void JsonItem::failType(const char *key, const char *demand) const
{
    m_report->fail(pathOf(key), "TYPE_MISMATCH", demand);
}

JsonItem JsonItem::operator[](const char *key) const
{
    QJsonValue value = member(key);
    if (!value.isUndefined() && !value.isObject()) {
        failType(key, QT_TRANSLATE_NOOP("Message", "must be an object"));
        value = QJsonValue(QJsonValue::Undefined);
    }
    return {value, pathOf(key), *m_report};
}

std::size_t JsonItem::count(const char *key) const
{
    const QJsonValue value = member(key);
    if (value.isUndefined())
        return 0;
    if (!value.isArray())
        failType(key, QT_TRANSLATE_NOOP("Message", "must be an array"));
    const QJsonArray array = value.toArray();
    if (array.isEmpty() && value.isArray())
        m_report->warn(pathOf(key), "EMPTY_ENTITY", QT_TRANSLATE_NOOP("Message", "is an empty list"));
    return std::size_t(array.size());
}

std::vector<JsonItem> JsonItem::list(const char *key) const
{
    std::vector<JsonItem> items;
    const std::size_t size = count(key);
    const QJsonArray array = member(key).toArray();
    items.reserve(size);
    for (qsizetype row = 0; row < qsizetype(size); ++row) {
        std::string path = rowPath(pathOf(key), row);
        QJsonValue value = array[row];
        if (!value.isObject()) {
            m_report->fail(path, "TYPE_MISMATCH", QT_TRANSLATE_NOOP("Message", "must be an object"));
            value = QJsonObject();
        }
        items.emplace_back(std::move(value), std::move(path), *m_report);
    }
    return items;
}

int JsonItem::rowOf(const QJsonValue &value, const std::string &path, std::size_t count) const
{
    if (!isWhole(value)) {
        m_report->fail(path, "TYPE_MISMATCH", QT_TRANSLATE_NOOP("Message", "must be an integer"));
        return -1;
    }
    const std::int64_t row = value.toInteger();
    if (row < 0)
        m_report->fail(path, "INVALID_INDEX", QT_TRANSLATE_NOOP("Message", "is below 0"));
    else if (std::uint64_t(row) >= count)
        m_report->fail(path, "UNRESOLVED_REFERENCE",
                       Message(QT_TRANSLATE_NOOP("Message", "refers to number %1, which does not exist"),
                               {Message(std::to_string(row))}));
    else
        return int(row);
    return -1;
}

int JsonItem::row(const char *key, std::size_t count) const
{
    const QJsonValue value = member(key);
    return value.isUndefined() ? -1 : rowOf(value, pathOf(key), count);
}

int JsonItem::neededRow(const char *key, std::size_t count) const
{
    if (member(key).isUndefined())
        m_report->fail(pathOf(key), "UNDEFINED_PROPERTY", QT_TRANSLATE_NOOP("Message", "is missing"));
    return row(key, count);
}

std::vector<int> JsonItem::rows(const char *key, std::size_t among) const
{
    std::vector<int> all;
    const std::size_t size = count(key);
    const QJsonArray array = member(key).toArray();
    for (qsizetype i = 0; i < qsizetype(size); ++i)
        if (const int row = rowOf(array[i], rowPath(pathOf(key), i), among); row >= 0)
            all.push_back(row);
    return all;
}

std::int64_t JsonItem::integer(const char *key, std::int64_t otherwise, std::int64_t least) const
{
    const QJsonValue value = member(key);
    if (value.isUndefined())
        return otherwise;
    if (!isWhole(value)) {
        failType(key, QT_TRANSLATE_NOOP("Message", "must be an integer"));
        return otherwise;
    }
    if (value.toInteger() < least) {
        m_report->fail(
            pathOf(key), "VALUE_NOT_IN_RANGE",
            Message(QT_TRANSLATE_NOOP("Message", "%1 is out of range"), {Message(std::to_string(value.toInteger()))}));
        return otherwise;
    }
    return value.toInteger();
}

double JsonItem::number(const char *key, double otherwise, double least, double most) const
{
    const QJsonValue value = member(key);
    if (value.isUndefined())
        return otherwise;
    const double number = value.toDouble();
    if (!value.isDouble()) {
        failType(key, QT_TRANSLATE_NOOP("Message", "must be a number"));
        return otherwise;
    }
    if (!(number >= least && number <= most)) {
        m_report->fail(pathOf(key), "VALUE_NOT_IN_RANGE",
                       Message(QT_TRANSLATE_NOOP("Message", "%1 is out of range"), {Message(std::to_string(number))}));
        return otherwise;
    }
    return number;
}

std::vector<double> JsonItem::numbers(const char *key, std::size_t count) const
{
    const QJsonValue value = member(key);
    if (value.isUndefined())
        return {};
    const QJsonArray array = value.toArray();
    if (!value.isArray()) {
        failType(key, QT_TRANSLATE_NOOP("Message", "must be an array"));
        return {};
    }
    if (std::size_t(array.size()) != count) {
        m_report->fail(pathOf(key), "ARRAY_LENGTH_NOT_IN_LIST",
                       Message(QT_TRANSLATE_NOOP("Message", "has %1 numbers instead of %2"),
                               {Message(array.size()), Message(count)}));
        return {};
    }
    std::vector<double> all;
    for (const QJsonValue &each : array) {
        if (!each.isDouble() || std::abs(each.toDouble()) > double(std::numeric_limits<float>::max())) {
            failType(key, QT_TRANSLATE_NOOP("Message", "must be a list of numbers"));
            return {};
        }
        all.push_back(each.toDouble());
    }
    return all;
}

bool JsonItem::flag(const char *key, bool otherwise) const
{
    const QJsonValue value = member(key);
    if (!value.isUndefined() && !value.isBool())
        failType(key, QT_TRANSLATE_NOOP("Message", "must be true or false"));
    return value.toBool(otherwise);
}

std::string JsonItem::text(const char *key, std::string otherwise) const
{
    const QJsonValue value = member(key);
    if (value.isUndefined())
        return otherwise;
    if (!value.isString())
        failType(key, QT_TRANSLATE_NOOP("Message", "must be a text"));
    return value.toString().toStdString();
}

} // namespace sinew::gltf
