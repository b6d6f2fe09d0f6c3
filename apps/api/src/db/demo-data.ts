import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { schools, seedRuns } from './schema/index.ts'

/** Key of the advisory lock that lets one process at a time fill the database. */
const fillingLock = 7_265_433

export interface Filling {
  /** The folder that holds the folder `media`. */
  readonly dataDir: string
  onNotice(sentence: string): void
}

type Seed = (database: Database, options: { dataDir: string }) => Promise<void>

/** Loaded when it is needed, which is once in the life of a database. */
const seedLazily: Seed = async (database, options) => {
  const { seedDemo } = await import('../../seed/seed-demo.ts')
  await seedDemo(database, options)
}

/**
 * Fills an empty database with demo data, once: a mark stays, so that a person who deletes them is
 * not given them again. However many processes start at once, one fills and the others wait.
 */
export async function fillWithDemoData(
  database: Database,
  { dataDir, onNotice }: Filling,
  seed: Seed = seedLazily,
): Promise<void> {
  if (!(await isEmpty(database))) return
  await database.db.transaction(async (tx) => {
    // Held by this transaction while the seed works in one of its own.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${fillingLock})`)
    if (!(await isEmpty(database))) return
    onNotice('Filling the empty database with demo data: once, and for some seconds.')
    await seed(database, { dataDir })
    await tx.insert(seedRuns).values({})
  })
}

/** Whether no school is there, and none ever was put there by this product. */
async function isEmpty({ db }: Database): Promise<boolean> {
  const [filled] = await db.select({ one: sql`1` }).from(seedRuns).limit(1)
  if (filled) return false
  const [school] = await db.select({ one: sql`1` }).from(schools).limit(1)
  return school === undefined
}
