import type { Page } from '@playwright/test'
import { demoAccount, hasDemoAccounts } from './demo-accounts'
import { expect, test, waitForHydration } from './site'

test.skip(!hasDemoAccounts, 'The demo accounts are not available')

/** Signs in through the API, as the sign-in dialog does. */
async function signIn(page: Page, name: 'provider' | 'admin'): Promise<void> {
  const { email, password } = await demoAccount(name)
  const response = await page.request.post('/api/users/login-with-pass', {
    data: { email, password },
  })
  const { token, user } = await response.json()
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken ?? '')
      localStorage.setItem('user', storedUser ?? '')
    },
    [token, JSON.stringify(user)] as const,
  )
}

const sentence = (word: string) =>
  `${Array.from({ length: 60 }, (_, n) => `${word}${n}`).join(' ')}.`

/** The HTML of the article that readers see, without scripts. */
async function articleOf(page: Page, url: string): Promise<string> {
  const response = await page.request.get(url)
  expect(response.status()).toBe(200)
  return /<article[\s\S]*<\/article>/.exec(await response.text())?.[0] ?? ''
}

test('a blog is written, changed on request, published, and edited while it stays public', async ({
  browser,
}) => {
  const author = await (await browser.newContext()).newPage()
  const admin = await (await browser.newContext()).newPage()
  await signIn(author, 'provider')
  await signIn(admin, 'admin')

  await author.goto('/my-blogs')
  await waitForHydration(author)
  await author.getByRole('link', { name: 'Write a blog' }).click()
  await author.getByRole('textbox', { name: 'Title' }).fill('Two questions for every open day')
  const text = author.getByRole('textbox', { name: 'Text' })
  await text.click()
  await author.keyboard.insertText(sentence('gate'))
  await author.getByRole('button', { name: 'Settings' }).first().click()
  await author.getByLabel('Summary').fill('What we ask before we sit down.')
  await author.getByRole('button', { name: 'Close' }).last().click()
  await expect(author.getByText(/^Saved at/)).toBeVisible()
  await author.getByRole('button', { name: 'Submit for review' }).first().click()
  await expect(author.getByText('An admin is reviewing this blog.', { exact: false })).toBeVisible()
  const id = new URL(author.url()).pathname.split('/').at(-1) ?? ''

  await admin.goto(`/admin/all-blogs/${id}`)
  await waitForHydration(admin)
  await admin.getByRole('button', { name: 'Comment on paragraph 1' }).click()
  await admin.getByLabel('What should the author change?').fill('Say which open days.')
  await admin.getByRole('button', { name: 'Add comment' }).click()
  await admin.getByRole('button', { name: 'Ask for changes' }).click()
  await admin.getByLabel('Reason').selectOption('evidence_missing')
  await admin.getByRole('button', { name: 'Send with 1 comment' }).click()
  await expect(
    admin.getByText('This blog is not waiting for a decision.', { exact: false }),
  ).toBeVisible()

  await author.reload()
  await waitForHydration(author)
  await expect(author.getByText('Say which open days.')).toBeVisible()
  await author.getByRole('textbox', { name: 'Text' }).click()
  await author.keyboard.press('Control+End')
  await author.keyboard.insertText(' At three open days in November.')
  await author.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(author.getByRole('button', { name: 'Open again' })).toBeVisible()
  await author.getByRole('button', { name: 'Resubmit' }).first().click()
  await expect(author.getByText('An admin is reviewing this blog.', { exact: false })).toBeVisible()

  await admin.reload()
  await waitForHydration(admin)
  await admin.getByRole('button', { name: 'Approve and publish' }).click()
  await expect(admin.getByText('Readers see an approved revision')).toBeVisible()

  const url = '/blog-details/two-questions-for-every-open-day'
  const before = await articleOf(author, url)
  expect(before).toContain('At three open days in November.')

  await author.reload()
  await waitForHydration(author)
  await author.getByRole('textbox', { name: 'Text' }).click()
  await author.keyboard.press('Control+End')
  await author.keyboard.insertText(' And once in December.')
  await expect(author.getByText(/^Saved at/)).toBeVisible()
  await author.getByRole('button', { name: 'Submit for review' }).first().click()
  await expect(
    author.getByText('Your published version stays public', { exact: false }),
  ).toBeVisible()
  expect(await articleOf(author, url)).toBe(before)
})
