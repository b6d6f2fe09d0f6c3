import type pg from 'pg'
import { restoreIndexes } from '../../../search/documents/bulk-load.ts'

/**
 * Puts the key indexes of places aside before a large load. They are noted where search notes its
 * own, so that a killed load is repaired by the next start or the next import.
 */
export async function putPlaceIndexesAside(pool: pg.Pool): Promise<void> {
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
