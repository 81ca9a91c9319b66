// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/gpu/texture_upload.h"

#include "core/async/handover.h"
#include "viewport/draw/upload_image.h"
#include "viewport/qt3d/gpu/graphics_api.h"
#include "viewport/qt3d/gpu/make_node.h"

#include <Qt3DRender/QAbstractTextureImage>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>
#include <Qt3DRender/QTextureWrapMode>

#include <algorithm>

namespace sinew {

using namespace Qt3DRender;

namespace {

struct UploadFormat
{
    QAbstractTexture::TextureFormat texture;
    QOpenGLTexture::TextureFormat image;
    int blockBytes; ///< of a 4×4 block, 0: uncompressed
};

UploadFormat uploadFormat(PixelFormat format, bool hasAlpha)
{
    switch (format) {
    case PixelFormat::Bc1:
        return hasAlpha ? UploadFormat{QAbstractTexture::RGBA_DXT1, QOpenGLTexture::RGBA_DXT1, 8}
                        : UploadFormat{QAbstractTexture::RGB_DXT1, QOpenGLTexture::RGB_DXT1, 8};
    case PixelFormat::Bc2:
        return {QAbstractTexture::RGBA_DXT3, QOpenGLTexture::RGBA_DXT3, 16};
    case PixelFormat::Bc3:
        return {QAbstractTexture::RGBA_DXT5, QOpenGLTexture::RGBA_DXT5, 16};
    case PixelFormat::Bc5:
        return {QAbstractTexture::RG_ATI2N_UNorm, QOpenGLTexture::RG_ATI2N_UNorm, 16};
    case PixelFormat::Bc7:
        return {QAbstractTexture::RGB_BP_UNorm, QOpenGLTexture::RGB_BP_UNorm, 16};
    default:
        return {QAbstractTexture::RGBA8_UNorm, QOpenGLTexture::RGBA8_UNorm, 0};
    }
}

class LevelGenerator final : public QTextureImageDataGenerator
{
public:
    LevelGenerator(ImageLevel level, UploadFormat format) : m_level(std::move(level)), m_format(format)
    {
        handOver(this);
    }

    /// Called in a thread of Qt 3D.
    QTextureImageDataPtr operator()() override
    {
        takeOver(this);
        auto data = QTextureImageDataPtr::create();
        data->setTarget(QOpenGLTexture::Target2D);
        data->setWidth(m_level.width);
        data->setHeight(m_level.height);
        data->setDepth(1);
        data->setLayers(1);
        data->setFaces(1);
        data->setMipLevels(1);
        data->setFormat(m_format.image);
        data->setPixelFormat(QOpenGLTexture::RGBA);
        data->setPixelType(QOpenGLTexture::UInt8);
        data->setData(m_level.bytes, std::max(1, m_format.blockBytes), m_format.blockBytes > 0);
        return data;
    }
    // Qt 3D compares generators to find out whether an upload can be skipped. Each texture has its own.
    bool operator==(const QTextureImageDataGenerator &other) const override { return this == &other; }
    QT3D_FUNCTOR(LevelGenerator)

private:
    ImageLevel m_level;
    UploadFormat m_format;
};

/// Qt 3D 6.4 draws black if one image holds several mip levels, so each level is an image of its own.
class LevelImage final : public QAbstractTextureImage
{
public:
    LevelImage(ImageLevel level, int mipLevel, UploadFormat format)
        : m_generator(QTextureImageDataGeneratorPtr(new LevelGenerator(std::move(level), format)))
    {
        setMipLevel(mipLevel);
    }

protected:
    QTextureImageDataGeneratorPtr dataGenerator() const override { return m_generator; }

private:
    QTextureImageDataGeneratorPtr m_generator;
};

/// The number of levels that form a chain: each half the size of the one before, with all its bytes.
int usableLevels(const DecodedImage &image, int blockBytes)
{
    int count = 0;
    for (const ImageLevel &level : image.levels) {
        const int width = std::max(1, image.width() >> count), height = std::max(1, image.height() >> count);
        const qsizetype bytes =
            blockBytes ? qsizetype((width + 3) / 4) * ((height + 3) / 4) * blockBytes : qsizetype(width) * height * 4;
        if (level.width != width || level.height != height || level.bytes.size() < bytes)
            break;
        ++count;
        if (width == 1 && height == 1)
            break;
    }
    return count;
}

} // namespace

QAbstractTexture *makeTexture(const DecodedImage &source, bool wrapU, bool wrapV, Qt3DCore::QNode *owner,
                              bool mipmapped)
{
    const DecodedImage image = imageForUpload(source, compressedSupport());
    const UploadFormat format = uploadFormat(image.format, image.hasAlpha);
    const int levels = usableLevels(image, format.blockBytes);
    const bool generate = mipmapped && levels == 1 && format.blockBytes == 0;

    auto *texture = makeNode<QTexture2D>(owner);
    texture->setFormat(format.texture);
    texture->setSize(std::max(1, image.width()), std::max(1, image.height()));
    texture->setMipLevels(std::max(1, levels));
    texture->setGenerateMipMaps(generate);
    texture->setMagnificationFilter(mipmapped ? QAbstractTexture::Linear : QAbstractTexture::Nearest);
    texture->setMinificationFilter(levels > 1 || generate ? QAbstractTexture::LinearMipMapLinear
                                   : mipmapped            ? QAbstractTexture::Linear
                                                          : QAbstractTexture::Nearest);
    if (mipmapped && !isSoftwareOpenGl())
        texture->setMaximumAnisotropy(4);
    const auto mode = [](bool wrap) { return wrap ? QTextureWrapMode::Repeat : QTextureWrapMode::ClampToEdge; };
    texture->setWrapMode(QTextureWrapMode(mode(wrapU), mode(wrapV), QTextureWrapMode::ClampToEdge));
    for (int level = 0; level < levels; ++level)
        texture->addTextureImage(makeNode<LevelImage>(texture, image.levels[std::size_t(level)], level, format));
    return texture;
}

QAbstractTexture *makeCubeTexture(const DecodedImage &source, Qt3DCore::QNode *owner)
{
    auto *texture = makeNode<QTextureCubeMap>(owner);
    for (int face = 0; face < 6; ++face) {
        const DecodedImage image = imageForUpload(source, compressedSupport(), face);
        const UploadFormat format = uploadFormat(image.format, image.hasAlpha);
        const int levels = usableLevels(image, format.blockBytes);
        if (face == 0) {
            texture->setFormat(format.texture);
            texture->setSize(std::max(1, image.width()), std::max(1, image.height()));
            texture->setMipLevels(std::max(1, levels));
            texture->setGenerateMipMaps(false);
            texture->setMagnificationFilter(QAbstractTexture::Linear);
            texture->setMinificationFilter(levels > 1 ? QAbstractTexture::LinearMipMapLinear
                                                      : QAbstractTexture::Linear);
            texture->setWrapMode(QTextureWrapMode(QTextureWrapMode::ClampToEdge));
        }
        for (int level = 0; level < levels; ++level) {
            auto *picture = makeNode<LevelImage>(texture, image.levels[std::size_t(level)], level, format);
            picture->setFace(QAbstractTexture::CubeMapFace(QAbstractTexture::CubeMapPositiveX + face));
            texture->addTextureImage(picture);
        }
    }
    return texture;
}

} // namespace sinew
