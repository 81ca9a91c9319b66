// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/file/bone_file.h"
#include "plugins/m2/file/disk_plan.h"
#include "plugins/m2/file/files.h"
#include "plugins/m2/file/physics.h"
#include "plugins/m2/file/write/track_writer.h"
#include "plugins/m2/file/write/writer.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

QByteArray fileBytes(const std::vector<std::byte> &bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size())};
}

} // namespace

void M2Writer::replace(std::int32_t space, const std::vector<std::byte> &bytes)
{
    if (bytes.size() == image(space).size())
        image(space).patch(0, bytes.data(), bytes.size());
    else
        image(space) = SpaceImage::of(bytes);
}

void M2Writer::writePhysicsParts()
{
    bool taken[2] = {false, false};
    for (std::size_t row = 0; row < m_root.physics.size(); ++row) {
        const Physics &physics = m_root.physics[row];
        const auto old =
            std::size_t(std::find(m_former->physics.ids.begin(), m_former->physics.ids.end(), m_root.physics.ids[row]) -
                        m_former->physics.ids.begin());
        const bool known = old < m_former->physics.size();
        const std::uint8_t place = physics.place ? 1 : 0;
        if (std::exchange(taken[place], true))
            return fail(
                QT_TRANSLATE_NOOP("Message", "the model has two physics blocks that would be stored in the same place"),
                "physics");
        if (known && m_mode != Mode::Prove && equalValues(typeInfo<Physics>(), &physics, &m_former->physics[old]))
            continue;
        const std::int32_t space = known ? m_layout.physics[old] : -1;
        const auto bytes = writePhysics(physics, known ? &m_former->physics[old] : nullptr,
                                        known ? m_layout.bytes(space) : Bytes(), m_mode == Mode::Prove);
        if (!bytes) {
            fail(bytes.error().message, bytes.error().path);
            return;
        }
        if (known)
            replace(space, *bytes);
        else if (place == 0)
            m_extra.push_back({QString::fromStdString(m_base) + QStringLiteral(".phys"), fileBytes(*bytes)});
        else if (m_layout.spaces.front().chunk < 0)
            return fail(QT_TRANSLATE_NOOP("Message", "a file without chunks can't hold this"), "physics");
        else
            m_newChunks[{0, fourCc("PFDC")}] = *bytes;
    }
}

void M2Writer::writeBoneFiles()
{
    const auto &formerIds = m_former->boneFiles.ids;
    const QString base = QString::fromStdString(m_base);
    int next = 0;
    const auto isTaken = [&](const QString &name) {
        for (std::uint32_t file = 1; file < m_layout.files.size(); ++file)
            if (!isRemoved(file) && nameOf(file).compare(name, Qt::CaseInsensitive) == 0)
                return true;
        return false;
    };
    for (std::size_t row = 0; row < m_root.boneFiles.size(); ++row) {
        const BoneFile &bones = m_root.boneFiles[row];
        const auto old =
            std::size_t(std::find(formerIds.begin(), formerIds.end(), m_root.boneFiles.ids[row]) - formerIds.begin());
        const bool known = old < formerIds.size();
        if (known && m_mode != Mode::Prove && equalValues(typeInfo<BoneFile>(), &bones, &m_former->boneFiles[old]))
            continue;
        const std::int32_t space = known ? m_layout.boneFiles[old] : -1;
        const std::vector<std::byte> bytes =
            writeBoneFile(bones, known ? &m_former->boneFiles[old] : nullptr, known ? m_layout.bytes(space) : Bytes(),
                          m_mode == Mode::Prove);
        if (known) {
            replace(space, bytes);
            continue;
        }
        while (isTaken(boneFileName(base, next)))
            ++next;
        m_extra.push_back({boneFileName(base, next++), fileBytes(bytes)});
    }
}

void M2Writer::writeSkeletonHead()
{
    const auto part = [&](const StructInfo &info, std::int32_t space, const void *now, const void *was,
                          std::uint32_t tag, const char *field) {
        if (space >= 0)
            return writeStruct(info, {space, 0}, now, {{space, 0}, was}, m_ctx, AnimSection::Model);
        if (equalValues(*info.type, now, was))
            return;
        const auto file = std::find_if(m_layout.files.begin(), m_layout.files.end(),
                                       [](const SourceFile &f) { return f.kind == FileKind::Skeleton; });
        if (file == m_layout.files.end())
            return fail(QT_TRANSLATE_NOOP("Message", "only a model with a .skel file can hold this"), field);
        const std::int32_t scratch = newSpace();
        image(scratch).append(diskPlan(info, m_ctx).size);
        writeStruct(info, {scratch, 0}, now, {}, m_ctx, AnimSection::Model);
        const Bytes bytes = image(scratch).bytes();
        m_newChunks[{std::uint32_t(file - m_layout.files.begin()), tag}].assign(bytes.begin(), bytes.end());
    };
    part(describe<SkeletonHead>(), m_layout.skeletonHead, &m_root.skeletonHead, &m_former->skeletonHead, fourCc("SKL1"),
         "skeletonHead");
    part(describe<SkeletonParent>(), m_layout.skeletonParent, &m_root.skeletonParent, &m_former->skeletonParent,
         fourCc("SKPD"), "skeletonParent");
}

bool M2Writer::isRemovedSpace(std::int32_t space) const
{
    const auto removed = [&](const std::vector<std::int32_t> &spaces, const std::vector<NodeId> &former,
                             const std::vector<NodeId> &now) {
        for (std::size_t row = 0; row < spaces.size(); ++row)
            if (spaces[row] == space)
                return std::find(now.begin(), now.end(), former[row]) == now.end();
        return false;
    };
    return removed(m_layout.physics, m_former->physics.ids, m_root.physics.ids) ||
           removed(m_layout.boneFiles, m_former->boneFiles.ids, m_root.boneFiles.ids);
}

bool M2Writer::isRemoved(std::uint32_t file) const
{
    for (std::size_t i = 0; i < m_layout.spaces.size(); ++i)
        if (m_layout.spaces[i].file == file && m_layout.spaces[i].chunk < 0 && isRemovedSpace(std::int32_t(i)))
            return true;
    return false;
}

} // namespace sinew::m2
