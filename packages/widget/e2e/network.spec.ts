import { box, expect, expectNoAxeViolation, heard, listen, test } from './test.ts'

const words = 'edbazaar-search p'

test('sends one request without cookies and caches the response', async ({
  page,
  open,
  search,
  edbazaar,
}) => {
  await open(
    '<edbazaar-search kind="camps" place="Jaipur" radius="10" limit="3" partner="edb_1" lang="hi"></edbazaar-search>SCRIPT',
  )
  await page.context().addCookies([{ name: 'a', value: 'b', url: edbazaar.origin }])
  edbazaar.asked.length = 0
  const combobox = page.getByRole('combobox')
  await combobox.focus()
  // At once: on a busy machine the pauses between key presses could be long enough for a request.
  await combobox.evaluate((input: HTMLInputElement) => {
    for (const letter of 'vid') {
      input.value += letter
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  })
  await expect(page.getByRole('option')).toHaveCount(3)
  await Promise.all([page.waitForResponse(/key=vidya/), search('vidya')])
  await search('vid')
  expect(edbazaar.asked.map(({ query }) => Object.fromEntries(query))).toEqual(
    ['vid', 'vidya'].map((key) => ({
      key,
      lang: 'hi',
      kind: 'camps',
      place: 'Jaipur',
      radius: '10',
      limit: '3',
      partner: 'edb_1',
    })),
  )
  expect(edbazaar.asked.some(({ headers }) => headers.cookie)).toBe(false)
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['a=b', 0])
})

test('a late response never replaces a newer one', async ({ page, open, search }) => {
  await open(box)
  const lateAnswer = page.waitForEvent('requestfailed')
  await page.getByRole('combobox').fill('slow')
  await page.waitForRequest(/key=slow/)
  await search('vid')
  expect((await lateAnswer).url()).toContain('key=slow')
  await expect(page.getByRole('option').first()).toHaveText(/^Vidya Niketan Public SchoolInd/)
})

test('an error is shown, reported and can be retried', async ({ page, open }) => {
  await open(box)
  await listen(page)
  await page.getByRole('combobox').fill('many')
  await expect(page.locator(words)).toHaveText('Suggestions did not load.')
  expect(await heard(page, 'error')).toEqual([
    { query: 'many', status: 429, code: 'code_429', msg: 'No.' },
  ])
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('status')).toHaveText('Suggestions did not load.')
  await expectNoAxeViolation(page)
  await page.route(/key=many/, (route) =>
    route.fulfill({
      json: { suggestions: [], results_url: 'https://edbazaar.in/' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator(words)).toHaveText('Nothing matches yet.')
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('shows that it is offline and retries when the connection returns', async ({
  page,
  open,
  context,
}) => {
  await open(box)
  await listen(page)
  await context.setOffline(true)
  await page.getByRole('combobox').fill('vid')
  await expect(page.locator(words)).toHaveText('You are offline.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await heard(page, 'error')).toMatchObject([{ status: 0, code: 'unreachable' }])
  await context.setOffline(false)
  await expect(page.getByRole('option')).toHaveCount(3)
  await expect(page.locator(words)).toBeHidden()
})

test('a removed widget does not retry when the connection returns', async ({
  page,
  open,
  context,
  search,
  edbazaar,
}) => {
  await open(box)
  await context.setOffline(true)
  await page.getByRole('combobox').fill('vid')
  await expect(page.locator(words)).toHaveText('You are offline.')
  edbazaar.asked.length = 0
  const removed = await page.locator('edbazaar-search').evaluateHandle((element) => {
    element.remove()
    return element
  })
  const isOnline = page.evaluate(() => new Promise((done) => addEventListener('online', done)))
  await context.setOffline(false)
  await isOnline
  await removed.evaluate((element) => document.body.append(element))
  await search('vid')
  expect(edbazaar.asked).toHaveLength(1)
})

test('suggestions with invalid URLs are left out', async ({ page, open }) => {
  await open(box)
  await page.getByRole('combobox').fill('bad')
  await expect(page.getByRole('option')).toHaveCount(2)
})
