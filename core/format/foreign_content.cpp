// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/foreign_content.h"

#include <QtGlobal>

#include <algorithm>
#include <string_view>

namespace sinew {

namespace {

using std::string_view_literals::operator""sv;

struct Signature
{
    std::string_view magic;
    const char *text;
    std::size_t at = 0;
};

/// Of files that lie beside models, or that are mistaken for one.
constexpr Signature signatures[] = {
    {"\x89PNG\r\n"sv, QT_TRANSLATE_NOOP("Message", "this is a PNG picture, not a model")},
    {"\xff\xd8\xff"sv, QT_TRANSLATE_NOOP("Message", "this is a JPEG picture, not a model")},
    {"GIF8"sv, QT_TRANSLATE_NOOP("Message", "this is a GIF picture, not a model")},
    {"WEBP"sv, QT_TRANSLATE_NOOP("Message", "this is a WebP picture, not a model"), 8},
    {"BLP"sv, QT_TRANSLATE_NOOP("Message", "this is a BLP texture, not a model")},
    {"DDS "sv, QT_TRANSLATE_NOOP("Message", "this is a DDS texture, not a model")},
    {"8BPS"sv, QT_TRANSLATE_NOOP("Message", "this is a Photoshop picture, not a model")},
    {"MPQ\x1a"sv,
     QT_TRANSLATE_NOOP("Message", "this is an MPQ archive, not a model; add it to the asset sources to see "
                                  "the models inside")},
    {"MPQ\x1b"sv,
     QT_TRANSLATE_NOOP("Message", "this is an MPQ archive, not a model; add it to the asset sources to see "
                                  "the models inside")},
    {"HM3W"sv, QT_TRANSLATE_NOOP("Message", "this is a Warcraft III map, not a model; add it to the asset sources to "
                                            "see the models inside")},
    {"REVM"sv, QT_TRANSLATE_NOOP("Message", "this is a building or a piece of terrain of World of Warcraft (WMO, ADT, "
                                            "WDT); Sinew opens M2 models")},
    {"PK\x03\x04"sv, QT_TRANSLATE_NOOP("Message", "this is a ZIP archive, not a model")},
    {"Rar!"sv, QT_TRANSLATE_NOOP("Message", "this is a RAR archive, not a model")},
    {"7z\xbc\xaf"sv, QT_TRANSLATE_NOOP("Message", "this is a 7-Zip archive, not a model")},
    {"BLENDER"sv, QT_TRANSLATE_NOOP("Message", "this is a Blender file; Sinew opens MDX, MDL, M2 and M3 models")},
    {"Kaydara FBX"sv, QT_TRANSLATE_NOOP("Message", "this is an FBX model; Sinew opens MDX, MDL, M2 and M3 models")},
    {"glTF"sv, QT_TRANSLATE_NOOP("Message", "this is a glTF model; Sinew opens MDX, MDL, M2 and M3 models")},
    {"OggS"sv, QT_TRANSLATE_NOOP("Message", "this is a sound, not a model")},
    {"ID3"sv, QT_TRANSLATE_NOOP("Message", "this is a sound, not a model")},
    {"WAVE"sv, QT_TRANSLATE_NOOP("Message", "this is a sound, not a model"), 8},
    {"%PDF"sv, QT_TRANSLATE_NOOP("Message", "this is a PDF document, not a model")},
    {"\x7f"
     "ELF"sv,
     QT_TRANSLATE_NOOP("Message", "this is a program, not a model")},
    {"<!DOCTYPE"sv, QT_TRANSLATE_NOOP("Message", "this is a web page, not a model; the download may have failed")},
    {"<html"sv, QT_TRANSLATE_NOOP("Message", "this is a web page, not a model; the download may have failed")},
};

} // namespace

Message foreignContent(Bytes bytes)
{
    if (bytes.empty())
        return QT_TRANSLATE_NOOP("Message", "the file is empty");
    const std::string_view text(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    for (const Signature &signature : signatures)
        if (text.size() >= signature.at && text.substr(signature.at).starts_with(signature.magic))
            return signature.text;
    if (text.substr(0, 4096).find_first_not_of('\0') == std::string_view::npos)
        return QT_TRANSLATE_NOOP("Message", "the file begins with only zeros, as after a failed copy or download");
    return QT_TRANSLATE_NOOP("Message", "unknown format: neither the first bytes nor the file name match a known one");
}

} // namespace sinew
