// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/new_model.h"

#include "core/document/open_document.h"
#include "core/files/file_set.h"
#include "core/format/format_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace sinew {

namespace {

constexpr double pictureHeight = 128;

/// `bounds`: minimum and maximum corners and the radius, as MDL has them. `geometry`: statements between the sequences
/// and the bone.
QString modelText(const QString &name, const QString &bounds, const QString &geometry, bool hasGeoset)
{
    return QStringLiteral("Version {\n\tFormatVersion 800,\n}\nModel \"%1\" {\n\tNumBones 1,\n%4\tBlendTime 150,\n%2}\n"
                          "Sequences 1 {\n\tAnim \"Stand\" {\n\t\tInterval { 0, 1000 },\n%2\t}\n}\n%3"
                          "Bone \"Root\" {\n\tObjectId 0,\n\tGeosetId %5,\n\tGeosetAnimId None,\n}\n"
                          "PivotPoints 1 {\n\t{ 0, 0, 0 },\n}\n")
        .arg(name, bounds, geometry, hasGeoset ? QStringLiteral("\tNumGeosets 1,\n") : QString(),
             hasGeoset ? QStringLiteral("0") : QStringLiteral("None"));
}

QString quadText(const QString &picture, double half, const QString &bounds)
{
    return QStringLiteral(
               "Textures 1 {\n\tBitmap {\n\t\tImage \"%1\",\n\t}\n}\n"
               "Materials 1 {\n\tMaterial {\n\t\tLayer {\n\t\t\tFilterMode Transparent,\n\t\t\tTwoSided,\n"
               "\t\t\tstatic TextureID 0,\n\t\t}\n\t}\n}\n"
               "Geoset {\n\tVertices 4 {\n\t\t{ 0, -%2, 0 },\n\t\t{ 0, %2, 0 },\n\t\t{ 0, %2, %3 },\n"
               "\t\t{ 0, -%2, %3 },\n\t}\n"
               "\tNormals 4 {\n\t\t{ 1, 0, 0 },\n\t\t{ 1, 0, 0 },\n\t\t{ 1, 0, 0 },\n\t\t{ 1, 0, 0 },\n\t}\n"
               "\tTVertices 4 {\n\t\t{ 0, 1 },\n\t\t{ 1, 1 },\n\t\t{ 1, 0 },\n\t\t{ 0, 0 },\n\t}\n"
               "\tVertexGroup {\n\t\t0,\n\t\t0,\n\t\t0,\n\t\t0,\n\t}\n"
               "\tFaces 1 6 {\n\t\tTriangles {\n\t\t\t{ 0, 1, 2, 0, 2, 3 },\n\t\t}\n\t}\n"
               "\tGroups 1 1 {\n\t\tMatrices { 0 },\n\t}\n%4\tAnim {\n%4\t}\n\tMaterialID 0,\n\tSelectionGroup 0,\n}\n")
        .arg(picture)
        .arg(half)
        .arg(pictureHeight)
        .arg(bounds);
}

/// An unused file name in a folder.
QString freePath(const QFileInfo &picture)
{
    const QDir folder = picture.dir();
    QString name = picture.completeBaseName() + QStringLiteral(".mdl");
    for (int number = 2; folder.exists(name); ++number)
        name = QStringLiteral("%1 %2.mdl").arg(picture.completeBaseName()).arg(number);
    return folder.filePath(name);
}

Result<std::unique_ptr<Document>> openText(const FormatRegistry &formats, const QString &text, const QString &path)
{
    auto document = openDocument(formats, FileSet(path, text.toUtf8()), path);
    // No file on the disk belongs to the document yet.
    if (document)
        (*document)->setStoredFiles({});
    return document;
}

} // namespace

Result<std::unique_ptr<Document>> newModel(const FormatRegistry &formats)
{
    const QString name = QCoreApplication::translate("NewModel", "Untitled") + QStringLiteral(".mdl");
    auto document = openText(formats, modelText(QStringLiteral("Untitled"), {}, {}, false), name);
    if (document) {
        (*document)->setObjectName(name);
        (*document)->setPath({});
    }
    return document;
}

Result<std::unique_ptr<Document>> newModelFromPicture(const FormatRegistry &formats, const QString &picture)
{
    const QFileInfo file(picture);
    const auto bytes = FileSet::fromDisk(picture);
    if (!bytes)
        return bytes.error();
    Diagnostics diagnostics;
    const auto image = formats.images().decode(*bytes, diagnostics);
    if (!image)
        return image.error();
    const QImage pixels = toQImage(*image);
    const double half = std::round(pictureHeight * pixels.width() / std::max(1, pixels.height())) / 2;
    const QString bounds = QStringLiteral("\tMinimumExtent { 0, -%1, 0 },\n\tMaximumExtent { 0, %1, %2 },\n"
                                          "\tBoundsRadius %3,\n")
                               .arg(half)
                               .arg(pictureHeight)
                               .arg(std::ceil(std::hypot(half, pictureHeight / 2)));
    const QString name = file.completeBaseName().remove(u'"');
    auto document =
        openText(formats, modelText(name, bounds, quadText(file.fileName(), half, bounds), true), freePath(file));
    // Unlike an empty one, it is worth a question before it is closed.
    if (document)
        (*document)->setModified();
    return document;
}

} // namespace sinew
