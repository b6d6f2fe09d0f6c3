import { expect, it } from 'vitest'
import { addRow, dayFromNow } from '../../../../test/bookings.ts'
import { createTestDatabase } from '../../../../test/database.ts'
import { randomFrom } from '../../../../test/random.ts'
import { addDays } from '../../platform/dates/days.ts'
import { createSessionMakerRepository } from './session-maker.repository.ts'

const stores = 5
const batchesOfStore = 100
const daysAhead = 84
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const today = dayFromNow(0)

const random = randomFrom(20_261_127)
const below = (count: number) => Math.floor(random() * count)

interface Timetable {
  readonly name: string
  readonly days: readonly string[]
  readonly starts_on: string
  readonly ends_on: string | null
  readonly start_time: string
}

function randomTimetable(name: string): Timetable {
  const days = weekdays.filter(() => below(3) === 0)
  const startsOn = addDays(today, below(100) - 40)
  return {
    name,
    days: days.length > 0 ? days : ['Wed'],
    starts_on: startsOn,
    ends_on: below(5) === 0 ? null : addDays(startsOn, below(150)),
    start_time: `${String(below(23)).padStart(2, '0')}:${below(2) === 0 ? '00' : '30'}`,
  }
}

/** When a batch meets, counted day by day. */
function startsOf(timetable: Timetable, closed: ReadonlySet<string>): string[] {
  const { days, starts_on: startsOn, ends_on: endsOn, start_time: time } = timetable
  if (endsOn !== null && endsOn < today) return []
  const [, later = today] = [startsOn, today].toSorted()
  const last = endsOn ?? addDays(later, daysAhead)
  const starts: string[] = []
  for (let day = endsOn === null ? later : startsOn; day <= last; day = addDays(day, 1))
    if (days.includes(weekdays[new Date(day).getUTCDay()] ?? '') && !closed.has(day))
      starts.push(new Date(`${day}T${time}+05:30`).toISOString())
  return starts
}

it('500 batches with holidays meet on the days that a count day by day gives, at the time in India', async () => {
  const database = await createTestDatabase()
  const expected: string[] = []
  for (let store = 0; store < stores; store += 1) {
    const storeId = await addRow(database, 'store', { brand_name: `Store ${store}` })
    const productId = await addRow(database, 'product', {
      store_id: storeId,
      name: 'Olympiad',
      slug: `olympiad-${700_000 + store}`,
      kind: 'tuition',
      mode: 'centre',
      price_unit: 'month',
    })
    const closed = new Set(Array.from({ length: 12 }, () => addDays(today, below(160) - 40)))
    await database.pool.query(
      `insert into holiday (store_id, on_day, name) select $1, unnest($2::date[]), 'Holiday'`,
      [storeId, [...closed]],
    )
    const timetables = Array.from({ length: batchesOfStore }, (_, n) =>
      randomTimetable(`${store}-${n}`),
    )
    await database.pool.query(
      `insert into batch (product_id, name, days, starts_on, ends_on, start_time, end_time, seats)
       select $1, name, days, starts_on, ends_on, start_time, '23:59', 10
       from jsonb_to_recordset($2::jsonb)
         b(name text, days text[], starts_on date, ends_on date, start_time time)`,
      [productId, JSON.stringify(timetables)],
    )
    for (const timetable of timetables)
      expected.push(...startsOf(timetable, closed).map((start) => `${timetable.name} ${start}`))
  }
  const maker = createSessionMakerRepository(database.db)
  expect(await maker.make(null)).toBe(expected.length)
  const { rows } = await database.pool.query<{ name: string; starts_at: Date }>(
    `select b.name, s.starts_at from batch_session s join batch b on b.id = s.batch_id
     order by b.id, s.starts_at`,
  )
  expect(rows.map((row) => `${row.name} ${row.starts_at.toISOString()}`)).toEqual(expected)
  expect(await maker.make(null)).toBe(0)
})
