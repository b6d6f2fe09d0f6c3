import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import {
  addDesk,
  addDeskMember,
  addEnquiry,
  readEnquiry,
} from '../../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { hourMs, minuteMs } from '../../../platform/dates/durations.ts'
import { createMailSender } from '../../../platform/mail/mail-sender.ts'
import { createOutboxRepository } from '../../../platform/mail/outbox.repository.ts'
import { createOutbox } from '../../../platform/mail/outbox.service.ts'
import { createStateUndoRepository } from '../changes/state-undo.repository.ts'
import { createEnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import { createWaitingEmailsRepository } from './waiting-emails.repository.ts'
import { createWaitingEmails } from './waiting-emails.service.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number
let enquiry: Awaited<ReturnType<typeof addEnquiry>>

beforeAll(async () => {
  client = await createDeskClient()
})
beforeEach(async () => {
  await rows('delete from outgoing_mail')
  ;({ owner, schoolId } = await addDesk(client.database))
  enquiry = await addEnquiry(
    client.database,
    { schoolId },
    { recipientSchoolId: schoolId, givenAt: new Date(Date.now() - hourMs) },
  )
})

const rows = async (query: string, ...values: unknown[]) =>
  (await client.database.pool.query(query, values)).rows
const text = 'Dear Asha, yes.'
const write = (more: object = {}, status = 201) =>
  client.write(owner, enquiry, { kind: 'email', text, ...more }, status)
const hoursAhead = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const emailEntry = async () =>
  (await client.read(owner, enquiry)).timeline.find(
    ({ kind }: { kind: string }) => kind === 'email',
  )
const cancel = (status = 200) =>
  emailEntry().then(({ id }) =>
    client.send('DELETE', '/desk/enquiries/{id}/messages/{messageId}', owner, {
      params: { id: enquiry.publicId, messageId: Number(id.slice(1)) },
      status,
    }),
  )

/** Sends what is due; returns the texts that went out. */
async function sendDue(): Promise<string[]> {
  const sent: string[] = []
  const { db } = client.database
  const repository = createOutboxRepository(db)
  const { check } = createWaitingEmails({
    db,
    records: createEnquiryRecordRepository(db),
    repository: createWaitingEmailsRepository(db),
    desk: {
      lock: () => Promise.reject(new Error('Nothing is cancelled here')),
    },
    moves: createStateUndoRepository(),
  })
  const sender = createMailSender({
    outbox: createOutbox(repository),
    repository,
    check: ({ id }) => check(id),
    transport: async (mail) => {
      sent.push(mail.textBody)
    },
    onError(error) {
      throw error
    },
  })
  await sender.sendDue()
  return sent
}

describe('an answer that waits in the outbox', () => {
  it('is sent while the permission lasts', async () => {
    await write()
    expect(await sendDue()).toEqual([expect.stringContaining(text)])
    expect((await emailEntry()).delivery.state).toBe('sent')
  })

  it.each<[string, () => Promise<unknown>]>([
    [
      'the listing gets another owner',
      async () => {
        const next = await addDeskMember(client.database, schoolId, 'manager')
        await client.send('PUT', '/listings/{kind}/{id}/members/{userId}', owner, {
          params: { kind: 'school', id: schoolId, userId: next.id },
          body: { role: 'owner' },
        })
      },
    ],
    [
      'the parent withdraws',
      () => rows('update consent set withdrawn_at = now() where id = $1', enquiry.consentId),
    ],
    [
      'a merged enquiry of the parent is withdrawn',
      async () => {
        const other = await addEnquiry(client.database, { schoolId })
        await client.merge(owner, other, enquiry)
        await rows('update enquiry set withdrawn_at = now() where id = $1', other.id)
      },
    ],
    [
      'the parent permits calls only from now on',
      async () => {
        const other = await addEnquiry(client.database, { schoolId }, { channels: ['phone'] })
        await rows('update enquiry set consent_id = $1 where id = $2', other.consentId, enquiry.id)
      },
    ],
    [
      'the permission expires',
      async () => {
        const past = { expiresAt: new Date(Date.now() - 1_000) }
        const other = await addEnquiry(client.database, { schoolId }, past)
        await rows('update enquiry set consent_id = $1 where id = $2', other.consentId, enquiry.id)
      },
    ],
  ])('is dropped if %s', async (_, end) => {
    await write()
    await end()
    expect((await sendDue()).filter((sent) => sent.includes(text))).toEqual([])
    expect(await rows('select id from outgoing_mail where text_body like $1', `%${text}%`)).toEqual(
      [],
    )
    expect(await emailEntry()).toMatchObject({ delivery: { state: 'dropped' } })
    expect(await sendDue()).toEqual([])
  })

  it('waits again if the hours end before it is sent', async () => {
    await write()
    const minute = Math.floor((Date.now() / minuteMs + 330) % 1_440)
    const fromMinute = (minute + 120) % 1_380
    const later = await addEnquiry(
      client.database,
      { schoolId },
      { fromMinute, toMinute: fromMinute + 60 },
    )
    await rows('update enquiry set consent_id = $1 where id = $2', later.consentId, enquiry.id)
    expect(await sendDue()).toEqual([])
    expect(
      await rows(
        'select attempts, due_at > now() as waits from outgoing_mail where sent_at is null',
      ),
    ).toEqual([{ attempts: 0, waits: true }])
  })

  it('says that it was dropped after a withdrawal, and the parent does not read it', async () => {
    const parent = await client.send('GET', '/desk/enquiries/{id}', owner, {
      params: { id: enquiry.publicId },
    })
    expect(parent.reference).toBe(enquiry.reference)
    await write({ send_at: hoursAhead(5) })
    const token = 'a'.repeat(43)
    await rows(
      `insert into enquiry_link (token_hash, enquiry_id, expires_at)
       values (sha256($1::bytea), $2, now() + interval '1 day') on conflict do nothing`,
      token,
      enquiry.id,
    )
    const answer = await client.app.inject({
      url: `/api/my-enquiries/${enquiry.publicId}`,
      headers: { 'x-enquiry-token': token },
    })
    expect(answer.payload).not.toContain(text)
    await client.app.inject({
      method: 'POST',
      url: `/api/my-enquiries/${enquiry.publicId}/withdrawal`,
      headers: { 'x-enquiry-token': token },
      payload: { what: 'permission' },
    })
    expect(await emailEntry()).toMatchObject({ delivery: { state: 'dropped' } })
  })
})

describe('an email for later', () => {
  it('waits until then', async () => {
    const at = hoursAhead(26)
    expect(await write({ send_at: at })).toMatchObject({ send_at: at, state: 'contacted' })
    expect(await sendDue()).toEqual([])
    expect((await emailEntry()).delivery).toEqual({ state: 'queued', at })
  })

  it('waits longer if the parent does not permit contact then', async () => {
    const weekday = new Date(Date.now() + 330 * minuteMs).getUTCDay() || 7
    const inThreeDays = ((weekday + 2) % 7) + 1
    enquiry = await addEnquiry(client.database, { schoolId }, { days: [inThreeDays] })
    const { send_at: sendAt } = await write({ send_at: hoursAhead(24) })
    expect(Date.parse(sendAt)).toBeGreaterThan(Date.now() + 36 * hourMs)
  })

  it('is sent at once if the time has passed, and refused beyond 30 days or the permission', async () => {
    expect(await write({ send_at: '2020-01-01T10:00:00Z' })).toMatchObject({ send_at: null })
    const refusal = await write({ send_at: hoursAhead(31 * 24) }, 400)
    expect(refusal.errors[0].field).toBe('send_at')
    enquiry = await addEnquiry(
      client.database,
      { schoolId },
      { expiresAt: new Date(Date.now() + hourMs) },
    )
    await write({ send_at: hoursAhead(2) }, 409)
  })

  it('can be cancelled; the enquiry is new, and the parent waits again', async () => {
    await write({ send_at: hoursAhead(26) })
    expect(await cancel()).toEqual({ state: 'new', revision: 3, text })
    expect(await emailEntry()).toMatchObject({ delivery: { state: 'cancelled' } })
    expect(await rows('select id from outgoing_mail')).toEqual([])
    expect(await readEnquiry(client.database, enquiry.id)).toMatchObject({
      state: 'new',
      stateSince: enquiry.confirmedAt,
      firstReplyAt: null,
      waitingSince: enquiry.confirmedAt,
    })
    await cancel(409)
  })

  it('gives its author the text back as it was written', async () => {
    const withPhone = 'Call our office: 080 2345 6789.'
    await write({ send_at: hoursAhead(26), text: withPhone })
    expect((await emailEntry()).text).not.toBe(withPhone)
    expect((await cancel()).text).toBe(withPhone)
  })

  it('that is cancelled after a call leaves the stage', async () => {
    await client.write(owner, enquiry, { kind: 'call', outcome: 'no_answer', channel: 'phone' })
    await write({ send_at: hoursAhead(26) })
    expect(await cancel()).toMatchObject({ state: 'contacted' })
    expect(await readEnquiry(client.database, enquiry.id)).toMatchObject({ firstReplyAt: null })
  })

  it('that is cancelled after a move by hand leaves the stage', async () => {
    const { revision } = await write({ send_at: hoursAhead(26) })
    await client.edit(owner, enquiry, { revision, state: 'applied' })
    expect(await cancel()).toMatchObject({ state: 'applied' })
  })

  it('that is cancelled leaves an earlier answer as it is', async () => {
    await write()
    await sendDue()
    await write({ send_at: hoursAhead(26), text: 'And a bus plan.' })
    const { timeline } = await client.read(owner, enquiry)
    const waiting = timeline.find(
      ({ delivery }: { delivery: { state: string } | null }) => delivery?.state === 'queued',
    )
    await client.send('DELETE', '/desk/enquiries/{id}/messages/{messageId}', owner, {
      params: { id: enquiry.publicId, messageId: Number(waiting.id.slice(1)) },
    })
    expect((await readEnquiry(client.database, enquiry.id)).firstReplyAt).not.toBeNull()
  })

  it('that was sent cannot be cancelled', async () => {
    await write()
    await sendDue()
    expect((await cancel(409)).msg).toBe('This email is no longer waiting. It may have been sent.')
  })
})
