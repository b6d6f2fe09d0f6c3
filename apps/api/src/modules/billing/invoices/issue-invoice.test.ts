import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { addSignedIn } from '../../../../test/users.ts'
import { demoSeller } from '../../../seller-settings.ts'
import { draftOf } from '../changes/plan-change.ts'
import { invoiceStates, mayInvoiceMove } from './invoice-states.ts'
import { createInvoicesRepository } from './invoices.repository.ts'
import { createIssueInvoice, sellerParty } from './issue-invoice.service.ts'

const database = await createTestDatabase()
const { db, pool } = database
const invoices = createInvoicesRepository(db)
const issue = createIssueInvoice(invoices)
const { id: userId } = await addSignedIn(database)
const { rows: plans } = await pool.query(
  `insert into plan (key, version, name, price_paise, schools, stores, products, position)
   values ('growth', 1, 'Growth', 1499900, 1, 1, 1, 1) returning id`,
)
const { rows: subscriptions } = await pool.query(
  `insert into subscription (user_id, plan_id, state, method, starts_on, ends_on, anchored_on)
   values ($1, $2, 'active', 'transfer', '2026-11-20', '2027-11-19', '2026-11-20') returning id`,
  [userId, plans[0].id],
)
const year = { from: '2026-11-20', to: '2027-11-19' }
const draft = draftOf({ name: 'Growth', pricePaise: 1_499_900 }, year, year, {
  isTaxed: true,
  sellerState: '29',
  placeOfSupply: '29',
})
const seller = sellerParty(demoSeller)

const issueOne = (end: 'commit' | 'rollback' = 'commit') =>
  db.transaction(async (tx) => {
    const invoice = await issue.invoice(tx, {
      userId,
      subscriptionId: subscriptions[0].id,
      seller,
      buyer: { ...seller, email: 'accounts@example.in' },
      draft,
      dueOn: '2026-11-27',
    })
    if (end === 'rollback') throw new Error('rolled back')
    return invoice
  })

describe('invoice numbers', () => {
  it('have no gap and no double after 1,000 invoices of 16 workers with 100 rollbacks', async () => {
    const shuffled = fc.sample(
      fc.shuffledSubarray([...Array(1_100).keys()], { minLength: 1_100 }),
      1,
    )[0]
    const jobs = (shuffled ?? []).map((n): 'rollback' | 'commit' =>
      n < 100 ? 'rollback' : 'commit',
    )
    const worker = async () => {
      for (let job = jobs.pop(); job !== undefined; job = jobs.pop())
        await issueOne(job).catch((error: Error) => expect(error.message).toBe('rolled back'))
    }
    await Promise.all(Array.from({ length: 16 }, worker))
    const { rows } = await pool.query('select number from invoice order by number')
    const numbers = rows.map(({ number }): string => number)
    const [first = ''] = numbers
    expect(numbers).toEqual(
      Array.from({ length: 1_000 }, (_, i) => first.slice(0, 8) + String(i + 1).padStart(6, '0')),
    )
    for (const number of numbers) expect(number).toMatch(/^[A-Z\d/-]{1,16}$/)
  }, 120_000)

  it('of credit notes have a series of their own', async () => {
    const credited = await issueOne()
    const note = await db.transaction((tx) => issue.creditNote(tx, credited, draft, 'Test'))
    expect(note.number).toMatch(/^CN\/\d{4}\/000001$/)
    expect(note).toMatchObject({ kind: 'credit_note', creditsId: credited.id, dueOn: null })
  })
})

describe('an issued invoice', () => {
  it.each([
    `total_paise = total_paise + 100, rounding_paise = rounding_paise + 100`,
    `buyer = '{}'`,
    `number = 'EB/0001/000001'`,
    `due_on = due_on + 1`,
    `lines = '[]'`,
    `issued_at = now() + interval '1 day'`,
  ])('never changes: %s', async (change) => {
    const { id } = await issueOne()
    await expect(pool.query(`update invoice set ${change} where id = $1`, [id])).rejects.toThrow()
  })

  it('is never deleted', async () => {
    const { id } = await issueOne()
    await expect(pool.query('delete from invoice where id = $1', [id])).rejects.toThrow(
      'An issued invoice never changes',
    )
  })
})

describe('the state of an invoice', () => {
  const pairs = invoiceStates.flatMap((from) =>
    invoiceStates.filter((to) => to !== from).map((to) => [from, to] as const),
  )
  const allowed = ['draft issued', 'issued paid', 'issued credited', 'paid credited']

  it('has 12 pairs', () => {
    expect(pairs).toHaveLength(12)
  })

  it.each(pairs)('from %s to %s follows the table, for every caller', async (from, to) => {
    expect(mayInvoiceMove(from, to)).toBe(allowed.includes(`${from} ${to}`))
    const number = `T${from}${to}`.slice(0, 16)
    const { rows } = await pool.query(
      `insert into invoice (kind, state, number, issued_at, due_on, seller, buyer, place_of_supply,
         lines, gst_rate, taxable_paise, cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise)
       values ('bill', $1::invoice_state, case when $1 <> 'draft' then $2 end,
         case when $1 <> 'draft' then now() end, '2026-11-27', '{}', '{}', '29', '[]', 0, 0, 0, 0, 0, 0, 0)
       returning id`,
      [from, number],
    )
    const moved = await pool
      .query(
        `update invoice set state = $2::invoice_state,
           number = case when $2 = 'draft' then null else coalesce(number, $3) end,
           issued_at = case when $2 = 'draft' then null else coalesce(issued_at, now()) end
         where id = $1`,
        [rows[0].id, to, number],
      )
      .then(
        () => true,
        (error: Error) => !error.message.includes('cannot become'),
      )
    expect(moved).toBe(allowed.includes(`${from} ${to}`))
  })
})
