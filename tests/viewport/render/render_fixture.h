// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/viewport/test_scene.h"

#include <QtTest>

namespace sinew::test {
inline namespace render_fixture_helpers {

constexpr int renderSide = 256;
const inline QColor renderBackground(10, 20, 30);

/// Camera on +x at distance 200, 256×256 pixels, 45° high: at the plane x = 0 a world unit is
/// 128 / (200·tan 22.5°) = 1.545 pixels; world +y is right, +z is up.
inline ViewCamera frontCamera()
{
    ViewCamera camera;
    camera.distance = 200;
    return camera;
}

inline QPoint pixelAt(float y, float z)
{
    return {int(128 + y * 1.545f), int(128 - z * 1.545f)};
}

/// Renders synthetic scenes; pixels are compared with values worked out by hand.
class RenderFixture : public QObject
{
protected:
    std::unique_ptr<OffscreenRenderer> m_renderer;
    Textures m_textures;
    std::optional<ViewContent> m_content;

    QImage render(const RenderScene &scene)
    {
        m_content->scene = &scene;
        Result<QImage> picture = m_renderer->render(*m_content);
        if (!picture)
            qFatal("%s", picture.error().text().c_str());
        // Kept for inspection.
        if (qEnvironmentVariableIsSet("SINEW_TEST_PICTURES")) {
            picture->save(QStringLiteral("%1/%2-%3.png")
                              .arg(qEnvironmentVariable("SINEW_TEST_PICTURES"),
                                   QLatin1String(QTest::currentTestFunction()),
                                   QLatin1String(QTest::currentDataTag() ? QTest::currentDataTag() : "")));
        }
        return *picture;
    }

    static bool isNear(QColor actual, QColor expected, int tolerance = 2)
    {
        return std::abs(actual.red() - expected.red()) <= tolerance &&
               std::abs(actual.green() - expected.green()) <= tolerance &&
               std::abs(actual.blue() - expected.blue()) <= tolerance;
    }

    /// isNear() that reports the difference.
    static bool near(QColor actual, QColor expected, int tolerance = 2)
    {
        const bool same = isNear(actual, expected, tolerance);
        if (!same)
            qWarning() << "is" << actual.name() << "should be" << expected.name();
        return same;
    }

    /// Once per program.
    void start()
    {
        Result<std::unique_ptr<OffscreenRenderer>> made = OffscreenRenderer::create(QSize(renderSide, renderSide));
        QVERIFY2(bool(made), made ? "" : made.error().text().c_str());
        m_renderer = std::move(made.value());
    }

    /// Before each test.
    void reset()
    {
        m_textures = Textures();
        m_renderer->setProvider(m_textures);
        m_content.emplace();
        m_content->camera = frontCamera();
        m_content->options.background = renderBackground;
        m_content->options.grid = false;
    }
};

} // namespace render_fixture_helpers
} // namespace sinew::test
