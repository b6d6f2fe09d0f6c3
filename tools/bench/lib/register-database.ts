import { createDatabase, type Database } from '../../../apps/api/src/db/connect.ts'
import { refreshStaleAreas } from '../../../apps/api/src/modules/catalogue/areas/refresh-areas.repository.ts'

/** A school of the register to search for. */
export interface SampledSchool {
  readonly id: number
  readonly norm: string
  readonly city: string | null
  /** Number of schools with this normalised name. */
  readonly sharing: number
}

const fewest = 100_000

const howTo = `This bench needs a database with a register of schools in it. To make one:
  createdb bench
  DATABASE_URL=postgres://…/bench pnpm import:schools schools-register.csv.gz
and then give its address: pnpm bench <name> postgres://…/bench (or set DATABASE_URL).`

/** Opens the database in the arguments or in DATABASE_URL; explains how to fill an empty one. */
export async function openRegister(
  args: readonly string[],
): Promise<{ database: Database; url: string }> {
  const url = args.find((arg) => /^postgres(ql)?:/.test(arg)) ?? process.env.DATABASE_URL
  if (!url) throw new Error(howTo)
  const database = createDatabase({ connectionString: url, max: 8 })
  const schools = await countSchools(database).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  if (schools >= fewest) {
    // A server would count the areas after an import while it is measured.
    await refreshStaleAreas(database.db)
    return { database, url }
  }
  await database.close()
  throw new Error(`There are ${schools} schools.\n${howTo}`)
}

async function countSchools({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ there: string | null }>(
    `select to_regclass('search_document')::text as there`,
  )
  if (!rows[0]?.there) return 0
  const counted = await pool.query<{ schools: number }>(
    `select count(*)::integer schools from search_document where kind = 'school'`,
  )
  return counted.rows[0]?.schools ?? 0
}

/** Random schools, the same for the same seed and register. */
export async function sampleSchools(
  { pool }: Database,
  count: number,
  seed: number,
): Promise<SampledSchool[]> {
  const { rows } = await pool.query<SampledSchool>(
    `select s.id, d.norm, nullif(trim(s.city), '') city,
       (select count(*)::integer from search_document o where o.norm = d.norm and o.kind = 'school') sharing
     from (select ref_id, norm from search_document where kind = 'school' and length(norm) >= 3
       order by hashint4(ref_id # $2) limit $1) d
     join school s on s.id = d.ref_id order by hashint4(s.id # $2)`,
    [count, seed],
  )
  return rows
}
