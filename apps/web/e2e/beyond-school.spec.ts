import type { APIRequestContext, Page } from '@playwright/test'
import { flowWidths } from './flow-widths'
import { expect, placeSlug, test, waitForHydration } from './site'

/** The result count. */
const count = (page: Page) =>
  page.getByRole('status').filter({ hasText: /\d (tuition|activit|camp|workshop)/ })

const chips = (page: Page) => page.getByRole('list', { name: 'Selected filters' })

async function total(request: APIRequestContext, query: string): Promise<number> {
  return (await (await request.get(`/api/stores/products?${query}`)).json()).total
}

test.describe('the wizard', () => {
  for (const width of flowWidths(390)) {
    test(`at ${width} px works by keyboard from age, days and place to the matches`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/beyond-school')
      await waitForHydration(page)
      await page.getByRole('radio', { name: '3', exact: true }).focus()
      await page.keyboard.press('Space')
      for (let age = 3; age < 10; age++) await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: '10' })).toBeChecked()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/beyond-school?step=days&age=10')
      await expect(page.getByRole('heading', { name: 'Which days work for you?' })).toBeFocused()
      const matching = await total(request, 'age_min=10&age_max=10')
      await expect(page.getByText(`${matching} matches so far`)).toBeVisible()
      await page.getByRole('checkbox', { name: 'Saturday' }).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/beyond-school?step=place&age=10&days=Sat,Sun')
      await expect(page.getByRole('heading', { name: 'Where?' })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.type('chenn')
      await page
        .getByRole('option', { name: /Chennai/ })
        .first()
        .waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(
        /\/tuitions-and-activities\?place=chennai[a-z0-9-]*&age_min=10&age_max=10&days=Sat,Sun$/,
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^Tuitions and activities near Chennai/,
      )
      await expect(chips(page).getByRole('link', { name: 'Age 10, remove' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Where?' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeVisible()
    })
  }

  test('works as three plain forms without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/beyond-school')
    const ages = page.getByRole('group', { name: 'How old is your child?' })
    await ages.getByText('8', { exact: true }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Sunday').click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('combobox', { name: 'Place' }).fill('Pune')
    await page.getByRole('button', { name: 'Show matches' }).click()
    await expect(page).toHaveURL(
      /\/tuitions-and-activities\?place=pune[a-z0-9-]*&age_min=8&age_max=8&days=Sun$/,
    )
    await context.close()
  })
})

test.describe('a list', () => {
  test('a filter becomes a chip; Back and Forward restore both', async ({ page, request }) => {
    await page.goto('/beyond-school/tuitions')
    await waitForHydration(page)
    await page.evaluate(() => Object.assign(window, { wasHere: true }))
    const maths = page.getByRole('checkbox', { name: /^Mathematics/ })
    await maths.check()
    await expect(page).toHaveURL('/beyond-school/tuitions?filter_ids=35')
    const found = await total(request, 'kind=tuition&filter_ids=35')
    const all = await total(request, 'kind=tuition')
    await expect(count(page)).toHaveText(`${found} of ${all} tuitions`)
    await page.getByRole('checkbox', { name: /^Saturday/ }).check()
    await expect(page).toHaveURL('/beyond-school/tuitions?filter_ids=35&days=Sat')
    await expect(chips(page).getByRole('listitem')).toHaveCount(3)
    await page.goBack()
    await expect(page.getByRole('checkbox', { name: /^Saturday/ })).not.toBeChecked()
    await page.goBack()
    await expect(maths).not.toBeChecked()
    await expect(chips(page)).toHaveCount(0)
    await page.goForward()
    await expect(maths).toBeChecked()
    expect(await page.evaluate(() => 'wasHere' in window)).toBe(true)
  })

  test('age and price work by keyboard, from 0 to 50', async ({ page }) => {
    await page.goto('/beyond-school/workshops')
    await waitForHydration(page)
    const price = page.getByRole('group', { name: 'Price per course, in thousands of rupees' })
    const highest = price.getByRole('slider', { name: 'Highest' })
    await expect(highest).toHaveAttribute('max', '50')
    await highest.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/price_max=49$/)
    await expect(
      chips(page).getByRole('link', { name: 'Up to ₹49,000 a course, remove' }),
    ).toBeVisible()
    await page.getByRole('slider', { name: 'Youngest' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/age_min=1&price_max=49$/)
  })

  test('near a place has a distance filter from 0 to 50 km', async ({ page, request }) => {
    const place = await placeSlug(request, 'mumbai')
    await page.goto(`/beyond-school/activities?place=${place}`)
    await waitForHydration(page)
    await expect(count(page)).toContainText('within 25 km')
    const slider = page.getByRole('slider', { name: 'Location' })
    await slider.focus()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(`/beyond-school/activities?place=${place}&radius=50`)
    await expect(count(page)).toContainText('within 50 km')
    await page.keyboard.press('Home')
    await expect(page).toHaveURL(`/beyond-school/activities?place=${place}&radius=0`)
    await expect(count(page)).toContainText('within 0 km')
  })

  test('of camps has a start date filter', async ({ page, request }) => {
    await page.goto('/beyond-school/camps')
    await waitForHydration(page)
    const startDate = page.getByRole('group', { name: 'Start date' })
    await startDate.getByLabel('From').fill('2027-05-01')
    await startDate.getByLabel('To').fill('2027-05-31')
    await expect(page).toHaveURL('/beyond-school/camps?from=2027-05-01&to=2027-05-31')
    const found = await total(request, 'kind=camp&from=2027-05-01&to=2027-05-31')
    await expect(count(page)).toContainText(`${found} of`)
  })

  test('tabs keep the filters that apply to every kind; Back goes from tab to tab', async ({
    page,
  }) => {
    await page.goto('/tuitions-and-activities?age_min=9')
    await waitForHydration(page)
    const tabs = page.getByRole('navigation', { name: 'Kinds' })
    await tabs.getByRole('link', { name: /^Camps/ }).click()
    await expect(page).toHaveURL('/tuitions-and-activities?kind=camp&age_min=9')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camps in India')
    await expect(page.getByRole('group', { name: 'Start date' })).toBeVisible()
    await tabs.getByRole('link', { name: /^Workshops/ }).click()
    await expect(page).toHaveURL('/tuitions-and-activities?kind=workshop&age_min=9')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workshops in India')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camps in India')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Tuitions and activities in India',
    )
  })

  test('offers the last selected filters, and applies those of a link', async ({ page }) => {
    await page.goto('/beyond-school/tuitions?filter_ids=35')
    await waitForHydration(page)
    await page.goto('/beyond-school/tuitions')
    await waitForHydration(page)
    await expect(chips(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Apply last filters: Mathematics' }).click()
    await expect(page).toHaveURL('/beyond-school/tuitions?filter_ids=35')
    await page.goto('/beyond-school/tuitions?filter_ids=27')
    await waitForHydration(page)
    await expect(chips(page).getByRole('link', { name: 'English, remove' })).toBeVisible()
    await expect(chips(page).getByRole('listitem')).toHaveCount(2)
    await chips(page).getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/beyond-school/tuitions')
    await expect(page.getByRole('link', { name: /^Apply last filters/ })).toHaveCount(0)
  })

  test('an empty list suggests filters to remove', async ({ page }) => {
    await page.goto('/beyond-school/camps?filter_ids=87&age_min=45')
    await expect(page.getByRole('heading', { name: 'No camps match all 2 filters' })).toBeVisible()
    await page.getByRole('link', { name: 'Remove “Age 45+”' }).click()
    await expect(page).toHaveURL('/beyond-school/camps?filter_ids=87')
    await expect(page.getByRole('list', { name: 'Camps' })).toBeVisible()
  })

  test('ignores invalid values in the URL', async ({ page }) => {
    const answer = await page.goto(
      '/beyond-school/tuitions?page=1e9&age_min=x&price_max=99&days=%00&from=soon&kind=camp',
    )
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuitions in India')
  })

  test('filters with a form without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/beyond-school/tuitions')
    await page.getByText('Mathematics', { exact: true }).first().click()
    await page.getByText('Sunday', { exact: true }).click()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL('/beyond-school/tuitions?filter_ids=35&days=Sun')
    await page.getByRole('combobox', { name: 'Place' }).fill('Bengaluru')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/place=bengaluru[a-z0-9-]*&filter_ids=35&days=Sun$/)
    await context.close()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a kind links to its list, and the filter sheet shows the number of results', async ({
    page,
  }) => {
    await page.goto('/beyond-school')
    await waitForHydration(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Activities/ })
      .click()
    await expect(page).toHaveURL('/beyond-school/activities')
    await page.getByRole('link', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const show = sheet.getByRole('button', { name: /^Show \d+ activit/ })
    const unfiltered = await show.textContent()
    await sheet.getByRole('checkbox', { name: /^Chess/ }).check()
    await expect(page).toHaveURL('/beyond-school/activities?filter_ids=109')
    await expect(show).not.toHaveText(unfiltered ?? '')
    const number = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? ''
    await show.click()
    await expect(sheet).toHaveCount(0)
    await expect(count(page)).toContainText(number)
    await page.goto('/tuitions-and-activities')
    await waitForHydration(page)
    const tabs = page.getByRole('navigation', { name: 'Kinds' })
    await tabs.getByRole('link', { name: /^Workshops/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workshops in India')
    await expect(tabs.getByRole('link', { name: /^Workshops/ })).toBeInViewport()
  })
})
