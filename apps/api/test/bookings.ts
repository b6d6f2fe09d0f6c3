import { randomUUID } from 'node:crypto'
import { bookingNotice } from '../src/modules/accounts/consents/booking-notice.ts'
import { createConsentsService } from '../src/modules/accounts/consents/consents.service.ts'
import { dayMs, hourMs, minuteMs } from '../src/modules/platform/dates/durations.ts'
import type { TestDatabase } from './database.ts'
import { addSignedIn, type SignedIn } from './users.ts'

type Database = Pick<TestDatabase, 'db' | 'pool'>
type Values = Readonly<Record<string, unknown>>

let count = 0

/** Adds a row with these columns and returns its id. */
export async function addRow({ pool }: Database, table: string, values: Values): Promise<number> {
  const names = Object.keys(values)
  const { rows } = await pool.query(
    `insert into ${table} (${names.join(', ')})
     values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
    Object.values(values),
  )
  return rows[0].id
}

/** The day in India `days` days from now, yyyy-mm-dd. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * dayMs + 330 * minuteMs).toISOString().slice(0, 10)

/** A batch of a store with an owner, which meets every day for four weeks from the day after tomorrow. */
export async function addBatch(
  database: Database,
  values: Values = {},
  ownerId?: number,
): Promise<{
  owner: SignedIn | null
  storeId: number
  productId: number
  batchId: number
  slug: string
}> {
  count += 1
  const owner = ownerId === undefined ? await addSignedIn(database) : null
  const storeId = await addRow(database, 'store', {
    brand_name: 'Ganit Classes',
    owner_id: ownerId ?? owner?.id,
  })
  const slug = `olympiad-${randomUUID().slice(0, 8)}-${400_000 + count}`
  const productId = await addRow(database, 'product', {
    store_id: storeId,
    name: 'Olympiad',
    slug,
    kind: 'tuition',
    mode: 'centre',
    price: 900,
    price_unit: 'month',
  })
  const batchId = await addRow(database, 'batch', {
    product_id: productId,
    name: 'Evening',
    days: '{Mon,Tue,Wed,Thu,Fri,Sat,Sun}',
    starts_on: dayFromNow(2),
    ends_on: dayFromNow(29),
    start_time: '17:00',
    end_time: '18:00',
    seats: 10,
    ...values,
  })
  return { owner, storeId, productId, batchId, slug }
}

/** Adds a session of an hour to a batch, `days` days from now. */
export const addSession = (
  database: Database,
  batchId: number,
  days: number,
  values: Values = {},
) => {
  const start = new Date(`${dayFromNow(days)}T17:00:00+05:30`)
  count += 1
  return addRow(database, 'batch_session', {
    batch_id: batchId,
    n: count,
    planned_on: dayFromNow(days),
    starts_at: start,
    ends_at: new Date(start.getTime() + hourMs),
    ...values,
  })
}

/** A parent with children of these names, born in 2016. */
export async function addParent(database: Database, ...names: string[]) {
  const parent = await addSignedIn(database)
  const children: number[] = []
  for (const name of names)
    children.push(
      await addRow(database, 'child', { user_id: parent.id, name, born_on: '2016-07-28' }),
    )
  return { ...parent, children }
}

/** A booking of a child of the user. */
export async function addBooking(
  database: Database,
  { batchId, userId, ...values }: { batchId: number; userId: number } & Values,
): Promise<{ id: number; publicId: string }> {
  count += 1
  const { rows } = await database.pool.query('select product_id from batch where id = $1', [
    batchId,
  ])
  const publicId = randomUUID()
  const id = await addRow(database, 'booking', {
    batch_id: batchId,
    product_id: rows[0].product_id,
    kind: 'term',
    user_id: userId,
    child_name: 'Anika',
    state: 'confirmed',
    party_id: randomUUID(),
    secret_hash: Buffer.from(`${count} ${publicId}`),
    request_key: randomUUID(),
    public_id: publicId,
    ...values,
  })
  return { id, publicId }
}

/** Adds the permission of a parent who booked; at all hours, unless it says otherwise. */
export const addBookingConsent = (
  database: Database,
  userId: number,
  consent: Partial<Parameters<ReturnType<typeof createConsentsService>['add']>[1]> = {},
): Promise<string> =>
  createConsentsService().add(database.db, {
    userId,
    childId: null,
    recipient: null,
    declared: 'parent',
    notice: bookingNotice,
    channels: ['email', 'phone'],
    days: [1, 2, 3, 4, 5, 6, 7],
    fromMinute: 0,
    toMinute: 1440,
    expiresAt: new Date(Date.now() + 60 * dayMs),
    ...consent,
  })

/** A family of a waitlist. */
export async function addEntry(
  database: Database,
  { batchId, userId, ...values }: { batchId: number; userId: number } & Values,
): Promise<{ id: number; publicId: string }> {
  count += 1
  const publicId = randomUUID()
  const id = await addRow(database, 'waitlist_entry', {
    batch_id: batchId,
    user_id: userId,
    party: '{1}',
    public_id: publicId,
    secret_hash: Buffer.from(`entry ${count} ${publicId}`),
    request_key: randomUUID(),
    ...values,
  })
  return { id, publicId }
}

/** The details of a booking to which a parent agrees. */
export const bookingDetails = () => ({
  is_parent: true,
  note: 'Sits in front',
  consent: {
    notice_version: bookingNotice.version,
    channels: ['email'],
    days: [1, 2, 3, 4, 5],
    from: '09:00',
    to: '20:00',
    expires_on: dayFromNow(60),
  },
})

/** Somebody who works for a store. */
export async function addStoreMember(
  database: Database,
  storeId: number,
  role: 'manager' | 'counsellor' | 'viewer',
): Promise<SignedIn> {
  const member = await addSignedIn(database)
  await addRow(database, 'listing_member', { store_id: storeId, user_id: member.id, role })
  return member
}
