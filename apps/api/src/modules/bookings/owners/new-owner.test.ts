import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  addBatch,
  addBooking,
  addBookingConsent,
  addEntry,
  addParent,
  addRow,
  addSession,
} from '../../../../test/bookings.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { hourMs } from '../../platform/dates/durations.ts'
import { createOutboxRepository } from '../../platform/mail/outbox.repository.ts'
import { createOutbox } from '../../platform/mail/outbox.service.ts'
import { createNewOwnerRepository } from './new-owner.repository.ts'
import { createNewOwner } from './new-owner.service.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ProviderClient
let made: Awaited<ReturnType<typeof setUp>>

const secrets = /Zebrina|Zzyzxwala|zebra note/
const texts = { note: 'A zebra note', child_name: 'Zebrina' }

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createProviderClient(app, database)
})
beforeEach(async () => {
  made = await setUp()
})

const rows = async (query: string, ...values: unknown[]) =>
  (await database.pool.query(query, values)).rows

/** A family with two children: a seat of the term, a trial class, and a waitlist entry elsewhere. */
async function setUp() {
  const { owner, batchId, storeId, productId } = await addBatch(database, { trial_seats: 2 })
  if (!owner) throw new Error('The batch has no owner')
  const sessionId = await addSession(database, batchId, 5, { trial_seats: 2, trial_taken: 1 })
  const lineId = await addRow(database, 'batch', {
    product_id: productId,
    name: 'Morning',
    days: '{Mon}',
    starts_on: '2090-01-01',
    start_time: '09:00',
    end_time: '10:00',
    seats: 5,
    taken_elsewhere: 5,
  })
  const parent = await addParent(database, 'Zebrina', 'Zebrina Two')
  await rows(
    `update app_user set firstname = 'Zebrina', lastname = 'Zzyzxwala', phone = '9845012345' where id = $1`,
    parent.id,
  )
  const consent = () =>
    addBookingConsent(database, parent.id, {
      recipient: { kind: 'store', id: storeId },
      givenAt: new Date(Date.now() - hourMs),
    })
  const [first, second] = parent.children
  const ofFamily = { batchId, userId: parent.id, ...texts }
  const seatConsent = await consent()
  const seat = await addBooking(database, {
    ...ofFamily,
    child_id: first,
    consent_id: seatConsent,
  })
  const trial = await addBooking(database, {
    ...ofFamily,
    child_id: second,
    consent_id: await consent(),
    kind: 'trial',
    session_id: sessionId,
  })
  const entry = await addEntry(database, {
    batchId: lineId,
    userId: parent.id,
    party: `{${first}}`,
    consent_id: await consent(),
    note: texts.note,
  })
  const next = await addSignedIn(database)
  return {
    owner,
    next,
    batchId,
    storeId,
    sessionId,
    lineId,
    parent,
    seat,
    seatConsent,
    trial,
    entry,
  }
}

/** The store passes to another account. */
const handOver = ({ id } = made.next) =>
  rows('update store set owner_id = $1 where id = $2', id, made.storeId)

const agree = (parent: SignedIn = made.parent) =>
  client.send('POST', '/my-bookings/new-owner', parent, { body: { store_id: made.storeId } })

const families = (caller: SignedIn, batchId = made.batchId) =>
  client.send('GET', '/stores/batches/{id}/families', caller, { params: { id: batchId } })

const roster = (caller: SignedIn) =>
  client.send('GET', '/stores/sessions/{id}/roster', caller, { params: { id: made.sessionId } })

const csv = async ({ headers }: SignedIn) =>
  (await app.inject({ url: `/api/stores/batches/${made.batchId}/roster/csv`, headers })).payload

const reveal = (caller: SignedIn, status: number) =>
  client.send('POST', '/stores/bookings/{id}/reveal', caller, {
    params: { id: made.seat.id },
    status,
  })

/** Everything that the people of the store can read of the family. */
const allTexts = async (caller: SignedIn) =>
  JSON.stringify([
    await families(caller),
    await families(caller, made.lineId),
    await roster(caller),
    await csv(caller),
  ])

const ownerChanges = async () => {
  const { bookings, waitlists } = await client.send('GET', '/my-bookings', made.parent)
  return [...bookings, ...waitlists].map(
    (each: { owner_changed_at: string | null }) => each.owner_changed_at,
  )
}

describe('after a change of owner', () => {
  it('names, notes and contact details are hidden from the new owner', async () => {
    expect(await allTexts(made.owner)).toMatch(secrets)
    await handOver()
    expect(await allTexts(made.next)).not.toMatch(secrets)
    const hidden = { child_name: '', parent_name: '', note: null, age: null }
    const state = { may_reveal: false, has_new_owner: true }
    const { enrolled, trials } = await families(made.next)
    expect([...enrolled, ...trials]).toMatchObject([
      { ...hidden, ...state },
      { ...hidden, ...state },
    ])
    const { waitlist } = await families(made.next, made.lineId)
    expect(waitlist).toMatchObject([{ parent_name: '', note: null, has_new_owner: true }])
    expect((await roster(made.next)).children).toMatchObject([
      { ...hidden, ...state },
      { ...hidden, ...state },
    ])
    const { msg } = await reveal(made.next, 409)
    expect(msg).toBe(
      'The store has a new owner. You can see contact details once the family agrees.',
    )
  })

  it('the email about a cancelled seat does not name the child', async () => {
    await handOver()
    await client.send('POST', '/my-bookings/{id}/cancel', made.parent, {
      params: { id: made.seat.publicId },
      body: { party: false },
    })
    const [{ email }] = await rows('select email from app_user where id = $1', made.next.id)
    const emails = await rows('select * from outgoing_mail where to_address = $1', email)
    expect(emails).toHaveLength(1)
    expect(JSON.stringify(emails)).toContain('A family whose name is hidden')
    expect(JSON.stringify(emails)).not.toMatch(secrets)
  })

  it('a family that books later, and another store, are not affected', async () => {
    await handOver()
    const later = await addParent(database, 'Kabir')
    await addBooking(database, {
      batchId: made.batchId,
      userId: later.id,
      child_name: 'Kabir',
      consent_id: await addBookingConsent(database, later.id, {
        recipient: { kind: 'store', id: made.storeId },
      }),
    })
    const { enrolled } = await families(made.next)
    expect(enrolled).toMatchObject([
      { child_name: '' },
      { child_name: 'Kabir', has_new_owner: false, may_reveal: true },
    ])
    const other = await setUp()
    expect((await families(other.owner, other.batchId)).enrolled).toMatchObject([texts])
  })
})

describe('the parent', () => {
  it('is asked, and agrees once for all bookings and waitlists at the store', async () => {
    expect(await ownerChanges()).toEqual([null, null, null])
    await handOver()
    expect(await ownerChanges()).toEqual(Array(3).fill(expect.any(String)))
    await agree()
    await agree()
    expect(await ownerChanges()).toEqual([null, null, null])
    expect(await allTexts(made.next)).toMatch(secrets)
    expect(await reveal(made.next, 200)).toMatchObject({ phone: '9845012345' })
    const consents = await rows(
      `select former.withdrawn_at is not null as ended, c.channels::text, c.expires_at = former.expires_at as same
       from consent c join consent former on former.id = c.supersedes_id where c.user_id = $1`,
      made.parent.id,
    )
    expect(consents).toEqual(Array(3).fill({ ended: true, channels: '{email,phone}', same: true }))
  })

  it('is asked again when the owner changes again', async () => {
    await handOver()
    await agree()
    await handOver(made.owner)
    expect(await allTexts(made.owner)).not.toMatch(secrets)
    await agree()
    expect(await allTexts(made.owner)).toMatch(secrets)
  })

  it('does not give back what was withdrawn', async () => {
    await rows('update consent set withdrawn_at = now() where id = $1', made.seatConsent)
    await handOver()
    await agree()
    expect((await families(made.next)).enrolled).toMatchObject([{ child_name: '' }])
  })

  it('cannot agree for another family', async () => {
    await handOver()
    await agree(await addParent(database, 'Kabir'))
    expect(await allTexts(made.next)).not.toMatch(secrets)
  })
})

describe('the email to families', () => {
  async function ask(): Promise<string[]> {
    const outbox = createOutbox(createOutboxRepository(database.db))
    const { tasks } = createNewOwner({
      repository: createNewOwnerRepository(database.db),
      outbox,
      site: 'https://edbazaar.example',
    })
    for (const task of tasks) await task.run()
    const [{ email }] = await rows('select email from app_user where id = $1', made.parent.id)
    const emails = await rows(
      'select subject from outgoing_mail where to_address = $1 order by id',
      email,
    )
    return emails.map(({ subject }) => subject)
  }

  it('is sent once for each change, whatever a family has at the store', async () => {
    expect(await ask()).toEqual([])
    await handOver()
    const subject = 'May the new owner of Ganit Classes see your bookings?'
    expect(await ask()).toEqual([subject])
    expect(await ask()).toEqual([subject])
    await agree()
    await handOver(made.owner)
    expect(await ask()).toEqual([subject, subject])
  })

  it('is not sent to a family that agreed before, or whose batch has ended', async () => {
    await handOver()
    await agree()
    expect(await ask()).toEqual([])
    await handOver(made.owner)
    await rows(
      `update batch set state = 'cancelled' where id in ($1, $2)`,
      made.batchId,
      made.lineId,
    )
    expect(await ask()).toEqual([])
  })
})
