import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { NameOfUser } from '../../../accounts/users/name-of-user.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import { requireKnownFields } from '../../../platform/template-fields/require-known-fields.ts'
import { templateFields } from '../../../platform/template-fields/text-fields.ts'
import type { DeskChange, DeskChanges } from '../changes/desk-changes.ts'
import type { DeskEmails } from '../messages/desk-email.ts'
import type { DeskMessagesRepository } from '../messages/desk-messages.repository.ts'
import { type DeskRecords, type LockedEnquiry, requireChangeable } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import type { DeskTaskChanges, NewTask } from '../tasks/desk-task-changes.ts'
import { fieldsOf } from '../templates/enquiry-fields.ts'

export type DeskBulkService = ReturnType<typeof createDeskBulk>

interface DeskBulkDeps {
  readonly desk: DeskRecords
  readonly records: EnquiryRecordRepository
  readonly changes: DeskChanges
  readonly taskChanges: Pick<DeskTaskChanges, 'add'>
  readonly emails: DeskEmails
  readonly messages: Pick<DeskMessagesRepository, 'addedBefore'>
  readonly nameOfUser: NameOfUser
  readonly outbox: Outbox
}

type Bulk = Body<'changeDeskEnquiries'>
type Row = Schema<'DeskBulkResult'>['rows'][number]
type Outcome = Pick<Row, 'send_at' | 'text'>

/** Changes or emails several enquiries, each in a transaction of its own. */
export function createDeskBulk(deps: DeskBulkDeps) {
  const { desk, records, changes, taskChanges, emails, messages, nameOfUser, outbox } = deps

  async function email(
    tx: Db,
    caller: Caller,
    record: LockedEnquiry,
    { text: template = '', request_key: requestKey }: Bulk,
  ): Promise<Outcome> {
    const { enquiry, listingName, permission } = record
    const myName = await nameOfUser(caller.userId, tx)
    const fields = fieldsOf({ ...enquiry, listingName }, permission.isLive, myName)
    const [missing] = permission.isLive ? templateFields.enquiry.empty(template, fields) : []
    if (missing !== undefined)
      throw new AppError('conflict', `This enquiry has no value for {${missing}}.`)
    const text = templateFields.enquiry.fill(template, fields)
    const before = await messages.addedBefore(tx, enquiry.id, requestKey)
    if (before) return { send_at: before.sendAt?.toISOString() ?? null, text }
    const { sendAt } = await emails.send(tx, caller, record, {
      text,
      requestKey,
      snoozeUntil: undefined,
      notBefore: undefined,
    })
    return { send_at: sendAt?.toISOString() ?? null, text }
  }

  async function act(tx: Db, caller: Caller, record: LockedEnquiry, bulk: Bulk): Promise<Outcome> {
    if (bulk.action === 'email') return email(tx, caller, record, bulk)
    if (bulk.action === 'task') {
      const { text } = await taskChanges.add(tx, caller, record, taskOf(bulk))
      return { send_at: null, text }
    }
    await changes.apply(tx, caller, record, changeOf(bulk))
    return { send_at: null, text: null }
  }

  async function rowOf(caller: Caller, id: string, bulk: Bulk): Promise<Row> {
    let known = { reference: '', name: null as string | null }
    const work = async (tx: Db): Promise<Row> => {
      const record = await desk.lock(tx, caller, id, 'answer enquiries')
      const { enquiry, permission } = record
      known = {
        reference: enquiry.reference,
        name: permission.isLive ? enquiry.parentName : null,
      }
      requireChangeable(record)
      const outcome = await act(tx, caller, record, bulk)
      return { id, ...known, is_done: true, reason: null, ...outcome }
    }
    try {
      return await (bulk.preview ? records.preview(work) : records.transaction(work))
    } catch (error) {
      if (!(error instanceof AppError) || !isOfOneRow(error)) throw error
      return { id, ...known, is_done: false, reason: error.message, send_at: null, text: null }
    }
  }

  return {
    /**
     * The outcome, real or previewed, for each enquiry. Throws `invalid_request`, and `not_found` or
     * `forbidden` if the caller may not answer one of them.
     */
    async change(caller: Caller, bulk: Bulk): Promise<Schema<'DeskBulkResult'>> {
      requireComplete(bulk)
      await desk.requireAll(caller, bulk.ids, 'answer enquiries')
      const rows: Row[] = []
      for (const id of bulk.ids) rows.push(await rowOf(caller, id, bulk))
      if (!bulk.preview) outbox.wake()
      const done = rows.filter((row) => row.is_done).length
      return { done, refused: rows.length - done, rows }
    },
  }
}

/** Errors that do not stop the other rows. */
const isOfOneRow = ({ code }: AppError) => code === 'conflict' || code === 'invalid_request'

const changeOf = ({ action, ...bulk }: Bulk): DeskChange =>
  action === 'assign'
    ? { assigned_to: bulk.assigned_to }
    : action === 'snooze'
      ? { next_action_on: bulk.next_action_on }
      : { state: bulk.state, lost_why: bulk.lost_why }

const taskOf = ({ text = '', due_on = '', assigned_to, request_key }: Bulk): NewTask => ({
  text,
  due_on,
  assigned_to,
  request_key,
})

function requireComplete(bulk: Bulk): void {
  if (bulk.action === 'assign' && bulk.assigned_to === undefined)
    throw refused('assigned_to', 'Choose a person.')
  if (bulk.action === 'snooze' && bulk.next_action_on === undefined)
    throw refused('next_action_on', 'Enter a date.')
  if (bulk.action === 'state' && bulk.state === undefined) throw refused('state', 'Choose a state.')
  if (bulk.action !== 'email' && bulk.action !== 'task') return
  if (bulk.text === undefined || bulk.text.trim() === '') throw refused('text', 'Enter a message.')
  if (bulk.action === 'email') requireKnownFields('enquiry', bulk.text)
  else requireTask(bulk.text, bulk.due_on)
}

function requireTask(text: string, day: string | undefined): void {
  if (text.length > 200 || /[\r\n]/.test(text))
    throw refused('text', 'Enter up to 200 characters in one line.')
  if (day === undefined) throw refused('due_on', 'Enter a date.')
}
