import { expect, listSchools, placeSlug, test } from './site'

test.use({ javaScriptEnabled: false })

test('the search form submits', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('combobox').fill('public school')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/global-search-result?query=public+school')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('public school')
  await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden()
})

test('the list works with filters and pagination', async ({ page, request }) => {
  await page.goto(`/schools?place=${await placeSlug(request, 'bengaluru')}&radius=50`)
  const rows = page.getByRole('list', { name: 'Schools' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('group', { name: 'Board' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/\/schools\?place=[a-z-]+&radius=50&filter_ids=\d+$/)
  await expect(page.getByRole('list', { name: 'Selected filters' })).toBeVisible()
  await page.goto('/schools')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/schools?page=2')
})

test('a typed place shows the schools near it', async ({ page }) => {
  await page.goto('/schools')
  await page.getByRole('combobox', { name: 'Place' }).fill('Jaipur')
  await page.getByRole('combobox', { name: 'Place' }).press('Enter')
  await expect(page).toHaveURL('/schools?place=jaipur')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Schools near Jaipur/)
  await expect(page.getByLabel('Sort by')).toHaveValue('distance')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL('/schools?place=jaipur')
  await page.getByRole('combobox', { name: 'Place' }).fill('')
  await page.getByRole('combobox', { name: 'Place' }).press('Enter')
  await expect(page).toHaveURL('/schools')
})

test('an unknown place keeps a clean URL and the filters', async ({ page }) => {
  await page.goto('/schools?filter_ids=1')
  await page.getByRole('combobox', { name: 'Place' }).fill('xyzzyqq')
  await page.getByRole('combobox', { name: 'Place' }).press('Enter')
  await expect(page).toHaveURL('/schools?filter_ids=1&near=xyzzyqq')
  await expect(page.getByRole('heading', { name: 'We could not find this place' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'CBSE' })).toBeChecked()
})

test('a school page works, and its images open', async ({ page, request }) => {
  const [school] = await listSchools(request)
  await page.goto(`/schools/${school?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(school?.name ?? '')
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page
    .getByRole('region', { name: /^Images of/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/media\//)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters are reachable', async ({ page }) => {
    await page.goto('/schools')
    await page.getByRole('link', { name: /^Filters/ }).click()
    await expect(page.getByRole('group', { name: 'Board' })).toBeVisible()
  })
})
