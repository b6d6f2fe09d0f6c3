import { expect, test, waitForHydration } from './site'

test('the About page leads to the licences of the work of others', async ({ page }) => {
  await page.goto('/about-us')
  await waitForHydration(page)
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'third-party notices' }).click()
  const notices = await opening
  const response = await page.request.get(notices.url())
  expect(response.headers()['content-type']).toMatch(/^text\/plain/)
  const text = await response.text()
  // Of the browser, of the server, and fonts.
  for (const name of [/^react-dom \d/m, /^fastify \d/m, /Anek Latin/]) expect(text).toMatch(name)
})
