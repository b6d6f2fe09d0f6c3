import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import type { DocumentRow } from './document-row.ts'
import type { DocumentKind } from './keys.ts'
import { liveDocuments } from './live-entities.repository.ts'

/** Documents to a statement: its text stays small, and its locks short. */
const atOnce = 1_000

/**
 * Brings the search documents of the given entities up to date. Call it in the transaction that
 * changes them, after the change: what is live is searchable as soon as that commits, what was
 * removed or made inactive is not found any more. A few statements, however many ids.
 */
export async function writeDocuments(
  tx: Db,
  kind: DocumentKind,
  ids: readonly number[],
): Promise<void> {
  const distinct = [...new Set(ids)].sort((a, b) => a - b)
  for (let from = 0; from < distinct.length; from += atOnce) {
    const part = distinct.slice(from, from + atOnce)
    const rows = await liveDocuments[kind](tx, part)
    await removeOthers(tx, kind, part, rows)
    if (rows.length === 0) continue
    await upsert(tx, rows)
    await learnTerms(tx, rows)
  }
}

async function removeOthers(tx: Db, kind: DocumentKind, ids: number[], live: DocumentRow[]) {
  const kept = new Set(live.map((row) => row.refId))
  const gone = ids.filter((id) => !kept.has(id))
  if (gone.length === 0) return
  await tx.execute(sql`
    delete from search_document where kind = ${kind} and ref_id = any(${list(gone)}::integer[])`)
}

/** The rows travel as one JSON text; a row that does not change is not written. */
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
 * Makes new words known, so that misspelt ones are corrected to them. Counts wait for `countTerms`:
 * adding to those of frequent keys would make every writer wait for the others.
 */
async function learnTerms(tx: Db, rows: readonly DocumentRow[]): Promise<void> {
  const keys = [...new Set(rows.flatMap((row) => row.keys))]
  await tx.execute(sql`
    insert into search_term (key, documents)
    select key, 1 from unnest(${list(keys)}::integer[]) key
    where not exists (select from search_term t where t.key = key.key)
    order by key
    on conflict do nothing`)
}

const list = (numbers: readonly number[]) => `{${numbers.join(',')}}`
