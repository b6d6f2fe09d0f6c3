import { expect, isAlive, test } from './site'

test('what is typed before the code has come is kept, and found', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  const field = page.getByRole('combobox')
  await field.fill('public school')
  release()
  await isAlive(page)
  await expect(field).toHaveValue('public school')
  await field.press('Enter')
  await expect(page).toHaveURL('/global-search-result?query=public%20school')
})

test('the page is painted before its code and the letters of other scripts are asked for', async ({
  page,
}) => {
  await page.goto('/')
  await isAlive(page)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(?:entry-client|frame|home|anek-devanagari)-/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(painted).toBeGreaterThan(0)
  expect(asked.length).toBeGreaterThanOrEqual(4)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
})
