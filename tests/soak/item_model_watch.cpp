// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/soak/item_model_watch.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QAbstractProxyModel>

namespace sinew::test {
namespace {

void watch(QAbstractItemModel *model)
{
    if (!model || model->findChild<QAbstractItemModelTester *>(QString(), Qt::FindDirectChildrenOnly))
        return;
    if (const auto *proxy = qobject_cast<QAbstractProxyModel *>(model))
        watch(proxy->sourceModel());
    else if (qstrncmp(model->metaObject()->className(), "sinew::", 7) != 0)
        return;
    new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest, model);
}

} // namespace

void watchItemModels(const QWidget &root)
{
    for (const QAbstractItemView *view : root.findChildren<QAbstractItemView *>())
        watch(view->model());
}

} // namespace sinew::test
