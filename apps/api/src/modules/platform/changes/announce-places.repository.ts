import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'

/** Notifies the listeners of public changes, for `announcePlaces`. */
export async function notifyOfPlaces(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify('public_change', 'places')`)
}
