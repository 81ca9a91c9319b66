// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/asset_search.h"

namespace sinew {

namespace {

const QStringList &imageSuffixes()
{
    static const QStringList suffixes{QStringLiteral("dds"), QStringLiteral("blp"), QStringLiteral("tga"),
                                      QStringLiteral("png"), QStringLiteral("tif"), QStringLiteral("jpg")};
    return suffixes;
}

const QStringList &modelSuffixes()
{
    static const QStringList suffixes{QStringLiteral("mdx"), QStringLiteral("mdl")};
    return suffixes;
}

/// Without dot, in lower case.
QString suffixOf(const QString &path)
{
    const qsizetype dot = path.lastIndexOf(u'.');
    const bool inName = dot > std::max(path.lastIndexOf(u'/'), path.lastIndexOf(u'\\'));
    return inName ? path.mid(dot + 1).toLower() : QString();
}

bool isImageSuffix(const QString &suffix)
{
    static const QStringList others{QStringLiteral("tiff"), QStringLiteral("jpeg"), QStringLiteral("bmp"),
                                    QStringLiteral("webp"), QStringLiteral("gif")};
    return imageSuffixes().contains(suffix) || others.contains(suffix);
}

/// The ways to spell one path.
struct Spellings
{
    QString stem;         ///< with folders, without a suffix that alternatives replace
    QStringList suffixes; ///< with their dot, in the order to try; an empty one is the stem itself

    /// "[Textures/]Armor{.blp,.dds}".
    QString text(bool triesBaseName) const
    {
        QString text = stem;
        if (const qsizetype slash = stem.lastIndexOf(u'/'); triesBaseName && slash >= 0)
            text = u'[' + stem.left(slash + 1) + u']' + stem.mid(slash + 1);
        return suffixes.size() == 1 ? text + suffixes.first() : text + u'{' + suffixes.join(u',') + u'}';
    }
};

/// No suffixes: the path names nothing.
Spellings spellingsOf(const QString &path, AssetKind kind)
{
    QString wanted = path;
    wanted.replace(u'\\', u'/');
    if (wanted.isEmpty() || wanted.endsWith(u'/'))
        return {};
    const QString own = suffixOf(wanted);
    if (kind == AssetKind::Any)
        kind = assetKindOf(wanted);
    if (kind == AssetKind::Any)
        return {wanted, {QString()}};

    const bool replaced = kind == AssetKind::Image ? isImageSuffix(own) : modelSuffixes().contains(own);
    const QString ownSpelling = wanted.right(own.size());
    Spellings result{replaced ? wanted.chopped(own.size() + 1) : wanted, {}};
    if (!replaced)
        result.suffixes += QString();
    else if (kind == AssetKind::Image)
        result.suffixes += u'.' + ownSpelling;
    for (const QString &suffix : kind == AssetKind::Image ? imageSuffixes() : modelSuffixes())
        if (kind == AssetKind::Model || suffix != own)
            result.suffixes += u'.' + suffix;
    return result;
}

FoundAsset search(const std::vector<std::shared_ptr<AssetSource>> &sources, const Spellings &spellings, bool reads)
{
    FoundAsset result;
    if (spellings.suffixes.isEmpty())
        return result;
    for (const auto &source : sources) {
        result.searched += source->name() + QStringLiteral(": ") + spellings.text(source->triesBaseName());
        for (const QString &suffix : spellings.suffixes) {
            const QString path = spellings.stem + suffix;
            if (reads) {
                auto asset = source->read(path);
                if (!asset)
                    continue;
                result.bytes = asset->bytes.isNull() ? QByteArray("") : std::move(asset->bytes);
                result.path = std::move(asset->path);
            } else if (const auto located = source->locate(path)) {
                result.path = *located;
            } else {
                continue;
            }
            result.source = source->name();
            result.diskPath = source->diskPath(result.path);
            return result;
        }
    }
    return result;
}

} // namespace

AssetKind assetKindOf(const QString &path)
{
    const QString suffix = suffixOf(path);
    return isImageSuffix(suffix)              ? AssetKind::Image
           : modelSuffixes().contains(suffix) ? AssetKind::Model
                                              : AssetKind::Any;
}

FoundAsset AssetSearch::find(const QString &path, AssetKind kind) const
{
    return search(m_sources, spellingsOf(path, kind), true);
}

FoundAsset AssetSearch::locate(const QString &path, AssetKind kind) const
{
    return search(m_sources, spellingsOf(path, kind), false);
}

} // namespace sinew
