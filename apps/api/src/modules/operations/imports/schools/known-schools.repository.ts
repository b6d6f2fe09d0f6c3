import type pg from 'pg'

export interface SchoolKey {
  readonly source: string
  readonly sourceId: string
}

export interface KnownSchool {
  readonly id: number
  readonly slug: string
  /** Hash of the imported row; null for a school that was not imported. */
  readonly hash: number | null
}

/** A key as one string, for maps. */
export const keyText = ({ source, sourceId }: SchoolKey) => `${source}\n${sourceId}`

/** The existing schools with these keys, by `keyText`, in one query. */
export async function findSchools(
  pool: pg.Pool,
  keys: readonly SchoolKey[],
): Promise<ReadonlyMap<string, KnownSchool>> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // While a table grows a hundredfold, its statistics are outdated: the index is always right
    // here.
    await client.query('set local enable_seqscan = off')
    await client.query('set local enable_hashjoin = off')
    await client.query('set local enable_mergejoin = off')
    const { rows } = await client.query<SchoolKey & KnownSchool & { hash: string | null }>(
      `select s.id, s.slug, s.source, s.source_id as "sourceId", s.source_hash as hash
       from unnest($1::text[], $2::text[]) as k (source, source_id)
       join school s on s.source = k.source and s.source_id = k.source_id`,
      [keys.map((key) => key.source), keys.map((key) => key.sourceId)],
    )
    await client.query('commit')
    return new Map(rows.map(known))
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

function known(row: SchoolKey & { id: number; slug: string; hash: string | null }) {
  const hash = row.hash === null ? null : Number(row.hash)
  return [keyText(row), { id: row.id, slug: row.slug, hash }] as const
}

/** Reserves ids. */
export async function takeSchoolIds(pool: pg.Pool, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await pool.query<{ ids: number[] }>(
    `select array_agg(nextval('school_id_seq')::integer) as ids from generate_series(1, $1)`,
    [count],
  )
  return rows[0]?.ids ?? []
}

/** Returns the slugs that schools have already. */
export async function findTakenSlugs(pool: pg.Pool, slugs: readonly string[]) {
  if (slugs.length === 0) return new Set<string>()
  const { rows } = await pool.query<{ slug: string }>(
    'select slug from unnest($1::text[]) as s (slug) where exists (select from school where school.slug = s.slug)',
    [slugs],
  )
  return new Set(rows.map((row) => row.slug))
}
