// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_uses.h"

#include "core/model/walk.h"
#include "core/schema/text.h"
#include "editor/assets/asset_finder.h"

#include <QCoreApplication>

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

std::vector<Problem> missingAssets(const Model &model, AssetFinder &finder)
{
    std::vector<Problem> problems;
    for (const AssetUse &use : assetUses(model, finder.search().modelSuffixes())) {
        const FoundAsset &asset = finder.find(use.path, use.kind);
        if (asset.found() || asset.searched.isEmpty())
            continue;
        const AssetKind kind = use.kind;
        const QString text =
            (kind == AssetKind::Image
                 ? QCoreApplication::translate("sinew::AssetUses", "Texture “%1” was not found. Searched: %2")
             : kind == AssetKind::Model
                 ? QCoreApplication::translate("sinew::AssetUses", "Model “%1” was not found. Searched: %2")
                 : QCoreApplication::translate("sinew::AssetUses", "File “%1” was not found. Searched: %2"))
                .arg(use.path, asset.searched.join(QStringLiteral("; ")));
        problems.push_back({kind == AssetKind::Any ? Severity::Info : Severity::Warning,
                            kind == AssetKind::Image ? "texture.missing" : "asset.missing", use.address,
                            text.toStdString()});
    }
    return problems;
}

} // namespace sinew
