import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  addBatch,
  addBooking,
  addParent,
  addSession,
  dayFromNow,
} from '../../../../test/bookings.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import type { SignedIn } from '../../../../test/users.ts'
import { type CalendarSession, sessionCalendar } from './session-calendar.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ProviderClient

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createProviderClient(app, database)
})

interface Instance {
  readonly uid: string
  readonly start: string
  readonly end: string
  readonly title: string
  readonly status: string
  readonly sequence: number
  readonly revised: string
}

const byUid = (a: Instance, b: Instance) => a.uid.localeCompare(b.uid)

function withIcalJs(content: string): Instance[] {
  const events = new ICAL.Component(ICAL.parse(content)).getAllSubcomponents('vevent')
  return events
    .map((component) => {
      const event = new ICAL.Event(component)
      expect(event.attendees).toEqual([])
      return {
        uid: event.uid,
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
        title: event.summary,
        status: String(component.getFirstPropertyValue('status')),
        sequence: event.sequence,
        revised: String(component.getFirstPropertyValue('dtstamp')),
      }
    })
    .sort(byUid)
}

function withNodeIcal(content: string): Instance[] {
  return Object.values(nodeIcal.sync.parseICS(content))
    .flatMap((event) => {
      if (event?.type !== 'VEVENT') return []
      expect(event.attendee).toBeUndefined()
      return [
        {
          uid: event.uid,
          start: event.start.toISOString(),
          end: event.end?.toISOString() ?? '',
          title: String(event.summary),
          status: String(event.status),
          sequence: Number(event.sequence),
          revised: `${event.dtstamp.toISOString().slice(0, 19)}Z`,
        },
      ]
    })
    .sort(byUid)
}

/** The instances of a calendar, as two parsers read them alike. */
function instancesOf(content: string): Instance[] {
  const instances = withIcalJs(content)
  expect(withNodeIcal(content)).toEqual(instances)
  return instances
}

async function seatedParent(name: string) {
  const { owner, batchId, storeId } = await addBatch(database)
  if (!owner) throw new Error('The batch has an owner')
  const parent = await addParent(database, name)
  const { publicId } = await addBooking(database, {
    batchId,
    userId: parent.id,
    child_id: parent.children[0],
    child_name: name,
  })
  return { owner, parent, batchId, storeId, publicId }
}

const fileOf = async ({ headers }: SignedIn, publicId: string) =>
  (await app.inject({ url: `/api/my-bookings/${publicId}/calendar`, headers })).payload

async function feedOf(caller: SignedIn, body: object) {
  const { url } = await client.send('POST', '/my-calendars', caller, { body, status: 201 })
  return async () => (await app.inject(new URL(url).pathname)).payload
}

const hostile = [
  'Anika\r\nATTENDEE:mailto:thief@example.in',
  // Not a backslash before an n, which node-ical takes for a line break.
  'Anika; DROP, "quoted" \\ backslash',
  'END:VEVENT\nBEGIN:VEVENT',
  'अनिका 👩‍👩‍👧 '.repeat(30),
]

it('two other parsers read hostile names as one text, on lines of at most 75 bytes', () => {
  const sessions = hostile.map(
    (title, n): CalendarSession => ({
      uid: `session-${n}@edbazaar`,
      sequence: n,
      revisedAt: '2027-01-02T03:04:05Z',
      startsAt: '2027-03-01T11:30:00Z',
      endsAt: '2027-03-01T12:30:00Z',
      isCancelled: n === 1,
      title,
      place: title,
    }),
  )
  const content = sessionCalendar('EdBazaar', sessions)
  expect(instancesOf(content)).toEqual(
    sessions.map(({ uid, sequence, title, isCancelled, revisedAt }) => ({
      uid,
      sequence,
      revised: revisedAt,
      title: title.replaceAll('\r\n', '\n'),
      status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
      start: '2027-03-01T11:30:00.000Z',
      end: '2027-03-01T12:30:00.000Z',
    })),
  )
  // Each class is an entry of its own, in UTC: no exception can name another time zone than its start.
  expect(content).not.toMatch(/^(?:RRULE|RDATE|EXDATE|DTSTART;|BEGIN:VTIMEZONE)/m)
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('ten moves of a class give sequence 10 and the new time; a cancelled one stays, as cancelled', async () => {
  const { owner, parent, batchId, storeId, publicId } = await seatedParent('Anika')
  const [moved, cancelled] = [
    await addSession(database, batchId, 5),
    await addSession(database, batchId, 7),
  ]
  const at = (hour: number) => `${dayFromNow(8)}T${String(3 + hour).padStart(2, '0')}:00:00.000Z`
  for (let n = 0; n < 10; n++)
    await client.send('POST', '/stores/sessions/{id}/move', owner, {
      params: { id: moved },
      body: { starts_at: at(n), ends_at: at(n + 1), reason: 'The hall is in use' },
    })
  await client.send('POST', '/stores/sessions/{id}/cancel', owner, {
    params: { id: cancelled },
    body: { reason: 'The teacher is ill', instead: 'none' },
  })
  const mine = await feedOf(parent, {})
  const ofStore = await feedOf(owner, { store_id: storeId })
  for (const content of [await fileOf(parent, publicId), await mine(), await ofStore()]) {
    const instances = instancesOf(content)
    expect(instances).toMatchObject(
      [
        { id: moved, status: 'CONFIRMED', sequence: 10 },
        { id: cancelled, status: 'CANCELLED', sequence: 1 },
      ].map(({ id, ...expected }) => ({ uid: expect.stringContaining(`-${id}@`), ...expected })),
    )
    expect(instances[0]?.start.slice(0, 16)).toBe(at(9).slice(0, 16))
  }
  expect(await ofStore()).not.toContain('Anika')
})

it('an entry says when it was last revised, and a calendar is the same file while nothing changes', async () => {
  const { owner, parent, batchId, storeId, publicId } = await seatedParent('Anika')
  const [long, before, lately] = [
    '2026-01-01T00:00:00Z',
    '2026-02-01T00:00:00Z',
    '2026-03-01T00:00:00Z',
  ]
  const kept = await addSession(database, batchId, 5, { revised_at: before })
  const moved = await addSession(database, batchId, 7, { revised_at: before })
  await database.pool.query('update store set updated_at = $2 where id = $1', [storeId, long])
  await database.pool.query('update product set updated_at = $2 where store_id = $1', [
    storeId,
    long,
  ])
  await database.pool.query(
    `insert into booking_event (booking_id, to_state, actor, at)
     select id, 'confirmed', 'parent', $2 from booking where public_id = $1`,
    [publicId, lately],
  )
  const mine = await feedOf(parent, {})
  const ofStore = await feedOf(owner, { store_id: storeId })
  const revised = (content: string) => instancesOf(content).map((instance) => instance.revised)
  const first = [await mine(), await ofStore(), await fileOf(parent, publicId)]
  expect(first.map(revised)).toEqual([
    [lately, lately],
    [before, before],
    [lately, lately],
  ])
  expect([await mine(), await ofStore(), await fileOf(parent, publicId)]).toEqual(first)

  const start = `${dayFromNow(8)}T05:00:00.000Z`
  const asked = Math.floor(Date.now() / 1000) * 1000
  await client.send('POST', '/stores/sessions/{id}/move', owner, {
    params: { id: moved },
    body: { starts_at: start, ends_at: start.replace('T05', 'T06'), reason: 'The hall is in use' },
  })
  const stamps = await ofStore()
  const stampOf = (id: number) =>
    instancesOf(stamps).find(({ uid }) => uid === `session-${id}@edbazaar`)?.revised ?? ''
  expect(stampOf(kept)).toBe(before)
  expect(Date.parse(stampOf(moved))).toBeGreaterThanOrEqual(asked)
  expect(Date.parse(stampOf(moved))).toBeLessThanOrEqual(Date.now())
})

it('no calendar holds the child of another family', async () => {
  const { owner, parent, batchId, storeId, publicId } = await seatedParent('Anika')
  await addSession(database, batchId, 5)
  const other = await addParent(database, 'Zebrina')
  await addBooking(database, { batchId, userId: other.id, child_name: 'Zebrina' })
  const mine = await feedOf(parent, {})
  const ofStore = await feedOf(owner, { store_id: storeId })
  for (const content of [await fileOf(parent, publicId), await mine(), await ofStore()]) {
    expect(instancesOf(content)).toHaveLength(1)
    expect(content).not.toContain('Zebrina')
  }
  expect(await fileOf(other, publicId)).not.toContain('VEVENT')
})
