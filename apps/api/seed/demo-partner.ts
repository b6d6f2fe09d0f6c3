import type { Db } from '../src/db/connect.ts'
import { partners } from '../src/db/schema/index.ts'

/**
 * The key of a partner whose pages are on the local machine. It is the same everywhere, since no
 * page on the internet can use it.
 */
export const demoPartnerKey = 'edb_DemoPagesOfThisMachine'

/** Adds the demo partner. */
export async function insertDemoPartner(tx: Db): Promise<void> {
  await tx.insert(partners).values({
    name: 'Demo pages on this machine',
    key: demoPartnerKey,
    origins: ['http://localhost:*', 'http://127.0.0.1:*'],
  })
}
