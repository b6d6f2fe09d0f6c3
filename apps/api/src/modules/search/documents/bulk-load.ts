import type { ClientBase, Pool } from 'pg'
import { copyColumns } from './copy-line.ts'

/** The statement that loads lines of `copyLine`. */
export const copyDocuments = `copy search_document (${copyColumns}) from stdin`

/** Memory of PostgreSQL for building an index. */
const buildMemory = '384MB'

/** Key of the advisory lock that a process holds while it drops and rebuilds indexes. */
export const indexRebuildLock = 7_265_434

/** Rows in each band except the last. */
const bandSizes = [3_000, 30_000, 120_000] as const

/**
 * Drops the indexes of search and lists before a large load (from about 100,000 rows), which takes
 * several times as long with them. Unique indexes and primary keys stay. The definitions are
 * stored, so that `restoreIndexes` works even after a crash. Runs in its own transaction.
 */
export async function dropIndexes(client: ClientBase | Pool): Promise<void> {
  await client.query(`
    do $$
    declare dropped record;
    begin
      for dropped in
        select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
        from pg_index i join pg_class c on c.oid = i.indexrelid
        where not i.indisunique
          and i.indrelid in ('search_document'::regclass, 'school'::regclass)
      loop
        insert into search_index_dropped values (dropped.name, dropped.definition)
          on conflict (name) do update set definition = excluded.definition;
        execute format('drop index %I', dropped.name);
      end loop;
    end $$`)
}

/** Whether a load has dropped indexes that are not restored yet. */
export async function hasDroppedIndexes(client: ClientBase | Pool): Promise<boolean> {
  const { rows } = await client.query<{ dropped: boolean }>(
    'select exists (select from search_index_dropped) as dropped',
  )
  return rows[0]?.dropped ?? false
}

interface DroppedIndex {
  readonly name: string
  readonly definition: string
}

/** The dropped indexes, those that take longest to build first. */
async function listDroppedIndexes(client: ClientBase): Promise<DroppedIndex[]> {
  const { rows } = await client.query<DroppedIndex>(
    `select name, definition from search_index_dropped
     order by definition like '%USING gin%' desc, definition like '% WHERE %', name`,
  )
  return rows
}

function restoreIndex(client: ClientBase, { name, definition }: DroppedIndex): Promise<void> {
  return inTransaction(client, async () => {
    await client.query(`set local maintenance_work_mem = '${buildMemory}'`)
    await client.query(definition.replace(/ INDEX /, ' INDEX IF NOT EXISTS '))
    await client.query('delete from search_index_dropped where name = $1', [name])
  })
}

/** Rebuilds the dropped indexes one after the other; each commits separately. */
export async function restoreIndexes(client: ClientBase): Promise<void> {
  for (const index of await listDroppedIndexes(client)) await restoreIndex(client, index)
}

/**
 * Assigns each document to a band by popularity, and stores where each band starts. Call it after a
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

/** Counts the documents of each key. Call it after a large load. */
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

/** Connections that build at the same time. More would only share the same processors and memory. */
const builders = 2

/** Completes a large load. Vacuuming takes long, so no statement timeout may be set. */
export async function finishBulkLoad(pool: Pool): Promise<void> {
  await rebuildSearch(pool)
  await runConcurrently(pool, [vacuum('search_document'), vacuum('school'), vacuum('search_term')])
}

/** Rebuilds bands, indexes and counts on two connections. */
export async function rebuildSearch(pool: Pool): Promise<void> {
  const indexes = await withClient(pool, async (client) => {
    await assignBands(client)
    return listDroppedIndexes(client)
  })
  const [first, ...others] = indexes.map(
    (index) => (client: ClientBase) => restoreIndex(client, index),
  )
  await runConcurrently(pool, [...(first ? [first] : []), countTerms, ...others])
}

const vacuum = (table: string) => async (client: ClientBase) => {
  await client.query(`vacuum analyze ${table}`)
}

/** Runs all tasks in order, on as many connections as `builders`. */
async function runConcurrently(
  pool: Pool,
  work: readonly ((client: ClientBase) => Promise<void>)[],
): Promise<void> {
  const remaining = work.values()
  const build = () =>
    withClient(pool, async (client) => {
      for (const task of remaining) await task(client)
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
    // The default statement timeout of the server is shorter than the build of a large index.
    await client.query('set local statement_timeout = 0')
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
