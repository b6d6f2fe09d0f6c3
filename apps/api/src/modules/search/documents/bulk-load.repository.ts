import type { ClientBase, Pool } from 'pg'

/** Memory of PostgreSQL for building an index. */
const buildMemory = '384MB'

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

export interface DroppedIndex {
  readonly name: string
  readonly definition: string
}

/** The dropped indexes, those that take longest to build first. */
export async function listDroppedIndexes(client: ClientBase): Promise<DroppedIndex[]> {
  const { rows } = await client.query<DroppedIndex>(
    `select name, definition from search_index_dropped
     order by definition like '%USING gin%' desc, definition like '% WHERE %', name`,
  )
  return rows
}

/** Rebuilds an index, in a transaction of its own. */
export function restoreIndex(
  client: ClientBase,
  { name, definition }: DroppedIndex,
): Promise<void> {
  return inTransaction(client, async () => {
    await client.query(`set local maintenance_work_mem = '${buildMemory}'`)
    await client.query(definition.replace(/ INDEX /, ' INDEX IF NOT EXISTS '))
    await client.query('delete from search_index_dropped where name = $1', [name])
  })
}

/**
 * Assigns each document to a band by popularity, and stores where each band starts. Call it after a
 * large load and before `restoreIndexes`: moving a row is cheap while there are no indexes.
 */
export async function assignBands(client: ClientBase): Promise<void> {
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
export async function countTerms(client: ClientBase): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`set local work_mem = '256MB'`)
    await client.query('truncate search_term')
    await client.query(
      `insert into search_term
       select key, count(*) from search_document, unnest(keys) key group by key`,
    )
  })
}

/** The vacuuming of a table, which no transaction may contain. */
export const vacuum = (table: string) => async (client: ClientBase) => {
  await client.query(`vacuum analyze ${table}`)
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
