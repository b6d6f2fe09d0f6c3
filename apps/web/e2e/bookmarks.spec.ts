import type { APIRequestContext } from '@playwright/test'
import { flowViewports } from './flow-widths'
import { expect, expectStill, listSchools, test, waitForHydration } from './site'

const password = 'kadamba-vriksha-27'

/** Registers a new user, and returns the email address. */
async function register(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name}-${Date.now()}@example.in`
  const user = { firstname: 'Meera', lastname: 'Iyer', email, password, user_type: 'edbazaar' }
  const response = await request.post('/api/users/signup', { data: user })
  expect(response.ok(), await response.text()).toBe(true)
  return email
}

for (const { width, height } of flowViewports(390)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('a visitor bookmarks, signs in, adds a note, removes the bookmark and restores it', async ({
      page,
      request,
    }) => {
      const email = await register(request, `bookmarks-${width}`)
      const [first] = await listSchools(request)
      const name = first?.name ?? ''
      await page.goto('/schools')
      await waitForHydration(page)
      const bookmark = page.getByRole('button', { name: `Bookmark ${name}`, exact: true })
      await bookmark.click()

      const popup = page.getByRole('dialog', { name: 'Sign In or Register to Continue' })
      await popup.getByRole('button', { name: 'Sign In', exact: true }).click()
      const modal = page.getByRole('dialog', { name: 'Sign In to your account' })
      await modal.getByLabel('Email').fill(email)
      await modal.getByLabel('Password', { exact: true }).fill(password)
      const saved = page.waitForResponse((response) =>
        response.url().includes('/my-bookmarks/school/'),
      )
      await modal.getByRole('button', { name: 'Sign In', exact: true }).click()
      expect((await saved).status()).toBe(200)
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(/\/schools$/)

      await page.goto('/bookmarks')
      await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Schools 1' })).toBeVisible()
      await expectStill(page)
      await page.getByRole('button', { name: `Add a note: Note on ${name}` }).click()
      await page.getByRole('textbox', { name: `Note on ${name}` }).fill('Ask about the bus')
      await page.getByRole('heading', { level: 1 }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByText('Ask about the bus')).toBeVisible()

      await page.getByRole('button', { name: `Compare ${name}` }).click()
      await expect(page.getByRole('complementary', { name: 'Compare tray' })).toContainText(
        '1 of 4',
      )

      await bookmark.click()
      await expect(page.getByText('Removed.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Schools 0' })).toBeVisible()
      const restored = page.waitForResponse(
        (response) =>
          response.request().method() === 'PUT' && response.url().includes('/my-bookmarks/'),
      )
      await page.getByRole('button', { name: `Undo: bookmark ${name} again` }).click()
      await restored
      await page.reload()
      await expect(page.getByText('Ask about the bus')).toBeVisible()
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('link', { name: 'Blogs 0' }).click()
      await expect(page.getByRole('heading', { name: 'No blogs bookmarked yet' })).toBeVisible()
    })
  })
}
