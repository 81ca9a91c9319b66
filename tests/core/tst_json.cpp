// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/json.h"
#include "tests/core/sample_document.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

namespace tst_json {

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray jsonOf(const Model &model, bool arrays)
{
    return QByteArray::fromStdString(toJson(*model.info().type, model.root(), model.ctx(), {.arrays = arrays}));
}

QJsonObject parsed(const QByteArray &json, QString *problem = nullptr)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (problem)
        *problem = error.error == QJsonParseError::NoError
                       ? QString()
                       : error.errorString() + QString::fromUtf8(json.mid(qMax(0, error.offset - 40), 80));
    return document.object();
}

} // namespace

class TestJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wellFormed_data()
    {
        QTest::addColumn<int>("version");
        for (const int version : {1, 2, 3})
            QTest::addRow("%d", version) << version;
    }
    void wellFormed()
    {
        QFETCH(int, version);
        const auto document = documentOf(richSample(std::uint32_t(version)));
        for (const bool arrays : {false, true}) {
            QString problem;
            const QJsonObject object = parsed(jsonOf(document->model(), arrays), &problem);
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
            QCOMPARE(object[QStringLiteral("textures")].toArray().size(), 3);
        }
    }

    void content()
    {
        const auto document = documentOf(richSample(2));
        const QJsonObject root = parsed(jsonOf(document->model(), true));
        QCOMPARE(root[QStringLiteral("version")].toInt(), 2);
        const QJsonObject layer = root[QStringLiteral("materials")][0][QStringLiteral("layers")][1].toObject();
        QCOMPARE(layer[QStringLiteral("filterMode")][QStringLiteral("name")].toString(), QStringLiteral("transparent"));
        QCOMPARE(layer[QStringLiteral("filterMode")][QStringLiteral("value")].toInt(), 1);
        QCOMPARE(layer[QStringLiteral("shadingFlags")][QStringLiteral("name")].toString(),
                 QStringLiteral("unshaded|twoSided"));
        QCOMPARE(layer[QStringLiteral("alpha")].toDouble(), 0.75);
        QVERIFY(layer.contains(QStringLiteral("emissiveGain")));
        QVERIFY(!layer.contains(QStringLiteral("fresnelColour"))); // not in version 2
        QVERIFY(!layer.contains(QStringLiteral("slots")));
        const QJsonArray keys = layer[QStringLiteral("alphaKeys")][QStringLiteral("keys")].toArray();
        QCOMPARE(keys.size(), 3);
        QCOMPARE(keys[1][QStringLiteral("time")].toInt(), 700);
        const QJsonObject arm = root[QStringLiteral("bones")][2][QStringLiteral("node")].toObject();
        QCOMPARE(
            arm[QStringLiteral("rotation")][QStringLiteral("keys")][0][QStringLiteral("outTangent")].toArray().size(),
            4);
        QVERIFY(!arm.contains(QStringLiteral("translation"))); // no curve
        QCOMPARE(root[QStringLiteral("geosets")][0][QStringLiteral("vertices")][1][1].toDouble(), 4.25);
        QCOMPARE(root[QStringLiteral("eventObjects")][0][QStringLiteral("track")][QStringLiteral("keys")][1]
                     [QStringLiteral("time")]
                         .toInt(),
                 900);

        const QJsonObject brief = parsed(jsonOf(document->model(), false));
        QCOMPARE(brief[QStringLiteral("geosets")][0][QStringLiteral("vertices")][QStringLiteral("size")].toInt(), 4);
        QCOMPARE(brief[QStringLiteral("materials")][0][QStringLiteral("layers")][1][QStringLiteral("alphaKeys")]
                      [QStringLiteral("keys")]
                          .toInt(),
                 3);
    }

    void oddValues()
    {
        StoredModel model;
        sample::GeosetAnimation animation;
        animation.alpha = std::numeric_limits<float>::quiet_NaN();
        animation.colour = {std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(), 1e-40f};
        animation.flags = 0xffffffff;
        model.data.geosetAnimations.append(animation);
        sample::Texture texture;
        texture.replaceableId = 999; // unknown
        texture.path.set("quote\" back\\ tab\t latin\xe4 euro\xe2\x82\xac cut\xe2\x82 nul");
        model.data.textures.append(texture);
        model.buildIndex();
        QString problem;
        const QJsonObject root = parsed(jsonOf(model, true), &problem);
        QCOMPARE(problem, QString());
        const QJsonObject first = root[QStringLiteral("geosetAnimations")][0].toObject();
        QCOMPARE(first[QStringLiteral("alpha")].toString(), QStringLiteral("nan"));
        QCOMPARE(first[QStringLiteral("colour")][0].toString(), QStringLiteral("inf"));
        QCOMPARE(first[QStringLiteral("colour")][1].toString(), QStringLiteral("-inf"));
        QCOMPARE(float(first[QStringLiteral("colour")][2].toDouble()), 1e-40f);
        QCOMPARE(first[QStringLiteral("flags")][QStringLiteral("value")].toDouble(), 4294967295.0);
        QCOMPARE(root[QStringLiteral("textures")][0][QStringLiteral("replaceableId")].toInt(), 999);
        const QString path = root[QStringLiteral("textures")][0][QStringLiteral("path")].toString();
        // Bytes that are not valid UTF-8 appear as the Latin-1 characters of the same numbers.
        QCOMPARE(path, QStringLiteral("quote\" back\\ tab\t latin\u00e4 euro\u20ac cut\u00e2\u0082 nul"));
    }

    void strings()
    {
        // Overlong forms, surrogates and numbers beyond Unicode are not valid UTF-8.
        for (const char *text : {"\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80",
                                 "\xff", "\x80", "\xe2\x82"}) {
            const QByteArray json = "[" + QByteArray::fromStdString(jsonString(text)) + "]";
            QJsonParseError error;
            const QString back = QJsonDocument::fromJson(json, &error).array()[0].toString();
            QCOMPARE(error.error, QJsonParseError::NoError);
            QCOMPARE(back, QString::fromLatin1(text));
        }
        const std::string all = [] {
            std::string text;
            for (int c = 1; c < 128; ++c)
                text += char(c);
            return text + "\xf0\x9f\xa6\x8e";
        }();
        const QByteArray json = "[" + QByteArray::fromStdString(jsonString(all)) + "]";
        QCOMPARE(QJsonDocument::fromJson(json).array()[0].toString(), QString::fromUtf8(all.c_str()));
    }
};

SINEW_GUILESS_TEST(tst_json, TestJson)

} // namespace tst_json
#include "tst_json.moc"
