import type { ClientBase, Pool } from 'pg'
import {
  assignBands,
  countTerms,
  dropIndexes,
  hasDroppedIndexes,
  listDroppedIndexes,
  restoreIndex,
  vacuum,
} from './bulk-load.repository.ts'
import { copyColumns } from './copy-line.ts'

export { dropIndexes, hasDroppedIndexes }

/** The statement that loads lines of `copyLine`. */
export const copyDocuments = `copy search_document (${copyColumns}) from stdin`

/** Key of the advisory lock that a process holds while it drops and rebuilds indexes. */
export const indexRebuildLock = 7_265_434

/** Rebuilds the dropped indexes one after the other; each commits separately. */
export async function restoreIndexes(client: ClientBase): Promise<void> {
  for (const index of await listDroppedIndexes(client)) await restoreIndex(client, index)
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
