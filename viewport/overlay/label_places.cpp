// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/label_places.h"

#include <QRectF>

#include <algorithm>
#include <numeric>

namespace sinew {

std::vector<std::optional<float>> labelPlaces(const OverlayLabels &labels, const std::vector<QSize> &sizes,
                                              const ViewCamera &camera, QSize picture)
{
    constexpr int tries[] = {0, 1, -1, 2, -2, 3}; // in heights of the label
    const std::size_t count = std::min(labels.size(), sizes.size());
    const Eigen::Vector2f pixels(float(std::max(1, picture.width())), float(std::max(1, picture.height())));
    const Eigen::Matrix4f projection = camera.viewProjection(pixels.x() / pixels.y());
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_partition(order.begin(), order.end(),
                          [&](std::size_t row) { return labels[row].colour == selectionColour; });
    std::vector<std::optional<float>> places(labels.size());
    std::vector<QRectF> taken;
    for (const std::size_t row : order) {
        const auto at = projectToPixel(projection, pixels, labels[row].at);
        if (!at)
            continue;
        const double height = sizes[row].height();
        for (const int step : tries) {
            const QRectF rect(double(at->x() + labelRight), double(at->y() - labelUp) - height * (step + 1),
                              sizes[row].width(), height);
            if (std::any_of(taken.begin(), taken.end(), [&](const QRectF &other) { return other.intersects(rect); }))
                continue;
            taken.push_back(rect);
            places[row] = float(height * step);
            break;
        }
    }
    return places;
}

} // namespace sinew
