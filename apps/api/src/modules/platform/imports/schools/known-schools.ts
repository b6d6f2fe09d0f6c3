import type pg from 'pg'

export interface SchoolKey {
  readonly source: string
  readonly sourceId: string
}

export interface KnownSchool {
  readonly id: number
  readonly slug: string
  /** Hash of the row as it was brought in; null for a row that no import has made. */
  readonly hash: number | null
}

/** One text for a key, for maps. */
export const keyText = ({ source, sourceId }: SchoolKey) => `${source}\n${sourceId}`

/** The schools of the given keys that are in the database, by `keyText`: one query for all. */
export async function findSchools(
  pool: pg.Pool,
  keys: readonly SchoolKey[],
): Promise<ReadonlyMap<string, KnownSchool>> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // While a table grows a hundredfold its statistics lag behind: the index is always right here.
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

/** New ids, each given to nobody else. */
export async function takeSchoolIds(pool: pg.Pool, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await pool.query<{ ids: number[] }>(
    `select array_agg(nextval('school_id_seq')::integer) as ids from generate_series(1, $1)`,
    [count],
  )
  return rows[0]?.ids ?? []
}

/** Those of the slugs that a school has. */
export async function findTakenSlugs(pool: pg.Pool, slugs: readonly string[]) {
  if (slugs.length === 0) return new Set<string>()
  const { rows } = await pool.query<{ slug: string }>(
    'select slug from unnest($1::text[]) as s (slug) where exists (select from school where school.slug = s.slug)',
    [slugs],
  )
  return new Set(rows.map((row) => row.slug))
}
