import type { FastifyInstance } from 'fastify'
import { billingProfile } from './billing-records.ts'
import type { TestDatabase } from './database.ts'
import type { SignedIn } from './users.ts'

/** Requests about plans, invoices and payments, as their users and admins make them. */
export function createBillingClient(app: FastifyInstance, { pool }: TestDatabase) {
  const get = (by: SignedIn, url: string) =>
    app.inject({ method: 'GET', url: `/api${url}`, headers: by.headers })
  const send = (by: SignedIn, method: 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers: by.headers, ...(payload && { payload }) })
  let references = 100_000_000_000

  const preview = async (by: SignedIn, plan: string) =>
    (await get(by, `/my-plan/preview?plan=${plan}`)).json()
  const saveProfile = (by: SignedIn, change: object = {}) =>
    send(by, 'PUT', '/my-billing', { ...billingProfile, ...change })
  const newReference = () => String(++references)

  /** Changes the plan as previewed; returns the answer. */
  async function change(by: SignedIn, plan: string) {
    const { to_pay_paise: paise } = await preview(by, plan)
    return (await send(by, 'POST', '/my-plan/change', { plan, to_pay_paise: paise })).json()
  }

  return {
    get,
    send,
    json: async (by: SignedIn, url: string) => (await get(by, url)).json(),
    newReference,
    saveProfile,
    preview,
    change,

    /** Buys a plan; returns the id of its invoice. */
    async subscribe(by: SignedIn, plan = 'growth'): Promise<number> {
      await saveProfile(by)
      return (await change(by, plan)).invoice_id
    },

    /** Confirms a payment by a new reference. */
    confirm: (admin: SignedIn, invoiceId: number, reference = newReference()) =>
      send(admin, 'POST', `/admin/invoices/${invoiceId}/payment`, { reference }),

    /** Moves the live subscription of a user and its open invoice into the past. */
    async age(userId: number, days: number): Promise<void> {
      await pool.query('alter table invoice disable trigger refuse_change')
      await pool.query(`update invoice set due_on = due_on - $2::integer where user_id = $1`, [
        userId,
        days,
      ])
      await pool.query('alter table invoice enable trigger refuse_change')
      await pool.query(
        `update subscription set starts_on = starts_on - $2::integer,
           ends_on = ends_on - $2::integer, anchored_on = anchored_on - $2::integer
         where user_id = $1`,
        [userId, days],
      )
    },

    statesOf: async (userId: number): Promise<string[]> =>
      (
        await pool.query(
          `select plan.key || ' ' || state as text from subscription s join plan on plan.id = s.plan_id
           where user_id = $1 order by s.id`,
          [userId],
        )
      ).rows.map(({ text }) => text),

    documentsOf: async (userId: number): Promise<string[]> =>
      (
        await pool.query(
          `select kind || ' ' || state || ' ' || total_paise as text from invoice
           where user_id = $1 order by id`,
          [userId],
        )
      ).rows.map(({ text }) => text),

    emailsTo: async (address: string): Promise<string[]> =>
      (
        await pool.query('select subject from outgoing_mail where to_address = $1 order by id', [
          address,
        ])
      ).rows.map(({ subject }) => subject),
  }
}
