import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { secondFactorChangedEmail } from '../../platform/mail/templates/second-factor-changed.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { createSecondFactorRepository } from './second-factor.repository.ts'

interface RemoveSecondFactorsDeps {
  readonly audit: AuditService
  readonly db: Db
  readonly outbox: Outbox
}

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
  { audit, db, outbox }: RemoveSecondFactorsDeps,
  { email, site }: Removal,
): Promise<boolean> {
  const repository = createSecondFactorRepository(db)
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
