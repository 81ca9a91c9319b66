// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/files.h"
#include "plugins/m2/file/write/track_writer.h"
#include "plugins/m2/file/write/writer.h"

#include <QtGlobal>

#include <algorithm>
#include <unordered_map>

namespace sinew::m2 {

namespace {

void appendChunk(QByteArray &bytes, std::uint32_t tag, Bytes data)
{
    const auto size = std::uint32_t(data.size());
    bytes.append(reinterpret_cast<const char *>(&tag), 4);
    bytes.append(reinterpret_cast<const char *>(&size), 4);
    bytes.append(reinterpret_cast<const char *>(data.data()), qsizetype(data.size()));
}

Bytes bytesOf(const Opaque &opaque)
{
    return {reinterpret_cast<const std::byte *>(opaque.bytes.data()), opaque.bytes.size()};
}

} // namespace

QByteArray M2Writer::assemble(std::uint32_t file)
{
    const SourceFile &source = m_layout.files[file];
    std::vector<std::int32_t> spaces(source.chunks.size(), -1);
    for (std::size_t i = 0; i < m_layout.spaces.size(); ++i) {
        const FileSpace &space = m_layout.spaces[i];
        if (space.file != file)
            continue;
        if (space.chunk < 0) {
            if (!m_images[i].isChanged())
                return source.bytes;
            const Bytes bytes = m_images[i].bytes();
            return {reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size())};
        }
        spaces[std::size_t(space.chunk)] = std::int32_t(i);
    }
    if (source.chunks.empty())
        return source.bytes;
    QByteArray bytes;
    bytes.reserve(source.bytes.size());
    std::size_t opaqueRow = 0;
    std::unordered_map<NodeId, std::size_t> opaques;
    for (std::size_t row = 0; file == 0 && row < m_root.opaques.size(); ++row)
        opaques[m_root.opaques.ids[row]] = row;
    for (std::size_t row = 0; row < source.chunks.size(); ++row) {
        const ChunkPlace &chunk = source.chunks[row];
        Bytes data = spaces[row] >= 0 ? m_images[std::size_t(spaces[row])].bytes()
                                      : source.view().subspan(chunk.begin, chunk.size);
        if (file == 0 && int(row) != m_layout.spaces.front().chunk) {
            if (isRemovedSpace(spaces[row]))
                continue;
            const bool known =
                std::find(m_layout.physics.begin(), m_layout.physics.end(), spaces[row]) != m_layout.physics.end() ||
                std::any_of(m_layout.rootFields.begin(), m_layout.rootFields.end(),
                            [&](const Place &place) { return place.isKnown() && place.space == spaces[row]; });
            if (!known && opaqueRow < m_former->opaques.size()) {
                // Unknown chunks are objects: they may have been edited or deleted.
                const auto now = opaques.find(m_former->opaques.ids[opaqueRow++]);
                if (now == opaques.end())
                    continue;
                data = bytesOf(m_root.opaques[now->second]);
                opaques.erase(now);
            }
        }
        appendChunk(bytes, chunk.tag, data);
    }
    for (const auto &[place, data] : m_newChunks)
        if (place.first == file)
            appendChunk(bytes, place.second, data);
    if (file == 0) {
        for (std::size_t row = 0; row < m_root.opaques.size(); ++row)
            if (opaques.count(m_root.opaques.ids[row])) { // new ones
                std::uint32_t tag;
                std::memcpy(&tag, m_root.opaques[row].tag.chars.data(), 4);
                appendChunk(bytes, tag, bytesOf(m_root.opaques[row]));
            }
    }
    const Bytes tail = source.view().last(source.tail);
    bytes.append(reinterpret_cast<const char *>(tail.data()), qsizetype(tail.size()));
    return bytes;
}

M2Writer::Player M2Writer::playerOf(std::uint32_t file) const
{
    constexpr std::uint32_t inModel = 0x130;
    if (!m_targets)
        m_targets = resolveAliases(m_root);
    Player player;
    const auto isIn = [&](std::size_t old) {
        const SequenceSource &keys = m_layout.sequences[old];
        return keys.external && std::any_of(keys.spaces.begin(), keys.spaces.end(), [&](std::int32_t space) {
                   return space >= 0 && m_layout.spaces[std::size_t(space)].file == file;
               });
    };
    for (std::size_t old = 0; old < m_layout.sequences.size() && !player.then; ++old)
        if (m_layout.sequences[old].keysOf == old && isIn(old))
            player.then = &m_former->sequences[old];
    for (std::size_t row = 0; row < m_root.sequences.size() && !player.now; ++row) {
        if ((*m_targets)[row] != row || (m_root.sequences[row].flags & inModel))
            continue;
        const auto old = std::size_t(
            std::find(m_former->sequences.ids.begin(), m_former->sequences.ids.end(), m_root.sequences.ids[row]) -
            m_former->sequences.ids.begin());
        if (old < m_former->sequences.size() && isIn(old))
            player.now = &m_root.sequences[row];
    }
    return player;
}

QString M2Writer::nameOf(std::uint32_t file) const
{
    const SourceFile &source = m_layout.files[file];
    const QString base = QString::fromStdString(m_base);
    if (source.kind == FileKind::Animation)
        if (const Sequence *player = playerOf(file).now, *was = playerOf(file).then;
            player && was && (was->id != player->id || was->variation != player->variation)) {
            // Named by the animation, which may have changed; a name that is found only by file id stays.
            const QString usual = animationName(baseName(m_layout.files.front().name), was->id, was->variation);
            if (source.name.compare(usual, Qt::CaseInsensitive) == 0)
                return animationName(base, player->id, player->variation);
        }
    if (source.kind == FileKind::ParentSkeleton || source.kind == FileKind::ParentAnimation)
        return source.name; // other models name it
    return renamed(source.name);
}

QString M2Writer::renamed(const QString &name) const
{
    const QString oldBase = baseName(m_layout.files.front().name);
    return name.startsWith(oldBase, Qt::CaseInsensitive) ? QString::fromStdString(m_base) + name.mid(oldBase.size())
                                                         : name;
}

std::vector<OutputFile> M2Writer::files()
{
    std::vector<OutputFile> files;
    files.push_back({QString(), assemble(0)});
    const bool all = m_options.everyFile || m_mode != Mode::Patch;
    QStringList gone, names;
    for (std::uint32_t file = 1; file < m_layout.files.size(); ++file) {
        const SourceFile &source = m_layout.files[file];
        const QString name = nameOf(file);
        bool stays = !isRemoved(file);
        if (source.kind == FileKind::Skin || source.kind == FileKind::LodSkin) {
            const bool lod = source.kind == FileKind::LodSkin;
            const List<Skin> &now = lod ? m_root.lodSkins : m_root.skins,
                             &was = lod ? m_former->lodSkins : m_former->skins;
            const std::vector<Place> &places = lod ? m_layout.lodSkins : m_layout.skins;
            for (std::size_t row = 0; row < places.size(); ++row)
                if (m_layout.spaces[std::size_t(places[row].space)].file == file)
                    stays = row < now.size() && now.ids[row] == was.ids[row]; // see writeSkins()
        } else if (source.kind == FileKind::Animation) {
            stays = playerOf(file).now || !playerOf(file).then;
        }
        if (name != source.name || !stays)
            gone.append(renamed(source.name));
        if (!stays)
            continue;
        bool changed = std::any_of(m_newChunks.begin(), m_newChunks.end(),
                                   [&](const auto &chunk) { return chunk.first.first == file; });
        for (std::size_t i = 0; i < m_layout.spaces.size(); ++i)
            changed |= m_layout.spaces[i].file == file && m_images[i].isChanged();
        names.append(name);
        if (changed || all || name != source.name)
            files.push_back({name, changed || m_mode == Mode::Compact ? assemble(file) : source.bytes});
    }
    const auto add = [&](const QString &name, const QByteArray &bytes) {
        std::erase_if(files, [&](const OutputFile &file) { return file.path.compare(name, Qt::CaseInsensitive) == 0; });
        files.push_back({name, bytes});
        names.append(name);
    };
    for (const NewFile &file : m_newFiles) {
        QByteArray bytes;
        for (const auto &[tag, space] : file.spaces) {
            const Bytes data = m_images[std::size_t(space)].bytes();
            if (tag)
                appendChunk(bytes, tag, data);
            else
                bytes.append(reinterpret_cast<const char *>(data.data()), qsizetype(data.size()));
        }
        add(file.name, bytes);
    }
    for (const OutputFile &file : m_extra)
        add(file.path, file.bytes);
    for (const QString &name : gone)
        if (!names.contains(name, Qt::CaseInsensitive))
            files.push_back({name, {}, true});
    return files;
}

} // namespace sinew::m2
