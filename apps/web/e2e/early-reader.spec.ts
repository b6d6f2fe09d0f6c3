import { expect, test, waitForHydration } from './site'

test('keeps and submits text typed before hydration', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('public school')
  release()
  await waitForHydration(page)
  await expect(field).toHaveValue('public school')
  await field.press('Enter')
  await expect(page).toHaveURL('/global-search-result?query=public%20school')
})

test('paints the page before requesting its code and the fonts of other scripts', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(?:entry-client|frame|home|anek-devanagari)-/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(painted).toBeGreaterThan(0)
  expect(requested.length).toBeGreaterThanOrEqual(4)
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted)
})

test('changes only the font of Hindi text after the first paint', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const fontOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily)
  const painted = { body: await fontOf('body'), hindi: await fontOf('[lang="hi"]') }
  await page.evaluate(() => document.documentElement.removeAttribute('data-painted'))
  expect(await fontOf('body')).toBe(painted.body)
  expect(painted.hindi).toContain('Anek Devanagari')
  expect(await fontOf('[lang="hi"]')).not.toContain('Anek Devanagari')
})
