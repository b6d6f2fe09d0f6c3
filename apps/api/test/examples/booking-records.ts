import { hashToken } from '../../src/modules/platform/tokens/tokens.ts'
import { addBooking, addBookingConsent, addEntry, addRow } from '../bookings.ts'
import type { TestDatabase } from '../database.ts'

const publicId = '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f'
const token = 'GvYx0mF4s2Q7nT1kRj8wBzLd5cHa9uEoP3iXyVqWtNM'

export const isOfBookings = (id: string) =>
  /Attendance|MyCalendar|readCalendar|MyBooking|bookBatch|decideBooking|revealFamily|cancelBookingByLink|[wW]aitlist|answerMyOffer|getBookingForm/.test(
    id,
  )

const states: Readonly<Record<string, string>> = {
  confirmMyBooking: 'held',
  decideBooking: 'requested',
}

/** Adds the booking and the place in line that examples name, in the batch with the id 12. */
export async function addBookingRecords(
  database: TestDatabase,
  operation: string,
  callerId: number,
): Promise<void> {
  const run = (query: string, ...values: unknown[]) => database.pool.query(query, values)
  await run('delete from booking where batch_id = 12 or id = 12')
  await run('delete from waitlist_entry where batch_id = 12 or id = 12')
  await run(
    `insert into child (id, user_id, name, born_on) values (12, $1, 'Anika', '2016-07-28')`,
    callerId,
  )
  const isFull = operation === 'joinWaitlist' || operation === 'changeWaitlist'
  await run(
    `update batch set taken = 0, taken_elsewhere = case when $1 then seats else 0 end,
       trial_seats = 2, min_age = 3, max_age = 99
     where id = 12`,
    isFull,
  )
  const [first, second] = [12, 13]
  for (const id of [first, second])
    await run(
      `insert into batch_session (id, batch_id, n, starts_at, ends_at, trial_seats)
       values ($1, 12, $2, $3, $4, 2) on conflict (id) do update set batch_id = 12, n = excluded.n, starts_at = excluded.starts_at,
         ends_at = excluded.ends_at, planned_on = null, state = 'planned', trial_seats = 2`,
      id,
      1_000 + id,
      `2090-11-${10 + id}T11:30:00Z`,
      `2090-11-${10 + id}T13:00:00Z`,
    )
  await run('delete from calendar_feed where id = 12 or token_hash = $1', hashToken(token))
  await addRow(database, 'calendar_feed', {
    id: 12,
    user_id: callerId,
    token_hash: hashToken(token),
  })
  if (operation === 'markAttendance')
    await run(`update batch_session set starts_at = now() where id = 12`)
  if (/bookBatch|joinWaitlist|getBookingForm/.test(operation)) return
  if (operation === 'changeWaitlist') {
    await addEntry(database, { id: 12, batchId: 12, userId: 31, party: '{12}' })
    return
  }
  const isTrial = operation === 'rescheduleMyBooking'
  await addBooking(database, {
    id: 12,
    batchId: 12,
    userId: callerId,
    child_id: 12,
    public_id: publicId,
    secret_hash: hashToken(token),
    state: states[operation] ?? 'confirmed',
    ...(isTrial && { kind: 'trial', session_id: first }),
    ...(operation === 'revealFamily' && {
      consent_id: await addBookingConsent(database, callerId),
    }),
  })
  const isOffered = operation === 'answerMyOffer'
  await addEntry(database, {
    id: 12,
    batchId: 12,
    userId: callerId,
    party: '{12}',
    public_id: publicId,
    secret_hash: hashToken(token),
    ...(isOffered && { state: 'offered' }),
  })
  if (!isOffered) return
  await run('delete from booking where id = 12')
  await addRow(database, 'waitlist_offer', {
    id: 12,
    entry_id: 12,
    seats: 1,
    expires_at: '2090-01-01',
  })
}
