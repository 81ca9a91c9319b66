// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/check/check_output.h"

#include "editor/cli/check/json_member.h"
#include "editor/cli/shared/model_files.h"

#include <set>
#include <utility>

namespace sinew {

namespace {

constexpr Impact impacts[] = {Impact::Fatal, Impact::Wrong, Impact::Waste, Impact::Note};

std::string fixesOf(const Check &check)
{
    std::string json = "[", separator;
    for (const Fix &fix : check.fixes)
        json += std::exchange(separator, ", ") + "{" + jsonMember("text", fix.text) +
                ", \"safe\": " + (fix.isSafe() ? "true" : "false") + "}";
    return json + "]";
}

/// "Delete the track ✓; Sort the keys", or why there is none.
std::string fixText(const Check &check)
{
    std::string fixes, separator;
    for (const Fix &fix : check.fixes)
        fixes += std::exchange(separator, "; ") + fix.text + (fix.isSafe() ? " ✓" : "");
    return fixes.empty() && check.unfixable ? std::string("none: ") + check.unfixable : fixes;
}

/// Text of a table cell: bars would end it.
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
        text += "| `" + code + "` | " + impactName(check->impact) + " | **" + cell(check->title) + ".** " +
                cell(check->explanation) + " | " + cell(fixText(*check)) + " |\n";
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
        return fixes + (file.isUnwritten ? "unwritten" : "unreadable") + path + oneLine(file.error.text()) + '\n';
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
    std::string json = "{" + jsonMember("file", file.path.toStdString());
    if (!file.isReadable())
        return json + ", " + jsonMember("error", file.error.text()) + "}";
    json += ", \"more\": " + std::to_string(file.more) + ", \"findings\": [";
    std::string separator = "\n  ";
    for (const CheckedFile::Item &item : file.items) {
        json += std::exchange(separator, ",\n  ") + "{" + jsonMember("code", item.check->code) + ", " +
                jsonMember("severity", impactName(item.check->impact)) + ", " + jsonMember("message", item.message) +
                ", \"paths\": [";
        std::string comma;
        for (const std::string &path : item.paths)
            json += std::exchange(comma, ", ") + jsonString(path);
        json += "]" + (item.line == 0 ? std::string() : ", \"line\": " + std::to_string(item.line)) +
                (item.offset < 0 ? std::string() : ", \"offset\": " + std::to_string(item.offset)) +
                ", \"fixes\": " + fixesOf(*item.check) + "}";
    }
    json += "]";
    if (file.mended || !file.refused.empty()) {
        json += ", \"mended\": " + std::to_string(file.mended) + ", \"refused\": [";
        separator.clear();
        for (const CheckedFile::Refusal &refusal : file.refused)
            json += std::exchange(separator, ", ") + "{" + jsonMember("code", refusal.check->code) + ", " +
                    jsonMember("path", refusal.path) + ", " + jsonMember("reason", refusal.reason) + "}";
        json += "]";
    }
    return json + "}";
}

std::string checkList(const std::vector<const Check *> &checks, const std::vector<NotChecked> &notChecked,
                      CheckListForm form)
{
    if (form == CheckListForm::Markdown)
        return markdown(checks, notChecked);
    std::string text, separator = "[";
    for (const Check *check : checks) {
        if (form == CheckListForm::Json)
            text += std::exchange(separator, ",\n ") + "{" + jsonMember("code", check->code) + ", " +
                    jsonMember("severity", impactName(check->impact)) + ", " + jsonMember("title", check->title) +
                    ", " + jsonMember("explanation", check->explanation) + ", \"fixes\": " + fixesOf(*check) +
                    (check->fixes.empty() && check->unfixable ? ", " + jsonMember("unfixable", check->unfixable)
                                                              : std::string()) +
                    "}";
        else
            text += std::string(check->code) + '\t' + impactName(check->impact) + '\t' + check->explanation + '\t' +
                    fixText(*check) + '\n';
    }
    return form == CheckListForm::Json ? text + "]\n" : text;
}

} // namespace sinew
