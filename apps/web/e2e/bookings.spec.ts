import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { accessibilityViolations } from './accessibility'
import { demoAccount, hasDemoAccounts } from './demo-accounts'
import { registerUser, signInAs } from './provider'
import { expect, test, uniqueLetters, waitForHydration } from './site'

test.skip(!hasDemoAccounts, 'needs the demo accounts')

type Session = Awaited<ReturnType<typeof registerUser>>['session']

const headersOf = ({ token }: Session) => ({ authorization: `Bearer ${token}` })

/** A page of a user, in its own browser context. */
async function openAs(session: Session, path: string, browser: Browser, width = 1280) {
  const { baseURL = '' } = test.info().project.use
  const viewport = { width, height: width < 768 ? 844 : 900 }
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  await signInAs(context, session)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(path)
  return page
}

/** A day in India so many days from now, yyyy-mm-dd. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 330 * 60_000).toISOString().slice(0, 10)

/** Adds a batch that meets every day from today on, all day; anyone may join it at once. */
async function addBatch(
  request: APIRequestContext,
  provider: Session,
  { productId, name, seats }: { productId: number; name: string; seats: number },
): Promise<number> {
  const headers = headersOf(provider)
  const added = await request.post(`/api/stores/products/${productId}/batches`, {
    headers,
    data: {
      name,
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      starts_on: dayFromNow(0),
      ends_on: dayFromNow(56),
      start_time: '00:00',
      end_time: '23:59',
      seats,
      taken_elsewhere: 0,
      price: 900,
      request_key: crypto.randomUUID(),
    },
  })
  expect(added.status(), await added.text()).toBe(201)
  const { id } = await added.json()
  const joining = await request.put(`/api/stores/batches/${id}/joining`, {
    headers,
    data: {
      state: 'open',
      reopens_on: null,
      joining: 'instant',
      trial_seats: 2,
      trial_price: null,
      has_drop_in: false,
      drop_in_price: null,
      has_waitlist: true,
      offer_hours: 24,
      cutoff_hours: 0,
      min_age: 3,
      max_age: 17,
      revision: 1,
    },
  })
  expect(joining.ok(), await joining.text()).toBe(true)
  return id
}

/** Books a seat of the term for a new child of the parent, through the API. */
async function bookSeat(
  request: APIRequestContext,
  parent: Session,
  { batchId, child }: { batchId: number; child: string },
) {
  const headers = headersOf(parent)
  const saved = await request.put('/api/users/my-profile', {
    headers,
    data: { field: 'children', value: [{ name: child, born_on: '2016-07-28' }] },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  const form = await request.get(`/api/batches/${batchId}/booking-form`, { headers })
  const { children } = await form.json()
  const held = await request.post(`/api/batches/${batchId}/bookings`, {
    headers,
    data: {
      kind: 'term',
      children: [children[0].id],
      any_of: false,
      request_key: crypto.randomUUID(),
    },
  })
  expect(held.status(), await held.text()).toBe(201)
  const { bookings } = await held.json()
  const confirmed = await request.post(`/api/my-bookings/${bookings[0].id}/confirm`, {
    headers,
    data: {
      details: {
        is_parent: true,
        consent: {
          notice_version: 3,
          channels: ['email'],
          days: [1, 2, 3, 4, 5],
          from: '09:00',
          to: '20:00',
          expires_on: dayFromNow(60),
        },
      },
    },
  })
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
}

async function addChild(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a child' }).click()
  const form = page.getByRole('group', { name: 'Add a child' })
  await form.getByLabel('Name of the child').fill(name)
  await form.getByLabel('Date of birth', { exact: true }).fill('12/03/2015')
  await form.getByRole('button', { name: 'Save child' }).click()
  await expect(page.getByRole('checkbox', { name })).toBeChecked()
}

test('parents book a trial, cancel it, wait for a seat and accept it; the provider runs the class', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const provider = await (
    await request.post('/api/users/login-with-pass', { data: await demoAccount('provider') })
  ).json()
  const own = await request.get(`/api/users/${provider.user.id}/batches`, {
    headers: headersOf(provider),
  })
  const { data } = await own.json()
  const productId = data[0].product.id
  const suffix = uniqueLetters()
  const [open, small] = [`Open ${suffix}`, `Small ${suffix}`]
  await addBatch(request, provider, { productId, name: open, seats: 8 })
  const batchId = await addBatch(request, provider, { productId, name: small, seats: 1 })
  const desk = await request.get(`/api/stores/batches/${batchId}/desk`, {
    headers: headersOf(provider),
  })
  const { product } = await desk.json()
  const { session: first } = await registerUser({ request })
  const { session: second } = await registerUser({ request })
  await bookSeat(request, first, { batchId, child: 'Kabir' })

  const parent = await openAs(first, `/products/${product.slug}`, browser)
  await waitForHydration(parent)
  await parent.getByRole('link', { name: `Book ${open}` }).click()
  await parent.getByRole('radio', { name: 'Trial class' }).check()
  await parent
    .getByRole('radiogroup', { name: 'Trial class on' })
    .getByRole('radio')
    .first()
    .check()
  await addChild(parent, 'Meera')
  await parent.getByRole('button', { name: 'Hold 1 seat and continue' }).click()
  await expect(parent.getByText('1 seat held for you')).toBeVisible()
  await parent.getByLabel('I am a parent or guardian of the children').check()
  await parent.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(parent.getByText('1 seat booked')).toBeVisible()
  const download = parent.waitForEvent('download')
  await parent.getByRole('button', { name: 'Calendar file (.ics)' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('BEGIN:VEVENT')
  expect(file).not.toContain('ATTENDEE')
  await parent.getByRole('link', { name: 'See all your bookings' }).click()
  const cancelSeat = async (child: string) => {
    await parent.getByRole('button', { name: `Cancel the seat of ${child}` }).click()
    const dialog = parent.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Cancel the seat' }).click()
    // The open dialog hides the page behind it from roles: wait for its end before looking there.
    await expect(dialog).toBeHidden()
    await expect(parent.getByRole('button', { name: `Cancel the seat of ${child}` })).toHaveCount(0)
  }
  await expect(parent.getByText('Meera, Trial class')).toBeVisible()
  await cancelSeat('Meera')

  const waiting = await openAs(second, `/products/${product.slug}`, browser)
  await waitForHydration(waiting)
  await waiting.getByRole('link', { name: `Waitlist of ${small}` }).click()
  await addChild(waiting, 'Zoya')
  await waiting.getByLabel('I am a parent or guardian of the children').check()
  await waiting.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(waiting.getByRole('heading', { name: 'Number 1 in line' })).toBeVisible()
  await cancelSeat('Kabir')
  await waiting.reload()
  await waiting.getByRole('button', { name: 'Accept' }).click()
  await expect(waiting.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible()
  await expect(waiting.getByText('Zoya, Whole term')).toBeVisible()

  const phone = await openAs(provider, `/dashboard/batches/${batchId}`, browser, 390)
  await expect(
    phone.getByRole('table', { name: 'Roster' }).getByRole('rowheader', { name: /^Zoya/ }),
  ).toBeVisible()
  expect(await accessibilityViolations(phone)).toEqual([])
  await phone
    .getByRole('button', { name: /^Cancel the session on / })
    .first()
    .click()
  const dialog = phone.getByRole('dialog', { name: /^Session on/ })
  await dialog.getByRole('button', { name: 'Cancel and email 1 family' }).click()
  const reason = dialog.getByLabel('Reason, shown to families')
  await expect(reason).toBeFocused()
  await reason.fill('The teacher is unwell.')
  await dialog.getByRole('button', { name: 'Cancel and email 1 family' }).click()
  await expect(phone.getByText('Cancelled: The teacher is unwell.')).toBeVisible()
  await phone.getByRole('link', { name: /^Attendance on/ }).click()
  await phone.getByRole('button', { name: 'Zoya is present' }).click()
  await phone.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByText('All marks are saved')).toBeVisible()
  expect(await accessibilityViolations(phone)).toEqual([])
  await phone.goto('/dashboard/batches')
  await expect(phone.getByRole('link', { name: new RegExp(small) }).first()).toBeVisible()
  expect(await accessibilityViolations(phone)).toEqual([])
  for (const page of [parent, waiting, phone]) await page.context().close()
})
