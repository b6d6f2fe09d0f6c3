import { box, expect, expectNoAxeViolation, heard, listen, test } from './test.ts'

test.describe('the combobox pattern', () => {
  test.beforeEach(async ({ open }) => open(box))

  test('a closed widget is a named combobox that controls a list box', async ({ page }) => {
    const field = page.getByRole('combobox', { name: 'Find schools' })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveAttribute('aria-autocomplete', 'list')
    await expect(field).toHaveAttribute('aria-activedescendant', '')
    const list = page.locator(`#${await field.getAttribute('aria-controls')}`)
    await expect(list).toHaveAttribute('role', 'listbox')
    await expect(list).toBeHidden()
    await expectNoAxeViolation(page)
  })

  test('typing opens the list and selects nothing', async ({ page, search }) => {
    await search('vid')
    const field = page.getByRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', '')
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await expectNoAxeViolation(page)
  })

  test('marks the typed letters at the start of words', async ({ page, search }) => {
    await search('vid')
    await expect(page.locator('edbazaar-search b')).toHaveText(['Vid'])
    await expect(page.getByRole('option', { name: /^Vidya Niketan Public School/ })).toBeVisible()
    await search('विद्या')
    await expect(page.locator('edbazaar-search b')).toHaveText(['विद्या'])
  })

  test('arrow keys move through the list, and past its ends to the field', async ({
    page,
    search,
  }) => {
    await search('vid')
    const field = page.getByRole('combobox')
    for (const index of [0, 1, 2, null, 0]) {
      await page.keyboard.press('ArrowDown')
      await expectActive(index)
    }
    await page.keyboard.press('ArrowUp')
    await expectActive(null)
    await page.keyboard.press('ArrowUp')
    await expectActive(2)
    await expectNoAxeViolation(page)

    async function expectActive(index: number | null) {
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('vid')
      if (index === null) return expect(field).toHaveAttribute('aria-activedescendant', '')
      const option = page.getByRole('option').nth(index)
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        `${await option.getAttribute('id')}`,
      )
    }
  })

  test('keys that move the cursor keep the list open and clear the highlight', async ({
    page,
    search,
  }) => {
    await search('vid')
    const field = page.getByRole('combobox')
    for (const [key, caret] of Object.entries({ Home: 0, ArrowRight: 1, End: 3, ArrowLeft: 2 })) {
      await page.keyboard.press('ArrowDown')
      await expect(field).toHaveAttribute('aria-activedescendant', /./)
      await page.keyboard.press(key)
      await expect(field).toHaveAttribute('aria-activedescendant', '')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      const place = await field.evaluate((input: HTMLInputElement) => input.selectionStart)
      expect(place).toBe(caret)
    }
  })

  test('letters go to the field and clear the highlight', async ({ page, search }) => {
    await search('vid')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('y')
    await expect(page.getByRole('combobox')).toHaveValue('vidy')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  })

  test('Escape closes the list, then clears the field', async ({ page, search }) => {
    await search('vid')
    const field = page.getByRole('combobox')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('vid')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
  })

  test('arrow keys open a closed list at its first or last suggestion, with Alt at neither', async ({
    page,
    search,
  }) => {
    await search('vid')
    const field = page.getByRole('combobox')
    const chosen = page.getByRole('option', { selected: true })
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await expect(chosen).toHaveText(/Vidya Niketan/)
    await page.keyboard.press('Alt+ArrowUp')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveAttribute('aria-activedescendant', '')
    await page.keyboard.press('ArrowUp')
    await expect(chosen).toHaveText(/सरस्वती/)
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(chosen).toHaveCount(0)
  })

  test('Enter opens the highlighted suggestion', async ({ page, search, edbazaar }) => {
    await search('vid')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${edbazaar.origin}/schools/1`)
  })

  test('Enter without a highlight opens all results, and does nothing without text', async ({
    page,
    search,
    edbazaar,
  }) => {
    const before = page.url()
    await page.getByRole('combobox').fill('  ')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Search' }).click()
    expect(page.url()).toBe(before)
    await search('vid')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${edbazaar.origin}/schools?query=vid`)
  })

  test('Enter before the response opens the results too', async ({ page, edbazaar }) => {
    await page.getByRole('combobox').fill('slow & late')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${edbazaar.origin}/global-search-result?query=slow+%26+late`)
  })

  test('Enter before the response keeps the place and radius', async ({ page, open, edbazaar }) => {
    await open(
      '<edbazaar-search place="Kochi & around" radius="5" limit="3"></edbazaar-search>SCRIPT',
    )
    await page.getByRole('combobox').fill('slow')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      `${edbazaar.origin}/global-search-result?query=slow&place=Kochi+%26+around&radius=5`,
    )
  })

  test('leaving the field closes the list', async ({ page, search }) => {
    await search('vid')
    await page.getByRole('heading').click()
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  test('the count is announced when it settles', async ({ page, search }) => {
    const status = page.getByRole('status')
    await search('vid')
    await expect(status).toHaveText('Suggestions: 3')
    await page.getByRole('combobox').fill('none')
    await expect(status).toHaveText('Nothing matches yet.')
    await expectNoAxeViolation(page)
    await page.keyboard.press('Escape')
    await expect(status).toHaveText('')
  })
})

test('events report actions, and cancelling them stops navigation', async ({
  page,
  open,
  search,
  edbazaar,
}) => {
  await open(box)
  await listen(page)
  await page.evaluate(() => {
    for (const name of ['select', 'submit']) {
      document.addEventListener(`edbazaar-search:${name}`, (event) => event.preventDefault())
    }
  })
  const before = page.url()
  await search(' vid')
  expect(await heard(page, 'suggest')).toMatchObject([{ query: 'vid', suggestions: [{}, {}, {}] }])
  await page.getByRole('option', { name: /Gulmohar/ }).click()
  expect(await heard(page, 'select')).toMatchObject([
    { query: 'vid', suggestion: { kind: 'school', url: `${edbazaar.origin}/schools/1` } },
  ])
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Enter')
  expect(await heard(page, 'submit')).toEqual([
    { query: 'vid', url: `${edbazaar.origin}/schools?query=vid` },
  ])
  expect(page.url()).toBe(before)
})

test('keys are left to an input method while it composes', async ({ page, open, search }) => {
  await open(box)
  await listen(page)
  await search('vid')
  await page.keyboard.press('ArrowDown')
  const field = page.getByRole('combobox')
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 })
  await field.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true, keyCode: 229 })
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Vidya Niketan/)
  expect(await heard(page, 'select')).toEqual([])
  const session = await page.context().newCDPSession(page)
  await field.fill('')
  await session.send('Input.imeSetComposition', { text: 'सर', selectionStart: 2, selectionEnd: 2 })
  await expect(page.getByRole('option')).toHaveCount(3)
  await session.send('Input.insertText', { text: 'सरस्वती' })
  await expect(field).toHaveValue('सरस्वती')
  await expect
    .poll(() => heard(page, 'suggest'))
    .toContainEqual(expect.objectContaining({ query: 'सरस्वती' }))
})

test('touch targets are at least 44 pixels', async ({ page, open, search }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(box)
  await search('vid')
  for (const target of await page.locator('edbazaar-search :is(button, a, input):visible').all()) {
    const size = await target.boundingBox()
    expect(size?.height).toBeGreaterThanOrEqual(44)
    expect(size?.width).toBeGreaterThanOrEqual(44)
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
})
