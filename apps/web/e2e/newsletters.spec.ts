import type { Page } from '@playwright/test'
import { demoAccount, hasDemoAccounts } from './demo-accounts'
import { allEmailsTo, emailsTo, hasOutbox } from './emails'
import { flowWidths } from './flow-widths'
import { signInAs } from './provider'
import { expect, test, waitForHydration } from './site'

test.skip(!hasOutbox, 'The outbox folder is not available')

const linkIn = (text = '', page: string) =>
  new RegExp(`/newsletters/${page}\\?token=[A-Za-z0-9_-]{43}`).exec(text)?.[0] ?? ''

for (const width of flowWidths(390)) {
  test(`a reader subscribes, confirms by email and unsubscribes at ${width} px`, async ({
    page,
    request,
  }) => {
    const address = `reader-${width}@example.in`
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/newsletters')
    await waitForHydration(page)
    await page.getByLabel('Your email').fill(address)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Check your email')).toBeVisible()
    const [asked] = await emailsTo(address, 1)
    const confirmLink = linkIn(asked?.text, 'confirm')
    // A scanner that opens the link changes nothing.
    expect((await request.get(confirmLink)).status()).toBe(200)
    await page.goto(confirmLink)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your subscription is confirmed',
    )
    const [, welcome] = await emailsTo(address, 2)
    expect(welcome?.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    await page.goto(linkIn(welcome?.text, 'unsubscribe'))
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have unsubscribed')
    await page.goto(confirmLink)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('alert')).toContainText('This link has been used')
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('subscribing works, and an email program unsubscribes with one click', async ({
    page,
    request,
  }) => {
    const address = 'plain@example.in'
    await page.goto('/newsletters')
    await page.getByLabel('Your email').fill('plain')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Enter valid email')).toBeVisible()
    await page.getByLabel('Your email').fill(address)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Check your email')).toBeVisible()
    const [asked] = await emailsTo(address, 1)
    await page.goto(linkIn(asked?.text, 'confirm'))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your subscription is confirmed',
    )
    const [, welcome] = await emailsTo(address, 2)
    const oneClick = linkIn(
      /List-Unsubscribe: <([^>]+)>/.exec(welcome?.head ?? '')?.[1],
      'unsubscribe',
    )
    const answer = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('You have unsubscribed')
  })
})

test('the archive leads to each newsletter, and from one to the next', async ({ page }) => {
  await page.goto('/newsletters')
  await waitForHydration(page)
  const archive = page.getByRole('list', { name: 'Past issues' })
  expect(await archive.getByRole('listitem').count()).toBeGreaterThanOrEqual(6)
  await archive.getByRole('link', { name: 'How to read a fee sheet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to read a fee sheet')
  await page.getByRole('link', { name: 'Where to begin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to begin')
})

test('a newsletter that is not there is a page that is not there', async ({ request }) => {
  expect((await request.get('/newsletters/none')).status()).toBe(404)
  expect((await request.get('/newsletters/confirm')).status()).toBe(200)
})

test.describe('an admin', () => {
  test.skip(!hasDemoAccounts, 'needs the demo account of an admin')

  test('composes a newsletter, tests and sends it; a reader gets it and unsubscribes', async ({
    page,
    context,
    request,
    quiet,
  }) => {
    const address = 'reads-everything@example.in'
    await subscribe(page, address)
    const account = await demoAccount('admin')
    const signedIn = await context.request.post('/api/users/login-with-pass', { data: account })
    await signInAs(context, await signedIn.json())
    await page.goto('/admin/newsletters')
    await page.getByRole('link', { name: 'New newsletter' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('A newsletter from blocks')
    await page.getByRole('textbox', { name: 'Summary' }).fill('Written by a test.')
    await page.getByRole('button', { name: 'Heading' }).click()
    await page.getByRole('textbox', { name: 'Heading' }).fill('Before the visit')
    await page.getByRole('button', { name: 'Blog', exact: true }).click()
    await page.getByRole('button', { name: 'Add blog' }).click()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/\/admin\/newsletters\/\d+$/)
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('heading', { name: 'Before the visit' })).toBeVisible()
    await preview.getByRole('tab', { name: 'Email', exact: true }).click()
    const email = preview.frameLocator('iframe')
    await expect(email.getByRole('heading', { name: 'Before the visit' })).toBeVisible()

    await page.getByRole('button', { name: 'Send me a test' }).click()
    await expect(page.getByText(`We have sent a test to ${account.email}`)).toBeVisible()
    await expect
      .poll(async () => (await allEmailsTo(account.email)).at(-1)?.head)
      .toContain('Subject: Test: A newsletter from blocks')

    await page.getByRole('button', { name: 'Send now' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('Sending has started')).toBeVisible()
    const [, , issue] = await emailsTo(address, 3)
    expect(issue?.head).toContain('Subject: A newsletter from blocks')
    expect(issue?.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(issue?.text).toContain('BEFORE THE VISIT')
    await page.getByRole('link', { name: /^Open No\. \d+ on the site$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A newsletter from blocks')

    const oneClick = linkIn(
      /List-Unsubscribe: <([^>]+)>/.exec(issue?.head ?? '')?.[1],
      'unsubscribe',
    )
    const answer = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(answer.status()).toBe(200)
    // The sandboxed preview of the email refuses the scripts with which the tests sign in.
    const others = quiet.filter((problem) => !/\bsandboxed\b/.test(problem))
    quiet.splice(0, quiet.length, ...others)
  })
})

/** Subscribes an address and confirms it: it has two emails then. */
async function subscribe(page: Page, address: string): Promise<void> {
  await page.goto('/newsletters')
  await waitForHydration(page)
  await page.getByLabel('Your email').fill(address)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const [asked] = await emailsTo(address, 1)
  await page.goto(linkIn(asked?.text, 'confirm'))
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await emailsTo(address, 2)
}
