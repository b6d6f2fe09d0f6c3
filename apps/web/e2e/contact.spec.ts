import { emailsTo, hasOutbox } from './emails'
import { flowWidths } from './flow-widths'
import { expect, test, waitForHydration } from './site'

test.skip(!hasOutbox, 'The outbox folder is not available')

for (const width of flowWidths(390)) {
  test(`a message is validated, sent and acknowledged at ${width} px`, async ({ page }) => {
    const address = `meera-${width}@example.in`
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact-us')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toHaveText('Plz Check All the Fields.')
    await expect(page.getByText('Enter Name')).toBeVisible()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByLabel('What is it about?').selectOption('Incorrect information')
    await page.getByLabel('Your name').fill('Meera <b>Iyer</b>')
    await page.getByLabel('Your email').fill(address)
    await page
      .getByRole('textbox', { name: 'Message' })
      .fill('The fees of Class 5\n<script>alert(1)</script>')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Your message has been sent')).toBeVisible()
    const [acknowledgement] = await emailsTo(address, 1)
    expect(acknowledgement?.head).toContain('Subject: We have received your message')
    expect(acknowledgement?.text).toContain('Incorrect information')
    expect(acknowledgement?.text).not.toContain('Class 5')
  })
}

test('Send reacts to a slow press although a field above becomes invalid', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/contact-us')
  await waitForHydration(page)
  // Repeated until the form and its checks have loaded.
  await expect(async () => {
    await page.getByLabel('Your email').focus()
    await page.getByLabel('Your email').blur()
    await expect(page.getByText('Enter Email')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByLabel('Your name').focus()
  const send = page.getByRole('button', { name: 'Send' })
  // Near its upper edge, which moves away first.
  await send.hover({ position: { x: 40, y: 4 } })
  const before = await send.boundingBox()
  await page.mouse.down()
  await expect(send).toBeFocused()
  // As many frames as a slow press takes.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await send.boundingBox()).toEqual(before)
  await page.mouse.up()
  await expect(page.getByText('Enter Name')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Plz Check All the Fields.')
})

test('keeps the entered values when the server is busy', async ({ page }) => {
  await page.goto('/contact-us')
  await waitForHydration(page)
  await page.getByLabel('Your name').fill('Meera Iyer')
  await page.getByLabel('Your email').fill('gone@example.in')
  await page.getByRole('textbox', { name: 'Message' }).fill('Please call me about admissions.')
  await page.route('**/api/contact-messages', (route) =>
    route.fulfill({ status: 400, json: { status: 400, code: 'busy', msg: 'EdBazaar is busy.' } }),
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('EdBazaar is busy.')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Please call me about admissions.',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form works and keeps the entered values', async ({ page }) => {
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
    await page.getByLabel('Your email').fill('no-javascript@example.in')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Your message has been sent')).toBeVisible()
    await emailsTo('no-javascript@example.in', 1)
  })
})

test('rejects a form posted from another site', async ({ request }) => {
  const response = await request.post('/contact-us', {
    headers: { origin: 'https://elsewhere.example' },
    form: { topic: 'press', name: 'Meera', email: 'a@example.in', message: 'Hello, hello' },
  })
  expect(response.status()).toBe(400)
})
