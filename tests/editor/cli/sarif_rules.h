// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// What the standard (OASIS, Static Analysis Results Interchange Format 2.1.0) demands of the objects that we write, by
// its section for each: which properties exist, of what kind, and which are required. Written by hand from the text of
// the standard, independently of the code that writes logs.

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>

namespace sinew::test {
inline namespace sarif_rules {

struct SarifProperty
{
    enum Kind { Text, Uri, Count, Offset, Flag, Words, Object, Objects, UniqueObjects, Strings, ObjectsByName, Bag };
    const char *name;
    Kind kind = Text;
    const char *type = ""; ///< of objects: their row below; of words: "a|b"
    bool required = false;
};

/// Sections 3.13 … 3.58, without properties that we don't write.
inline const QHash<QString, QList<SarifProperty>> &sarifTypes()
{
    using P = SarifProperty;
    static const QHash<QString, QList<SarifProperty>> types{
        {QStringLiteral("log"),
         {{"$schema", P::Uri}, {"version", P::Words, "2.1.0", true}, {"runs", P::Objects, "run", true}}},
        {QStringLiteral("run"),
         {{"tool", P::Object, "tool", true},
          {"results", P::Objects, "result"},
          {"invocations", P::Objects, "invocation"},
          {"originalUriBaseIds", P::ObjectsByName, "artifactLocation"},
          {"columnKind", P::Words, "utf16CodeUnits|unicodeCodePoints"}}},
        {QStringLiteral("tool"), {{"driver", P::Object, "toolComponent", true}}},
        {QStringLiteral("toolComponent"),
         {{"name", P::Text, "", true},
          {"semanticVersion", P::Text},
          {"version", P::Text},
          {"informationUri", P::Uri},
          {"rules", P::UniqueObjects, "reportingDescriptor"}}},
        {QStringLiteral("reportingDescriptor"),
         {{"id", P::Text, "", true},
          {"name", P::Text},
          {"shortDescription", P::Object, "multiformatMessageString"},
          {"fullDescription", P::Object, "multiformatMessageString"},
          {"help", P::Object, "multiformatMessageString"},
          {"helpUri", P::Uri},
          {"defaultConfiguration", P::Object, "reportingConfiguration"},
          {"properties", P::Bag}}},
        {QStringLiteral("multiformatMessageString"), {{"text", P::Text, "", true}, {"markdown", P::Text}}},
        {QStringLiteral("reportingConfiguration"),
         {{"enabled", P::Flag}, {"level", P::Words, "none|note|warning|error"}, {"properties", P::Bag}}},
        {QStringLiteral("result"),
         {{"ruleId", P::Text},
          {"ruleIndex", P::Offset},
          {"level", P::Words, "none|note|warning|error"},
          {"message", P::Object, "message", true},
          {"locations", P::Objects, "location"},
          {"partialFingerprints", P::Strings},
          {"properties", P::Bag}}},
        {QStringLiteral("message"), {{"text", P::Text, "", true}, {"markdown", P::Text}, {"id", P::Text}}},
        {QStringLiteral("location"),
         {{"id", P::Offset},
          {"physicalLocation", P::Object, "physicalLocation"},
          {"logicalLocations", P::UniqueObjects, "logicalLocation"},
          {"message", P::Object, "message"}}},
        {QStringLiteral("physicalLocation"),
         {{"artifactLocation", P::Object, "artifactLocation", true}, {"region", P::Object, "region"}}},
        {QStringLiteral("artifactLocation"), {{"uri", P::Uri}, {"uriBaseId", P::Text}, {"index", P::Offset}}},
        {QStringLiteral("region"),
         {{"startLine", P::Count},
          {"startColumn", P::Count},
          {"endLine", P::Count},
          {"endColumn", P::Count},
          {"byteOffset", P::Offset},
          {"byteLength", P::Offset}}},
        {QStringLiteral("logicalLocation"),
         {{"name", P::Text}, {"fullyQualifiedName", P::Text}, {"decoratedName", P::Text}, {"kind", P::Text}}},
        {QStringLiteral("invocation"),
         {{"executionSuccessful", P::Flag, "", true},
          {"exitCode", P::Offset},
          {"toolExecutionNotifications", P::UniqueObjects, "notification"}}},
        {QStringLiteral("notification"),
         {{"message", P::Object, "message", true},
          {"level", P::Words, "none|note|warning|error"},
          {"locations", P::Objects, "location"}}},
    };
    return types;
}

/// RFC 3986: only characters that a URI may have, % with two digits, a base or a path whose first name has no colon.
inline bool isUriReference(const QString &text)
{
    static const QRegularExpression form(QStringLiteral(
        "^([A-Za-z][A-Za-z0-9+.-]*:|(?=[^:/?#]*([/?#]|$)))([A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*"
        "(\\?([A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?"
        "(#([A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?$"));
    return form.match(text).hasMatch();
}

inline void checkSarif(const QJsonValue &value, const QString &type, const QString &path, QStringList &problems);

inline void checkSarifProperty(const QJsonValue &value, const SarifProperty &property, const QString &path,
                               QStringList &problems)
{
    using P = SarifProperty;
    const auto must = [&](bool holds, const char *what) {
        if (!holds)
            problems << path + QStringLiteral(": ") + QLatin1String(what);
    };
    const QString type = QLatin1String(property.type);
    switch (property.kind) {
    case P::Text:
        return must(value.isString(), "no text");
    case P::Uri:
        return must(value.isString() && isUriReference(value.toString()), "no URI reference");
    case P::Count:
        return must(value.isDouble() && value.toDouble() >= 1 && value.toDouble() == value.toInteger(),
                    "no number of 1 or more");
    case P::Offset:
        return must(value.isDouble() && value.toDouble() >= 0 && value.toDouble() == value.toInteger(),
                    "no number of 0 or more");
    case P::Flag:
        return must(value.isBool(), "neither true nor false");
    case P::Words:
        return must(value.isString() && type.split(u'|').contains(value.toString()), "not one of the words");
    case P::Object:
        return checkSarif(value, type, path, problems);
    case P::Objects:
    case P::UniqueObjects: {
        must(value.isArray(), "no array");
        const QJsonArray all = value.toArray();
        for (qsizetype i = 0; i < all.size(); ++i) {
            checkSarif(all[i], type, path + QStringLiteral("[%1]").arg(i), problems);
            for (qsizetype k = 0; property.kind == P::UniqueObjects && k < i; ++k)
                must(all[k] != all[i], "twice the same");
        }
        return;
    }
    case P::Strings:
    case P::ObjectsByName: {
        must(value.isObject(), "no object");
        const QJsonObject all = value.toObject();
        for (auto item = all.begin(); item != all.end(); ++item)
            if (property.kind == P::Strings)
                must(item.value().isString(), "no text");
            else
                checkSarif(item.value(), type, path + u'.' + item.key(), problems);
        return;
    }
    case P::Bag:
        return must(value.isObject(), "no object");
    }
}

inline void checkSarif(const QJsonValue &value, const QString &type, const QString &path, QStringList &problems)
{
    if (!value.isObject()) {
        problems << path + QStringLiteral(": no object");
        return;
    }
    const QJsonObject object = value.toObject();
    QStringList known;
    for (const SarifProperty &property : sarifTypes()[type]) {
        const QString name = QLatin1String(property.name);
        known << name;
        if (object.contains(name))
            checkSarifProperty(object[name], property, path + u'.' + name, problems);
        else if (property.required)
            problems << path + u'.' + name + QStringLiteral(": missing");
    }
    // Objects of the standard may have no others.
    for (const QString &name : object.keys())
        if (!known.contains(name))
            problems << path + u'.' + name + QStringLiteral(": unknown");
}

/// Violations of the standard, with their place; only the first ones.
inline QStringList sarifProblems(const QJsonObject &log)
{
    QStringList problems;
    checkSarif(log, QStringLiteral("log"), QStringLiteral("$"), problems);
    return problems.mid(0, 10);
}

} // namespace sarif_rules
} // namespace sinew::test
