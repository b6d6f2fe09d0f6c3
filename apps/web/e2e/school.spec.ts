import { flowWidths } from './flow-widths'
import {
  expect,
  expectImages,
  expectShareAndPrint,
  listSchools,
  test,
  waitForHydration,
} from './site'

for (const width of flowWidths(390)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 1024 })

    test('a school shows facts, fees and dates, and links to similar schools', async ({
      page,
      request,
    }) => {
      // Not every town in the demo data has a second school.
      const [school] = await listSchools(request, '&place=indiranagar-bengaluru')
      await page.goto(`/schools/${school?.slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(school?.name ?? '')
      await expect(page.getByRole('table', { name: 'Facts' })).toContainText('UDISE+')
      await expect(page.getByText('Today', { exact: true })).toBeVisible()
      await waitForHydration(page)
      await expectImages(page)
      await expectShareAndPrint(page, `/schools/${school?.slug}`)
      const jump = page.getByRole('navigation', { name: 'On this page' })
      await jump.getByRole('link', { name: 'Map' }).click()
      await page.getByRole('button', { name: 'Show the map' }).click()
      const map = page.getByRole('region', { name: `Map showing ${school?.name}` })
      await expect(map.getByRole('button', { name: /^₹/ }).first()).toBeVisible()
      await expect(jump.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'true')
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(jump.getByRole('link', { name: 'Map' })).not.toHaveAttribute('aria-current')
      const similar = page.getByRole('list', { name: 'Similar nearby' }).getByRole('link').first()
      const href = await similar.getAttribute('href')
      await similar.click()
      await expect(page).toHaveURL(href ?? '')
    })

    test('the summary card shows the first-year total of the selected class', async ({
      page,
      request,
    }) => {
      const schools = await listSchools(request, '&sort=fees')
      await page.goto(`/schools/${schools[0]?.slug}`)
      await waitForHydration(page)
      const summaryCard = page.getByRole('complementary', { name: 'At a glance' })
      await summaryCard.getByLabel('Class and year').selectOption({ index: 1 })
      const total = await page.locator('tr[data-highlighted] td').last().textContent()
      await expect(summaryCard).toContainText(total ?? '?')
    })

    test('a product shows its batches and links to its provider and its list', async ({
      page,
      request,
    }) => {
      const response = await request.get('/api/stores/products?kind=tuition&per_page=1')
      const [product] = (await response.json()).data
      await page.goto(`/products/${product.slug}`)
      await waitForHydration(page)
      await expect(page.getByRole('region', { name: 'Price' })).toContainText('Age')
      await expect(page.getByText(/^\d+ of \d+ seats? left$|^Full$/).first()).toBeVisible()
      await expect(page.getByText('No photos yet')).toBeVisible()
      await expectShareAndPrint(page, `/products/${product.slug}`)
      await page
        .getByRole('region', { name: 'Offered by' })
        .getByRole('link', { name: product.store_name })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.store_name)
      const contact = page.getByRole('complementary', { name: 'Contact' })
      await expect(contact).toContainText(/Verified|Not verified yet/)
      await page.getByRole('button', { name: 'Show the map' }).click()
      await page
        .getByRole('region', { name: `Map showing ${product.store_name}` })
        .getByRole('button', { name: `${product.store_name}, zoom in` })
        .click()
      await expect(page.getByText('Circle radius: 2 km')).toBeVisible()
      await page
        .getByRole('list', { name: 'Services' })
        .getByRole('link', { name: product.name })
        .first()
        .click()
      await expect(page).toHaveURL(/\/products\//)
      await page
        .getByRole('navigation', { name: 'You are here' })
        .getByRole('link', { name: 'Tuitions' })
        .click()
      await expect(page).toHaveURL('/beyond-school/tuitions')
    })
  })
}

test('its town links to the schools there', async ({ page, request }) => {
  const [school] = await listSchools(request, '&place=indiranagar-bengaluru')
  await page.goto(`/schools/${school?.slug}`)
  await waitForHydration(page)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await crumbs.getByRole('link', { name: school?.city ?? '', exact: true }).click()
  await expect(page).toHaveURL('/schools/in/karnataka/bengaluru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Schools in Bengaluru, Karnataka',
  )
})
