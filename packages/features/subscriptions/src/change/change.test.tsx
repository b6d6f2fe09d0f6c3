import type { PlanChange } from '@edbazaar/api-client'
import { http, myBilling, myPlan, planChange } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ChangeScreen } from './ChangeScreen'
import { loadChange } from './load-change'

const server = startMockServer()

const pages = [
  { path: '/subscriptions/change', Component: ChangeScreen, loader: loadChange },
  { path: '/subscriptions', Component: () => 'The plan' },
  { path: '/subscriptions/invoices/:id', Component: () => 'The invoice' },
]

interface Sent {
  plan: string
  to_pay_paise: number
}

function open(change: Partial<PlanChange> = {}, plan = 'growth') {
  const sent: Sent[] = []
  server.use(
    http.get('/my-plan', ({ response }) => response(200).json(myPlan())),
    http.get('/my-billing', ({ response }) => response(200).json(myBilling())),
    http.get('/my-plan/preview', ({ response }) => response(200).json(planChange(change))),
    http.post('/my-plan/change', async ({ request, response }) => {
      sent.push(await request.json())
      const id = change.kind === 'end' ? null : 87
      return response(200).json({ status: 200, msg: 'Plan changed', invoice_id: id })
    }),
  )
  renderPage(pages, `/subscriptions/change?plan=${plan}`, forUser({ id: 7 }))
  return sent
}

test('the amounts of the invoice are shown beside what changes, and nothing is ticked', async () => {
  open()
  const amounts = await screen.findByRole('complementary', { name: 'To pay' })
  expect(amounts.textContent).toContain('Growth, 1 year')
  expect(amounts.textContent).toContain('CGST 9%1,349.91SGST 9%1,349.91Rounding0.18')
  expect(amounts.textContent).toContain('To pay by 27 November 2026₹17,699')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})

test('one press makes the change for the amount that was shown, and leads to the invoice', async () => {
  const sent = open()
  const button = await screen.findByRole('button', { name: 'Change to Growth, pay ₹17,699' })
  await userEvent.click(button)
  expect(await screen.findByText('The invoice')).toBeDefined()
  expect(sent).toEqual([{ plan: 'growth', to_pay_paise: 1_769_900 }])
})

test('an upgrade shows the credit for the unused days', async () => {
  const { invoice } = planChange()
  open({ kind: 'upgrade', credit: invoice, credited_number: 'EB/2627/000042', to_pay_paise: 0 })
  expect(await screen.findByText('Credit note for EB/2627/000042')).toBeDefined()
  expect(screen.getByText('−₹17,699')).toBeDefined()
})

test('one press cancels, without a question before it', async () => {
  const { from, to } = planChange()
  const sent = open(
    {
      kind: 'end',
      from: to,
      to: from,
      invoice: null,
      starts_on: '2027-11-20',
      ends_on: null,
      due_on: null,
      to_pay_paise: 0,
      renews_paise: null,
    },
    'free',
  )
  expect(
    await screen.findByText(/^Growth continues until 19 November 2027, as before/),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Keep Growth' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
  expect(await screen.findByText('The plan')).toBeDefined()
  expect(sent).toEqual([{ plan: 'free', to_pay_paise: 0 }])
})

test('without billing details the page asks for them first', async () => {
  const saved: unknown[] = []
  open()
  let profile = null as ReturnType<typeof myBilling>['profile']
  server.use(
    http.get('/my-billing', ({ response }) => response(200).json(myBilling({ profile }))),
    http.put('/my-billing', async ({ request, response }) => {
      profile = await request.json()
      saved.push(profile)
      return response(200).json({ status: 200, msg: 'Saved' })
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Change to Growth' })).toBeDefined()
  expect(screen.getByRole('complementary', { name: 'Growth' }).textContent).toContain('a year')
  await userEvent.type(await screen.findByLabelText(/Name on the invoice/), 'V')
  await userEvent.type(screen.getByLabelText(/Address/), 'B')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.getAllByText('Enter at least 2 characters.')).toHaveLength(2))
  await userEvent.type(screen.getByLabelText(/Name on the invoice/), 'idya Niketan Trust')
  await userEvent.type(screen.getByLabelText(/Address/), 'engaluru')
  await userEvent.selectOptions(screen.getByLabelText(/State/), '29')
  // The address of the user, to begin with.
  await userEvent.clear(screen.getByLabelText(/Email for invoices/))
  await userEvent.type(screen.getByLabelText(/Email for invoices/), 'accounts@example.in')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('button', { name: /^Change to Growth/ })).toBeDefined()
  expect(saved).toEqual([
    {
      legal_name: 'Vidya Niketan Trust',
      address: 'Bengaluru',
      state_code: '29',
      gstin: null,
      email: 'accounts@example.in',
    },
  ])
})
