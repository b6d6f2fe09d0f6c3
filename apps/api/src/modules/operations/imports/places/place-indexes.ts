import type pg from 'pg'
import { restoreIndexes } from '../../../search/documents/bulk-load.ts'

/**
 * Drops the key indexes of places before a large load. They are recorded with those of search, so
 * that the next start or import restores them after a killed load.
 */
export async function dropPlaceIndexes(pool: pg.Pool): Promise<void> {
  await pool.query(`
    do $$
    declare aside record;
    begin
      for aside in
        select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
        from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indrelid = 'place'::regclass and c.relname like 'place_keys_%'
      loop
        insert into search_index_dropped values (aside.name, aside.definition)
          on conflict (name) do update set definition = excluded.definition;
        execute format('drop index %I', aside.name);
      end loop;
    end $$`)
}

export async function restorePlaceIndexes(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await restoreIndexes(client)
    await client.query('vacuum analyze place')
  } finally {
    client.release()
  }
}
