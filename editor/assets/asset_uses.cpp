// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_uses.h"

#include "core/assets/path_rule.h"
#include "core/format/format.h"
#include "core/format/game_textures.h"
#include "core/model/walk.h"
#include "core/schema/text.h"
#include "core/text/translated.h"
#include "editor/assets/asset_checks.h"
#include "editor/assets/asset_finder.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>

namespace sinew {

std::vector<AssetUse> assetUses(const Model &model, const ModelSuffixes &models)
{
    std::vector<AssetUse> uses;
    walkFields(model, [&](const Address &address, const FieldInfo &field, const void *data, const void *) {
        if (!field.assetPath || field.type->kind != Kind::String)
            return;
        const QString path = QString::fromStdString(valueText(field, *field.type, data));
        if (!path.isEmpty())
            uses.push_back(
                {address, path, field.affects & Affects::Texture ? AssetKind::Image : assetKindOf(path, models)});
    });
    return uses;
}

Address assetField(const Model &model, NodeId node)
{
    const ObjectRef object = model.object(node);
    for (std::size_t i = 0; object && i < object.info->fields.size(); ++i)
        if (object.info->fields[i].assetPath)
            return {node, std::uint16_t(i)};
    return {node};
}

namespace {

/// The check "missing" or "place" of a texture, a model or another file.
const Check &checkOf(AssetKind kind, bool isMissing)
{
    switch (kind) {
    case AssetKind::Image:
        return assetCheck(isMissing ? "asset.texture.missing" : "asset.texture.place");
    case AssetKind::Model:
        return assetCheck(isMissing ? "asset.model.missing" : "asset.model.place");
    case AssetKind::Any:
        break;
    }
    return assetCheck(isMissing ? "asset.file.missing" : "asset.file.place");
}

/// Why the game can't read a picture; empty if it can.
QString formatProblem(const AssetUse &use, const FoundAsset &asset, const Model &model, const Format &format,
                      const ImageContents &contents)
{
    const QStringList suffixes = format.info().textureSuffixes;
    if (!suffixes.isEmpty() && !suffixes.contains(QFileInfo(asset.path).suffix().toLower()))
        return QCoreApplication::translate("sinew::AssetUses",
                                           "“%1” was found as %2, which the game can't read. It reads %3.")
            .arg(use.path, asset.path, suffixes.join(QStringLiteral(", ")));
    return contents ? translated(contentProblem(format, model, asset.path, contents(use.path))) : QString();
}

/// Why the game does not accept the file found; without a check if it does.
Finding misfit(const AssetUse &use, const FoundAsset &asset, const Model &model, const Format *format,
               const ImageContents &contents)
{
    if (use.kind == AssetKind::Image && format)
        if (const QString text = formatProblem(use, asset, model, *format, contents); !text.isEmpty())
            return {&assetCheck("asset.texture.format"), text.toStdString(), {use.address}};
    if (asset.byNameAlone)
        return {&checkOf(use.kind, false),
                QCoreApplication::translate("sinew::AssetUses", "Found as %1 in %2; the game looks for %3.")
                    .arg(asset.path, asset.source, use.path)
                    .toStdString(),
                {use.address},
                withSlashesOf(use.path, asset.path).toStdString()};
    return {};
}

/// The path in a field as games see it; empty if the field holds none.
QString fileAt(const Model &model, const Address &place)
{
    const FieldRef ref = model.field(place);
    if (!ref || !ref.field->assetPath || ref.type->kind != Kind::String)
        return {};
    // Games ignore case and treat both slashes alike.
    return QString::fromStdString(valueText(*ref.field, *ref.type, ref.data)).replace(u'\\', u'/').toCaseFolded();
}

} // namespace

std::vector<Finding> missingAssets(const Model &model, AssetFinder &finder, const Format *format,
                                   const ImageContents &contents)
{
    std::vector<Finding> findings;
    const auto supplied = format ? suppliedTextures(*format, model) : std::unordered_set<NodeId>();
    for (const AssetUse &use : assetUses(model, finder.search().modelSuffixes())) {
        if (use.kind == AssetKind::Image && supplied.contains(use.address.node))
            continue;
        const FoundAsset &asset = finder.find(use.path, use.kind);
        if (asset.found()) {
            if (Finding finding = misfit(use, asset, model, format, contents); finding.check)
                findings.push_back(std::move(finding));
            continue;
        }
        if (asset.searched.isEmpty())
            continue;
        const AssetKind kind = use.kind;
        const QString text =
            (kind == AssetKind::Image
                 ? QCoreApplication::translate("sinew::AssetUses", "Texture “%1” was not found. Searched: %2")
             : kind == AssetKind::Model
                 ? QCoreApplication::translate("sinew::AssetUses", "Model “%1” was not found. Searched: %2")
                 : QCoreApplication::translate("sinew::AssetUses", "File “%1” was not found. Searched: %2"))
                .arg(use.path, asset.searched.join(QStringLiteral("; ")));
        findings.push_back({&checkOf(kind, true), text.toStdString(), {use.address}});
    }
    return findings;
}

std::vector<Finding> joinedByFile(const Model &model, std::vector<Finding> findings)
{
    std::vector<Finding> joined;
    QHash<QString, std::size_t> known;
    for (Finding &finding : findings) {
        QString file = fileAt(model, finding.place());
        if (file.isEmpty()) // a numbered file
            file = QString::fromStdString(finding.message.text()).toCaseFolded();
        const QString key = QLatin1String(finding.check->code) + u' ' + std::move(file);
        const auto first = known.constFind(key);
        if (first == known.constEnd()) {
            known.insert(key, joined.size());
            joined.push_back(std::move(finding));
            continue;
        }
        std::vector<Address> &places = joined[*first].addresses;
        places.insert(places.end(), finding.addresses.begin(), finding.addresses.end());
    }
    return joined;
}

} // namespace sinew
