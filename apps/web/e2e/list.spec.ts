import type { Locator, Page } from '@playwright/test'
import { expect, listSchools, placeSlug, test, waitForHydration } from './site'

/** The result count. */
const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d schools?/ })

test.describe('the list near a place', () => {
  test('a filter becomes a chip; Back and Forward restore both', async ({ page, request }) => {
    const near = `/schools?place=${await placeSlug(request, 'bengaluru')}&radius=25`
    await page.goto(near)
    await waitForHydration(page)
    const board = page.getByRole('group', { name: 'Board' })
    const checkbox = board.getByRole('checkbox').first()
    const chips = page.getByRole('list', { name: 'Selected filters' })
    await checkbox.check()
    await expect(page).toHaveURL(/filter_ids=\d+/)
    await expect(chips.getByRole('listitem')).toHaveCount(2)
    await page.goBack()
    await expect(page).toHaveURL(near)
    await expect(checkbox).not.toBeChecked()
    await expect(chips).toHaveCount(0)
    await page.goForward()
    await expect(checkbox).toBeChecked()
    await expect(chips.getByRole('listitem')).toHaveCount(2)
    await expect(page).toHaveURL(/filter_ids=\d+/)
    await chips.getByRole('link', { name: /remove/ }).click()
    await expect(page).toHaveURL(near)
    await expect(checkbox).not.toBeChecked()
  })

  test('a filter does not reload the page and keeps the scroll position', async ({
    page,
    request,
  }) => {
    await page.goto(`/schools?place=${await placeSlug(request, 'bengaluru')}&radius=50`)
    await waitForHydration(page)
    await page.evaluate(() => Object.assign(window, { wasHere: true }))
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await page.getByRole('group', { name: 'Age' }).getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/ages=/)
    await expect(count(page)).toContainText('schools within 50 km')
    expect(await page.evaluate(() => 'wasHere' in window)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  })

  test('a town has a wide default radius, which is shown', async ({ page, request }) => {
    const place = await placeSlug(request, 'new delhi')
    await page.goto(`/schools?place=${place}`)
    await waitForHydration(page)
    await expect(count(page)).toContainText('within 25 km')
    await expect(page.getByLabel('Within')).toHaveValue('25')
    expect((await listSchools(request, `&place=${place}`)).length).toBeGreaterThan(10)
    await page.getByLabel('Within').selectOption('5')
    await expect(page).toHaveURL(`/schools?place=${place}&radius=5`)
  })

  test('a filter far down keeps the shorter list in view', async ({ page }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    const boxes = page.getByRole('group').getByRole('checkbox')
    const last = boxes.filter({ visible: true }).last()
    await last.scrollIntoViewIfNeeded()
    await last.check()
    await expect(page).toHaveURL(/filter_ids=/)
    await page.getByRole('slider', { name: 'Highest' }).focus()
    await page.keyboard.press('Home')
    await expect(page.getByRole('heading', { name: /No schools match/ })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect(page.getByRole('heading', { name: /No schools match/ })).toBeInViewport()
    await expect(page.getByRole('list', { name: 'Selected filters' })).toBeInViewport()
  })

  test('an unknown place keeps the filters and their names', async ({ page }) => {
    const answer = await page.goto('/schools?place=no-such-place&filter_ids=1')
    expect(answer?.status()).toBe(404)
    await waitForHydration(page)
    const board = page.getByRole('group', { name: 'Board' })
    await expect(board.getByRole('checkbox', { name: 'CBSE' })).toBeChecked()
    await expect(page.getByRole('link', { name: 'CBSE, remove' })).toBeVisible()
    await page.getByRole('link', { name: 'Search all of India' }).click()
    await expect(page).toHaveURL('/schools?filter_ids=1')
    await expect(page.getByRole('list', { name: 'Schools' })).toBeVisible()
  })

  test('every school shows its town', async ({ page, request }) => {
    const schools = await listSchools(request)
    await page.goto('/schools')
    for (const { name, city } of schools.slice(0, 20)) {
      const row = page.getByRole('list', { name: 'Schools' }).getByRole('listitem')
      const itself = row.filter({ has: page.getByRole('link', { name, exact: true }) })
      await expect(itself.first()).toContainText(city ?? name)
    }
  })

  test('changing the page by keyboard moves the focus to the count', async ({ page }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/schools?page=2')
    await expect(count(page)).toBeFocused()
  })

  test('a place is selected by its first letters', async ({ page }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    await page.getByRole('combobox', { name: 'Place' }).fill('jaipu')
    await page
      .getByRole('option', { name: /Jaipur/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Schools near Jaipur/)
    await expect(page.getByRole('listitem').first()).toBeVisible()
  })

  test('the fee range works by keyboard', async ({ page }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    const highest = page.getByRole('slider', { name: 'Highest' })
    await highest.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/fee_max=\d+/)
    await expect(page.getByRole('link', { name: /^Up to ₹/ })).toBeVisible()
  })

  test('pagination works, and Back from a school returns to the same page', async ({ page }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/schools?page=2')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('list', { name: 'Schools' }).getByRole('link').last().click()
    await expect(page).toHaveURL(/\/schools\/[a-z0-9-]+$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/schools?page=2')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  })

  test('an empty list offers to clear the filters', async ({ page, request }) => {
    const place = await placeSlug(request, 'bengaluru')
    await page.goto(`/schools?place=${place}&radius=1&fee_max=1`)
    await expect(page.getByRole('heading', { name: /No schools match/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Clear all' }).last()).toBeVisible()
  })

  test('ignores invalid values in the URL', async ({ page }) => {
    const answer = await page.goto('/schools?page=1e9&radius=-1&filter_ids=%00,x&lat=999&lng=0')
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schools in India')
  })
})

for (const width of [320, 360]) {
  test(`the sort order stays readable at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/schools?filter_ids=1')
    await waitForHydration(page)
    const box = await page.getByLabel('Sort by').boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(112)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

/** The first number of a text: "1,204" of "Show 1,204 schools". */
const numberIn = (text: string | null) => /[\d,]+/.exec(text ?? '')?.[0]

/** How far the chips fade out at their start and end, in pixels. */
const fadesOf = (chips: Locator) =>
  chips.evaluate((list) => {
    const mask = getComputedStyle(list).maskImage
    const start = /rgb\(0, 0, 0\) ([\d.]+)px/.exec(mask)
    const end = /calc\(100% - ([\d.]+)px\)/.exec(mask)
    return [start, end].map((match) => Number(match?.[1] ?? 0))
  })

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the tick of a checked recognition has its text beside it', async ({ page }) => {
    await page.goto('/schools')
    const row = page.getByRole('listitem').filter({
      has: page.getByRole('img', { name: 'Recognition checked' }),
    })
    await expect(row.first().getByText('Recognition checked')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('chips fade out where more of them follow', async ({ page }) => {
    await page.goto('/schools?ages=6-11&fee_max=150000&filter_ids=1,2,3')
    await waitForHydration(page)
    const chips = page.getByRole('list', { name: 'Selected filters' })
    await expect.poll(() => fadesOf(chips)).toEqual([0, 40])
    await chips.evaluate((list) => list.scrollTo({ left: list.scrollWidth }))
    await expect.poll(() => fadesOf(chips)).toEqual([40, 0])
  })

  test('the filter sheet shows the number of results', async ({ page }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    await page.getByRole('link', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    // The page behind does not scroll.
    await sheet.getByRole('heading', { name: 'Filters' }).hover()
    await page.mouse.wheel(0, 600)
    await sheet.getByRole('group', { name: 'Languages' }).scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const show = sheet.getByRole('button', { name: /^Show [\d,]+ schools?$/ })
    await sheet.getByRole('group', { name: 'Board' }).getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/filter_ids=/)
    // The list behind the sheet is hidden from assistive technology, and so from `getByRole`.
    const behind = page.locator('#result-count')
    await expect(behind).toHaveText(/ of /)
    // Other tests add schools and remove them, so both are read until they agree.
    await expect(async () => {
      expect(numberIn(await show.textContent())).toBe(numberIn(await behind.textContent()))
    }).toPass()
    await show.click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Filters/ })).toContainText('1')
    await expect(count(page)).toHaveText(/ of /)
  })

  test('Back undoes a place, a distance, a filter and a sort order one by one', async ({
    page,
  }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    await page.getByRole('combobox', { name: 'Place' }).fill('bengalu')
    await page
      .getByRole('option', { name: /^Bengaluru/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schools near Bengaluru')
    const near = new URL(page.url()).search
    await page.getByLabel('Within').selectOption('10')
    await expect(page).toHaveURL(`/schools${near}&radius=10`)
    const opener = page.getByRole('link', { name: /^Filters/ })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^CBSE/ }).check()
    await sheet.getByRole('button', { name: /^Show/ }).click()
    const chip = page.getByRole('link', { name: 'CBSE, remove' })
    await expect(chip).toBeVisible()
    const order = page.getByLabel('Sort by')
    await order.selectOption('name')
    await expect(page).toHaveURL(/sort=name/)
    // The address changes a moment before the rows.
    await expect(async () => {
      // Those with only an approximate place have a list of their own, below.
      const names = await page
        .getByRole('listitem')
        .getByRole('heading', { level: 2 })
        .allInnerTexts()
      expect(names.length).toBeGreaterThan(1)
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
    }).toPass()
    await page.goBack()
    await expect(order).toHaveValue('distance')
    await page.goBack()
    await expect(chip).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(`/schools${near}`)
    await page.goForward()
    await page.goForward()
    await expect(chip).toBeVisible()
    await expect(page.getByLabel('Within')).toHaveValue('10')
    await chip.click()
    await expect(page).toHaveURL(`/schools${near}&radius=10`)
  })

  test('Back undoes everything that was selected in one visit to the sheet', async ({ page }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    await page.getByRole('link', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^CBSE/ }).check()
    await sheet.getByRole('checkbox', { name: /^ICSE/ }).check()
    await expect(page).toHaveURL('/schools?filter_ids=1,2')
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await page.goBack()
    await expect(page).toHaveURL('/schools')
    await expect(page.getByRole('list', { name: 'Selected filters' })).toHaveCount(0)
  })

  test('Back undoes a visit to the sheet even if the list has not rendered between changes', async ({
    page,
  }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    await page.getByRole('link', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    // The address changes before React renders the list of the first change.
    await sheet.getByRole('checkbox', { name: /^ICSE/ }).evaluate((icse: HTMLInputElement) => {
      const push = history.pushState
      history.pushState = function (...entry) {
        history.pushState = push
        push.apply(this, entry)
        queueMicrotask(() => icse.click())
      }
    })
    await sheet.getByRole('checkbox', { name: /^CBSE/ }).check()
    await expect(page).toHaveURL('/schools?filter_ids=1,2')
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await page.goBack()
    await expect(page).toHaveURL('/schools')
  })

  test('Back closes the open sheet', async ({ page }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    await page.getByRole('link', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^CBSE/ }).check()
    await expect(page).toHaveURL('/schools?filter_ids=1')
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL('/schools')
  })

  test('the sheet offers to remove the filter that leaves no schools', async ({ page }) => {
    await page.goto('/schools?filter_ids=1&fee_max=1')
    await waitForHydration(page)
    await page.getByRole('link', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByText(/^No schools match all 2 filters: \d+ without/)).toBeVisible()
    await sheet.getByRole('link', { name: /^Remove “Up to/ }).click()
    await expect(page).toHaveURL('/schools?filter_ids=1')
    await expect(sheet.getByRole('button', { name: /^Show [1-9]/ })).toBeVisible()
  })

  test('filters opened before hydration become the sheet', async ({ page }) => {
    const hydrate = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await hydrate.promise
      await route.continue()
    })
    await page.goto('/schools?filter_ids=1')
    await page.getByRole('link', { name: /^Filters/ }).click()
    await expect(page.locator('#filters')).toBeVisible()
    hydrate.resolve()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    await expect(page).toHaveURL('/schools?filter_ids=1')
    await sheet.getByRole('checkbox', { name: /^ICSE/ }).check()
    await expect(page).toHaveURL('/schools?filter_ids=1,2')
  })

  test('Escape closes the filters and returns the focus', async ({ page }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    const opener = page.getByRole('link', { name: /^Filters/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})

test.describe('the user’s location', () => {
  test.use({ geolocation: { latitude: 12.9784, longitude: 77.6408 }, permissions: ['geolocation'] })

  test('is the centre of the list once the browser provides it', async ({ page }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page).toHaveURL('/schools?lat=12.9784&lng=77.6408')
    await expect(page.getByRole('heading', { level: 1, name: 'Schools nearby' })).toBeVisible()
  })
})

test('a blocked location shows a message and keeps the list', async ({ page }) => {
  await page.goto('/schools?filter_ids=1')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Your browser blocked access to your location.')).toBeVisible()
  await expect(page).toHaveURL('/schools?filter_ids=1')
})
