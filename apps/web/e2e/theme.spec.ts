import { expect, test } from '@playwright/test'

// Uses the base test: the browser logs the scripts that do not load.

test('the chosen theme stays after a reload, before any code has loaded', async ({ page }) => {
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about-us')
  const select = page.getByRole('contentinfo').getByLabel('Theme')
  await select.selectOption('Dark')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.route('**/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.unroute('**/*.js')
  await page.reload()
  await expect(select).toHaveValue('dark')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await paper()
  await page.emulateMedia({ media: 'print' })
  expect(await paper()).not.toBe(dark)
  await page.emulateMedia({ media: null })
  await select.selectOption('Same as this device')
  await expect(root).not.toHaveAttribute('data-theme')
})
