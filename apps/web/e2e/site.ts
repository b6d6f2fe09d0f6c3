import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

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

/**
 * A test whose page must stay quiet: a word in the console, a script that fails or a rule of the
 * content policy that is broken fails it. Statuses that a test asks for are not such words.
 */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const words: string[] = []
      page.on('pageerror', (error) => words.push(error.message))
      page.on('console', (message) => {
        const isAsked = /the server responded with a status of 40[04]/.test(message.text())
        if (['error', 'warning'].includes(message.type()) && !isAsked) words.push(message.text())
      })
      await use(words)
      expect(words).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
