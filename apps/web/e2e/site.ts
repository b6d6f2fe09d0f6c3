import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { mockGoogleScript } from './google'

interface School {
  name: string
  slug: string
  city: string | null
}

/** What the API lists, to know what the pages must show. */
export async function listSchools(request: APIRequestContext, query = ''): Promise<School[]> {
  const response = await request.get(`/api/schools/all?per_page=50&counts=false${query}`)
  const { data } = await response.json()
  return data
}

/** The slug of a place with many demo schools around. */
export async function placeSlug(request: APIRequestContext, key: string): Promise<string> {
  const response = await request.get(`/api/places/autocomplete?key=${encodeURIComponent(key)}`)
  const [place] = await response.json()
  return place.slug
}

/** What a typeface that comes late may move; the product's limit. */
const mostShift = 0.02

/** Expects that the layout has stood still since the page began. */
export async function expectStill(page: Page): Promise<void> {
  expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift)
}

/** The sum of every shift of the layout since the page began. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => done(sum), 100))
      }),
  )
}

/** Waits until scripts have taken the page over. */
export async function isAlive(page: Page): Promise<void> {
  // Asked again and again from here: the content policy lets nothing wait inside the page.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const root = document.getElementById('page')
        const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
        if (root === null || key === undefined) return false
        return Reflect.get(root, key).stateNode.current.memoizedState.isDehydrated === false
      }),
    )
    .toBe(true)
}

/** Expects that the first image fills the window, that arrows and Escape work, and where the focus goes. */
export async function expectImages(page: Page): Promise<void> {
  const plates = page.getByRole('region', { name: /^Images of/ }).getByRole('link')
  const plate = plates.first()
  const isOne = (await plates.count()) === 1
  await plate.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img')).toBeVisible()
  if (!isOne) {
    await expect(viewer).toContainText(/^1 of/)
    await page.keyboard.press('ArrowRight')
    await expect(viewer).toContainText(/^2 of/)
  }
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(plate).toBeFocused()
}

/** Expects that Share copies the page's address, and that paper gets the words without the frame. */
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
 * A test whose page must stay quiet: a word in the console, a script that fails or a rule of the
 * content policy that is broken fails it. Statuses that a test asks for are not such words.
 */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const words: string[] = []
      await mockGoogleScript(page.context())
      page.on('pageerror', (error) => words.push(error.message))
      page.on('console', (message) => {
        const isAsked = /the server responded with a status of 4(?:0[0-49]|29)/.test(message.text())
        if (['error', 'warning'].includes(message.type()) && !isAsked) words.push(message.text())
      })
      await use(words)
      expect(words).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
