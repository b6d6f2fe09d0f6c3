import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityViolations } from './accessibility'
import { emailsTo } from './emails'
import { flowWidths } from './flow-widths'
import { type OwnServer, startOwnServer } from './own-server'
import { expect, test, waitForHydration } from './site'

const password = 'mango in the monsoon'

test.skip(process.env.E2E_BASE_URL !== undefined, 'These tests start a server of their own')

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ REQUIRE_ADMIN_2FA: 'true' })
})
test.afterAll(() => server?.stop())

/** Registers a user, confirms their email and opens the details of their profile. */
async function openSecurity(page: Page, email: string) {
  const response = await page.request.post(`${server.origin}/api/users/signup`, {
    data: { firstname: 'Meera', lastname: 'Iyer', email, password, user_type: 'edbazaar' },
  })
  const { token, user } = await response.json()
  const [welcome] = await emailsTo(email, 1, server.dataDir)
  const [, link = ''] = /confirm-email\?token=([\w-]{43})/.exec(welcome?.text ?? '') ?? []
  const confirmed = await page.request.post(`${server.origin}/api/users/email-confirmations`, {
    data: { token: link },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(confirmed.status()).toBe(200)
  await page.goto(`${server.origin}/jobs`)
  await signIn(page, email)
  await expectSignedIn(page)
  await page.goto(`${server.origin}/profile-details/${user.id}#security`)
  return page.getByRole('region', { name: 'Security' })
}

async function signIn(page: Page, email: string): Promise<void> {
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Sign In / Register' }).click()
  const modal = page.getByRole('dialog', { name: 'Sign In to your account' })
  await modal.getByLabel('Email').fill(email)
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Sign In', exact: true }).click()
}
const expectSignedIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Profile, Meera' })).toBeVisible()

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile, Meera' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Sign In / Register' })).toBeVisible()
  // A dialog that opens before the home page would close with the page under it.
  await expect(page).toHaveURL(/\/$/)
}

const secondStep = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

async function proveWithRecoveryCode(page: Page, code: string, button = 'Sign In') {
  await secondStep(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await secondStep(page).getByLabel('Recovery code').fill(code)
  await secondStep(page).getByRole('button', { name: button, exact: true }).click()
}

/** Reads the recovery codes and closes their dialog. */
async function saveRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(await accessibilityViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(dialog).toHaveCount(0)
  return codes
}

/** The code that an authenticator app shows so many 30-second steps from now. */
function totp(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Adds an authenticator that the browser uses without asking. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

for (const width of flowWidths(390)) {
  test(`a user signs in with an app or a recovery code, and proves it before deleting the account, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const email = `app-${width}-${crypto.randomUUID().slice(0, 8)}@example.in`
    const security = await openSecurity(page, email)
    await expect(security.getByText('Off', { exact: true })).toBeVisible()
    await security.getByRole('button', { name: 'Set up an app' }).click()
    const setUp = page.getByRole('dialog', { name: 'Authenticator app' })
    await setUp.getByLabel('Current password').fill(password)
    await setUp.getByRole('button', { name: 'Continue' }).click()
    await expect(setUp.getByRole('img', { name: /^QR code/ })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    const href = await setUp.getByRole('link').getAttribute('href')
    const secret = new URL(href ?? '').searchParams.get('secret') ?? ''
    await setUp.getByLabel('6-digit code').fill(totp(secret))
    await setUp.getByRole('button', { name: 'Confirm' }).click()
    const [first = '', second = '', third = ''] = await saveRecoveryCodes(page)
    await expect(security.getByText('On', { exact: true })).toBeVisible()

    await signOut(page)
    await signIn(page, email)
    const code = secondStep(page).getByLabel('6-digit code')
    await code.fill('000000')
    await code.press('Enter')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    expect(await accessibilityViolations(page)).toEqual([])
    await code.fill(totp(secret, 1))
    await code.press('Enter')
    await expectSignedIn(page)

    await signOut(page)
    await signIn(page, email)
    await proveWithRecoveryCode(page, first)
    await expectSignedIn(page)

    await signOut(page)
    await signIn(page, email)
    await proveWithRecoveryCode(page, first)
    const used = secondStep(page).getByLabel('Recovery code')
    await expect(used).toHaveAttribute('aria-invalid', 'true')
    await used.fill(second)
    await used.press('Enter')
    await expectSignedIn(page)

    const { user } = await page.evaluate(() => ({ user: localStorage.getItem('user') ?? '{}' }))
    await page.goto(`${server.origin}/profile-details/${JSON.parse(user).id}`)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const deletion = page.getByRole('dialog', { name: 'Delete your account?' })
    await deletion.getByLabel(/^Type your email/).fill(email)
    await deletion.getByLabel('Your password').fill(password)
    await deletion.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(secondStep(page)).toBeVisible()
    await proveWithRecoveryCode(page, third, 'Delete permanently')
    await expect(page.getByText('Your account has been deleted')).toBeVisible()
  })
}

test('a user adds a passkey, signs out and signs in with it', async ({ page }) => {
  await addVirtualAuthenticator(page)
  const email = `passkey-${crypto.randomUUID().slice(0, 8)}@example.in`
  const security = await openSecurity(page, email)
  await security.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByRole('button', { name: 'Create passkey' }).click()
  await saveRecoveryCodes(page)
  await expect(security.getByText('My laptop')).toBeVisible()

  await signOut(page)
  await signIn(page, email)
  const usePasskey = secondStep(page).getByRole('button', { name: 'Use a passkey' })
  await expect(usePasskey).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await usePasskey.click()
  await expectSignedIn(page)
  await expect(secondStep(page)).toHaveCount(0)
})

test('an admin without a second factor is led to set one up, and then continues', async ({
  page,
  quiet,
}) => {
  await addVirtualAuthenticator(page)
  const email = `admin-${crypto.randomUUID().slice(0, 8)}@example.in`
  await openSecurity(page, email)
  await server.runCommand('grant-admin', email)
  await page.goto(`${server.origin}/bookmarks`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up two-step sign-in first')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click()
  const security = page.getByRole('region', { name: 'Security' })
  await expect(security.getByText(/Admins need two-step sign-in/)).toBeVisible()
  await security.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByRole('button', { name: 'Create passkey' }).click()
  await saveRecoveryCodes(page)
  await page.goto(`${server.origin}/bookmarks`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookmarks')
  // Parts of the frame have logged the refusals.
  const refusals = quiet.filter((problem) => problem.includes('Admins need two-step sign-in'))
  for (const refusal of refusals) quiet.splice(quiet.indexOf(refusal), 1)
})
