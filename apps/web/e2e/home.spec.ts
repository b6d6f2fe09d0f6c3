import type { Page } from '@playwright/test'
import { flowWidths } from './flow-widths'
import { expect, expectStill, test, waitForHydration } from './site'

const banner = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const expo = (page: Page) => page.getByRole('dialog', { name: 'The school expo, from your home' })
/** Milliseconds from the first interaction to the popup. */
const startMs = 1000

async function openHome(page: Page) {
  await page.goto('/')
  await waitForHydration(page)
}

/** Waits until the sections, whose code loads on the first interaction, have been hydrated. */
async function waitForSections(page: Page) {
  await expect(page.locator('#home-sections')).toHaveAttribute('data-lazy', 'ready')
}

/** Scrolls through the page so that lazy content loads. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) await page.mouse.wheel(0, 600)
  await waitForSections(page)
}

for (const width of [320, 360, 375, 390, 400, 412, 430, 768, 1280]) {
  test(`a late font moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const loadFonts = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await loadFonts.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1)
    loadFonts.resolve()
    await page.evaluate(() => document.fonts.ready)
    await waitForHydration(page)
    expect(await page.evaluate(() => document.fonts.check('700 36px "Anek Latin"'))).toBe(true)
    await expectStill(page)
  })
}

for (const width of flowWidths(1280)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the banner can be stopped and advanced by keyboard', async ({ page }) => {
      await openHome(page)
      await banner(page).getByRole('button', { name: 'Stop the slides' }).focus()
      await page.keyboard.press('Enter')
      await expect(banner(page).getByRole('button', { name: 'Start the slides' })).toBeFocused()
      await banner(page).getByRole('button', { name: 'Next slide' }).focus()
      await page.keyboard.press('Enter')
      await expect(banner(page).getByRole('group', { name: '2 of 4' })).toBeVisible()
      await expect(banner(page).getByRole('group', { name: '1 of 4' })).toBeHidden()
      await page.keyboard.press('Tab')
      await expect(banner(page).getByRole('link')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/beyond-school/tuitions')
    })

    test('every image loads without layout shifts', async ({ page, request }) => {
      await openHome(page)
      await scrollThrough(page)
      const addresses = await page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
      expect(addresses.length).toBeGreaterThan(25)
      for (const address of new Set(addresses))
        expect([address, (await request.get(address)).status()]).toEqual([address, 200])
      await expectStill(page)
    })

    test('a category and an age link to their list with only that filter', async ({ page }) => {
      await openHome(page)
      await page.getByRole('link', { name: /^Mathematics \d+$/ }).click()
      await expect(page).toHaveURL('/beyond-school/tuitions?filter_ids=35')
      const filters = page.getByRole('list', { name: 'Selected filters' })
      await expect(filters.getByRole('listitem').first()).toContainText('Mathematics')
      await page.goBack()
      await page.getByRole('link', { name: /^Science \d+$/ }).click()
      await expect(page).toHaveURL('/beyond-school/tuitions?filter_ids=26')
      await expect(filters).not.toContainText('Mathematics')
      await page.goBack()
      await page
        .getByRole('list', { name: 'Find schools for all age' })
        .getByRole('link', { name: /Kindergarten/ })
        .click()
      await expect(page).toHaveURL('/schools?filter_ids=3')
      await expect(filters.getByRole('listitem').first()).toContainText('Kindergarten')
    })

    test.describe('for a new visitor', () => {
      test.use({ storageState: { cookies: [], origins: [] } })

      test('the popup opens, can be dismissed, and stays dismissed', async ({ page }) => {
        await page.clock.install()
        await openHome(page)
        await page.mouse.move(40, 40)
        await page.clock.runFor(startMs + 500)
        await expect(expo(page)).toBeVisible()
        await expect(expo(page)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(expo(page)).toBeHidden()
        await expectStill(page)
        await page.reload()
        await waitForHydration(page)
        await page.mouse.move(80, 80)
        await page.clock.runFor(startMs * 20)
        await expect(expo(page)).toBeHidden()
      })

      test('clicking outside closes the popup, and its link works', async ({ page }) => {
        await page.clock.install()
        await openHome(page)
        await page.mouse.wheel(0, 10)
        await page.clock.runFor(startMs + 10_000)
        await expect(expo(page)).toBeFocused()
        await page.clock.runFor(100)
        await page.mouse.click(8, 8)
        await expect(expo(page)).toBeHidden()
        await page.evaluate(() => window.localStorage.clear())
        await page.reload()
        await waitForHydration(page)
        await page.mouse.wheel(0, 10)
        await page.clock.runFor(startMs + 10_000)
        await expo(page).getByRole('link').click()
        await expect(page).toHaveURL('/schools')
        await expect(expo(page)).toBeHidden()
      })

      test('the popup waits while the user searches', async ({ page }) => {
        await page.clock.install()
        await openHome(page)
        await page.getByRole('main').getByRole('combobox').focus()
        await page.clock.runFor(startMs * 10)
        await expect(expo(page)).toBeHidden()
      })
    })
  })
}

test('the slides advance automatically, but not while hovered', async ({ page }) => {
  await page.clock.install()
  await openHome(page)
  await page.clock.runFor(4500)
  await expect(banner(page).getByRole('group', { name: '2 of 4' })).toBeVisible()
  await banner(page).hover()
  await page.clock.runFor(30_000)
  await expect(banner(page).getByRole('group', { name: '2 of 4' })).toBeVisible()
})

test('the slides do not advance with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openHome(page)
  await page.clock.runFor(30_000)
  await expect(banner(page).getByRole('group', { name: '1 of 4' })).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Start the slides' })).toBeVisible()
})

test('a swipe shows the next slide', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await openHome(page)
  const box = await banner(page).getByRole('link').boundingBox()
  const touch = await context.newCDPSession(page)
  const at = (x: number) => [{ x, y: (box?.y ?? 0) + 60 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) })
  for (const x of [250, 200, 150])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(banner(page).getByRole('group', { name: '2 of 4' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await context.close()
})

test('sections load no script before the first interaction, and then navigate without a reload', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await waitForHydration(page)
  expect(scripts.filter((url) => url.includes('Sections'))).toEqual([])
  const dialogs = scripts.filter((url) => url.includes('Dialog'))
  expect(dialogs).toEqual([])
  await page.mouse.move(40, 40)
  await expect.poll(() => scripts.some((url) => url.includes('Sections'))).toBe(true)
  await waitForSections(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await page.getByRole('link', { name: /^All \d+ schools/ }).click()
  await expect(page).toHaveURL('/schools')
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Featured Schools' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Mathematics \d+$/ })).toBeVisible()
})

test('links work while the sections’ code is loading', async ({ page }) => {
  await page.route(/Sections/, () => {})
  await openHome(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await page.getByRole('link', { name: 'SCHOOLS' }).first().click()
  await expect(page).toHaveURL('/schools')
  await expect(page.getByRole('list', { name: 'Schools', exact: true })).toBeVisible()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
})

test('opens from another page and loads its rows', async ({ page }) => {
  await page.goto('/schools')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'EdBazaar' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The right school, close to home',
  )
  for (const name of ['Featured Schools', 'Tuitions and activities', 'Popular Tuitions'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Mathematics \d+$/ })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a category links to its list, and there are no dead buttons', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page).getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: /^Robotics \d+$/ }).click()
    await expect(page).toHaveURL('/beyond-school/workshops?filter_ids=70')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a menu closes for users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/about-us')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'BEYOND SCHOOL' }).click()
  // The pointer waits until the menu has its place.
  await page.getByRole('menuitem').first().hover()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
})
