// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Labels are made from the table (many from a field's name), where lupdate can't see them: label_texts.h lists them for
// the catalogues. The list must hold every label of every structure, and no other.

#include "plugins/mdx/model/label_texts.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>
#include <string>

namespace tst_mdx_labels {

using namespace sinew;

namespace {

void collect(const StructInfo &info, std::set<const StructInfo *> &seen, std::set<std::string> &labels)
{
    if (!seen.insert(&info).second)
        return;
    labels.insert(info.displayLabel());
    for (const FieldInfo &field : info.fields) {
        labels.insert(field.displayLabel());
        if (field.table)
            for (const EnumEntry &entry : *field.table)
                labels.insert(entry.label ? entry.label : entry.name);
        for (const TypeInfo *type = field.type; type; type = type->element)
            if (type->structure)
                collect(type->structure(), seen, labels);
    }
}

} // namespace

class TestMdxLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListHoldsEveryLabel();
};

void TestMdxLabels::theListHoldsEveryLabel()
{
    std::set<const StructInfo *> seen;
    std::set<std::string> labels;
    collect(describe<mdx::Root>(), seen, labels);
    QVERIFY(labels.count("Filter mode") && labels.count("Don't inherit rotation") && labels.count("Add alpha"));

    const std::set<std::string> listed(std::begin(mdx::labelTexts), std::end(mdx::labelTexts));
    bool same = true;
    const auto compare = [&](const std::set<std::string> &from, const std::set<std::string> &to, const char *problem) {
        for (const std::string &label : from)
            if (!to.count(label)) {
                qWarning("%s: %s", problem, label.c_str());
                same = false;
            }
    };
    compare(labels, listed, "not in label_texts.h");
    compare(listed, labels, "no longer a label");
    QVERIFY(same);
}

SINEW_APPLESS_TEST(tst_mdx_labels, TestMdxLabels)

} // namespace tst_mdx_labels
#include "tst_mdx_labels.moc"
