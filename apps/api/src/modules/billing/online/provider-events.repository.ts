import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { providerEvents } from '../../../db/schema/index.ts'
import type { ProviderEvent } from './payment-provider.ts'

export type ProviderEventsRepository = ReturnType<typeof createProviderEventsRepository>
export type StoredEvent = Pick<
  typeof providerEvents.$inferSelect,
  'provider' | 'eventId' | 'pageKey' | 'orderId' | 'paymentId' | 'tries'
>

/** Days after which an event is deleted. */
const keptDays = 90

/** Keeps which events the payment provider sent. Names and numbers of buyers in them are not stored. */
export function createProviderEventsRepository(db: Db) {
  return {
    /** False for an event that has arrived before, also under another id. */
    async add(provider: string, body: Buffer, event: ProviderEvent): Promise<boolean> {
      const added = await db
        .insert(providerEvents)
        .values({
          provider,
          eventId: event.id,
          bodyHash: createHash('sha256').update(body).digest(),
          kind: event.kind,
          pageKey: event.pageKey,
          orderId: event.orderId,
          paymentId: event.paymentId,
        })
        .onConflictDoNothing()
        .returning({ id: providerEvents.eventId })
      return added.length > 0
    },

    /** The next event. No other process takes it for a minute, or longer after several tries. */
    async claim(): Promise<StoredEvent | undefined> {
      const { rows } = await db.execute<StoredEvent & Record<string, unknown>>(sql`
        update provider_event e set tries = e.tries + 1,
          due_at = now() + interval '1 minute' * power(2, least(e.tries, 6))
        from (
          select provider, event_id from provider_event
          where done_at is null and due_at <= now()
          order by due_at limit 1 for update skip locked) due
        where e.provider = due.provider and e.event_id = due.event_id
        returning e.provider, e.event_id as "eventId", e.page_key as "pageKey",
          e.order_id as "orderId", e.payment_id as "paymentId", e.tries`)
      return rows[0]
    },

    async markDone({ provider, eventId }: StoredEvent): Promise<void> {
      await db.execute(sql`
        update provider_event set done_at = now()
        where provider = ${provider} and event_id = ${eventId}`)
    },

    async deleteOld(): Promise<void> {
      await db.execute(sql`
        delete from provider_event where received_at < now() - interval '1 day' * ${keptDays}`)
    },
  }
}
