import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { type InvoiceLine, invoices } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'

type StateFilter = NonNullable<Query<'downloadAdminInvoices'>['state']>
type ReferenceState = NonNullable<Schema<'AdminInvoice'>['reference_state']>

const isCreditNote = eq(invoices.kind, 'credit_note')
const isPending = sql`exists (select from payment
  where payment.invoice_id = ${invoices.id} and payment.state = 'pending')`
const filters: Readonly<Record<StateFilter, SQL | undefined>> = {
  check: isPending,
  issued: and(eq(invoices.state, 'issued'), ne(invoices.kind, 'credit_note')),
  paid: eq(invoices.state, 'paid'),
  credited: eq(invoices.state, 'credited'),
  credit_note: isCreditNote,
  refund: sql`exists (select from payment
    where payment.invoice_id = ${invoices.id} and payment.state in ('refunding', 'to_return'))`,
}

interface FoundRow extends Record<string, unknown> {
  readonly id: number
  readonly number: string
  readonly kind: Schema<'AdminInvoice'>['kind']
  readonly state: Schema<'AdminInvoice'>['state']
  readonly issuedOn: string
  readonly dueOn: string | null
  readonly buyer: { readonly name: string; readonly gstin: string | null }
  readonly placeOfSupply: string
  readonly lines: readonly InvoiceLine[]
  readonly gstRate: number
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly rounding: number
  readonly total: number
  readonly creditedNumber: string | null
  readonly reference: string | null
  readonly referenceState: ReferenceState | null
}

/** The register of invoices and credit notes. `placeName` gives the state of a GST code. */
export const invoiceRows = (db: Db, placeName: (code: string) => string) =>
  tableRows<Query<'downloadAdminInvoices'>, Schema<'AdminInvoice'>>(db, {
    table: invoices,
    id: invoices.id,
    matches: ({ q, state }) =>
      and(
        ne(invoices.state, 'draft'),
        contains(
          q,
          sql`${invoices.number}`,
          sql`${invoices.buyer} ->> 'name'`,
          sql`${invoices.buyer} ->> 'gstin'`,
        ),
        state && filters[state],
      ),
    orders: {
      number: invoices.number,
      issued: invoices.issuedAt,
      due: invoices.dueOn,
      total: sql`case when ${isCreditNote} then -1 else 1 end * ${invoices.totalPaise}`,
    },
    async read(ids) {
      const { rows } = await db.execute<FoundRow>(sql`
        select i.id, i.number, i.kind, i.state,
          to_char(i.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "issuedOn",
          i.due_on::text as "dueOn", i.buyer, i.place_of_supply as "placeOfSupply", i.lines,
          i.gst_rate as "gstRate", s.sign * i.taxable_paise as taxable,
          s.sign * i.cgst_paise as cgst, s.sign * i.sgst_paise as sgst,
          s.sign * i.igst_paise as igst, s.sign * i.rounding_paise as rounding,
          s.sign * i.total_paise as total, credited.number as "creditedNumber",
          p.reference, p.state as "referenceState"
        from invoice i
        cross join lateral (
          select case when i.kind = 'credit_note' then -1 else 1 end as sign) s
        left join invoice credited on credited.id = i.credits_id
        left join lateral (
          select reference, state from payment where invoice_id = i.id and method <> 'credit'
          -- First what an admin has to do, then what paid the invoice.
          order by array_position('{pending,to_return,refunding,captured}'::text[], state::text), id desc
          limit 1) p on true
        where i.id in (${sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )})`)
      return rows.map((row) => ({
        id: row.id,
        number: row.number,
        kind: row.kind,
        state: row.state,
        issued_on: row.issuedOn,
        due_on: row.dueOn,
        buyer: row.buyer.name,
        buyer_gstin: row.buyer.gstin,
        place_of_supply: `${row.placeOfSupply}-${placeName(row.placeOfSupply)}`,
        what: row.lines.map(({ plan, from, to }) => `${plan}, ${from} to ${to}`).join('; '),
        sac: row.lines[0]?.sac ?? '',
        gst_rate: row.gstRate,
        taxable: row.taxable / 100,
        cgst: row.cgst / 100,
        sgst: row.sgst / 100,
        igst: row.igst / 100,
        rounding: row.rounding / 100,
        total: row.total / 100,
        credited_number: row.creditedNumber,
        reference: row.reference,
        reference_state: row.referenceState,
      }))
    },
  })
