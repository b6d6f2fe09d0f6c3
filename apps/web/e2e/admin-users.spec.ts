import type { Page } from '@playwright/test'
import { accessibilityViolations } from './accessibility'
import { demoAccount, hasDemoAccounts } from './demo-accounts'
import { flowWidths } from './flow-widths'
import { registerUser, signInAs } from './provider'
import { expect, test, waitForHydration } from './site'

test.skip(!hasDemoAccounts, 'The admin is a demo account')

/** Signs the demo admin in through the API. */
async function signInAdmin(page: Page): Promise<void> {
  const data = await demoAccount('admin')
  const response = await page.request.post('/api/users/login-with-pass', { data })
  expect(response.status()).toBe(200)
  await signInAs(page.context(), await response.json())
}

for (const width of flowWidths(390)) {
  test(`an admin blocks a user, whose open session ends, and unblocks them, at ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    const { session } = await registerUser(theirs)
    await signInAs(theirs.context(), session)
    const { email, id } = session.user
    await theirs.goto(`/profile-details/${id}`)
    await expect(theirs.getByRole('heading', { name: 'Edit profile' })).toBeVisible()

    await signInAdmin(page)
    await page.goto('/dashboard/all-users')
    await waitForHydration(page)
    await page.getByRole('searchbox', { name: 'Search by name, email or ID' }).fill(email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=has-/)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Lakshmi Raghavan' }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/all-users/${id}$`))
    await page.getByRole('button', { name: 'Block this user' }).click()
    await page.getByLabel('Reason').selectOption('Spam')
    await page.getByLabel('Explanation for the user').fill('The same enquiry went to 60 schools.')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Block this user' }).click()
    await expect(page.getByText('This user is blocked')).toBeVisible()
    await expect(page.getByText('Not signed in anywhere.')).toBeVisible()

    await theirs.reload()
    await expect(theirs.getByRole('button', { name: /Sign In/ }).first()).toBeVisible()
    const signIn = () =>
      theirs.request.post('/api/users/login-with-pass', {
        data: { email, password: 'mango in the monsoon' },
      })
    expect((await (await signIn()).json()).msg).toBe('This account is blocked. Please contact us.')

    await page.getByRole('button', { name: 'Unblock' }).click()
    await expect(page.getByRole('button', { name: 'Block this user' })).toBeVisible()
    await expect(page.getByText('Account unblocked')).toBeVisible()
    expect((await signIn()).status()).toBe(200)
    await theirs.context().close()
  })
}
