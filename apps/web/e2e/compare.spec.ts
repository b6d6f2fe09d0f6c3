import type { Page } from '@playwright/test'
import { flowViewports } from './flow-widths'
import { expect, expectStill, listSchools, placeSlug, test, waitForHydration } from './site'

const tray = (page: Page) => page.getByRole('complementary', { name: 'Compare tray' })
const table = (page: Page) => page.getByRole('table', { name: 'Schools side by side' })

/** The path of a comparison of the first schools of the list. */
async function pathOf(request: Parameters<typeof listSchools>[0], count: number) {
  const schools = (await listSchools(request)).slice(0, count)
  return {
    schools,
    path: `/schools/compare?schools=${schools.map(({ slug }) => slug).join(',')}`,
  }
}

for (const { width, height } of flowViewports(1280)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('schools selected in the list are stored and shown side by side', async ({
      page,
      request,
    }) => {
      await page.goto(`/schools?place=${await placeSlug(request, 'bengaluru')}`)
      await waitForHydration(page)
      const buttons = page.getByRole('main').getByRole('button', { name: /^Compare / })
      await buttons.nth(0).click()
      await buttons.nth(1).click()
      await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'true')
      await expect(tray(page)).toContainText('2 of 4')
      await page.reload()
      await expect(tray(page)).toContainText('2 of 4')
      await expectStill(page)
      await tray(page).getByRole('link', { name: 'Compare 2' }).click()
      await expect(page).toHaveURL(/\/schools\/compare\?schools=[a-z0-9-]+,[a-z0-9-]+&place=/)
      await expect(table(page).getByRole('columnheader').getByRole('link')).toHaveCount(2)
      await expect(page.getByRole('row', { name: /^Distance from Bengaluru/ })).toBeVisible()
      await expect(tray(page)).toHaveCount(0)
    })

    test('the tray covers neither the bar nor the end of the page, and rejects a fifth school', async ({
      page,
    }) => {
      await page.goto('/schools')
      await waitForHydration(page)
      const buttons = page.getByRole('main').getByRole('button', { name: /^Compare / })
      for (const place of [0, 1, 2, 3, 4]) await buttons.nth(place).click()
      await expect(tray(page).getByRole('status')).toHaveText(
        'You can compare up to 4 schools. Remove one first.',
      )
      await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false')
      // Once everything has been drawn in its place.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const box = await tray(page).boundingBox()
        const foot = await page.getByRole('contentinfo').boundingBox()
        expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1)
        const bar = await page.locator('nav[aria-label="Quick links"]').boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? height) + 1)
      }).toPass({ timeout: 15_000 })
    })

    test('names stay visible, and identical rows can be hidden', async ({ page, request }) => {
      const { schools, path } = await pathOf(request, 4)
      await page.goto(path)
      await waitForHydration(page)
      const lines = table(page).locator('tbody tr:visible')
      const all = await lines.count()
      await page.getByLabel('Differences only').check()
      await expect.poll(() => lines.count()).toBeLessThan(all)
      await page.evaluate(() => window.scrollTo(0, 900))
      const name = page.getByRole('columnheader', { name: schools[0]?.name ?? '' })
      const top = async () => Math.round((await name.boundingBox())?.y ?? -1)
      await expect.poll(top).toBeLessThan(20)
      await expect.poll(top).toBeGreaterThanOrEqual(0)
    })

    test('a shared comparison opens without stored schools and can be changed', async ({
      page,
      request,
    }) => {
      const { schools, path } = await pathOf(request, 3)
      await page.goto(path)
      await expect(table(page).getByRole('columnheader').getByRole('link')).toHaveCount(3)
      await waitForHydration(page)
      await page.getByRole('link', { name: `Remove ${schools[0]?.name}` }).click()
      await expect(table(page).getByRole('columnheader').getByRole('link')).toHaveCount(2)
      await page.getByRole('link', { name: 'Add one more' }).click()
      await expect(page).toHaveURL('/schools')
      await expect(tray(page)).toContainText('2 of 4')
    })
  })
}

test('two tabs share the selected schools', async ({ page, context }) => {
  await page.goto('/schools')
  const other = await context.newPage()
  await other.goto('/')
  await waitForHydration(page)
  await waitForHydration(other)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Compare / })
    .first()
    .click()
  await expect(tray(other)).toContainText('1 of 4')
  await tray(other)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(tray(page)).toHaveCount(0)
})

test('schools can be selected on the home page and on a school page', async ({ page, request }) => {
  await page.goto('/')
  await waitForHydration(page)
  const button = page
    .getByRole('list', { name: 'Featured Schools' })
    .getByRole('button', { name: /^Compare / })
    .first()
  // The row is hydrated later than the page, when it is visible.
  await expect(async () => {
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  const school = (await listSchools(request, '&sort=name')).at(-1)
  await page.goto(`/schools/${school?.slug}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: `Compare ${school?.name}`, exact: true }).click()
  await expect(tray(page)).toContainText('2 of 4')
})

test('the print view shows only the facts', async ({ page, request }) => {
  const { path } = await pathOf(request, 2)
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  await expect(table(page)).toBeVisible()
  await expect(page.getByLabel('Differences only')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Remove / }).first()).toBeHidden()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeHidden()
})

test('deleted schools return 404 with a message', async ({ page }) => {
  const answer = await page.goto('/schools/compare?schools=no-such-school-100000')
  expect(answer?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { name: 'These schools are no longer listed' }),
  ).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a comparison works, and a checkbox shows only the differences', async ({
    page,
    request,
  }) => {
    const { path } = await pathOf(request, 3)
    await page.goto(path)
    const same = table(page).locator('tr[data-same]').first()
    await expect(same).toBeVisible()
    await page.getByLabel('Differences only').check()
    await expect(same).toBeHidden()
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click()
    await expect(table(page).getByRole('columnheader').getByRole('link')).toHaveCount(2)
  })
})

/** Waits until the new page has the focus: before that, Tab would start on the previous page. */
const hasFocus = (page: Page) => expect(page.locator('#main')).toBeFocused()

/** Presses Tab until an element with this name has the focus. Each stop must show a focus ring. */
async function tabTo(page: Page, name: RegExp, maxStops = 90) {
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return null
      const { outlineStyle } = getComputedStyle(element)
      const after = getComputedStyle(element, '::after').outlineStyle
      if (outlineStyle === 'none' && after === 'none' && !element.matches('input'))
        return `no ring: ${element.outerHTML}`
      return element.getAttribute('aria-label') ?? element.textContent ?? ''
    })
    if (label === null) continue
    expect(label).not.toContain('no ring')
    if (name.test(label)) {
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.5 })
      return
    }
  }
  throw new Error(`Tab never reached ${name}`)
}

test('by keyboard alone: home, search, filter, compare, school', async ({ page }) => {
  // Hundreds of key presses, one after the other.
  test.slow()
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('combobox').focus()
  await page.keyboard.type('school')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/global-search-result\?query=school/)
  await hasFocus(page)
  await tabTo(page, /^SCHOOLS$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/schools$/)
  await hasFocus(page)
  const board = page.getByRole('group', { name: 'Board' }).getByRole('checkbox').first()
  for (let stop = 0; stop < 90; stop += 1) {
    if (await board.evaluate((box) => box === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/filter_ids=/)
  await expect(board).toBeChecked()
  await tabTo(page, /^Compare /)
  await page.keyboard.press('Enter')
  await expect(tray(page)).toContainText('1 of 4')
  await tabTo(page, /^Compare /)
  await page.keyboard.press('Space')
  await expect(tray(page)).toContainText('2 of 4')
  await tabTo(page, /^Compare 2$/, 200)
  await page.keyboard.press('Enter')
  await expect(table(page)).toBeVisible()
  await hasFocus(page)
  const names = await table(page).getByRole('columnheader').getByRole('link').allInnerTexts()
  await tabTo(page, new RegExp(`^${names[0]}$`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/schools\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '?')
})
