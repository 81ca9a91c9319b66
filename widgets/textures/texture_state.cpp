// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/textures/texture_state.h"

#include "core/model/model.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "widgets/textures/texture_model.h"

#include <QFileInfo>

namespace sinew {

QString textureName(const Model *model, const ModelTexture &texture, const FileSet::IdNames &idNames)
{
    if (!texture.path.empty() && texture.slotNumber == 0)
        return QString::fromStdString(texture.path);
    if (texture.slotNumber != 0) {
        const FieldRef ref = model ? model->field(texture.slot) : FieldRef();
        if (ref && ref.field->table)
            for (const EnumEntry &entry : *ref.field->table)
                if (entry.value == std::int64_t(texture.slotNumber))
                    return translatedLabel(entry.label);
        return TextureModel::tr("Slot %1").arg(texture.slotNumber);
    }
    if (texture.fileIdNumber == 0)
        return TextureModel::tr("(no path)");
    const QString name = idNames ? idNames(texture.fileIdNumber) : QString();
    return name.isEmpty() ? TextureModel::tr("File %1").arg(texture.fileIdNumber)
                          : TextureModel::tr("%1 (file %2)").arg(name).arg(texture.fileIdNumber);
}

TextureMisfit misfitOf(const ModelTexture &texture, const TextureState &state, const QStringList &suffixes)
{
    if (texture.path.empty() || texture.slotNumber != 0 ||
        (state.kind != TextureState::Ready && state.kind != TextureState::Unreadable))
        return TextureMisfit::None;
    const bool isRead = suffixes.isEmpty() || suffixes.contains(QFileInfo(state.path).suffix().toLower());
    if (!isRead || !state.contentProblem.empty())
        return TextureMisfit::OtherFormat;
    return state.byNameAlone ? TextureMisfit::OtherPlace : TextureMisfit::None;
}

} // namespace sinew
