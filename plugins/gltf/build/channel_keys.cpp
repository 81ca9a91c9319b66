// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/channel_keys.h"

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

bool checkTimes(ReadJob &job, const AccessorShape &shape, const std::vector<float> &times)
{
    for (std::size_t i = 0; i < times.size(); ++i) {
        const bool isNegative = times[i] < 0;
        if (!isNegative && (i == 0 || times[i] > times[i - 1]))
            continue;
        job.report.fail(
            shape.path, isNegative ? "ACCESSOR_ANIMATION_INPUT_NEGATIVE" : "ACCESSOR_ANIMATION_INPUT_NON_INCREASING",
            Message(isNegative ? QT_TRANSLATE_NOOP("Message", "element %1 is a time before 0")
                               : QT_TRANSLATE_NOOP("Message", "element %1 is not later than the one before it"),
                    {Message(std::to_string(i))}));
        return false;
    }
    if (times.back() < 2147483.5f)
        return true;
    job.report.fail(shape.path, "", QT_TRANSLATE_NOOP("Message", "an animation lasts longer than 24 days"));
    return false;
}

/// Of unit length, and each on the same side as the one before it, which changes nothing of what is turned.
void mendRotations(ReadJob &job, const AccessorShape &shape, ClipKeys &keys)
{
    std::size_t odd = 0;
    const float *before = nullptr;
    for (std::size_t key = 0; key < keys.size(); ++key) {
        float *q = keys.values.data() + 4 * key;
        const double length =
            std::hypot(std::hypot(double(q[0]), double(q[1])), std::hypot(double(q[2]), double(q[3])));
        if (length < 1e-6) {
            job.report.fail(
                shape.path, "ACCESSOR_ANIMATION_SAMPLER_OUTPUT_NON_NORMALIZED_QUATERNION",
                Message(QT_TRANSLATE_NOOP("Message", "element %1 is no rotation"), {Message(std::to_string(key))}));
            return;
        }
        odd += std::abs(length - 1) > 0.00769;
        if (keys.shape == ClipKeys::Cubic)
            continue;
        const bool isOpposite = before && q[0] * before[0] + q[1] * before[1] + q[2] * before[2] + q[3] * before[3] < 0;
        const double factor = (isOpposite ? -1 : 1) / (std::abs(length - 1) < 1e-6 ? 1 : length);
        for (int i = 0; i < 4; ++i)
            q[i] = float(q[i] * factor);
        before = q;
    }
    if (odd)
        job.report.warn(shape.path, "ACCESSOR_ANIMATION_SAMPLER_OUTPUT_NON_NORMALIZED_QUATERNION",
                        Message(QT_TRANSLATE_NOOP("Message", "%1 rotations are not of unit length"), {Message(odd)}));
}

void takeValues(const std::vector<float> &numbers, ClipKeys &keys)
{
    if (keys.shape != ClipKeys::Cubic) {
        keys.values = numbers;
        return;
    }
    const auto each = std::ptrdiff_t(keys.components);
    for (auto at = numbers.begin(); at != numbers.end(); at += 3 * each) {
        keys.ins.insert(keys.ins.end(), at, at + each);
        keys.values.insert(keys.values.end(), at + each, at + 2 * each);
        keys.outs.insert(keys.outs.end(), at + 2 * each, at + 3 * each);
    }
}

} // namespace

ClipKeys channelKeys(ReadJob &job, const JsonItem &sampler, int components, bool isRotation)
{
    ClipKeys keys;
    const std::string interpolation = sampler.text("interpolation", "LINEAR");
    keys.shape = interpolation == "STEP"          ? ClipKeys::Step
                 : interpolation == "CUBICSPLINE" ? ClipKeys::Cubic
                                                  : ClipKeys::Linear;
    if (keys.shape == ClipKeys::Linear && interpolation != "LINEAR")
        job.report.fail(sampler.path() + ".interpolation", "VALUE_NOT_IN_LIST",
                        QT_TRANSLATE_NOOP("Message", "is not a kind of interpolation"));
    const std::size_t among = job.asset.count("accessors");
    const int input = sampler.neededRow("input", among), output = sampler.neededRow("output", among);
    if (job.isBroken())
        return {};
    const AccessorShape *times = job.accessors.shape(input), *values = job.accessors.shape(output);
    if (!times || !values)
        return {};
    if (times->components != 1 || times->type != AccessorShape::Float) {
        job.report.fail(times->path, "ANIMATION_SAMPLER_INPUT_ACCESSOR_INVALID_FORMAT",
                        QT_TRANSLATE_NOOP("Message", "times must be floats"));
        return {};
    }
    const std::size_t parts = keys.shape == ClipKeys::Cubic ? 3 : 1;
    if ((components && values->components != components) || values->components > 4 ||
        (isRotation && values->type != AccessorShape::Float && !values->isNormalized)) {
        job.report.fail(values->path, "ANIMATION_SAMPLER_OUTPUT_ACCESSOR_INVALID_FORMAT",
                        QT_TRANSLATE_NOOP("Message", "has values of another kind than what is animated"));
        return {};
    }
    // Of lists (weights by a pointer) the number in each key follows from the counts.
    if (components == 0 && values->count != times->count * parts && values->count % (times->count * parts) == 0)
        return {};
    if (values->count != times->count * parts) {
        job.report.fail(values->path, "ANIMATION_SAMPLER_OUTPUT_ACCESSOR_INVALID_COUNT",
                        Message(QT_TRANSLATE_NOOP("Message", "has %1 values instead of %2"),
                                {Message(values->count), Message(times->count * parts)}));
        return {};
    }
    if (times->isEmpty() || values->isEmpty())
        return {};
    keys.components = values->components;
    keys.isRotation = isRotation;
    keys.times = job.accessors.numbers(input);
    const std::vector<float> numbers = job.accessors.numbers(output);
    if (keys.times.empty() || numbers.empty() || !checkTimes(job, *times, keys.times))
        return {};
    takeValues(numbers, keys);
    if (isRotation)
        mendRotations(job, *values, keys);
    return keys;
}

bool staysAt(const ClipKeys &keys, const CurvePoint &rest)
{
    const auto isFlat = [](float slope) { return slope == 0; };
    if (!std::all_of(keys.ins.begin(), keys.ins.end(), isFlat) ||
        !std::all_of(keys.outs.begin(), keys.outs.end(), isFlat))
        return false;
    const auto n = std::size_t(keys.components);
    for (std::size_t key = 0; key < keys.size(); ++key) {
        double same = 0, turned = 0;
        for (std::size_t i = 0; i < n; ++i) {
            const double value = double(keys.values[key * n + i]);
            same = std::max(same, std::abs(value - rest[i]) - 1e-6 * std::abs(rest[i]));
            turned = std::max(turned, std::abs(value + rest[i]));
        }
        if (same > 1e-6 && !(keys.isRotation && turned <= 1e-6))
            return false;
    }
    return true;
}

} // namespace sinew::gltf
