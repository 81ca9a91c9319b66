// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Labels are made from the table (many from a field's name), where lupdate can't see them: label_texts.h lists them for
// the catalogues. The list must hold every label of every structure and field, and no other.

#include "plugins/m3/model/all_structs.h"
#include "plugins/m3/model/label_texts.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>
#include <string>

namespace tst_m3_labels {

using namespace sinew;

class TestM3Labels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListHoldsEveryLabel();
};

void TestM3Labels::theListHoldsEveryLabel()
{
    std::set<std::string> labels;
    for (const StructInfo *info : m3::allStructs()) {
        labels.insert(info->displayLabel());
        for (const FieldInfo &field : info->fields)
            labels.insert(field.displayLabel());
    }
    QVERIFY(labels.count("Bone lookup") && labels.count("Animation ID") && labels.count("Priority plane"));

    const std::set<std::string> listed(std::begin(m3::labelTexts), std::end(m3::labelTexts));
    for (const std::string &label : labels)
        QVERIFY2(listed.count(label), ("not in label_texts.h: " + label).c_str());
    for (const std::string &label : listed)
        QVERIFY2(labels.count(label), ("no longer a label: " + label).c_str());
}

SINEW_APPLESS_TEST(tst_m3_labels, TestM3Labels)

} // namespace tst_m3_labels
#include "tst_m3_labels.moc"
