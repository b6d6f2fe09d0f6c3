import { test as base, expect, type Page } from '@playwright/test'
import { type PageEntry, pageTable } from '../src/route-table'
import { waitForHydration } from './site'

// Uses the base test: the browser logs the failed requests to the console.
base('shows the offline page, and Retry works once the connection is back', async ({ page }) => {
  await page.goto('/global-search-result?query=school')
  await waitForHydration(page)
  await page.context().setOffline(true)
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('montessori')
  await field.press('Enter')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('You are offline')
  await expect(page).toHaveTitle('You are offline: EdBazaar')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(title).toContainText('montessori')
})

base(
  'a page whose code did not load opens with Retry, and with the next link',
  async ({ page }) => {
    const schools = page.getByRole('list', { name: 'Schools', exact: true })
    const title = page.getByRole('heading', { level: 1 })
    await page.goto('/schools')
    await waitForHydration(page)
    const names = await schools.getByRole('heading').allTextContents()
    const [first = '', second = ''] = names
    const open = (name: string) => schools.getByRole('link', { name }).first().click()
    await page.context().setOffline(true)
    await open(first)
    await expect(title).toHaveText('You are offline')
    // Still without a connection, the page stays.
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('data-loading')
    await expect(title).toHaveText('You are offline')
    await page.context().setOffline(false)
    await page.goBack()
    await expect(schools).toBeVisible()
    await open(second)
    await expect(title).toContainText(second)
    await waitForHydration(page)
    // The code of another page, with Retry.
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'EDJOBS' }).first().click()
    await expect(title).toHaveText('You are offline')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(title).not.toHaveText('You are offline')
    await expect(page).toHaveURL(/\/jobs$/)
    await expect(title).toBeVisible()
  },
)

/** Parts whose code loads when they are used first, and what shows that they work. */
const lazyParts = {
  'the filters on a phone': {
    path: '/schools',
    width: 390,
    use: (page: Page) => page.getByRole('link', { name: /^Filters/ }).click(),
    result: (page: Page) => page.getByRole('dialog', { name: 'Filters' }),
  },
  'the map beside the list': {
    path: '/schools?place=bengaluru',
    width: 1280,
    use: (page: Page) => page.getByRole('button', { name: 'Map' }).click(),
    result: (page: Page) => page.getByRole('region', { name: /map/i }),
  },
  'the compare tray': {
    path: '/schools',
    width: 1280,
    use: (page: Page) =>
      page
        .getByRole('button', { name: /^Compare / })
        .first()
        .click(),
    result: (page: Page) => page.getByRole('complementary', { name: 'Compare tray' }),
  },
}

for (const [name, { path, width, use, result }] of Object.entries(lazyParts)) {
  base(`${name}: used without a connection, appears when it returns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await waitForHydration(page)
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    await page.context().setOffline(true)
    await use(page)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
    await page.context().setOffline(false)
    await expect(result(page)).toBeVisible()
    await expect(page.locator('body[data-same-page]')).toHaveCount(1)
  })
}

base(
  'the sign-in modal says that it did not load, and opens with the next click',
  async ({ page }) => {
    const open = () => page.getByRole('link', { name: 'Sign In / Register' }).click()
    await page.goto('/jobs')
    await waitForHydration(page)
    await page.context().setOffline(true)
    await open()
    await page.context().setOffline(false)
    await expect(page.getByRole('alert')).toContainText('did not load')
    await open()
    await expect(page.getByRole('dialog', { name: 'Sign In to your account' })).toBeVisible()
  },
)

/** Navigates inside the page, as a link does. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** Nothing was sent, so nothing may claim to be reported. */
const claims = /has been (?:noted|reported|sent)|we (?:have )?(?:noted|been told)/i

/**
 * One public page of each feature, because the parts of its pages load later. Of the others, one for
 * each kind of access, from a feature and from the app: a visitor sees only the sign-in modal there.
 * Their code is loaded in the same way, which `tools/checks/lazy-code.test.ts` and the tests of
 * `importWithRetry` check. `npm test -- --full` opens every page.
 */
function pagesToOpen(): readonly PageEntry[] {
  if (process.env.FULL_TESTS === 'true') return pageTable
  const first = new Map<string, PageEntry>()
  for (const page of pageTable) {
    const [source = ''] = page.module.split('/')
    const feature = page.access === 'public' ? page.module.split('/')[1] : ''
    const kind = `${page.access} ${source} ${feature}`
    if (!first.has(kind)) first.set(kind, page)
  }
  return [...first.values()]
}

for (const { path, access, examples } of pagesToOpen()) {
  const [target = path] = examples
  const start = path === '/careers' ? '/privacy' : '/careers'
  base(
    `${path}: opens with Retry and with the next link after a lost connection`,
    async ({ page }) => {
      await page.goto(start)
      await waitForHydration(page)
      const title = page.getByRole('heading', { level: 1 })
      const first = (await title.textContent()) ?? ''
      await page.context().setOffline(true)
      await navigate(page, target)
      const isOffline = page.getByRole('heading', { level: 1, name: 'You are offline' })
      await expect(title).not.toHaveText(first)
      await expect(page.locator('body')).not.toContainText(claims)
      await page.context().setOffline(false)
      if (await isOffline.isVisible()) {
        await page.getByRole('button', { name: 'Retry' }).click()
        await expect(isOffline).toHaveCount(0)
      }
      await expect(page.locator('body')).not.toContainText(claims)
      if (access === 'public') {
        await expect(title).toBeVisible()
      } else {
        // The dialog hides the page behind it.
        const signIn = page.getByRole('dialog', { name: 'Sign In to your account' })
        await signIn.getByRole('button', { name: 'Close' }).click()
        await expect(signIn).toHaveCount(0)
      }
      // Another page in the same tab, without a connection, and the next link with one.
      await waitForHydration(page)
      await page.context().setOffline(true)
      await navigate(page, path === '/videos' ? '/blogs' : '/videos')
      await expect(isOffline).toBeVisible()
      await page.context().setOffline(false)
      await navigate(page, start)
      await expect(title).toHaveText(first)
      await expect(isOffline).toHaveCount(0)
    },
  )
}
