import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry, readEnquiry } from '../../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { minuteMs } from '../../../platform/dates/durations.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number
beforeAll(async () => {
  client = await createDeskClient()
})
beforeEach(async () => {
  const desk = await addDesk(client.database)
  owner = desk.owner
  schoolId = desk.schoolId
  await client.database.pool.query('delete from outgoing_mail')
})

const rows = async (query: string, ...values: unknown[]) =>
  (await client.database.pool.query(query, values)).rows
const email = { kind: 'email', text: 'Dear Asha, yes.' }

describe('an email to a parent', () => {
  it('is queued with a link, moves a new enquiry to contacted and counts as the first reply', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    const sent = await client.write(owner, enquiry, { ...email, snooze_until: '2090-01-02' })
    expect(sent).toEqual({ state: 'contacted', revision: 2, send_at: null })
    expect(
      await rows('select to_address, text_body, due_at <= now() as is_due from outgoing_mail'),
    ).toEqual([
      {
        to_address: 'asha@menon.example',
        text_body: expect.stringContaining(`/enquiry?id=${enquiry.publicId}&token=`),
        is_due: true,
      },
    ])
    const row = await readEnquiry(client.database, enquiry.id)
    expect(row).toMatchObject({
      waitingSince: null,
      nextActionOn: '2090-01-02',
      state: 'contacted',
    })
    expect(row.firstReplyAt).not.toBeNull()
    expect(row.firstReplyMinutes).toBeGreaterThanOrEqual(0)
    const { timeline } = await client.read(owner, enquiry)
    expect(timeline).toMatchObject([
      { kind: 'enquiry' },
      { kind: 'email', text: 'Dear Asha, yes.', delivery: { state: 'queued' } },
      { kind: 'state', from_state: 'new', to_state: 'contacted' },
    ])
  })

  it.each([
    ['sent_at', 'sent'],
    ['failed_at', 'failed'],
  ])('with %s is %s', async (column, state) => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    await client.write(owner, enquiry, email)
    await rows(`update outgoing_mail set ${column} = now()`)
    const { timeline } = await client.read(owner, enquiry)
    expect(timeline[1].delivery.state).toBe(state)
  })

  it('is sent once per request key, also if two requests arrive together', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    const body = { ...email, request_key: randomUUID() }
    await Promise.all([1, 2, 3].map(() => client.write(owner, enquiry, body)))
    expect(await rows('select id from outgoing_mail')).toHaveLength(1)
    expect((await readEnquiry(client.database, enquiry.id)).revision).toBe(2)
  })

  it('answers a repeated request with the time for which the email waits', async () => {
    const hours = inTwoHours()
    const enquiry = await addEnquiry(client.database, { schoolId }, hours)
    const body = { ...email, request_key: randomUUID() }
    const first = await client.write(owner, enquiry, body)
    expect(first.send_at).not.toBeNull()
    expect(await client.write(owner, enquiry, body)).toEqual(first)
  })

  it('needs a text, and a day that has not passed', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    await client.write(owner, enquiry, { kind: 'email' }, 400)
    await client.write(owner, enquiry, { kind: 'email', text: ' ' }, 400)
    await client.write(owner, enquiry, { ...email, snooze_until: '2020-01-01' }, 400)
  })

  it('is refused for an enquiry that was withdrawn, merged or marked as invalid', async () => {
    const kept = await addEnquiry(client.database, { schoolId })
    for (const change of [
      { withdrawnAt: new Date() },
      { mergedIntoId: kept.id },
      { state: 'invalid' as const, invalidReason: 'abuse_or_test' as const },
    ])
      await client.write(
        owner,
        await addEnquiry(client.database, { schoolId, ...change }),
        email,
        409,
      )
  })
})

describe('a note', () => {
  it('is private and changes no state', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    const body = { kind: 'note', text: 'Route 6 has seats.', request_key: randomUUID() }
    expect(await client.write(owner, enquiry, body)).toMatchObject({ state: 'new', revision: 2 })
    await client.write(owner, enquiry, body)
    expect(
      await rows(`select body, is_for_parent from enquiry_event where enquiry_id = $1`, enquiry.id),
    ).toEqual([{ body: 'Route 6 has seats.', is_for_parent: false }])
    const { timeline } = await client.read(owner, enquiry)
    expect(timeline[1]).toMatchObject({ kind: 'note', author: { name: 'Meera Iyer' } })
  })

  it('can be written without a consent', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId }, { withdrawnAt: new Date() })
    await client.write(owner, enquiry, { kind: 'note', text: 'They withdrew.' })
  })
})

describe('a logged call', () => {
  it('without an answer moves the enquiry to contacted, but is no reply', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    await client.write(owner, enquiry, { kind: 'call', outcome: 'no_answer', text: 'Engaged' })
    expect(await readEnquiry(client.database, enquiry.id)).toMatchObject({
      state: 'contacted',
      firstReplyAt: null,
    })
    const { timeline } = await client.read(owner, enquiry)
    expect(timeline[1]).toMatchObject({
      kind: 'call',
      outcome: 'no_answer',
      channel: 'phone',
      text: 'Engaged',
    })
  })

  it('that reached the parent is the first reply', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    await client.write(owner, enquiry, { kind: 'call', outcome: 'reached', channel: 'whatsapp' })
    expect((await readEnquiry(client.database, enquiry.id)).firstReplyAt).not.toBeNull()
  })

  it('needs an outcome', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    await client.write(owner, enquiry, { kind: 'call' }, 400)
  })
})

/** A consent for one hour a day that has not begun. */
function inTwoHours() {
  const minute = Math.floor(Date.now() / minuteMs + 330) % 1440
  const fromMinute = minute < 1260 ? minute + 120 : 60
  return { fromMinute, toMinute: fromMinute + 60 }
}
