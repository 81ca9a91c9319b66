// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_uses.h"

#include "core/assets/path_rule.h"
#include "core/model/walk.h"
#include "core/schema/text.h"
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

/// Why the game does not accept the file found; without a check if it does.
Finding misfit(const AssetUse &use, const FoundAsset &asset, const QStringList &textureSuffixes)
{
    const bool isImage = use.kind == AssetKind::Image;
    const QString suffix = QFileInfo(asset.path).suffix().toLower();
    if (isImage && !textureSuffixes.isEmpty() && !textureSuffixes.contains(suffix))
        return {&assetCheck("asset.texture.format"),
                QCoreApplication::translate("sinew::AssetUses",
                                            "“%1” was found as %2, which the game can't read. It reads %3.")
                    .arg(use.path, asset.path, textureSuffixes.join(QStringLiteral(", ")))
                    .toStdString(),
                {use.address}};
    if (asset.byNameAlone)
        return {&checkOf(use.kind, false),
                QCoreApplication::translate("sinew::AssetUses", "Found as %1 in %2; the game looks for %3.")
                    .arg(asset.path, asset.source, use.path)
                    .toStdString(),
                {use.address},
                withSlashesOf(use.path, asset.path).toStdString()};
    return {};
}

} // namespace

std::vector<Finding> missingAssets(const Model &model, AssetFinder &finder, const QStringList &textureSuffixes)
{
    std::vector<Finding> findings;
    for (const AssetUse &use : assetUses(model, finder.search().modelSuffixes())) {
        const FoundAsset &asset = finder.find(use.path, use.kind);
        if (asset.found()) {
            if (Finding finding = misfit(use, asset, textureSuffixes); finding.check)
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

std::vector<Finding> joinedByFile(std::vector<Finding> findings)
{
    std::vector<Finding> joined;
    QHash<QString, std::size_t> known;
    for (Finding &finding : findings) {
        // Games ignore case and treat both slashes alike.
        QString text = QString::fromStdString(finding.message.text()).replace(u'\\', u'/').toCaseFolded();
        const QString key = QLatin1String(finding.check->code) + u' ' + std::move(text);
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
