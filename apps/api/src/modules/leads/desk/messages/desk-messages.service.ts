import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import type { DeskRecords, LockedEnquiry } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import type { DeskEmails } from './desk-email.ts'
import type { DeskMessagesRepository } from './desk-messages.repository.ts'
import type { DeskReply } from './desk-reply.ts'

export type DeskMessagesService = ReturnType<typeof createDeskMessages>

interface DeskMessagesDeps {
  readonly desk: DeskRecords
  readonly records: EnquiryRecordRepository
  readonly repository: DeskMessagesRepository
  readonly emails: DeskEmails
  readonly reply: DeskReply
  readonly outbox: Outbox
}

type NewMessage = Body<'addDeskMessage'>
type Added = Schema<'DeskMessageAdded'>

/** Emails, notes and logged calls of a desk. */
export function createDeskMessages(deps: DeskMessagesDeps) {
  const { desk, records, repository, emails, reply, outbox } = deps

  async function addNote(
    tx: Db,
    caller: Caller,
    { enquiry }: LockedEnquiry,
    body: NewMessage,
  ): Promise<Added> {
    await records.addEvents(tx, [
      {
        enquiryId: enquiry.id,
        kind: 'note',
        actorId: caller.userId,
        body: textOf(body),
        detail: { request_key: body.request_key },
      },
    ])
    const revision = await records.change(tx, enquiry.id, snoozeOf(body))
    return { revision, state: enquiry.state, send_at: null }
  }

  async function addCall(
    tx: Db,
    caller: Caller,
    record: LockedEnquiry,
    body: NewMessage,
  ): Promise<Added> {
    const { outcome, text, channel = 'phone' } = body
    if (outcome === undefined) throw refused('outcome', 'Choose how the call went.')
    requireLoggable(record, channel)
    await records.addEvents(tx, [
      {
        enquiryId: record.enquiry.id,
        kind: 'call',
        actorId: caller.userId,
        // The note about a call is private; that there was one is not.
        detail: { outcome, channel, note: text ?? null, request_key: body.request_key },
        isForParent: true,
      },
    ])
    const changed = await reply.record(tx, record, {
      actorId: caller.userId,
      isReply: outcome === 'reached',
      snoozeUntil: body.snooze_until,
    })
    return { ...changed, send_at: null }
  }

  async function addEmail(
    tx: Db,
    caller: Caller,
    record: LockedEnquiry,
    body: NewMessage,
  ): Promise<Added> {
    if (record.enquiry.state === 'invalid')
      throw new AppError('conflict', 'This enquiry is marked as invalid. Move it to New first.')
    const { sendAt, ...changed } = await emails.send(tx, caller, record, {
      text: textOf(body),
      requestKey: body.request_key,
      snoozeUntil: body.snooze_until,
      notBefore: timeOf(body),
    })
    return { ...changed, send_at: sendAt?.toISOString() ?? null }
  }

  return {
    /**
     * Adds a message once per `request_key`. Throws `invalid_request`, `not_found`, `forbidden`, and
     * `conflict` if the sender does not permit the channel.
     */
    async add(caller: Caller, publicId: string, body: NewMessage): Promise<Added> {
      if (body.snooze_until !== undefined && body.snooze_until < todayInIndia())
        throw refused('snooze_until', 'Enter today or a later date.')
      const added = await records.transaction(async (tx) => {
        const record = await desk.open(tx, caller, publicId, 'answer enquiries')
        const { id, revision, state } = record.enquiry
        const before = await repository.addedBefore(tx, id, body.request_key)
        if (before) return { revision, state, send_at: before.sendAt?.toISOString() ?? null }
        const add = { email: addEmail, note: addNote, call: addCall }[body.kind]
        return add(tx, caller, record, body)
      })
      outbox.wake()
      return added
    },
  }
}

function textOf({ text }: NewMessage): string {
  if (text === undefined || text.trim() === '') throw refused('text', 'Enter a message.')
  return text
}

/** Days ahead for which an email can be scheduled. */
const maxAhead = 30

/** The time at which an email is to be sent. */
function timeOf({ send_at: text }: NewMessage): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (time.getTime() > Date.now() + maxAhead * dayMs)
    throw refused('send_at', `Choose a time in the next ${maxAhead} days.`)
  return time
}

const snoozeOf = ({ snooze_until: day }: NewMessage) =>
  day === undefined ? {} : { nextActionOn: day }

/** A call is logged after it took place, so the hours do not count. */
function requireLoggable({ permission }: LockedEnquiry, channel: 'phone' | 'whatsapp'): void {
  if (permission.withdrawnAt !== null)
    throw new AppError('conflict', 'The parent has withdrawn the permission.')
  if (!permission.channels.includes(channel))
    throw new AppError(
      'conflict',
      `The parent has not agreed to ${channel === 'phone' ? 'phone calls' : 'WhatsApp'}.`,
    )
}
