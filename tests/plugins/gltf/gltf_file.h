// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstring>
#include <vector>

namespace sinew::test {

/// A glTF file read by the specification, independently of what writes it.
class GltfFile
{
public:
    /// `buffer`: of a text file.
    static GltfFile read(const QByteArray &bytes, const QByteArray &buffer = {})
    {
        GltfFile file;
        if (!bytes.startsWith("glTF")) {
            file.json = QJsonDocument::fromJson(bytes).object();
            file.m_buffer = buffer;
            return file;
        }
        const qsizetype length = word(bytes, 12);
        if (word(bytes, 4) == 2 && word(bytes, 8) == bytes.size() && word(bytes, 16) == 0x4E4F534A)
            file.json = QJsonDocument::fromJson(bytes.mid(20, length)).object();
        const qsizetype next = 20 + length;
        if (next + 8 <= bytes.size() && word(bytes, next + 4) == 0x004E4942)
            file.m_buffer = bytes.mid(next + 8, word(bytes, next));
        return file;
    }

    QJsonObject json;

    QJsonArray list(const char *name) const { return json[QLatin1String(name)].toArray(); }
    QJsonObject item(const char *name, int row) const { return list(name)[row].toObject(); }

    static int components(const QJsonObject &accessor)
    {
        const QString type = accessor[QStringLiteral("type")].toString();
        return type == u"SCALAR" ? 1 : type == u"VEC2" ? 2 : type == u"VEC3" ? 3 : type == u"VEC4" ? 4 : 16;
    }
    /// All numbers of an accessor; normalised ones as fractions. Empty if it reaches out of its view or the buffer.
    std::vector<double> numbers(const QJsonArray &accessors, const QJsonArray &views, int row) const
    {
        const QJsonObject accessor = accessors[row].toObject();
        const QJsonObject view = views[accessor[QStringLiteral("bufferView")].toInt(-1)].toObject();
        const qsizetype offset = accessor[QStringLiteral("byteOffset")].toInteger();
        const qsizetype first = view[QStringLiteral("byteOffset")].toInteger() + offset;
        const int type = accessor[QStringLiteral("componentType")].toInt();
        const int size = type == 5121 ? 1 : type == 5123 ? 2 : 4;
        const qsizetype count = accessor[QStringLiteral("count")].toInteger() * components(accessor);
        if (offset + count * size > view[QStringLiteral("byteLength")].toInteger() ||
            first + count * size > m_buffer.size() || first % size)
            return {};
        const bool isShare = accessor[QStringLiteral("normalized")].toBool();
        std::vector<double> result;
        result.reserve(std::size_t(count));
        for (qsizetype i = 0; i < count; ++i) {
            const char *at = m_buffer.constData() + first + i * size;
            if (type == 5126) {
                float number;
                std::memcpy(&number, at, 4);
                result.push_back(double(number));
            } else {
                std::uint32_t number = 0;
                std::memcpy(&number, at, std::size_t(size));
                result.push_back(isShare ? number / (size == 1 ? 255. : 65535.) : number);
            }
        }
        return result;
    }

private:
    static qsizetype word(const QByteArray &bytes, qsizetype at)
    {
        std::uint32_t word = 0;
        if (at + 4 <= bytes.size())
            std::memcpy(&word, bytes.constData() + at, 4);
        return word;
    }

    QByteArray m_buffer;
};

} // namespace sinew::test
