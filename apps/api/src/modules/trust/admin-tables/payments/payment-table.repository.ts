import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { invoices, payments } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'

type StateFilter = NonNullable<Query<'downloadAdminPayments'>['state']>

const filters: Readonly<Record<StateFilter, SQL | undefined>> = {
  check: eq(payments.state, 'pending'),
  to_return: inArray(payments.state, ['refunding', 'to_return']),
  returned: eq(payments.state, 'refunded'),
  captured: eq(payments.state, 'captured'),
  failed: eq(payments.state, 'failed'),
}

interface FoundRow extends Record<string, unknown> {
  readonly id: number
  readonly invoiceId: number
  readonly number: string
  readonly buyer: string
  readonly method: Schema<'AdminPayment'>['method']
  readonly state: Schema<'AdminPayment'>['state']
  readonly reference: string
  readonly paise: number
  readonly arrivedOn: string
  readonly reason: string | null
  readonly returnedOn: string | null
  readonly returnedPaise: number | null
  readonly returnReference: string | null
  readonly returnNote: string | null
}

/** Transfers and payments online, without the credit of other invoices. */
export const paymentRows = (db: Db) =>
  tableRows<Query<'downloadAdminPayments'>, Schema<'AdminPayment'>>(db, {
    table: payments,
    id: payments.id,
    joins: sql`join ${invoices} on ${invoices.id} = ${payments.invoiceId}`,
    matches: ({ q, state }) =>
      and(
        ne(payments.method, 'credit'),
        contains(
          q,
          sql`${payments.reference}`,
          sql`${payments.returnReference}`,
          sql`${invoices.number}`,
          sql`${invoices.buyer} ->> 'name'`,
        ),
        state && filters[state],
      ),
    orders: { arrived: payments.at, amount: payments.paise, returned: payments.returnedOn },
    async read(ids) {
      const { rows } = await db.execute<FoundRow>(sql`
        select p.id, i.id as "invoiceId", i.number, i.buyer ->> 'name' as buyer, p.method, p.state,
          p.reference, p.paise,
          to_char(p.at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "arrivedOn", p.reason,
          p.returned_on::text as "returnedOn", p.returned_paise as "returnedPaise",
          p.return_reference as "returnReference", p.return_note as "returnNote"
        from payment p
        join invoice i on i.id = p.invoice_id
        where p.id in (${sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )})`)
      return rows.map((row) => ({
        id: row.id,
        arrived_on: row.arrivedOn,
        invoice_id: row.invoiceId,
        invoice_number: row.number,
        buyer: row.buyer,
        method: row.method,
        reference: row.reference,
        amount: row.paise / 100,
        state: row.state,
        reason: row.reason,
        returned_on: row.returnedOn,
        returned: row.returnedPaise === null ? null : row.returnedPaise / 100,
        return_reference: row.returnReference,
        return_note: row.returnNote,
      }))
    },
  })
