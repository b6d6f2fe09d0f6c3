import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { integerArray } from '../../../db/integer-array.ts'
import type { DocumentRow } from './document-row.ts'
import type { DocumentKind } from './keys.ts'
import { publicDocuments } from './public-entities.repository.ts'

/** Documents per statement, to keep statements small and locks short. */
const batchSize = 1_000

/**
 * Updates the search documents of the given entities. Call it in the transaction that changes them,
 * after the change: public entities are searchable as soon as it commits, and hidden or removed
 * ones are no longer found. Uses a few statements, however many ids there are.
 */
export async function writeDocuments(
  tx: Db,
  kind: DocumentKind,
  ids: readonly number[],
): Promise<void> {
  const distinct = [...new Set(ids)].sort((a, b) => a - b)
  for (let from = 0; from < distinct.length; from += batchSize) {
    const batch = distinct.slice(from, from + batchSize)
    const rows = await publicDocuments[kind](tx, batch)
    await removeOthers(tx, kind, batch, rows)
    if (rows.length === 0) continue
    await upsert(tx, rows)
    await learnTerms(tx, rows)
  }
}

async function removeOthers(tx: Db, kind: DocumentKind, ids: number[], current: DocumentRow[]) {
  const currentIds = new Set(current.map((row) => row.refId))
  const removed = ids.filter((id) => !currentIds.has(id))
  if (removed.length === 0) return
  await tx.execute(sql`
    delete from search_document where kind = ${kind} and ref_id = any(${integerArray(removed)}::integer[])`)
}

/** Sends the rows as one JSON text. Unchanged rows are not written. */
async function upsert(tx: Db, rows: readonly DocumentRow[]): Promise<void> {
  const sorted = [...rows].sort((a, b) => a.refId - b.refId)
  await tx.execute(sql`
    insert into search_document as old
      (kind, ref_id, name, norm, slug, detail, files, lat, lng, popularity, band, keys)
    select r."kind", r."refId", r."name", r."norm", r."slug", r."detail", r."files", r."lat",
      r."lng", r."popularity",
      coalesce(
        (select min(b.band) from search_band b where r."popularity" > b.least_popularity
          or b.least_popularity = 0),
        case when exists (select from search_band) then 3 else 0 end),
      r."keys"
    from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as r(
      "kind" document_kind, "refId" integer, "name" text, "norm" text, "slug" text, "detail" text,
      "files" text[], "lat" real, "lng" real, "popularity" real, "keys" integer[])
    on conflict (kind, ref_id) do update set
      name = excluded.name, norm = excluded.norm, slug = excluded.slug, detail = excluded.detail,
      files = excluded.files, lat = excluded.lat, lng = excluded.lng,
      popularity = excluded.popularity, band = excluded.band, keys = excluded.keys
    where (old.name, old.norm, old.slug, old.detail, old.files, old.lat, old.lng, old.popularity,
        old.band, old.keys)
      is distinct from (excluded.name, excluded.norm, excluded.slug, excluded.detail,
        excluded.files, excluded.lat, excluded.lng, excluded.popularity, excluded.band,
        excluded.keys)`)
}

/**
 * Adds new terms, so that misspelt words can be corrected to them. `countTerms` updates the counts
 * later: updating the counts of frequent keys here would make concurrent writers wait for each
 * other.
 */
async function learnTerms(tx: Db, rows: readonly DocumentRow[]): Promise<void> {
  const keys = [...new Set(rows.flatMap((row) => row.keys))]
  await tx.execute(sql`
    insert into search_term (key, documents)
    select key, 1 from unnest(${integerArray(keys)}::integer[]) key
    where not exists (select from search_term t where t.key = key.key)
    order by key
    on conflict do nothing`)
}
