// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Labels are made from the table (many from a field's name), where lupdate can't see them: label_texts.h lists them for
// the catalogues. The list must hold every label of every structure and field, and no other.

#include "plugins/m2/model/label_texts.h"
#include "plugins/m2/model/model.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>
#include <string>

namespace tst_m2_labels {

using namespace sinew;

namespace {

void collect(const StructInfo &info, std::set<const StructInfo *> &seen, std::set<std::string> &labels)
{
    if (!seen.insert(&info).second)
        return;
    labels.insert(info.displayLabel());
    for (const FieldInfo &field : info.fields) {
        labels.insert(field.displayLabel());
        for (const TypeInfo *type = field.type; type; type = type->element)
            if (type->structure)
                collect(type->structure(), seen, labels);
    }
}

} // namespace

class TestM2Labels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListHoldsEveryLabel();
};

void TestM2Labels::theListHoldsEveryLabel()
{
    std::set<const StructInfo *> seen;
    std::set<std::string> labels;
    collect(describe<m2::Root>(), seen, labels);
    QVERIFY(labels.count("Bone combos") && labels.count("Next variation") && labels.count("Alias of"));

    const std::set<std::string> listed(std::begin(m2::labelTexts), std::end(m2::labelTexts));
    for (const std::string &label : labels)
        QVERIFY2(listed.count(label), ("not in label_texts.h: " + label).c_str());
    for (const std::string &label : listed)
        QVERIFY2(labels.count(label), ("no longer a label: " + label).c_str());
}

SINEW_APPLESS_TEST(tst_m2_labels, TestM2Labels)

} // namespace tst_m2_labels
#include "tst_m2_labels.moc"
