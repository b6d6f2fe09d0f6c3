import type { Browser } from '@playwright/test'
import { demoAccount, hasDemoAccounts } from './demo-accounts'
import { createSchool, signInAs } from './provider'
import { expect, openRowByKeys, test } from './site'

test.skip(!hasDemoAccounts, 'needs the demo account of an admin')

/** A page of the admin, in its own browser context. */
async function openAsAdmin(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const response = await context.request.post('/api/users/login-with-pass', {
    data: await demoAccount('admin'),
  })
  expect(response.status()).toBe(200)
  await signInAs(context, await response.json())
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test('an admin hides an edited school by keyboard, the owner reads why, the admin undoes it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { id, name, session, read } = await createSchool(page)
  const headers = { authorization: `Bearer ${session.token}` }
  const edited = await page.request.put(`/api/schools/${id}/edit`, {
    headers,
    data: { field: 'n_students', value: 1240 },
  })
  expect(edited.status()).toBe(200)
  const { slug } = await read()
  const status = async () => (await page.request.get(`/api/schools/${slug}`)).status()
  expect(await status()).toBe(200)

  const queue = `/dashboard/all-schools?view=queue&q=${encodeURIComponent(name)}`
  const admin = await openAsAdmin(browser, baseURL, queue)
  const other = await openAsAdmin(browser, baseURL, queue)
  await expect(other.getByRole('rowheader', { name: new RegExp(name) })).toBeVisible()
  await openRowByKeys(admin, admin.getByRole('row', { name: new RegExp(name) }))
  await expect(admin.getByRole('heading', { name, level: 2 })).toBeVisible()
  await admin.keyboard.press('h')
  await admin.getByLabel('Reason', { exact: true }).selectOption('closed')
  await admin.getByLabel('Add to the message').fill('The school has closed.')
  await expect(admin.getByText('To Lakshmi Raghavan, by email and on EdBazaar')).toBeVisible()
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText(`Hidden: ${name}`)).toBeVisible()
  expect(await status()).toBe(404)
  // Another admin sees it without loading the page again.
  await expect(other.getByRole('rowheader', { name: new RegExp(name) })).toHaveCount(0)

  await signInAs(context, session)
  await page.goto('/school/my-school-list')
  const notice = page.getByText(`${name} is hidden`)
  await expect(notice).toBeVisible()
  await expect(page.getByText('Reason: Permanently closed.')).toBeVisible()
  await expect(page.getByText('The school has closed.')).toBeVisible()
  await admin.keyboard.press('u')
  await expect(admin.getByText('Decision undone')).toBeVisible()
  expect(await status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await admin.context().close()
  await other.context().close()
})
