import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { pageSize } from './row-pages.ts'

export type BillingDataRepository = ReturnType<typeof createBillingDataRepository>

/** A user's plans and invoices, for the export of their data. */
export function createBillingDataRepository(db: Db) {
  return {
    /** The plans that the user had. */
    subscriptionsOf: async (userId: number, after: number) => {
      const { rows } = await db.execute<{ cursor: number }>(sql`
        select s.id as cursor, plan.name as plan, s.state, s.method, s.starts_on, s.ends_on, s.created_at
        from subscription s join plan on plan.id = s.plan_id
        where s.user_id = ${userId} and s.id > ${after} order by s.id limit ${pageSize}`)
      return rows
    },

    /** Invoices and credit notes, with what was paid for them. */
    invoicesOf: async (userId: number, after: number) => {
      const { rows } = await db.execute<{ cursor: number }>(sql`
        select i.id as cursor, i.number, i.kind, i.state, i.issued_at, i.due_on, i.buyer, i.lines,
          i.total_paise, i.reason,
          (select coalesce(json_agg(json_build_object('method', p.method, 'state', p.state, 'paise',
              p.paise, 'reference', p.reference, 'reason', p.reason, 'at', p.at,
              'returned_on', p.returned_on, 'returned_paise', p.returned_paise, 'return_reference',
              p.return_reference, 'return_note', p.return_note) order by p.id), '[]')
            from payment p where p.invoice_id = i.id) as payments,
          (select coalesce(json_agg(json_build_object('state', g.state, 'paise', g.paise, 'created_at',
              g.created_at, 'failures', g.failures, 'last_failure', g.last_failure) order by g.id), '[]')
            from payment_page g where g.invoice_id = i.id) as payment_pages
        from invoice i where i.user_id = ${userId} and i.id > ${after}
        order by i.id limit ${pageSize}`)
      return rows
    },

    /** The buyer on the user's invoices. */
    async billingProfileOf(userId: number) {
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        select legal_name, address, state_code, gstin, email from billing_profile
        where user_id = ${userId}`)
      return rows[0] ?? null
    },
  }
}
