import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, isAlive, test } from './site'

/** Of the partner of the demo data: for any page on localhost and 127.0.0.1. */
const demoPartnerKey = 'edb_DemoPagesOfThisMachine'

/** A page of another site, on a port of its own, with the snippet in it. */
async function otherSite(snippet: string): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Parents of Pune</title>${snippet}</html>`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // Of a server that listens on a port it is no name.
  const { port } = server.address() as AddressInfo
  return { server, port }
}

const box = (page: Page) => page.locator('edbazaar-search')
const field = (page: Page) => box(page).getByRole('combobox')
const options = (page: Page) => box(page).getByRole('option')

/** The code of the page for partners with these choices. */
async function makeSnippet(page: Page): Promise<string> {
  await page.goto('/partners')
  await isAlive(page)
  await page.getByLabel('Find', { exact: true }).selectOption('Schools')
  await page.getByLabel('Near').fill('Bengaluru')
  await page.getByLabel('Within').selectOption('25 km')
  await page.getByLabel('Partner key').fill(demoPartnerKey)
  const code = page.getByRole('figure', { name: 'Your snippet' }).locator('code')
  return (await code.textContent()) ?? ''
}

test('somebody makes a snippet, tries it, and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const snippet = await makeSnippet(page)
  expect(snippet).toContain('integrity="sha384-')
  expect(snippet).toContain(`partner="${demoPartnerKey}"`)
  const asked = page.waitForRequest(/\/api\/widget\/suggestions\?/)
  await field(page).fill('school')
  const query = new URL((await asked).url()).searchParams
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

test('the script comes with this page alone', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/widget/')) scripts.push(request.url())
  })
  await page.goto('/about-us')
  await isAlive(page)
  expect(scripts).toEqual([])
})

test('another site embeds it: a reader searches there and follows a suggestion', async ({
  page,
}) => {
  const { server, port } = await otherSite(await makeSnippet(page))
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

test('a site that is not registered is refused with a remedy, and its reader told', async ({
  page,
}) => {
  const { server, port } = await otherSite(await makeSnippet(page))
  try {
    // Another name of this machine, for which the demo key is not.
    await page.goto(`http://elsewhere.localhost:${port}/`)
    const refusal = page.waitForResponse(/\/api\/widget\/suggestions\?/)
    await field(page).fill('school')
    const answer = await refusal
    expect(answer.status()).toBe(403)
    expect((await answer.json()).msg).toContain(
      `http://elsewhere.localhost:${port} is not registered for this partner key`,
    )
    await expect(box(page).getByText('Suggestions did not load.').first()).toBeVisible()
  } finally {
    server.close()
  }
})
