import { createDatabase, type Database } from '../../apps/api/src/db/connect.ts'
import { migrateDatabase } from '../../apps/api/src/db/migrate.ts'
import { measureFeed } from './bookings/feed.ts'
import { measureHistory } from './bookings/history.ts'
import { measureLastSeat } from './bookings/last-seat.ts'
import { measureOrder } from './bookings/order.ts'
import { measureRate } from './bookings/rate.ts'
import { measureWaitlist } from './bookings/waitlist.ts'
import { measureWeek } from './bookings/week.ts'
import { freshDatabase } from './lib/fresh-database.ts'
import type { Bench, Measure } from './lib/measure.ts'

const fewOperations = 2_000

type Report = (measure: Measure) => void
type Part = (
  database: Database,
  url: string,
  args: readonly string[],
  report: Report,
) => Promise<void>

const parts: Readonly<Record<string, Part>> = {
  'last-seat': (database, url, _, report) => measureLastSeat(database, url, report),
  rate: (database, url, _, report) => measureRate(database, url, report),
  waitlist: (database, _url, _args, report) => measureWaitlist(database, report),
  order: (database, _url, _args, report) => measureOrder(database, report),
  feed: (database, url, _, report) => measureFeed(database, url, report),
  week: (database, url, _, report) => measureWeek(database, url, report),
  history: (database, url, args, report) =>
    measureHistory(
      database,
      url,
      {
        operations: numberAfter(args, '--operations') ?? fewOperations,
        seed: numberAfter(args, '--seed') ?? Math.floor(Math.random() * 1_000_000_000),
      },
      report,
    ),
}

export const bench: Bench = {
  usage:
    '[PART …] [--operations N] [--seed N] [postgres://SERVER]  the last seat, bookings at 100/s, a waitlist of 1,000 and the order of 1,000 others, a calendar, weeks in a browser, and a random history with killed processes',
  async run(args, report) {
    const chosen = Object.keys(parts).filter((name) => args.includes(name))
    for (const name of chosen.length > 0 ? chosen : Object.keys(parts))
      await onFreshDatabase(args, (database, url) =>
        Promise.resolve(parts[name]?.(database, url, args, report)),
      )
  },
}

/** The number after an option. Throws if it is not a positive whole number. */
function numberAfter(args: readonly string[], option: string): number | undefined {
  const at = args.indexOf(option)
  if (at < 0) return undefined
  const value = Number(args[at + 1])
  if (!Number.isSafeInteger(value) || value <= 0)
    throw new Error(`${option} needs a positive whole number.`)
  return value
}

async function onFreshDatabase(
  args: readonly string[],
  work: (database: Database, url: string) => Promise<void>,
): Promise<void> {
  const fresh = await freshDatabase(args)
  try {
    await migrateDatabase(fresh.url)
    const database = createDatabase({ connectionString: fresh.url, max: 6 })
    try {
      await work(database, fresh.url)
    } finally {
      await database.close()
    }
  } finally {
    await fresh.drop()
  }
}
