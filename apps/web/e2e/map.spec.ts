import type { Locator, Page } from '@playwright/test'
import { flowWidths } from './flow-widths'
import { expect, test, waitForHydration } from './site'

const near = '/schools?place=indiranagar-bengaluru'

async function openMap(page: Page) {
  await page.goto(near)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  return page.getByRole('region', { name: 'Map of schools' })
}

/** Expects that the card with a link lies in the window, and nothing lies over it. */
async function expectUncovered(link: Locator) {
  const isUncovered = () =>
    link.evaluate((element) => {
      const card = element.closest('[role="status"]')
      if (card === null) return false
      const { left, right, top, bottom } = card.getBoundingClientRect()
      return [top + 2, bottom - 2].every((y) =>
        card.contains(document.elementFromPoint((left + right) / 2, y)),
      )
    })
  await expect.poll(isUncovered).toBe(true)
}

for (const width of flowWidths(1280)) {
  test(`at ${width} px the map shows clusters of the list, and a cluster expands`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const map = await openMap(page)
    const markers = map.getByRole('button').and(map.locator('[tabindex="0"]'))
    await expect(markers.first()).toBeVisible()
    const before = await markers.count()
    await map
      .getByRole('button', { name: /schools, zoom in/ })
      .first()
      .click()
    await expect.poll(() => markers.count()).not.toBe(before)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(map).toHaveCount(0)
    await expect(page).not.toHaveURL(/view=map/)
  })
}

for (const width of flowWidths(390)) {
  test(`at ${width} px the visible area becomes the list, Back restores the place, and a marker links to its school`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const map = await openMap(page)
    await expect(map.getByRole('button', { name: 'Search this area' })).toHaveCount(0)
    await map.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await map.getByRole('button', { name: 'Search this area' }).click()
    await expect(page).toHaveURL(/lat=12\.\d+&lng=77\.\d+&radius=\d+&view=map/)
    await expect(page.getByRole('heading', { level: 1, name: 'Schools nearby' })).toBeVisible()
    await expect(map.getByRole('button', { name: 'Search this area' })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Indiranagar')
    const link = map.getByRole('link').first()
    // The end of the map is behind the menu bar. A real click on a marker might scroll.
    await page.setViewportSize({ width, height: 700 })
    // Markers of the previous list may still be fading out: then click another.
    await expect(async () => {
      await map.getByRole('button', { name: /^₹/ }).last().dispatchEvent('click')
      await expect(link).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const name = (await link.textContent()) ?? ''
    await expectUncovered(link)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
}

test('a marker links to its school by keyboard, and row and marker highlight each other', async ({
  page,
}) => {
  const map = await openMap(page)
  await expect(map.getByRole('button', { name: /^₹/ }).first()).toBeVisible()
  const markers = await map.getByRole('button', { name: /^₹/ }).all()
  const markerNames = await Promise.all(markers.map((marker) => marker.getAttribute('aria-label')))
  const rows = await page.locator('li').getByRole('heading', { level: 2 }).allTextContents()
  const name = rows.find((row) => markerNames.some((marker) => marker?.endsWith(` ${row}`))) ?? ''
  await map.getByRole('button', { name }).focus()
  await expect(page.locator('li[data-highlighted]').getByRole('heading', { name })).toBeVisible()
  await page.keyboard.press('Enter')
  const link = map.getByRole('link', { name })
  await expect(link).toBeVisible()
  await page.getByRole('link', { name }).first().focus()
  await expect(map.locator('[data-highlighted]')).toHaveCount(1)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a URL with a map opens it, for the whole country too', async ({ page }) => {
  await page.goto('/schools?view=map')
  const map = page.getByRole('region', { name: 'Map of schools' })
  await expect(map.getByText('Zoom in to search this area')).toBeVisible()
  await expect(map.getByRole('button', { name: /schools, zoom in/ }).first()).toBeVisible()
})

test('the map’s code loads on demand', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(near, { waitUntil: 'networkidle' })
  await waitForHydration(page)
  expect(requests.filter((url) => /MapPanel|leaflet/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect.poll(() => requests.some((url) => url.includes('MapPanel'))).toBe(true)
})
