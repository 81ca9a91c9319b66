// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_checks.h"

#include "core/model/edit_builder.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"

#include <QFileInfo>

#include <cstdlib>

namespace sinew {

namespace {

QString stemOf(const std::string &path)
{
    return QFileInfo(QString::fromStdString(path).replace(u'\\', u'/')).completeBaseName();
}

/// Sets the path under which the file was found, unless the field names another file by now.
Status useFoundPath(EditBuilder &edit, const Model &model, const Finding &finding)
{
    for (const Address &place : finding.addresses) {
        const FieldRef ref = model.field(place);
        if (!ref || !ref.field->assetPath || ref.type->kind != Kind::String || finding.suggestion.empty())
            continue;
        const std::string now = valueText(*ref.field, *ref.type, ref.data);
        if (now == finding.suggestion || stemOf(now).compare(stemOf(finding.suggestion), Qt::CaseInsensitive) != 0)
            continue;
        Result<Value> value = parseValue(*ref.field, *ref.type, finding.suggestion);
        if (!value)
            return value.error();
        edit.set(place, std::move(*value));
    }
    return Done{};
}

} // namespace

const CheckTable &assetChecks()
{
    static const char *const byHand =
        QT_TRANSLATE_NOOP("Message", "only you know which file is meant; the Textures dock helps to find it");
    static const char *const getAgain =
        QT_TRANSLATE_NOOP("Message", "what the file lacks can't be made up; it has to be fetched again");
    static const std::vector<Fix> foundPath{
        {QT_TRANSLATE_NOOP("Message", "Use the found path"), Fix::Changes, &useFoundPath}};
    static const CheckTable table({{
        {"asset.texture.missing",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Missing textures"),
         QT_TRANSLATE_NOOP(
             "Message", "The game draws something else in place of a texture that it does not find. The places "
                        "searched were the model’s folder, those above it and the asset sources in the preferences."),
         Reads::everything(),
         nullptr,
         {},
         byHand},
        {"asset.texture.format",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Textures of the wrong format"),
         QT_TRANSLATE_NOOP("Message", "The game reads only its own picture formats; to it, such a file is missing."),
         Reads::everything(),
         nullptr,
         {},
         QT_TRANSLATE_NOOP("Message", "the path has to name another file; Tools → Convert textures makes one that the "
                                      "game reads")},
        {"asset.texture.place", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Textures in a different place"),
         QT_TRANSLATE_NOOP("Message", "The game looks for files by their whole path. It does not find what is "
                                      "elsewhere; this editor does, so that the model can be seen."),
         Reads::everything(), nullptr, foundPath},
        {"asset.texture.damaged",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Damaged textures"),
         QT_TRANSLATE_NOOP("Message", "The file was found, but not all of it could be decoded."),
         Reads::everything(),
         nullptr,
         {},
         getAgain},
        {"asset.texture.reduced",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Textures shown at a reduced size"),
         QT_TRANSLATE_NOOP("Message", "The picture is larger than the memory that one model’s textures may take here; "
                                      "this does not affect the game."),
         Reads::everything(),
         nullptr,
         {},
         QT_TRANSLATE_NOOP("Message", "nothing is wrong in the game; Tools → Convert textures makes pictures smaller")},
        {"asset.model.missing",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Missing models"),
         QT_TRANSLATE_NOOP(
             "Message",
             "The game leaves out what an attachment or an emitter would show when it does not find the model."),
         Reads::everything(),
         nullptr,
         {},
         byHand},
        {"asset.model.place", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Models in a different place"),
         QT_TRANSLATE_NOOP("Message", "The game looks for files by their whole path. It does not find what is "
                                      "elsewhere; this editor does, so that the model can be seen."),
         Reads::everything(), nullptr, foundPath},
        {"asset.file.missing",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Missing files"),
         QT_TRANSLATE_NOOP("Message",
                           "A file that the model refers to, such as a sound, was not found in the places searched."),
         Reads::everything(),
         nullptr,
         {},
         byHand},
        {"asset.file.place", Impact::Note, QT_TRANSLATE_NOOP("Message", "Files in another place"),
         QT_TRANSLATE_NOOP("Message",
                           "The game looks for files by their whole path, and does not find what is elsewhere."),
         Reads::everything(), nullptr, foundPath},
        {"asset.file.unreadable",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Unreadable files"),
         QT_TRANSLATE_NOOP("Message", "A file that the model refers to was found, but could not be read."),
         Reads::everything(),
         nullptr,
         {},
         getAgain},
    }});
    return table;
}

const Check &assetCheck(std::string_view code)
{
    for (const Check &check : assetChecks().checks())
        if (check.code == code)
            return check;
    std::abort();
}

} // namespace sinew
