import type { APIRequestContext, Page } from '@playwright/test'
import { accessibilityViolations } from './accessibility'
import { demoAccount, hasDemoAccounts } from './demo-accounts'
import { expect, expectStill, listSchools, test, waitForHydration } from './site'

type Width = 390 | 1280
type Pages = (request: APIRequestContext) => Promise<string>

const firstEntry = async (request: APIRequestContext, path: string) => {
  const [entry] = (await (await request.get(path)).json()).data
  return entry
}

const pages: Record<string, Pages> = {
  'the home page': async () => '/',
  'the list': async () => '/schools',
  'a filtered list': async () => '/schools?fee_max=100000&ages=6-11&sort=name',
  'a list with its map': async () => '/schools?place=indiranagar-bengaluru&view=map',
  'an empty list': async () => '/schools?fee_max=1',
  'a list of an unknown place': async () => '/schools?place=no-such-place&filter_ids=1',
  'a comparison': async (request) =>
    `/schools/compare?schools=${(await listSchools(request))
      .slice(0, 4)
      .map(({ slug }) => slug)
      .join(',')}`,
  'an empty comparison': async () => '/schools/compare',
  'beyond school': async () => '/beyond-school',
  'the last step of the wizard': async () => '/beyond-school?step=place&age=8&days=Sat,Sun',
  'tuitions and activities': async () => '/tuitions-and-activities',
  'filtered tuitions': async () =>
    '/beyond-school/tuitions?filter_ids=35&age_min=8&price_max=20&days=Sat',
  'camps with dates': async () => '/beyond-school/camps?from=2027-04-01&to=2027-06-30',
  'an empty list of workshops': async () => '/beyond-school/workshops?age_min=49',
  'the states': async () => '/schools/in',
  'a state': async () => '/schools/in/karnataka',
  'a later page of a state': async () => '/schools/in/karnataka?page=2',
  'a city': async () => '/schools/in/karnataka/bengaluru',
  'a board of a city': async () => '/schools/in/karnataka/bengaluru/board/cbse',
  'a school': async (request) => `/schools/${(await listSchools(request))[0]?.slug}`,
  'a product': async (request) =>
    `/products/${(await firstEntry(request, '/api/stores/products')).slug}`,
  'a store': async (request) =>
    `/stores-details/${(await firstEntry(request, '/api/stores/products')).store_id}`,
  'a job': async () => '/jobs/description/1',
  'the list of jobs': async () => '/jobs',
  'an empty list of jobs': async () => '/jobs?subjects=Nothing',
  'about us': async () => '/about-us',
  'the partners page': async () => '/partners',
  privacy: async () => '/privacy',
  'the terms': async () => '/terms',
  careers: async () => '/careers',
  contact: async () => '/contact-us',
  newsletters: async () => '/newsletters',
  'a newsletter': async () => '/newsletters/packing-for-the-first-camp',
  'a link to confirm': async () => `/newsletters/confirm?token=${'a'.repeat(43)}`,
  'the results': async () => '/global-search-result?query=school',
  'an empty search': async () => '/global-search-result',
  'the blogs': async () => '/blogs',
  'the blogs of a topic': async () => '/blogs?topic=safety',
  'a blog': async (request) => `/blog-details/${(await firstEntry(request, '/api/blogs')).url}`,
  'the videos': async () => '/videos',
  'the contests': async () => '/video/contests',
  'a discussion': async (request) =>
    `/video/discussions/${(await firstEntry(request, '/api/videos?kind=discussion')).url}`,
  'a contest with winners': async () => '/video/contests/draw-your-street',
  'a principal talk': async (request) =>
    `/video/principal-talks/${(await firstEntry(request, '/api/videos?kind=principal_talk')).url}`,
  'a forgotten password': async () => '/users/forgot-password',
  'an expired password link': async () => `/users/reset-password?token=${'a'.repeat(43)}`,
  'an expired sign-in link': async () => `/login-by-link?token=${'a'.repeat(43)}`,
  'an unknown path': async () => '/no/such/page',
}

interface DemoIds {
  user: number
  store: number
  product: number
}

/** Private pages, opened as the provider of the demo data. */
const privatePages: Record<string, (ids: DemoIds) => string> = {
  'the bookmarks': () => '/bookmarks',
  'my blogs': () => '/my-blogs',
  'my schools': () => '/school/my-school-list',
  'my stores': () => '/my-store-list',
  'my store': ({ store }) => `/my-store-details/${store}`,
  'the preview of my store': ({ store }) => `/preview/stores/${store}`,
  'the preview of my service': ({ product }) => `/preview/services/${product}`,
  'a new service': ({ store }) => `/add-service/${store}`,
  'my service': ({ product }) => `/edit-service/${product}`,
  'my profile': ({ user }) => `/profile/${user}`,
  'my profile details': ({ user }) => `/profile-details/${user}`,
  'my account': ({ user }) => `/user-details/${user}`,
}

async function demoIds(request: APIRequestContext, token: string, user: number): Promise<DemoIds> {
  const headers = { authorization: `Bearer ${token}` }
  const load = async (path: string) => (await request.get(`/api${path}`, { headers })).json()
  const { stores } = await load('/users/schools-and-stores')
  const store = stores[0].id
  const { products } = await load(`/stores/created/store/${store}`)
  return { user, store, product: products[0].id }
}

const isFull = process.env.FULL_TESTS === 'true'

// The tests are independent of each other.
test.describe.configure({ mode: 'parallel' })

for (const [i, [name, pathOf]] of Object.entries(pages).entries()) {
  test(`${name}: accessible, stable layout, no overflow, at 390 px in light and at 1280 px in dark mode`, async ({
    page,
    request,
  }) => {
    const path = await pathOf(request)
    await expectQualityAtBothWidths(page, { path, isPhoneFirst: i % 2 === 0 })
  })
}

test('private pages: accessible, stable layout, no overflow, at both widths', async ({
  page,
  request,
}) => {
  test.skip(!hasDemoAccounts, 'There are no demo accounts')
  test.slow()
  const account = await demoAccount('provider')
  const response = await request.post('/api/users/login-with-pass', { data: account })
  const { token, user } = await response.json()
  await page.addInitScript(
    ([storedToken = '', storedUser = '']) => {
      localStorage.setItem('token', storedToken)
      localStorage.setItem('user', storedUser)
    },
    [token, JSON.stringify(user)],
  )
  const ids = await demoIds(request, token, user.id)
  for (const [i, [name, pathOf]] of Object.entries(privatePages).entries()) {
    await test.step(name, async () => {
      await expectQualityAtBothWidths(page, {
        path: pathOf(ids),
        isPhoneFirst: i % 2 === 0,
        // Private data loads in the browser.
        waitUntil: 'networkidle',
      })
      await expect(page.getByRole('button', { name: /^Profile, / })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/: EdBazaar$/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    })
  }
})

interface PageToOpen {
  readonly path: string
  /** Whether the page loads at 390 px, and not at 1280 px. */
  readonly isPhoneFirst: boolean
  readonly waitUntil?: 'load' | 'networkidle'
}

/**
 * Expects no accessibility violations and no overflow at both widths, and a stable layout at the one
 * at which the page loads. A full run loads it at both.
 */
async function expectQualityAtBothWidths(
  page: Page,
  { path, isPhoneFirst, waitUntil }: PageToOpen,
) {
  const [first, second] = isPhoneFirst ? ([390, 1280] as const) : ([1280, 390] as const)
  await open(page, first, path, waitUntil)
  await expectQuality(page)
  await expectStill(page)
  await (isFull ? open(page, second, path, waitUntil) : show(page, second))
  await expectQuality(page)
  if (isFull) await expectStill(page)
}

/** Sets the width of the window, and the theme: light on a phone, otherwise dark. */
async function show(page: Page, width: Width): Promise<void> {
  // Without motion, so that no colour transition is running.
  const colorScheme = width === 390 ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 844 })
}

/** Loads a page at a width, and waits until all of it is there. */
async function open(
  page: Page,
  width: Width,
  path: string,
  waitUntil: 'load' | 'networkidle' = 'load',
): Promise<void> {
  await show(page, width)
  await page.goto(path, { waitUntil })
  await waitForHydration(page)
  // The part of the frame that loads last. The checks scroll, while nothing may be added.
  await expect(page.getByRole('contentinfo').getByLabel('Theme')).toBeVisible()
}

/** Expects no accessibility violations and no overflow. */
async function expectQuality(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

test('an unknown path and an unknown school return 404', async ({ request }) => {
  expect((await request.get('/no/such/page')).status()).toBe(404)
  expect((await request.get('/schools/no-such-school-100000')).status()).toBe(404)
  for (const path of [
    'all',
    'filters',
    'home-autocomplete',
    'filter-autocomplete',
    '%00',
    '..%2f',
  ]) {
    expect([path, (await request.get(`/schools/${path}`)).status()]).toEqual([path, 404])
  }
  expect((await request.get('/api/no/such/path')).headers()['content-type']).toContain('json')
})

test('every link of the home page and the lists works', async ({ page, request }) => {
  const hrefs = new Set<string>()
  for (const path of [
    '/',
    '/schools',
    '/beyond-school',
    '/tuitions-and-activities',
    '/global-search-result?query=school',
  ]) {
    await page.goto(path)
    const found = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of found) if (href.startsWith('/')) hrefs.add(href)
  }
  for (const href of hrefs) expect([href, (await request.get(href)).status()]).toEqual([href, 200])
})

test('the skip link, the list and a school work by keyboard', async ({ page }) => {
  await page.goto('/schools')
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Place' })).toBeFocused()
  await page.getByRole('list', { name: 'Schools' }).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/schools\/[a-z0-9-]+$/)
  await expect(page.locator('#main')).toBeFocused()
})
