import type { APIRequestContext, Page } from '@playwright/test'
import { type Email, emailsTo, hasOutbox } from './emails'
import { flowWidths } from './flow-widths'
import { hasGoogle, mockGoogleUser } from './google'
import { expect, expectStill, test, waitForHydration } from './site'

const password = 'monsoon-mango-7'

/** An address unique to this test and run. */
const uniqueEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.in`

async function register(request: APIRequestContext, email: string): Promise<void> {
  const body = { firstname: 'Meera', lastname: 'Iyer', email, password, user_type: 'edbazaar' }
  const response = await request.post('/api/users/signup', { data: body })
  expect(response.status()).toBe(201)
}

const modal = (page: Page) => page.getByRole('dialog', { name: 'Sign In to your account' })
const toast = (page: Page, text: string) =>
  expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }),
  ).toBeVisible()
const expectSignedIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Profile, Meera' })).toBeVisible()
const linkIn = (message: Email | undefined, path: string) =>
  new RegExp(`${path}\\?token=[A-Za-z0-9_-]{43}`).exec(message?.text ?? '')?.[0] ?? ''

async function openPage(page: Page, path: string, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.goto(path)
  await waitForHydration(page)
}

async function openModal(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign In / Register' }).click()
  await expect(modal(page)).toBeVisible()
}

async function signIn(page: Page, email: string, passwordToType = password): Promise<void> {
  await modal(page).getByLabel('Email').fill(email)
  await modal(page).getByLabel('Password', { exact: true }).fill(passwordToType)
  await modal(page).getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile, Meera' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await toast(page, 'Logged Out Successfully')
}

for (const width of flowWidths(390)) {
  test(`a visitor who lists a school registers, continues there and signs out at ${width} px`, async ({
    page,
  }) => {
    await openPage(page, '/', width)
    await page.getByRole('link', { name: 'List your school' }).click()
    await modal(page).getByRole('button', { name: 'Register' }).click()
    await expect(page.getByLabel('First Name')).toBeFocused()
    await expectStill(page)
    await modal(page).getByRole('button', { name: 'Register' }).click()
    await toast(page, 'Plz Check All the Fields.')
    await expect(page.getByLabel('First Name')).toHaveAccessibleDescription('Enter Name')
    await page.getByLabel('First Name').fill('Meera')
    await page.getByLabel('Last Name').fill('Iyer')
    await page.getByLabel('Email').fill(uniqueEmail('register'))
    await page.getByLabel('Password', { exact: true }).fill(password)
    await modal(page).getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('dialog', { name: 'Successfully Registered!' })).toBeVisible()
    await expect(page).toHaveURL(/\/school\/my-school-list$/)
    await page.getByRole('button', { name: "Let's Go" }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectSignedIn(page)
    await signOut(page)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Sign In / Register' })).toBeVisible()
  })

  test(`a forgotten password is reset through an emailed link at ${width} px`, async ({
    page,
    request,
  }) => {
    test.skip(!hasOutbox, 'The outbox folder is not available')
    const email = uniqueEmail('forgot')
    await register(request, email)
    await openPage(page, '/schools', width)
    await openModal(page)
    await modal(page).getByRole('link', { name: 'Forgot Password?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
    await page.getByLabel('Your email').fill(email)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByText('Check your email')).toBeVisible()
    const emails = await emailsTo(email, 2)
    const link = linkIn(emails.at(-1), '/users/reset-password')
    await page.goto(link)
    await waitForHydration(page)
    await expect(page).toHaveURL(/\/users\/reset-password$/)
    await page.getByLabel('New password', { exact: true }).fill('Rangoli, leheriya, jaali')
    await expect(page.getByText('Strong')).toBeVisible()
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('Your new password is set')).toBeVisible()
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await signIn(page, email, 'Rangoli, leheriya, jaali')
    await toast(page, 'Successfully logged in')
    await expect(page).toHaveURL(/\/$/)
    await expectSignedIn(page)
    // The link has been used; its page offers a new one.
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('This link has been used')
    await expect(page.getByRole('button', { name: 'Request a new link' })).toBeVisible()
  })
}

test('signs in after a wrong password, with the keyboard only', async ({ page, request }) => {
  const email = uniqueEmail('keyboard')
  await register(request, email)
  await openPage(page, '/jobs')
  await page.getByRole('link', { name: 'Sign In / Register' }).focus()
  await page.keyboard.press('Enter')
  await expect(modal(page).getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('another-word')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  // Escape dismisses the toast and keeps the modal with the entered values.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toHaveCount(0)
  const field = modal(page).getByLabel('Password', { exact: true })
  await expect(field).toHaveValue('another-word')
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await toast(page, 'Successfully logged in')
  await expectSignedIn(page)
  await expect(page).toHaveURL(/\/jobs$/)
})

test('a private page asks a visitor to sign in and comes back with its query', async ({
  page,
  request,
}) => {
  const email = uniqueEmail('private')
  await register(request, email)
  await openPage(page, '/bookmarks?tab=products')
  await signIn(page, email)
  await expectSignedIn(page)
  await expect(page).toHaveURL('/bookmarks?tab=products')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('recentSearches', '["montessori"]'))
  await signOut(page)
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(kept).toEqual(['appVersion', 'dismissedExpo'])
  // Signing out leaves the private page; a link to one asks again.
  await openPage(page, '/school/my-school-list')
  await expect(modal(page)).toBeVisible()
  await signIn(page, email)
  await expectSignedIn(page)
  await expect(page).toHaveURL('/school/my-school-list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an emailed link signs in once', async ({ page, request }) => {
  test.skip(!hasOutbox, 'The outbox folder is not available')
  const email = uniqueEmail('link')
  await register(request, email)
  const response = await request.post('/api/users/login-links', { data: { email } })
  expect(response.status()).toBe(202)
  const link = linkIn((await emailsTo(email, 2)).at(-1), '/login-by-link')
  const linkPage = await request.get(link)
  expect(linkPage.headers()['referrer-policy']).toBe('same-origin')
  expect(await linkPage.text()).toContain('noindex')
  await openPage(page, link, 390)
  await toast(page, 'Successfully logged in')
  await expect(page).toHaveURL(/\/$/)
  await expectSignedIn(page)
  await page.goBack()
  expect(page.url()).not.toContain('token')
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign out and continue' }).click()
  await expect(page.getByRole('alert')).toContainText('This link has been used')
  await expect(page).toHaveURL(/\/login-by-link$/)
  await expect(page.getByRole('link', { name: 'Sign In / Register' })).toBeVisible()
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  // The first sign-in by link confirms the address, which sends a second email. The next link opens home.
  const next = linkIn((await emailsTo(email, 4)).at(-1), '/login-by-link')
  await page.goto(next.replace('/login-by-link', '/'))
  await expectSignedIn(page)
  expect(page.url()).not.toContain('token')
})

test('confirms an email address with the button, not by opening the link', async ({
  page,
  request,
}) => {
  test.skip(!hasOutbox, 'The outbox folder is not available')
  const email = uniqueEmail('confirm')
  await register(request, email)
  const [welcome] = await emailsTo(email, 1)
  await openPage(page, linkIn(welcome, '/users/confirm-email'))
  await expect(page).toHaveURL(/\/users\/confirm-email$/)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await signIn(page, email)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
})

test('Google signs in a new and a returning user, and follows the redirect path', async ({
  page,
}) => {
  test.skip(!hasGoogle, 'The Google mock is not available')
  const email = uniqueEmail('google')
  await mockGoogleUser(page, { sub: email, email, given_name: 'Meera', family_name: 'Iyer' })
  await openPage(page, '/')
  await page.getByRole('link', { name: 'List your service' }).click()
  await expect(modal(page).getByText('OR', { exact: true })).toBeVisible()
  const button = modal(page).getByRole('button', { name: 'Sign in with Google' })
  await expect(button).toHaveAttribute('data-theme', 'outline')
  await expect(button).toHaveAttribute('data-size', 'large')
  await button.click()
  await toast(page, 'Successfully logged in with Google')
  await expect(page).toHaveURL(/\/my-store-list$/)
  await signOut(page)
  await openModal(page)
  await modal(page).getByRole('button', { name: 'Sign in with Google' }).click()
  await expectSignedIn(page)
})

test('signing in and out updates another tab and closes its modal', async ({ page, request }) => {
  const email = uniqueEmail('tabs')
  await register(request, email)
  await openPage(page, '/jobs')
  await openModal(page)
  const otherTab = await page.context().newPage()
  await openPage(otherTab, '/about-us')
  await openModal(otherTab)
  await signIn(otherTab, email)
  await expectSignedIn(otherTab)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectSignedIn(page)
  await signOut(page)
  await expect(otherTab.getByRole('link', { name: 'Sign In / Register' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('requests an emailed link', async ({ page }) => {
    for (const path of ['/users/forgot-password', '/login-by-link']) {
      await page.goto(path)
      await page.getByLabel('Your email').fill('nobody@example.in')
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await expect(page.getByText('Check your email')).toBeVisible()
    }
  })
})
