import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { schools, seedRuns } from './schema/index.ts'

/** Key of the advisory lock that lets one process at a time load seed data. */
const seedLock = 7_265_433

export interface SeedOptions {
  /** The folder that contains the folder `media`. */
  readonly dataDir: string
  onMessage(message: string): void
}

type Seed = (database: Database, options: { dataDir: string }) => Promise<void>

/** Imported only when needed, which is once per database. */
const seedLazily: Seed = async (database, options) => {
  const { seedDemo } = await import('../../seed/seed-demo.ts')
  await seedDemo(database, options)
}

/**
 * Loads seed data into an empty database, once: `seed_run` remembers it, so that deleted seed data
 * does not come back. If several processes start at once, one loads it and the others wait.
 */
export async function seedEmptyDatabase(
  database: Database,
  { dataDir, onMessage }: SeedOptions,
  seed: Seed = seedLazily,
): Promise<void> {
  if (!(await isEmpty(database))) return
  await database.db.transaction(async (tx) => {
    // Held by this transaction while the seed runs in its own.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (!(await isEmpty(database))) return
    onMessage(
      'Loading seed data into the empty database. This takes a few seconds and happens once.',
    )
    await seed(database, { dataDir })
    await tx.insert(seedRuns).values({})
  })
}

/** Whether there is no school, and seed data was never loaded. */
async function isEmpty({ db }: Database): Promise<boolean> {
  const [seedRun] = await db.select({ one: sql`1` }).from(seedRuns).limit(1)
  if (seedRun) return false
  const [school] = await db.select({ one: sql`1` }).from(schools).limit(1)
  return school === undefined
}
