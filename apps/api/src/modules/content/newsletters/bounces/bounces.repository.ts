import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'

export type BouncesRepository = ReturnType<typeof createBouncesRepository>

/** Remembers addresses that refuse email, and writes the refusal into the ledger. */
export function createBouncesRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Whether an email of this id went to many readers. */
    async isKnown(messageId: string): Promise<boolean> {
      const { rows } = await db.execute(sql`
        select id from outgoing_mail where message_id = ${messageId} and bulk_mail_id is not null`)
      return rows.length > 0
    },

    /** Stops bulk emails to the address of an email. */
    async suppress(tx: Db, messageId: string, status: string): Promise<void> {
      await tx.execute(sql`
        insert into bounced_address (hash, status)
        select sha256(convert_to(lower(to_address), 'UTF8')), ${status} from outgoing_mail
        where message_id = ${messageId}
        on conflict (hash) do update set status = excluded.status, at = excluded.at`)
    },

    /** Writes into the ledger that an email came back. */
    async markBounced(tx: Db, messageId: string, answer: string): Promise<void> {
      await tx.execute(sql`
        update newsletter_delivery d set state = 'bounced', answer = ${answer}, at = now()
        from outgoing_mail m
        where m.message_id = ${messageId} and d.mail_id = m.id and d.state in ('queued', 'sent')`)
    },
  }
}
