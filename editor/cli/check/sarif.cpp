// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/check/sarif.h"

#include "editor/cli/check/json_member.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <set>
#include <utility>

namespace sinew {

namespace {

const char *levelOf(Impact impact)
{
    return impact == Impact::Fatal ? "error" : impact == Impact::Wrong ? "warning" : "note";
}

std::string textObject(const char *key, const std::string &text)
{
    return std::string("\"") + key + "\": {" + jsonMember("text", text) + "}";
}

/// The path of a URI, each name encoded by itself, so that characters with a meaning in URIs (space, #, %, ?, :) are
/// part of the name.
QByteArray uriPath(const QString &path)
{
    QByteArray uri;
    const QStringList names = path.split(u'/');
    for (qsizetype i = 0; i < names.size(); ++i)
        uri += (i ? "/" : "") + QUrl::toPercentEncoding(names[i]);
    return uri;
}

/// Where a file is: "uri", and what it is relative to.
std::string locationOf(const QString &path)
{
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    const QString relative = QDir::current().relativeFilePath(absolute);
    if (relative.startsWith(QLatin1String("../")) || relative == absolute)
        return jsonMember("uri", ("file://" + uriPath(absolute)).toStdString());
    return jsonMember("uri", uriPath(relative).toStdString()) + ", " + jsonMember("uriBaseId", "SRCROOT");
}

std::string ruleOf(const Check &check)
{
    return "{" + jsonMember("id", check.code) + ", " + textObject("shortDescription", check.title) + ", " +
           textObject("fullDescription", check.explanation) + ", " + textObject("help", check.explanation) +
           ", \"defaultConfiguration\": {" + jsonMember("level", levelOf(check.impact)) + "}, \"properties\": {" +
           jsonMember("severity", impactName(check.impact)) + "}}";
}

/// The same in every run as long as the same problem is at the same place, so that code hosts recognise it.
std::string fingerprintOf(const CheckedFile::Item &item)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::string &text :
         {std::string(item.check->code), item.paths.empty() ? "" : item.paths.front(), item.message})
        hash.addData(QByteArray::fromStdString(text) + '\n');
    return hash.result().toHex().left(32).toStdString();
}

std::string resultOf(const CheckedFile &file, const CheckedFile::Item &item, std::size_t ruleIndex)
{
    // Code hosts show nothing of a result without a line; binary files get line 1.
    const std::string region = "{\"startLine\": " + std::to_string(std::max<std::size_t>(1, item.line)) +
                               (item.offset < 0 ? std::string() : ", \"byteOffset\": " + std::to_string(item.offset)) +
                               "}";
    std::string json = "{" + jsonMember("ruleId", item.check->code) + ", \"ruleIndex\": " + std::to_string(ruleIndex) +
                       ", " + jsonMember("level", levelOf(item.check->impact)) + ", " +
                       textObject("message", item.message) +
                       ", \"locations\": [{\"physicalLocation\": {\"artifactLocation\": {" + locationOf(file.path) +
                       "}, \"region\": " + region + "}";
    std::string separator;
    if (!item.paths.empty()) {
        json += ", \"logicalLocations\": [";
        std::set<std::string> named; // each is listed once
        for (const std::string &path : item.paths)
            if (named.insert(path).second)
                json += std::exchange(separator, ", ") + "{" + jsonMember("fullyQualifiedName", path) + "}";
        json += "]";
    }
    return json + "}], \"partialFingerprints\": {" + jsonMember("sinewFinding/v1", fingerprintOf(item)) + "}}";
}

} // namespace

std::string sarifOf(const std::vector<CheckedFile> &files, const std::vector<const Check *> &checks)
{
    std::string json = "{\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\", \"version\": \"2.1.0\",\n"
                       "\"runs\": [{\"tool\": {\"driver\": {\"name\": \"Sinew\", " +
                       jsonMember("semanticVersion", SINEW_VERSION) + ",\n\"rules\": [";
    std::string separator = "\n";
    for (const Check *check : checks)
        json += std::exchange(separator, ",\n") + ruleOf(*check);
    const QString root = QDir::currentPath();
    json += "]}},\n\"originalUriBaseIds\": {\"SRCROOT\": {" +
            jsonMember("uri", ("file://" + uriPath(root.endsWith(u'/') ? root : root + u'/')).toStdString()) +
            "}},\n\"columnKind\": \"unicodeCodePoints\",\n\"results\": [";
    separator = "\n";
    std::string unreadable, comma;
    std::set<QString> told; // each notification is written once
    for (const CheckedFile &file : files) {
        for (const CheckedFile::Item &item : file.items) {
            const auto rule = std::find(checks.begin(), checks.end(), item.check);
            json += std::exchange(separator, ",\n") + resultOf(file, item, std::size_t(rule - checks.begin()));
        }
        if (!file.isReadable() && told.insert(file.path).second)
            unreadable += std::exchange(comma, ", ") + "{\"level\": \"error\", " +
                          textObject("message", file.path.toStdString() + ": " + file.error.text()) + "}";
    }
    return json + "],\n\"invocations\": [{\"executionSuccessful\": " + (unreadable.empty() ? "true" : "false") +
           ", \"toolExecutionNotifications\": [" + unreadable + "]}]}]}\n";
}

} // namespace sinew
