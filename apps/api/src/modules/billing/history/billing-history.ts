import type { Db } from '../../../db/connect.ts'
import type { Actor, AuditService } from '../../trust/audit/audit.service.ts'
import type { Invoice } from '../invoices/invoice.ts'

export type BillingHistory = ReturnType<typeof createBillingHistory>

interface Entry {
  /** Null for the system. */
  readonly adminId: number | null
  readonly field: 'invoice' | 'payment'
  readonly after: string | null
  /** @default the number of the invoice */
  readonly reason?: string
}

/** Writes what happened to an invoice into the history of its user. */
export function createBillingHistory(audit: Pick<AuditService, 'recordEdits'>) {
  const actorOf = (adminId: number | null): Actor =>
    adminId === null ? { userId: null, role: 'system' } : { userId: adminId, role: 'admin' }

  return {
    /** Writes nothing if the user has deleted their account. */
    async record(
      tx: Db,
      { userId, number }: Pick<Invoice, 'userId' | 'number'>,
      { adminId, field, after, reason = `Invoice ${number}` }: Entry,
    ): Promise<void> {
      if (userId === null) return
      await audit.recordEdits(tx, {
        actor: actorOf(adminId),
        entity: 'user',
        entityId: userId,
        revision: null,
        reason,
        edits: [{ field, before: number, after }],
      })
    },
  }
}
