import { hasOutbox, mailsTo } from './mails'
import { expect, isAlive, test } from './site'

test.skip(!hasOutbox, 'The folder of mails is not known')

for (const width of [390, 1280]) {
  test(`a message is checked, sent and acknowledged at ${width} px`, async ({ page }) => {
    const address = `meera-${width}@example.in`
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact-us')
    await isAlive(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toHaveText('Plz Check All the Fields.')
    await expect(page.getByText('Enter Name')).toBeVisible()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByLabel('What is it about?').selectOption('A fact that is wrong')
    await page.getByLabel('Your name').fill('Meera <b>Iyer</b>')
    await page.getByLabel('Your email').fill(address)
    await page
      .getByRole('textbox', { name: 'Message' })
      .fill('The fees of Class 5\n<script>alert(1)</script>')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Your message has reached us')).toBeVisible()
    const [thanks] = await mailsTo(address, 1)
    expect(thanks?.head).toContain('Subject: We have received your message')
    expect(thanks?.text).toContain('A fact that is wrong')
    expect(thanks?.text).not.toContain('Class 5')
  })
}

test('what was typed stays where the server is busy', async ({ page }) => {
  await page.goto('/contact-us')
  await isAlive(page)
  await page.getByLabel('Your name').fill('Meera Iyer')
  await page.getByLabel('Your email').fill('gone@example.in')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is anybody there, please?')
  await page.route('**/api/contact-messages', (route) =>
    route.fulfill({ status: 400, json: { status: 400, code: 'busy', msg: 'EdBazaar is busy.' } }),
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('EdBazaar is busy.')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Is anybody there, please?',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form works, and keeps what was typed', async ({ page }) => {
    await page.goto('/contact-us?topic=press')
    await page.getByLabel('Your name').fill('Meera Iyer')
    await page.getByLabel('Your email').fill('meera')
    await page.getByRole('textbox', { name: 'Message' }).fill('Which figures may we print?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Plz Check All the Fields.')).toBeVisible()
    await expect(page.getByText('Enter valid email')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Which figures may we print?',
    )
    await expect(page.getByLabel('What is it about?')).toHaveValue('press')
    await page.getByLabel('Your email').fill('no-scripts@example.in')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Your message has reached us')).toBeVisible()
    await mailsTo('no-scripts@example.in', 1)
  })
})

test('a form of another site is refused', async ({ request }) => {
  const answer = await request.post('/contact-us', {
    headers: { origin: 'https://elsewhere.example' },
    form: { topic: 'press', name: 'Meera', email: 'a@example.in', message: 'Hello, hello' },
  })
  expect(answer.status()).toBe(400)
})
