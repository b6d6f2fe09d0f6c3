import type { MyPlan } from '@edbazaar/api-client'
import { http, myBilling, myPlan } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { loadPlan } from './load-plan'
import { SchoolPlanScreen, StorePlanScreen } from './PlanScreen'

const server = startMockServer()

const pages = [
  { path: '/subscriptions', Component: SchoolPlanScreen, loader: loadPlan },
  { path: '/sp-subscriptions', Component: StorePlanScreen, loader: loadPlan },
]

function open(given: Partial<MyPlan> = {}, path = '/subscriptions', billing = myBilling()) {
  server.use(
    http.get('/my-plan', ({ response }) => response(200).json(myPlan(given))),
    http.get('/my-billing', ({ response }) => response(200).json(billing)),
  )
  renderPage(pages, path, forUser({ id: 7 }))
}

/** The texts of a row of usage. */
async function usageOf(name: string) {
  const table = await screen.findByRole('table', { name: 'Usage' })
  const row = within(table).getByRole('row', { name: new RegExp(`^${name}`) })
  return row.textContent
}

test('shows the usage beside each limit', async () => {
  open({ usage: { ...myPlan().usage, schools: 2, jobs: 17, members: 50, enquiries: 1412 } })
  expect(await usageOf('Schools')).toBe('Schools2 of 53 more can be added.')
  expect(await usageOf('Live jobs')).toBe('Live jobs17 of 2085% in use, 3 places left.')
  expect(await usageOf('Team members')).toBe(
    'Team members50 of 50Limit reached. All 50 keep access.',
  )
  expect(await usageOf('Enquiries this year')).toBe(
    'Enquiries this year1,412No limit on any planNever limited or sold.',
  )
})

test('more than the plan allows stays public, and the row says how many are over', async () => {
  open({ usage: { ...myPlan().usage, schools: 8 } })
  expect(await usageOf('Schools')).toBe('Schools8 of 53 over the limit. All 8 stay public.')
  expect(screen.getByText(/read and answer every enquiry/)).toBeDefined()
})

test('the page of stores shows stores and the store with the most services', async () => {
  const usage = { ...myPlan().usage, stores: 1, products: 45 }
  open({ usage: { ...usage, fullest_store: { id: 9, name: 'Ganit Circle' } } }, '/sp-subscriptions')
  expect(await usageOf('Stores')).toBe('Stores1 of 54 more can be added.')
  expect(await usageOf('Services in one store')).toBe(
    'Services in one store45 of 5090% in use, 5 places left. Most are in Ganit Circle.',
  )
})

test('compares the plans and marks the current plan', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'Plans' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Feature',
    'FreeYour plan',
    'Growth',
    'Group',
  ])
  const price = within(table).getByRole('row', { name: /^Price per year/ })
  expect(price.textContent).toBe('Price per year₹0₹14,999₹39,999')
  const place = within(table).getByRole('row', { name: /^Position in search/ })
  expect(place.textContent).toBe('Position in searchThe sameThe sameThe same')
})

test('a version that is no longer offered is shown in place of the present one', async () => {
  const [free, growth] = myPlan().plans
  if (!free || !growth) throw new Error('The example has no plans')
  open({ plan: { ...growth, id: 12, price_paise: 999_900 } })
  const table = await screen.findByRole('table', { name: 'Plans' })
  const price = within(table).getByRole('row', { name: /^Price per year/ })
  expect(price.textContent).toBe('Price per year₹9,999₹0₹39,999')
})

test('a plan that an admin gave says until when, and what comes after it', async () => {
  const growth = myPlan().plans[1]
  if (!growth) throw new Error('The example has no second plan')
  open({ plan: growth, is_granted: true, until: '2027-03-31' })
  expect(await screen.findByText('31 March 2027')).toBeDefined()
  expect(screen.getByText('Provided by EdBazaar. Nothing to pay.')).toBeDefined()
  expect(
    screen.getByText('After that, you are on Free. Everything you listed stays.'),
  ).toBeDefined()
})

test('shows that an unlimited plan has no limits', async () => {
  const { plan } = myPlan()
  open({ plan: { ...plan, members: null } })
  expect(await usageOf('Team members')).toBe('Team members2No limitNo limit')
})

const paid = {
  state: 'active',
  ends_on: '2027-11-19',
  next_plan: null,
  renews_paise: 1_769_900,
  open_invoice_id: null,
} satisfies MyPlan['subscription']
const [free, growth] = myPlan().plans
if (!free || !growth) throw new Error('The example has no plans')

test('a paid plan says when it is renewed and at what price, and can be cancelled', async () => {
  open({ plan: growth, until: '2027-11-19', subscription: paid })
  expect(await screen.findByText('20 November 2027')).toBeDefined()
  expect(screen.getByText(/^₹17,699, after an invoice/)).toBeDefined()
  const cancel = screen.getByRole('link', { name: 'Cancel plan' })
  expect(cancel.getAttribute('href')).toBe('/subscriptions/change?plan=free')
  const change = screen.getByRole('link', { name: 'Choose Group' })
  expect(change.getAttribute('href')).toBe('/subscriptions/change?plan=group')
})

test('subscribing and cancelling begin with one press each', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Choose Growth' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Choose Free' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Cancel plan' })).toBeNull()
})

test('a cancelled plan is taken back by one press', async () => {
  let undone = 0
  server.use(
    http.post('/my-plan/undo', ({ response }) => {
      undone += 1
      return response(200).json({ status: 200, msg: 'Done' })
    }),
  )
  const ending = { ...paid, state: 'ending', next_plan: free, renews_paise: null } as const
  open({ plan: growth, until: '2027-11-19', subscription: ending })
  expect(await screen.findByText('Growth ends on 19 November 2027')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Cancel plan' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(undone).toBe(1))
})

test('an overdue invoice is announced with the way to pay it', async () => {
  const subscription = { ...paid, state: 'past_due', open_invoice_id: 87 } as const
  open({ plan: growth, until: '2027-11-19', subscription })
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('An invoice is overdue')
  const link = within(notice).getByRole('link', { name: 'Pay the invoice' })
  expect(link.getAttribute('href')).toBe('/subscriptions/invoices/87')
})

test('invoices are listed with their state and their file', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'Invoices' })
  const row = within(table).getByRole('row', { name: /EB\/2627\/000087/ })
  expect(row.textContent).toContain('Growth, 20 November 2026 – 19 November 2027')
  expect(row.textContent).toContain('₹17,699')
  expect(within(row).getByRole('button', { name: 'Download EB/2627/000087 as PDF' })).toBeDefined()
})

test('without a seller nothing can be bought: the page leads to the contact form', async () => {
  open({}, '/subscriptions', myBilling({ can_pay: false, profile: null, invoices: [] }))
  expect(await screen.findByRole('link', { name: 'Contact us' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Choose Growth' })).toBeNull()
})
