import type { ClientBase, Pool } from 'pg'
import { copyColumns } from './copy-line.ts'

/** The statement that takes lines of `copyLine`. */
export const copyDocuments = `copy search_document (${copyColumns}) from stdin`

/** Memory for building indexes, in PostgreSQL and not in our process. */
const buildMemory = '384MB'

/** Key of the advisory lock that whoever has put indexes aside holds. */
export const indexesAsideLock = 7_265_434

/** Rows in each of the bands but the last. */
const bandSizes = [3_000, 30_000, 120_000] as const

/**
 * Puts the indexes of search and lists aside before a large load (from about 100,000 rows); loading
 * with them takes several times as long. Unique indexes and primary keys stay. What is put aside is
 * written down, so that `restoreIndexes` finds it even after a crash. In a transaction of its own.
 */
export async function putIndexesAside(client: ClientBase | Pool): Promise<void> {
  await client.query(`
    do $$
    declare aside record;
    begin
      for aside in
        select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
        from pg_index i join pg_class c on c.oid = i.indexrelid
        where not i.indisunique
          and i.indrelid in ('search_document'::regclass, 'school'::regclass)
      loop
        insert into search_index_dropped values (aside.name, aside.definition)
          on conflict (name) do update set definition = excluded.definition;
        execute format('drop index %I', aside.name);
      end loop;
    end $$`)
}

/** Whether a load has put indexes aside and not restored them. */
export async function areIndexesAside(client: ClientBase | Pool): Promise<boolean> {
  const { rows } = await client.query<{ aside: boolean }>(
    'select exists (select from search_index_dropped) as aside',
  )
  return rows[0]?.aside ?? false
}

interface IndexAside {
  readonly name: string
  readonly definition: string
}

/** The indexes that were put aside, those that take longest to build first. */
async function listIndexesAside(client: ClientBase): Promise<IndexAside[]> {
  const { rows } = await client.query<IndexAside>(
    `select name, definition from search_index_dropped
     order by definition like '%USING gin%' desc, definition like '% WHERE %', name`,
  )
  return rows
}

function restoreIndex(client: ClientBase, { name, definition }: IndexAside): Promise<void> {
  return inTransaction(client, async () => {
    await client.query(`set local maintenance_work_mem = '${buildMemory}'`)
    await client.query(definition.replace(/ INDEX /, ' INDEX IF NOT EXISTS '))
    await client.query('delete from search_index_dropped where name = $1', [name])
  })
}

/** Builds the indexes that were put aside, one after the other; each commits by itself. */
export async function restoreIndexes(client: ClientBase): Promise<void> {
  for (const index of await listIndexesAside(client)) await restoreIndex(client, index)
}

/**
 * Puts each document in its band by popularity, and notes where each band begins. Call it after a
 * large load and before `restoreIndexes`: moving a row is cheap while there are no indexes.
 */
async function assignBands(client: ClientBase): Promise<void> {
  const [hot, warm, mild] = bandSizes
  await inTransaction(client, async () => {
    await client.query(`set local work_mem = '128MB'`)
    await client.query(
      `with placed as (
         select kind, ref_id, case when place <= $1 then 0 when place <= $2 then 1 else 2 end as band
         from (select kind, ref_id, row_number() over (order by popularity desc, kind desc, ref_id) place
               from search_document order by popularity desc, kind desc, ref_id limit $3) top
       )
       update search_document d set band = coalesce(p.band, 3)
       from search_document e left join placed p on p.kind = e.kind and p.ref_id = e.ref_id
       where d.kind = e.kind and d.ref_id = e.ref_id and e.band <> coalesce(p.band, 3)`,
      [hot, hot + warm, hot + warm + mild],
    )
    await client.query('delete from search_band')
    await client.query(
      `insert into search_band
       select band, case when count(*) < ($1::int[])[band + 1] then 0 else min(popularity) end
       from search_document where band < 3 group by band`,
      [[...bandSizes]],
    )
  })
}

/** Counts in how many documents each key occurs. Call it after a large load. */
async function countTerms(client: ClientBase): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`set local work_mem = '256MB'`)
    await client.query('truncate search_term')
    await client.query(
      `insert into search_term
       select key, count(*) from search_document, unnest(keys) key group by key`,
    )
  })
}

/** Connections that build at once: more would only share the same processors and memory. */
const builders = 2

/** Everything a large load ends with. Vacuuming takes its time: no statement timeout may be set. */
export async function finishBulkLoad(pool: Pool): Promise<void> {
  await rebuildSearch(pool)
  await workOff(pool, [vacuum('search_document'), vacuum('school'), vacuum('search_term')])
}

/** Bands, indexes and counts, on two connections at once. */
export async function rebuildSearch(pool: Pool): Promise<void> {
  const indexes = await withClient(pool, async (client) => {
    await assignBands(client)
    return listIndexesAside(client)
  })
  const [first, ...others] = indexes.map(
    (index) => (client: ClientBase) => restoreIndex(client, index),
  )
  await workOff(pool, [...(first ? [first] : []), countTerms, ...others])
}

const vacuum = (table: string) => async (client: ClientBase) => {
  await client.query(`vacuum analyze ${table}`)
}

/** Does all work, in its order as far as connections are free. */
async function workOff(
  pool: Pool,
  work: readonly ((client: ClientBase) => Promise<void>)[],
): Promise<void> {
  const left = work.values()
  const build = () =>
    withClient(pool, async (client) => {
      for (const task of left) await task(client)
    })
  await Promise.all(Array.from({ length: builders }, build))
}

async function withClient<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    // The server's connections give up sooner than an index of a million rows is built.
    await client.query('set local statement_timeout = 0')
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
