// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/m2_files.h"
#include "plugins/m2/m2_track_writer.h"
#include "plugins/m2/m2_writer.h"

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
        const Space &space = m_layout.spaces[i];
        if (space.file != file)
            continue;
        if (space.chunk < 0) {
            const Bytes bytes = m_images[i].bytes();
            return {reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size())};
        }
        spaces[std::size_t(space.chunk)] = std::int32_t(i);
    }
    if (source.chunks.empty())
        return source.bytes;
    QByteArray bytes;
    std::size_t opaqueRow = 0;
    std::unordered_map<NodeId, std::size_t> opaques;
    for (std::size_t row = 0; file == 0 && row < m_root.opaques.size(); ++row)
        opaques[m_root.opaques.ids[row]] = row;
    for (std::size_t row = 0; row < source.chunks.size(); ++row) {
        const ChunkPlace &chunk = source.chunks[row];
        Bytes data = spaces[row] >= 0 ? m_images[std::size_t(spaces[row])].bytes() : source.view().subspan(chunk.begin, chunk.size);
        if (file == 0 && int(row) != m_layout.spaces.front().chunk) {
            if (isRemovedSpace(spaces[row]))
                continue;
            const bool known = std::find(m_layout.physics.begin(), m_layout.physics.end(), spaces[row]) != m_layout.physics.end()
                               || std::any_of(m_layout.rootFields.begin(), m_layout.rootFields.end(), [&](const Place &place) { return place.isKnown() && place.space == spaces[row]; });
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

QString M2Writer::nameOf(std::uint32_t file) const
{
    const SourceFile &source = m_layout.files[file];
    const QString base = QString::fromStdString(m_base), oldBase = baseName(m_layout.files.front().name);
    if (source.kind == FileKind::Animation) {
        // Named by the animation, which may have been given another id.
        for (std::size_t row = 0; row < m_root.sequences.size(); ++row) {
            const auto found = std::find(m_former->sequences.ids.begin(), m_former->sequences.ids.end(), m_root.sequences.ids[row]);
            if (found == m_former->sequences.ids.end())
                continue;
            const auto old = std::size_t(found - m_former->sequences.ids.begin());
            const SequenceSource &keys = m_layout.sequences[old];
            const bool here = keys.external && keys.keysOf == old && std::any_of(keys.spaces.begin(), keys.spaces.end(), [&](std::int32_t space) {
                return space >= 0 && m_layout.spaces[std::size_t(space)].file == file;
            });
            const Sequence &was = m_former->sequences[old], &now = m_root.sequences[row];
            if (here && (was.id != now.id || was.variation != now.variation))
                return animationName(base, now.id, now.variation);
        }
    }
    if (source.kind == FileKind::ParentSkeleton)
        return source.name; // other models name it
    return source.name.startsWith(oldBase, Qt::CaseInsensitive) ? base + source.name.mid(oldBase.size()) : source.name;
}

std::vector<OutputFile> M2Writer::files()
{
    std::vector<OutputFile> files;
    files.push_back({QString(), assemble(0)});
    const bool all = m_options.everyFile || m_mode != Mode::Patch;
    for (std::uint32_t file = 1; file < m_layout.files.size(); ++file) {
        const SourceFile &source = m_layout.files[file];
        if (source.kind == FileKind::Skin || source.kind == FileKind::LodSkin) {
            const bool lod = source.kind == FileKind::LodSkin;
            const List<Skin> &now = lod ? m_root.lodSkins : m_root.skins, &was = lod ? m_former->lodSkins : m_former->skins;
            const std::vector<Place> &places = lod ? m_layout.lodSkins : m_layout.skins;
            bool stays = true;
            for (std::size_t row = 0; row < places.size(); ++row)
                if (m_layout.spaces[std::size_t(places[row].space)].file == file)
                    stays = row < now.size() && now.ids[row] == was.ids[row];
            if (!stays)
                continue; // see writeSkins()
        }
        if (isRemoved(file))
            continue;
        bool changed = std::any_of(m_newChunks.begin(), m_newChunks.end(), [&](const auto &chunk) { return chunk.first.first == file; });
        for (std::size_t i = 0; i < m_layout.spaces.size(); ++i)
            changed |= m_layout.spaces[i].file == file && m_images[i].isChanged();
        const QString name = nameOf(file);
        if (changed || all || name != source.name)
            files.push_back({name, changed || m_mode == Mode::Compact ? assemble(file) : source.bytes});
    }
    for (const NewFile &file : m_newFiles) {
        QByteArray bytes;
        for (const auto &[tag, space] : file.spaces) {
            const Bytes data = m_images[std::size_t(space)].bytes();
            if (tag)
                appendChunk(bytes, tag, data);
            else
                bytes.append(reinterpret_cast<const char *>(data.data()), qsizetype(data.size()));
        }
        files.push_back({file.name, bytes});
    }
    files.insert(files.end(), m_extra.begin(), m_extra.end());
    return files;
}

} // namespace sinew::m2
