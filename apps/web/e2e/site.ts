import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { mockGoogleScript } from './google'

interface School {
  name: string
  slug: string
  city: string | null
}

/** Six letters for names that no other test has. Search could read digits as a PIN code or a fee. */
export const uniqueLetters = (): string =>
  crypto
    .randomUUID()
    .slice(0, 6)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

/** The first schools that the API returns, to compare with the pages. */
export async function listSchools(request: APIRequestContext, query = ''): Promise<School[]> {
  const response = await request.get(`/api/schools/all?per_page=50&counts=false${query}`)
  const { data } = await response.json()
  return data
}

/** The slug of the best match for a place name. */
export async function placeSlug(request: APIRequestContext, key: string): Promise<string> {
  const response = await request.get(`/api/places/autocomplete?key=${encodeURIComponent(key)}`)
  const [place] = await response.json()
  return place.slug
}

/** The limit for layout shift. A late web font causes a little. */
const maxShift = 0.02

/** Expects almost no layout shift since the page loaded. */
export async function expectStill(page: Page): Promise<void> {
  expect(await layoutShift(page)).toBeLessThanOrEqual(maxShift)
}

/** The cumulative layout shift since the page loaded. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) if ('value' in entry) sum += Number(entry.value)
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // A shift is recorded with the frame that it happens in, so two frames later it is there.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            done(sum)
          }),
        )
      }),
  )
}

/** Waits until React has hydrated the page, with the parts whose code follows. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await expect(page.locator('[data-lazy="waiting"]')).toHaveCount(0)
}

/** Opens a row of a table by keyboard. The first key press can come before the page listens to keys. */
export async function openRowByKeys(page: Page, row: Locator): Promise<void> {
  await expect(row).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(row).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
}

/** Expects that the first image opens full screen, that arrow keys and Escape work, and where the focus goes. */
export async function expectImages(page: Page): Promise<void> {
  const images = page.getByRole('region', { name: /^Images of/ }).getByRole('link')
  const image = images.first()
  const isSingle = (await images.count()) === 1
  await image.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img')).toBeVisible()
  if (!isSingle) {
    await expect(viewer).toContainText(/^1 of/)
    await page.keyboard.press('ArrowRight')
    await expect(viewer).toContainText(/^2 of/)
  }
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(image).toBeFocused()
}

/** Expects that Share copies the page's URL, and that the print view has no frame. */
export async function expectShareAndPrint(page: Page, path: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(path)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const button of ['Print', 'Share', 'Show the map'])
    await expect(page.getByRole('button', { name: button })).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.emulateMedia({ media: null })
}

/**
 * A test that fails on console errors and warnings, uncaught exceptions and violations of the content
 * security policy. Expected 4xx statuses are ignored.
 */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = []
      await mockGoogleScript(page.context())
      page.on('pageerror', (error) => problems.push(error.message))
      await page.addInitScript(logErrorCauses)
      page.on('console', (message) => {
        const isExpected = /the server responded with a status of 4(?:0[0-49]|29)/.test(
          message.text(),
        )
        if (['error', 'warning'].includes(message.type()) && !isExpected)
          problems.push(message.text())
      })
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Errors that React recovers from say only in their cause what happened. */
function logErrorCauses() {
  window.addEventListener('error', ({ error }) => {
    if (error?.cause) console.error(`Caused by ${error.cause.stack ?? error.cause}`)
  })
}
