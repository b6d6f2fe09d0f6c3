import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'

/** A table of tokens that expire, such as sessions. */
export type ExpiringTable = PgTable & { readonly expiresAt: PgColumn }

/** A table of single-use tokens, which each serve one purpose. */
export type SingleUseTable<Purpose extends string> = ExpiringTable & {
  readonly hash: PgColumn
  readonly purpose: PgColumn & { readonly _: { readonly data: Purpose } }
}

/** Each new token removes up to this many expired ones, so no scheduled clean-up is needed. */
const expiredRemovedPerToken = 10

/** The time `minutes` from now. */
export const inMinutes = (minutes: number): SQL => sql`now() + make_interval(mins => ${minutes})`

export const isUnexpired = ({ expiresAt }: ExpiringTable): SQL => gt(expiresAt, sql`now()`)

/**
 * Matches a token that can still be used. Delete the matching row to consume the token: of concurrent
 * transactions, one gets the row, and a rollback keeps the token valid.
 */
export const isUsable = <Purpose extends string>(
  table: SingleUseTable<Purpose>,
  hash: Buffer,
  purpose: Purpose,
): SQL | undefined => and(eq(table.hash, hash), eq(table.purpose, purpose), isUnexpired(table))

/**
 * Removes some expired rows of a table by its key, skipping those that another transaction is
 * removing. Call it before adding a token.
 */
export async function removeExpired(tx: Db, table: ExpiringTable, key: PgColumn): Promise<void> {
  const expired = tx
    .select({ key })
    .from(table)
    .where(lt(table.expiresAt, sql`now()`))
    .limit(expiredRemovedPerToken)
    .for('update', { skipLocked: true })
  await tx.delete(table).where(inArray(key, expired))
}
