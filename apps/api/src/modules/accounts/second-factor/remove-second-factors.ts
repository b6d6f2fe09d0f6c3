import type { Database } from '../../../db/connect.ts'
import { createOutboxRepository } from '../../platform/mail/outbox.repository.ts'
import { createOutbox } from '../../platform/mail/outbox.service.ts'
import { secondFactorChangedEmail } from '../../platform/mail/templates/second-factor-changed.ts'
import { createAuditRepository } from '../../trust/audit/audit.repository.ts'
import { createAuditService } from '../../trust/audit/audit.service.ts'
import { createSecondFactorRepository } from './second-factor.repository.ts'

interface Removal {
  readonly email: string
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/**
 * Turns two-step sign-in off for a user, signs them out everywhere and tells them by email. Returns
 * false if no account with the email has it.
 */
export async function removeSecondFactors(
  { db }: Pick<Database, 'db'>,
  { email, site }: Removal,
): Promise<boolean> {
  const repository = createSecondFactorRepository(db)
  const audit = createAuditService(createAuditRepository(db))
  const outbox = createOutbox(createOutboxRepository(db))
  return repository.transaction(async (tx) => {
    const user = await repository.removeAllOf(tx, email)
    if (!user) return false
    await audit.recordEdits(tx, {
      actor: { userId: null, role: 'system' },
      entity: 'user',
      entityId: user.id,
      revision: null,
      edits: [{ field: 'second_factor' }],
    })
    const url = `${site}/users/forgot-password`
    await outbox.put(tx, secondFactorChangedEmail({ email: user.email, url, change: 'off' }))
    return true
  })
}
