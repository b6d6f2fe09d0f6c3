import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './site'

/** The key of the demo partner, valid on any page of localhost and 127.0.0.1. */
const demoPartnerKey = 'edb_DemoPagesOfThisMachine'

/** Serves a page of another site, on its own port, with the snippet. */
async function servePartnerSite(snippet: string): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Parents of Pune</title>${snippet}</html>`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // The address is an object when the server listens on a port.
  const { port } = server.address() as AddressInfo
  return { server, port }
}

const widget = (page: Page) => page.locator('edbazaar-search')
const field = (page: Page) => widget(page).getByRole('combobox')
const options = (page: Page) => widget(page).getByRole('option')

/** Builds a snippet on the partners page, and returns its code. */
async function buildSnippet(page: Page): Promise<string> {
  await page.goto('/partners')
  await waitForHydration(page)
  await page.getByLabel('Find', { exact: true }).selectOption('Schools')
  await page.getByLabel('Near').fill('Bengaluru')
  await page.getByLabel('Within').selectOption('25 km')
  await page.getByLabel('Partner key').fill(demoPartnerKey)
  const code = page.getByRole('figure', { name: 'Your snippet' }).locator('code')
  return (await code.textContent()) ?? ''
}

test('builds, previews and copies a snippet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const snippet = await buildSnippet(page)
  expect(snippet).toContain('integrity="sha384-')
  expect(snippet).toContain(`partner="${demoPartnerKey}"`)
  const suggestionRequest = page.waitForRequest(/\/api\/widget\/suggestions\?/)
  await field(page).fill('school')
  const query = new URL((await suggestionRequest).url()).searchParams
  expect(query.get('partner')).toBe(demoPartnerKey)
  expect(query.get('place')).toBe('Bengaluru')
  await expect(options(page).first()).toContainText('km')
  await options(page).first().click()
  await expect(page.getByText(/edbazaar-search:select.*would open.*\/schools\//)).toBeVisible()
  await expect(page).toHaveURL(/\/partners$/)
  await page.getByRole('button', { name: 'Copy: Your snippet' }).click()
  await expect(page.getByRole('button', { name: 'Copied: Your snippet' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(snippet)
})

test('other pages do not load the widget script', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/widget/')) scripts.push(request.url())
  })
  await page.goto('/about-us')
  await waitForHydration(page)
  expect(scripts).toEqual([])
})

test('a visitor of a partner site searches and follows a suggestion', async ({ page }) => {
  const { server, port } = await servePartnerSite(await buildSnippet(page))
  try {
    await page.goto(`http://127.0.0.1:${port}/`)
    await field(page).fill('school')
    const first = options(page).first()
    await expect(first).toBeVisible()
    const name = (await first.locator('bdi').textContent()) ?? ''
    await field(page).press('ArrowDown')
    await field(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(/^\/schools\//)
    expect(await page.context().cookies()).toEqual([])
  } finally {
    server.close()
  }
})

test('an unregistered site is rejected with a helpful message, and its visitor sees an error', async ({
  page,
}) => {
  const { server, port } = await servePartnerSite(await buildSnippet(page))
  try {
    // Another host name of this machine, which the demo key does not cover.
    await page.goto(`http://elsewhere.localhost:${port}/`)
    const suggestionResponse = page.waitForResponse(/\/api\/widget\/suggestions\?/)
    await field(page).fill('school')
    const response = await suggestionResponse
    expect(response.status()).toBe(403)
    expect((await response.json()).msg).toContain(
      `http://elsewhere.localhost:${port} is not registered for this partner key`,
    )
    await expect(widget(page).getByText('Suggestions did not load.').first()).toBeVisible()
  } finally {
    server.close()
  }
})
