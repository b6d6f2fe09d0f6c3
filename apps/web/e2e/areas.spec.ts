import type { Page } from '@playwright/test'
import { flowWidths } from './flow-widths'
import { expect, type listSchools, test, waitForHydration } from './site'

/** The city with the most demo schools, according to the API. */
async function largestCity(request: Parameters<typeof listSchools>[0]) {
  const read = async (query: string) =>
    (await request.get(`/api/schools/area${query}`)).json() as Promise<{
      links: { role: string; state: string; slug: string; name: string; total: number }[]
    }>
  const largest = (links: Awaited<ReturnType<typeof read>>['links'], role: string) =>
    links.filter((link) => link.role === role).sort((a, b) => b.total - a.total)[0]
  const state = largest((await read('')).links, 'states')
  const city = largest((await read(`?state=${state?.state}`)).links, 'cities')
  if (!city || !state) throw new Error('The demo data has no city with a page')
  return { city, stateName: state.name, path: `/schools/in/${city.state}/${city.slug}` }
}

const firstSchool = (page: Page) =>
  page.getByRole('list', { name: 'Best-known schools' }).getByRole('heading').first()

for (const width of flowWidths(390)) {
  test(`at ${width} px links lead from India to a state, a city, a board and a school`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { city, stateName, path } = await largestCity(request)
    await page.goto('/schools')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Schools by state, district and city' }).click()
    await expect(page).toHaveURL('/schools/in')
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${stateName}`) })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Schools in ${stateName}`)
    const pages = page.getByRole('navigation', { name: 'Pages of schools' })
    const first = await firstSchool(page).textContent()
    await pages.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page).toHaveTitle(`Schools in ${stateName}, page 2: EdBazaar`)
    await expect(pages).toContainText(/^21–40 of/)
    await expect(firstSchool(page)).not.toHaveText(first ?? '')
    await expect(page.locator('#main')).toBeInViewport()
    await page.goBack()
    await expect(page).not.toHaveURL(/page=/)
    await expect(firstSchool(page)).toHaveText(first ?? '?')
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${city.name} ?[\\d,]+$`) })
      .first()
      .click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('region', { name: 'At a glance' })).toContainText(
      String(city.total),
    )
    await page.getByRole('link', { name: /^CBSE/ }).click()
    await expect(page).toHaveURL(`${path}/board/cbse`)
    await expect(page).toHaveTitle(`CBSE schools in ${city.name}, ${stateName}: EdBazaar`)
    const school = page.getByRole('list', { name: 'Best-known schools' }).getByRole('link').first()
    const name = await school.textContent()
    await school.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '?')
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: city.name, exact: true })
      .click()
    await expect(page).toHaveURL(path)
  })
}

test('area pages have canonical links, JSON-LD and sitemap entries', async ({ request }) => {
  const { path } = await largestCity(request)
  const html = await (await request.get(path)).text()
  expect(html).toContain(`rel="canonical" href="`)
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`))
  const entities = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const text = entities.map(([, json]) => json).join()
  expect(text).toContain('"ItemList"')
  expect(text).toContain('"BreadcrumbList"')
  const files = await (await request.get('/sitemap.xml')).text()
  expect(files).toContain('/sitemaps/areas-1.xml')
  expect(await (await request.get('/sitemaps/areas-1.xml')).text()).toContain(`${path}</loc>`)
  const country = await (await request.get('/schools/in?page=2')).text()
  expect(country).toMatch(/rel="canonical" href="[^"]*\/schools\/in\?page=2"/)
  expect(country).toMatch(/rel="prev" href="[^"]*\/schools\/in"/)
  expect(country).toMatch(/rel="next" href="[^"]*\/schools\/in\?page=3"/)
})

test('unknown places and boards return 404', async ({ page, request }) => {
  const { path } = await largestCity(request)
  for (const unknown of [
    '/schools/in/atlantis',
    `${path}-nowhere`,
    `${path}?page=50`,
    '/schools/board/hogwarts',
  ]) {
    const answer = await page.goto(unknown)
    expect([unknown, answer?.status()]).toEqual([unknown, 404])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a city page shows schools and links to boards', async ({ page, request }) => {
    const { path } = await largestCity(request)
    await page.goto(path)
    await expect(page.getByRole('list', { name: 'Best-known schools' })).toBeVisible()
    await page.getByRole('link', { name: /^CBSE/ }).click()
    await expect(page).toHaveURL(`${path}/board/cbse`)
  })
})
