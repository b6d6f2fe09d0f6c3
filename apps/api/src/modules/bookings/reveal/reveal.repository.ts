import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { contactReveals } from '../../../db/schema/index.ts'
import { awaitsAgreement, isReachable } from '../owners/family-privacy.repository.ts'

export type RevealRepository = ReturnType<typeof createRevealRepository>

interface ReachableFamily extends Record<string, unknown> {
  readonly batchId: number
  readonly email: string
  readonly phone: string | null
  /** Whether the family has not agreed yet that the new owner of the store may see it. */
  readonly hasNewOwner: boolean
  /** Null if the family does not let the store open its contact details. */
  readonly permission: {
    readonly channels: ('email' | 'phone' | 'whatsapp')[]
    readonly days: number[]
    readonly fromMinute: number
    readonly toMinute: number
    readonly givenAt: string
    readonly expiresAt: string
  } | null
}

/** Contact details of the families of a batch, and who opened them. */
export function createRevealRepository() {
  return {
    /** Undefined without such a booking. */
    async find(tx: Db, bookingId: number): Promise<ReachableFamily | undefined> {
      const { rows } = await tx.execute<ReachableFamily>(sql`
        select b.batch_id as "batchId", u.email, u.phone, ${awaitsAgreement} as "hasNewOwner", case when ${isReachable}
            and b.state not in ('cancelled', 'expired', 'declined') then (
          select json_build_object('channels', c.channels, 'days', c.days, 'fromMinute', c.from_minute,
            'toMinute', c.to_minute, 'givenAt', c.given_at, 'expiresAt', c.expires_at) from consent c where c.id = b.consent_id)
          end as permission
        from booking b join app_user u on u.id = b.user_id where b.id = ${bookingId}`)
      return rows[0]
    },

    async nameOf(tx: Db, userId: number): Promise<string> {
      const { rows } = await tx.execute<{ name: string }>(sql`
        select trim(concat_ws(' ', firstname, lastname)) as name from app_user where id = ${userId}`)
      return rows[0]?.name ?? ''
    },

    async add(
      tx: Db,
      viewer: {
        readonly bookingId: number
        readonly viewerId: number
        readonly viewerName: string
      },
      fields: readonly ('email' | 'phone')[],
    ): Promise<void> {
      await tx.insert(contactReveals).values(fields.map((field) => ({ ...viewer, field })))
    },
  }
}
