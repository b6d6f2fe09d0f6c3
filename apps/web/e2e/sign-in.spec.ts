import type { APIRequestContext, Page } from '@playwright/test'
import { hasGoogle, signInAtGoogle } from './google'
import { hasOutbox, type Mail, mailsTo } from './mails'
import { expect, expectStill, isAlive, test } from './site'

const password = 'monsoon-mango-7'

/** An address that no other test or run has. */
const newAddress = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}@example.in`

async function register(request: APIRequestContext, email: string): Promise<void> {
  const body = { firstname: 'Meera', lastname: 'Iyer', email, password, user_type: 'edbazaar' }
  const answer = await request.post('/api/users/signup', { data: body })
  expect(answer.status()).toBe(201)
}

const modal = (page: Page) => page.getByRole('dialog', { name: 'Sign In to your account' })
const toast = (page: Page, words: string) =>
  expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }),
  ).toBeVisible()
const isSignedIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Profile, Meera' })).toBeVisible()
const tokenIn = (mail: Mail | undefined, path: string) =>
  new RegExp(`${path}\\?token=[A-Za-z0-9_-]{43}`).exec(mail?.text ?? '')?.[0] ?? ''

async function openPage(page: Page, path: string, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.goto(path)
  await isAlive(page)
}

async function openModal(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign In / Register' }).click()
  await expect(modal(page)).toBeVisible()
}

async function signIn(page: Page, email: string, word = password): Promise<void> {
  await modal(page).getByLabel('Email').fill(email)
  await modal(page).getByLabel('Password', { exact: true }).fill(word)
  await modal(page).getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile, Meera' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await toast(page, 'Logged Out Successfully')
}

for (const width of [390, 1280]) {
  test(`who lists a school registers first, goes on there, and signs out at ${width} px`, async ({
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
    await page.getByLabel('Email').fill(newAddress('register'))
    await page.getByLabel('Password', { exact: true }).fill(password)
    await modal(page).getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('dialog', { name: 'Successfully Registered!' })).toBeVisible()
    await expect(page).toHaveURL(/\/school\/my-school-list$/)
    await page.getByRole('button', { name: "Let's Go" }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await isSignedIn(page)
    await signOut(page)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Sign In / Register' })).toBeVisible()
  })

  test(`a forgotten password is set anew by mail at ${width} px`, async ({ page, request }) => {
    test.skip(!hasOutbox, 'The folder of mails is not known')
    const email = newAddress('forgot')
    await register(request, email)
    await openPage(page, '/schools', width)
    await openModal(page)
    await modal(page).getByRole('link', { name: 'Forgot Password?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
    await page.getByLabel('Your email').fill(email)
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await expect(page.getByText('Look into your mail')).toBeVisible()
    const mails = await mailsTo(email, 2)
    const link = tokenIn(mails.at(-1), '/users/reset-password')
    await page.goto(link)
    await isAlive(page)
    await expect(page).toHaveURL(/\/users\/reset-password$/)
    await page.getByLabel('New password', { exact: true }).fill('Rangoli, leheriya, jaali')
    await expect(page.getByText('Strong')).toBeVisible()
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByText('Your new password is set')).toBeVisible()
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await signIn(page, email, 'Rangoli, leheriya, jaali')
    await toast(page, 'Successfully logged in')
    await expect(page).toHaveURL(/\/$/)
    await isSignedIn(page)
    // The link is spent; its page offers another.
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('This link has been used')
    await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible()
  })
}

test('a wrong password and then the right one, by keyboard alone', async ({ page, request }) => {
  const email = newAddress('keyboard')
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
  // Escape takes the news away, and leaves the modal with what was typed.
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
  await isSignedIn(page)
  await expect(page).toHaveURL(/\/jobs$/)
})

test('a mailed link signs in once, whoever was signed in before', async ({ page, request }) => {
  test.skip(!hasOutbox, 'The folder of mails is not known')
  const email = newAddress('link')
  await register(request, email)
  const answer = await request.post('/api/users/login-links', { data: { email } })
  expect(answer.status()).toBe(202)
  const link = tokenIn((await mailsTo(email, 2)).at(-1), '/login-by-link')
  const shell = await request.get(link)
  expect(shell.headers()['referrer-policy']).toBe('same-origin')
  expect(await shell.text()).toContain('noindex')
  await openPage(page, link, 390)
  await toast(page, 'Successfully logged in')
  await expect(page).toHaveURL(/\/$/)
  await isSignedIn(page)
  await page.goBack()
  expect(page.url()).not.toContain('token')
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('This link has been used')
  await expect(page).toHaveURL(/\/login-by-link$/)
  await expect(page.getByRole('link', { name: 'Sign In / Register' })).toBeVisible()
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByText('Look into your mail')).toBeVisible()
  // Whoever proves an address first is asked for another password. The next link opens home.
  const next = tokenIn((await mailsTo(email, 4)).at(-1), '/login-by-link')
  await page.goto(next.replace('/login-by-link', '/'))
  await isSignedIn(page)
  expect(page.url()).not.toContain('token')
})

test('an address is confirmed by the button of its link', async ({ page, request }) => {
  test.skip(!hasOutbox, 'The folder of mails is not known')
  const email = newAddress('confirm')
  await register(request, email)
  const [welcome] = await mailsTo(email, 1)
  await openPage(page, tokenIn(welcome, '/users/confirm-email'))
  await expect(page).toHaveURL(/\/users\/confirm-email$/)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await signIn(page, email)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
})

test('Google signs in who is new and who is known, along the redirect path', async ({ page }) => {
  test.skip(!hasGoogle, 'Nobody signs in Google’s place')
  const email = newAddress('google')
  await signInAtGoogle(page, { sub: email, email, given_name: 'Meera', family_name: 'Iyer' })
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
  await isSignedIn(page)
})

test('signing in and out shows in another tab, whose modal closes', async ({ page, request }) => {
  const email = newAddress('tabs')
  await register(request, email)
  await openPage(page, '/jobs')
  await openModal(page)
  const other = await page.context().newPage()
  await openPage(other, '/about-us')
  await openModal(other)
  await signIn(other, email)
  await isSignedIn(other)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await isSignedIn(page)
  await signOut(page)
  await expect(other.getByRole('link', { name: 'Sign In / Register' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link by mail is asked for all the same', async ({ page }) => {
    for (const path of ['/users/forgot-password', '/login-by-link']) {
      await page.goto(path)
      await page.getByLabel('Your email').fill('nobody@example.in')
      await page.getByRole('button', { name: 'Mail me a link' }).click()
      await expect(page.getByText('Look into your mail')).toBeVisible()
    }
  })
})
