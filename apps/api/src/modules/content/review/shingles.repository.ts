import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'

export type ShinglesRepository = ReturnType<typeof createShinglesRepository>

/** A kind of content whose public texts are compared. */
export interface ShingledText {
  readonly kind: 'blog' | 'video'
  readonly id: number
}

export interface CopiedFrom extends Record<string, unknown>, ShingledText {
  readonly share: number
}

const listOf = (hashes: readonly number[]) => `{${hashes.join(',')}}`

/** The shingles of public texts (`shinglesOf`). */
export function createShinglesRepository() {
  return {
    /** Stores the shingles of public texts, in place of earlier ones. */
    async store(
      tx: Db,
      kind: ShingledText['kind'],
      texts: readonly { readonly id: number; readonly hashes: readonly number[] }[],
    ): Promise<void> {
      await tx.execute(sql`
        insert into content_shingle (kind, ref_id, hashes)
        select ${kind}, t.id, t.hashes
        from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) t(id integer, hashes integer[])
        on conflict (kind, ref_id) do update set hashes = excluded.hashes`)
    },

    /** The other text with the most of these shingles, with their share. */
    async mostAlike(
      tx: Db,
      { kind, id }: ShingledText,
      hashes: readonly number[],
    ): Promise<CopiedFrom | undefined> {
      if (hashes.length === 0) return undefined
      const { rows } = await tx.execute<CopiedFrom>(sql`
        select s.kind, s.ref_id as id, common.count::float8 / ${hashes.length} as share
        from content_shingle s cross join lateral (
          select count(*) from unnest(s.hashes) h
          where h = any(${listOf(hashes)}::integer[])) common
        where s.hashes && ${listOf(hashes)}::integer[] and not (s.kind = ${kind} and s.ref_id = ${id})
        order by share desc, s.ref_id limit 1`)
      return rows[0]
    },
  }
}
