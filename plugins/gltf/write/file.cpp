// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/write/file.h"

#include <QtEndian>

#include <algorithm>
#include <cstring>

namespace sinew::gltf {

namespace {

constexpr int floatType = 5126;
constexpr const char *types[] = {"", "SCALAR", "VEC2", "VEC3", "VEC4"};

template<class Integer>
constexpr int integerType()
{
    return sizeof(Integer) == 1 ? 5121 : sizeof(Integer) == 2 ? 5123 : 5125;
}

void appendWord(QByteArray &bytes, std::uint32_t word)
{
    const quint32 little = qToLittleEndian(word);
    bytes.append(reinterpret_cast<const char *>(&little), 4);
}

} // namespace

int File::add(List list, std::string json)
{
    m_lists[list].push_back(std::move(json));
    return int(m_lists[list].size()) - 1;
}

void File::align()
{
    while (m_bytes.size() % 4)
        m_bytes.append('\0');
}

int File::addView(const void *bytes, std::size_t size, Target target)
{
    align();
    JsonText view;
    view.open('{').key("buffer").integer(0);
    if (m_bytes.size() > 0)
        view.key("byteOffset").integer(m_bytes.size());
    view.key("byteLength").integer(std::int64_t(size));
    if (target != Target::None)
        view.key("target").integer(int(target));
    m_bytes.append(static_cast<const char *>(bytes), qsizetype(size));
    return add(Views, view.close('}').take());
}

int File::addAccessor(int view, std::size_t offset, int type, std::size_t count, int components, bool isNormalized,
                      std::span<const float> bounded)
{
    JsonText accessor;
    accessor.open('{').key("bufferView").integer(view);
    if (offset)
        accessor.key("byteOffset").integer(std::int64_t(offset));
    accessor.key("componentType").integer(type);
    if (isNormalized)
        accessor.key("normalized").boolean(true);
    accessor.key("count").integer(std::int64_t(count));
    accessor.key("type").string(components == 16 ? "MAT4" : types[components]);
    const auto bound = [&](const char *name, const auto &better) {
        accessor.key(name).open('[');
        for (int i = 0; i < components; ++i) {
            float best = bounded[std::size_t(i)];
            for (std::size_t at = std::size_t(i); at < bounded.size(); at += std::size_t(components))
                best = better(bounded[at], best) ? bounded[at] : best;
            accessor.number(double(best));
        }
        accessor.close(']');
    };
    if (!bounded.empty()) {
        bound("min", std::less<float>());
        bound("max", std::greater<float>());
    }
    return add(Accessors, accessor.close('}').take());
}

int File::addFloats(std::span<const float> values, int components, Target target, bool isBounded)
{
    return addAccessor(addView(values.data(), values.size_bytes(), target), 0, floatType,
                       values.size() / std::size_t(components), components, false,
                       isBounded ? values : std::span<const float>());
}

int File::addMatrices(std::span<const float> values)
{
    return addFloats(values, 16, Target::None);
}

template<class Integer>
int File::addIntegers(std::span<const Integer> values, int components, Target target, bool isNormalized)
{
    return addAccessor(addView(values.data(), values.size_bytes(), target), 0, integerType<Integer>(),
                       values.size() / std::size_t(components), components, isNormalized, {});
}
template int File::addIntegers(std::span<const std::uint8_t>, int, Target, bool);
template int File::addIntegers(std::span<const std::uint16_t>, int, Target, bool);
template int File::addIntegers(std::span<const std::uint32_t>, int, Target, bool);

int File::addKeys(std::span<const float> values, int components, bool isBounded)
{
    if (m_keyView < 0)
        m_keyView = add(Views, {});
    const std::string_view bytes(reinterpret_cast<const char *>(values.data()), values.size_bytes());
    const std::size_t hash = std::hash<std::string_view>()(bytes);
    const auto [first, last] = m_known.equal_range(hash);
    for (auto known = first; known != last; ++known)
        if (known->second.size == bytes.size() && known->second.components == components &&
            known->second.isBounded == isBounded &&
            std::memcmp(m_keys.constData() + known->second.offset, bytes.data(), bytes.size()) == 0)
            return known->second.accessor;
    const std::size_t offset = std::size_t(m_keys.size());
    m_keys.append(bytes.data(), qsizetype(bytes.size()));
    const int accessor = addAccessor(m_keyView, offset, floatType, values.size() / std::size_t(components), components,
                                     false, isBounded ? values : std::span<const float>());
    m_known.emplace(hash, Keys{offset, bytes.size(), components, isBounded, accessor});
    return accessor;
}

void File::finish()
{
    if (std::exchange(m_isFinished, true) || m_keyView < 0)
        return;
    const int view = addView(m_keys.constData(), std::size_t(m_keys.size()), Target::None);
    m_lists[Views][std::size_t(m_keyView)] = std::move(m_lists[Views][std::size_t(view)]);
    m_lists[Views].pop_back();
}

std::string File::nodeJson(const NodeDraft &node) const
{
    JsonText json;
    json.open('{');
    if (!node.name.empty())
        json.key("name").string(node.name);
    if (node.translation)
        json.key("translation").numbers(*node.translation);
    if (node.rotation)
        json.key("rotation").numbers(*node.rotation);
    if (node.scale)
        json.key("scale").numbers(*node.scale);
    if (!node.children.empty()) {
        json.key("children").open('[');
        for (const int child : node.children)
            json.integer(child);
        json.close(']');
    }
    for (const auto &[name, row] : {std::pair("mesh", node.mesh), {"skin", node.skin}, {"camera", node.camera}})
        if (row >= 0)
            json.key(name).integer(row);
    if (node.light >= 0)
        json.key("extensions")
            .open('{')
            .key("KHR_lights_punctual")
            .open('{')
            .key("light")
            .integer(node.light)
            .close('}')
            .close('}');
    if (!node.extras.empty())
        json.key("extras").open('{').key("sinew").raw(node.extras).close('}');
    return json.close('}').take();
}

std::string File::json(const std::string &bufferName) const
{
    JsonText json;
    json.open('{').key("asset").open('{').key("version").string("2.0").key("generator").string("Sinew").close('}');
    if (!m_extensions.empty()) {
        json.key("extensionsUsed").open('[');
        for (const std::string &name : m_extensions)
            json.string(name);
        json.close(']');
    }
    const auto list = [&](const char *name, const std::vector<std::string> &items) {
        if (items.empty())
            return;
        json.key(name).open('[');
        for (const std::string &item : items)
            json.raw(item);
        json.close(']');
    };
    if (!m_lists[Lights].empty()) {
        json.key("extensions").open('{').key("KHR_lights_punctual").open('{');
        list("lights", m_lists[Lights]);
        json.close('}').close('}');
    }
    json.key("scene").integer(0);
    list("scenes", m_lists[Scenes]);
    json.key("nodes").open('[');
    for (const NodeDraft &node : nodes)
        json.raw(nodeJson(node));
    json.close(']');
    list("meshes", m_lists[Meshes]);
    list("skins", m_lists[Skins]);
    list("materials", m_lists[Materials]);
    list("textures", m_lists[Textures]);
    list("images", m_lists[Images]);
    list("samplers", m_lists[Samplers]);
    list("cameras", m_lists[Cameras]);
    list("animations", m_lists[Animations]);
    list("accessors", m_lists[Accessors]);
    list("bufferViews", m_lists[Views]);
    if (!m_bytes.isEmpty()) {
        json.key("buffers").open('[').open('{');
        if (!bufferName.empty())
            json.key("uri").string(bufferName);
        json.key("byteLength").integer(m_bytes.size()).close('}').close(']');
    }
    return json.close('}').take();
}

QByteArray File::binary()
{
    finish();
    std::string text = json({});
    text.append((4 - text.size() % 4) % 4, ' ');
    align();
    QByteArray file;
    file.reserve(qsizetype(text.size()) + m_bytes.size() + 32);
    const bool hasBuffer = !m_bytes.isEmpty();
    appendWord(file, 0x46546C67);
    appendWord(file, 2);
    appendWord(file, std::uint32_t(12 + 8 + text.size() + (hasBuffer ? 8 + std::size_t(m_bytes.size()) : 0)));
    appendWord(file, std::uint32_t(text.size()));
    appendWord(file, 0x4E4F534A);
    file.append(text.data(), qsizetype(text.size()));
    if (hasBuffer) {
        appendWord(file, std::uint32_t(m_bytes.size()));
        appendWord(file, 0x004E4942);
        file.append(m_bytes);
    }
    return file;
}

QByteArray File::text(const std::string &bufferName)
{
    finish();
    const std::string text = json(bufferName);
    return QByteArray(text.data(), qsizetype(text.size()));
}

} // namespace sinew::gltf
