// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/file/bone_file.h"
#include "plugins/m2/file/files.h"
#include "plugins/m2/file/physics.h"
#include "plugins/m2/file/read/reader.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

void M2Reader::readCompanions(ObjectReader &reader)
{
    if (!hasSubTracks(m_model->data.version))
        return;
    readSkeletonHead(reader);
    readPhysicsFile();
    readBoneFiles();
}

bool M2Reader::affordsPhysics(std::int32_t space)
{
    // Its smallest structures, unknown chunks, take this many times as much memory as file space.
    constexpr std::uint64_t growth = 8;
    const FileSpace &part = m_layout->spaces[std::size_t(space)];
    if (m_budget.charge(growth * part.size))
        return true;
    m_diagnostics.add(
        Severity::Error, "m2.tooMuch",
        {m_budget.refusal(), m_layout->files[part.file].name.toStdString(), std::int64_t(part.begin), "physics"});
    return false;
}

bool M2Reader::readPhysicsPart(std::int32_t space, std::uint8_t place)
{
    const FileSpace &part = m_layout->spaces[std::size_t(space)];
    const std::string file = m_layout->files[part.file].name.toStdString();
    Physics physics;
    physics.place = place;
    const bool known = readPhysics(m_layout->bytes(space), physics, [&](std::size_t offset, Message message) {
        m_diagnostics.add(Severity::Warning, "m2.chunkSize",
                          {std::move(message), file, std::int64_t(part.begin + offset), "physics"});
    });
    if (!known)
        return false;
    m_model->data.physics.append(std::move(physics));
    m_layout->physics.push_back(space);
    return true;
}

void M2Reader::readPhysicsFile()
{
    const Root &root = m_model->data;
    // In older models the flag has another meaning.
    const bool wanted =
        (root.version >= Version::MultiTexture && (root.flags & HeaderFlag::LoadPhysics)) || root.physicsFileId;
    const int file = m_finder->find(FileKind::Physics, m_base + QStringLiteral(".phys"), root.physicsFileId,
                                    wanted && root.physics.isEmpty());
    if (file < 0)
        return;
    const std::int32_t space = m_finder->addSpace(file, -1);
    if (affordsPhysics(space) && !readPhysicsPart(space, 0))
        m_diagnostics.add(Severity::Error, "m2.physics",
                          {QT_TRANSLATE_NOOP("Message", "this is not a physics file; it is kept but not read"),
                           m_layout->files[std::size_t(file)].name.toStdString(), 0});
}

void M2Reader::readBoneFiles()
{
    Root &root = m_model->data;
    // No race has more than a few dozen; a corrupt chunk must not cause a million look-ups.
    const std::size_t named = std::min<std::size_t>(root.boneFileIds.size(), 256);
    for (std::size_t i = 0; i < 256; ++i) {
        const std::uint32_t id = i < named ? root.boneFileIds[i] : 0;
        const int file = m_finder->find(FileKind::Bone, boneFileName(m_base, int(i)), id, id != 0);
        if (file < 0 && i >= named)
            break;
        if (file < 0)
            continue;
        const std::string name = m_layout->files[std::size_t(file)].name.toStdString();
        BoneFile bones;
        if (!m_budget.charge(m_layout->files[std::size_t(file)].view().size())) {
            m_diagnostics.add(Severity::Error, "m2.tooMuch", {m_budget.refusal(), name, 0, "boneFiles"});
            break;
        }
        const bool known =
            readBoneFile(m_layout->files[std::size_t(file)].view(), bones, [&](std::size_t offset, Message message) {
                m_diagnostics.add(Severity::Warning, "m2.chunkSize",
                                  {std::move(message), name, std::int64_t(offset), "boneFiles"});
            });
        if (!known) {
            m_diagnostics.add(
                Severity::Error, "m2.bone",
                {QT_TRANSLATE_NOOP("Message", "this is not a bone file; it is kept but not read"), name, 0});
            continue;
        }
        root.boneFiles.append(std::move(bones));
        m_layout->boneFiles.push_back(m_finder->addSpace(file, -1));
    }
}

void M2Reader::readSkeletonHead(ObjectReader &reader)
{
    if (m_skeletonFile < 0)
        return;
    Root &root = m_model->data;
    const SourceFile &file = m_layout->files[std::size_t(m_skeletonFile)];
    const auto read = [&](std::uint32_t tag, const StructInfo &info, void *object, const char *field) {
        const int chunk = chunkRow(file, tag);
        if (chunk < 0)
            return -1;
        const std::uint32_t size = diskPlan(info, ctx()).size;
        if (file.chunks[std::size_t(chunk)].size < size) {
            m_diagnostics.add(
                Severity::Error, "m2.skeleton",
                {Message(QT_TRANSLATE_NOOP("Message", "the chunk has %1 bytes instead of %2; it is kept but not read"),
                         {file.chunks[std::size_t(chunk)].size, size}),
                 file.name.toStdString(), std::int64_t(file.chunks[std::size_t(chunk)].begin), field});
            return -1;
        }
        const std::int32_t space = m_finder->addSpace(m_skeletonFile, chunk);
        reader.readStruct(info, {space, 0}, object, ctx(), {nullptr, field});
        return space;
    };
    m_layout->skeletonHead = read(fourCc("SKL1"), describe<SkeletonHead>(), &root.skeletonHead, "skeletonHead");
    m_layout->skeletonParent = read(fourCc("SKPD"), describe<SkeletonParent>(), &root.skeletonParent, "skeletonParent");
}

} // namespace sinew::m2
