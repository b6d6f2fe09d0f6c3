import type { Invoice } from '@edbazaar/api-client'
import { http, invoice } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { InvoiceScreen } from './InvoiceScreen'
import { loadInvoice } from './load-invoice'

const server = startMockServer()

const pages = [
  { path: '/subscriptions/invoices/:id', Component: InvoiceScreen, loader: loadInvoice },
]
const { summary, pay_to: payTo } = invoice()

function open(given: Partial<Invoice> = {}) {
  server.use(http.get('/my-invoices/{id}', ({ response }) => response(200).json(invoice(given))))
  renderPage(pages, '/subscriptions/invoices/87', forUser({ id: 7 }))
}

test('shows the code, the account and the amounts of an open invoice', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay ₹17,699' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'UPI QR code for ₹17,699' })).toBeDefined()
  expect(screen.getByText('edbazaar@examplebank')).toBeDefined()
  expect(screen.getByText('EXMP0000123')).toBeDefined()
  expect(screen.queryByText('Demonstration')).toBeNull()
})

test('shows only the ways to pay that the seller has', async () => {
  open({ pay_to: payTo && { ...payTo, upi_id: null, upi_uri: null } })
  expect(await screen.findByText('EXMP0000123')).toBeDefined()
  expect(screen.queryByRole('img', { name: /UPI/ })).toBeNull()
})

test('sends the reference of the bank, without spaces', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('/my-invoices/{id}/reference', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json({ status: 200, msg: 'Sent' })
    }),
  )
  open()
  const field = await screen.findByLabelText(/Payment reference/)
  await userEvent.type(field, '632415 078')
  await userEvent.click(screen.getByRole('button', { name: 'Send reference' }))
  expect(await screen.findByText(/^Enter 12 digits/)).toBeDefined()
  await userEvent.type(field, '123')
  await userEvent.click(screen.getByRole('button', { name: 'Send reference' }))
  await expect.poll(() => sent).toEqual([{ reference: '632415078123' }])
})

test('says that demo data takes no money', async () => {
  open({ pay_to: payTo && { ...payTo, is_demo: true } })
  expect(await screen.findByText(/do not send money/)).toBeDefined()
})

test('a paid invoice shows no way to pay', async () => {
  open({
    summary: { ...summary, state: 'paid' },
    to_pay_paise: 0,
    pay_to: null,
    payment: {
      method: 'transfer',
      reference: '632415078123',
      state: 'captured',
      at: '2026-11-21T05:00:00Z',
      reason: null,
    },
  })
  expect(await screen.findByText('Bank reference: 632415078123')).toBeDefined()
  expect(screen.queryByText('Pay by UPI')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send reference' })).toBeNull()
})

test('a credit note says for which invoice it is, with negative amounts', async () => {
  open({
    summary: {
      ...summary,
      kind: 'credit_note',
      number: 'CN/2627/000009',
      due_on: null,
      reason: 'Not paid',
    },
    credited_number: 'EB/2627/000087',
    to_pay_paise: 0,
    pay_to: null,
  })
  expect(await screen.findByText('For the invoice EB/2627/000087')).toBeDefined()
  expect(screen.getByText('−₹17,699')).toBeDefined()
})

const online = { is_begun: false, failed_at: null, failure: null, tries_left: 3, again_at: null }

test('leads to the page of Razorpay, and offers it only if it is set up', async () => {
  const begun: string[] = []
  server.use(
    http.post('/my-invoices/{id}/online-payment', ({ params, response }) => {
      begun.push(String(params.id))
      return response(503).json({
        status: 503,
        code: 'unavailable',
        msg: 'Online payment is not available right now.',
      })
    }),
  )
  open({ online })
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹17,699 online' }))
  await expect.poll(() => begun).toEqual(['87'])
  cleanup()
  open()
  expect(await screen.findByText('EXMP0000123')).toBeDefined()
  expect(screen.queryByText('Pay online')).toBeNull()
})

test('shows why a payment failed and how many attempts are left', async () => {
  open({
    online: {
      ...online,
      failed_at: '2026-11-21T05:00:00Z',
      failure: 'The bank refused the payment.',
      tries_left: 1,
    },
  })
  expect(await screen.findByText('A payment failed')).toBeDefined()
  expect(screen.getByText('Razorpay says: “The bank refused the payment.”')).toBeDefined()
  expect(screen.getByText(/You can try once more today/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pay ₹17,699 online' })).toBeDefined()
})

test('after three failed payments, leads to the other ways to pay', async () => {
  open({
    online: {
      ...online,
      failed_at: '2026-11-21T05:00:00Z',
      tries_left: 0,
      again_at: '2026-11-22T05:00:00Z',
    },
  })
  expect(await screen.findByText(/Until then, pay by UPI or bank transfer/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Pay ₹17,699 online' })).toBeNull()
  expect(screen.getByText('EXMP0000123')).toBeDefined()
})

test('does not offer to pay online while a transfer is looked for', async () => {
  open({
    online,
    payment: {
      method: 'transfer',
      reference: '632415078123',
      state: 'pending',
      at: '2026-11-21T05:00:00Z',
      reason: null,
    },
  })
  expect(await screen.findByText(/You can pay online if we do not find it/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Pay ₹17,699 online' })).toBeNull()
})

test('after the return from Razorpay, waits for the confirmation and offers no second payment', async () => {
  let isPaid = false
  server.use(
    http.post('/my-invoices/{id}/online-payment/check', ({ response }) =>
      response(200).json(
        isPaid
          ? invoice({
              summary: { ...summary, state: 'paid' },
              to_pay_paise: 0,
              pay_to: null,
              payment: {
                method: 'razorpay',
                reference: 'pay_Fc8mUeDrEKf08Y',
                state: 'captured',
                at: '2026-11-21T05:00:00Z',
                reason: null,
              },
            })
          : invoice({ online }),
      ),
    ),
  )
  renderPage(pages, '/subscriptions/invoices/87?online=1', forUser({ id: 7 }))
  expect(await screen.findByText('Waiting for confirmation')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Pay ₹17,699 online' })).toBeNull()
  expect(screen.queryByText('Pay by UPI')).toBeNull()
  expect(screen.queryByText('Paid')).toBeNull()
  isPaid = true
  expect(
    await screen.findByText(
      'Paid online. Razorpay reference: pay_Fc8mUeDrEKf08Y',
      {},
      { timeout: 15_000 },
    ),
  ).toBeDefined()
  expect(screen.queryByText('Waiting for confirmation')).toBeNull()
}, 30_000)

test('says which payment goes back, and why', async () => {
  open({
    summary: { ...summary, state: 'paid' },
    to_pay_paise: 0,
    pay_to: null,
    paid_back: [
      {
        method: 'razorpay',
        reference: 'pay_Fc8mUeDrEKf08Z',
        paise: 1_769_900,
        state: 'refunding',
        reason: 'paid_before',
        at: '2026-11-21T05:00:00Z',
        transfer: null,
      },
    ],
  })
  expect(await screen.findByText('We are returning ₹17,699')).toBeDefined()
  expect(screen.getByText('The invoice had already been paid.')).toBeDefined()
  expect(screen.getByText('Payment reference: pay_Fc8mUeDrEKf08Z')).toBeDefined()
})

test('says how a transfer that does not fit is returned, and when and how it was', async () => {
  const arrived = {
    method: 'transfer',
    reference: '632415078124',
    paise: 1_769_900,
    reason: 'not_open',
    at: '2026-11-21T05:00:00Z',
  } as const
  const transfer = { on: '2026-11-24', paise: 1_768_130, reference: '632800112233', note: 'A fee' }
  const paid = {
    summary: { ...summary, state: 'credited' },
    to_pay_paise: 0,
    pay_to: null,
  } as const
  open({ ...paid, paid_back: [{ ...arrived, state: 'to_return', transfer: null }] })
  expect(await screen.findByText('We are returning ₹17,699')).toBeDefined()
  expect(screen.getByText(/^We will return it to the account that it came from/)).toBeDefined()
  cleanup()
  open({ ...paid, paid_back: [{ ...arrived, state: 'refunded', transfer }] })
  expect(await screen.findByText('We have returned ₹17,681.30 of ₹17,699')).toBeDefined()
  expect(screen.getByText('A fee')).toBeDefined()
  expect(
    screen.getByText(/^By bank transfer on 24 Nov.* Our transfer reference: 632800112233$/),
  ).toBeDefined()
})
