import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { migrateToBefore } from '../../../../test/migrate-to-before.ts'
import { migrateDatabase } from '../../../db/migrate.ts'
import { createToken } from '../../platform/tokens/tokens.ts'
import { createNewslettersRepository } from './newsletters.repository.ts'

it('keeps unsubscribe links of earlier versions working', async () => {
  const { url, pool, db } = await createTestDatabase({ isMigrated: false })
  // The migration that stores hashes as bytes.
  await migrateToBefore(url, 30)
  const { tokenHash } = createToken()
  await pool.query(
    `insert into newsletter_subscription (id, email, confirmed_at)
     values (1, 'meera@example.in', now())`,
  )
  await pool.query(
    `insert into newsletter_token (hash, subscription_id, purpose) values ($1, 1, 'unsubscribe')`,
    [tokenHash.toString('hex')],
  )

  await migrateDatabase(url)

  expect(await createNewslettersRepository(db).unsubscribe(tokenHash)).toBe(true)
})
