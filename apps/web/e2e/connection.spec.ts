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

base(
  'a page whose code did not load opens with Retry, and with the next link',
  async ({ page }) => {
    const schools = page.getByRole('list', { name: 'Schools', exact: true })
    const title = page.getByRole('heading', { level: 1 })
    await page.goto('/schools')
    await waitForHydration(page)
    const names = await schools.getByRole('heading').allTextContents()
    const [first = '', second = ''] = names
    const open = (name: string) => schools.getByRole('link', { name }).first().click()
    await page.context().setOffline(true)
    await open(first)
    await expect(title).toHaveText('You are offline')
    // Still without a connection, the page stays.
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('data-loading')
    await expect(title).toHaveText('You are offline')
    await page.context().setOffline(false)
    await page.goBack()
    await expect(schools).toBeVisible()
    await open(second)
    await expect(title).toContainText(second)
    await waitForHydration(page)
    // The code of another page, with Retry.
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'EDJOBS' }).first().click()
    await expect(title).toHaveText('You are offline')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(title).not.toHaveText('You are offline')
    await expect(page).toHaveURL(/\/jobs$/)
    await expect(title).toBeVisible()
  },
)
