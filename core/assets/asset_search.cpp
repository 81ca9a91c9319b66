// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/asset_search.h"

#include <algorithm>

namespace sinew {

namespace {

const QStringList &imageSuffixes()
{
    static const QStringList suffixes{QStringLiteral("dds"), QStringLiteral("blp"), QStringLiteral("tga"),
                                      QStringLiteral("png"), QStringLiteral("tif"), QStringLiteral("jpg")};
    return suffixes;
}

/// The list that contains a suffix, null if none.
const QStringList *alternativesOf(const QString &suffix, const ModelSuffixes &models)
{
    const auto found = std::find_if(models.begin(), models.end(),
                                    [&](const QStringList &suffixes) { return suffixes.contains(suffix); });
    return found == models.end() ? nullptr : &*found;
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
Spellings spellingsOf(const QString &path, AssetKind kind, const ModelSuffixes &models)
{
    QString wanted = path;
    wanted.replace(u'\\', u'/');
    if (wanted.isEmpty() || wanted.endsWith(u'/'))
        return {};
    const QString own = suffixOf(wanted);
    if (kind == AssetKind::Any)
        kind = assetKindOf(wanted, models);
    if (kind == AssetKind::Any)
        return {wanted, {QString()}};

    const QStringList *alternatives = alternativesOf(own, models);
    const bool replaced = kind == AssetKind::Image ? isImageSuffix(own) : alternatives != nullptr;
    const QString ownSpelling = wanted.right(own.size());
    Spellings result{replaced ? wanted.chopped(own.size() + 1) : wanted, {}};
    if (!replaced)
        result.suffixes += QString();
    else if (kind == AssetKind::Image)
        result.suffixes += u'.' + ownSpelling;
    const auto add = [&result](const QStringList &suffixes) {
        for (const QString &suffix : suffixes)
            result.suffixes += u'.' + suffix;
    };
    if (kind == AssetKind::Image) {
        for (const QString &suffix : imageSuffixes())
            if (suffix != own)
                result.suffixes += u'.' + suffix;
    } else if (alternatives) {
        add(*alternatives);
    } else {
        std::for_each(models.begin(), models.end(), add);
    }
    return result;
}

/// The folders of a file.
QStringList foldersOf(const QString &path)
{
    QStringList names = QString(path).replace(u'\\', u'/').toCaseFolded().split(u'/', Qt::SkipEmptyParts);
    names.removeAll(QStringLiteral("."));
    return names.mid(0, names.size() - 1);
}

/// True if a file is where its path says, not only of the same name. The first folders may be those in which the
/// source itself is: what "war3mapImported\\Armor.blp" names is directly in the source "map/war3mapImported".
bool isWhole(const AssetSource &source, const QString &path, const QString &located)
{
    const QStringList wanted = foldersOf(path), there = foldersOf(located);
    const qsizetype above = wanted.size() - there.size();
    if (above <= 0 || wanted.mid(above) != there)
        return wanted == there;
    // No whole path of the disk: games know none.
    const QStringList around = foldersOf(source.name() + QStringLiteral("/x"));
    return above < around.size() && around.mid(around.size() - above) == wanted.mid(0, above);
}

/// A file in a source.
struct Match
{
    const AssetSource *source;
    QString asked, located;

    /// False if the file can't be read.
    bool take(FoundAsset &result, bool reads) const
    {
        result.path = located;
        if (reads) {
            auto asset = source->read(asked);
            if (!asset)
                return false;
            result.bytes = asset->bytes.isNull() ? QByteArray("") : std::move(asset->bytes);
            result.path = std::move(asset->path);
        }
        result.source = source->name();
        result.byNameAlone = !isWhole(*source, asked, result.path);
        result.diskPath = source->diskPath(result.path);
        return true;
    }
};

FoundAsset search(const std::vector<std::shared_ptr<AssetSource>> &sources, const Spellings &spellings, bool reads)
{
    FoundAsset result;
    if (spellings.suffixes.isEmpty())
        return result;
    std::vector<Match> ofSameName;
    for (const auto &source : sources) {
        result.searched += source->name() + QStringLiteral(": ") + spellings.text(source->triesBaseName());
        for (const QString &suffix : spellings.suffixes) {
            const QString path = spellings.stem + suffix;
            const auto located = source->locate(path);
            if (!located)
                continue;
            const Match match{source.get(), path, *located};
            if (!isWhole(*source, path, *located))
                ofSameName.push_back(match);
            else if (match.take(result, reads))
                return result;
        }
    }
    std::any_of(ofSameName.begin(), ofSameName.end(), [&](const Match &match) { return match.take(result, reads); });
    return result;
}

} // namespace

AssetKind assetKindOf(const QString &path, const ModelSuffixes &models)
{
    const QString suffix = suffixOf(path);
    return isImageSuffix(suffix)            ? AssetKind::Image
           : alternativesOf(suffix, models) ? AssetKind::Model
                                            : AssetKind::Any;
}

QString modelKey(const QString &path, const ModelSuffixes &models)
{
    const QString key = QString(path).replace(u'\\', u'/').toCaseFolded(), suffix = suffixOf(key);
    const QStringList *alternatives = alternativesOf(suffix, models);
    return alternatives ? key.chopped(suffix.size()) + alternatives->first() : key;
}

FoundAsset AssetSearch::find(const QString &path, AssetKind kind) const
{
    return search(m_sources, spellingsOf(path, kind, m_models), true);
}

FoundAsset AssetSearch::locate(const QString &path, AssetKind kind) const
{
    return search(m_sources, spellingsOf(path, kind, m_models), false);
}

} // namespace sinew
