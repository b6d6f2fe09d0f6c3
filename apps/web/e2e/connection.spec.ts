import { test as base, expect } from '@playwright/test'
import { isAlive } from './site'

// Not the quiet test: a browser says in its console that nothing answers.
base(
  'without a connection the page says so, and Retry goes on when it is back',
  async ({ page }) => {
    await page.goto('/global-search-result?query=school')
    await isAlive(page)
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
  },
)
