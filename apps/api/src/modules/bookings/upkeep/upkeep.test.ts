import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  addBatch,
  addBooking,
  addEntry,
  addParent,
  addRow,
  addSession,
  dayFromNow,
} from '../../../../test/bookings.ts'
import { createConsentsService } from '../../accounts/consents/consents.service.ts'
import { hourMs, minuteMs } from '../../platform/dates/durations.ts'
import { createOutboxRepository } from '../../platform/mail/outbox.repository.ts'
import { createOutbox } from '../../platform/mail/outbox.service.ts'
import { createAuditRepository } from '../../trust/audit/audit.repository.ts'
import { createAuditService } from '../../trust/audit/audit.service.ts'
import { createBatchRecordRepository } from '../access/batch-record.repository.ts'
import { createBatchDeskRepository } from '../batches/batch-desk.repository.ts'
import { createBookingConsentsRepository } from '../consents/booking-consents.repository.ts'
import { createBookingConsents } from '../consents/booking-consents.ts'
import { createBookingEmails } from '../emails/booking-emails.ts'
import { createFamilyRecipientsRepository } from '../emails/family-recipients.repository.ts'
import { createRosterRepository } from '../rosters/roster.repository.ts'
import { createEndBookingsRepository } from '../seats/end-bookings.repository.ts'
import { createSeatsRepository } from '../seats/seats.repository.ts'
import { createSessionMakerRepository } from '../sessions/session-maker.repository.ts'
import { createSettle } from '../settle/settle.ts'
import { createUpkeepRepository } from './upkeep.repository.ts'
import { createBookingUpkeep } from './upkeep.ts'

let app: TestApp['app']
let database: TestApp['database']
let tasks: ReturnType<typeof createBookingUpkeep>
const run = async (name: 'settle-batches' | 'make-batch-sessions') =>
  tasks.find((task) => task.name === name)?.run()

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  const { db } = database
  const batches = createBatchRecordRepository(db)
  const seats = createSeatsRepository()
  const outbox = createOutbox(createOutboxRepository(db))
  const families = createFamilyRecipientsRepository()
  const emails = createBookingEmails({ families, outbox, site: 'https://edbazaar.example' })
  const consents = createBookingConsents({
    consents: createConsentsService(),
    repository: createBookingConsentsRepository(),
  })
  tasks = createBookingUpkeep({
    audit: createAuditService(createAuditRepository(db)),
    batches,
    seats,
    emails,
    endBookings: createEndBookingsRepository({ seats, consents }),
    rosters: createRosterRepository(db),
    repository: createUpkeepRepository(db),
    maker: createSessionMakerRepository(db),
    settle: createSettle({ batches, seats, consents, emails }),
  })
})

const rows = async (query: string, ...values: unknown[]) =>
  (await database.pool.query(query, values)).rows
const subjectsTo = async (userId: number): Promise<string[]> =>
  (
    await rows(
      `select subject from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1 order by m.id`,
      userId,
    )
  ).map(({ subject }) => subject.split(':')[0])
const stateOf = async (table: 'batch' | 'booking' | 'waitlist_entry', id: number) =>
  (await rows(`select state from ${table} where id = $1`, id))[0]?.state

/** A family with an open offer of the only seat, which is held for it. */
async function offered(madeHoursAgo: number, hoursLeft: number) {
  const { batchId } = await addBatch(database, { seats: 1 })
  await addSession(database, batchId, 20)
  const parent = await addParent(database, 'Anika')
  const party = `{${parent.children[0]}}`
  const entry = await addEntry(database, { batchId, userId: parent.id, party, state: 'offered' })
  await addRow(database, 'waitlist_event', {
    entry_id: entry.id,
    to_state: 'offered',
    actor: 'system',
  })
  const at = (hours: number) => new Date(Date.now() + hours * hourMs)
  await addRow(database, 'waitlist_offer', {
    entry_id: entry.id,
    seats: 1,
    offered_at: at(-madeHoursAgo),
    expires_at: at(hoursLeft),
  })
  return { parent, batchId, entry }
}

/** A paused batch with a free seat, for which a family waits. */
async function pausedUntil(day: string) {
  const { batchId } = await addBatch(database, { seats: 1, state: 'paused', reopens_on: day })
  await addSession(database, batchId, 20)
  const parent = await addParent(database, 'Anika')
  const party = `{${parent.children[0]}}`
  return { batchId, entry: await addEntry(database, { batchId, userId: parent.id, party }) }
}

it('reminds a family once of an open offer, after half of its time', async () => {
  const early = await offered(10, 14)
  const half = await offered(13, 11)
  await run('settle-batches')
  await run('settle-batches')
  expect(await subjectsTo(early.parent.id)).toEqual([])
  expect(await subjectsTo(half.parent.id)).toEqual(['Reminder'])
  expect(await stateOf('waitlist_entry', half.entry.id)).toBe('offered')
})

it('ends an offer at most a minute late without a request, and offers the seat to the next family', async () => {
  expect(tasks.find(({ name }) => name === 'settle-batches')?.cron).toBe('* * * * *')
  const { batchId, entry } = await offered(24, -0.01)
  const next = await addParent(database, 'Diya')
  const party = `{${next.children[0]}}`
  const second = await addEntry(database, { batchId, userId: next.id, party })
  await run('settle-batches')
  expect(await stateOf('waitlist_entry', entry.id)).toBe('waiting')
  expect(await stateOf('waitlist_entry', second.id)).toBe('offered')
  const [offer] = await rows(
    `select extract(hour from expires_at at time zone 'Asia/Kolkata')::integer as hour
     from waitlist_offer where entry_id = $1`,
    second.id,
  )
  expect(offer?.hour).toBeGreaterThanOrEqual(8)
  expect(offer?.hour).toBeLessThan(21)
})

it('a batch that cannot be settled stops no other, and is reported', async () => {
  const [broken, whole] = [await offered(24, -0.02), await offered(24, -0.01)]
  await rows(
    `create function refuse_batch() returns trigger language plpgsql as
      'begin raise exception ''Not this batch''; end'`,
  )
  await rows(
    `create trigger refuse_batch before update on waitlist_entry for each row
      when (old.id = ${broken.entry.id}) execute function refuse_batch()`,
  )
  await expect(run('settle-batches')).rejects.toThrow()
  expect(await stateOf('waitlist_entry', whole.entry.id)).toBe('waiting')
  expect(await subjectsTo(whole.parent.id)).toEqual(['The offer has ended'])
  await rows('drop trigger refuse_batch on waitlist_entry')
  await run('settle-batches')
  expect(await stateOf('waitlist_entry', broken.entry.id)).toBe('waiting')
})

it('settles what is due in its order, and nothing of deleted services and stores', async () => {
  const due = createUpkeepRepository(database.db).due
  const held = async (minutesAgo: number) => {
    const made = await addBatch(database)
    const parent = await addParent(database, 'Anika')
    await addBooking(database, {
      batchId: made.batchId,
      userId: parent.id,
      state: 'held',
      hold_until: new Date(Date.now() - minutesAgo * minuteMs),
    })
    return made
  }
  const waiting = await addBatch(database)
  const family = await addParent(database, 'Diya')
  await addEntry(database, { batchId: waiting.batchId, userId: family.id })
  const [late, first, ofStore, ofProduct] = [
    await held(1),
    await held(50),
    await held(90),
    await held(90),
  ]
  await rows('update store set deleted_at = now() where id = $1', ofStore.storeId)
  await rows('update product set deleted_at = now() where id = $1', ofProduct.productId)
  const own = [waiting, late, first, ofStore, ofProduct].map(({ batchId }) => batchId)
  expect((await due()).filter((id) => own.includes(id))).toEqual([
    first.batchId,
    late.batchId,
    waiting.batchId,
  ])
})

it('opens a paused batch on its day, which is in the audit log, and offers its free seat', async () => {
  const { batchId, entry } = await pausedUntil(dayFromNow(0))
  const later = await pausedUntil(dayFromNow(1))
  await run('settle-batches')
  await run('settle-batches')
  expect(await stateOf('waitlist_entry', entry.id)).toBe('offered')
  expect(await stateOf('waitlist_entry', later.entry.id)).toBe('waiting')
  expect(
    await rows('select state, reopens_on, revision from batch where id = $1', batchId),
  ).toEqual([{ state: 'open', reopens_on: null, revision: 2 }])
  expect(
    await rows(
      `select actor_role, field, before, after, revision from audit_entry
       where entity = 'batch' and entity_id = $1 order by id`,
      batchId,
    ),
  ).toEqual([
    { actor_role: 'system', field: 'state', before: 'paused', after: 'open', revision: 2 },
    {
      actor_role: 'system',
      field: 'reopens_on',
      before: dayFromNow(0),
      after: null,
      revision: 2,
    },
  ])
  expect(await stateOf('batch', later.batchId)).toBe('paused')
})

it('trial classes end a day later as they were marked; without a mark the child was there', async () => {
  const { batchId } = await addBatch(database, { starts_on: dayFromNow(-9) })
  const parent = await addParent(database, 'Anika', 'Rohan', 'Diya')
  const past = await addSession(database, batchId, -3)
  const recent = await addSession(database, batchId, 0, {
    starts_at: new Date(Date.now() - 7_200_000),
    ends_at: new Date(Date.now() - hourMs),
  })
  const trial = async (child: number, session: number) =>
    (
      await addBooking(database, {
        batchId,
        userId: parent.id,
        kind: 'trial',
        child_id: parent.children[child],
        session_id: session,
      })
    ).id
  const [missed, came, open] = [await trial(0, past), await trial(1, past), await trial(2, recent)]
  const cancelled = await addSession(database, batchId, -2, { state: 'cancelled' })
  const other = await addParent(database, 'Meera')
  const never = await addBooking(database, {
    batchId,
    userId: other.id,
    kind: 'drop_in',
    child_id: other.children[0],
    session_id: cancelled,
  })
  const term = await addBooking(database, {
    batchId,
    userId: parent.id,
    child_id: parent.children[0],
  })
  await database.pool.query(
    'insert into booking_attendance (booking_id, session_id, is_present) values ($1, $2, false)',
    [missed, past],
  )
  await run('make-batch-sessions')
  expect(await stateOf('booking', missed)).toBe('no_show')
  expect(await stateOf('booking', came)).toBe('attended')
  expect(await stateOf('booking', open)).toBe('confirmed')
  expect(await stateOf('booking', never.id)).toBe('confirmed')
  expect(await stateOf('booking', term.id)).toBe('confirmed')
  expect(
    await rows('select state from batch_session where id = any($1) order by id', [past, recent]),
  ).toEqual([{ state: 'done' }, { state: 'done' }])
})

it('bookings of a term end a day after their batch, as the child came', async () => {
  const starts_on = dayFromNow(-30)
  const termOf = async (ends_on: string | null, lastSession: number, marks: boolean[] = []) => {
    const { batchId } = await addBatch(database, { starts_on, ends_on })
    const parent = await addParent(database, 'Anika')
    const { id } = await addBooking(database, {
      batchId,
      userId: parent.id,
      child_id: parent.children[0],
    })
    const past = await Promise.all([-9, -8].map((days) => addSession(database, batchId, days)))
    await addSession(database, batchId, lastSession)
    for (const [index, isPresent] of marks.entries())
      await rows(
        'insert into booking_attendance (booking_id, session_id, is_present) values ($1, $2, $3)',
        id,
        past[index],
        isPresent,
      )
    return id
  }
  const ended = dayFromNow(-3)
  const unmarked = await termOf(ended, -4)
  const sometimes = await termOf(ended, -4, [false, true])
  const never = await termOf(ended, -4, [false, false])
  const open = [
    await termOf(dayFromNow(-1), -4),
    // An extra class after the last day.
    await termOf(ended, 1),
    await termOf(null, -4),
  ]
  await run('make-batch-sessions')
  expect(await stateOf('booking', unmarked)).toBe('attended')
  expect(await stateOf('booking', sometimes)).toBe('attended')
  expect(await stateOf('booking', never)).toBe('no_show')
  for (const id of open) expect(await stateOf('booking', id)).toBe('confirmed')
  expect(
    await rows('select from_state, actor from booking_event where booking_id = $1', unmarked),
  ).toEqual([{ from_state: 'confirmed', actor: 'system' }])
  const [{ batch_id: batchId }] = await rows('select batch_id from booking where id = $1', never)
  expect((await createBatchDeskRepository(database.db).figures(batchId)).confirmed).toBe(1)
})

it('nobody waits for a batch that is over: its families are told', async () => {
  const ended = await addBatch(database, { starts_on: dayFromNow(-30), ends_on: dayFromNow(-1) })
  const endless = await addBatch(database, {
    starts_on: dayFromNow(-30),
    ends_on: null,
    taken_elsewhere: 10,
  })
  const [parent, other] = [await addParent(database, 'Anika'), await addParent(database, 'Diya')]
  const gone = await addEntry(database, { batchId: ended.batchId, userId: parent.id })
  const kept = await addEntry(database, { batchId: endless.batchId, userId: other.id })
  await run('make-batch-sessions')
  await run('make-batch-sessions')
  expect(await rows('select state, reason from waitlist_entry where id = $1', gone.id)).toEqual([
    { state: 'removed', reason: 'The batch has ended.' },
  ])
  expect(await subjectsTo(parent.id)).toEqual(['You are no longer on the waitlist'])
  expect(await stateOf('waitlist_entry', kept.id)).toBe('waiting')
})

it('deleting an account gives its seats to the next family and tells the provider', async () => {
  const { batchId, owner } = await addBatch(database, { seats: 2, joining: 'instant' })
  if (!owner) throw new Error('The batch has an owner')
  await addSession(database, batchId, 20)
  const [parent, next] = [
    await addParent(database, 'Anika', 'Rohan'),
    await addParent(database, 'Diya'),
  ]
  for (const child of parent.children)
    await addBooking(database, { batchId, userId: parent.id, child_id: child })
  await database.pool.query('update batch set taken = 2 where id = $1', [batchId])
  const party = `{${next.children[0]}}`
  const entry = await addEntry(database, { batchId, userId: next.id, party })
  const [address] = await rows('select email from app_user where id = $1', parent.id)
  const { statusCode, payload } = await app.inject({
    method: 'POST',
    url: '/api/users/my-profile/deletions',
    headers: parent.headers,
    payload: { email: address?.email },
  })
  expect(statusCode, payload).toBe(200)
  expect(await stateOf('waitlist_entry', entry.id)).toBe('offered')
  expect(await rows('select taken, seats_left from batch where id = $1', batchId)).toEqual([
    { taken: 1, seats_left: 1 },
  ])
  expect(await subjectsTo(owner.id)).toEqual(['Booking cancelled'])
  expect(await subjectsTo(next.id)).toEqual([expect.stringContaining('A seat in')])
})
