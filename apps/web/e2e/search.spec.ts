import { flowViewports } from './flow-widths'
import { expect, listSchools, placeSlug, test, waitForHydration } from './site'

const placeholder = 'Search For Right School, Tuition & Activity'

test('a few letters, an arrow key and Enter open a school', async ({ page, request }) => {
  const [school] = await listSchools(request)
  const letters = (school?.name ?? '').slice(0, 12)
  await page.goto('/')
  await waitForHydration(page)
  const field = page.getByPlaceholder(placeholder)
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('key') === letters.trim(),
  )
  await field.pressSequentially(letters, { delay: 20 })
  await answered
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const selected = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect(selected).toHaveCount(1)
  const href = await selected.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a typo still finds the school', async ({ page, request }) => {
  const schools = await listSchools(request)
  const school = schools.find(({ name }) => /^[A-Z][a-z]{6,} /.test(name))
  const word = school?.name.split(' ')[0] ?? ''
  const rest = school?.name.slice(word.length) ?? ''
  // Two letters in the wrong order.
  const typo = `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}${rest}`
  await page.goto('/')
  await waitForHydration(page)
  await page.getByPlaceholder(placeholder).fill(typo)
  await expect(
    page
      .getByRole('listbox')
      .getByRole('option', { name: school?.name ?? '' })
      .first(),
  ).toBeVisible()
})

test('the clear icon empties the box, and Escape closes the suggestions', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const field = page.getByPlaceholder(placeholder)
  await field.fill('school')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('a suggested search opens its list, which can also search for the words', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByPlaceholder(placeholder).fill('cbse jaipur')
  const suggested = page.getByRole('option', { name: /^CBSE schools in Jaipur/ })
  await expect(suggested).toBeVisible()
  await suggested.click()
  await expect(page).toHaveURL(/^[^?]+\/schools\?place=jaipur&filter_ids=\d+&query=cbse%20jaipur$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CBSE schools near Jaipur')
  await expect(page.getByRole('link', { name: 'CBSE, remove' })).toBeVisible()
  await page.getByRole('link', { name: 'Search for these words instead' }).click()
  await expect(page).toHaveURL('/global-search-result?query=cbse%20jaipur&words=true')
  await page.goBack()
  await page.getByRole('link', { name: 'CBSE, remove' }).click()
  await expect(page).toHaveURL('/schools?place=jaipur')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schools near Jaipur')
  await expect(page.getByText('You searched for')).toBeHidden()
})

test('every example search has results', async ({ page, request }) => {
  await page.goto('/global-search-result')
  const examples = page.getByRole('main').getByRole('listitem').getByRole('link')
  const queries = await examples.allInnerTexts()
  expect(queries.length).toBeGreaterThan(0)
  for (const query of queries) {
    const response = await request.get('/api/search', { params: { query } })
    const { schools, products } = await response.json()
    expect([query, schools.length + products.length > 0]).toEqual([query, true])
  }
})

test('suggestions are requested near the saved place', async ({ page, request }) => {
  await page.goto(`/schools?place=${await placeSlug(request, 'jaipur')}`)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'EdBazaar' }).first().click()
  const suggestRequest = page.waitForRequest(/search\/suggestions/)
  await page.getByPlaceholder(placeholder).fill('school')
  const { searchParams } = new URL((await suggestRequest).url())
  expect(Number(searchParams.get('lat'))).toBeCloseTo(26.9, 0)
  expect(Number(searchParams.get('lng'))).toBeCloseTo(75.8, 0)
})

test('Search focuses the box, on this page or on the search page', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await search.click()
  await expect(page.getByPlaceholder(placeholder)).toBeFocused()
  await expect(page).toHaveURL('/')
  await page.goto('/schools')
  await waitForHydration(page)
  await search.click()
  await expect(page).toHaveURL('/global-search-result')
  await expect(page.getByPlaceholder(placeholder)).toBeFocused()
})

for (const { width, height } of flowViewports(390)) {
  test(`at ${width} px search, tabs, spelling suggestion and recent searches work`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await waitForHydration(page)
    const field = page.getByPlaceholder(placeholder)
    const title = page.getByRole('heading', { level: 1 })
    await field.fill('chess')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/global-search-result?query=chess')
    await expect(title).toHaveText('Results for “chess”')
    await expect(field).toHaveValue('chess')
    await expect(page.getByRole('heading', { name: 'Chess activities in India' })).toBeVisible()
    await page.getByRole('link', { name: 'Search for the words “chess” instead' }).click()
    await expect(page).toHaveURL('/global-search-result?query=chess&words=true')
    const tabs = page.getByRole('navigation', { name: 'Kinds of results' })
    const products = tabs.getByRole('link', { name: /^Tuitions and activities/ })
    const count = /\d+/.exec((await products.textContent()) ?? '')?.[0]
    await products.click()
    await expect(page).toHaveURL('/global-search-result?query=chess&kind=products&words=true')
    await expect(page.getByRole('main').locator('article, li').getByRole('heading')).toHaveCount(
      Number(count),
    )
    await page.goBack()
    await expect(tabs.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')

    await field.fill('jaipr public scool')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'jaipur public school' }).click()
    await expect(title).toHaveText('Results for “jaipur public school”')
    await expect(page.getByText('Did you mean')).toBeHidden()

    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page).toHaveURL('/global-search-result')
    await expect(field).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Your recent searches' })).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: 'chess' }).click()
    await expect(title).toHaveText('Results for “chess”')
    await page.goBack()
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(page.getByRole('heading', { name: 'Your recent searches' })).toHaveCount(0)
  })

  test(`at ${width} px all suggestions are reachable without scrolling the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await waitForHydration(page)
    await page.getByPlaceholder(placeholder).fill('school')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(10)
    await page.keyboard.press('ArrowUp')
    // The list scrolls to the selected suggestion.
    await expect(async () => {
      const last = await page
        .getByRole('listbox')
        .getByRole('option', { selected: true })
        .boundingBox()
      const bar = await page.locator('nav[aria-label="Quick links"]').boundingBox()
      const end = (last?.y ?? height) + (last?.height ?? 0)
      expect(end).toBeLessThanOrEqual(bar?.y ?? height)
    }).toPass({ timeout: 15_000 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('hostile text is shown as text', async ({ page }) => {
  const html = '"><img src=x onerror=alert(1)>'
  await page.goto(`/global-search-result?query=${encodeURIComponent(html)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(html)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('a query is understood as a list, which its address shares', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const field = page.getByPlaceholder(placeholder)
  await field.fill('cbse schools bangalore')
  const first = page.getByRole('listbox').getByRole('option').first()
  await expect(first).toContainText('CBSE schools in Bengaluru')
  await page.keyboard.press('Enter')
  const understood = page.getByRole('region', { name: 'Understood as' })
  await expect(understood.getByRole('heading')).toHaveText('CBSE schools in Bengaluru')
  await understood.getByRole('link', { name: 'Open the list with all filters' }).click()
  await expect(page).toHaveURL(
    /\/schools\?place=[a-z-]+&filter_ids=\d+&query=cbse%20schools%20bangalore$/,
  )
  await expect(page.getByRole('main')).toContainText('CBSE')
  await page.goBack()
  await understood.getByRole('link', { name: 'CBSE, remove' }).click()
  await expect(understood.getByRole('heading')).toHaveText('Schools in Bengaluru')
})
