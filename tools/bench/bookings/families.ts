import { randomUUID } from 'node:crypto'
import type { Database } from '../../../apps/api/src/db/connect.ts'
import { addParent } from '../../../apps/api/test/bookings.ts'
import type { ApiRequest } from './servers.ts'

export type Family = Awaited<ReturnType<typeof addParent>>

const atOnce = 4

/** Families with one child and a session each. */
export async function addFamilies(database: Database, count: number): Promise<Family[]> {
  const families: Family[] = []
  while (families.length < count) {
    const more = Math.min(atOnce, count - families.length)
    families.push(
      ...(await Promise.all(Array.from({ length: more }, () => addParent(database, 'Anika')))),
    )
  }
  return families
}

/** The request that holds a seat of the term. */
export const bookingOf = (batchId: number, { token, children }: Family): ApiRequest => ({
  method: 'POST',
  path: `/batches/${batchId}/bookings`,
  token,
  body: { kind: 'term', children, any_of: false, request_key: randomUUID() },
})
