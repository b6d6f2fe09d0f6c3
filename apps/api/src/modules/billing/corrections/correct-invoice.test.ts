import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { createBillingClient } from '../../../../test/billing-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { demoSeller } from '../../../seller-settings.ts'

const { app, database } = await createTestApp({ config: { seller: demoSeller } })
const client = createBillingClient(app, database)
const admin = await addSignedIn(database, { isAdmin: true })

let user: SignedIn
let id: number
beforeEach(async () => {
  user = await addSignedIn(database)
  id = await client.subscribe(user)
})

const reason = 'Wrong name of the buyer'
const correct = (of: number, body: object, by = admin) =>
  client.send(by, 'POST', `/admin/invoices/${of}/correction`, { reason, ...body })
const corrected = async (body: object) => (await correct(id, body)).json().invoice_id
const invoice = (of: number) => client.json(user, `/my-invoices/${of}`)

describe('a correction of an invoice', () => {
  it('issues a credit note and a new invoice, and leaves the amounts', async () => {
    const before = await invoice(id)
    const newId = await corrected({ legal_name: 'Vidya Niketan Trust' })
    expect(await client.documentsOf(user.id)).toEqual([
      'tax_invoice credited 1769900',
      'credit_note issued 1769900',
      'tax_invoice issued 1769900',
    ])
    const after = await invoice(newId)
    expect(after.amounts).toEqual(before.amounts)
    expect(after.summary.lines).toEqual(before.summary.lines)
    expect(after.buyer).toEqual({ ...before.buyer, name: 'Vidya Niketan Trust' })
    expect(after).toMatchObject({ to_pay_paise: 1_769_900, summary: { state: 'issued' } })
    expect((await invoice(id)).buyer).toEqual(before.buyer)
    expect(await client.json(user, '/my-plan')).toMatchObject({
      plan: { key: 'growth' },
      subscription: { state: 'active', open_invoice_id: newId },
    })
    expect(await client.emailsTo('accounts@example.in')).toContain(
      `Corrected invoice ${after.summary.number}`,
    )
  })

  it('taxes where the buyer is, by the GSTIN', async () => {
    const newId = await corrected({ gstin: '27AAPFU0939F1ZV' })
    expect(await invoice(newId)).toMatchObject({
      place_of_supply: '27',
      amounts: { cgst_paise: 0, sgst_paise: 0, igst_paise: 269_982, total_paise: 1_769_900 },
    })
  })

  it('keeps what was paid, so that nothing is to pay', async () => {
    await client.confirm(admin, id)
    const newId = await corrected({ address: '12 MG Road, Bengaluru 560001' })
    expect(await invoice(newId)).toMatchObject({
      summary: { state: 'paid' },
      to_pay_paise: 0,
      credit_paise: 1_769_900,
    })
    expect(await client.statesOf(user.id)).toEqual(['growth active'])
  })

  it('keeps the credit that paid a part of an upgrade', async () => {
    await client.confirm(admin, id)
    id = (await client.change(user, 'group')).invoice_id
    const { credit_paise: credit, to_pay_paise: toPay } = await invoice(id)
    expect(credit).toBeGreaterThan(0)
    const newId = await corrected({ legal_name: 'Vidya Niketan Trust' })
    expect(await invoice(newId)).toMatchObject({ credit_paise: credit, to_pay_paise: toPay })
  })

  it('moves a reference that is looked for to the new invoice', async () => {
    const reference = client.newReference()
    await client.send(user, 'POST', `/my-invoices/${id}/reference`, { reference })
    const newId = await corrected({ legal_name: 'Vidya Niketan Trust' })
    expect((await invoice(newId)).payment).toMatchObject({ reference, state: 'pending' })
    expect((await client.confirm(admin, newId, reference)).statusCode).toBe(200)
    expect((await invoice(newId)).summary.state).toBe('paid')
  })

  it('gives an overdue invoice a new due day', async () => {
    await client.age(user.id, 9)
    await database.pool.query(`update subscription set state = 'past_due' where user_id = $1`, [
      user.id,
    ])
    await corrected({ legal_name: 'Vidya Niketan Trust' })
    expect(await client.statesOf(user.id)).toEqual(['growth active'])
  })

  it('leads to the right renewal, cancellation and upgrade', async () => {
    const newId = await corrected({ legal_name: 'Vidya Niketan Trust' })
    await client.change(user, 'free')
    expect(await client.documentsOf(user.id)).toEqual([
      'tax_invoice credited 1769900',
      'credit_note issued 1769900',
      'tax_invoice credited 1769900',
      'credit_note issued 1769900',
    ])
    expect((await invoice(newId)).summary.state).toBe('credited')
  })

  it('is in the history of the user', async () => {
    const before = (await invoice(id)).summary.number
    const after = (await invoice(await corrected({ legal_name: 'Trust' }))).summary.number
    const { rows } = await database.pool.query(
      `select before, after, reason from audit_entry where entity = 'user' and entity_id = $1
       and field = 'invoice'`,
      [user.id],
    )
    expect(rows).toEqual([{ before, after, reason }])
  })

  it.each([
    [{}, 409, 'These details are the same'],
    [{ legal_name: ' ' }, 400, ''],
    [{ legal_name: 'T ' }, 400, 'at least 2 characters'],
    [{ legal_name: 'Trust', reason: ' ' }, 400, ''],
    [{ gstin: '27AAPFU0939F1ZX' }, 400, 'not a valid GSTIN'],
    [{ gstin: '27AAPFU0939F1ZV', state_code: '29' }, 400, 'a different state'],
    [{ state_code: '25' }, 400, ''],
  ])('is refused with %j, and changes nothing', async (body, status, msg) => {
    const answer = await correct(id, body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().msg).toContain(msg)
    expect(await client.documentsOf(user.id)).toEqual(['tax_invoice issued 1769900'])
  })

  it('is refused for a credited invoice, a credit note, and one that a credit note reduces', async () => {
    await corrected({ legal_name: 'Trust' })
    const body = { legal_name: 'Another Trust' }
    expect((await correct(id, body)).statusCode).toBe(409)
    const { rows } = await database.pool.query(
      `select id from invoice where user_id = $1 and kind = 'credit_note'`,
      [user.id],
    )
    expect((await correct(rows[0].id, body)).statusCode).toBe(409)
    expect((await correct(2_000_000_000, body)).statusCode).toBe(404)
    expect((await correct(id, body, user)).statusCode).toBe(403)
  })

  it('happens once for two requests at once', async () => {
    const body = { legal_name: 'Vidya Niketan Trust' }
    const answers = await Promise.all([correct(id, body), correct(id, body)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await client.documentsOf(user.id)).toHaveLength(3)
  })
})

describe('the register of a user', () => {
  it('lists their invoices and credit notes, the oldest first', async () => {
    await client.saveProfile(user, { legal_name: '=cmd|Trust' })
    const newId = await corrected({ legal_name: '=SUM(1,2) Trust' })
    const numbers = [(await invoice(id)).summary.number, (await invoice(newId)).summary.number]
    const answer = await client.get(user, '/my-billing/csv')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('edbazaar-invoices.csv')
    const [head = '', first = '', note = '', last = '', end] = answer.body.split('\r\n')
    expect(head).toMatch(/^\uFEFFNumber,Kind,State,Issued on,.*,Taxable value,CGST,.*,Reason$/)
    expect(first).toContain(`${numbers[0]},Tax invoice,Credited,`)
    expect(first).toContain('29-Karnataka')
    expect(note).toContain('Credit note,Issued')
    expect(note).toContain(`-14999,-1349.91,-1349.91,0,-0.18,-17699,${numbers[0]},${reason}`)
    expect(last).toContain(`${numbers[1]},Tax invoice,To pay,`)
    expect(last).toContain(`"'=SUM(1,2) Trust"`)
    expect(end).toBe('')
  })

  it('contains nothing of others', async () => {
    const other = await addSignedIn(database)
    const answer = await client.get(other, '/my-billing/csv')
    expect(answer.body.split('\r\n')).toHaveLength(2)
  })
})
