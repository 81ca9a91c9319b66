// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A property panel over the document of properties_fixture.h, and helpers that operate it.

#include "tests/widgets/properties/properties_fixture.h"
#include "widgets/properties/parts/number_box.h"
#include "widgets/properties/property_panel.h"
#include "widgets/properties/property_row.h"

#include <QLineEdit>
#include <QTest>

namespace sinew::test {
inline namespace panel_fixture_helpers {

/// Base of the panel's test classes; their init() and cleanup() call open() and close().
class PanelFixture
{
protected:
    std::unique_ptr<Document> m_document;
    std::unique_ptr<PropertyPanel> m_panel;

    const Root &root() const { return rootOf(*m_document); }
    NodeId bone(int i) const { return root().bones.ids[std::size_t(i)]; }
    NodeId layer(int i) const { return root().materials[0].layers.ids[std::size_t(i)]; }
    const Bone &boneData(int i) const { return root().bones[std::size_t(i)]; }
    const Layer &layerData(int i) const { return root().materials[0].layers[std::size_t(i)]; }

    void select(std::vector<NodeId> nodes)
    {
        m_document->selection().set(std::move(nodes));
        QCoreApplication::processEvents();
    }
    template<class T>
    PropertyRow *row(const char *field)
    {
        return m_panel->rowOf(fieldNamed<T>(m_document->selection().current(), field));
    }
    PropertyRow *nodeRow(const char *field)
    {
        return m_panel->rowOf(nodeFieldOf(*m_document, m_document->selection().current(), field));
    }
    template<class W>
    static W *in(PropertyRow *row, int index = 0)
    {
        const QList<W *> all = row->findChildren<W *>();
        return index < all.size() ? all[index] : nullptr;
    }
    static void type(QWidget *widget, const QString &text)
    {
        widget->setFocus();
        if (auto *box = qobject_cast<NumberBox *>(widget))
            box->selectAll();
        QTest::keyClick(widget, Qt::Key_A, Qt::ControlModifier);
        for (const QChar c : text) { // QTest::keyClicks knows ASCII only
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(c));
            QCoreApplication::sendEvent(widget, &press);
        }
        QTest::keyClick(widget, Qt::Key_Return);
    }
    static QString textOf(NumberBox *box) { return box->findChild<QLineEdit *>()->text(); }
    int steps() const { return m_document->historyCount(); }

    void open()
    {
        m_document = makeDocument();
        m_panel = std::make_unique<PropertyPanel>();
        m_panel->resize(380, 700);
        m_panel->setDocument(m_document.get());
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void close()
    {
        m_panel.reset();
        m_document.reset();
    }
};

} // namespace panel_fixture_helpers
} // namespace sinew::test
