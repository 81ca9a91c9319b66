// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/codecs/qt_image_codec.h"
#include "core/image/image_registry.h"
#include "plugins/gltf/importer.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <cstring>
#include <vector>

namespace sinew::test {
inline namespace gltf_made {

/// A glTF file made by hand: a triangle that hangs on the joint "Arm" below "Root" and on "Root", which moves for a
/// second. Tests change it.
struct MadeGltf
{
    QJsonObject json;
    QByteArray buffer;

    MadeGltf()
    {
        json = QJsonDocument::fromJson(R"({
            "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0, 2]}],
            "nodes": [{"name": "Root", "children": [1]}, {"name": "Arm", "translation": [0, 2, 0]},
                      {"name": "Body", "mesh": 0, "skin": 0}],
            "skins": [{"joints": [0, 1], "inverseBindMatrices": 5}],
            "meshes": [{"name": "Body", "primitives": [{"attributes": {"POSITION": 0, "NORMAL": 1, "JOINTS_0": 2,
                        "WEIGHTS_0": 3, "TEXCOORD_0": 9}, "indices": 4}]}],
            "animations": [{"name": "Walk", "channels": [
                {"sampler": 0, "target": {"node": 1, "path": "translation"}},
                {"sampler": 1, "target": {"node": 1, "path": "rotation"}}],
                "samplers": [{"input": 6, "output": 7}, {"input": 6, "output": 8, "interpolation": "STEP"}]}]
        })")
                   .object();
        floats("VEC3", {0, 1, 2, 1, 1, 2, 0, 3, 2});
        floats("VEC3", {0, 0, 1, 0, 0, 1, 0, 0, 1});
        add("VEC4", 5121, 3, QByteArray("\0\1\0\0\0\1\0\0\0\1\0\0", 12));
        floats("VEC4", {1, 0, 0, 0, .5f, .5f, 0, 0, .25f, .75f, 0, 0});
        add("SCALAR", 5123, 3, QByteArray("\0\0\1\0\2\0", 6));
        floats("MAT4",
               {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -2, 0, 1});
        floats("SCALAR", {0, 1});
        floats("VEC3", {0, 2, 0, 3, 2, 1});
        floats("VEC4", {0, 0, 0, 1, 0, 0, 1, 0});
        floats("VEC2", {0, 0, 1, 0, 0, 1});
    }

    int floats(const char *type, const std::vector<float> &numbers)
    {
        static const QHash<QString, int> components{{QStringLiteral("SCALAR"), 1},
                                                    {QStringLiteral("VEC2"), 2},
                                                    {QStringLiteral("VEC3"), 3},
                                                    {QStringLiteral("VEC4"), 4},
                                                    {QStringLiteral("MAT4"), 16}};
        return add(type, 5126, int(numbers.size()) / components[QLatin1String(type)],
                   QByteArray(reinterpret_cast<const char *>(numbers.data()), qsizetype(numbers.size() * 4)));
    }
    /// An accessor with a view of its own; its row.
    int add(const char *type, int componentType, int count, const QByteArray &bytes)
    {
        QJsonArray views = json[QStringLiteral("bufferViews")].toArray(),
                   accessors = json[QStringLiteral("accessors")].toArray();
        views.append(QJsonObject{{QStringLiteral("buffer"), 0},
                                 {QStringLiteral("byteOffset"), buffer.size()},
                                 {QStringLiteral("byteLength"), bytes.size()}});
        accessors.append(QJsonObject{{QStringLiteral("bufferView"), views.size() - 1},
                                     {QStringLiteral("componentType"), componentType},
                                     {QStringLiteral("count"), count},
                                     {QStringLiteral("type"), QLatin1String(type)}});
        buffer += bytes;
        buffer.resize((buffer.size() + 3) / 4 * 4);
        json[QStringLiteral("bufferViews")] = views;
        json[QStringLiteral("accessors")] = accessors;
        return int(accessors.size()) - 1;
    }

    /// "accessors/3/count"; an undefined value removes, the row at the end of a list is added.
    void set(const char *path, const QJsonValue &value)
    {
        json = changed(json, QString::fromLatin1(path).split(u'/'), value).toObject();
    }
    void setFloat(int accessor, int number, float value)
    {
        const QJsonObject view = json[QStringLiteral("bufferViews")].toArray()[accessor].toObject();
        std::memcpy(buffer.data() + view[QStringLiteral("byteOffset")].toInt() + 4 * number, &value, 4);
    }

    QByteArray bytes() const
    {
        QJsonObject whole = json;
        if (!whole.contains(QStringLiteral("buffers")))
            whole[QStringLiteral("buffers")] = QJsonArray{
                QJsonObject{{QStringLiteral("byteLength"), buffer.size()},
                            {QStringLiteral("uri"),
                             QString::fromLatin1("data:application/octet-stream;base64," + buffer.toBase64())}}};
        return QJsonDocument(whole).toJson();
    }
    QByteArray binary() const
    {
        QJsonObject whole = json;
        whole[QStringLiteral("buffers")] = QJsonArray{QJsonObject{{QStringLiteral("byteLength"), buffer.size()}}};
        QByteArray text = QJsonDocument(whole).toJson(QJsonDocument::Compact);
        text.append(QByteArray((4 - text.size() % 4) % 4, ' '));
        const auto word = [](qsizetype number) {
            const auto value = std::uint32_t(number);
            return QByteArray(reinterpret_cast<const char *>(&value), 4);
        };
        return "glTF" + word(2) + word(28 + text.size() + buffer.size()) + word(text.size()) + "JSON" + text +
               word(buffer.size()) + QByteArray("BIN\0", 4) + buffer;
    }

private:
    static QJsonValue changed(QJsonValue at, QStringList path, const QJsonValue &value)
    {
        if (path.isEmpty())
            return value;
        const QString key = path.takeFirst();
        bool isRow = false;
        const int row = key.toInt(&isRow);
        if (isRow) {
            QJsonArray array = at.toArray();
            const QJsonValue next = changed(array.size() > row ? array[row] : QJsonValue(), path, value);
            if (array.size() > row)
                array[row] = next;
            else
                array.append(next);
            return array;
        }
        QJsonObject object = at.toObject();
        const QJsonValue next = changed(object[key], path, value);
        if (next.isUndefined())
            object.remove(key);
        else
            object[key] = next;
        return object;
    }
};

inline const ImageRegistry &pictureCodecs()
{
    static const ImageRegistry all = [] {
        ImageRegistry registry;
        registry.add(createQtImageCodec());
        return registry;
    }();
    return all;
}

inline Result<ImportedScene> imported(const QByteArray &bytes, Diagnostics &diagnostics,
                                      const ImportOptions &options = {}, const char *name = "made.gltf",
                                      FileSet::CompanionSource beside = {})
{
    const FileSet files = beside ? FileSet(QLatin1String(name), bytes, beside) : FileSet(QLatin1String(name), bytes);
    return createGltfImporter()->read({files, pictureCodecs()}, options, diagnostics);
}

inline QJsonValue object(const char *json)
{
    return QJsonDocument::fromJson(json).object();
}

inline QString pictureUri(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return QString::fromLatin1("data:image/png;base64," + bytes.toBase64());
}

/// Of a file that can be read.
inline ImportedScene read(const MadeGltf &made, const ImportOptions &options = {})
{
    Diagnostics diagnostics;
    auto result = imported(made.bytes(), diagnostics, options);
    if (!result)
        qFatal("%s", result.error().text().c_str());
    return std::move(*result);
}

inline std::string lossesOf(const ImportedScene &result)
{
    std::string all;
    for (const ConversionLoss &loss : result.losses)
        all += loss.message.text() + '\n';
    return all;
}

inline std::vector<std::int32_t> timesOf(const CurveBase &curve)
{
    return {curve.times().begin(), curve.times().end()};
}

} // namespace gltf_made
} // namespace sinew::test
