// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/change.h"

#include <QObject>

#include <array>
#include <map>
#include <memory>
#include <span>

namespace sinew {

/// A key's value or one of its two handles; the number of the part in a curve's storage.
enum class KeyPart : std::uint8_t { Value = 0, In = 1, Out = 2 };

/// How a handle follows when keys are edited. A file stores tangents only, so that this is kept for the session and
/// every key of a file starts as Free.
enum class HandleMode : std::uint8_t {
    Free,    ///< stays as it is
    Aligned, ///< in line with the other handle
    Flat,
    Auto,        ///< along the line through the neighbouring keys (Catmull-Rom)
    AutoClamped, ///< as Auto, but flat at extrema and never beyond a neighbour's value
    Plateau,     ///< as Auto, but flat where a neighbour has the same value
    Vector,      ///< at the neighbouring key: a straight segment
};

/// Maximum number of components that a key's value is shown with: the corners and the radius of animated bounds.
inline constexpr int maxComponents = 8;
/// A key's value or handle as shown; components that the value does not have are 0.
using CurveNumbers = std::array<double, maxComponents>;
/// Which components of a key and its handles: bits of keyBit().
using KeyBits = std::uint32_t;

/// What the session knows of one key.
struct KeyMark
{
    KeyBits selected = 0;
    HandleMode in = HandleMode::Free, out = HandleMode::Free;

    bool operator==(const KeyMark &) const = default;
};

/// A component of a part, below maxComponents. A key without a value (event) has the bit of component 0.
constexpr KeyBits keyBit(KeyPart part, int component)
{
    return KeyBits(1) << (unsigned(part) * maxComponents + unsigned(component));
}
/// All components of a part, for a curve of `components`.
constexpr KeyBits keyBits(KeyPart part, int components)
{
    return ((KeyBits(1) << (components > 0 ? components : 1)) - 1) << (unsigned(part) * maxComponents);
}
inline constexpr KeyBits anyValueBit = keyBits(KeyPart::Value, maxComponents),
                         anyInBit = keyBits(KeyPart::In, maxComponents),
                         anyOutBit = keyBits(KeyPart::Out, maxComponents);

/// One mark per key, in the curve's order. Empty stands for all default.
using KeyMarks = std::vector<KeyMark>;

/// Which keys and handles of a document's curves are selected, and how their handles behave.
///
/// Marks follow the keys: when a curve is replaced or spliced by whatever edit, a key keeps the marks of the key that
/// stood at its time. An undo step brings back the marks that were there before it, redo those after it.
class KeySelection : public QObject
{
    Q_OBJECT

public:
    /// Curves with a mark that is not default, by the address of the curve field.
    using State = std::map<Address, KeyMarks>;

    using QObject::QObject;

    /// The marks of a curve; empty when all are default. Never longer than the curve has keys.
    const KeyMarks &marks(const Address &curve) const;
    /// Sets all marks of some curves at once; other curves stay. One signal.
    void setMarks(std::span<const std::pair<Address, KeyMarks>> marks);
    void setMarks(const Address &curve, KeyMarks marks);
    /// Selects nothing; handle modes stay.
    void clear();
    bool isEmpty() const { return selectedKeys() == 0; } ///< neither keys nor handles
    /// Keys with anything selected.
    std::size_t selectedKeys() const;
    const State &state() const { return *m_state; }

    /// Shares; a snapshot costs nothing until the selection changes.
    std::shared_ptr<const State> snapshot() const { return m_state; }
    /// Restores a snapshot, leaving out curves that do not fit the model any more.
    void restore(std::shared_ptr<const State> state, const Model &model);

    /// Called by the document after each applied change, which is its inverse by then.
    void follow(const Model &model, const Change &applied);

Q_SIGNALS:
    void changed();

private:
    State &edit();

    std::shared_ptr<State> m_state = std::make_shared<State>();
};

/// Whether any bit of any mark is set.
bool anySelected(const KeyMarks &marks);

} // namespace sinew
