// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/crash/step_recorder.h"

#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/system/crash/recent_lines.h"
#include "editor/documents/document_list.h"
#include "editor/settings/action_list.h"

namespace sinew {

namespace {

std::string nameOf(Change::Kind kind)
{
    switch (kind) {
    case Change::Set:
        return "set";
    case Change::Splice:
        return "splice";
    case Change::Insert:
        return "insert";
    case Change::Remove:
        return "remove";
    case Change::Move:
        break;
    }
    return "move";
}

/// "set Layer.filterMode". The object may be new and not in the model yet.
std::string nameOf(const Model &model, const Change &change)
{
    std::string name = nameOf(change.kind);
    if (const ObjectRef object = model.object(change.at.node))
        name.append(" ").append(object.info->name);
    if (const FieldRef field = model.field(change.at.whole()))
        name.append(".").append(field.field->name);
    return name;
}

std::string nameOf(const Model &model, const ChangeSet &changes)
{
    if (changes.empty())
        return "edit";
    const std::string first = nameOf(model, changes.front());
    return changes.size() == 1 ? first : first + " and " + std::to_string(changes.size() - 1) + " more changes";
}

} // namespace

StepRecorder::StepRecorder(const ActionList &actions, const DocumentList &documents, RecentLines &steps,
                           QObject *parent)
    : QObject(parent), m_steps(steps)
{
    m_clock.start();
    connect(&actions, &ActionList::triggered, this, [this](const QString &id) { add(id.toStdString()); });
    connect(&documents, &DocumentList::added, this, &StepRecorder::follow);
    connect(&documents, &DocumentList::removed, this, [this] { add("document closed"); });
}

void StepRecorder::follow(Document *document)
{
    const QString format = document->format() ? document->format()->info().id : QString();
    add("document opened: " + format.toStdString() + ", " + std::to_string(document->model().objectCount()) +
        " objects");
    connect(document, &Document::aboutToPush, this,
            [this, document](const ChangeSet &changes) { add(nameOf(document->model(), changes)); });
}

void StepRecorder::add(const std::string &step)
{
    // A drag is many steps of the same kind.
    if (step == m_last)
        return;
    m_last = step;
    m_steps.add(std::to_string(m_clock.elapsed() / 1000) + " s: " + step);
}

} // namespace sinew

#include "moc_step_recorder.cpp"
