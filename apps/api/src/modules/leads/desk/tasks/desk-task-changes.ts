import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { DeskListingsRepository } from '../access/desk-listings.repository.ts'
import type { LockedEnquiry } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import type { DeskTasksRepository, TaskRow } from './desk-tasks.repository.ts'

export type DeskTaskChanges = ReturnType<typeof createDeskTaskChanges>

export interface NewTask {
  readonly text: string
  readonly due_on: string
  readonly assigned_to?: number | null | undefined
  readonly request_key: string
}

export interface TaskChange {
  readonly is_done?: boolean | undefined
  readonly text?: string | undefined
  readonly due_on?: string | undefined
  readonly assigned_to?: number | null | undefined
}

interface DeskTaskChangesDeps {
  readonly listings: Pick<DeskListingsRepository, 'answering'>
  readonly records: Pick<EnquiryRecordRepository, 'addEvents'>
  readonly repository: DeskTasksRepository
}

type What = 'added' | 'changed' | 'done' | 'reopened'

const maxOpenTasks = 50

/** Adds and changes the tasks of a locked enquiry, with an event for each change. */
export function createDeskTaskChanges({ listings, records, repository }: DeskTaskChangesDeps) {
  async function requireAssignee(tx: Db, { listing }: LockedEnquiry, userId: number | null) {
    if (userId === null) return
    const members = listing ? await listings.answering([listing], tx) : []
    if (!members.some((member) => member.user_id === userId))
      throw refused('assigned_to', 'This person cannot answer enquiries for this listing.')
  }

  async function readBack(tx: Db, enquiryId: number, id: number): Promise<TaskRow> {
    const task = await repository.find(tx, enquiryId, id)
    if (!task) throw new AppError('not_found', 'Task not found.')
    return task
  }

  const addEvent = (
    tx: Db,
    caller: Caller,
    { enquiry }: LockedEnquiry,
    what: What,
    task: TaskRow,
  ) =>
    records.addEvents(tx, [
      {
        enquiryId: enquiry.id,
        actorId: caller.userId,
        kind: 'task',
        body: task.text,
        detail: {
          reason: what,
          day: task.dueOn,
          assigned_to: task.assignedTo,
          assignee: task.assigneeName,
        },
      },
    ])

  return {
    /** Throws `invalid_request`, and `conflict` above the limit. A repetition adds nothing. */
    async add(tx: Db, caller: Caller, record: LockedEnquiry, task: NewTask): Promise<TaskRow> {
      const enquiryId = record.enquiry.id
      const { text, due_on: dueOn, assigned_to: assignedTo = null, request_key: requestKey } = task
      const earlier = await repository.findByRequest(tx, enquiryId, requestKey)
      if (earlier) return earlier
      requireDay(dueOn)
      await requireAssignee(tx, record, assignedTo)
      if ((await repository.countOpen(tx, enquiryId)) >= maxOpenTasks)
        throw new AppError('conflict', `An enquiry can have up to ${maxOpenTasks} open tasks.`)
      const values = { enquiryId, text: requireText(text), dueOn, assignedTo, requestKey }
      const id = await repository.add(tx, { ...values, createdBy: caller.userId })
      const added = await readBack(tx, enquiryId, id)
      await addEvent(tx, caller, record, 'added', added)
      return added
    },

    /** Throws `invalid_request`, `not_found`. */
    async change(tx: Db, caller: Caller, record: LockedEnquiry, id: number, change: TaskChange) {
      const enquiryId = record.enquiry.id
      const before = await readBack(tx, enquiryId, id)
      const { due_on: dueOn = before.dueOn, is_done: isDone } = change
      const text = change.text === undefined ? before.text : requireText(change.text)
      const assignedTo = change.assigned_to === undefined ? before.assignedTo : change.assigned_to
      if (dueOn !== before.dueOn) requireDay(dueOn)
      if (assignedTo !== before.assignedTo) await requireAssignee(tx, record, assignedTo)
      const isChanged =
        text !== before.text || dueOn !== before.dueOn || assignedTo !== before.assignedTo
      const isMoved = isDone !== undefined && isDone !== (before.doneAt !== null)
      if (!isChanged && !isMoved) return before
      await repository.change(tx, id, {
        text,
        dueOn,
        assignedTo,
        ...(isMoved && {
          doneAt: isDone ? record.now : null,
          doneBy: isDone ? caller.userId : null,
        }),
      })
      const after = await readBack(tx, enquiryId, id)
      if (isChanged) await addEvent(tx, caller, record, 'changed', after)
      if (isMoved) await addEvent(tx, caller, record, isDone ? 'done' : 'reopened', after)
      return after
    },
  }
}

function requireText(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw refused('text', 'Enter what needs to be done.')
  return trimmed
}

function requireDay(day: string): void {
  if (day < todayInIndia()) throw refused('due_on', 'Enter today or a later date.')
}
