// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/imported_file.h"

#include "core/files/read_file.h"
#include "core/transform/mesh/mesh_import.h"

#include <QFileInfo>

#include <map>
#include <mutex>

namespace sinew {

struct ImportedFile::Decoded
{
    const ImageRegistry &images;
    std::mutex mutex;
    std::map<std::int32_t, std::shared_ptr<const DecodedImage>> pictures;
};

Result<ImportedFile> ImportedFile::read(const QString &path, const Importer &importer, const ImportOptions &options,
                                        const FormatRegistry &formats)
{
    const auto files = FileSet::fromDisk(path);
    if (!files)
        return files.error();
    Diagnostics diagnostics;
    auto scene = importer.read({*files, formats.images()}, options, diagnostics);
    if (!scene)
        return scene.error();
    ImportedFile file;
    file.m_scene = std::make_shared<const ImportedScene>(std::move(*scene));
    file.m_remarks = diagnostics.entries();
    file.m_decoded = std::make_shared<Decoded>(formats.images());
    return file;
}

Result<ImportedFile> ImportedFile::readFor(const RenderScene &model, const QString &path, const Importer &importer,
                                           ImportOptions options, const QString &format, const FormatRegistry &formats)
{
    options.space = spaceOf(format, model);
    Result<ImportedFile> usual = read(path, importer, options, formats);
    if (!usual || !usual->scene().origin.isEmpty())
        return usual;
    const std::optional<ImportOptions> better = fittingSpace(usual->scene(), options, model);
    if (!better)
        return usual;
    Result<ImportedFile> fitting = read(path, importer, *better, formats);
    if (!fitting)
        return usual;
    ImportedScene scene = fitting->scene();
    scene.basis = QT_TRANSLATE_NOOP("Message", "as the bones of the model lie");
    fitting->m_scene = std::make_shared<const ImportedScene>(std::move(scene));
    return fitting;
}

CreationSource ImportedFile::source(const QString &name) const
{
    return {m_scene->scene, nullptr, name.toStdString(), {}};
}

PictureOfRow ImportedFile::pictures() const
{
    return [scene = m_scene, decoded = m_decoded](std::int32_t row) -> std::shared_ptr<const DecodedImage> {
        if (row < 0 || std::size_t(row) >= scene->pictures.size())
            return nullptr;
        const ImportedPicture &picture = scene->pictures[std::size_t(row)];
        if (picture.image || picture.bytes.isEmpty())
            return picture.image;
        const std::lock_guard lock(decoded->mutex);
        const auto [at, isNew] = decoded->pictures.try_emplace(row);
        if (isNew) {
            Diagnostics ignored;
            DecodeOptions options;
            options.mayReduce = true;
            auto image = decoded->images.decode(FileSet(QStringLiteral("picture.") + picture.suffix, picture.bytes),
                                                ignored, options);
            if (image)
                at->second = std::make_shared<const DecodedImage>(std::move(*image));
        }
        return at->second;
    };
}

} // namespace sinew
