import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accessibilityViolations } from './accessibility'
import { demoAccount, hasDemoAccounts } from './demo-accounts'
import { flowWidths } from './flow-widths'
import { registerUser, signInAs } from './provider'
import { expect, test } from './site'

test.skip(!hasDemoAccounts, 'The admin is a demo account, and the seller is that of demo data')

async function fillBillingDetails(page: Page): Promise<void> {
  await page.getByLabel('Name on the invoice').fill('विद्या निकेतन Education Trust')
  await page.getByLabel('Address').fill('100 Feet Road, Indiranagar, Bengaluru 560038')
  await page.getByLabel('State').selectOption('29')
  await page.getByLabel('Email for invoices').fill('accounts@example.in')
  await page.getByRole('button', { name: 'Continue' }).click()
}

for (const width of flowWidths(390)) {
  test(`a user buys a plan, an admin confirms the payment, and the user cancels, at ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const size = { width, height: width < 768 ? 844 : 900 }
    await page.setViewportSize(size)
    const { session } = await registerUser(page)
    await signInAs(page.context(), session)
    await page.goto('/subscriptions')
    await page.getByRole('link', { name: 'Choose Growth' }).click()
    await fillBillingDetails(page)
    const buy = page.getByRole('button', { name: 'Change to Growth, pay ₹17,699' })
    await expect(buy).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await buy.click()

    await expect(page.getByRole('heading', { name: 'Pay ₹17,699' })).toBeVisible()
    await expect(page.getByText('do not send money')).toBeVisible()
    await expect(page.getByRole('img', { name: 'UPI QR code for ₹17,699' })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    // Another user of the same server has another reference.
    const reference = String(1e11 + session.user.id)
    await page.getByLabel('Payment reference (UTR)').fill(reference)
    await page.getByRole('button', { name: 'Send reference' }).click()
    await expect(page.getByText(`You sent the reference ${reference}`)).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download EB.* as PDF$/ }).click()
    const file = await readFile(await (await saved).path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    const url = page.url()

    const admin = await (
      await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } })
    ).newPage()
    const response = await admin.request.post('/api/users/login-with-pass', {
      data: await demoAccount('admin'),
    })
    await signInAs(admin.context(), await response.json())
    await admin.goto('/admin/invoices?state=check')
    await admin
      .getByRole('button', { name: /^Confirm payment of EB/ })
      .first()
      .click()
    const dialog = admin.getByRole('dialog')
    await expect(dialog.getByText(`The user sent the reference ${reference}.`)).toBeVisible()
    expect(await accessibilityViolations(admin)).toEqual([])
    await dialog.getByLabel('Reference in the statement').fill(reference)
    await dialog.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(admin.getByText('Payment confirmed')).toBeVisible()
    await admin.context().close()

    await page.goto(url)
    await expect(page.getByText(`Bank reference: ${reference}`)).toBeVisible()
    await page.getByRole('link', { name: 'Subscriptions' }).first().click()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Cancel plan' }).click()
    await expect(page.getByText(/^Growth continues until/)).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(page.getByText(/^Growth ends on/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'Cancel plan' })).toBeVisible()
  })
}
