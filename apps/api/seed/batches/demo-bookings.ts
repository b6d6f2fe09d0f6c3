import { randomUUID } from 'node:crypto'
import type { Db } from '../../src/db/connect.ts'
import { bookingAttendance, bookings } from '../../src/db/schema/index.ts'
import type { BookingState } from '../../src/modules/bookings/seats/booking-states.ts'
import { type SeatActor, system } from '../../src/modules/bookings/seats/seat-actor.ts'
import type { BookingRow } from '../../src/modules/bookings/seats/seat-rows.ts'
import { createSeatsRepository } from '../../src/modules/bookings/seats/seats.repository.ts'
import type { SessionRow } from '../../src/modules/bookings/sessions/session-row.ts'
import { dayMs } from '../../src/modules/platform/dates/durations.ts'
import { createToken } from '../../src/modules/platform/tokens/tokens.ts'
import type { DemoBatch } from './demo-batches.ts'
import { addBookingConsent } from './demo-consents.ts'
import { childOf, type DemoChild } from './demo-families.ts'
import { inDays } from './in-days.ts'

interface Booked {
  readonly child: DemoChild
  readonly kind: BookingRow['kind']
  readonly state: BookingState
  readonly session?: SessionRow
  readonly note?: string | null
  readonly at: Date
}

/** Days before the first class on which families booked. */
const bookedBefore = 5
/** Hours for which a request can still be answered. */
const answerHours = 36

/** Adds the bookings of a story, and who came to the sessions that are over. */
export async function insertBookings(tx: Db, demo: DemoBatch): Promise<void> {
  const { story, sessions } = demo
  const now = new Date()
  const last = sessions.findLast(({ endsAt }) => endsAt < now)
  const next = sessions.find(({ startsAt }) => startsAt > now)
  const at = inDays(Math.min(story.startsIn - bookedBefore, -1))
  const child = (name: string) => childOf(demo.children, name)
  const term: BookingRow[] = []
  for (const name of story.term)
    term.push(
      await insertBooking(tx, demo, { child: child(name), kind: 'term', state: 'confirmed', at }),
    )
  for (const [name, note] of story.requests ?? [])
    await insertBooking(tx, demo, {
      child: child(name),
      kind: 'term',
      state: 'requested',
      note,
      at: inDays(-0.5),
    })
  const single = [
    ...(story.trials ?? []).map(([name, state]) => ({ name, state, kind: 'trial' as const })),
    ...(story.dropIns ?? []).map((name) => ({
      name,
      state: 'next' as const,
      kind: 'drop_in' as const,
    })),
  ]
  for (const { name, state, kind } of single) {
    const session = state === 'next' ? next : last
    if (!session) continue
    const booked = {
      child: child(name),
      kind,
      state: state === 'next' ? ('confirmed' as const) : state,
      session,
      at: state === 'next' ? inDays(-1) : new Date(session.startsAt.getTime() - 2 * dayMs),
    }
    const booking = await insertBooking(tx, demo, booked)
    if (state !== 'next') await mark(tx, demo, [booking], [session], () => state === 'attended')
  }
  const past = sessions.filter(({ endsAt }) => endsAt < now)
  // About one absence in nine.
  await mark(tx, demo, term, past, (child, session) => (child * 4 + session * 5) % 9 !== 8)
}

async function insertBooking(tx: Db, demo: DemoBatch, booked: Booked): Promise<BookingRow> {
  const { batch, storeId } = demo
  const { child, kind, state, session, note = null, at } = booked
  const { id: childId, userId } = child
  const prices = {
    term: batch.price ?? demo.price,
    trial: batch.trialPrice,
    drop_in: batch.dropInPrice,
  }
  const [added] = await tx
    .insert(bookings)
    .values({
      batchId: batch.id,
      productId: batch.productId,
      sessionId: session?.id ?? null,
      kind,
      userId,
      childId,
      childName: child.name,
      childBornOn: child.bornOn,
      consentId: await addBookingConsent(tx, { userId, childId, storeId, givenAt: at }),
      state,
      stateSince: session && state !== 'confirmed' ? session.endsAt : at,
      holdUntil: state === 'requested' ? inDays(answerHours / 24) : null,
      partyId: randomUUID(),
      price: prices[kind],
      note,
      secretHash: createToken().tokenHash,
      requestKey: randomUUID(),
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!added) throw new Error('A demo booking was not added')
  await createSeatsRepository().addBookingEvents(tx, eventsOf(demo, added))
  return added
}

/** The events on the way to the state of a booking. */
function eventsOf({ batch, providerId }: DemoBatch, booking: BookingRow) {
  const parent: SeatActor = { actor: 'parent', actorId: booking.userId }
  const isRequest = batch.joining === 'request'
  const first = isRequest ? 'requested' : 'held'
  const steps: (readonly [BookingState, SeatActor])[] = [[first, parent]]
  if (booking.state !== 'requested')
    steps.push(['confirmed', isRequest ? { actor: 'member', actorId: providerId } : parent])
  if (booking.state === 'attended' || booking.state === 'no_show')
    steps.push([booking.state, system])
  return steps.map(([toState, actor], i) => ({
    bookingId: booking.id,
    fromState: steps[i - 1]?.[0] ?? null,
    toState,
    ...actor,
    at: i === 2 ? booking.stateSince : booking.createdAt,
  }))
}

async function mark(
  tx: Db,
  { providerId }: DemoBatch,
  booked: readonly BookingRow[],
  sessions: readonly SessionRow[],
  isPresent: (child: number, session: number) => boolean,
): Promise<void> {
  const marks = sessions.flatMap(({ id: sessionId, endsAt }, session) =>
    booked.map(({ id: bookingId }, child) => ({
      bookingId,
      sessionId,
      isPresent: isPresent(child, session),
      markedBy: providerId,
      at: endsAt,
    })),
  )
  if (marks.length > 0) await tx.insert(bookingAttendance).values(marks)
}
