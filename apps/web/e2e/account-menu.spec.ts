import type { Page } from '@playwright/test'
import { demoAccount, hasDemoAccounts } from './demo-accounts'
import { flowWidths } from './flow-widths'
import { expect, expectStill, test, waitForHydration } from './site'

test.skip(!hasDemoAccounts, 'The demo accounts are not available')

async function signIn(page: Page, name: 'provider' | 'admin' | 'seeker') {
  const { email, password } = await demoAccount(name)
  const modal = page.getByRole('dialog', { name: 'Sign In to your account' })
  await modal.getByLabel('Email').fill(email)
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** The side menu: beside the page, or over it on a phone. */
async function openSideMenu(page: Page, width: number) {
  if (width < 1024) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  return page.getByRole('navigation', { name: 'Your account' })
}

for (const width of flowWidths(1280)) {
  test(`a provider returns to their listings and signs out in every tab, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/school/my-school-list')
    await expect(page.getByText('Sign in to see this page')).toBeAttached()
    await signIn(page, 'provider')
    await expect(page.getByRole('heading', { level: 1, name: 'My schools' })).toBeVisible()
    await expect(page.getByText('Live', { exact: true })).toHaveCount(2)

    const menu = await openSideMenu(page, width)
    await expect(
      menu.getByRole('region', { name: 'MY STORES/SCHOOLS' }).getByRole('link'),
    ).toHaveCount(4)
    for (const { href } of await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => ({ href: link.getAttribute('href') ?? '' }))))
      expect((await page.request.get(href)).status(), href).toBe(200)
    await menu.getByRole('button', { name: 'Add School/Store' }).click()
    const dialog = page.getByRole('dialog', { name: 'Would you like to add a school or a store?' })
    await dialog.getByRole('link', { name: 'Store' }).click()
    const form = page.getByRole('dialog', { name: 'Add Store' })
    await form.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'My stores' })).toBeVisible()
    await expect(dialog).toHaveCount(0)

    const otherTab = await context.newPage()
    await otherTab.setViewportSize({ width, height: 900 })
    await otherTab.goto('/about-us')
    await otherTab.getByRole('button', { name: 'Profile, Ravi' }).click()
    await expect(otherTab.getByRole('menuitem')).toHaveText([
      'My Profile',
      'Bookmarks',
      'My Blogs',
      'My bookings',
      'My schools',
      'My stores',
      'Logout',
    ])
    await otherTab.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(otherTab.getByText('Logged Out Successfully')).toBeVisible()
    await expect.poll(() => new URL(otherTab.url()).pathname).toBe('/')
    await expect(page.getByText('Sign in to see this page')).toBeAttached()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
}

test('the side menu collapses, stays collapsed, expands on keyboard focus and causes no layout shift', async ({
  page,
}) => {
  await page.goto('/my-store-list')
  await signIn(page, 'provider')
  const menu = page.getByRole('navigation', { name: 'Your account' })
  await menu.getByRole('button', { name: 'Collapse the menu' }).click()
  await page.mouse.move(900, 600)
  const column = menu.locator('> div')
  await expect.poll(async () => (await column.boundingBox())?.width).toBe(68)
  await page.reload()
  await waitForHydration(page)
  await expect.poll(async () => (await column.boundingBox())?.width).toBe(68)
  await expectStill(page)
  // The entries show once the user's schools and stores are known.
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeAttached()
  await menu.getByRole('button', { name: 'Collapse the menu' }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await column.boundingBox())?.width).toBe(256)
})

test('refuses to sign in a job seeker', async ({ page }) => {
  await page.goto('/my-store-list')
  await signIn(page, 'seeker')
  await expect(page.getByRole('alert')).toContainText(
    'You are a job seeker and cannot login. Please register with different email',
  )
  await expect(page.getByLabel('Email')).not.toHaveValue('')
  await expect(page.getByRole('button', { name: 'Email me a sign-in link' })).toBeVisible()
})

test('the exit popup asks for contact details once, and does not open again', async ({ page }) => {
  await page.goto('/about-us')
  await waitForHydration(page)
  // A test cannot move the pointer out of the window, so the clock and the event are simulated.
  const moveToTabs = () =>
    page.evaluate(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + 60_000
      document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, bubbles: true }))
    })
  const popup = page.getByRole('dialog', { name: 'Before you go' })
  // The code of the popup loads after the page.
  await expect(async () => {
    await moveToTabs()
    await expect(popup).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await popup.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('All fields are required.')).toBeVisible()
  await expect(popup.getByText('Required!')).toHaveCount(3)
  await popup.getByLabel('First name').fill('Meera')
  await popup.getByLabel('Last name').fill('Iyer')
  await popup.getByLabel('Email').fill('meera-exit@example.in')
  await popup.getByLabel('Mobile').fill('9876543210')
  await popup.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thanks')).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await moveToTabs()
  await expect(popup).toHaveCount(0)
})
