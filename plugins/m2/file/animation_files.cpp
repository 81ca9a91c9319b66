// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/animation_files.h"

#include "core/schema/four_cc.h"
#include "plugins/m2/file/file_finder.h"
#include "plugins/m2/file/files.h"

#include <unordered_map>

namespace sinew::m2 {

void findAnimations(FileFinder &finder, M2Layout &layout, const Root &root, const QString &base, FileKind kind,
                    const std::vector<bool> *wanted)
{
    constexpr std::uint32_t inModel = 0x130; // the client loads no .anim file for these
    // Real models have a few hundred sequences; an absurd count must not cause as many look-ups.
    constexpr std::size_t maxMissing = 4096;
    const auto key = [](const auto &named) { return std::uint32_t(named.id) << 16 | named.variation; };
    std::unordered_map<std::uint32_t, std::uint32_t> fileIds;
    for (const AnimationFile &file : root.animationFiles)
        fileIds[key(file)] = file.fileId;
    std::unordered_map<std::uint32_t, int> found;
    const std::vector<std::uint32_t> owners = resolveAliases(root);
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &sequence = root.sequences[owners[row]];
        SequenceSource &source = layout.sequences[row];
        source.external = !(sequence.flags & inModel);
        if (!source.external || (wanted && !(*wanted)[row]))
            continue;
        const auto [entry, isNew] = found.try_emplace(key(sequence), -1);
        if (isNew && layout.missingFiles.size() < maxMissing) {
            const auto id = fileIds.find(key(sequence));
            entry->second = finder.find(kind, animationName(base, sequence.id, sequence.variation),
                                        id == fileIds.end() ? 0 : id->second, true);
        }
        const int file = entry->second;
        source.missing = file < 0;
        if (source.missing)
            continue;
        SourceFile &bytes = layout.files[std::size_t(file)];
        const bool chunked =
            bytes.bytes.startsWith("AFM2") || bytes.bytes.startsWith("AFSA") || bytes.bytes.startsWith("AFSB");
        if (chunked && bytes.chunks.empty())
            findChunks(bytes);
        const auto spaceOf = [&](int chunk) {
            for (std::size_t i = 0; i < layout.spaces.size(); ++i)
                if (layout.spaces[i].file == std::uint32_t(file) && layout.spaces[i].chunk == chunk)
                    return std::int32_t(i);
            return finder.addSpace(file, chunk);
        };
        if (!chunked) {
            source.spaces.fill(spaceOf(-1));
            continue;
        }
        const int model = chunkRow(bytes, fourCc("AFM2")), attachments = chunkRow(bytes, fourCc("AFSA")),
                  bones = chunkRow(bytes, fourCc("AFSB"));
        source.spaces[std::size_t(AnimSection::Model)] = model < 0 ? -1 : spaceOf(model);
        // Only models with a skeleton file have the other two.
        source.spaces[std::size_t(AnimSection::Attachments)] =
            attachments < 0 ? source.spaces[0] : spaceOf(attachments);
        source.spaces[std::size_t(AnimSection::Bones)] = bones < 0 ? source.spaces[0] : spaceOf(bones);
    }
}

} // namespace sinew::m2
