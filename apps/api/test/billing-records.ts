import type { TestDatabase } from './database.ts'

/** Buyer details in Karnataka, the state of the demo seller. */
export const billingProfile = {
  legal_name: 'Vidya Niketan Education Trust',
  address: '100 Feet Road, Indiranagar, Bengaluru 560038',
  state_code: '29',
  gstin: null,
  email: 'accounts@example.in',
}

type Pool = Pick<TestDatabase, 'pool'>

/** Saves who the invoices of a user are for. */
export async function addProfile(
  { pool }: Pool,
  userId: number,
  name = billingProfile.legal_name,
): Promise<void> {
  const { address, state_code: state, email } = billingProfile
  await pool.query(
    `insert into billing_profile (user_id, legal_name, address, state_code, email)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [userId, name, address, state, email],
  )
}

/** An open invoice of a new subscription of the user. Returns its id. */
export async function addInvoice(
  { pool }: Pool,
  userId: number,
  name = billingProfile.legal_name,
): Promise<number> {
  await addProfile({ pool }, userId, name)
  const { rows: subscriptions } = await pool.query(
    `insert into subscription (user_id, plan_id, state, method, starts_on, ends_on, anchored_on)
     select $1, id, 'active', 'transfer', current_date, current_date + 364, current_date
     from plan where key = 'growth' and retired_at is null
     on conflict (user_id) where state in ('active', 'past_due', 'ending')
       do update set starts_on = excluded.starts_on
     returning id`,
    [userId],
  )
  const party = { address: 'Pune', state_code: '27', gstin: null, email: 'accounts@example.in' }
  const { rows } = await pool.query(
    `insert into invoice (kind, state, user_id, subscription_id, number, issued_at, due_on, seller,
       buyer, place_of_supply, lines, gst_rate, taxable_paise, cgst_paise, sgst_paise, igst_paise,
       rounding_paise, total_paise)
     values ('bill', 'issued', $1, $2, 'T/' || substr(gen_random_uuid()::text, 1, 12), now(),
       current_date + 7, $3, $4, '27', '[]', 0, 1499900, 0, 0, 0, 0, 1499900) returning id`,
    [
      userId,
      subscriptions[0].id,
      JSON.stringify({ name: 'EdBazaar', ...party }),
      JSON.stringify({ name, ...party }),
    ],
  )
  return rows[0].id
}

/** A reference that the user sent for an invoice. */
export async function addReference(
  { pool }: Pool,
  invoiceId: number,
  reference = '632415078123',
): Promise<void> {
  await pool.query(
    `insert into payment (invoice_id, method, state, paise, reference)
     values ($1, 'transfer', 'pending', 1499900, $2)`,
    [invoiceId, reference],
  )
}

/** A transfer that does not fit an invoice and has to be returned. Returns its id. */
export async function addMoneyToReturn(
  { pool }: Pool,
  invoiceId: number,
  reference = String(500_000_000_000 + invoiceId),
): Promise<number> {
  const { rows } = await pool.query(
    `insert into payment (invoice_id, method, state, paise, reference, reason, at, decided_at)
     values ($1, 'transfer', 'to_return', 1769900, $2, 'paid_before', '2026-11-20', now())
     returning id`,
    [invoiceId, reference],
  )
  return rows[0].id
}
