// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Fields whose numbers count the elements of another array name that array; it has to be there.

#include "plugins/m3/model/model.h"
#include "tests/plugins/label_texts.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_counted_arrays {

using namespace sinew;
using namespace sinew::test;

class TestCountedArrays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areThere_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("least"); ///< fields of the meshes that draw
        QTest::newRow("m2") << 0 << 2;
        QTest::newRow("m3") << 1 << 1;
        QTest::newRow("mdx") << 2 << 1;
    }
    void areThere()
    {
        QFETCH(const int, row);
        QFETCH(const int, least);
        const StructInfo *const roots[] = {&describe<m2::Root>(), &describe<m3::Root>(), &describe<mdx::Root>()};
        int found = 0;
        const LabelledFormat format = labelledFormats()[std::size_t(row)];
        for (const StructInfo *info : format.structs)
            for (const FieldInfo &field : info->fields) {
                if (!field.counted.array)
                    continue;
                ++found;
                const auto has = [&](const StructInfo &holder) {
                    return std::any_of(holder.fields.begin(), holder.fields.end(), [&](const FieldInfo &other) {
                        return &other != &field && other.type->kind == Kind::Array &&
                               QLatin1String(other.name) == QLatin1String(field.counted.array);
                    });
                };
                QVERIFY2(has(*info) || has(*roots[row]), field.name);
                QVERIFY(field.type->kind == Kind::Array && field.counted.group > 0);
            }
        QVERIFY(found >= least);
    }
};

SINEW_APPLESS_TEST(tst_counted_arrays, TestCountedArrays)

} // namespace tst_counted_arrays
#include "tst_counted_arrays.moc"
