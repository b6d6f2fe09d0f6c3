import { expect, isAlive, listSchools, placeSlug, test } from './site'

const placeholder = 'Search For Right School, Tuition & Activity'

test('a few letters, an arrow and Enter lead to a school', async ({ page, request }) => {
  const [school] = await listSchools(request)
  const name = school?.name ?? ''
  await page.goto('/')
  await isAlive(page)
  const field = page.getByPlaceholder(placeholder)
  await field.pressSequentially(name.slice(0, 12), { delay: 20 })
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('option', { selected: true })
  await expect(chosen).toHaveCount(1)
  const href = await chosen.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a slip of the finger still finds the school', async ({ page, request }) => {
  const schools = await listSchools(request)
  const school = schools.find(({ name }) => /^[A-Z][a-z]{6,} /.test(name))
  const word = school?.name.split(' ')[0] ?? ''
  const rest = school?.name.slice(word.length) ?? ''
  // Two letters in the wrong order.
  const slipped = `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}${rest}`
  await page.goto('/')
  await isAlive(page)
  await page.getByPlaceholder(placeholder).fill(slipped)
  await expect(page.getByRole('option', { name: school?.name ?? '' }).first()).toBeVisible()
})

test('the clear icon empties the box, and Escape closes the suggestions', async ({ page }) => {
  await page.goto('/')
  await isAlive(page)
  const field = page.getByPlaceholder(placeholder)
  await field.fill('school')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('every search that the empty page offers finds something', async ({ page, request }) => {
  await page.goto('/global-search-result')
  const offered = page.getByRole('main').getByRole('listitem').getByRole('link')
  const queries = await offered.allInnerTexts()
  expect(queries.length).toBeGreaterThan(0)
  for (const query of queries) {
    const { schools } = await (await request.get('/api/search', { params: { query } })).json()
    expect([query, schools.length > 0]).toEqual([query, true])
  }
})

test('suggestions are asked for near the place that was chosen', async ({ page, request }) => {
  await page.goto(`/schools?place=${await placeSlug(request, 'jaipur')}`)
  await isAlive(page)
  await page.getByRole('link', { name: 'EdBazaar' }).first().click()
  const asked = page.waitForRequest(/home-autocomplete/)
  await page.getByPlaceholder(placeholder).fill('school')
  const { searchParams } = new URL((await asked).url())
  expect(Number(searchParams.get('lat'))).toBeCloseTo(26.9, 0)
  expect(Number(searchParams.get('lng'))).toBeCloseTo(75.8, 0)
})

test('Search puts the cursor in the box, here or on arrival', async ({ page }) => {
  await page.goto('/')
  await isAlive(page)
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await search.click()
  await expect(page.getByPlaceholder(placeholder)).toBeFocused()
  await expect(page).toHaveURL('/')
  await page.goto('/schools')
  await isAlive(page)
  await search.click()
  await expect(page).toHaveURL('/global-search-result')
  await expect(page.getByPlaceholder(placeholder)).toBeFocused()
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} px one searches, looks at one kind, is put right, and finds it all again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await isAlive(page)
    const field = page.getByPlaceholder(placeholder)
    const title = page.getByRole('heading', { level: 1 })
    await field.fill('chess')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/global-search-result?query=chess')
    await expect(title).toHaveText('Results for “chess”')
    await expect(field).toHaveValue('chess')
    const tabs = page.getByRole('navigation', { name: 'Kinds of results' })
    const products = tabs.getByRole('link', { name: /^Products/ })
    const count = /\d+/.exec((await products.textContent()) ?? '')?.[0]
    await products.click()
    await expect(page).toHaveURL('/global-search-result?query=chess&kind=products')
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

  test(`at ${width} px all suggestions can be reached and the page stays`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await isAlive(page)
    await page.getByPlaceholder(placeholder).fill('school')
    await expect(page.getByRole('option')).toHaveCount(10)
    await page.keyboard.press('ArrowUp')
    const last = await page.getByRole('option', { selected: true }).boundingBox()
    const bar = await page.locator('nav[aria-label="Quick"]').boundingBox()
    const end = (last?.y ?? height) + (last?.height ?? 0)
    expect(end).toBeLessThanOrEqual(bar?.y ?? height)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('words of a hostile kind are searched for, and nothing else', async ({ page }) => {
  const words = '"><img src=x onerror=alert(1)>'
  await page.goto(`/global-search-result?query=${encodeURIComponent(words)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
