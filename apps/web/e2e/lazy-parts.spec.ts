import { expect, test } from './site'

const lazyCode = /assets\/(?:SchoolFilters|ProductFilters|PlacePicker)-/

for (const path of ['/schools', '/beyond-school/tuitions']) {
  test(`${path} can be used before the code of its filters has loaded`, async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(String(error)))
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let held = 0
    await page.route(lazyCode, async (route) => {
      held += 1
      await released
      await route.continue()
    })
    await page.goto(path)
    await expect.poll(() => held).toBe(2)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    const filter = page.locator('#filters').getByRole('checkbox').first()
    const place = page.getByRole('combobox', { name: 'Place' })
    await expect(filter).toBeVisible()
    const sorted = page.waitForResponse(/\/api\/.*sort=/)
    await page.getByLabel('Sort by').selectOption({ index: 1 })
    await (await sorted).finished()
    for (const part of [filter, place]) await expect(part).toBeVisible()
    release()
    await expect(page).toHaveURL(/sort=/)
    await expect(page.locator('[data-lazy="waiting"]')).toHaveCount(0)
    await filter.check()
    await expect(page).toHaveURL(/filter_ids=|days=|mode/)
    await expect(page).toHaveURL(/sort=/)
    expect(messages).toEqual([])
  })
}
