// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Texts: messages of the workers, the clipboard, paths to assets and into models.

#include "core/assets/asset_search.h"
#include "core/assets/folder_source.h"
#include "core/assets/path_rule.h"
#include "core/curves/keys/copied_keys_text.h"
#include "core/files/output_folder.h"
#include "core/model/path.h"
#include "core/schema/text.h"
#include "editor/thumbnails/thumbnail_messages.h"
#include "editor/workers/decode_messages.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/support/struct_walk.h"

#include <QDir>
#include <QFileInfo>

namespace sinew::test {

namespace {

/// Bytes of a value's text that are tried: there are some hundred rows.
constexpr std::size_t longestValue = 200;

/// What a request may name at most.
constexpr std::size_t sourceCount = 3;

bool fits(const QImage &picture)
{
    return std::max(picture.width(), picture.height()) <= assetThumbnailSide;
}

} // namespace

void fuzzWorkers(const QByteArray &input)
{
    const std::optional<WorkerMessage> message = unpacked(input);
    if (!message)
        return;
    check(packed(*message).size() <= 2 * input.size() + 64, "a message that was understood can be said again");
    if (const auto request = thumbnailRequestOf(*message))
        check(bool(thumbnailRequestOf(messageOf(*request))), "a request that was understood can be said again");
    if (const auto reply = thumbnailReplyOf(*message))
        check(fits(reply->picture), "a thumbnail is as small as it should be");
    if (const auto question = sourceQuestionOf(*message, sourceCount)) {
        check(question->source >= 0 && std::size_t(question->source) < sourceCount, "a question is about a source");
        check(bool(sourceQuestionOf(messageOf(*question), sourceCount)), "a question can be asked again");
    }
    check(fits(decodedPictureOf(*message, assetThumbnailSide).picture), "a picture is as small as it should be");
    const AssetListing listing = listingOf(*message);
    check(listingOf(messageOf(listing)).files == listing.files, "a listing can be said again");
}

void fuzzClipboard(const QByteArray &input)
{
    const std::string_view text(input.constData(), std::size_t(input.size()));
    if (const auto keys = copiedKeysFromText(text)) {
        const auto again = copiedKeysFromText(toText(*keys));
        check(bool(again) && toText(*again) == toText(*keys), "copied keys that were understood can be copied again");
    }
    // Text pasted into a row of the property panel, whatever the row's type.
    for (const auto &[name, info] : structuresBelow(describe<mdx::Root>()))
        for (const FieldInfo &field : info->fields)
            if (const auto value = parseValue(field, *field.type, text.substr(0, longestValue))) {
                const auto again = parseValue(field, *field.type, valueText(field, *field.type, value->data()));
                check(again && *again == *value, "a value that was understood can be typed again");
            }
}

void fuzzPaths(const QByteArray &input)
{
    const QString text = QString::fromUtf8(input.left(4096));
    const QFileInfo root(fileWith("x", QStringLiteral("root/a.blp")));
    AssetSearch search;
    search.addSource(std::make_shared<FolderSource>(root.path()));
    for (const AssetKind kind : {AssetKind::Image, AssetKind::Model, AssetKind::Any}) {
        const FoundAsset found = search.find(text, kind);
        check(!found.found() || QFileInfo(found.diskPath).canonicalFilePath().startsWith(root.canonicalPath() + u'/'),
              "a search stays in its folder");
    }
    const QString below = nameBelow(text);
    check(!below.isEmpty() && QDir::isRelativePath(below) && !(u'/' + below + u'/').contains(QStringLiteral("/../")),
          "an output's name leads nowhere but down");
    PathRule rule;
    rule.find = text.left(text.size() / 2);
    rule.replaceWith = text.mid(text.size() / 2);
    rule.isPattern = input.size() % 2;
    if (rule.problem().isEmpty())
        static_cast<void>(rule.apply(QStringLiteral("Textures\\Armor.blp")));
    static const std::unique_ptr<Model> model = [] {
        static const auto format = createMdxFormat();
        Diagnostics diagnostics;
        auto read = format->read(FileSet(QStringLiteral("a.mdl"), "Version { FormatVersion 800, }"), diagnostics);
        check(bool(read), "the smallest model can be read");
        return std::move(*read);
    }();
    const std::string path = input.left(4096).toStdString();
    if (const auto target = parsePath(*model, path))
        static_cast<void>(makeSet(*model, *target, path));
}

} // namespace sinew::test
