// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/check/check_output.h"

#include "core/schema/json.h"
#include "editor/cli/shared/model_files.h"

#include <QUrl>

#include <set>
#include <utility>

namespace sinew {

namespace {

constexpr Impact impacts[] = {Impact::Fatal, Impact::Wrong, Impact::Waste, Impact::Note};

const char *levelOf(Impact impact)
{
    return impact == Impact::Fatal ? "error" : impact == Impact::Wrong ? "warning" : "note";
}

std::string member(const char *key, const std::string &value)
{
    return std::string("\"") + key + "\": " + jsonString(value);
}

std::string textObject(const char *key, const std::string &text)
{
    return std::string("\"") + key + "\": {" + member("text", text) + "}";
}

std::string fixesOf(const Check &check)
{
    std::string json = "[", separator;
    for (const Fix &fix : check.fixes)
        json += std::exchange(separator, ", ") + "{" + member("text", fix.text) +
                ", \"safe\": " + (fix.isSafe() ? "true" : "false") + "}";
    return json + "]";
}

std::string ruleOf(const Check &check)
{
    return "{" + member("id", check.code) + ", " + textObject("shortDescription", check.title) + ", " +
           textObject("fullDescription", check.explanation) + ", " + textObject("help", check.explanation) +
           ", \"defaultConfiguration\": {" + member("level", levelOf(check.impact)) + "}, \"properties\": {" +
           member("severity", impactName(check.impact)) + "}}";
}

std::string resultOf(const CheckedFile &file, const CheckedFile::Item &item, std::size_t ruleIndex)
{
    const std::string uri = QUrl::fromLocalFile(file.path).toEncoded().toStdString();
    const std::string relative = QUrl(file.path).toEncoded().toStdString();
    const bool isAbsolute = file.path.startsWith(QLatin1Char('/'));
    std::string json = "{" + member("ruleId", item.check->code) + ", \"ruleIndex\": " + std::to_string(ruleIndex) +
                       ", " + member("level", levelOf(item.check->impact)) + ", " +
                       textObject("message", item.message) +
                       ", \"locations\": [{\"physicalLocation\": {\"artifactLocation\": {" +
                       member("uri", isAbsolute ? uri : relative) + "}}";
    std::string separator;
    if (!item.paths.empty()) {
        json += ", \"logicalLocations\": [";
        for (const std::string &path : item.paths)
            json += std::exchange(separator, ", ") + "{" + member("fullyQualifiedName", path) + "}";
        json += "]";
    }
    return json + "}]}";
}

/// Text of a table's cell: bars would end it.
std::string cell(std::string text)
{
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2)
        text.insert(at, "\\");
    return text;
}

std::string markdown(const std::vector<const Check *> &checks, const std::vector<NotChecked> &notChecked)
{
    std::string text =
        "# What Sinew checks\n\n"
        "Made from the code: `sinew check --list --markdown > plugins/CHECKS.md`. “Fatal”: the game does not load the\n"
        "model, or crashes. “Wrong”: it looks or works wrong. “Waste”: memory, bytes or time for nothing. “Note”: good "
        "to\n"
        "know. Fixes marked with ✓ are safe: no sequence looks or works otherwise in the game than before, or "
        "better.\n";
    std::string family;
    for (const Check *check : checks) {
        const std::string code = check->code;
        if (const std::string own = code.substr(0, code.find('.')); own != family) {
            family = own;
            text += "\n## " + own + "\n\n| code | severity | what the game does | fixes |\n|---|---|---|---|\n";
        }
        std::string fixes, separator;
        for (const Fix &fix : check->fixes)
            fixes += std::exchange(separator, "; ") + fix.text + (fix.isSafe() ? " ✓" : "");
        if (fixes.empty() && check->unfixable)
            fixes = std::string("none: ") + check->unfixable;
        text += "| `" + code + "` | " + impactName(check->impact) + " | **" + cell(check->title) + ".** " +
                cell(check->explanation) + " | " + cell(fixes) + " |\n";
    }
    text += "\n## What others report and Sinew does not\n\n| what | why not |\n|---|---|\n";
    for (const NotChecked &row : notChecked)
        text += "| " + cell(row.what) + " | " + cell(row.why) + " |\n";
    return text;
}

} // namespace

std::string lineOf(const CheckedFile &file)
{
    const std::string path = '\t' + file.path.toStdString() + '\t';
    std::string fixes = file.mended ? "mended" + path + std::to_string(file.mended) + '\n' : std::string();
    for (const CheckedFile::Refusal &refusal : file.refused)
        fixes += "refused" + path + refusal.check->code + '\t' + refusal.path + '\t' + oneLine(refusal.reason) + '\n';
    if (!file.isReadable())
        return fixes + "unreadable" + path + oneLine(file.error.text()) + '\n';
    const auto worst = file.worst();
    if (!worst)
        return fixes + "clean" + path + '\n';
    std::string text, separator;
    for (const Impact impact : impacts)
        if (const std::size_t count = file.count(impact))
            text += std::exchange(separator, ", ") + std::to_string(count) + ' ' + impactName(impact);
    if (file.more)
        text += ", " + std::to_string(file.more) + " more";
    std::set<std::string> seen;
    separator = ": ";
    for (const CheckedFile::Item &item : file.items)
        if (seen.insert(item.check->code).second)
            text += std::exchange(separator, ", ") + item.check->code;
    return fixes + impactName(*worst) + path + text + '\n';
}

std::string detailLinesOf(const CheckedFile &file)
{
    std::string lines;
    for (const CheckedFile::Item &item : file.items)
        lines += "finding\t" + file.path.toStdString() + '\t' + item.check->code + '\t' +
                 (item.paths.empty() ? std::string() : item.paths.front()) + '\t' + oneLine(item.message) + '\n';
    return lines;
}

std::string jsonOf(const CheckedFile &file)
{
    std::string json = "{" + member("file", file.path.toStdString());
    if (!file.isReadable())
        return json + ", " + member("error", file.error.text()) + "}";
    json += ", \"more\": " + std::to_string(file.more) + ", \"findings\": [";
    std::string separator = "\n  ";
    for (const CheckedFile::Item &item : file.items) {
        json += std::exchange(separator, ",\n  ") + "{" + member("code", item.check->code) + ", " +
                member("severity", impactName(item.check->impact)) + ", " + member("message", item.message) +
                ", \"paths\": [";
        std::string comma;
        for (const std::string &path : item.paths)
            json += std::exchange(comma, ", ") + jsonString(path);
        json += "], \"fixes\": " + fixesOf(*item.check) + "}";
    }
    json += "]";
    if (file.mended || !file.refused.empty()) {
        json += ", \"mended\": " + std::to_string(file.mended) + ", \"refused\": [";
        separator.clear();
        for (const CheckedFile::Refusal &refusal : file.refused)
            json += std::exchange(separator, ", ") + "{" + member("code", refusal.check->code) + ", " +
                    member("path", refusal.path) + ", " + member("reason", refusal.reason) + "}";
        json += "]";
    }
    return json + "}";
}

std::string sarifOf(const std::vector<CheckedFile> &files, const std::vector<const Check *> &checks)
{
    std::string json = "{\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\", \"version\": \"2.1.0\",\n"
                       "\"runs\": [{\"tool\": {\"driver\": {\"name\": \"Sinew\", " +
                       member("semanticVersion", SINEW_VERSION) + ",\n\"rules\": [";
    std::string separator = "\n";
    for (const Check *check : checks)
        json += std::exchange(separator, ",\n") + ruleOf(*check);
    json += "]}},\n\"columnKind\": \"unicodeCodePoints\",\n\"results\": [";
    separator = "\n";
    std::string unreadable, comma;
    for (const CheckedFile &file : files) {
        for (const CheckedFile::Item &item : file.items) {
            const auto rule = std::find(checks.begin(), checks.end(), item.check);
            json += std::exchange(separator, ",\n") + resultOf(file, item, std::size_t(rule - checks.begin()));
        }
        if (!file.isReadable())
            unreadable += std::exchange(comma, ", ") + "{\"level\": \"error\", " +
                          textObject("message", file.path.toStdString() + ": " + file.error.text()) + "}";
    }
    return json + "],\n\"invocations\": [{\"executionSuccessful\": " + (unreadable.empty() ? "true" : "false") +
           ", \"toolExecutionNotifications\": [" + unreadable + "]}]}]}\n";
}

std::string checkList(const std::vector<const Check *> &checks, const std::vector<NotChecked> &notChecked,
                      CheckListForm form)
{
    if (form == CheckListForm::Markdown)
        return markdown(checks, notChecked);
    std::string text, separator = "[";
    for (const Check *check : checks) {
        if (form == CheckListForm::Json)
            text += std::exchange(separator, ",\n ") + "{" + member("code", check->code) + ", " +
                    member("severity", impactName(check->impact)) + ", " + member("title", check->title) + ", " +
                    member("explanation", check->explanation) + ", \"fixes\": " + fixesOf(*check) + "}";
        else
            text += std::string(check->code) + '\t' + impactName(check->impact) + '\t' + check->explanation + '\n';
    }
    return form == CheckListForm::Json ? text + "]\n" : text;
}

} // namespace sinew
