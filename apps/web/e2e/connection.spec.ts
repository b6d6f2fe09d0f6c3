import { test as base, expect } from '@playwright/test'
import { waitForHydration } from './site'

// Uses the base test: the browser logs the failed requests to the console.
base('shows the offline page, and Retry works once the connection is back', async ({ page }) => {
  await page.goto('/global-search-result?query=school')
  await waitForHydration(page)
  await page.context().setOffline(true)
  const field = page.getByRole('combobox')
  await field.fill('montessori')
  await field.press('Enter')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('You are offline')
  await expect(page).toHaveTitle('You are offline: EdBazaar')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(title).toContainText('montessori')
})
