// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Labels are made from the descriptions of structures, many from a field's name, where lupdate can't see them. For each
// format plugins/<format>/model/label_texts.h shows them to it; the program sinew_labels writes these files.

#include "core/schema/struct_info.h"
#include "plugins/m2/model/model.h"
#include "plugins/m3/model/all_structs.h"
#include "plugins/mdx/model/model.h"

#include <QByteArray>
#include <QString>

#include <set>
#include <string>
#include <vector>

namespace sinew::test {

/// A format whose labels are listed.
struct LabelledFormat
{
    const char *folder; ///< below plugins, and the namespace
    const char *name;   ///< for people
    std::vector<const StructInfo *> structs;
    bool hasEnumLabels; ///< those of enums and flags as well; elsewhere lupdate finds them in names/

    QString file() const { return QStringLiteral("plugins/%1/model/label_texts.h").arg(QLatin1String(folder)); }
};

/// Adds a structure and all that its fields are made of.
inline void addStructs(const StructInfo &info, std::vector<const StructInfo *> &all)
{
    if (std::find(all.begin(), all.end(), &info) != all.end())
        return;
    all.push_back(&info);
    for (const FieldInfo &field : info.fields)
        for (const TypeInfo *type = field.type; type; type = type->element)
            if (type->structure)
                addStructs(type->structure(), all);
}

inline std::vector<LabelledFormat> labelledFormats()
{
    std::vector<LabelledFormat> formats{
        {"m2", "M2", {}, false}, {"m3", "M3", m3::allStructs(), false}, {"mdx", "MDX", {}, true}};
    addStructs(describe<m2::Root>(), formats[0].structs);
    addStructs(describe<mdx::Root>(), formats[2].structs);
    return formats;
}

inline std::set<std::string> labelsOf(const LabelledFormat &format)
{
    std::set<std::string> labels;
    for (const StructInfo *info : format.structs) {
        labels.insert(info->displayLabel());
        for (const FieldGroup &group : info->shownGroups())
            if (group.label)
                labels.insert(group.label);
        for (const FieldInfo &field : info->fields) {
            labels.insert(field.displayLabel());
            if (field.parts)
                labels.insert(field.parts->begin(), field.parts->end());
            if (field.table && format.hasEnumLabels)
                for (const EnumEntry &entry : *field.table) {
                    labels.insert(entry.label ? entry.label : entry.name);
                    for (const FlagMeaning &meaning : entry.meanings)
                        labels.insert(meaning.label);
                }
        }
    }
    return labels;
}

/// The content of LabelledFormat::file().
inline QByteArray labelTexts(const LabelledFormat &format)
{
    std::string text = "// SPDX-FileCopyrightText: 2026 The Sinew authors\n"
                       "// SPDX-License-Identifier: MIT\n"
                       "#pragma once\n"
                       "\n"
                       "#include <QtGlobal>\n"
                       "\n"
                       "namespace sinew::" +
                       std::string(format.folder) +
                       " {\n"
                       "\n"
                       "/// The labels of the " +
                       format.name + " structures and their fields" +
                       (format.hasEnumLabels ? ", enum values and flags" : "") +
                       ". Written by sinew_labels for lupdate.\n"
                       "inline constexpr const char *labelTexts[] = {\n";
    for (const std::string &label : labelsOf(format))
        text += "    QT_TRANSLATE_NOOP(\"Label\", \"" + label + "\"),\n";
    text += "};\n"
            "\n"
            "} // namespace sinew::" +
            std::string(format.folder) + "\n";
    return QByteArray::fromStdString(text);
}

} // namespace sinew::test
