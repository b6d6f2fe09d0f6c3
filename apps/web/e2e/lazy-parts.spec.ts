import type { APIRequestContext, Page } from '@playwright/test'
import { expect, listSchools, test } from './site'

/** Holds back the code whose address matches; counts the requests. */
async function holdCode(page: Page, code: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = { count: 0, release }
  await page.route(code, async (route) => {
    held.count += 1
    await released
    await route.continue()
  })
  return held
}

/** The messages and errors of the page's console. */
function messagesOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(String(error)))
  return messages
}

const listCode = /assets\/(?:(?:School|Product)(?:Filters|Results)|PlacePicker)-/

for (const path of ['/schools', '/beyond-school/tuitions']) {
  test(`${path} can be used before the code of its rows and filters has loaded`, async ({
    page,
  }) => {
    const messages = messagesOf(page)
    const held = await holdCode(page, listCode)
    await page.goto(path)
    await expect.poll(() => held.count).toBe(3)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    const filter = page.locator('#filters').getByRole('checkbox').first()
    const place = page.getByRole('combobox', { name: 'Place' })
    const row = page.locator('#results').getByRole('heading', { level: 2 }).first()
    for (const part of [filter, row]) await expect(part).toBeVisible()
    const sorted = page.waitForResponse(/\/api\/.*sort=/)
    await page.getByLabel('Sort by').selectOption({ index: 1 })
    await (await sorted).finished()
    for (const part of [filter, place, row]) await expect(part).toBeVisible()
    held.release()
    await expect(page).toHaveURL(/sort=/)
    await expect(page.locator('[data-lazy="waiting"]')).toHaveCount(0)
    await filter.check()
    await expect(page).toHaveURL(/filter_ids=|days=|mode/)
    await expect(page).toHaveURL(/sort=/)
    await expect(row).toBeVisible()
    expect(messages).toEqual([])
  })
}

const partsOf = {
  'search results': {
    code: /assets\/result-sections-/,
    path: async (_: APIRequestContext) => '/global-search-result?query=school',
    part: (page: Page) => page.getByRole('heading', { level: 3 }).first(),
  },
  'the sections of a school': {
    code: /assets\/StorySections-/,
    path: async (request: APIRequestContext) => {
      const [school] = await listSchools(request, '&place=indiranagar-bengaluru')
      return `/schools/${school?.slug}`
    },
    part: (page: Page) => page.locator('#about'),
  },
  'the sections of a store': {
    code: /assets\/StoreSections-/,
    path: async () => '/stores-details/1',
    part: (page: Page) => page.getByRole('heading', { name: 'About' }),
  },
}

for (const [name, { code, path, part }] of Object.entries(partsOf)) {
  test(`${name}: in view before the code has loaded, and the same after`, async ({
    page,
    request,
  }) => {
    const messages = messagesOf(page)
    const held = await holdCode(page, code)
    await page.goto(await path(request))
    await expect.poll(() => held.count).toBe(1)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    const served = await part(page).elementHandle()
    expect(await served?.isVisible()).toBe(true)
    held.release()
    await expect(page.locator('[data-lazy="waiting"]')).toHaveCount(0)
    expect(await served?.isVisible()).toBe(true)
    expect(messages).toEqual([])
  })
}

test('the last click in rows counts that comes before their code', async ({ page }) => {
  const messages = messagesOf(page)
  const held = await holdCode(page, listCode)
  await page.goto('/schools')
  await expect.poll(() => held.count).toBe(3)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  const compare = page.locator('#results').getByRole('button', { name: /^Compare / })
  await compare.nth(0).click()
  await compare.nth(1).press('Enter')
  const label = (await compare.nth(1).getAttribute('aria-label')) ?? '?'
  held.release()
  const tray = page.getByRole('complementary', { name: 'Compare tray' })
  await expect(tray).toContainText(label.replace('Compare ', ''))
  await expect(tray.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  expect(messages).toEqual([])
})

test('a filter counts that is selected before its code', async ({ page }) => {
  const held = await holdCode(page, listCode)
  await page.goto('/schools')
  await expect.poll(() => held.count).toBe(3)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  const filter = page.locator('#filters').getByRole('checkbox').first()
  await filter.check()
  held.release()
  await expect(page).toHaveURL(/filter_ids=\d+/)
  await expect(filter).toBeChecked()
})

test('a bookmark in search results counts that comes before their code', async ({ page }) => {
  const held = await holdCode(page, partsOf['search results'].code)
  await page.goto('/global-search-result?query=school')
  await expect.poll(() => held.count).toBe(1)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await page
    .getByRole('button', { name: /^Bookmark / })
    .first()
    .click()
  held.release()
  await expect(page.getByRole('dialog', { name: /^Sign In or Register/ })).toBeVisible()
})

test('a list that is opened from another page appears with its rows', async ({ page, request }) => {
  const [school] = await listSchools(request)
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  const held = await holdCode(page, /assets\/SchoolResults-/)
  await page.getByRole('link', { name: 'SCHOOLS', exact: true }).first().click()
  await expect.poll(() => held.count).toBe(1)
  await expect(page).toHaveURL(/\/about-us$/)
  // Counts the rows when the list first appears.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const results = document.querySelector('#results')
      if (results === null) return
      observer.disconnect()
      document.body.dataset.firstRows = String(results.querySelectorAll('h2').length)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  held.release()
  await expect(
    page.locator('#results').getByRole('heading', { name: school?.name ?? '?' }),
  ).toBeVisible()
  expect(Number(await page.locator('body').getAttribute('data-first-rows'))).toBeGreaterThan(0)
})
