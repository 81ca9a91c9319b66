// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/key_mark.h"
#include "core/model/change.h"

#include <QObject>

#include <map>
#include <memory>
#include <span>

namespace sinew {

/// Which keys and handles of a document's curves are selected, and how their handles behave.
///
/// Marks follow the keys: when a curve is replaced or spliced by any edit, a key keeps the marks of the key that was at
/// its time. Undoing a step restores the marks from before it, redoing it those from after it.
class KeySelection : public QObject
{
    Q_OBJECT

public:
    /// Curves with a mark that is not default, by the address of the curve field.
    using State = std::map<Address, KeyMarks>;

    using QObject::QObject;

    /// The marks of a curve; empty if all are default. Never more than the curve has keys.
    const KeyMarks &marks(const Address &curve) const;
    /// Sets all marks of some curves at once; other curves stay. Emits one signal.
    void setMarks(std::span<const std::pair<Address, KeyMarks>> marks);
    void setMarks(const Address &curve, KeyMarks marks);
    /// Selects nothing; handle modes stay.
    void clear();
    /// Deselects the keys of all curves but these.
    void limitTo(std::span<const Address> curves);
    bool isEmpty() const { return selectedKeys() == 0; } ///< neither keys nor handles
    /// Keys with anything selected.
    std::size_t selectedKeys() const;
    const State &state() const { return *m_state; }

    /// The mode of new keys, and of keys that are moved while their handles are as stored in the file: Free leaves the
    /// handles as they are.
    HandleMode newHandles() const { return m_newHandles; }
    void setNewHandles(HandleMode mode) { m_newHandles = mode; }

    /// Shares; a snapshot costs nothing until the selection changes.
    std::shared_ptr<const State> snapshot() const { return m_state; }
    /// Restores a snapshot, leaving out curves that no longer fit the model.
    void restore(std::shared_ptr<const State> state, const Model &model);

    /// Called by the document after each applied change, which is its inverse by then.
    void follow(const Model &model, const Change &applied);

Q_SIGNALS:
    void changed();

private:
    State &edit();

    std::shared_ptr<State> m_state = std::make_shared<State>();
    HandleMode m_newHandles = HandleMode::Free;
};

/// True if any bit of any mark is set.
bool anySelected(const KeyMarks &marks);

} // namespace sinew
