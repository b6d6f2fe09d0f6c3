import { expect, isAlive, listSchools, test } from './site'

test('a school tells facts, fees and dates, and leads to schools like it', async ({
  page,
  request,
}) => {
  // Not every town of the demo data has a second school.
  const [school] = await listSchools(request, '&place=indiranagar-bengaluru')
  await page.goto(`/schools/${school?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(school?.name ?? '')
  await expect(page.getByRole('table', { name: 'Facts' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible()
  await isAlive(page)
  const similar = page.getByRole('list', { name: 'Similar nearby' }).getByRole('link').first()
  const href = await similar.getAttribute('href')
  await similar.click()
  await expect(page).toHaveURL(href ?? '')
})

test('the desk sums the first year of the chosen class', async ({ page, request }) => {
  const schools = await listSchools(request, '&sort=fees')
  await page.goto(`/schools/${schools[0]?.slug}`)
  await isAlive(page)
  const desk = page.getByRole('complementary', { name: 'At a glance' })
  await desk.getByLabel('Class and year').selectOption({ index: 1 })
  const total = await page.locator('tr[data-chosen] td').last().textContent()
  await expect(desk).toContainText(total ?? '?')
})

test('pictures open over the window; arrows and Escape work', async ({ page, request }) => {
  const [school] = await listSchools(request)
  await page.goto(`/schools/${school?.slug}`)
  await isAlive(page)
  const plate = page
    .getByRole('region', { name: /^Pictures of/ })
    .getByRole('link')
    .first()
  await plate.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toContainText(/^1 of/)
  await page.keyboard.press('ArrowRight')
  await expect(viewer).not.toContainText(/^1 of/)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(plate).toBeFocused()
})

test('its town leads to the schools there', async ({ page, request }) => {
  const [school] = await listSchools(request, '&place=indiranagar-bengaluru')
  await page.goto(`/schools/${school?.slug}`)
  await isAlive(page)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await crumbs.getByRole('link', { name: school?.city ?? '', exact: true }).click()
  await expect(page).toHaveURL('/schools/in/karnataka/bengaluru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Schools in Bengaluru, Karnataka',
  )
})
