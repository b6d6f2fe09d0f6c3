import type { Browser } from '@playwright/test'
import { demoAccount, hasDemoAccounts } from './demo-accounts'
import { createPhotos, registerUser, signInAs } from './provider'
import { expect, test, waitForHydration } from './site'

test.skip(!hasDemoAccounts, 'The demo accounts are not available')

/** A page of a demo account, in its own browser context. */
async function openAs(browser: Browser, baseURL: string | undefined, name: 'admin' | 'provider') {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const account = await demoAccount(name)
  const response = await context.request.post('/api/users/login-with-pass', { data: account })
  expect(response.status()).toBe(200)
  await signInAs(context, await response.json())
  return { page: await context.newPage(), email: account.email }
}

/** A page of a new parent with a child of ten. */
async function openAsParent(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const { session, headers } = await registerUser(context)
  const bornOn = `${new Date().getFullYear() - 10}-01-02`
  const saved = await context.request.put('/api/users/my-profile', {
    headers,
    data: { field: 'children', value: [{ name: 'Quillan Shah', born_on: bornOn }] },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await signInAs(context, session)
  return context.newPage()
}

test('a contest is published, entered by a parent, judged without names, and announced', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const { page: admin } = await openAs(browser, baseURL, 'admin')
  const { page: judge, email } = await openAs(browser, baseURL, 'provider')
  const parent = await openAsParent(browser, baseURL)

  await admin.goto('/admin/contests')
  await waitForHydration(admin)
  await admin.getByRole('button', { name: 'New contest' }).click()
  await admin.getByLabel('Title').fill('Paper bridges')
  await admin.getByLabel('Summary').fill('A bridge of one sheet of paper.')
  await admin.getByLabel('Rules').fill('One sheet, no glue.')
  await admin.getByLabel('How to enter').fill('Tell us how much it carried.')
  await admin.getByRole('button', { name: 'Add a question' }).click()
  await admin.getByLabel('Question 1', { exact: true }).fill('How much did it carry?')
  await admin.getByRole('button', { name: 'Add a question' }).click()
  await admin.getByLabel('Question 2', { exact: true }).fill('A photo of the bridge')
  await admin.getByLabel('Answer type for question 2').selectOption('Image')
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await admin.getByRole('button', { name: 'Publish' }).click()
  await expect(admin.getByRole('button', { name: 'Close now' })).toBeVisible()
  await admin.getByLabel('Email of a new judge').fill(email)
  await admin.getByRole('button', { name: 'Add judge' }).click()
  await expect(admin.getByText(email)).toBeVisible()
  await admin.getByRole('link', { name: 'Open the public page' }).click()
  await admin.waitForURL('**/video/contests/**')
  const { pathname } = new URL(admin.url())
  await admin.goBack()

  await parent.goto(pathname)
  await waitForHydration(parent)
  await parent.getByRole('link', { name: 'Enter this contest' }).click()
  await parent.getByRole('button', { name: 'Start the entry' }).click()
  await parent.getByLabel('Title of the entry').fill('The accordion')
  await parent.getByLabel('How much did it carry?').fill('Eleven marbles and a mango.')
  const [photo] = await createPhotos(parent, 1)
  if (photo === undefined) throw new Error('No image was created.')
  await parent.locator('input[type=file]').setInputFiles(photo)
  await expect(parent.getByRole('img', { name: 'Image 1: A photo of the bridge' })).toBeVisible()
  await expect(parent.getByLabel('Title of the entry')).toHaveValue('The accordion')
  await parent.getByLabel('Show the first name, class and town').check()
  await parent.getByLabel('Class and town', { exact: true }).fill('Class 5, Nashik')
  await parent.getByLabel('I am the parent or guardian, and I agree').check()
  await parent.getByRole('button', { name: 'Send the entry' }).click()
  await expect(parent.getByText('You can change it until the contest closes.')).toBeVisible()

  await waitForHydration(admin)
  await admin.getByRole('button', { name: 'Close now' }).click()
  await admin.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(admin.getByRole('button', { name: 'Announce the winners' })).toBeVisible()
  const id = new URL(admin.url()).pathname.split('/').at(-1)

  await judge.goto(`/judging/${id}`)
  await waitForHydration(judge)
  await expect(judge.getByText('Eleven marbles and a mango.')).toBeVisible()
  await expect(judge.getByText('Quillan')).toHaveCount(0)
  const judged = judge.getByRole('img', { name: 'Image 1: A photo of the bridge' })
  await expect
    .poll(() => judged.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
  await judge.getByLabel('Points for “The accordion”').selectOption('9')
  await expect(judge.getByText('1 of 1 entries done')).toBeVisible()

  await admin.reload()
  await waitForHydration(admin)
  await expect(admin.getByText('Average score: 9 out of 10')).toBeVisible()
  await admin.getByRole('button', { name: 'Choose as winner' }).click()
  await admin.getByLabel('Prize').fill('Golden sheet')
  await admin.getByRole('button', { name: 'Save prize' }).click()
  await expect(admin.getByText('Place 1: Golden sheet')).toBeVisible()
  const pageText = async () => (await parent.request.get(pathname)).text()
  expect(await pageText()).not.toContain('Golden sheet')
  await admin.getByRole('button', { name: 'Announce the winners' }).click()
  await admin.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect.poll(pageText).toContain('Golden sheet')
  expect(await pageText()).toContain('Class 5, Nashik')
  const [image = ''] = (await pageText()).match(/\/api\/contest-images\/[a-z2-7]+/) ?? []
  expect((await parent.request.get(image)).headers()['content-type']).toBe('image/webp')

  await parent.reload()
  await waitForHydration(parent)
  await expect(parent.getByText('Won: Golden sheet')).toBeVisible()
  await parent.getByRole('button', { name: 'Withdraw the entry' }).click()
  await parent.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect.poll(pageText).not.toContain('Golden sheet')
  expect((await parent.request.get(image)).status()).toBe(404)
})
