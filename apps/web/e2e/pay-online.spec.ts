import { readFile } from 'node:fs/promises'
import { type RazorpayServer, startRazorpayServer } from '../../api/test/razorpay-server'
import { accessibilityViolations } from './accessibility'
import { type OwnServer, startOwnServer } from './own-server'
import { registerUser, signInAs } from './provider'
import { expect, test } from './site'

test.skip(process.env.E2E_BASE_URL !== undefined, 'This test starts its own server')

let razorpay: RazorpayServer
let server: OwnServer
test.beforeAll(async () => {
  razorpay = await startRazorpayServer()
  const { api, keyId, keySecret, webhookSecrets } = razorpay.settings
  server = await startOwnServer({
    RAZORPAY_API: api,
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecrets.join(','),
    SELLER_NAME: 'EdBazaar',
    SELLER_ADDRESS: '100 Feet Road, Bengaluru 560038',
    SELLER_STATE: '29',
    SELLER_UPI_ID: 'edbazaar@examplebank',
  })
})
test.afterAll(async () => {
  await server?.stop()
  await razorpay?.close()
})

test('a user buys a plan, pays on the page of Razorpay, and downloads the paid bill', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  const { session } = await registerUser(page)
  await signInAs(context, session)
  await page.goto('/subscriptions')
  await page.getByRole('link', { name: 'Choose Growth' }).click()
  await page.getByLabel('Name on the invoice').fill('विद्या निकेतन Education Trust')
  await page.getByLabel('Address').fill('100 Feet Road, Indiranagar, Bengaluru 560038')
  await page.getByLabel('State').selectOption('29')
  await page.getByLabel('Email for invoices').fill('accounts@example.in')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Change to Growth, pay ₹14,999' }).click()
  const payOnline = page.getByRole('button', { name: 'Pay ₹14,999 online' })
  await expect(payOnline).toBeVisible()
  const invoice = page.url()
  expect(await accessibilityViolations(page)).toEqual([])

  await page.route('https://rzp.io/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Razorpay</h1>' }),
  )
  await payOnline.click()
  await expect(page.getByRole('heading', { name: 'Razorpay' })).toBeVisible()
  const link = page.url()
  const payment = razorpay.pay(link)
  const { body, headers } = razorpay.event('payment_link.paid', payment)
  const received = await page.request.post('/api/payments/razorpay', {
    data: Buffer.from(body),
    headers,
  })
  expect(received.status()).toBe(200)

  // The invoice page does not ask the provider: the event alone marks the invoice as paid.
  const paid = page.getByText(`Paid online. Razorpay reference: ${payment.id}`)
  await expect(async () => {
    await page.goto(invoice)
    await expect(paid).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await page.goto(razorpay.linkBy(link).callback_url)
  await expect(paid).toBeVisible()
  await expect(payOnline).toBeHidden()
  expect(await accessibilityViolations(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download EB.* as PDF$/ }).click()
  const file = await readFile(await (await saved).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  await context.close()
})
