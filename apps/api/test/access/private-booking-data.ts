import { addBatch, addBooking, addEntry, addRow, addSession, dayFromNow } from '../bookings.ts'
import type { AccessFixture } from './access-fixture.ts'

/** Private texts of bookings that belong to the family only. */
export const privateBookingTexts = {
  child: 'Zebra Child-5701',
  note: 'zebra-note-5702',
  waiting: 'zebra-waiting-5703',
  viewer: 'Zebra Viewer-5704',
}

/** A booking and a place in line of the user, and their work on those of others. */
export async function addPrivateBookingData(
  { database }: AccessFixture,
  userId: number,
): Promise<void> {
  const { batchId, storeId } = await addBatch(database)
  const sessionId = await addSession(database, batchId, 5)
  const own = { batchId, userId }
  const { id } = await addBooking(database, {
    ...own,
    child_name: privateBookingTexts.child,
    note: privateBookingTexts.note,
  })
  const actor = { actor: 'parent', actor_id: userId }
  await addRow(database, 'booking_event', { booking_id: id, to_state: 'confirmed', ...actor })
  await database.pool.query(
    `insert into booking_attendance (booking_id, session_id, is_present, marked_by)
     values ($1, $2, true, $3)`,
    [id, sessionId, userId],
  )
  await addRow(database, 'contact_reveal', {
    booking_id: id,
    field: 'phone',
    viewer_id: userId,
    viewer_name: privateBookingTexts.viewer,
  })
  const entry = await addEntry(database, { ...own, note: privateBookingTexts.waiting })
  await addRow(database, 'waitlist_event', { entry_id: entry.id, to_state: 'waiting', ...actor })
  await addRow(database, 'calendar_feed', {
    user_id: userId,
    token_hash: Buffer.from(`feed ${userId}`),
  })
  await addRow(database, 'holiday', {
    store_id: storeId,
    on_day: dayFromNow(9),
    name: 'Diwali',
    created_by: userId,
  })
}
