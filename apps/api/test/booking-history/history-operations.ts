import { randomUUID } from 'node:crypto'
import { bookingDetails } from '../bookings.ts'
import type {
  HistoryBatch,
  HistoryDatabase,
  HistoryParent,
  HistoryRecords,
} from './history-records.ts'

export interface HistoryRequest {
  readonly method: 'POST' | 'PUT'
  /** Below /api. */
  readonly path: string
  readonly token: string
  readonly body?: object
}

interface Chosen {
  readonly batch: HistoryBatch
  readonly parent: HistoryParent
  readonly random: () => number
  readonly database: HistoryDatabase
}

/** Null if there is nothing that it could be done to. */
type Operation = (chosen: Chosen) => HistoryRequest | null | Promise<HistoryRequest | null>

const pick = <Value>(values: readonly Value[], random: () => number): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

/** A random row and the user who owns it. */
async function anyRow({ database, batch, random }: Chosen, select: string) {
  const { rows } = await database.pool.query<{ id: number; public_id: string; user_id: number }>(
    `${select} order by 1`,
    [batch.id],
  )
  return rows.length === 0 ? null : pick(rows, random)
}
const bookingIn = (states: string) =>
  `select id, public_id, user_id from booking where batch_id = $1 and state in (${states})`
const entryIn = (states: string) =>
  `select id, public_id, user_id from waitlist_entry where batch_id = $1 and state in (${states})`

const book =
  (kind: 'term' | 'trial' | 'drop_in'): Operation =>
  ({ batch, parent, random }) => ({
    method: 'POST',
    path: `/batches/${batch.id}/bookings`,
    token: parent.token,
    body: {
      kind,
      ...(kind !== 'term' && { session_id: pick(batch.sessions, random) }),
      children: parent.children.slice(0, 1 + Math.floor(random() * parent.children.length)),
      any_of: random() < 0.3,
      details: bookingDetails(),
      request_key: randomUUID(),
    },
  })

/** On a booking in one of the states, by its parent. */
const onBooking =
  (states: string, action: string, body: object, parents: HistoryRecords['parents']): Operation =>
  async (chosen) => {
    const row = await anyRow(chosen, bookingIn(states))
    const token = parents.find(({ id }) => id === row?.user_id)?.token
    return row && token
      ? { method: 'POST', path: `/my-bookings/${row.public_id}/${action}`, token, body }
      : null
  }

const join: Operation = ({ batch, parent, random }) => ({
  method: 'POST',
  path: `/batches/${batch.id}/waitlist`,
  token: parent.token,
  body: {
    children: parent.children,
    any_of: random() < 0.3,
    details: bookingDetails(),
    request_key: randomUUID(),
  },
})

const onEntry =
  (
    states: string,
    parents: HistoryRecords['parents'],
    write: (chosen: Chosen, entry: number) => Promise<[string, HistoryRequest['method'], object?]>,
  ): Operation =>
  async (chosen) => {
    const row = await anyRow(chosen, entryIn(states))
    const token = parents.find(({ id }) => id === row?.user_id)?.token
    if (!row || !token) return null
    const [action, method, body] = await write(chosen, row.id)
    const path = `/my-waitlists/${row.public_id}${action}`
    return { method, path, token, ...(body && { body }) }
  }

const decide: Operation = async (chosen) => {
  const row = await anyRow(chosen, bookingIn(`'requested'`))
  if (!row) return null
  const decision = pick(['confirm', 'confirm', 'hold', 'decline'], chosen.random)
  const body = { decision, ...(decision === 'decline' && { reason: 'The group is full.' }) }
  return {
    method: 'POST',
    path: `/stores/bookings/${row.id}/decision`,
    token: chosen.batch.owner.token,
    body,
  }
}

const changeLine: Operation = async (chosen) => {
  const row = await anyRow(chosen, entryIn(`'waiting', 'offered'`))
  if (!row) return null
  const action = pick(['move_ahead', 'move_ahead', 'remove', 'withdraw_offer'], chosen.random)
  return {
    method: 'POST',
    path: `/stores/waitlist/${row.id}`,
    token: chosen.batch.owner.token,
    body: { action, reason: 'Her sister is in the batch.' },
  }
}

/** Raises or lowers the number of seats; some of these are refused. */
const changeSeats: Operation = async ({ batch, database, random }) => {
  const { rows } = await database.pool.query(
    `select name, days, starts_on::text, ends_on::text, to_char(start_time, 'HH24:MI') as start_time,
       to_char(end_time, 'HH24:MI') as end_time, taken_elsewhere, price from batch where id = $1`,
    [batch.id],
  )
  const why = random() < 0.5 ? { over_why: 'Two sisters share a bench.' } : {}
  const body = { ...rows[0], seats: 2 + Math.floor(random() * 6), ...why }
  return { method: 'PUT', path: `/stores/batches/${batch.id}`, token: batch.owner.token, body }
}

/** As if hours had passed in one batch: whatever it waits for is due. */
const passTime: Operation = async ({ batch, database, random }) => {
  const [bookings, offers] = [random() < 0.5, random() < 0.5]
  if (bookings)
    await database.pool.query(
      `update booking set hold_until = now() - interval '1 minute'
       where batch_id = $1 and state in ('held', 'requested')`,
      [batch.id],
    )
  await database.pool.query(
    `update waitlist_entry set not_before = now() - interval '1 minute', kept_since = kept_since - interval '2 days'
     where batch_id = $1 and state = 'waiting' and (not_before is not null or kept_since is not null)`,
    [batch.id],
  )
  if (offers)
    await database.pool.query(
      `update waitlist_offer set expires_at = now() - interval '1 minute' where state = 'open'
       and entry_id in (select id from waitlist_entry where batch_id = $1 and state = 'offered')`,
      [batch.id],
    )
  return null
}

/** Chooses the next step of a random history and prepares its request; null if it needs none. */
export function createHistory(
  database: HistoryDatabase,
  { batches, parents }: HistoryRecords,
  random: () => number,
) {
  const answer = onEntry(`'offered'`, parents, async ({ random: next }, entry) => {
    const { rows } = await database.pool.query<{ id: number }>(
      `select id from waitlist_offer where entry_id = $1 order by id desc limit 1`,
      [entry],
    )
    const how = pick(['accept', 'accept', 'accept', 'later', 'decline'], next)
    return ['/answer', 'POST', { offer_id: rows[0]?.id ?? 1, answer: how }]
  })
  const weights: readonly (readonly [number, Operation])[] = [
    [20, book('term')],
    [6, book('trial')],
    [5, book('drop_in')],
    [12, onBooking(`'held'`, 'confirm', { details: bookingDetails() }, parents)],
    [10, onBooking(`'held', 'confirmed', 'requested'`, 'cancel', { party: false }, parents)],
    [2, onBooking(`'confirmed'`, 'cancel', { party: true }, parents)],
    [16, join],
    [10, answer],
    [2, onEntry(`'waiting', 'offered'`, parents, async () => ['/leave', 'POST'])],
    [
      3,
      onEntry(`'waiting', 'offered'`, parents, async ({ random: next }) => [
        '',
        'PUT',
        { any_of: next() < 0.5 },
      ]),
    ],
    [5, decide],
    [3, changeLine],
    [3, changeSeats],
    [3, passTime],
  ]
  const operations = weights.flatMap(([weight, operation]) =>
    Array.from({ length: weight }, () => operation),
  )
  return (): Promise<HistoryRequest | null> =>
    Promise.resolve(
      pick(
        operations,
        random,
      )({
        batch: pick(batches, random),
        parent: pick(parents, random),
        random,
        database,
      }),
    )
}
