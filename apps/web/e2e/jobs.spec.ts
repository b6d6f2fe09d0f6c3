import type { APIRequestContext } from '@playwright/test'
import { flowWidths } from './flow-widths'
import { expect, test, waitForHydration } from './site'

interface ListedJob {
  id: number
  title: string
  school: { name: string } | null
}

async function listJobs(request: APIRequestContext, query = ''): Promise<ListedJob[]> {
  return (await (await request.get(`/api/jobs${query}`)).json()).data
}

for (const width of flowWidths(390)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a job seeker filters the list, opens a job and returns to the same list', async ({
      page,
    }) => {
      await page.goto('/jobs')
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in schools in India')
      if (width < 1024) await page.getByRole('link', { name: /^Filters/ }).click()
      await page.getByRole('checkbox', { name: /^Secondary \(TGT\)/ }).check()
      await expect(page).toHaveURL('/jobs?roles=secondary')
      if (width < 1024) await page.getByRole('button', { name: /^Show \d+ jobs?$/ }).click()
      await page.getByLabel('Sort by').selectOption('Highest pay')
      await expect(page).toHaveURL('/jobs?roles=secondary&sort=pay')
      const rows = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem')
      await expect(rows.first()).toContainText('TGT')
      await rows.first().getByRole('link').click()
      await expect(page).toHaveURL(/\/jobs\/description\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('TGT')
      await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/jobs?roles=secondary&sort=pay')
      await expect(page.getByRole('link', { name: 'Secondary (TGT), remove' })).toBeVisible()
    })
  })
}

test('jobs near a place show their distance', async ({ page }) => {
  await page.goto('/jobs?place=bengaluru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Jobs in schools near Bengalu/)
  await expect(page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').first()).toHaveText(
    / km/,
  )
  await expect(page.getByLabel('Sort by')).toHaveValue('distance')
})

test('a job has JobPosting JSON-LD', async ({ request }) => {
  const [job] = await listJobs(request, '?pay_from=20000')
  const html = await (await request.get(`/jobs/description/${job?.id}`)).text()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'JobPosting',
    title: job?.title,
    hiringOrganization: { name: job?.school?.name },
    baseSalary: { currency: 'INR', value: { unitText: 'MONTH' } },
    jobLocation: { address: { addressCountry: 'IN' } },
    directApply: expect.any(Boolean),
  })
})

test('a closed job is marked as closed and not indexed', async ({ page, request }) => {
  const open = new Set((await listJobs(request, '?per_page=100')).map(({ id }) => id))
  const closed = Array.from({ length: 40 }, (_, i) => i + 1).find((id) => !open.has(id))
  await page.goto(`/jobs/description/${closed}`)
  await expect(page.getByText('This job is closed.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'See open jobs' }).click()
  await expect(page).toHaveURL('/jobs')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list filters, with the same short URL as with scripts', async ({ page }) => {
    await page.goto('/jobs')
    await page.getByRole('checkbox', { name: /^Leadership/ }).check()
    await page.getByLabel('Sort by').selectOption('Closing soonest')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL('/jobs?roles=leadership&sort=closing')
    await expect(
      page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').first(),
    ).toContainText('Vice principal')
  })
})
