// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/recalled_model.h"

#include "core/model/walk.h"
#include "core/schema/struct_info.h"
#include "core/schema/value.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

/// Rows that may be missing among so many objects: a number alone must not make thousands of them.
constexpr std::size_t mostMissing = 4096;

std::optional<std::int64_t> wholeNumber(const QJsonValue &json)
{
    if (json.isString()) {
        bool isNumber = false;
        const QString text = json.toString();
        const qint64 number = text.toLongLong(&isNumber);
        if (isNumber)
            return number;
        const quint64 large = text.toULongLong(&isNumber);
        return isNumber ? std::optional(std::int64_t(large)) : std::nullopt;
    }
    const double number = json.toDouble(std::numeric_limits<double>::quiet_NaN());
    // Programs in between make 1.0 of 1.
    return std::abs(number) <= 9007199254740992. && number == std::floor(number) ? std::optional(std::int64_t(number))
                                                                                 : std::nullopt;
}

float floatNumber(const QJsonValue &json)
{
    if (json.isString())
        return json.toString().toFloat();
    return float(json.toDouble());
}

std::vector<float> floatNumbers(const QJsonValue &json)
{
    std::vector<float> numbers;
    for (const QJsonValue &number : json.toArray())
        numbers.push_back(floatNumber(number));
    return numbers;
}

/// "bones[3]": the list and the row; nothing for paths of other objects.
std::optional<std::pair<std::string, std::size_t>> rowInRoot(const QString &path)
{
    const qsizetype open = path.indexOf(u'[');
    bool isNumber = false;
    const auto row = path.mid(open + 1, path.size() - open - 2).toULongLong(&isNumber);
    if (open <= 0 || !path.endsWith(u']') || !isNumber)
        return std::nullopt;
    return std::pair(path.left(open).toStdString(), std::size_t(row));
}

std::map<std::size_t, QJsonObject> rowsOf(const QJsonValue &json)
{
    std::map<std::size_t, QJsonObject> rows;
    for (const QJsonValue &item : json.toArray()) {
        const QJsonObject object = item.toObject();
        if (const auto row = wholeNumber(object[QStringLiteral("row")]); row && *row >= 0)
            rows.emplace(std::size_t(*row), object);
    }
    return rows;
}

} // namespace

RecalledModel::RecalledModel(const KeptObjects &kept, Model &model, std::span<const char *const> first)
    : m_kept(kept), m_model(model), m_first(first), m_budget(0)
{
    // The text is in memory already; what is made of it may be as large as what a file of this size makes.
    std::uint64_t bytes = std::uint64_t(QJsonDocument(kept.root).toJson(QJsonDocument::Compact).size());
    for (const QJsonObject &object : kept.objects)
        bytes += std::uint64_t(QJsonDocument(object).toJson(QJsonDocument::Compact).size());
    m_budget.addFile(bytes);
}

bool RecalledModel::charge(std::uint64_t bytes)
{
    m_isOver = m_isOver || !m_budget.charge(bytes);
    return !m_isOver;
}

Status RecalledModel::fill()
{
    const StructInfo &info = m_model.info();
    void *root = m_model.mutableRoot();
    const QJsonObject fields = m_kept.root[QStringLiteral("fields")].toObject();
    for (const char *name : m_first)
        for (const FieldInfo &field : info.fields)
            if (std::string_view(field.name) == name && fields.contains(QLatin1String(name)))
                setValue(*field.type, field.in(root), fields[QLatin1String(name)]);
    QJsonObject rest = fields;
    std::map<std::string, std::map<std::size_t, QJsonObject>> lists;
    for (const std::uint16_t row : info.lists) {
        const FieldInfo &field = info.fields[row];
        const QString name = QLatin1String(field.name);
        if (rest.contains(name))
            lists[field.name] = rowsOf(rest.take(name));
    }
    for (const char *name : m_first)
        rest.remove(QLatin1String(name));
    for (const QJsonObject &object : m_kept.objects)
        if (const auto place = rowInRoot(object[QStringLiteral("path")].toString()))
            lists[place->first].emplace(place->second, object);
    setFields(info, root, rest);
    const Ctx ctx = m_model.ctx();
    // Lists of which nothing is left.
    for (auto at = m_kept.counts.begin(); at != m_kept.counts.end(); ++at)
        lists[at.key().toStdString()];
    for (const std::uint16_t row : info.lists) {
        const FieldInfo &field = info.fields[row];
        const auto found = lists.find(field.name);
        if (found == lists.end() || !isInDialect(field, ctx))
            continue;
        std::vector<std::size_t> &missing = m_missing[row];
        void *list = field.in(root);
        setList(*field.type, list, found->second, &missing);
        const ListOps &ops = *field.type->list;
        const std::int64_t count = wholeNumber(m_kept.counts[QLatin1String(field.name)]).value_or(0);
        while (std::int64_t(ops.size(list)) < count && missing.size() < mostMissing && charge(ops.item->size + 64)) {
            ops.append(list);
            missing.push_back(ops.size(list) - 1);
        }
        lists.erase(found);
    }
    for (const auto &[name, rows] : lists)
        m_ignored += rows.size();
    if (m_isOver)
        return Error{m_budget.refusal()};
    return Done{};
}

void RecalledModel::setFields(const StructInfo &info, void *object, const QJsonObject &fields)
{
    const Ctx ctx = m_model.ctx();
    std::size_t understood = 0;
    // In the order of the file: what a field is for is said before it.
    for (const FieldInfo &field : info.fields) {
        const auto at = fields.constFind(QLatin1String(field.name));
        if (m_isOver || at == fields.constEnd() || !isInDialect(field, ctx))
            continue;
        // Of several with that name the one that the file has.
        const auto isOther = [&](const FieldInfo &other) {
            return &other != &field && std::string_view(other.name) == field.name && isInDialect(other, ctx) &&
                   other.isOnDisk(ctx, object);
        };
        if (!field.isOnDisk(ctx, object) && std::any_of(info.fields.begin(), info.fields.end(), isOther))
            continue;
        ++understood;
        if (field.type->kind == Kind::List)
            setList(*field.type, field.in(object), rowsOf(at.value()), nullptr);
        else
            setValue(*field.type, field.in(object), at.value());
    }
    m_ignored += std::size_t(fields.size()) - std::min(understood, std::size_t(fields.size()));
}

void RecalledModel::setList(const TypeInfo &type, void *list, const std::map<std::size_t, QJsonObject> &rows,
                            std::vector<std::size_t> *missing)
{
    const ListOps &ops = *type.list;
    const auto append = [&]() -> void * { return charge(ops.item->size + 64) ? ops.append(list) : nullptr; };
    for (const auto &[row, object] : rows) {
        if (missing && row > ops.size(list) + mostMissing) {
            ++m_ignored;
            continue;
        }
        // Nothing refers to rows of lists in objects.
        while (missing && ops.size(list) < row) {
            if (missing->size() >= mostMissing || !append())
                return;
            missing->push_back(ops.size(list) - 1);
        }
        void *item = append();
        if (!item)
            return;
        setFields(type.element->structure(), item, object[QStringLiteral("fields")].toObject());
    }
}

void RecalledModel::setCurve(const TypeInfo &type, CurveBase &curve, const QJsonObject &json)
{
    const TypeInfo &element = *type.element;
    const std::size_t width = element.valueSize();
    const QJsonArray times = json[QStringLiteral("t")].toArray();
    CurveBase::Header header;
    header.interpolation = std::uint32_t(wholeNumber(json[QStringLiteral("i")]).value_or(0));
    header.globalSequence = std::int32_t(wholeNumber(json[QStringLiteral("g")]).value_or(-1));
    header.slots = std::int32_t(wholeNumber(json[QStringLiteral("slots")]).value_or(-1));
    const auto count = std::size_t(times.size());
    if (!charge(count * (4 + 3 * width) + 64))
        return;
    curve.resetRaw(header, count, width);
    std::int32_t *to = curve.editTimes(width);
    for (std::size_t i = 0; i < count; ++i)
        to[i] =
            std::int32_t(std::clamp<std::int64_t>(wholeNumber(times[qsizetype(i)]).value_or(0), INT32_MIN, INT32_MAX));
    static constexpr const char *names[] = {"v", "in", "out"};
    for (int part = 0; width > 0 && part < (curve.hasTangents() ? 3 : 1); ++part) {
        const QJsonArray numbers = json[QLatin1String(names[part])].toArray();
        std::byte *data = curve.editRawPart(part, width);
        if (element.kind == Kind::Integer) {
            for (std::size_t i = 0; i < std::min(count, std::size_t(numbers.size())); ++i)
                setValue(element, data + i * width, numbers[qsizetype(i)]);
        } else {
            auto *floats = reinterpret_cast<float *>(data);
            const std::size_t most = count * width / sizeof(float);
            for (std::size_t i = 0; i < std::min(most, std::size_t(numbers.size())); ++i)
                floats[i] = floatNumber(numbers[qsizetype(i)]);
        }
        m_ignored += std::size_t(numbers.size()) != count * (element.kind == Kind::Integer ? 1 : width / sizeof(float));
    }
}

void RecalledModel::setValue(const TypeInfo &type, void *data, const QJsonValue &json)
{
    switch (type.kind) {
    case Kind::Integer:
        if (const auto number = wholeNumber(json))
            writeInteger(type, data, *number);
        else
            ++m_ignored;
        break;
    case Kind::Float:
        *static_cast<float *>(data) = floatNumber(json);
        break;
    case Kind::String: {
        QByteArray text = json.toString().toUtf8();
        for (const QJsonValue &byte : json.toArray())
            text.append(char(std::clamp(byte.toInt(), 0, 255)));
        const std::size_t length = std::min(std::size_t(text.size()), std::size_t(type.components));
        m_ignored += std::size_t(text.size()) > type.components;
        std::memset(data, 0, type.components);
        std::memcpy(data, text.constData(), length);
        break;
    }
    case Kind::FixedArray: {
        const QJsonArray array = json.toArray();
        const std::size_t count = std::min(std::size_t(array.size()), std::size_t(type.components));
        for (std::size_t i = 0; i < count; ++i)
            setValue(*type.element, static_cast<std::byte *>(data) + i * type.element->size, array[qsizetype(i)]);
        m_ignored += std::size_t(array.size()) != type.components;
        break;
    }
    case Kind::Array: {
        const QJsonArray array = json.toArray();
        const std::size_t size = type.element->size;
        if (!charge(std::uint64_t(array.size()) * size + 64))
            return;
        auto *to = static_cast<ArrayBase *>(data)->resetRaw(std::size_t(array.size()), size);
        if (!array.isEmpty())
            std::memset(to, 0, std::size_t(array.size()) * size);
        for (qsizetype i = 0; i < array.size(); ++i)
            setValue(*type.element, to + std::size_t(i) * size, array[i]);
        break;
    }
    case Kind::Struct:
        setFields(type.structure(), data, json.toObject());
        break;
    case Kind::Curve:
        setCurve(type, *static_cast<CurveBase *>(data), json.toObject());
        break;
    case Kind::List:
    case Kind::NoValue:
        break;
    default: { // numbers in a row
        const std::vector<float> numbers = floatNumbers(json);
        m_ignored += numbers.size() != type.components;
        std::copy_n(numbers.begin(), std::min(numbers.size(), std::size_t(type.components)),
                    static_cast<float *>(data));
        break;
    }
    }
}

} // namespace sinew
