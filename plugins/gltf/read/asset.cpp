// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/read/asset.h"

#include "plugins/gltf/read/binary_file.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>
#include <charconv>
#include <cstring>

namespace sinew::gltf {

namespace {

/// What a parsed list or object takes at least, and each value in one.
constexpr std::uint64_t bytesPerContainer = 80, bytesPerValue = 16;

bool isKnown(const QString &extension)
{
    static const QStringList known{QStringLiteral("KHR_materials_unlit"),   QStringLiteral("KHR_texture_transform"),
                                   QStringLiteral("KHR_lights_punctual"),   QStringLiteral("KHR_animation_pointer"),
                                   QStringLiteral("KHR_node_visibility"),   QStringLiteral("KHR_mesh_quantization"),
                                   QStringLiteral("KHR_materials_variants")};
    // What a material says beyond the usual is left out and told; the rest of the file can be read.
    return known.contains(extension) || extension.startsWith(QLatin1String("KHR_materials_"));
}

/// The number by a byte of a JSON text.
QByteArray numberBy(const QByteArray &json, qsizetype offset)
{
    constexpr qsizetype longest = 400; // digits of the largest double are 309
    const auto isPart = [](char c) { return (c >= '0' && c <= '9') || (c != 0 && std::strchr("+-.eE", c)); };
    qsizetype first = std::clamp<qsizetype>(offset, 0, json.size()), last = first;
    while (first > 0 && last - first < longest && isPart(json[first - 1]))
        --first;
    while (last < json.size() && last - first < longest && isPart(json[last]))
        ++last;
    return json.mid(first, last - first);
}

void failJson(Report &report, const QByteArray &json, const QJsonParseError &error)
{
    // Qt says the same of numbers that are none and of those that no double holds.
    const QByteArray number = numberBy(json, error.offset);
    double value = 0;
    const bool isBeyond = std::from_chars(number.begin(), number.end(), value).ec == std::errc::result_out_of_range;
    if (error.error == QJsonParseError::IllegalNumber && isBeyond)
        report.fail({}, "VALUE_NOT_IN_RANGE",
                    Message(QT_TRANSLATE_NOOP("Message", "%1 is out of range"), {Message(number.toStdString())}));
    else
        report.fail({}, "INVALID_JSON",
                    Message(QT_TRANSLATE_NOOP("Message", "the JSON is broken at byte %1: %2"),
                            {Message(error.offset), Message(error.errorString().toStdString())}));
}

} // namespace

Asset::Asset(const FileSet &files, Report &report)
    : m_files(files), m_report(&report), m_budget(files.primary().size()), m_root({}, {}, report)
{
    const Bytes bytes = files.primary();
    if (BinaryFile::isOne(bytes) || files.name().endsWith(QLatin1String(".glb"), Qt::CaseInsensitive)) {
        const BinaryFile binary = BinaryFile::open(bytes, report);
        m_binary = binary.buffer;
        if (!report.isBroken())
            parse(binary.json);
    } else {
        parse(bytes);
    }
}

void Asset::parse(Bytes json)
{
    const auto *text = reinterpret_cast<const char *>(json.data());
    const QByteArray view = QByteArray::fromRawData(text, qsizetype(json.size()));
    const auto containers = std::uint64_t(view.count('{') + view.count('['));
    if (!charge(containers * bytesPerContainer + std::uint64_t(view.count(',')) * bytesPerValue, {}))
        return;
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(view, &error);
    if (document.isNull()) {
        failJson(*m_report, view, error);
        return;
    }
    if (!document.isObject()) {
        m_report->fail({}, "TYPE_MISMATCH", QT_TRANSLATE_NOOP("Message", "must be an object"));
        return;
    }
    m_root = JsonItem(document.object(), {}, *m_report);
    checkVersion();
    checkExtensions();
}

void Asset::checkVersion()
{
    const JsonItem asset = m_root["asset"];
    const QStringList parts = QString::fromStdString(asset.text("version")).split(u'.'),
                      least = QString::fromStdString(asset.text("minVersion", "2.0")).split(u'.');
    bool isMajor = false, isMinor = false;
    const int major = parts.value(0).toInt(&isMajor), minor = parts.value(1).toInt(&isMinor);
    if (asset.text("version").empty())
        m_report->fail("asset.version", "UNDEFINED_PROPERTY", QT_TRANSLATE_NOOP("Message", "is missing"));
    else if (!isMajor || !isMinor || parts.size() != 2)
        m_report->fail("asset.version", "PATTERN_MISMATCH", QT_TRANSLATE_NOOP("Message", "is not a version"));
    else if (major != 2)
        m_report->fail("asset.version", "UNKNOWN_ASSET_MAJOR_VERSION",
                       QT_TRANSLATE_NOOP("Message", "only glTF 2.0 can be read"));
    else if (least.value(0).toInt() != 2 || least.value(1).toInt() > minor)
        m_report->fail("asset.minVersion", "ASSET_MIN_VERSION_GREATER_THAN_VERSION",
                       QT_TRANSLATE_NOOP("Message", "is above the version"));
    else if (minor > 0)
        m_report->warn("asset.version", "UNKNOWN_ASSET_MINOR_VERSION",
                       QT_TRANSLATE_NOOP("Message", "only glTF 2.0 is known"));
}

void Asset::checkExtensions()
{
    const QJsonValue required = m_root.value().toObject()[QStringLiteral("extensionsRequired")];
    for (const QJsonValue &each : required.toArray()) {
        const QString name = each.toString();
        if (isKnown(name))
            continue;
        const Message named(name.toStdString());
        if (name.contains(QLatin1String("draco")) || name.contains(QLatin1String("meshopt")))
            m_report->fail(
                "extensionsRequired", "UNSUPPORTED_EXTENSION",
                Message(QT_TRANSLATE_NOOP("Message", "the meshes are compressed (%1), which can't be read; save the "
                                                     "file without compression"),
                        {named}));
        else if (name.contains(QLatin1String("basisu")))
            m_report->fail(
                "extensionsRequired", "UNSUPPORTED_EXTENSION",
                Message(QT_TRANSLATE_NOOP("Message", "the pictures are compressed (%1), which can't be read; save the "
                                                     "file with PNG or JPEG pictures"),
                        {named}));
        else
            m_report->fail(
                "extensionsRequired", "UNSUPPORTED_EXTENSION",
                Message(QT_TRANSLATE_NOOP("Message", "needs the extension %1, which is not known"), {named}));
    }
}

const std::vector<JsonItem> &Asset::list(const char *name)
{
    const auto [known, isNew] = m_lists.try_emplace(name);
    if (isNew)
        known->second = m_root.list(name);
    return known->second;
}

bool Asset::charge(std::uint64_t bytes, const std::string &path)
{
    if (m_budget.charge(bytes))
        return true;
    m_report->fail(path, "", m_budget.refusal());
    return false;
}

QString Asset::fileName(const std::string &uri)
{
    const QString text = QString::fromStdString(uri);
    return text.startsWith(QLatin1String("data:")) ? QString() : QUrl::fromPercentEncoding(text.toUtf8());
}

std::optional<QByteArray> Asset::resource(const JsonItem &owner)
{
    const QString uri = owner.value().toObject()[QStringLiteral("uri")].toString();
    const std::string path = owner.path() + ".uri";
    if (uri.startsWith(QLatin1String("data:"))) {
        const qsizetype comma = uri.indexOf(u',');
        if (comma < 0 || !QStringView(uri).left(comma).endsWith(QLatin1String(";base64"))) {
            m_report->fail(path, "INVALID_URI", QT_TRANSLATE_NOOP("Message", "holds no base64 data"));
            return std::nullopt;
        }
        if (!charge(std::uint64_t(uri.size()), path))
            return std::nullopt;
        auto decoded = QByteArray::fromBase64Encoding(QStringView(uri).mid(comma + 1).toLatin1(),
                                                      QByteArray::AbortOnBase64DecodingErrors);
        if (!decoded)
            m_report->fail(path, "INVALID_URI", QT_TRANSLATE_NOOP("Message", "its base64 data is broken"));
        return decoded ? std::optional(*decoded) : std::nullopt;
    }
    const QString name = QDir::cleanPath(fileName(uri.toStdString()));
    const bool isOutside = name.isEmpty() || QDir::isAbsolutePath(name) || name.contains(u':') ||
                           name.contains(u'\\') || name == QLatin1String("..") || name.startsWith(QLatin1String("../"));
    if (isOutside) {
        m_report->warn(path, "NON_RELATIVE_URI",
                       Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a file in the folder of the model"),
                               {Message(name.toStdString())}));
        return std::nullopt;
    }
    std::optional<QByteArray> bytes = m_files.companion(name);
    if (bytes)
        m_budget.addFile(std::uint64_t(bytes->size()));
    else
        m_report->warn(
            path, "IO_ERROR",
            Message(QT_TRANSLATE_NOOP("Message", "the file “%1” was not found"), {Message(name.toStdString())}));
    return bytes;
}

Bytes Asset::buffer(int row)
{
    const JsonItem &item = list("buffers")[std::size_t(row)];
    const auto length = std::uint64_t(item.integer("byteLength", 0, 1));
    const auto [known, isNew] = m_buffers.try_emplace(row);
    const bool isInside = row == 0 && m_binary && item.text("uri").empty();
    if (isNew && !isInside) {
        std::optional<QByteArray> bytes = item.text("uri").empty() ? std::nullopt : resource(item);
        if (!bytes) {
            m_report->fail(item.path(), item.text("uri").empty() ? "BUFFER_MISSING_GLB_DATA" : "IO_ERROR",
                           QT_TRANSLATE_NOOP("Message", "its data is missing"));
            return {};
        }
        known->second = std::move(*bytes);
    }
    const Bytes all = isInside ? *m_binary : viewOf(known->second);
    if (length > all.size() || length == 0) {
        m_report->fail(item.path(), "BUFFER_BYTE_LENGTH_MISMATCH",
                       Message(QT_TRANSLATE_NOOP("Message", "has %1 bytes instead of %2"),
                               {Message(all.size()), Message(length)}));
        return {};
    }
    return all.first(length);
}

Bytes Asset::view(int row)
{
    const JsonItem &item = list("bufferViews")[std::size_t(row)];
    const int bufferRow = item.neededRow("buffer", count("buffers"));
    const auto offset = std::uint64_t(item.integer("byteOffset", 0)),
               length = std::uint64_t(item.integer("byteLength", 0, 1));
    if (bufferRow < 0)
        return {};
    const Bytes all = buffer(bufferRow);
    if (m_report->isBroken())
        return {};
    if (length == 0 || offset > all.size() || length > all.size() - offset) {
        m_report->fail(item.path(), "BUFFER_VIEW_TOO_LONG",
                       Message(QT_TRANSLATE_NOOP("Message", "reaches from byte %1 to %2 of a buffer of %3"),
                               {Message(offset), Message(offset + length), Message(all.size())}));
        return {};
    }
    return all.subspan(offset, length);
}

} // namespace sinew::gltf
