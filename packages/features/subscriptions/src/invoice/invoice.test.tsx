import type { Invoice } from '@edbazaar/api-client'
import { http, invoice } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { InvoiceScreen } from './InvoiceScreen'
import { loadInvoice } from './load-invoice'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

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
      reference: '632415078123',
      state: 'captured',
      at: '2026-11-21T05:00:00Z',
      reason: null,
    },
  })
  expect(await screen.findByText('Reference of the bank: 632415078123')).toBeDefined()
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
