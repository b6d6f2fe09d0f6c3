import { emailsTo, hasOutbox } from './emails'
import { flowWidths } from './flow-widths'
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
